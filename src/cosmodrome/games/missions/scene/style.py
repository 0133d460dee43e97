"""The control room of 1962: cream consoles in a dark room, bakelite, phosphor digits, lamps in green, amber and red.

Colours as tokens, and the few ways of setting type. What is drawn with them is in the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.scene import (
    COLOUR_BLIND,
    NIGHT,
    Definition,
    Gradient,
    Node,
    Pattern,
    Rect,
    Stop,
)
from cosmodrome.scene.lettering import Lettering, fit_size, shrunk
from cosmodrome.scene.node import Circle, Curve

__all__ = [
    "CARD_PAINTS",
    "MISSIONS_PALETTES",
    "caption",
    "definitions",
    "digits",
    "figure",
    "fit_size",
    "line",
    "paragraph",
    "plate",
    "shrunk",
]

CONTROL_ROOM: Mapping[str, str] = {
    "ground": "#efe6cf",
    "room": "#26211d",
    "room-light": "#453c33",
    "bakelite": "#332c26",
    "bakelite-light": "#4b4138",
    "panel": "#332c26",
    "hairline": "#5b5045",
    "cream": "#efe6cf",
    "cream-light": "#fbf5e4",
    "cream-dark": "#dccfae",
    "cream-edge": "#a8976f",
    "print": "#2a2420",
    "faded": "#695c4b",
    "text": "#f4ecd8",
    "muted": "#c9bda4",
    "crt": "#0f2119",
    "crt-light": "#1d3a2b",
    "phosphor": "#8dffba",
    "phosphor-dim": "#5fb98a",
    "lamp-off": "#5a5046",
    "lamp-green": "#4cc46a",
    "lamp-amber": "#f5ac3a",
    "lamp-red": "#e5533d",
    "paper": "#fffaf0",
    "moon": "#b9b6ae",
    "moon-dark": "#8d8a83",
    "unmanned": "#2f7d6b",
    "manned": "#2d5f9e",
    "lunar": "#6c6a66",
    "media": "#b3541e",
    "accent": "#ff9d2e",
    "glow": "#d9550a",
    "good": "#4cc46a",
    "bad": "#e5533d",
    "thrust": "#b5451c",
    "control": "#2d5f9e",
    "sensors": "#7a4fa3",
    "life_support": "#b23a62",
    "landing": "#75622f",
    "reentry": "#2f7d6b",
    "tank": "#51606e",
    "fuel": "#c98a12",
    "training": "#3d7f3f",
    "inspection": "#4a4a78",
}
"""Cream and ink for what is printed, phosphor for what changes, a colour for every technology and token."""

HUES_APART: Mapping[str, str] = {
    "lamp-green": "#56b4e9",
    "lamp-amber": "#f0e442",
    "lamp-red": "#d55e00",
    "good": "#56b4e9",
    "bad": "#e8743b",
    "thrust": "#b04a08",
    "control": "#0a63a5",
    "life_support": "#a8437f",
    "reentry": "#0b7f63",
}

MISSIONS_PALETTES: Mapping[str, Mapping[str, str]] = {
    "night": {**NIGHT, **CONTROL_ROOM},
    "colour-blind": {**COLOUR_BLIND, **CONTROL_ROOM, **HUES_APART},
}

CARD_PAINTS = {0: "cream-dark", 1: "lamp-amber", 2: "lamp-red", 3: "lamp-green"}
"""What a mission control card looks like: unknown, minor, major, no problem."""

TYPE = Lettering("print", spacing=0.125)
caption, line, figure, paragraph = TYPE.caption, TYPE.line, TYPE.figure, TYPE.paragraph


def definitions(width: float, height: float) -> tuple[Definition, ...]:
    """Gradients and patterns of the room."""
    return (
        Gradient("room", (Stop(0, "room-light"), Stop(1, "room")), x1=width / 2, y1=0, r=0.9 * max(width, height)),
        Gradient("tube", (Stop(0, "crt-light"), Stop(1, "crt")), x1=150, y1=40, r=260),
        Pattern("grille", 6, (Circle(cx=3, cy=3, r=1.1, fill="room"),)),
        Pattern("scan", 4, (Curve(d="M0 .5H4", stroke="crt", stroke_opacity=0.5),)),
    )


def digits(text: object, x: float, y: float, width: float, size: float) -> tuple[Node, ...]:
    """Phosphor digits in their own little tube, centred at (x, y)."""
    height = 1.5 * size
    return (
        Rect(
            x=x - width / 2,
            y=y - height / 2,
            width=width,
            height=height,
            rx=5,
            fill="crt",
            stroke="print",
            stroke_width=1.4,
        ),
        figure(text, x, y, "phosphor", size),
    )


def plate(width: float, height: float, fill: str = "cream", *, rx: float = 9) -> tuple[Node, ...]:
    """A console plate: an edge that catches the light."""
    return (
        Rect(y=2, width=width, height=height, rx=rx, fill="room", fill_opacity=0.55),
        Rect(width=width, height=height, rx=rx, fill=fill, stroke="cream-edge", stroke_width=1.2),
        Rect(x=2.5, y=2.5, width=width - 5, height=height - 5, rx=rx - 2, stroke="cream-light", stroke_opacity=0.7),
    )
