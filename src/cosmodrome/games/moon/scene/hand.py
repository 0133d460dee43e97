"""What players write: numbers, crosses, rings and filled arrows, in one hand that never makes the same mark twice.

How a mark differs is a hash of its key, so a mark looks the same in every picture of a game.
"""

from __future__ import annotations

import hashlib
from math import cos, pi, sin, tan

from cosmodrome.games.moon.scene.trim import short
from cosmodrome.scene import Curve, Group, Text, kept

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


@kept
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


@kept
def cross(key: str, reach: float, paint: str = "chalk", width: float = 2.6, x: float = 0, y: float = 0) -> Curve:
    """Two quick strokes through (x, y)."""
    hand = _Hand(key)

    def near(dx: float, dy: float) -> str:
        return _at(x + dx + hand.swing(reach / 7), y + dy + hand.swing(reach / 7))

    d = (
        f"M{near(-reach, -reach)}Q{near(reach / 8, -reach / 8)} {near(reach, reach)}"
        f"M{near(reach, -reach)}Q{near(reach / 8, reach / 8)} {near(-reach, reach)}"
    )
    return Curve(d=d, stroke=paint, stroke_width=width, stroke_linecap="round", drawn=True)


@kept
def strike(key: str, reach: float, paint: str = "chalk", width: float = 2.2, x: float = 0, y: float = 0) -> Curve:
    """One stroke from side to side."""
    hand = _Hand(key)
    rise = reach / 3 + hand.swing(reach / 8)
    d = f"M{_at(x - reach, y + rise)}Q{_at(x + hand.swing(3), y + hand.swing(3))} {_at(x + reach, y - rise)}"
    return Curve(d=d, stroke=paint, stroke_width=width, stroke_linecap="round", drawn=True)


@kept
def ring(key: str, rx: float, ry: float, paint: str = "chalk", width: float = 2.4) -> Curve:
    """A circle as a pen makes it in a hurry: it starts outside and ends beside its start."""
    hand = _Hand(key)
    start, arcs = -1.9 + hand.swing(0.5), 5
    step = (2 * pi + 0.5) / arcs
    d = ""
    for i in range(arcs + 1):
        angle, grow = start + step * i, 1.07 - 0.12 * i / arcs + hand.swing(0.03)
        x, y = rx * grow * cos(angle), ry * grow * sin(angle)
        # How far the curve leaves a point in its direction, so that an arc of this length is round.
        reach = 4 / 3 * tan(step / 4) * grow
        dx, dy = -rx * reach * sin(angle), ry * reach * cos(angle)
        d += f"S{_at(x - dx, y - dy)} {_at(x, y)}" if i else f"M{_at(x, y)}C{_at(x + dx, y + dy)} "
    return Curve(d=d.replace(" S", " "), stroke=paint, stroke_width=width, stroke_linecap="round", drawn=True)


@kept
def arrow(key: str, size: float, paint: str) -> Group:
    """An arrow filled in with a pen."""
    hand = _Hand(key)
    s = size / 24
    outline = (
        f"M{_at(0, -10 * s)}L{_at(8 * s, -s)}H{short(3.6 * s)}V{short(10 * s)}H{short(-3.6 * s)}V{short(-s)}"
        f"H{short(-8 * s)}Z"
    )
    return Group(
        turn=hand.swing(6),
        children=(Curve(d=outline, fill=paint, stroke=paint, stroke_width=1.2, stroke_linejoin="round", drawn=True),),
    )


def _at(x: float, y: float) -> str:
    return f"{short(x)} {short(y)}"
