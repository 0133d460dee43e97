"""The sheet of adventure 2: the trajectory with its tanks and stations, and the zones that one seat has cut it into."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import NUMBERS, WildSheet, Zone
from cosmodrome.kernel.bits import bit

__all__ = ["JourneyBoard", "JourneyMission", "JourneySheet", "Station"]


class Station:
    """A space station: the space that its robots are hooked to, its robots and plants, and what a plant is worth."""

    def __init__(self, id: str, space: int, robots: int, plants: int, first: int, later: int) -> None:
        self.id = id
        self.space: i64 = space
        self.robots = robots
        self.plants = plants
        self.first = first
        self.later = later


class JourneyMission(Mission):
    """A mission card; where it asks for zones, `zones` says how many of which size."""

    def __init__(
        self, id: str, letter: int, first: int, later: int, kind: str, count: int, zones: dict[int, int]
    ) -> None:
        super().__init__(id, letter, first, later, kind, 0, count)
        self.zones = zones


class JourneyBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        tanks: list[int],
        stations: list[Station],
        energies: int,
        charged: int,
        energies_for_line: int,
        astronauts: int,
        plannings: int,
        symbols_for_wild: int,
        errors: list[int],
        compensations: list[int],
        prizes: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.tanks = tanks
        """What the tank of each space is worth, 0 where there is none."""
        self.size = len(tanks)
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.tank_spaces: list[int] = [space for space in range(len(tanks)) if tanks[space]]
        self.stations = stations
        self.energies: i64 = energies
        self.charged: i64 = charged
        """Energies circled from the start."""
        self.energies_for_line: i64 = energies_for_line
        self.astronauts: i64 = astronauts
        self.plannings: i64 = plannings
        self.symbols_for_wild: i64 = symbols_for_wild
        self.errors = errors
        self.compensations = compensations
        """The energies that each system error gives."""
        self.prizes = prizes
        self.zones: list[Zone] = [Zone("trajectory", 0, 0, self.size)]


class JourneySheet(WildSheet):
    """One seat's trajectory."""

    def __init__(self, rows: list[int], missions: list[int], zones: list[Zone]) -> None:
        super().__init__(rows, missions)
        self.zones = zones
        """The zones from the Earth to the Moon, in the order of `rows`. Replaced, never changed."""
        self.energies: i64 = 0
        """How many are circled, those already used for lines included."""
        self.tanks: i64 = 0
        """The spaces whose tank is circled."""
        self.robots: list[int] = []
        """How many are circled at each station. Replaced, never changed."""
        self.plants: list[int] = []
        """How many are circled at each station. Replaced, never changed."""
        self.firsts: i64 = 0
        """Stations whose high multiplier is circled."""
        self.laters: i64 = 0
        """Stations whose low multiplier is circled."""
        self.lost: i64 = 0
        """The spaces whose tank an incident has crossed off."""

    def copy(self) -> JourneySheet:
        """An independent copy."""
        twin = JourneySheet(self.rows.copy(), self.missions, self.zones)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.energies = self.energies
        twin.tanks = self.tanks
        twin.robots = self.robots
        twin.plants = self.plants
        twin.firsts = self.firsts
        twin.laters = self.laters
        twin.astronauts = self.astronauts
        twin.plannings = self.plannings
        twin.wilds = self.wilds
        twin.lost = self.lost
        return twin

    def zone_of(self, space: i64) -> Zone:
        """The zone that a space lies in now."""
        for zone in self.zones:
            if space < zone.end:
                return zone
        raise IndexError(f"there is no space {space}")

    def open_to(self, number: i64) -> i64:
        """The spaces where a number keeps the order of its zone."""
        return self.keep_order(self.zones, ~self.filled, number)

    def lines(self) -> i64:
        """The gaps that have a line."""
        found: i64 = 0
        for zone in self.zones:
            found |= bit(zone.end - 1)
        return found & (bit(self.zones[-1].end - 1) - 1)

    def divide(self, gap: i64) -> None:
        """Draw a line: one zone becomes two, and each keeps its own numbers in order."""
        old = self.zone_of(gap)
        at: i64 = old.index
        row: i64 = self.rows[at]
        held = row >> NUMBERS
        near = held & (bit(gap + 1 - old.first) - 1)
        low = _lowest(row & (bit(NUMBERS) - 1), near)
        far = (held ^ near) >> (gap + 1 - old.first)
        high = row & (bit(NUMBERS) - 1) & ~low
        zones = self.zones[:at]
        zones.append(Zone(old.id, at, old.first, gap + 1 - old.first))
        zones.append(Zone(old.id, at + 1, gap + 1, old.end - gap - 1))
        for zone in self.zones[at + 1 :]:
            zones.append(Zone(zone.id, zone.index + 1, zone.first, zone.size))
        rows = self.rows[:at]
        rows.append(near << NUMBERS | low)
        rows.append(far << NUMBERS | high)
        self.rows = rows + self.rows[at + 1 :]
        self.zones = zones

    def complete(self, zone: Zone) -> bool:
        """Does every space of a zone hold a number or an X?"""
        return zone.all & ~self.filled == 0

    def complete_sizes(self) -> list[int]:
        """How long each complete zone is."""
        return [zone.size for zone in self.zones if self.complete(zone)]

    def multiplier(self, board: JourneyBoard, station: i64) -> int:
        """What a plant of a station is worth: nothing until its robots are circled."""
        if self.firsts >> station & 1:
            return board.stations[station].first
        return board.stations[station].later if self.laters >> station & 1 else 0


def _lowest(numbers: i64, spaces: i64) -> i64:
    """The lowest of some numbers, as many as there are spaces."""
    found = numbers & 0
    while spaces:
        spaces &= spaces - 1
        lowest = numbers & -numbers
        found |= lowest
        numbers ^= lowest
    return found
