"""The turn of Welcome to the Moon (standard rules): what all adventures share.

    flip three cards → every seat writes a number and uses its action, all at once → incidents → missions → end?

Seats play at the same time and do not see each other's marks of the running phase: `shown` keeps every sheet as it
stood when the phase began, for the others' eyes. An adventure says what writing, incidents, missions and the end mean.

A seat alone plays against ASTRA: `solo` says what is different then. A game of a campaign has `orders`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Never

from mypy_extensions import i64

from cosmodrome.games.moon.rules import solo
from cosmodrome.games.moon.rules.astra import SOLO, Astra, DrawPile, Opponent
from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.deck import Deck, Piles
from cosmodrome.games.moon.rules.missions import ACCOMPLISH
from cosmodrome.games.moon.rules.orders import FOR_POINTS, LOSE_SOMETHING, NEVER, OPEN, TAKE_GOAL, Orders
from cosmodrome.games.moon.rules.phases import HAPPENING, MISSIONS, PREPARING, WRITING
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State, Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Moon"]


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
        self.astra: Astra | None = None
        """The opponent of a seat that plays alone."""
        self.orders: Orders | None = None
        """What a campaign changes."""
        self.incident_turn: i64 = NEVER
        """The secret turn at whose start the incident of the orders happens."""
        self.happened: i64 = NEVER
        """The turn in which it has happened."""

    # --- what an adventure says -------------------------------------------------------------------------------------

    def new_sheet(self) -> Sheet:
        """An empty sheet."""
        raise NotImplementedError

    def writes_on(self, seat: i64) -> i64:
        """The sheet that a seat marks in the running phase: its own, unless sheets are shared."""
        return seat

    def errors_of(self, seat: i64) -> int:
        """How many system errors a seat has, for ties."""
        return int(self.sheets[seat].errors)

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

    # --- what an adventure says about ASTRA -------------------------------------------------------------------------

    def points(self, seat: i64) -> int:
        """What a seat's sheet scores."""
        raise NotImplementedError

    def strikeable(self) -> i64:
        """What an effect of ASTRA could strike now, as bits."""
        raise NotImplementedError

    def strike(self, target: i64) -> None:
        """An effect of ASTRA strikes it."""
        raise NotImplementedError

    def carry_out(self, astra: Astra, letter: i64) -> None:
        """An effect card that has an effect here: strike what the seat chooses, if there is anything to strike."""
        solo.ask_strike(self)

    def drawn(self, astra: Astra) -> None:
        """A Starship card was laid open."""

    def astra_score(self, astra: Astra) -> int:
        """What ASTRA scores."""
        return astra.score()

    def conclude(self) -> None:
        """The game against ASTRA has ended: settle what is still open before points are counted."""

    def duel(self, astra: Astra) -> int:
        """The game has ended: positive if the seat has won, negative if ASTRA has, 0 for a draw."""
        return self.points(SOLO) - self.astra_score(astra)

    def meet(self, opponent: Opponent) -> None:
        """Before the game: the only seat plays against this opponent."""
        assert self.seats == 1
        self.astra = Astra(opponent, DrawPile(self.piles.deck))
        self.piles = self.astra.pile

    def earn_solo_bonus(self) -> None:
        """The seat has done what circles solo bonuses; where ASTRA does not play there are none."""
        if self.astra is not None:
            solo.earn(self, self.astra)

    # --- what an adventure says about orders ------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """Before the first turn: what orders give or take on this seat's sheet; choices are asked for."""

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """What a gift that is like an action could be used on before the first turn."""
        raise NotImplementedError

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Take such a gift."""
        raise NotImplementedError

    def befall(self, seat: i64, orders: Orders) -> None:
        """The incident: what this seat loses, by its own choice where it has one."""
        found = self.losable(seat)
        if found & (found - 1):
            self.ask(seat, LOSE_SOMETHING)
        elif found:
            LOSE_SOMETHING.cost(self, seat, members(found)[0])

    def losable(self, seat: i64) -> i64:
        """What the incident could cost this seat, as bits."""
        return 0

    def lose(self, seat: i64, target: i64) -> None:
        """The incident costs it."""
        raise NotImplementedError

    def reached(self, seat: i64, orders: Orders) -> bool:
        """Has this seat reached the side goal?"""
        return False

    def take_goal(self, seat: i64, choice: i64) -> None:
        """The side goal is taken, for a star or for points."""
        self.sheets[seat].goal = choice
        if self.listening and self.orders is not None:
            self.emit("goal", seat, (int(choice), int(self.orders.chapter)), OWNER_FIRST)

    def goal_points(self, sheet: Sheet) -> int:
        """What the side goal adds to the score."""
        return self.orders.goal_points if self.orders is not None and sheet.goal == FOR_POINTS else 0

    # --- the turn ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set-up: missions, sheets, shuffled piles, and the first flip."""
        self.missions = self.choose_missions()
        self._stacks = [[] for _ in range(self.seats)]
        self.sheets = [self.new_sheet() for _ in range(self.seats)]
        self.piles.shuffle(self.rng)
        self.set_out()

    def choose_missions(self) -> list[Mission]:
        """One of two for each letter, at random unless an option or orders say."""
        drawn = self.chosen or [pair[self.rng.below(len(pair))] for pair in self.printed.missions]
        return drawn if self.orders is None else self.orders.assign(drawn)

    def set_out(self) -> None:
        """Set-up is done: follow what orders say about it, then begin the first turn."""
        orders = self.orders
        if orders is not None:
            self.incident_turn = orders.draw_turn(self.turn, self.rng)
            self.open_for_all(PREPARING)
            if self._waiting:
                return
        self.start_turn()

    def open_for_all(self, phase: i64) -> None:
        """A phase of the orders begins: everyone is asked what it asks, if anything."""
        self.phase = phase
        self.show()
        for seat in range(self.seats):
            self.open_phase(seat)

    def start_turn(self) -> None:
        """A turn begins, with an incident if it is its turn."""
        self.turn += 1
        if self.turn == self.incident_turn:
            self.incident_turn = NEVER
            self.happened = self.turn
            if self.listening and self.orders is not None:
                self.emit("incident", -1, (int(self.orders.chapter),))
            self.open_for_all(HAPPENING)
            if self._waiting:
                return
        self.open_turn()

    def open_turn(self) -> None:
        """Phase 1: flip three cards, then ask everyone at once."""
        if self.astra is not None:
            solo.start_turn(self, self.astra)
            return
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
        elif self.phase == MISSIONS:
            if self.open_missions(seat):
                self.ask(seat, ACCOMPLISH)
            if self.orders is not None and self._goal_is_open(seat, self.orders):
                self.ask(seat, TAKE_GOAL)
        elif self.orders is not None:
            if self.phase == PREPARING:
                self.prepare(seat, self.orders)
            elif self.phase == HAPPENING:
                self.befall(seat, self.orders)

    def _goal_is_open(self, seat: i64, orders: Orders) -> bool:
        return orders.goal != 0 and self.sheets[seat].goal == OPEN and self.reached(seat, orders)

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
        elif self.phase == MISSIONS:
            self._turn_missions_over()
        elif self.phase == PREPARING:
            self.start_turn()
            return
        elif self.phase == HAPPENING:
            self.open_turn()
            return
        self.go_on()

    def go_on(self) -> None:
        """Incidents and missions are done with: the next turn, or the end."""
        if self.astra is not None:
            solo.advance(self, self.astra)
        elif self.ended():
            self.show()
            self.settle()
            if self.listening:
                self.emit("end", -1, tuple(self.winners))
        else:
            self.start_turn()

    def show(self) -> None:
        """From here on everyone sees everyone's marks. A seat alone hides nothing."""
        self.shown = [sheet.copy() for sheet in self.sheets] if self.astra is None else self.sheets

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
            "cards": self.astra is not None and self.astra.exhausted,
        }
        return [reason for reason, holds in met.items() if holds]

    # --- copies -----------------------------------------------------------------------------------------------------

    def _copy_moon_to(self, other: Moon) -> None:
        self._copy_to(other)
        astra = self.astra
        if astra is None:
            other.piles = self.piles.copy()
        else:
            other.astra = astra = astra.copy()
            other.piles = astra.pile
        other.phase = self.phase
        other.turn = self.turn
        other.sheets = [sheet.copy() for sheet in self.sheets]
        other.shown = self.shown if astra is None else other.sheets
        other.missions = self.missions
        other.achieved = self.achieved
        other.orders = self.orders
        other.incident_turn = self.incident_turn
        other.happened = self.happened

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Hidden are the order of the piles, the turn of an incident to come, and what the others have done since the phase
        began. They get other marks: whoever had finished has finished in the new world too, whoever is still thinking
        starts the phase again."""
        self.piles.redeal(rng)
        if self.orders is not None and self.incident_turn != NEVER:
            self.incident_turn = self.orders.draw_turn(self.turn, rng)
        if not self.over and self.astra is None:
            thinking = self._waiting
            for other in range(self.seats):
                if other != seat:
                    self.replay_phase(other, not thinking >> other & 1, rng)

    def replay_phase(self, seat: i64, finished: bool, rng: Rng) -> None:
        """Take a seat back to the start of the phase, then let it finish with random moves if it had."""
        at = self.writes_on(seat)
        self.sheets[at] = self.shown[at].copy()
        self._stacks[seat] = []
        self._waiting &= ~bit(seat)
        self.open_phase(seat)
        if finished:
            while self._waiting >> seat & 1:
                step = self._top(seat)
                self._answer(seat, step, step.pick(self, seat, rng))

    def _check_moon(self) -> None:
        """Invariants of the standard rules, and of those against ASTRA."""
        self.piles.check()
        if self.astra is not None:
            self.astra.check()
            assert self.astra.pile is self.piles
        assert len(self.sheets) >= self.seats
        count = len(LETTERS) if self.orders is None else self.orders.missions
        assert [mission.letter for mission in self.missions] == list(range(count))
        assert self.incident_turn == NEVER or self.incident_turn > self.turn, "an incident was forgotten"
        assert self.over == (not self._waiting), "either somebody must decide or the game is over"
