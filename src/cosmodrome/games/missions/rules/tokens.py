"""Tokens, and heaps of them: how many of each kind, as six bits each of one integer, so that copying a heap is free.

The same counters hold the success bars and the levels of development, which are small numbers side by side as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.bits import bit

__all__ = [
    "ANY",
    "CONTROL_BACKUP",
    "ENHANCEMENTS",
    "EXTRA_TANK",
    "FUEL",
    "INSPECTION",
    "KINDS",
    "LIFE_SUPPORT_BACKUP",
    "SENSOR_BACKUP",
    "THRUST_BACKUP",
    "TRAINING",
    "count",
    "one",
    "total",
]

CONTROL_BACKUP: Final = 0
THRUST_BACKUP: Final = 1
SENSOR_BACKUP: Final = 2
LIFE_SUPPORT_BACKUP: Final = 3
EXTRA_TANK: Final = 4
ENHANCEMENTS: Final = 5
"""The kinds below this one are enhancements."""
FUEL: Final = 5
TRAINING: Final = 6
INSPECTION: Final = 7
KINDS: Final = 8
ANY: Final = 8
"""Where a card says enhancement: a kind of the owner's choice."""

WIDTH: Final = 6
MOST: Final = 63


def count(heap: i64, kind: i64) -> i64:
    """How many of a kind there are.

    >>> count(one(FUEL) + one(FUEL) + one(TRAINING), FUEL)
    2
    """
    return heap >> (WIDTH * kind) & MOST


def one(kind: i64) -> i64:
    """A heap of one: heaps are added and subtracted as they are."""
    return bit(WIDTH * kind)


def total(heap: i64, kinds: i64) -> i64:
    """How many there are of the kinds below this one."""
    found: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        found += heap >> (WIDTH * kind) & MOST
        kind += 1
    return found
