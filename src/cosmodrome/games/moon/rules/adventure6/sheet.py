"""The housing unit of adventure 6: what is printed on its sheet, and what one seat has marked on it.

Sets of quarters, walkways and signs are bits, like sets of spaces. An infection fills a space like an X, but is worth
nothing. A full quarter never changes any more, so evacuating one needs no mark of its own: what a quarter scores follows
from its spaces and energies at any time. How all this is played is told in `state`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import CROSS, WildSheet, Zone
from cosmodrome.kernel.bits import bit, members, size_of

__all__ = ["NOWHERE", "Quarter", "Track", "VirusBoard", "VirusSheet"]

NOWHERE: Final = -1
"""No quarter."""


class Quarter:
    """Neighbouring spaces of a floor, with their energies and plants."""

    def __init__(
        self, id: str, floor: int, first: int, size: int, tank: int, energies: int, charged: int, plants: int
    ) -> None:
        self.id = id
        self.floor: i64 = floor
        self.first: i64 = first
        self.spaces: i64 = bit(first + size) - bit(first)
        self.tank: i64 = tank
        """The space under its water tank, as bits."""
        self.energies: i64 = energies
        self.charged: i64 = charged
        """Energies circled from the start."""
        self.plants: i64 = plants


class Track:
    """A scoring track: symbols in lines, each line with a box and a bonus; some lines begin with a sign."""

    def __init__(self, lines: list[int], boxes: list[int], signs: list[int], bonus: int) -> None:
        self.bonus: i64 = bonus
        """The action that a full line gives."""
        ends = [sum(lines[: i + 1]) for i in range(len(lines))]
        self.symbols: i64 = sum(lines)
        self.points = [boxes[sum([1 for end in ends if end <= crossed])] for crossed in range(sum(lines) + 1)]
        """What the track is worth when so many symbols are crossed."""
        self.fills = [symbol + 1 in ends for symbol in range(sum(lines))]
        """Does crossing this symbol fill a line?"""
        self.sign_at = [NOWHERE] * sum(lines)
        """For each symbol its sign."""
        for line, sign in enumerate(signs):
            self.sign_at[ends[line] - lines[line]] = sign


class VirusBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        floors: list[Zone],
        quarters: list[Quarter],
        walkways: list[int],
        free: int,
        signs: list[int],
        letters: list[int],
        plants: Track,
        waters: Track,
        astronauts: int,
        plannings: int,
        symbols_for_wild: int,
        infected: int,
        errors: list[int],
        error_runs: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.floors = floors
        self.quarters = quarters
        """In the order in which viruses spread."""
        self.walkways = walkways
        """The two quarters that each walkway joins."""
        self.free: i64 = free
        """The quarters with an empty target, for the grey virus."""
        self.signs = signs
        """The quarter whose virus each sign wakes; NOWHERE: the sign is a propagation."""
        self.letters = letters
        """The quarter whose virus the first mission of each letter wakes."""
        self.plants = plants
        self.waters = waters
        self.astronauts: i64 = astronauts
        self.plannings: i64 = plannings
        self.symbols_for_wild: i64 = symbols_for_wild
        self.infected: i64 = infected
        """Points lost for each infected space."""
        self.errors = errors
        """What is lost after so many system errors."""
        self.error_runs = error_runs
        """The propagations that each system error sets off on the own sheet."""
        self.size: i64 = floors[-1].end
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.floor_of = [index for index, zone in enumerate(floors) for _ in range(zone.size)]
        self.quarter_of = [index for index, quarter in enumerate(quarters) for _ in members(quarter.spaces)]
        self.tanks: i64 = sum([quarter.tank for quarter in quarters])
        self.all_walkways: i64 = bit(len(walkways)) - 1
        self.walkways_of = [
            sum([bit(way) for way, ends in enumerate(walkways) if ends >> index & 1]) for index in range(len(quarters))
        ]
        """The walkways of each quarter."""
        self.free_spaces: i64 = sum([quarter.spaces for i, quarter in enumerate(quarters) if free >> i & 1])


class VirusSheet(WildSheet):
    """One seat's housing unit."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.grey: i64 = NOWHERE
        """The quarter of the grey virus."""
        self.infected: i64 = 0
        """The spaces that are infected; they are filled, too."""
        self.closed: i64 = 0
        """The walkways that are closed."""
        self.energies: list[int] = []
        """How many are circled in each quarter. Replaced, never changed."""
        self.plants: list[int] = []
        """The same for plants. Replaced, never changed."""
        self.tanks: i64 = 0
        """The spaces whose tank is circled."""
        self.planted: i64 = 0
        """Symbols crossed on the plant track."""
        self.watered: i64 = 0
        """Symbols crossed on the water track."""
        self.fired: i64 = 0
        """Signs set off this turn."""
        self.owed: i64 = 0
        """Propagations that this sheet alone owes for a system error of this turn."""
        self.runs: i64 = 0
        """Propagations still to be made, with the one that is being made."""
        self.source: i64 = NOWHERE
        """The quarter whose virus spreads now, or spread last."""
        self.into: i64 = 0
        """The quarters in which this virus has still to infect a space."""

    def copy(self) -> VirusSheet:
        """An independent copy."""
        twin = VirusSheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.grey = self.grey
        twin.infected = self.infected
        twin.closed = self.closed
        twin.energies = self.energies
        twin.plants = self.plants
        twin.tanks = self.tanks
        twin.planted = self.planted
        twin.watered = self.watered
        twin.astronauts = self.astronauts
        twin.plannings = self.plannings
        twin.wilds = self.wilds
        twin.fired = self.fired
        twin.owed = self.owed
        twin.runs = self.runs
        twin.source = self.source
        twin.into = self.into
        return twin

    def complete(self, quarter: Quarter) -> bool:
        """Are all its spaces numbered, X or infected?"""
        return self.filled & quarter.spaces == quarter.spaces

    def infect(self, space: i64) -> None:
        """Cross an empty space off."""
        self.filled |= bit(space)
        self.infected |= bit(space)

    def reach(self, board: VirusBoard, source: i64) -> i64:
        """The quarters that the virus of a quarter infects: this one, or when it is complete the incomplete ones behind
        its open walkways."""
        if not self.complete(board.quarters[source]):
            return bit(source)
        found: i64 = 0
        here, ways = bit(source), board.walkways_of[source] & ~self.closed
        way: i64 = 0
        while ways >> way:
            if ways >> way & 1:
                ends: i64 = board.walkways[way]
                found |= ends & ~here
            way += 1
        for index in range(len(board.quarters)):
            if found >> index & 1 and self.complete(board.quarters[index]):
                found &= ~bit(index)
        return found

    def chargeable(self, board: VirusBoard) -> i64:
        """The quarters in which a bonus may circle an energy."""
        found: i64 = 0
        for index, quarter in enumerate(board.quarters):
            if self.energies[index] < quarter.energies and not self.complete(quarter):
                found |= bit(index)
        return found

    def quarter_points(self, board: VirusBoard, index: i64) -> int:
        """What a quarter is worth: its numbers and X, times its energies."""
        quarter = board.quarters[index]
        housed = (self.filled & ~self.infected & quarter.spaces) >> quarter.first
        return int(size_of(housed)) * self.energies[index]

    def infections(self) -> int:
        """How many spaces are infected."""
        return len(members(self.infected))

    def check_marks(self, board: VirusBoard) -> None:
        """Marks are where they can be, and tracks count what is circled."""
        self.check(board.floors)
        cells = self.cells(board.floors)
        assert all(cells[space] == CROSS for space in members(self.infected)), "an infected space holds a number"
        assert self.closed & ~board.all_walkways == 0
        assert self.tanks & ~(board.tanks & self.filled & ~self.infected) == 0
        assert self.planted == sum(self.plants), "plants and their track differ"
        assert self.watered == len(members(self.tanks)), "tanks and their track differ"
        for index, quarter in enumerate(board.quarters):
            assert quarter.charged <= self.energies[index] <= quarter.energies
            assert 0 <= self.plants[index] <= quarter.plants
        assert 0 <= self.astronauts <= board.astronauts
        assert 0 <= self.plannings <= board.plannings
        lines = self.astronauts // board.symbols_for_wild + self.plannings // board.symbols_for_wild
        assert 0 <= self.wilds <= lines
        assert 0 <= self.errors < len(board.errors)
