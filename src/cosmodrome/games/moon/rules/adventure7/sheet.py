"""The sheet of adventure 7: starships, their blocks and airlocks, and what one seat has marked on them."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import WildSheet, Zone
from cosmodrome.kernel.bits import bit, members

__all__ = ["EscapeBoard", "EscapeSheet", "Starship"]


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


class EscapeSheet(WildSheet):
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

    def within_reach(self) -> i64:
        """The airlocks that could be activated now, as bits: those at a reached block."""
        return self.near & ~self.airlocks

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
