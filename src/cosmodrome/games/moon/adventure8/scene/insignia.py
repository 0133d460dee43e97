"""The insignia that seats draw on the sheets: the shape of their seat, by hand and never twice the same."""

from __future__ import annotations

import hashlib
from math import cos, pi, sin

from cosmodrome.games.moon.adventure8.view import ASTRA
from cosmodrome.games.moon.scene.astra import ASTRA_PAINT, ASTRA_SYMBOL
from cosmodrome.games.moon.scene.trim import short
from cosmodrome.scene import Curve, seat_paint, seat_shape

__all__ = ["insignia", "paint_of", "shape_of"]

CORNERS = {
    "square": tuple((sx * 0.78, sy * 0.78) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))),
    "triangle": ((0.0, -0.98), (0.98, 0.76), (-0.98, 0.76)),
    "diamond": ((0.0, -1.06), (0.9, 0.0), (0.0, 1.06), (-0.9, 0.0)),
    "hexagon": tuple((0.98 * cos(pi * (2 * i + 1) / 6), 0.98 * sin(pi * (2 * i + 1) / 6)) for i in range(6)),
    "cross": (
        (-0.32, -0.95), (0.32, -0.95), (0.32, -0.32), (0.95, -0.32), (0.95, 0.32), (0.32, 0.32),
        (0.32, 0.95), (-0.32, 0.95), (-0.32, 0.32), (-0.95, 0.32), (-0.95, -0.32), (-0.32, -0.32),
    ),
}  # fmt: skip
"""The shapes with corners, within a circle of radius 1."""


def paint_of(seat: int) -> str:
    """The colour of a seat or of ASTRA."""
    return ASTRA_PAINT if seat == ASTRA else seat_paint(seat)


def shape_of(seat: int) -> str:
    """The shape of a seat or of ASTRA."""
    return ASTRA_SYMBOL if seat == ASTRA else seat_shape(seat)


def insignia(key: str, seat: int, size: float, x: float = 0, y: float = 0) -> Curve:
    """The insignia of a seat around (x, y), about so large from its middle outwards."""
    swings = [byte / 127.5 - 1 for byte in hashlib.blake2b(key.encode(), digest_size=24).digest()]
    shape, paint = shape_of(seat), paint_of(seat)
    return Curve(
        d=_circle(size, x, y, swings) if shape == "circle" else _polygon(CORNERS[shape], size, x, y, swings),
        fill=paint,
        fill_opacity=0.5,
        stroke=paint,
        stroke_width=max(1.4, 0.2 * size),
        stroke_linejoin="round",
        drawn=True,
    )


def _polygon(corners: tuple[tuple[float, float], ...], size: float, x: float, y: float, swings: list[float]) -> str:
    shaky = (
        f"{short(x + size * (cx + 0.1 * swings[2 * i]))} {short(y + size * (cy + 0.1 * swings[2 * i + 1]))}"
        for i, (cx, cy) in enumerate(corners)
    )
    return f"M{'L'.join(shaky)}Z"


def _circle(size: float, x: float, y: float, swings: list[float]) -> str:
    """Two arcs that are not quite round."""
    r, high, lean = 0.92 * size, 0.92 * size * (1 + 0.1 * swings[0]), 0.12 * size * swings[1]
    start, end = f"{short(x - r)} {short(y + lean)}", f"{short(x + r)} {short(y - lean)}"
    arc = f"A{short(r)} {short(high)} 0 0 1"
    return f"M{start}{arc} {end}{arc} {start}Z"
