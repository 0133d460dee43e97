"""Chances of a die that spare dice may repair."""

from __future__ import annotations

__all__ = ["chance", "share"]


def share(roll: int, spare: int, faces: int) -> float:
    """The probability to roll so much at least once, with all spare dice.

    >>> round(share(7, 1, 12), 2)
    0.75
    """
    miss = min(max(roll - 1, 0), faces) / faces
    return 1 - miss ** (1 + spare)


def chance(roll: int, spare: int, faces: int) -> int:
    """The same in percent; only what is certain is called certain.

    >>> chance(5, 0, 12), chance(2, 3, 12)
    (67, 99)
    """
    exact = 100 * share(roll, spare, faces)
    return round(exact) if exact in (0, 100) else min(max(round(exact), 1), 99)
