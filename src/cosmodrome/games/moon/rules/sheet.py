"""What every adventure sheet has: spaces that hold numbers or X, system errors, and the three mission boxes.

Spaces are counted 0, 1, 2 … over the whole sheet; a set of spaces is the bits of one integer. A zone is a run of spaces
whose numbers must ascend (standard rules, phase 3). What is written in a zone is packed into one integer, five bits a
space: a sheet is copied every turn, and a number is tried in every zone every turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.bits import bit

__all__ = ["CROSS", "EMPTY", "LETTERS", "NO_MISSION", "Sheet", "Zone"]

EMPTY: Final = -1
CROSS: Final = 30
"""What a space holds that was filled with an X: more than any number."""

WIDTH: Final = 5
"""Bits for a space: 0 is empty, a number n is n + 1, an X is CROSS + 1."""
FULL: Final = 31

LETTERS: Final = "ABC"
NO_MISSION: Final = -1
"""What a mission box holds before its mission is accomplished."""


class Zone:
    """A run of at most twelve neighbouring spaces to be numbered in ascending order."""

    def __init__(self, id: str, index: int, first: int, size: int) -> None:
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
        """What is written in each zone, packed."""
        self.filled: i64 = 0
        """The filled spaces of the whole sheet."""
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
        if self.filled & zone.all == zone.all:
            return 0
        packed: i64 = self.rows[zone.index]
        end = bit(zone.size)
        here = bit(0)
        found: i64 = 0
        wanted = number + 1
        while here < end:
            if packed == 0:
                return found | (end - here)
            value = packed & FULL
            if value == 0:
                found |= here
            elif value < wanted:
                found = 0
            elif value == wanted:
                return 0
            elif value != FULL:
                return found
            packed >>= WIDTH
            here <<= 1
        return found

    def write(self, zone: Zone, space: i64, value: i64) -> None:
        """Fill an empty space with a number, or with CROSS."""
        row: i64 = self.rows[zone.index]
        self.rows[zone.index] = row | ((value + 1) << (WIDTH * (space - zone.first)))
        self.filled |= bit(space)

    def cell(self, zone: Zone, space: i64) -> int:
        """What a space holds: a number, CROSS or EMPTY."""
        row: i64 = self.rows[zone.index]
        return (row >> (WIDTH * (space - zone.first)) & FULL) - 1

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
        """Every zone ascends, and the set of filled spaces is the truth."""
        for space, value in enumerate(self.cells(zones)):
            assert (value != EMPTY) == bool(self.filled >> space & 1), f"space {space}: filled or not?"
        for zone in zones:
            values = [self.cell(zone, space) for space in range(zone.first, zone.end)]
            numbers = [value for value in values if value not in (EMPTY, CROSS)]
            assert numbers == sorted(set(numbers)), f"zone {zone.id} does not ascend: {numbers}"
        assert len(self.missions) == len(LETTERS)
