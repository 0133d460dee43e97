"""Adventure 7, The Escape: open airlocks from starship to starship, and make each of them ready to leave.

Six starships lie above one another; each is a zone. Airlocks join their blocks (modules and greenhouses), and a number
or an X may only go into a block that a chain of active airlocks reaches from the start. Because an airlock can only be
activated at a block that is reached already, the reached blocks grow by one end at a time and no search is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet, Zone
from cosmodrome.games.moon.rules.turn import Board, Mission
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["ActivateAirlock", "Escape", "EscapeBoard", "EscapeSheet", "Starship"]


class Starship:
    """A starship: its zone, its modules, its greenhouse, and what is circled on it from the start."""

    def __init__(
        self,
        zone: Zone,
        modules: list[int],
        greenhouse: int,
        tanks: int,
        plants: int,
        grown: int,
        reactors: int,
        fired: int,
    ) -> None:
        self.zone = zone
        self.modules = modules
        """The spaces of each module, as bits."""
        self.greenhouse: i64 = greenhouse
        """The one space of its greenhouse."""
        self.tanks: i64 = tanks
        """The spaces with a water tank, as bits."""
        self.plants: i64 = plants
        self.grown: i64 = grown
        """Plants circled from the start."""
        self.reactors: i64 = reactors
        self.fired: i64 = fired
        """Reactors circled from the start."""


class EscapeBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        ships: list[Starship],
        blocks: list[int],
        start: int,
        airlocks: list[int],
        robots: int,
        plant_points: list[int],
        reactor_points: list[int],
        factor: int,
        planning: list[int],
        errors: list[int],
        error_airlocks: list[int],
        astronauts: int,
        astronauts_for_wild: int,
        missions: list[list[Mission]],
    ) -> None:
        self.ships = ships
        self.blocks = blocks
        """The spaces of each block, as bits."""
        self.start: i64 = start
        """The blocks that are reached from the start, as bits."""
        self.airlocks = airlocks
        """The two blocks that each airlock joins, as bits."""
        self.airlocks_at: list[int] = [
            sum([bit(airlock) for airlock, ends in enumerate(airlocks) if ends >> block & 1])
            for block in range(len(blocks))
        ]
        """The airlocks of each block, as bits."""
        self.robots: i64 = robots
        """The spaces with a Robot bonus, as bits."""
        self.plant_points = plant_points
        """What a filled greenhouse is worth with so many plants circled."""
        self.reactor_points = reactor_points
        """What a full module is worth with so many reactors of its starship circled."""
        self.factor: i64 = factor
        """What an x2 bonus or a circled tank multiplies by."""
        self.planning = planning
        """What is lost after so many planning boxes."""
        self.errors = errors
        """What is lost after so many system errors."""
        self.error_airlocks = error_airlocks
        """The airlocks that each system error gives."""
        self.astronauts: i64 = astronauts
        self.astronauts_for_wild: i64 = astronauts_for_wild
        self.zones = [ship.zone for ship in ships]
        self.size: i64 = self.zones[-1].end
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.ship_of = [index for index, ship in enumerate(ships) for _ in range(ship.zone.size)]
        self.tanks: i64 = sum([ship.tanks for ship in ships])
        self.greenhouses: i64 = sum([bit(ship.greenhouse) for ship in ships])


class EscapeSheet(Sheet):
    """One seat's starships."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.airlocks: i64 = 0
        """The airlocks activated, as bits."""
        self.reached: i64 = 0
        """The blocks that active airlocks join to the start, as bits."""
        self.open: i64 = 0
        """The spaces of those blocks, filled or not."""
        self.near: i64 = 0
        """The airlocks of those blocks, active or not."""
        self.tanks: i64 = 0
        """The spaces whose water tank is circled."""
        self.doubled: i64 = 0
        """The starships whose x2 bonus is circled."""
        self.plants: list[int] = []
        """How many are circled in each greenhouse. Replaced, never changed."""
        self.reactors: list[int] = []
        """How many are circled on each starship. Replaced, never changed."""
        self.astronauts: i64 = 0
        self.wilds: i64 = 0
        """Wild symbols circled and not crossed off."""
        self.plannings: i64 = 0

    def copy(self) -> EscapeSheet:
        """An independent copy."""
        twin = EscapeSheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.airlocks = self.airlocks
        twin.reached = self.reached
        twin.open = self.open
        twin.near = self.near
        twin.tanks = self.tanks
        twin.doubled = self.doubled
        twin.plants = self.plants
        twin.reactors = self.reactors
        twin.astronauts = self.astronauts
        twin.wilds = self.wilds
        twin.plannings = self.plannings
        return twin

    def enter(self, board: EscapeBoard, blocks: i64) -> None:
        """These blocks are reached: their spaces are open, and their airlocks within reach."""
        for block in members(blocks & ~self.reached):
            self.open |= i64(board.blocks[block])
            self.near |= i64(board.airlocks_at[block])
        self.reached |= blocks

    def activate(self, board: EscapeBoard, airlock: i64) -> None:
        """Draw the line on an airlock; what lies beyond it is reached."""
        self.airlocks |= bit(airlock)
        self.enter(board, board.airlocks[airlock])

    def within_reach(self) -> list[int]:
        """The airlocks that could be activated now: those at a reached block."""
        return members(self.near & ~self.airlocks)

    def greenhouse_points(self, board: EscapeBoard, ship: i64) -> int:
        """What the greenhouse of a starship is worth: nothing until it is filled."""
        if not self.filled >> board.ships[ship].greenhouse & 1:
            return 0
        points = board.plant_points[self.plants[ship]]
        return points * board.factor if self.doubled >> ship & 1 else points

    def module_points(self, board: EscapeBoard, ship: i64) -> int:
        """What the full modules of a starship are worth together."""
        worth: i64 = board.reactor_points[self.reactors[ship]]
        total: i64 = 0
        for module in board.ships[ship].modules:
            spaces: i64 = module
            if self.filled & spaces == spaces:
                total += worth * board.factor if self.tanks & spaces else worth
        return total


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
        free = sheet.open & ~sheet.filled
        found: i64 = 0
        for zone in self.board.zones:
            if free & zone.all:
                found |= sheet.fits(zone, number) << zone.first
        return found & free

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
        sheet = self.sheet(seat)
        if sheet.near & ~sheet.airlocks:
            self.ask(seat, ACTIVATE_AIRLOCK)

    # --- actions ----------------------------------------------------------------------------------------------------

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """Robot: airlocks. Energy and Plant: the starship of the number. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            return sheet.within_reach() if self.happened != self.turn else []
        ship = board.ship_of[space]
        if action == ENERGY:
            return [ship] if sheet.reactors[ship] < board.ships[ship].reactors else []
        if action == PLANT:
            return [ship] if sheet.plants[ship] < board.ships[ship].plants else []
        return [int(space)] if board.tanks >> space & 1 else []

    def usable(self, seat: i64, action: i64, space: i64) -> bool:
        """Robot: is an airlock within reach? The others have at most one target."""
        if action == ROBOT:
            sheet = self.sheet(seat)
            return sheet.near & ~sheet.airlocks != 0 and self.happened != self.turn
        return len(self.targets(seat, action, space)) > 0

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Activate an airlock, circle a reactor or a plant, or circle the tank."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            sheet.activate(self.board, target)
        elif action == ENERGY:
            sheet.reactors = _one_more(sheet.reactors, target)
        elif action == PLANT:
            sheet.plants = _one_more(sheet.plants, target)
        else:
            sheet.tanks |= bit(target)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any; a full line of them circles a Wild symbol."""
        sheet = self.sheet(seat)
        if sheet.astronauts < self.board.astronauts:
            sheet.astronauts += 1
            if sheet.astronauts % self.board.astronauts_for_wild == 0:
                sheet.wilds += 1

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
            assert sheet.within_reach() == [
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


class ActivateAirlock(Step[Escape]):
    """A robot space was filled, or a system error taken: activate an airlock. There is no way around it."""

    def asks(self) -> str:
        """`airlock`."""
        return "airlock"

    def legal(self, s: Escape, seat: i64) -> list[int]:
        """Every airlock at a reached block."""
        return [MARK + airlock for airlock in s.sheet(seat).within_reach()]

    def play(self, s: Escape, seat: i64, move: int) -> None:
        """Activate it."""
        s.sheet(seat).activate(s.board, move - MARK)
        if s.listening:
            s.emit("airlock", seat, (move - MARK,), OWNER_FIRST)


ACTIVATE_AIRLOCK: Final = ActivateAirlock()


def _one_more(counts: list[int], index: i64) -> list[int]:
    """The counts with one of them raised, as a new list."""
    raised = counts.copy()
    raised[index] += 1
    return raised


def _walk(board: EscapeBoard, airlocks: i64) -> i64:
    """The blocks that active airlocks join to the start, found by walking."""
    reached, before = board.start, board.start - 1
    while reached != before:
        before = reached
        for airlock in members(airlocks):
            if board.airlocks[airlock] & reached:
                reached |= i64(board.airlocks[airlock])
    return reached
