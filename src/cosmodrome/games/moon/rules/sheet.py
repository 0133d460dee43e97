"""What every adventure sheet has: spaces that hold numbers or X, system errors, and the three mission boxes.

Spaces are counted 0, 1, 2 … over the whole sheet; a set of spaces is the bits of one integer. A zone is a run of spaces
whose numbers must ascend (standard rules, phase 3). Because they ascend, a zone is known from two sets: which of its
spaces hold numbers, and which numbers these are. Both together are one small integer, so a sheet is copied and a number
is tried in every zone within nanoseconds, and every seat does both every turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.bits import bit, members, size_of

__all__ = ["CROSS", "EMPTY", "LETTERS", "NO_MISSION", "Sheet", "Zone"]

EMPTY: Final = -1
CROSS: Final = 30
"""What a space holds that was filled with an X: more than any number."""

ZONE_SIZE: Final = 12
"""The longest zone."""
SPACES_MASK: Final = 0xFFF


def _gaps(held: int) -> list[int]:
    """For a set of spaces that hold numbers: the spaces before the first, between first and second, … after the last."""
    edges = [-1, *members(held), ZONE_SIZE]
    return [bit(edges[i + 1]) - bit(edges[i] + 1) for i in range(len(edges) - 1)]


GAPS: Final = [_gaps(held) for held in range(bit(ZONE_SIZE))]

LETTERS: Final = "ABC"
NO_MISSION: Final = -1
"""What a mission box holds before its mission is accomplished."""


class Zone:
    """A run of neighbouring spaces to be numbered in ascending order."""

    def __init__(self, id: str, index: int, first: int, size: int) -> None:
        assert size <= ZONE_SIZE
        self.id = id
        self.index: i64 = index
        self.first: i64 = first
        self.end: i64 = first + size
        self.size = size
        self.all: i64 = bit(self.end) - bit(self.first)


class Sheet:
    """One seat's sheet. Adventures add their own marks."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        self.rows = rows
        """For each zone, the spaces that hold numbers (lowest twelve bits) and, above them, the numbers."""
        self.filled: i64 = 0
        """The spaces of the whole sheet that hold a number or an X."""
        self.errors: i64 = 0
        """System errors marked so far."""
        self.missions = missions
        """What each mission A, B, C earned, NO_MISSION before it is accomplished. Replaced, never changed."""

    def copy(self) -> Sheet:
        """An independent copy."""
        raise NotImplementedError

    def fits(self, zone: Zone, number: i64) -> i64:
        """The empty spaces of a zone where the number keeps the order, as bits counted from the zone's first space.
        An X has no value and never blocks."""
        empty = (zone.all & ~self.filled) >> zone.first
        if not empty:
            return 0
        row: i64 = self.rows[zone.index]
        numbers = row >> ZONE_SIZE
        if numbers >> number & 1:
            return 0
        lower = size_of(numbers & (bit(number) - 1))
        gap: i64 = GAPS[row & SPACES_MASK][lower]
        return gap & empty

    def write(self, zone: Zone, space: i64, value: i64) -> None:
        """Fill an empty space with a number, or with CROSS."""
        self.filled |= bit(space)
        if value != CROSS:
            row: i64 = self.rows[zone.index]
            self.rows[zone.index] = row | bit(space - zone.first) | bit(ZONE_SIZE + value)

    def cell(self, zone: Zone, space: i64) -> int:
        """What a space holds: a number, CROSS or EMPTY."""
        if not self.filled >> space & 1:
            return EMPTY
        row: i64 = self.rows[zone.index]
        here = bit(space - zone.first)
        if not row & here:
            return CROSS
        return members(row >> ZONE_SIZE)[size_of(row & (here - 1))]

    def cells(self, zones: list[Zone]) -> list[int]:
        """What every space holds, in order."""
        return [self.cell(zone, space) for zone in zones for space in range(zone.first, zone.end)]

    def earn(self, letter: i64, value: int) -> None:
        """Write the value of a mission into its box."""
        missions = self.missions.copy()
        missions[letter] = value
        self.missions = missions

    def accomplished(self) -> i64:
        """How many missions this sheet has accomplished."""
        count: i64 = 0
        for value in self.missions:
            if value != NO_MISSION:
                count += 1
        return count

    def check(self, zones: list[Zone]) -> None:
        """Each zone has as many numbers as spaces that hold one, and these are filled."""
        for zone in zones:
            row: i64 = self.rows[zone.index]
            held, numbers = row & SPACES_MASK, row >> ZONE_SIZE
            assert size_of(held) == size_of(numbers), f"zone {zone.id}: numbers lost"
            assert held << zone.first & ~(self.filled & zone.all) == 0, f"zone {zone.id}: a number in an empty space"
        assert len(self.missions) == len(LETTERS)
