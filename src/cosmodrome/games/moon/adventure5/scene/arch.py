"""The shape of the dome of adventure 5: a broad arch from foot to foot, divided into halves of equal length.

The arch is a curve between an ellipse and a box, so that towers at its sides find room. Nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin

__all__ = ["Arch", "Point", "arch"]

Point = tuple[float, float]
STEPS = 8
"""Straight pieces that make up half a section."""
SAMPLES = 1600


@dataclass(frozen=True)
class Arch:
    """The middle line of the dome with its normals, and how thick it is."""

    line: tuple[Point, ...]
    normals: tuple[Point, ...]
    thick: float

    @property
    def halves(self) -> int:
        """How many halves there are."""
        return (len(self.line) - 1) // STEPS

    @property
    def middle(self) -> float:
        """Where its top is, from the left."""
        return (self.line[0][0] + self.line[-1][0]) / 2

    def at(self, half: float, off: float = 0) -> Point:
        """The point where so many halves lie to the left, off the middle line to the outside."""
        index = round(half * STEPS)
        (x, y), (nx, ny) = self.line[index], self.normals[index]
        return x + off * nx, y + off * ny

    def band(self, first: float, last: float, inset: float = 0) -> str:
        """The outline of what lies between two numbers of halves."""
        reach = self.thick / 2 - inset
        steps = range(round(first * STEPS), round(last * STEPS) + 1)
        outer = [self._point(i, reach) for i in steps]
        inner = [self._point(i, -reach) for i in reversed(steps)]
        return f"M{'L'.join(outer + inner)}Z"

    def along(self, first: float, last: float, off: float) -> str:
        """A line along the dome."""
        return "M" + "L".join(self._point(i, off) for i in range(round(first * STEPS), round(last * STEPS) + 1))

    def across(self, half: float, reach: float) -> str:
        """A line through the dome."""
        (x1, y1), (x2, y2) = self.at(half, -reach), self.at(half, reach)
        return f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"

    def _point(self, index: int, off: float) -> str:
        (x, y), (nx, ny) = self.line[index], self.normals[index]
        return f"{x + off * nx:.1f} {y + off * ny:.1f}"


def arch(
    middle: float, ground: float, half_width: float, height: float, power: float, thick: float, halves: int
) -> Arch:
    """The dome over a piece of ground; power 2 is an ellipse, a higher one has broader shoulders."""
    samples = [
        (middle - half_width * _power(cos(t), power), ground - height * _power(sin(t), power))
        for t in (pi * i / SAMPLES for i in range(SAMPLES + 1))
    ]
    lengths = [0.0]
    for (x1, y1), (x2, y2) in pairwise(samples):
        lengths.append(lengths[-1] + hypot(x2 - x1, y2 - y1))
    count, at = halves * STEPS, 0
    line: list[Point] = []
    for i in range(count + 1):
        wanted = lengths[-1] * i / count
        while at < SAMPLES - 1 and lengths[at + 1] < wanted:
            at += 1
        share = (wanted - lengths[at]) / (lengths[at + 1] - lengths[at])
        (x1, y1), (x2, y2) = samples[at], samples[at + 1]
        line.append((x1 + share * (x2 - x1), y1 + share * (y2 - y1)))
    return Arch(tuple(line), tuple(_normal(line, i) for i in range(count + 1)), thick)


def _power(value: float, power: float) -> float:
    """A cosine or sine bent towards the box, with its sign."""
    bent: float = abs(value) ** (2 / power)
    return bent if value >= 0 else -bent


def _normal(line: list[Point], i: int) -> Point:
    (x1, y1), (x2, y2) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
    length = hypot(x2 - x1, y2 - y1)
    if i in (0, len(line) - 1):
        return (-1.0 if i == 0 else 1.0), 0.0  # the feet stand upright on the ground
    return (y2 - y1) / length, -(x2 - x1) / length
