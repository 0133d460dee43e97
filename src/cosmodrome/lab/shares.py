"""Shares of victories, and how sure one may be of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

__all__ = ["Z95", "Share", "independent", "wilson"]

Z95: Final = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""


class Share(msgspec.Struct, frozen=True):
    """A share of victories with its 95% interval."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Share:
    """A share with Wilson's score interval.

    >>> found = wilson(98, 100)
    >>> f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%})"
    '98.0% (93.0% to 99.4%)'
    """
    share, weight = wins / games, Z95 * Z95 / games
    centre = (share + weight / 2) / (1 + weight)
    reach = Z95 * sqrt(max(0.0, share * (1 - share)) / games + weight / (4 * games)) / (1 + weight)
    return Share(share, max(0.0, centre - reach), min(1.0, centre + reach))


def independent(deals: Iterable[Sequence[float]]) -> float:
    """So many independent games tell as much as these, given what each was won by, deal by deal: two games on the same deal
    often end alike.

    >>> independent([[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]])
    4.0
    >>> independent([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]])
    8.0
    """
    known = [deal for deal in deals if deal]
    games = sum(len(deal) for deal in known)
    share = sum(sum(deal) for deal in known) / max(1, games)
    alone = sum((won - share) ** 2 for deal in known for won in deal)
    together = sum(sum(won - share for won in deal) ** 2 for deal in known)
    return games / max(1.0, together / alone) if alone else float(games)
