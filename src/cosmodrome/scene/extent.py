"""How far a path reaches: a box around its points, its control points and the bulge of its arcs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import dist, sqrt

__all__ = ["Corners", "path_extent"]

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
FIGURES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}
"""How many figures each command of path data takes."""

Corners = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@lru_cache(8192)
def path_extent(d: str) -> Corners:
    """A box that holds the path.

    >>> path_extent("M10 10h20v-5H0Z")
    (0.0, 5.0, 30.0, 10.0)
    """
    across, down = zip(*_points(d), strict=True)
    return min(across), min(down), max(across), max(down)


def _points(d: str) -> Iterator[tuple[float, float]]:
    tokens = TOKEN.findall(d)
    x = y = start_x = start_y = 0.0
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
            if command in "Zz":
                x, y = start_x, start_y
                continue
        kind = command.upper()
        figures = [float(token) for token in tokens[at : at + FIGURES[kind]]]
        at += FIGURES[kind]
        base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            x = base_x + figures[0]
        elif kind == "V":
            y = base_y + figures[0]
        elif kind == "A":
            far_x, far_y = base_x + figures[5], base_y + figures[6]
            bulge = _bulge(max(figures[0], figures[1]), dist((x, y), (far_x, far_y)), whole=figures[3] == 1)
            yield min(x, far_x) - bulge, min(y, far_y) - bulge
            yield max(x, far_x) + bulge, max(y, far_y) + bulge
            x, y = far_x, far_y
        else:
            for dx, dy in zip(figures[::2], figures[1::2], strict=True):
                yield base_x + dx, base_y + dy
            x, y = base_x + figures[-2], base_y + figures[-1]
        if kind == "M":
            start_x, start_y = x, y
            command = "l" if command == "m" else "L"
        yield x, y


def _bulge(radius: float, chord: float, *, whole: bool) -> float:
    """How far an arc can reach beyond its ends."""
    middle = sqrt(max(radius * radius - chord * chord / 4, 0))
    return radius + middle if whole else radius - middle
