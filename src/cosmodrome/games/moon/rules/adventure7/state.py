"""Adventure 7, The Escape: open airlocks from starship to starship, and make each of them ready to leave.

Six starships lie above one another; each is a zone. Airlocks join their blocks (modules and greenhouses), and a number
or an X may only go into a block that a chain of active airlocks reaches from the start. Because an airlock can only be
activated at a block that is reached already, the reached blocks grow by one end at a time and no search is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions
from cosmodrome.games.moon.rules.adventure7.sheet import EscapeBoard, EscapeSheet
from cosmodrome.games.moon.rules.adventure7.steps import ACTIVATE_AIRLOCK
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet, one_more
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Escape"]


class Escape(WithActions):
    """A position of adventure 7."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: EscapeBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.taken: i64 = 0
        """Starships whose x2 bonus was circled in an earlier turn, as bits: the others have struck it."""

    def sheet(self, seat: i64) -> EscapeSheet:
        """One seat's starships."""
        return cast("EscapeSheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """Starships with some reactors fired and some plants grown; only the two start modules can be entered."""
        board = self.board
        sheet = EscapeSheet([0] * len(board.ships), [NO_MISSION] * len(LETTERS))
        sheet.enter(board, board.start)
        sheet.plants = [int(ship.grown) for ship in board.ships]
        sheet.reactors = [int(ship.fired) for ship in board.ships]
        return sheet

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where a number keeps the order of its starship, in blocks that are reached."""
        sheet = self.sheet(seat)
        return sheet.keep_order(self.board.zones, sheet.open & ~sheet.filled, number)

    def spaces_to_cross(self, seat: i64) -> i64:
        """An X fits anywhere in blocks that are reached."""
        sheet = self.sheet(seat)
        return sheet.open & ~sheet.filled

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write it; a robot space gives an airlock, a greenhouse its x2 bonus unless others were faster."""
        board, sheet = self.board, self.sheet(seat)
        ship: i64 = board.ship_of[space]
        sheet.write(board.zones[ship], space, value)
        if board.robots >> space & 1:
            self.give_airlock(seat)
        elif board.greenhouses >> space & 1:
            late = self.taken >> ship & 1
            if not late:
                sheet.doubled |= bit(ship)
                self.earn_solo_bonus()
            if self.listening:
                self.emit("greenhouse", seat, (int(ship), int(late)), OWNER_FIRST)

    def give_airlock(self, seat: i64) -> None:
        """Ask for an airlock; it is lost when all are active."""
        if self.sheet(seat).within_reach():
            self.ask(seat, ACTIVATE_AIRLOCK)

    # --- actions ----------------------------------------------------------------------------------------------------

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot: airlocks. Energy and Plant: the starship of the number. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            return sheet.within_reach() if self.happened != self.turn else 0
        ship: i64 = board.ship_of[space]
        if action == ENERGY:
            return bit(ship) if sheet.reactors[ship] < board.ships[ship].reactors else 0
        if action == PLANT:
            return bit(ship) if sheet.plants[ship] < board.ships[ship].plants else 0
        return board.tanks & bit(space)

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Activate an airlock, circle a reactor or a plant, or circle the tank."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            sheet.activate(self.board, target)
        elif action == ENERGY:
            sheet.reactors = one_more(sheet.reactors, target)
        elif action == PLANT:
            sheet.plants = one_more(sheet.plants, target)
        else:
            sheet.tanks |= bit(target)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any; a full line of them circles a Wild symbol."""
        self.sheet(seat).cross_astronaut(self.board.astronauts, self.board.astronauts_for_wild)

    def use_planning(self, seat: i64) -> None:
        """Cross the next planning box, while there are any."""
        sheet = self.sheet(seat)
        if sheet.plannings < len(self.board.planning) - 1:
            sheet.plannings += 1

    def take_error(self, seat: i64) -> None:
        """Cross the next box; the first ones give an airlock."""
        sheet = self.sheet(seat)
        gives = self.board.error_airlocks[sheet.errors]
        sheet.errors += 1
        if gives:
            self.give_airlock(seat)

    def wilds(self, seat: i64) -> i64:
        """Those circled and not crossed off."""
        return self.sheet(seat).wilds

    def spend_wild(self, seat: i64) -> None:
        """Cross one off."""
        self.sheet(seat).wilds -= 1

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: the x2 bonuses circled this turn are struck on the sheets of all others."""
        for seat in range(self.seats):
            self.taken |= self.sheet(seat).doubled

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Greenhouses full of plants, full modules, full starships, or all reactors or tanks of starships."""
        ships, sheet, kind = self.board.ships, self.sheet(seat), mission.kind
        filled, done = sheet.filled, i64(0)
        if kind == "modules":
            for ship in ships:
                for module in ship.modules:
                    spaces: i64 = module
                    done += 1 if filled & spaces == spaces else 0
        elif kind == "ships":
            for ship in ships:
                done += 1 if filled & ship.zone.all == ship.zone.all else 0
        elif kind == "tanks":
            for ship in ships:
                done += 1 if sheet.tanks & ship.tanks == ship.tanks else 0
        elif kind == "fitted":
            for index, ship in enumerate(ships):
                grown = sheet.reactors[index] == ship.reactors and sheet.plants[index] == ship.plants
                done += 1 if grown and sheet.tanks & ship.tanks == ship.tanks else 0
        elif kind == "reactors":
            for index, ship in enumerate(ships):
                done += 1 if sheet.reactors[index] == ship.reactors else 0
        else:
            for index, ship in enumerate(ships):
                if (filled & mission.spaces) >> ship.greenhouse & 1 and sheet.plants[index] == ship.plants:
                    done += 1
        return done >= mission.count

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, greenhouses and modules, less planning and errors."""
        board = self.board
        sheet = cast("EscapeSheet", sheets[seat])
        ships = range(len(board.ships))
        return {
            "missions": sum([value for value in sheet.missions if value != NO_MISSION]) + self.goal_points(sheet),
            "greenhouses": sum([sheet.greenhouse_points(board, ship) for ship in ships]),
            "modules": sum([sheet.module_points(board, ship) for ship in ships]) + self._convoy(sheet),
            "planning": -board.planning[sheet.plannings],
            "errors": -board.errors[sheet.errors],
        }

    def strikeable(self) -> i64:
        """ASTRA: the x2 bonuses that nobody has circled."""
        return (bit(len(self.board.ships)) - 1) & ~self.taken

    def strike(self, target: i64) -> None:
        """ASTRA: the x2 bonus of this greenhouse cannot be circled any more."""
        self.taken |= bit(target)

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """An airlock, a reactor."""
        if orders.branch == "salvage":
            self.ask(seat, Receive([ENERGY]))
        if orders.news == "contained":
            self.ask(seat, ACTIVATE_AIRLOCK)

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """Any starship with a reactor left."""
        sheet = self.sheet(seat)
        return [index for index, ship in enumerate(self.board.ships) if sheet.reactors[index] < ship.reactors]

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Circle a reactor."""
        self.act(seat, action, target, 0)

    def befall(self, seat: i64, orders: Orders) -> None:
        """Jammed locks: nothing is lost, but Robots have no target in this turn."""

    def reached(self, seat: i64, orders: Orders) -> bool:
        """A space of this starship is filled."""
        return self.sheet(seat).filled & self.board.ships[orders.goal - 1].zone.all != 0

    def _convoy(self, sheet: EscapeSheet) -> int:
        """What full starships pay beyond what is printed."""
        orders = self.orders
        if orders is None or orders.branch != "convoy":
            return 0
        full = [sheet.filled & ship.zone.all == ship.zone.all for ship in self.board.ships]
        return int(orders.branch_amount) * sum(full)

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Escape:
        """An independent copy."""
        twin = Escape(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        """Only reached spaces are filled, reach follows from the airlocks, and nothing exceeds what is printed."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            sheet.check(board.zones)
            assert sheet.reached == _walk(board, sheet.airlocks), "reached blocks are not those of the airlocks"
            assert sheet.open == sum([board.blocks[block] for block in members(sheet.reached)])
            assert members(sheet.within_reach()) == [
                airlock
                for airlock, ends in enumerate(board.airlocks)
                if ends & sheet.reached and not sheet.airlocks >> airlock & 1
            ]
            assert sheet.filled & ~sheet.open == 0, "a space is filled that cannot be reached"
            assert sheet.tanks & ~(board.tanks & sheet.filled) == 0
            for index, ship in enumerate(board.ships):
                assert ship.grown <= sheet.plants[index] <= ship.plants
                assert ship.fired <= sheet.reactors[index] <= ship.reactors
                filled = sheet.filled >> ship.greenhouse & 1
                assert filled or not sheet.doubled >> index & 1, "x2 without its greenhouse"
                assert not filled or sheet.doubled >> index & 1 or self.taken >> index & 1, "x2 lost to nobody"
            assert 0 <= sheet.astronauts <= board.astronauts
            assert 0 <= sheet.wilds <= sheet.astronauts // board.astronauts_for_wild
            assert 0 <= sheet.plannings < len(board.planning)
            assert 0 <= sheet.errors < len(board.errors)


def _walk(board: EscapeBoard, airlocks: i64) -> i64:
    """The blocks that active airlocks join to the start, found by walking."""
    reached, before = board.start, board.start - 1
    while reached != before:
        before = reached
        for airlock in members(airlocks):
            if board.airlocks[airlock] & reached:
                reached |= i64(board.airlocks[airlock])
    return reached
