"""Small signs of the dossier: thrust, mass, credits, dice and the planets; each around its own middle."""

from __future__ import annotations

from math import cos, pi, sin

from cosmodrome.games.apogee.scene.style import figure
from cosmodrome.scene import Circle, Curve, Group, Node

__all__ = ["coin", "die", "mass_sign", "planet", "seat_sign", "thrust_sign"]


def thrust_sign(x: float, y: float, size: float = 12, paint: str = "stamp") -> Group:
    """A flame: thrust."""
    d = "M0-6C3-2 5 0 5 3A5 4.6 0 0 1-5 3C-5 1-3.4-.4-2.6-2.4-1.6-1.4-.6-.8-.2.2.6-1.8.8-3.8 0-6Z"
    return Group(x=x, y=y, scale=size / 14, children=(Curve(d=d, fill=paint),))


def mass_sign(x: float, y: float, size: float = 12, paint: str = "ink-soft") -> Group:
    """A weight: mass."""
    d = "M-3-2.4H3L6 6H-6ZM-2.2-4.2A2.2 2.2 0 1 1 2.2-4.2 2.2 2.2 0 1 1-2.2-4.2Z"
    return Group(x=x, y=y, scale=size / 14, children=(Curve(d=d, fill=paint),))


def coin(x: float, y: float, size: float = 12, paint: str = "payload") -> Group:
    """A coin with a star: credits."""
    return Group(
        x=x,
        y=y,
        scale=size / 14,
        children=(
            Circle(r=6.4, fill="none", stroke=paint, stroke_width=1.5),
            Curve(d="M0-4 1.1-1.2 4-1 1.8 1 2.5 3.8 0 2.3-2.5 3.8-1.8 1-4-1-1.1-1.2Z", fill=paint),
        ),
    )


def seat_sign(x: float, y: float, size: float = 12, paint: str = "navy") -> Group:
    """A head in a helmet: astronauts."""
    return Group(
        x=x,
        y=y,
        scale=size / 14,
        children=(
            Curve(d="M-6 6.4C-6 3.6-3.4 2.4 0 2.4S6 3.6 6 6.4Z", fill=paint),
            Circle(cy=-2, r=4.6, fill=paint),
            Curve(d="M-3-3.6H3V-.6H-3Z", fill="white"),
        ),
    )


def die(x: float, y: float, size: float, text: str = "", paint: str = "white", edge: str = "navy") -> Group:
    """A twelve-sided die, with what it shows."""
    outer = [(cos(2 * pi * i / 10 - pi / 2), sin(2 * pi * i / 10 - pi / 2)) for i in range(10)]
    inner = [(0.6 * cos(2 * pi * i / 5 - pi / 2), 0.6 * sin(2 * pi * i / 5 - pi / 2)) for i in range(5)]
    r = size / 2
    rim = "M" + "L".join(f"{r * a:.1f} {r * b:.1f}" for a, b in outer) + "Z"
    face = "M" + "L".join(f"{r * a:.1f} {r * b:.1f}" for a, b in inner) + "Z"
    ribs = "".join(
        f"M{r * a:.1f} {r * b:.1f}L{r * outer[2 * i][0]:.1f} {r * outer[2 * i][1]:.1f}"
        for i, (a, b) in enumerate(inner)
    )
    children: list[Node] = [
        Curve(d=rim, fill=paint, stroke=edge, stroke_width=1.4, stroke_linejoin="round"),
        Curve(d=face + ribs, stroke=edge, stroke_width=0.9, stroke_opacity=0.7),
    ]
    if text:
        children.append(figure(text, 0, 0, edge, 0.42 * size))
    return Group(x=x, y=y, children=tuple(children))


PLANET_MARKS = {
    "geo": "M-1-.1A1 .34 0 0 0 1 .1",
    "moon": "M-.5-.3A.2.2 0 1 0-.1-.3 .2.2 0 1 0-.5-.3M.2.3A.26.26 0 1 0 .72.3 .26.26 0 1 0 .2.3",
    "venus": "M-.95-.25C-.3-.5.3 0 .95-.25M-.95.3C-.3.05.3.55.95.3",
    "mars": "M-.8.4C-.2.1.3.7.8.45M-.35-.85C-.1-.7.2-.7.4-.85",
    "europa": "M-.9-.3.7.6M-.7.6.9-.2M-.2-.95.3.9",
    "titan": "M-.98-.15H.98M-.9.25H.9M-.9-.5H.9",
}
PLANET_FILLS = {
    "geo": "glow",
    "moon": "paper-deep",
    "venus": "folder",
    "mars": "flame",
    "europa": "white",
    "titan": "flame",
}
PLANET_SIZES = {"geo": 0.9, "moon": 0.62, "venus": 0.86, "mars": 0.74, "europa": 0.6, "titan": 0.8}


def planet(id: str, x: float, y: float, size: float) -> Group:
    """A destination, drawn as in a pocket atlas."""
    r = size / 2 * PLANET_SIZES[id]
    children: list[Node] = [
        Circle(r=r, fill=PLANET_FILLS[id], fill_opacity=0.75, stroke="navy", stroke_width=1.2),
        Group(scale=r, children=(Curve(d=PLANET_MARKS[id], stroke="navy", stroke_width=1 / r, stroke_opacity=0.6),)),
    ]
    if id == "geo":
        children.append(
            Curve(d=f"M{-size / 2:.1f} 3A{size / 2:.1f} 4.5 0 1 0 {size / 2:.1f} 3", stroke="stamp", stroke_width=1.2)
        )
    if id == "titan":
        children.append(Circle(r=r + 2, stroke="navy", stroke_opacity=0.4, stroke_dasharray="2 3"))
    return Group(x=x, y=y, children=tuple(children))
