"""What players write: numbers, crosses, rings and filled arrows, in one hand that never makes the same mark twice.

How a mark differs is a hash of its key, so a mark looks the same in every picture of a game.
"""

from __future__ import annotations

import hashlib
from math import cos, pi, sin

from cosmodrome.scene import Curve, Group, Text

__all__ = ["arrow", "cross", "number", "ring", "strike"]


class _Hand:
    """The unsteadiness that belongs to a key."""

    def __init__(self, key: str) -> None:
        self._bytes = hashlib.blake2b(key.encode(), digest_size=32).digest()
        self._next = 0

    def swing(self, spread: float) -> float:
        """The next deviation, between -spread and spread."""
        byte = self._bytes[self._next % len(self._bytes)]
        self._next += 1
        return spread * (byte / 127.5 - 1)


def number(key: str, text: object, size: float, paint: str = "pencil", x: float = 0, y: float = 0) -> Group:
    """A figure written by hand, its middle at (x, y)."""
    hand = _Hand(key)
    return Group(
        x=x + hand.swing(1),
        y=y + hand.swing(1),
        turn=hand.swing(7),
        children=(
            Text(
                text=str(text),
                x=-0.04 * size,
                y=0.3 * size,
                fill=paint,
                font="hand",
                font_weight=700,
                font_size=size,
                text_anchor="middle",
            ),
        ),
    )


def cross(key: str, reach: float, paint: str = "chalk", width: float = 2.6, x: float = 0, y: float = 0) -> Curve:
    """Two quick strokes through (x, y)."""
    hand = _Hand(key)

    def near(dx: float, dy: float) -> str:
        return f"{x + dx + hand.swing(reach / 7):.2f} {y + dy + hand.swing(reach / 7):.2f}"

    d = (
        f"M{near(-reach, -reach)}Q{near(reach / 8, -reach / 8)} {near(reach, reach)}"
        f"M{near(reach, -reach)}Q{near(reach / 8, reach / 8)} {near(-reach, reach)}"
    )
    return Curve(d=d, stroke=paint, stroke_width=width, stroke_linecap="round", drawn=True)


def strike(key: str, reach: float, paint: str = "chalk", width: float = 2.2, x: float = 0, y: float = 0) -> Curve:
    """One stroke from side to side."""
    hand = _Hand(key)
    rise = reach / 3 + hand.swing(reach / 8)
    d = f"M{x - reach:.2f} {y + rise:.2f}Q{x + hand.swing(3):.2f} {y + hand.swing(3):.2f} {x + reach:.2f} {y - rise:.2f}"
    return Curve(d=d, stroke=paint, stroke_width=width, stroke_linecap="round", drawn=True)


def ring(key: str, rx: float, ry: float, paint: str = "chalk", width: float = 2.4) -> Curve:
    """A circle as a pen makes it in a hurry: it starts outside and ends beside its start."""
    hand = _Hand(key)
    start, steps = -1.9 + hand.swing(0.5), 18
    points = []
    for i in range(steps + 1):
        angle = start + (2 * pi + 0.5) * i / steps
        grow = 1.07 - 0.12 * i / steps + hand.swing(0.025)
        points.append((rx * grow * cos(angle), ry * grow * sin(angle)))
    return Curve(d=_smooth(points), stroke=paint, stroke_width=width, stroke_linecap="round", drawn=True)


def arrow(key: str, size: float, paint: str) -> Group:
    """An arrow filled in with a pen."""
    hand = _Hand(key)
    s = size / 24
    outline = (
        f"M0{-10 * s:.2f} {8 * s:.2f} {-1 * s:.2f}H{3.6 * s:.2f}V{10 * s:.2f}H{-3.6 * s:.2f}V{-1 * s:.2f}H{-8 * s:.2f}Z"
    )
    return Group(
        turn=hand.swing(6),
        children=(Curve(d=outline, fill=paint, stroke=paint, stroke_width=1.2, stroke_linejoin="round", drawn=True),),
    )


def _smooth(points: list[tuple[float, float]]) -> str:
    """A curve through all points (Catmull-Rom)."""
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[max(i - 1, 0)], points[i]
        (x2, y2), (x3, y3) = points[i + 1], points[min(i + 2, len(points) - 1)]
        d += (
            f"C{x1 + (x2 - x0) / 6:.1f} {y1 + (y2 - y0) / 6:.1f} "
            f"{x2 - (x3 - x1) / 6:.1f} {y2 - (y3 - y1) / 6:.1f} {x2:.1f} {y2:.1f}"
        )
    return d
