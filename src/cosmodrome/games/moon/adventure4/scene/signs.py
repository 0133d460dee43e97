"""The drawings that only the mine needs: pearls, rubies, pumps, and cavities cut into the rock."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from math import cos, pi, sin

from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.scene import Circle, Curve, Group, Node, Use

__all__ = ["MINE_PALETTES", "cavity", "pump", "sign"]

UMBER: Mapping[str, str] = {"tint": "#e0ab66", "tint-deep": "#6d4720", "tint-glow": "#9a6630"}
MINERALS: Mapping[str, str] = {"pearl": "#f7e3d6", "ruby": "#ff5f7c"}
COLOUR_BLIND_MINERALS: Mapping[str, str] = {"pearl": "#fdf3e4", "ruby": "#ff8552"}

MINE_PALETTES: Mapping[str, Mapping[str, str]] = {
    "night": {**MOON_PALETTES["night"], **UMBER, **MINERALS},
    "colour-blind": {**MOON_PALETTES["colour-blind"], **UMBER, **COLOUR_BLIND_MINERALS},
}


def sign(kind: str, x: float, y: float, size: float, opacity: float = 1) -> Node:
    """The sign of a resource or a part, in its own colour."""
    if kind == "pearl":
        return Group(x=x, y=y, scale=size / 24, opacity=opacity, children=_PEARL)
    if kind == "ruby":
        return Group(x=x, y=y, scale=size / 24, opacity=opacity, children=_RUBY)
    return Use(symbol=kind, x=x, y=y, size=size, color=kind, opacity=opacity)


_PEARL: tuple[Node, ...] = (
    Circle(r=10.4, fill="pearl"),
    Curve(d="M-6.4 1.4A6.6 6.6 0 0 1 1.4-6.4", stroke="ground", stroke_width=2.2, stroke_linecap="round"),
    Circle(cx=4.6, cy=5, r=1.7, fill="ground", fill_opacity=0.55),
)
_RUBY: tuple[Node, ...] = (
    Curve(d="M-6.2-9.4H6.2L11.4-3 0 10.8-11.4-3Z", fill="ruby", stroke="ruby", stroke_linejoin="round"),
    Curve(
        d="M-11-3H11M-4.4-3 0 10 4.4-3M-6.2-9 -4.4-3 0-9 4.4-3 6.2-9",
        stroke="ground",
        stroke_width=1.5,
        stroke_linejoin="round",
    ),
)


def pump(x: float, y: float, size: float, paint: str, opacity: float = 1) -> Group:
    """The headframe of an extraction pump: a leg on each side, a wheel on top."""
    frame = "M-9 12-3-8M9 12 3-8M-7 5H7M-5-1.5H5M-7 5 5-1.5M7 5-5-1.5M-11.5 12H11.5"
    return Group(
        x=x,
        y=y,
        scale=size / 28,
        opacity=opacity,
        children=(
            Curve(d=frame, stroke=paint, stroke_width=1.7, stroke_linecap="round", stroke_linejoin="round"),
            Circle(cy=-9, r=4.6, fill="ground", stroke=paint, stroke_width=1.8),
            Circle(cy=-9, r=1.3, fill=paint),
        ),
    )


def cavity(key: str, size: float) -> str:
    """A hollow as a pick leaves it: nine corners, none where another cavity has it."""
    spread = hashlib.blake2b(key.encode(), digest_size=18).digest()
    corners: list[str] = []
    for i in range(9):
        angle = 2 * pi * (i + (spread[i] - 128) / 700) / 9 - pi / 2
        reach = size / 2 * (1.03 + (spread[9 + i] - 128) / 1900)
        corners.append(f"{reach * cos(angle):.1f} {reach * sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"
