"""The insignia that seats draw on the sheets: the shape of their seat, by hand and never twice the same."""

from __future__ import annotations

import hashlib
from math import cos, pi, sin

from cosmodrome.games.moon.adventure8.view import ASTRA
from cosmodrome.games.moon.scene.astra import ASTRA_PAINT, ASTRA_SYMBOL
from cosmodrome.scene import Curve, Group, seat_paint, seat_shape

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


def insignia(key: str, seat: int, size: float, x: float = 0, y: float = 0) -> Group:
    """The insignia of a seat, about so large from its middle outwards."""
    swings = [byte / 127.5 - 1 for byte in hashlib.blake2b(key.encode(), digest_size=32).digest()]
    shape, paint = shape_of(seat), paint_of(seat)
    outline = _circle(size, swings) if shape == "circle" else _polygon(CORNERS[shape], size, swings)
    return Group(
        x=x + 0.04 * size * swings[-1],
        y=y + 0.04 * size * swings[-2],
        turn=7 * swings[-3],
        children=(
            Curve(
                d=outline,
                fill=paint,
                fill_opacity=0.5,
                stroke=paint,
                stroke_width=max(1.4, 0.2 * size),
                stroke_linejoin="round",
                stroke_linecap="round",
                drawn=True,
            ),
        ),
    )


def _polygon(corners: tuple[tuple[float, float], ...], size: float, swings: list[float]) -> str:
    shaky = [
        (size * (x + 0.06 * swings[2 * i % 28]), size * (y + 0.06 * swings[(2 * i + 1) % 28]))
        for i, (x, y) in enumerate(corners)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in shaky) + "Z"


def _circle(size: float, swings: list[float]) -> str:
    """Four arcs whose ends are a little off."""
    points = [
        (size * (0.92 + 0.05 * swings[i]) * cos(pi * i / 2), size * (0.92 + 0.05 * swings[i + 4]) * sin(pi * i / 2))
        for i in range(4)
    ]
    r = 0.92 * size
    arcs = "".join(f"A{r:.1f} {r:.1f} 0 0 1 {x:.1f} {y:.1f}" for x, y in (*points[1:], points[0]))
    return f"M{points[0][0]:.1f} {points[0][1]:.1f}{arcs}Z"
