"""The drawings that only this adventure needs: germs, targets and the propagation sign, in their colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin

from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.scene import Circle, Curve, Group, Node

__all__ = ["VIRUS_PALETTES", "germ", "propagation", "strain_paint", "target"]

MOSS: Mapping[str, str] = {"tint": "#bcd46e", "tint-deep": "#414f1d", "tint-glow": "#6b8230"}
STRAINS: Mapping[str, str] = {
    "virus-grey": "#c2ccd8",
    "virus-red": "#ff8b80",
    "virus-green": "#7fe39a",
    "virus-purple": "#cfa4ff",
    "virus-blue": "#78c4ff",
    "virus-yellow": "#f5dd68",
}
COLOUR_BLIND_STRAINS: Mapping[str, str] = {
    "virus-grey": "#c9d0d9",
    "virus-red": "#ff8c42",
    "virus-green": "#1fc79b",
    "virus-purple": "#e28ab8",
    "virus-blue": "#56b4e9",
    "virus-yellow": "#f0e442",
}

VIRUS_PALETTES: Mapping[str, Mapping[str, str]] = {
    "night": {**MOON_PALETTES["night"], **MOSS, **STRAINS},
    "colour-blind": {**MOON_PALETTES["colour-blind"], **MOSS, **COLOUR_BLIND_STRAINS},
}

SPIKES: Mapping[str, int] = {"grey": 6, "red": 3, "green": 4, "purple": 5, "blue": 8, "yellow": 10}
"""Every germ is told by its spikes as well as by its colour."""


def strain_paint(strain: str) -> str:
    """The paint of a virus; one that only a pack knows is grey."""
    return f"virus-{strain}" if strain in SPIKES else "virus-grey"


def germ(strain: str, x: float, y: float, size: float, *, faint: bool = False, paint: str = "") -> Group:
    """A germ: a ball with knobbed spikes. Faint: only printed, not awake."""
    ink, spikes, r = paint or strain_paint(strain), SPIKES.get(strain, 6), 6.2
    lines = ""
    children: list[Node] = []
    for n in range(spikes):
        angle = 2 * pi * n / spikes - pi / 2
        dx, dy = cos(angle), sin(angle)
        lines += f"M{r * dx:.1f} {r * dy:.1f}L{10.2 * dx:.1f} {10.2 * dy:.1f}"
        children.append(Circle(cx=10.2 * dx, cy=10.2 * dy, r=1.9 if spikes < 8 else 1.5, fill=ink))
    children.append(Curve(d=lines, stroke=ink, stroke_width=1.8))
    children.append(Circle(r=r, stroke=ink, stroke_width=1.7, fill="ground") if faint else Circle(r=r + 0.8, fill=ink))
    hole = ink if faint else "ground"
    for cx, cy, size_of_hole in ((-2.2, -1.4, 1.7), (2.2, -2.2, 1.1), (1.2, 2.4, 1.5)):
        children.append(Circle(cx=cx, cy=cy, r=size_of_hole, fill=hole))
    return Group(x=x, y=y, scale=size / 24, opacity=0.75 if faint else 1, children=tuple(children))


def target(x: float, y: float, r: float, paint: str) -> Iterator[Node]:
    """A target on the plan, for a virus to sit in."""
    yield Circle(cx=x, cy=y, r=r, fill="ground", stroke=paint, stroke_opacity=0.8, stroke_width=1.2)
    yield Circle(cx=x, cy=y, r=0.62 * r, stroke=paint, stroke_opacity=0.45, stroke_width=0.8, stroke_dasharray="2 2")
    ticks = "".join(
        f"M{x + 0.78 * r * dx:.1f} {y + 0.78 * r * dy:.1f}L{x + 1.22 * r * dx:.1f} {y + 1.22 * r * dy:.1f}"
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    yield Curve(d=ticks, stroke=paint, stroke_opacity=0.8, stroke_width=1.2)


def propagation(x: float, y: float, size: float, paint: str = "bad", opacity: float = 1) -> Group:
    """The propagation sign: one germ becomes three."""
    arrows = "M-3.5 0H3M1-2.4 4 0 1 2.4M-4-3.4 1.6-7.6M-1-8.2 2.4-8.2 1-5M-4 3.4 1.6 7.6M-1 8.2 2.4 8.2 1 5"
    return Group(
        x=x,
        y=y,
        scale=size / 24,
        opacity=opacity,
        children=(
            Circle(cx=-7.4, r=3.6, fill=paint),
            Curve(d=arrows, stroke=paint, stroke_width=1.9, stroke_linecap="round", stroke_linejoin="round"),
            Circle(cx=8, r=2.6, fill=paint),
            Circle(cx=6, cy=-9.2, r=2.4, fill=paint),
            Circle(cx=6, cy=9.2, r=2.4, fill=paint),
        ),
    )
