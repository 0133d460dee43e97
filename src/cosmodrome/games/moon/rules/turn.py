"""The turn of Welcome to the Moon (standard rules): what all adventures share.

    flip three cards → every seat writes a number and uses its action, all at once → incidents → missions → end?

Seats play at the same time and do not see each other's marks of the running phase: `shown` keeps every sheet as it
stood when the phase began, for the others' eyes. An adventure says what writing, incidents, missions and the end mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from cosmodrome.games.moon.rules.deck import Deck, Piles
from cosmodrome.games.moon.rules.moves import MISSION, PASS
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State, Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["ACCOMPLISH", "MISSIONS", "WRITING", "AccomplishMissions", "Board", "Mission", "Moon"]

WRITING: Final = 0
"""Phases 2-4: everyone chooses a combination, writes and acts."""
MISSIONS: Final = 1
"""Phase 6, after the incidents: those who can may accomplish missions."""


class Mission:
    """A mission card: what it pays to the first and to those after. `kind`, `spaces` and `count` say what it asks."""

    def __init__(self, id: str, letter: int, first: int, later: int, kind: str, spaces: int, count: int) -> None:
        self.id = id
        self.letter: i64 = letter
        self.first = first
        self.later = later
        self.kind = kind
        self.spaces: i64 = spaces
        self.count: i64 = count


class Board:
    """What every printed sheet has: spaces to fill, system errors to mark, and two missions for each letter."""

    def __init__(self, all: i64, error_boxes: i64, missions: list[list[Mission]]) -> None:
        self.all = all
        """The spaces that fill the sheet, as bits."""
        self.error_boxes = error_boxes
        self.missions = missions


class Moon(State):
    """A position of any adventure."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, printed: Board, chosen: list[Mission]) -> None:
        super().__init__(game, rng)
        self.printed = printed
        self.chosen = chosen
        """Missions fixed by option; empty: draw them."""
        self.piles = Piles(deck)
        self.phase: i64 = WRITING
        self.turn: i64 = 0
        self.sheets: list[Sheet] = []
        self.shown: list[Sheet] = []
        """The sheets as the others see them: as of the start of this phase. Replaced, never changed."""
        self.missions: list[Mission] = []
        """The three missions in play, in the order A, B, C."""
        self.achieved: i64 = 0
        """Missions accomplished in an earlier turn, as bits: from then on they pay the later value."""

    # --- what an adventure says -------------------------------------------------------------------------------------

    def new_sheet(self) -> Sheet:
        """An empty sheet."""
        raise NotImplementedError

    def first_step(self) -> Step[Never]:
        """The question that opens a seat's turn."""
        raise NotImplementedError

    def incidents(self) -> None:
        """Phase 5."""
        raise NotImplementedError

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Does this seat's sheet meet the mission now?"""
        raise NotImplementedError

    def reward(self, seat: i64, mission: Mission, value: int) -> None:
        """What accomplishing a mission gives at once, beside the value in its box."""

    def settle(self) -> None:
        """The game has ended: compute scores and winners, and `finish`."""
        raise NotImplementedError

    # --- the turn ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set-up: missions, sheets, shuffled piles, and the first flip."""
        self.missions = self.choose_missions()
        self._stacks = [[] for _ in range(self.seats)]
        self.sheets = [self.new_sheet() for _ in range(self.seats)]
        self.piles.shuffle(self.rng)
        self.start_turn()

    def choose_missions(self) -> list[Mission]:
        """One of two for each letter, at random unless an option says."""
        return self.chosen or [pair[self.rng.below(len(pair))] for pair in self.printed.missions]

    def start_turn(self) -> None:
        """Phase 1: flip three cards, then ask everyone at once."""
        self.turn += 1
        self.piles.flip(self.rng)
        self.phase = WRITING
        if self._watched:
            self.show()
        if self.listening:
            self.emit("turn", -1, (int(self.turn), *self.piles.numbers, *self.piles.actions))
        for seat in range(self.seats):
            self.open_phase(seat)

    def open_phase(self, seat: i64) -> None:
        """Ask a seat what the running phase asks of it first, if anything."""
        if self.phase == WRITING:
            self.ask(seat, self.first_step())
        elif self.open_missions(seat):
            self.ask(seat, ACCOMPLISH)

    def advance(self) -> None:
        """Everyone has finished the running phase: what was done in private becomes known."""
        if self.listening:
            self.emit("reveal", -1, ())
        if self.phase == WRITING:
            self.incidents()
            self.phase = MISSIONS
            self._ask_for_missions()
            if self._waiting:
                return
        else:
            self._turn_missions_over()
        if self.ended():
            self.show()
            self.settle()
            if self.listening:
                self.emit("end", -1, tuple(self.winners))
        else:
            self.start_turn()

    def show(self) -> None:
        """From here on everyone sees everyone's marks."""
        self.shown = [sheet.copy() for sheet in self.sheets]

    def _ask_for_missions(self) -> None:
        """Phase 6: missions are optional, and everyone who can is asked at the same time."""
        for seat in range(self.seats):
            self.open_phase(seat)
        if self._waiting:
            self.show()

    def open_missions(self, seat: i64) -> i64:
        """The missions this seat could accomplish now, as bits."""
        found: i64 = 0
        earned = self.sheets[seat].missions
        for mission in self.missions:
            if earned[mission.letter] == NO_MISSION and self.fulfils(seat, mission):
                found |= bit(mission.letter)
        return found

    def accomplish(self, seat: i64, letter: i64) -> None:
        """Write the value in the mission box; everybody who does so in the first turn gets the first value."""
        mission = self.missions[letter]
        value = mission.later if self.achieved >> letter & 1 else mission.first
        self.sheets[seat].earn(letter, value)
        if self.listening:
            self.emit("mission", seat, (int(letter), value, int(self.achieved >> letter & 1)), OWNER_FIRST)
        self.reward(seat, mission, value)

    def _turn_missions_over(self) -> None:
        """Missions accomplished this turn pay the later value from the next one on."""
        for sheet in self.sheets:
            for mission in self.missions:
                if sheet.missions[mission.letter] != NO_MISSION:
                    self.achieved |= bit(mission.letter)

    def ended(self) -> bool:
        """Has anybody accomplished three missions, marked all system errors, or filled the sheet?"""
        printed = self.printed
        for sheet in self.sheets:
            if sheet.filled == printed.all or sheet.errors == printed.error_boxes:
                return True
            if self.achieved and sheet.accomplished() == len(LETTERS):
                return True
        return False

    def end_reasons(self) -> list[str]:
        """Which end conditions anybody meets, by name, for those who ask why the game is over."""
        met = {
            "missions": any(sheet.accomplished() == len(LETTERS) for sheet in self.sheets),
            "errors": any(sheet.errors == self.printed.error_boxes for sheet in self.sheets),
            "full": any(sheet.filled == self.printed.all for sheet in self.sheets),
        }
        return [reason for reason, holds in met.items() if holds]

    # --- copies -----------------------------------------------------------------------------------------------------

    def _copy_moon_to(self, other: Moon) -> None:
        self._copy_to(other)
        other.piles = self.piles.copy()
        other.phase = self.phase
        other.turn = self.turn
        other.sheets = [sheet.copy() for sheet in self.sheets]
        other.shown = self.shown
        other.missions = self.missions
        other.achieved = self.achieved

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Hidden are the order of the piles and what the others have done since the phase began. They get other marks:
        whoever had finished has finished in the new world too, whoever is still thinking starts the phase again."""
        self.piles.redeal(rng)
        if not self.over:
            thinking = self._waiting
            for other in range(self.seats):
                if other != seat:
                    self.replay_phase(other, not thinking >> other & 1, rng)

    def replay_phase(self, seat: i64, finished: bool, rng: Rng) -> None:
        """Take a seat back to the start of the phase, then let it finish with random moves if it had."""
        self.sheets[seat] = self.shown[seat].copy()
        self._stacks[seat] = []
        self._waiting &= ~bit(seat)
        self.open_phase(seat)
        if finished:
            while self._waiting >> seat & 1:
                step = self._top(seat)
                self._answer(seat, step, step.pick(self, seat, rng))

    def _check_moon(self) -> None:
        """Invariants of the standard rules."""
        self.piles.check()
        assert len(self.sheets) == self.seats
        assert [mission.letter for mission in self.missions] == list(range(len(LETTERS)))
        assert self.over == (not self._waiting), "either somebody must decide or the game is over"


class AccomplishMissions(Step[Moon]):
    """Phase 6: accomplish one of the missions that hold now, or leave them for a later turn."""

    def asks(self) -> str:
        """`mission`."""
        return "mission"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """Each open mission, and passing."""
        found = s.open_missions(seat)
        moves = [PASS]
        for letter in range(len(LETTERS)):
            if found >> letter & 1:
                moves.append(MISSION + letter)
        return moves

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Accomplish it, and ask again: another one may hold."""
        if move == PASS:
            return
        s.accomplish(seat, move - MISSION)
        s.ask(seat, ACCOMPLISH)

    def stands(self, s: Moon, seat: i64) -> bool:
        """Does a mission hold?"""
        return s.open_missions(seat) != 0


ACCOMPLISH: Final = AccomplishMissions()
