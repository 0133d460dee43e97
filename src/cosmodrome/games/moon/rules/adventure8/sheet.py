"""The sheet of adventure 8: planets and asteroids between two sides, each with a scoring area of its own.

Sheets lie in a ring, one between any two neighbours; side M has the mission boxes, side T is opposite. Who plays on which
side when, and what an action does, is in `state`.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import CHANGES
from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import NUMBERS, Sheet, Zone
from cosmodrome.kernel.bits import bit, members, size_of

__all__ = [
    "BOTH",
    "MISSION_SIDE",
    "NO_BONUS",
    "TOTAL_SIDE",
    "BattleBoard",
    "BattleMission",
    "BattleSheet",
    "Planet",
    "PlanetType",
    "Side",
]

MISSION_SIDE: Final = 0
TOTAL_SIDE: Final = 1
SIDES: Final = 2
BOTH: Final = 0b11

NO_BONUS: Final = -1


class PlanetType:
    """A type of planets, and what each planet of it is worth after so many boxes."""

    def __init__(self, id: str, values: list[int]) -> None:
        self.id = id
        self.values = values


class Planet:
    """A planet: its spaces, the numbers that reach it, its type, and the symbols printed on it."""

    def __init__(self, zone: Zone, type: int, numbers: list[int], plants: int, waters: int, moon: int) -> None:
        self.zone = zone
        self.type: i64 = type
        self.numbers = numbers
        self.plants: i64 = plants
        """Its plants, as bits over all of the sheet."""
        self.waters: i64 = waters
        """Its waters, in the same way."""
        self.moon: i64 = moon
        """The spots of its moon, in the same way."""

    def astronauts_for(self, number: int) -> int:
        """How many Astronauts it takes to turn this number into one that reaches the planet."""
        distance = min([abs(number - wanted) for wanted in self.numbers])
        return -(-distance // max(CHANGES))


class BattleMission(Mission):
    """A mission of adventure 8; where it asks for boxes, `plants` and `waters` say how many."""

    def __init__(
        self, id: str, letter: int, first: int, later: int, kind: str, count: int, plants: int, waters: int
    ) -> None:
        super().__init__(id, letter, first, later, kind, 0, count)
        self.plants: i64 = plants
        self.waters: i64 = waters


class BattleBoard(Board):
    """The printed sheet. Each list of values says what a track is worth after so many boxes."""

    def __init__(
        self,
        planets: list[Planet],
        space_bonus: list[int],
        asteroid_bonuses: list[list[int]],
        plants: list[int],
        waters: list[int],
        types: list[PlanetType],
        planning: list[int],
        errors: list[int],
        astronauts: int,
        flags_for_bonus: int,
        effect_insignia: int,
        missions: list[list[Mission]],
    ) -> None:
        self.planets = planets
        self.space_bonus = space_bonus
        """For each space the action of its bonus, or NO_BONUS."""
        self.asteroid_bonuses = asteroid_bonuses
        """For each asteroid, from the mission side on, the actions of its bonuses."""
        self.plants = plants
        self.waters = waters
        self.types = types
        self.planning = planning
        """What is lost for planning boxes."""
        self.errors = errors
        """What is lost for system errors of one side."""
        self.astronauts: i64 = astronauts
        self.flags_for_bonus: i64 = flags_for_bonus
        """How many flags of its own circle a solo bonus for a seat that plays alone."""
        self.effect_insignia: i64 = effect_insignia
        """How many insignia an effect of ASTRA draws."""
        self.size: i64 = planets[-1].zone.end
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.planet_of = [index for index, planet in enumerate(planets) for _ in range(planet.zone.size)]
        self.starts: i64 = sum([bit(planet.zone.first) for planet in planets])
        """The first space of each planet."""
        self.asteroids: i64 = bit(len(asteroid_bonuses)) - 1
        self.cost = [[planet.astronauts_for(number) for planet in planets] for number in range(NUMBERS)]
        """For each number and planet, the Astronauts it takes to draw there with that number."""
        self.reach = [
            [
                sum([planet.zone.all for at, planet in enumerate(planets) if self.cost[number][at] <= helpers])
                for helpers in range(astronauts + 2)
            ]
            for number in range(NUMBERS)
        ]
        """For each number and so many Astronauts, the spaces of the planets within reach, as bits."""


class Side:
    """What one seat has on one sheet: its insignia, and its scoring area along one edge."""

    def __init__(self) -> None:
        self.spaces: i64 = 0
        """The spaces with its insignia."""
        self.moons: i64 = 0
        """The spots of moons with its insignia."""
        self.asteroids: i64 = 0
        self.flags: i64 = 0
        """The planets it controls."""
        self.plants: i64 = 0
        """Plant boxes crossed."""
        self.waters: i64 = 0
        self.types: list[int] = []
        """Boxes crossed for each type of planet. Replaced, never changed."""
        self.plannings: i64 = 0
        self.astronauts: i64 = 0
        """Astronauts circled, the used ones among them."""
        self.used: i64 = 0
        """Astronauts crossed off."""
        self.errors: i64 = 0

    def copy(self) -> Side:
        """An independent copy."""
        twin = Side()
        twin.spaces = self.spaces
        twin.moons = self.moons
        twin.asteroids = self.asteroids
        twin.flags = self.flags
        twin.plants = self.plants
        twin.waters = self.waters
        twin.types = self.types
        twin.plannings = self.plannings
        twin.astronauts = self.astronauts
        twin.used = self.used
        twin.errors = self.errors
        return twin

    def strength(self, planet: Planet) -> i64:
        """How many insignia it has on a planet and its moon."""
        return size_of((self.spaces & planet.zone.all) >> planet.zone.first) + size_of(self.moons & planet.moon)

    def moons_held(self, board: BattleBoard) -> i64:
        """On how many different moons it has an insignia."""
        held: i64 = 0
        for planet in board.planets:
            held += 1 if self.moons & planet.moon else 0
        return held

    def holds(self, board: BattleBoard, mission: Mission) -> bool:
        """Planets, a planet of every type, asteroids, improvements of every type, boxes, or different moons."""
        kind, count = mission.kind, mission.count
        if kind == "planets":
            return size_of(self.flags) >= count
        if kind == "asteroids":
            return size_of(self.asteroids) >= count
        if kind == "moons":
            return self.moons_held(board) >= count
        if kind == "boxes":
            asked = cast("BattleMission", mission)
            return self.plants >= asked.plants and self.waters >= asked.waters
        if kind == "improvements":
            return min(self.types) >= count
        held = [0] * len(board.types)
        for index, planet in enumerate(board.planets):
            if self.flags >> index & 1:
                held[planet.type] += 1
        return min(held) >= count


class BattleSheet(Sheet):
    """A sheet between two seats. Its missions are those of the seat on the mission side; `errors` is the larger of the
    two sides' counts, because a full side ends the game."""

    def __init__(self, missions: list[int], near: Side, far: Side) -> None:
        super().__init__([], missions)
        self.sides = [near, far]
        """The mission side and the total side."""
        self.plants: i64 = 0
        """The plants on planets that are crossed off."""
        self.waters: i64 = 0
        self.tied: i64 = BOTH
        """The sides that control a planet on which both are equally strong, as bits: both, but for ASTRA."""
        self.pact: i64 = 0
        """In a campaign: the points that such a planet scores beyond what is printed."""
        self.hostile = False
        """In a campaign: does such a planet score for nobody?"""

    def copy(self) -> BattleSheet:
        """An independent copy."""
        twin = BattleSheet(self.missions, self.sides[MISSION_SIDE].copy(), self.sides[TOTAL_SIDE].copy())
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.plants = self.plants
        twin.waters = self.waters
        twin.tied = self.tied
        twin.pact = self.pact
        twin.hostile = self.hostile
        return twin

    def next_spaces(self, board: BattleBoard) -> i64:
        """The first free space of each planet that has one."""
        return (board.starts | (self.filled << 1 & board.all & ~board.starts)) & ~self.filled

    def complete(self, planet: Planet) -> bool:
        """Are all spaces of a planet filled?"""
        return self.filled & planet.zone.all == planet.zone.all

    def free_spots(self, planet: Planet) -> i64:
        """The spots of a moon where an insignia can be drawn: none once its planet is complete."""
        if self.complete(planet):
            return 0
        return planet.moon & ~(self.sides[MISSION_SIDE].moons | self.sides[TOTAL_SIDE].moons)

    def next_asteroid(self, board: BattleBoard, side: i64) -> int:
        """The first free asteroid from a side, -1 if there is none."""
        free = board.asteroids & ~(self.sides[MISSION_SIDE].asteroids | self.sides[TOTAL_SIDE].asteroids)
        if not free:
            return -1
        found = members(free)
        return found[0] if side == MISSION_SIDE else found[-1]

    def leaders(self, planet: Planet) -> i64:
        """The sides with most insignia on a planet and its moon, as bits; none without any insignia."""
        near = self.sides[MISSION_SIDE].strength(planet)
        far = self.sides[TOTAL_SIDE].strength(planet)
        if near == far:
            return self.tied if near else 0
        return bit(MISSION_SIDE) if near > far else bit(TOTAL_SIDE)

    def award(self, board: BattleBoard, index: i64) -> i64:
        """Draw the insignia of those who lead on the flag of a planet; tells who they are."""
        leaders = self.leaders(board.planets[index])
        for side in range(i64(SIDES)):
            if leaders >> side & 1:
                self.sides[side].flags |= bit(index)
        return leaders

    def controlled(self, board: BattleBoard, side: i64) -> list[int]:
        """How many planets of each type a side would control if all were awarded now."""
        counts = [0] * len(board.types)
        for planet in board.planets:
            if self.leaders(planet) >> side & 1:
                counts[planet.type] += 1
        return counts

    def lines(self, board: BattleBoard, side: i64) -> dict[str, int]:
        """The scoring lines of a side but for its missions, losses negative, as if the game ended now."""
        marks = self.sides[side]
        lines = {"plants": board.plants[marks.plants], "water": board.waters[marks.waters]}
        for kind, count in enumerate(self.controlled(board, side)):
            lines[board.types[kind].id] = count * board.types[kind].values[marks.types[kind]]
        if self.pact or self.hostile:
            self._settle_ties(board, side, lines)
        lines["planning"] = -board.planning[marks.plannings]
        lines["errors"] = -board.errors[marks.errors]
        return lines

    def _settle_ties(self, board: BattleBoard, side: i64, lines: dict[str, int]) -> None:
        """Planets on which both sides are equally strong score more, or not at all."""
        near, far = self.sides
        for planet in board.planets:
            if self.leaders(planet) >> side & 1 and near.strength(planet) == far.strength(planet):
                kind = board.types[planet.type]
                value = kind.values[self.sides[side].types[planet.type]]
                lines[kind.id] += -value if self.hostile else int(self.pact)

    def check_marks(self, board: BattleBoard, over: bool) -> None:
        """Every mark belongs to one side, planets fill in order, flags are where they must be, no track overflows."""
        near, far = self.sides
        assert near.spaces & far.spaces == 0, "a space with two insignia"
        assert near.spaces | far.spaces == self.filled
        assert near.moons & far.moons == 0, "a spot of a moon with two insignia"
        assert near.asteroids & far.asteroids == 0, "an asteroid with two insignia"
        assert (near.asteroids | far.asteroids) & ~board.asteroids == 0
        assert self.errors == max(near.errors, far.errors)
        assert self.plants & ~sum([planet.plants for planet in board.planets]) == 0
        assert self.waters & ~sum([planet.waters for planet in board.planets]) == 0
        for at, planet in enumerate(board.planets):
            row = (self.filled & planet.zone.all) >> planet.zone.first
            assert row & (row + 1) == 0, f"planet {planet.zone.id} was not filled in order"
            leaders = self.leaders(planet) if over or self.complete(planet) else 0
            assert near.flags >> at & 1 == leaders & 1, f"planet {planet.zone.id}: flag of the mission side"
            assert far.flags >> at & 1 == leaders >> 1, f"planet {planet.zone.id}: flag of the total side"
        for side in self.sides:
            assert 0 <= side.plants < len(board.plants)
            assert 0 <= side.waters < len(board.waters)
            assert 0 <= side.plannings < len(board.planning)
            assert 0 <= side.errors < len(board.errors)
            assert 0 <= side.used <= side.astronauts <= board.astronauts
            assert all(0 <= crossed < len(board.types[kind].values) for kind, crossed in enumerate(side.types))
