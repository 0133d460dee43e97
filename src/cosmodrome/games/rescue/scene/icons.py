"""Small drawings of this game, each around its centre in a box of about 16 units: hazards, equipment, tanks, dice, cubes."""

from __future__ import annotations

from cosmodrome.games.rescue.scene.style import figure
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, seat_paint, seat_shape

__all__ = ["bolt", "crew", "cube", "die", "gas", "heat", "icon", "rover", "satellite", "star", "tank", "wrench"]


def icon(name: str, x: float, y: float, scale: float = 1, paint: str = "") -> Node:
    """An icon by its name."""
    made = {
        "heat": heat,
        "gas": gas,
        "rover": rover,
        "satellite": satellite,
        "tank": tank,
        "star": star,
        "wrench": wrench,
    }
    return made[name](x, y, scale, paint) if paint else made[name](x, y, scale)


def _at(x: float, y: float, scale: float, *children: Node) -> Group:
    return Group(x=round(x, 1), y=round(y, 1), scale=scale, children=children)


def heat(x: float, y: float, scale: float = 1, paint: str = "heat") -> Node:
    """A flame."""
    return _at(x, y, scale, Curve(d="M0-8C5-3 6 0 6 3A6 5.4 0 0 1-6 3C-6 0-4-1-3-4-1-2 0-4 0-8Z", fill=paint))


def gas(x: float, y: float, scale: float = 1, paint: str = "gas") -> Node:
    """A cloud."""
    return _at(x, y, scale, Curve(d="M-5 5A4 4 0 0 1-5-2A5 5 0 0 1 4-4A4.4 4.4 0 0 1 5 5Z", fill=paint))


def rover(x: float, y: float, scale: float = 1, paint: str = "kit") -> Node:
    """A rover on two wheels."""
    return _at(
        x,
        y,
        scale,
        Curve(d="M-7-1H7V3H-7ZM-2-1V-6H4", fill=paint, stroke=paint, stroke_width=1.6),
        Circle(cx=-4, cy=5, r=2.6, fill=paint),
        Circle(cx=4, cy=5, r=2.6, fill=paint),
    )


def satellite(x: float, y: float, scale: float = 1, paint: str = "kit") -> Node:
    """A satellite between two panels."""
    return _at(
        x, y, scale, Curve(d="M-2.4-3H2.4V3H-2.4ZM-8-4H-4V4H-8ZM4-4H8V4H4ZM-4 0H4M0-3V-7", fill=paint, stroke=paint)
    )


def tank(x: float, y: float, scale: float = 1, paint: str = "fuel_tank") -> Node:
    """A fuel tank."""
    return _at(x, y, scale, Rect(x=-4, y=-7, width=8, height=14, rx=4, fill=paint))


def star(x: float, y: float, scale: float = 1, paint: str = "accent") -> Node:
    """A victory point token."""
    return _at(x, y, scale, Curve(d="M0-8 2.2-2.8 8-2.4 3.6 1.4 5 7 0 4-5 7-3.6 1.4-8-2.4-2.2-2.8Z", fill=paint))


def wrench(x: float, y: float, scale: float = 1, paint: str = "cream") -> Node:
    """What builders get."""
    return _at(
        x,
        y,
        scale,
        Curve(d="M-6 6 2-2M1-6A4.4 4.4 0 1 0 6-1", stroke=paint, stroke_width=3, stroke_linecap="round"),
    )


def bolt(x: float, y: float, size: float = 14, paint: str = "energy") -> Node:
    """Energy."""
    return Use(symbol="energy", x=x, y=y, size=size, color=paint)


def cube(resource: str, x: float, y: float, side: float, *, placed: bool = True) -> Node:
    """A cube, or the place for one."""
    if placed:
        return Rect(x=x, y=y, width=side, height=side, rx=2, fill=resource)
    return Rect(x=x + 0.7, y=y + 0.7, width=side - 1.4, height=side - 1.4, rx=2, stroke=resource, stroke_width=1.4)


def crew(seat: int, x: float, y: float, size: float) -> Node:
    """A crew member of a party."""
    return Use(symbol=seat_shape(seat), x=x, y=y, size=size, color=seat_paint(seat))


def die(face: int, x: float, y: float, side: float, paint: str = "cream", *, rolled: bool = False) -> tuple[Node, ...]:
    """A production die in the colour of its owner, or the white stability die."""
    return (
        Rect(
            x=round(x - side / 2, 1),
            y=round(y - side / 2, 1),
            width=side,
            height=side,
            rx=round(side / 5, 1),
            fill="roll" if rolled else "die",
            stroke="shadow" if rolled else paint,
            stroke_width=1.6,
        ),
        figure(face, x, y, "shadow" if rolled else paint, round(0.62 * side, 1)),
    )
