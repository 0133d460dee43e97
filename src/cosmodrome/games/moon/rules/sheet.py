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

__all__ = [
    "CROSS",
    "EMPTY",
    "LETTERS",
    "NO_MISSION",
    "NUMBERS",
    "NUMBERS_MASK",
    "Sheet",
    "WildSheet",
    "Zone",
    "in_order",
    "one_more",
]

EMPTY: Final = -1
CROSS: Final = 30
"""What a space holds that was filled with an X: more than any number."""

NUMBERS: Final = 18
"""Numbers run from 0 to 17: an Astronaut changes the 1 to 15 of the cards by up to 2."""
NUMBERS_MASK: Final = 0x3FFFF

LETTERS: Final = "ABC"
NO_MISSION: Final = -1
"""What a mission box holds before its mission is accomplished."""


def in_order(row: i64, empty: i64, number: i64) -> i64:
    """Of the empty spaces of a zone, those where a number keeps the order. An X has no value and never blocks."""
    if row >> number & 1:
        return 0
    below = size_of(row & (bit(number) - 1))
    held = row >> NUMBERS
    last = held & 0
    while below:
        last = held & -held
        held ^= last
        below -= 1
    if last:
        empty &= ~(2 * last - 1)
    return empty & ((held & -held) - 1) if held else empty


def one_more(counts: list[int], index: i64) -> list[int]:
    """The counts with one of them raised, as a new list."""
    raised = counts.copy()
    raised[index] += 1
    return raised


class Zone:
    """A run of neighbouring spaces to be numbered in ascending order."""

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
        """For each zone, the numbers in it (lowest 18 bits) and, above them, the spaces that hold these."""
        self.filled: i64 = 0
        """The spaces of the whole sheet that hold a number or an X."""
        self.errors: i64 = 0
        """System errors marked so far."""
        self.missions = missions
        """What each mission A, B, C earned, NO_MISSION before it is accomplished. Replaced, never changed."""
        self.goal: i64 = 0
        """What the side goal of a campaign was taken for; 0: not yet."""

    def copy(self) -> Sheet:
        """An independent copy."""
        raise NotImplementedError

    def keep_order(self, zones: list[Zone], free: i64, number: i64) -> i64:
        """Of some free spaces, those where the number keeps the order of its zone, as bits over the sheet."""
        found: i64 = 0
        for zone in zones:
            empty = (free & zone.all) >> zone.first
            if empty:
                found |= in_order(self.rows[zone.index], empty, number) << zone.first
        return found

    def fits(self, zone: Zone, number: i64) -> i64:
        """The empty spaces of a zone where the number keeps the order, as bits counted from the zone's first space."""
        empty = (zone.all & ~self.filled) >> zone.first
        return in_order(self.rows[zone.index], empty, number) if empty else 0

    def write(self, zone: Zone, space: i64, value: i64) -> None:
        """Fill an empty space with a number, or with CROSS."""
        self.filled |= bit(space)
        if value != CROSS:
            row: i64 = self.rows[zone.index]
            self.rows[zone.index] = row | bit(value) | bit(NUMBERS + space - zone.first)

    def cell(self, zone: Zone, space: i64) -> int:
        """What a space holds: a number, CROSS or EMPTY."""
        if not self.filled >> space & 1:
            return EMPTY
        row: i64 = self.rows[zone.index]
        before = (row >> NUMBERS) & (bit(space - zone.first) - 1)
        if not row >> (NUMBERS + space - zone.first) & 1:
            return CROSS
        return members(row & NUMBERS_MASK)[len(members(before))]

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
            held, numbers = row >> NUMBERS, row & NUMBERS_MASK
            assert len(members(held)) == len(members(numbers)), f"zone {zone.id}: numbers lost"
            assert held << zone.first & ~(self.filled & zone.all) == 0, f"zone {zone.id}: a number in an empty space"
        assert len(self.missions) == len(LETTERS)


class WildSheet(Sheet):
    """A sheet with Wild symbols: every full line of astronauts, or of plannings, circles one."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.astronauts: i64 = 0
        self.plannings: i64 = 0
        self.wilds: i64 = 0
        """Wild symbols circled and not crossed off."""

    def cross_astronaut(self, printed: i64, line: i64) -> None:
        """Cross an astronaut, while there are any of those printed; so many are a line."""
        if self.astronauts < printed:
            self.astronauts += 1
            if self.astronauts % line == 0:
                self.wilds += 1

    def cross_planning(self, printed: i64, line: i64) -> None:
        """The same for a planning symbol."""
        if self.plannings < printed:
            self.plannings += 1
            if self.plannings % line == 0:
                self.wilds += 1
