"""The course of Rocket Rescue: set-up, the stages of a round one after the other, and the end.

    bonuses → [ planning → screens lifted → research → purchase → workshop → refill → boarding → hangar ] → scoring

Seats plan at the same time; in all other stages one die acts after the other. What happens in a stage is in its chapter.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.rescue.rules import consortium
from cosmodrome.games.rescue.rules.audit import audit
from cosmodrome.games.rescue.rules.board import FIELDS
from cosmodrome.games.rescue.rules.boarding import BOARD_ROCKET, crew_of, open_boarding
from cosmodrome.games.rescue.rules.characters import deal_characters, open_bonus
from cosmodrome.games.rescue.rules.hangar import USE_HANGAR, open_hangar
from cosmodrome.games.rescue.rules.launch import continue_launch
from cosmodrome.games.rescue.rules.planning import PLACE_DIE, award_order, lift_screens, place_at_random, settle
from cosmodrome.games.rescue.rules.purchase import (
    BUY_CUBES,
    USE_CUBES,
    open_purchase,
    open_refill,
    open_workshop,
)
from cosmodrome.games.rescue.rules.research import TAKE_MODULE, clear_display, lay_out_cards, open_research
from cosmodrome.games.rescue.rules.spaceport import NOBODY, NOTHING
from cosmodrome.games.rescue.rules.turns import (
    BOARD_CREW,
    BONUSES,
    BUYING,
    LIFTED,
    PICKING,
    PLANNING,
    REFILLING,
    WORKSHOP,
    Turns,
)
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.rng import Rng

__all__ = ["Rescue"]


class Rescue(Turns):
    """A position of Rocket Rescue."""

    def begin(self) -> None:
        """Set-up; then the characters' bonuses in seat order."""
        self.lay_out()
        deal_characters(self)
        while not self._waiting:
            self.advance()

    def advance(self) -> None:
        """Nobody has to decide: finish the launch, let the next die act, or go on to the next stage."""
        if self.flying != NOTHING:
            continue_launch(self)
            if self.flying == NOTHING:
                self._ask_for_hangar()
        elif self.stage == BONUSES:
            self._next_bonus()
        elif self.stage == PLANNING:
            for party in range(self.seats, self.parties):
                place_at_random(self, party, self.board.lowest, self.board.highest)
            lift_screens(self)
        elif self.stage == LIFTED:
            settle(self)
            award_order(self)
            open_research(self)
        elif self.stage == PICKING:
            self._next_pick()
        elif self.stage == BUYING:
            self._next_purchase()
        elif self.stage == WORKSHOP:
            self._next_in_workshop()
        elif self.stage == REFILLING:
            open_boarding(self)
        elif self.stage == BOARD_CREW:
            self._next_boarding()
        else:
            self._next_in_hangar()

    # --- stages -------------------------------------------------------------------------------------------------------

    def _next_bonus(self) -> None:
        if self.turn == self.seats:
            self._start_round()
            return
        self.acting = self.turn
        self.turn += 1
        open_bonus(self, self.acting)

    def _start_round(self) -> None:
        """Cards are laid out for all to see, and everybody plans."""
        self.round += 1
        self.stage = PLANNING
        self.acting = NOBODY
        self.queue = []
        self.turn = 0
        self.die = 0
        self.flight = []
        self.dice = [0 for _ in range(self.parties * FIELDS)]
        lay_out_cards(self, self.board.laid_out)
        if self.listening:
            self.emit("round", -1, (int(self.round), *self.display))
        for seat in range(self.seats):
            self.ask(seat, PLACE_DIE)

    def _next_pick(self) -> None:
        if not self.next_die():
            clear_display(self)
            open_purchase(self)
        elif self.acting < self.seats:
            self.ask(self.acting, TAKE_MODULE)
        else:
            consortium.picks(self, self.acting)

    def _next_purchase(self) -> None:
        if not self.next_die():
            open_workshop(self)
        elif self.acting < self.seats:
            self.ask(self.acting, BUY_CUBES)
        else:
            consortium.buys(self, self.acting)

    def _next_in_workshop(self) -> None:
        if not self.next_die():
            open_refill(self)
        elif USE_CUBES.stands(self, self.acting):
            self.ask(self.acting, USE_CUBES)

    def _next_boarding(self) -> None:
        if not self.next_die():
            open_hangar(self)
        elif self.acting < self.seats:
            self.left = crew_of(self, self.acting, self.die)
            if BOARD_ROCKET.stands(self, self.acting):
                self.ask(self.acting, BOARD_ROCKET)
        else:
            consortium.boards(self, self.acting)

    def _next_in_hangar(self) -> None:
        if not self.next_die():
            self._end_round()
        elif self.acting < self.seats:
            self._ask_for_hangar()
        else:
            consortium.works(self, self.acting)

    def _ask_for_hangar(self) -> None:
        if self.acting < self.seats and USE_HANGAR.stands(self, self.acting):
            self.ask(self.acting, USE_HANGAR)

    def _end_round(self) -> None:
        """The game ends after the round in which somebody has saved everybody, or after the last one."""
        if self.last_round or self.round == self.board.rounds:
            self._settle_scores()
        else:
            self._start_round()

    def _settle_scores(self) -> None:
        """Most points win, then most launches; who is still tied shares the victory, and a Consortium can win too."""
        scores = [int(self.score(party)) for party in range(self.parties)]
        best: i64 = -1
        for party in range(self.parties):
            best = max(best, self._strength(party))
        winners = [seat for seat in range(self.seats) if self._strength(seat) == best]
        self.finish(scores[: self.seats], winners)
        if self.listening:
            self.emit("end", -1, tuple(winners))

    def _strength(self, party: i64) -> i64:
        return 1000 * self.score(party) + self.launches[party]

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Rescue:
        """An independent copy."""
        twin = Rescue(self.game, self.rng.clone(), self.board)
        self._copy_turns_to(twin)
        return twin

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Hidden are the order of all decks and, while planning, the others' dice: whoever had placed them all has other
        dice now, whoever is still planning starts again."""
        self.shuffle_again(rng)
        if self.stage != PLANNING or self.over:
            return
        for other in range(self.seats):
            if other != seat:
                self._plan_again(other, not self._waiting >> other & 1, rng)

    def _plan_again(self, seat: i64, finished: bool, rng: Rng) -> None:
        for field in range(seat * FIELDS, (seat + 1) * FIELDS):
            self.dice[field] = 0
        self._stacks[seat] = []
        self._waiting &= ~bit(seat)
        self.ask(seat, PLACE_DIE)
        if finished:
            while self._waiting >> seat & 1:
                step = self._top(seat)
                self._answer(seat, step, step.pick(self, seat, rng))

    def check(self) -> None:
        """Raise AssertionError if a piece is lost or the round is out of joint."""
        audit(self)
        self.check_turns()
        assert self.over == (not self._waiting), "either somebody must decide or the game is over"
        if self.over:
            assert self.last_round or self.round == self.board.rounds
