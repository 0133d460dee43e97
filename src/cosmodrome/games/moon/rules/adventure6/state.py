"""Adventure 6, The Virus: fill a housing unit while viruses infect it, and close walkways to keep them where they are.

Five floors are the zones, their quarters have five spaces each; `sheet` has them.

    set-up: everyone places the grey virus → write → propagations → missions → propagations → missions … → end?

A propagation is a walk over the quarters of one sheet. It is kept on the sheet: how many are left, which quarter's virus
spreads, and which quarters it has still to infect. Everyone walks at the same time, one infected space a question. A
propagation by ASTRA is made at once, while its cards are drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules import solo
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions
from cosmodrome.games.moon.rules.adventure6.missions import fulfils
from cosmodrome.games.moon.rules.adventure6.sheet import NOWHERE, Track, VirusBoard, VirusSheet
from cosmodrome.games.moon.rules.adventure6.steps import (
    CHARGE_QUARTER,
    CLOSE_WALKWAY,
    INFECT,
    PLACE_GREY_VIRUS,
)
from cosmodrome.games.moon.rules.astra import SOLO, Astra
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.phases import DRAWING, GIVING, HAPPENING, MISSIONS, PREPARING, WRITING
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet, one_more
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["PLACING", "SPREADING", "Virus"]

SPREADING: Final = 2
"""Phase 5: those whose viruses spread choose the spaces that are infected."""
PLACING: Final = 3
"""Set-up: everyone places the grey virus."""


class Virus(WithActions):
    """A position of adventure 6."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: VirusBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.awake: i64 = 0
        """The quarters whose virus is awake on all sheets; each sheet has its grey one beside them."""
        self.spent: i64 = 0
        """Signs that were set off in an earlier turn: all have crossed them off."""
        self.runs: list[int] = []
        """How many propagations each seat makes in this phase. Replaced, never changed."""

    def sheet(self, seat: i64) -> VirusSheet:
        """One seat's housing unit."""
        return cast("VirusSheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """An empty housing unit with the energies that are printed circled."""
        board = self.board
        sheet = VirusSheet([0] * len(board.floors), [NO_MISSION] * len(LETTERS))
        sheet.energies = [int(quarter.charged) for quarter in board.quarters]
        sheet.plants = [0] * len(board.quarters)
        return sheet

    def active(self, sheet: VirusSheet) -> i64:
        """The quarters of the viruses that spread on a sheet; the grey one's only once it has found its quarter."""
        return self.awake if sheet.grey == NOWHERE else self.awake | bit(sheet.grey)

    # --- the turn ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set-up: missions, sheets, shuffled piles; then everyone places the grey virus before a card is flipped."""
        self.missions = self.choose_missions()
        self._stacks = [[] for _ in range(self.seats)]
        self.sheets = [self.new_sheet() for _ in range(self.seats)]
        self.piles.shuffle(self.rng)
        self.phase = PLACING
        self.show()
        for seat in range(self.seats):
            self.open_phase(seat)

    def open_phase(self, seat: i64) -> None:
        """Ask a seat what the running phase asks of it first, if anything."""
        if self.phase == PLACING:
            self.ask(seat, PLACE_GREY_VIRUS)
        elif self.phase == SPREADING:
            self.sheet(seat).runs = self.runs[seat]
            self.spread_on(seat)
        else:
            super().open_phase(seat)

    def advance(self) -> None:
        """Phases 5 and 6 take turns as long as missions wake viruses."""
        if self.phase in (DRAWING, GIVING, PREPARING, HAPPENING):
            super().advance()
            return
        if self.listening:
            self.emit("reveal", -1, ())
        if self.phase == PLACING:
            self.set_out()
            return
        if self.phase == WRITING:
            self.incidents()
        elif self.phase == MISSIONS:
            self._wake_by_missions()
        if self._waiting:
            return
        if self.phase != MISSIONS:
            self.phase = MISSIONS
            self._ask_for_missions()
            if self._waiting:
                return
        self._turn_missions_over()
        self.go_on()

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where a number keeps the order of its floor."""
        sheet = self.sheet(seat)
        return sheet.keep_order(self.board.floors, ~sheet.filled, number)

    def spaces_to_cross(self, seat: i64) -> i64:
        """An X fits anywhere."""
        return self.board.all & ~self.sheet(seat).filled

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write it."""
        board, sheet = self.board, self.sheet(seat)
        sheet.write(board.floors[board.floor_of[space]], space, value)
        if self.listening:
            self.tell_if_complete(seat, space)

    def tell_if_complete(self, seat: i64, space: i64) -> None:
        """For the log: a quarter that is complete is evacuated."""
        quarter = self.board.quarter_of[space]
        if self.sheet(seat).complete(self.board.quarters[quarter]):
            self.emit("complete", seat, (quarter,), OWNER_FIRST)

    # --- actions ----------------------------------------------------------------------------------------------------

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot: open walkways. Energy and Plant: the quarter of the number. Water: the tank over it."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            return board.all_walkways & ~sheet.closed
        quarter: i64 = board.quarter_of[space]
        if action == ENERGY:
            return bit(quarter) if sheet.energies[quarter] < board.quarters[quarter].energies else 0
        if action == PLANT:
            return bit(quarter) if sheet.plants[quarter] < board.quarters[quarter].plants else 0
        return board.tanks & bit(space)

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Close a walkway, circle an energy, or circle a plant or a tank and cross the next symbol of its track."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            sheet.closed |= bit(target)
        elif action == ENERGY:
            sheet.energies = one_more(sheet.energies, target)
        elif action == PLANT:
            sheet.plants = one_more(sheet.plants, target)
            sheet.planted += 1
            self._cross(seat, board.plants, sheet.planted - 1)
        else:
            sheet.tanks |= bit(target)
            sheet.watered += 1
            self._cross(seat, board.waters, sheet.watered - 1)

    def _cross(self, seat: i64, track: Track, symbol: i64) -> None:
        """A symbol of a track is crossed: its sign goes off, and a line that it fills gives its bonus."""
        sign: i64 = track.sign_at[symbol]
        if sign >= 0 and not self.spent >> sign & 1:
            self.sheet(seat).fired |= bit(sign)
            if self.listening:
                self.emit("sign", seat, (int(sign),), OWNER_FIRST)
            self.earn_solo_bonus()
        if track.fills[symbol]:
            self._give(seat, track.bonus)

    def _give(self, seat: i64, bonus: i64) -> None:
        """Ask for a bonus of a track, which must be used; without a target it is lost."""
        board, sheet = self.board, self.sheet(seat)
        if bonus == ROBOT:
            if sheet.closed != board.all_walkways:
                self.ask(seat, CLOSE_WALKWAY)
        elif sheet.chargeable(board):
            self.ask(seat, CHARGE_QUARTER)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any; a full line of them circles a Wild symbol."""
        self.sheet(seat).cross_astronaut(self.board.astronauts, self.board.symbols_for_wild)

    def use_planning(self, seat: i64) -> None:
        """Cross a planning, while there are any; a full line of them circles a Wild symbol."""
        self.sheet(seat).cross_planning(self.board.plannings, self.board.symbols_for_wild)

    def take_error(self, seat: i64) -> None:
        """Cross the next box; the later ones set off a propagation on the own sheet."""
        sheet = self.sheet(seat)
        sheet.owed += self.board.error_runs[sheet.errors]
        sheet.errors += 1

    def wilds(self, seat: i64) -> i64:
        """Those circled and not crossed off."""
        return self.sheet(seat).wilds

    def spend_wild(self, seat: i64) -> None:
        """Cross one off."""
        self.sheet(seat).wilds -= 1

    # --- phase 5 ----------------------------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Count the propagations of each seat: one for each virus woken this turn, one for each propagation sign that
        others alone have set off, and those for its own system errors. Then make them."""
        fired: i64 = 0
        owed: i64 = 0
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            fired |= sheet.fired
            owed += sheet.owed
        if not fired and not owed:
            return
        woken: i64 = 0
        spreads: i64 = 0
        for sign in members(fired):
            quarter: i64 = self.board.signs[sign]
            if quarter == NOWHERE:
                spreads |= bit(sign)
            else:
                woken |= bit(quarter)
        self.spent |= fired
        runs: list[int] = []
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            runs.append(int(size_of(woken) + size_of(spreads & ~sheet.fired) + sheet.owed))
            sheet.fired = 0
            sheet.owed = 0
        self._spread(woken, runs)

    def _wake_by_missions(self) -> None:
        """Missions accomplished for the first time wake their viruses, and each of these is a propagation for all."""
        woken: i64 = 0
        for sheet in self.sheets:
            for mission in self.missions:
                if sheet.missions[mission.letter] != NO_MISSION:
                    woken |= bit(self.board.letters[mission.letter])
        woken &= ~self.awake
        if woken:
            for _ in range(size_of(woken)):
                self.earn_solo_bonus()
            self._spread(woken, [int(size_of(woken))] * int(self.seats))

    def _spread(self, woken: i64, runs: list[int]) -> None:
        """All viruses woken are active before the first propagation is made."""
        self.awake |= woken
        self.runs = runs
        self.phase = SPREADING
        if self.listening:
            for quarter in members(woken):
                self.emit("wake", -1, (quarter,))
            for seat in range(self.seats):
                if runs[seat]:
                    self.emit("runs", seat, (runs[seat],))
        if self._watched:
            self.show()
        for seat in range(self.seats):
            self.open_phase(seat)

    def spread_on(self, seat: i64) -> None:
        """Go on with the propagations of a seat until a space must be chosen, or all are made."""
        board, sheet = self.board, self.sheet(seat)
        active = bit(sheet.grey) if self.phase == HAPPENING else self.active(sheet)
        while sheet.runs and not sheet.into:
            sheet.source += 1
            if sheet.source == len(board.quarters):
                sheet.source = NOWHERE
                sheet.runs -= 1
            elif active >> sheet.source & 1:
                sheet.into = sheet.reach(board, sheet.source)
        if sheet.runs:
            self.ask(seat, INFECT)

    # --- the effects of ASTRA ---------------------------------------------------------------------------------------

    def carry_out(self, astra: Astra, letter: i64) -> None:
        """First pass: a sign is struck. Second pass: the virus of the letter wakes, if it is still asleep."""
        if not astra.second_pass():
            solo.ask_strike(self)
            return
        quarter: i64 = self.board.letters[letter]
        if not self.awake >> quarter & 1:
            self._hit(quarter)

    def strikeable(self) -> i64:
        """The signs that still wake a virus; when there is none, those that are propagations."""
        wakes: i64 = 0
        spreads: i64 = 0
        for sign, quarter in enumerate(self.board.signs):
            if not self.spent >> sign & 1:
                if quarter == NOWHERE:
                    spreads |= bit(sign)
                else:
                    wakes |= bit(sign)
        return wakes or spreads

    def strike(self, target: i64) -> None:
        """Cross a sign off: what it wakes is active, and either way there is a propagation at once."""
        self.spent |= bit(target)
        self._hit(self.board.signs[target])

    def _hit(self, quarter: i64) -> None:
        """Wake the virus of a quarter, if any, and make a propagation without waiting for phase 5."""
        if quarter != NOWHERE:
            self.awake |= bit(quarter)
            if self.listening:
                self.emit("wake", -1, (int(quarter),))
        self.sheet(SOLO).runs = 1
        self.spread_on(SOLO)

    # --- phase 6 and the end ----------------------------------------------------------------------------------------

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """See `missions`."""
        return fulfils(self.board, self.sheet(seat), mission)

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, tracks and quarters, less infected spaces and errors."""
        board = self.board
        sheet = cast("VirusSheet", sheets[seat])
        return {
            "missions": sum([value for value in sheet.missions if value != NO_MISSION]) + self.goal_points(sheet),
            "plants": board.plants.points[sheet.planted],
            "water": board.waters.points[sheet.watered],
            "quarters": sum([sheet.quarter_points(board, index) for index in range(len(board.quarters))]),
            "infected": -int(board.infected) * sheet.infections(),
            "errors": -board.errors[sheet.errors],
        }

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """A walkway closed, or energies in different quarters."""
        if orders.branch == "curfew":
            self.ask(seat, CLOSE_WALKWAY)
        elif orders.branch == "open_wards":
            for _ in range(orders.branch_amount):
                self.ask(seat, Receive([ENERGY]))

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """The quarters that have got no energy yet."""
        sheet, quarters = self.sheet(seat), self.board.quarters
        return [
            index for index in members(sheet.chargeable(self.board)) if sheet.energies[index] == quarters[index].charged
        ]

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Circle an energy."""
        sheet = self.sheet(seat)
        sheet.energies = one_more(sheet.energies, target)

    def befall(self, seat: i64, orders: Orders) -> None:
        """Mutation: the grey virus spreads, and no other."""
        self.sheet(seat).runs = orders.incident
        self.spread_on(seat)

    def reached(self, seat: i64, orders: Orders) -> bool:
        """So many quarters complete without any infection."""
        sheet, done = self.sheet(seat), i64(0)
        for quarter in self.board.quarters:
            done += 1 if sheet.complete(quarter) and not sheet.infected & quarter.spaces else 0
        return done >= orders.goal

    def first_infections(self) -> i64:
        """How many spaces the grey virus infects when it is placed."""
        orders, usual = self.orders, i64(1)
        if orders is None:
            return usual
        return 0 if orders.news == "sheltered" else usual + orders.news_amount if orders.news == "exposed" else usual

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Virus:
        """An independent copy."""
        twin = Virus(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.awake = self.awake
        twin.spent = self.spent
        twin.runs = self.runs
        return twin

    def check(self) -> None:
        """Marks are where they can be, tracks count what is circled, and nothing is left over from an earlier phase."""
        self._check_moon()
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            sheet.check_marks(self.board)
            assert self.phase == PLACING or self.board.free >> sheet.grey & 1, (
                "the grey virus is not on an empty target"
            )
            assert self.phase == WRITING or not (sheet.fired or sheet.owed), "a sign was forgotten"
            spreads = self.phase in (SPREADING, DRAWING, HAPPENING)
            assert spreads or not (sheet.runs or sheet.into), "a propagation was forgotten"
