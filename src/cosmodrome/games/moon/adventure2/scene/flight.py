"""Curves and distances for the flight of adventure 2: pure geometry, in the units of whoever calls."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import atan2, degrees, dist

__all__ = ["Point", "bent", "beside", "between", "direction", "polyline", "smooth_flight"]

Point = tuple[float, float]

FINE = 24
"""Points that a curve is drawn with from one of its knots to the next."""


def smooth_flight(knots: Sequence[Point], steps: int) -> list[Point]:
    """A smooth curve near the knots, from the first to the last, as points at equal distances: `steps` to each stretch
    between two knots, and every steps-th point is one of as many places as there are knots."""
    for _ in range(2):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(knots, knots[1:], knots[2:], strict=False)
        ]
        knots = [knots[0], *inner, knots[-1]]
    curve = [_through(knots, i, k / FINE) for i in range(len(knots) - 1) for k in range(FINE)] + [knots[-1]]
    return _spread(curve, steps * (len(knots) - 1))


def _through(knots: Sequence[Point], i: int, t: float) -> Point:
    """A Catmull-Rom curve from knot i to the next."""
    a, b, c, d = knots[max(i - 1, 0)], knots[i], knots[i + 1], knots[min(i + 2, len(knots) - 1)]

    def along(n: int) -> float:
        return 0.5 * (
            2 * b[n]
            + (c[n] - a[n]) * t
            + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
            + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
        )

    return along(0), along(1)


def _spread(curve: Sequence[Point], count: int) -> list[Point]:
    """So many stretches of equal length along a curve."""
    lengths = [0.0, *accumulate(dist(one, other) for one, other in pairwise(curve))]
    found, at = [], 0
    for i in range(count + 1):
        wanted = lengths[-1] * i / count
        while at < len(curve) - 2 and lengths[at + 1] < wanted:
            at += 1
        share = (wanted - lengths[at]) / ((lengths[at + 1] - lengths[at]) or 1)
        (x1, y1), (x2, y2) = curve[at], curve[at + 1]
        found.append((x1 + share * (x2 - x1), y1 + share * (y2 - y1)))
    return found


def between(one: Point, other: Point, steps: int) -> list[Point]:
    """A straight flight in equal steps."""
    return [
        (one[0] + (other[0] - one[0]) * i / steps, one[1] + (other[1] - one[1]) * i / steps) for i in range(steps + 1)
    ]


def bent(one: Point, other: Point, obstacles: Sequence[Point]) -> list[Point]:
    """A way from one place to another, bent to the side as little as it takes to keep clear of the obstacles."""
    (x1, y1), (x2, y2) = one, other
    best: tuple[float, list[Point]] = (-1, [])
    for bend in (0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9):
        cx, cy = (x1 + x2) / 2 - bend * (y2 - y1), (y1 + y2) / 2 + bend * (x2 - x1)
        way = [
            (
                (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2,
                (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2,
            )
            for t in (i / 40 for i in range(41))
        ]
        room = min(dist(point, obstacle) for point in way[8:] for obstacle in obstacles)
        if min(room, 44) > best[0] + 1:
            best = (min(room, 44), way)
    return _spread(best[1], 60)


def beside(place: Point, before: Point, after: Point, distance: float, taken: Sequence[Point]) -> Point:
    """A point beside a place on the way from before to after, on the side farther from what is taken."""
    (x, y), run = place, dist(before, after)
    nx, ny = -(after[1] - before[1]) / run * distance, (after[0] - before[0]) / run * distance
    sides = [(x - nx, y - ny), (x + nx, y + ny)]
    return max(sides, key=lambda side: min(dist(side, other) for other in taken))


def direction(one: Point, other: Point) -> float:
    """Where the way from one point to another leads, in degrees."""
    return degrees(atan2(other[1] - one[1], other[0] - one[0]))


def polyline(points: Sequence[Point]) -> str:
    """The points, joined, as path data."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
