"""Whose die acts: a round runs through its stages, and in most of them the dice of a phase act one after the other.

What a die may do is in the chapters that follow; how one stage leads to the next is in `round`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import FACES, FIELDS, PHASES, RESEARCH, Board
from cosmodrome.games.rescue.rules.spaceport import NOBODY, NOTHING, Spaceport
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = [
    "BOARD_CREW",
    "BONUSES",
    "BUYING",
    "LIFTED",
    "PICKING",
    "PLANNING",
    "REFILLING",
    "SHARES",
    "WORKING",
    "WORKSHOP",
    "Turns",
]

BONUSES: Final = 0
"""Before the first round: characters with a choice take their bonus."""
PLANNING: Final = 1
LIFTED: Final = 2
"""The screens are lifted, energy is not settled yet."""
PICKING: Final = 3
BUYING: Final = 4
WORKSHOP: Final = 5
"""All have bought: cubes are swapped and put on modules."""
REFILLING: Final = 6
BOARD_CREW: Final = 7
WORKING: Final = 8
"""The hangar phase."""

SHARES: Final = 16
"""A claim of reward crew is coded as so many times the party, plus the crew."""


class Turns(Spaceport):
    """The pieces, and where in the round we are."""

    def __init__(self, game: Game, rng: Rng, board: Board) -> None:
        super().__init__(game, rng, board)
        self.round: i64 = 0
        self.last_round = False
        self.stage: i64 = BONUSES
        self.queue: list[int] = []
        """Who acts in this stage, as eight times the party plus the field of the die. Replaced, never changed."""
        self.turn: i64 = 0
        """How many of the queue have had their turn, the one that is acting included."""
        self.acting: i64 = NOBODY
        self.die: i64 = 0
        """What the acting die shows."""
        self.left: i64 = 0
        """Crew that the acting die may still place; cubes that are still to be chosen."""
        self.assembled: i64 = 0
        self.launched: i64 = 0
        """What the acting die has been used for."""
        self.chosen: i64 = 0
        """The resources that a bonus has been taken of, as bits."""
        # --- a rocket in flight, while its rewards are given out ---
        self.flying: i64 = NOTHING
        """Its hangar."""
        self.target: i64 = NOTHING
        """The place of its planet."""
        self.claims: list[int] = []
        """Reward crew still to be rescued, the next one last. Replaced, never changed."""
        self.flight: list[int] = []
        """The last launch of this round, for those who look: party, hangar, planet, the planet's place; then for each place
        of the hangar as it took off the card, its owner, its crew, and the roll (0: none yet). Replaced, never changed."""

    def line_up(self, phase: i64) -> None:
        """The dice of a phase in acting order: from high to low, ties by order token."""
        queue: list[int] = []
        dice, left = self.dice, 2 * phase
        for party in self.by_rank:
            for field in range(party * FIELDS + left, party * FIELDS + left + 2):
                if dice[field]:
                    queue.append(field)
        if len(queue) > 1:
            self._sort(queue, phase)
        self.queue = queue
        self.turn = 0

    def _sort(self, queue: list[int], phase: i64) -> None:
        """Insertion keeps the order of those that show the same."""
        i: i64 = 1
        while i < len(queue):
            field: i64 = queue[i]
            value, j = self.counts(field, phase), i
            while j > 0 and self.counts(queue[j - 1], phase) < value:
                queue[j] = queue[j - 1]
                j -= 1
            queue[j] = field
            i += 1

    def counts(self, field: i64, phase: i64) -> i64:
        """What a die counts for the order of a phase."""
        die: i64 = self.dice[field]
        return die + self.who[field // FIELDS].research if phase == RESEARCH else die

    def next_die(self) -> bool:
        """Let the next die of the queue act, if there is one."""
        if self.turn == len(self.queue):
            self.acting = NOBODY
            return False
        field: i64 = self.queue[self.turn]
        self.turn += 1
        self.acting = field // FIELDS
        self.die = self.dice[field]
        self.assembled = 0
        self.launched = 0
        return True

    def sum_of_dice(self, party: i64) -> i64:
        """What all dice of a party show together."""
        total: i64 = 0
        for field in range(party * FIELDS, (party + 1) * FIELDS):
            total += self.dice[field]
        return total

    def dice_in(self, phase: i64) -> i64:
        """How many dice all parties have in a phase."""
        count: i64 = 0
        for party in range(self.parties):
            for field in range(party * FIELDS + 2 * phase, party * FIELDS + 2 * phase + 2):
                if self.dice[field]:
                    count += 1
        return count

    def _copy_turns_to(self, other: Turns) -> None:
        self._copy_pieces_to(other)
        other.round = self.round
        other.last_round = self.last_round
        other.stage = self.stage
        other.queue = self.queue
        other.turn = self.turn
        other.acting = self.acting
        other.die = self.die
        other.left = self.left
        other.assembled = self.assembled
        other.launched = self.launched
        other.chosen = self.chosen
        other.flying = self.flying
        other.target = self.target
        other.claims = self.claims
        other.flight = self.flight

    def check_turns(self) -> None:
        """Everybody who has to has placed all dice, at most two in a phase and the left one first."""
        for party in range(self.parties):
            fields = self.dice[party * FIELDS : (party + 1) * FIELDS]
            placed = len([die for die in fields if die])
            assert placed <= self.board.dice
            if self.stage > PLANNING:
                assert placed == self.board.dice, "a die is missing"
            for phase in range(PHASES):
                assert fields[2 * phase] or not fields[2 * phase + 1], "a die lies right before one lies left"
        assert sorted(self.by_rank) == list(range(self.parties))
        assert all(self.by_rank[self.rank[party]] == party for party in range(self.parties))
        assert 0 <= self.die <= FACES
