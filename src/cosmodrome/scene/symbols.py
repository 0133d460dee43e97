"""The icon set: our own drawings, each in a box of 24 units around its centre, in the one colour its user gives.

Every symbol must be told from the others at 16 pixels and in grey: big masses, few details, and cut-outs in the colour
of the ground instead of a second colour. Games share the set; a new symbol is a line in `SYMBOLS`.
"""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.scene.node import INK, Circle, Curve, Node, Rect

__all__ = ["BOX", "SYMBOLS"]

BOX = 24
"""The side of the square a symbol is drawn in."""


def _mass(d: str) -> Curve:
    return Curve(d=d, fill=INK, stroke_linejoin="round")


def _line(d: str, width: float = 2.2) -> Curve:
    return Curve(d=d, stroke=INK, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _hole(d: str) -> Curve:
    return Curve(d=d, fill="ground")


def _cut(d: str, width: float = 2) -> Curve:
    return Curve(d=d, stroke="ground", stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _dot(x: float, y: float, r: float) -> Circle:
    return Circle(cx=x, cy=y, r=r, fill=INK)


def _gap(x: float, y: float, r: float) -> Circle:
    return Circle(cx=x, cy=y, r=r, fill="ground")


def _ring(r: float, width: float = 2) -> Circle:
    return Circle(r=r, stroke=INK, stroke_width=width)


HEXAGON = "M0-10.6 9.2-5.3V5.3L0 10.6-9.2 5.3V-5.3Z"
ARROW = "M0-10.5 8.5-1.5H3.8V10.5H-3.8V-1.5H-8.5Z"
HULL = "M0-11.5C4.3-7.8 5.6-3.2 5.6 1.5V6.5H-5.6V1.5C-5.6-3.2-4.3-7.8 0-11.5Z"
FINS = "M-5.6 .5-9.8 6.2V10.5L-5.6 7.6ZM5.6 .5 9.8 6.2V10.5L5.6 7.6Z"

SYMBOLS: Mapping[str, tuple[Node, ...]] = {
    # --- rockets and what happens to them ---
    "rocket": (_mass(HULL), _mass(FINS), _mass("M-2.6 8H2.6L0 12Z"), _gap(0, -2.4, 2.4)),
    "inactive": (_line(HULL, 1.7), _line(FINS, 1.7), Circle(cy=-2.4, r=2, stroke=INK, stroke_width=1.5)),
    "arrow": (_line(ARROW, 1.9),),
    "activate": (_mass(ARROW), _line("M-10.5 6.5V10.5M10.5 6.5V10.5M-10.5-5.5-8.6-8.2M10.5-5.5 8.6-8.2", 1.8)),
    "build": (
        _line("M-10.5-6V-10.5H-6M6-10.5H10.5V-6M10.5 6V10.5H6M-6 10.5H-10.5V6", 1.7),
        _line("M-5.6-5.6 5.6 5.6M5.6-5.6-5.6 5.6", 3.4),
    ),
    "sabotage": (
        _dot(-1.8, 3, 8.2),
        _line("M3.6-2.6 6-5.2C7.4-6.8 9.2-6 9.4-8", 2.4),
        _line("M9.4-11.6V-10.6M11.8-8H11M6.8-10.6 7.4-9.9", 1.6),
        _cut("M-6.2 2.6A4.6 4.6 0 0 1-2.4-1.4", 1.8),
    ),
    "error": (_mass("M0-11.5 11.5 0 0 11.5-11.5 0Z"), _cut("M0-5.4V1.2", 2.8), _gap(0, 5.2, 1.7)),
    # --- actions ---
    "robot": (
        _mass(
            "M-8-5.5H8A1.8 1.8 0 0 1 9.8-3.7V6.7A1.8 1.8 0 0 1 8 8.5H-8A1.8 1.8 0 0 1-9.8 6.7V-3.7A1.8 1.8 0 0 1-8-5.5Z"
        ),
        _line("M0-6V-9"),
        _dot(0, -10, 1.9),
        _mass("M-11.8-1.5H-10.4V4.5H-11.8ZM11.8-1.5H10.4V4.5H11.8Z"),
        _gap(-4.2, -0.6, 2.1),
        _gap(4.2, -0.6, 2.1),
        _cut("M-4 4.8H4", 1.9),
    ),
    "energy": (_mass("M3.2-11.8-8.4 1.8H-1.6L-4.2 11.8 8.4-2.6H1.4Z"),),
    "plant": (
        _mass("M-.6 2.2C-2.4-3.4-6.6-5.6-11.4-5.2-11 0-7.2 3.4-.6 2.2Z"),
        _mass("M.4-1.4C1-7.6 5.2-11 11.4-10.8 11.4-4.8 7.4-.6 .4-1.4Z"),
        _line("M-.2 11.4C.4 7 .2 3 .4-.8", 2.3),
    ),
    "water": (
        _mass("M0-11.6C5.4-4.8 8.2-.8 8.2 3.4A8.2 8.2 0 0 1-8.2 3.4C-8.2-.8-5.4-4.8 0-11.6Z"),
        _cut("M-4.2 3.6A4.2 4.2 0 0 0-.6 7.6", 1.9),
    ),
    "astronaut": (
        _mass("M-11.4 11.6C-11.4 7.4-7 5 0 5S11.4 7.4 11.4 11.6Z"),
        _dot(0, -2.6, 9),
        Rect(x=-6.8, y=-6.4, width=13.6, height=8.4, rx=4.2, fill="ground"),
        _line("M-3.8-2.8A2.4 2.2 0 0 1-1.8-4.2", 1.4),
    ),
    "planning": (
        _mass("M-8.6-8.6H8.6V11.4H-8.6Z"),
        _mass("M-3.6-11.4H3.6V-6.6H-3.6Z"),
        _cut("M-4-6.4H4", 1.4),
        _cut("M-5.2-1.2-3.8.2-1.6-2.6M1.4-1H5.2M-5.2 5.2-3.8 6.6-1.6 3.8M1.4 5.4H5.2", 1.8),
    ),
    "wild": (
        _dot(0, -7.6, 3.3),
        _dot(6.6, -3.8, 3.3),
        _dot(6.6, 3.8, 3.3),
        _dot(0, 7.6, 3.3),
        _dot(-6.6, 3.8, 3.3),
        _dot(-6.6, -3.8, 3.3),
        _dot(0, 0, 2),
    ),
    # --- missions ---
    "mission-a": (_mass(HEXAGON), _cut("M-4 5.2 0-5.4 4 5.2M-2.6 1.8H2.6", 2.3)),
    "mission-b": (_mass(HEXAGON), _cut("M-3-5.2H.4A2.5 2.5 0 0 1 .4-.2H-3V-5.2V5.2H.8A2.7 2.7 0 0 0 .8-.2", 2.3)),
    "mission-c": (_mass(HEXAGON), _cut("M3.6-3.4A4.8 5.2 0 1 0 3.6 3.4", 2.3)),
    # --- the table ---
    "thinking": (
        _line("M-6.5-10.5H6.5M-6.5 10.5H6.5", 2.4),
        _line("M-5-10V-7C-5-3-.8-2-.8 0S-5 3-5 7V10M5-10V-7C5-3 .8-2 .8 0S5 3 5 7V10", 1.8),
        _mass("M-3 8.6C-2 5.4 2 5.4 3 8.6Z"),
    ),
    "done": (_line("M-8 .8-2.6 6.4 8.4-6", 3.4),),
    "crown": (
        _mass("M-10.4-5.6-5 .2 0-9 5 .2 10.4-5.6 8.2 5.4H-8.2Z"),
        _mass("M-8.2 7.4H8.2V10.2H-8.2Z"),
    ),
    "cards": (
        _line("M-4.5-10.5H8A1.5 1.5 0 0 1 9.5-9V5.5", 1.9),
        Rect(x=-9.5, y=-6.5, width=14.5, height=17, rx=1.6, fill=INK),
    ),
    "eye": (_line("M-11 0C-6-7.4 6-7.4 11 0 6 7.4-6 7.4-11 0Z", 2), _dot(0, 0, 3.4)),
    "pass": (_line("M-9.5-6.5-3 0-9.5 6.5M-1-6.5 5.5 0-1 6.5M9.5-7V7", 2.4),),
    # --- seats ---
    "circle": (_dot(0, 0, 9.4),),
    "square": (Rect(x=-8.4, y=-8.4, width=16.8, height=16.8, fill=INK),),
    "triangle": (_mass("M0-10 10.4 8.4H-10.4Z"),),
    "diamond": (_mass("M0-11 9.4 0 0 11-9.4 0Z"),),
    "hexagon": (_mass(HEXAGON),),
    "cross": (_mass("M-3.6-10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z"),),
}
