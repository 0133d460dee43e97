"""The control room of 1962: cream consoles in a dark room, bakelite, phosphor digits, lamps in green, amber and red.

Colours as tokens, and the few ways of setting type. What is drawn with them is in the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from cosmodrome.scene import (
    COLOUR_BLIND,
    NIGHT,
    Definition,
    Gradient,
    Node,
    Pattern,
    Rect,
    Stop,
    Text,
    text_width,
    wrap,
)
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
    "screw",
    "shrunk",
]

Anchor = Literal["start", "middle", "end"]

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
    "ink": "#2a2420",
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


def definitions(width: float, height: float) -> tuple[Definition, ...]:
    """Gradients and patterns of the room."""
    return (
        Gradient("room", (Stop(0, "room-light"), Stop(1, "room")), x1=width / 2, y1=0, r=0.9 * max(width, height)),
        Gradient("tube", (Stop(0, "crt-light"), Stop(1, "crt")), x1=150, y1=40, r=260),
        Pattern("grille", 6, (Circle(cx=3, cy=3, r=1.1, fill="room"),)),
        Pattern("scan", 4, (Curve(d="M0 .5H4", stroke="crt", stroke_opacity=0.5),)),
    )


def caption(text: str, x: float, y: float, paint: str = "muted", size: float = 12, anchor: Anchor = "start") -> Text:
    """A small heading: capitals, spaced."""
    return _set(text.upper(), x, y, paint, size, anchor, spacing=size / 8)


def line(
    text: str, x: float, y: float, paint: str = "ink", size: float = 13, anchor: Anchor = "start", *, bold: bool = False
) -> Text:
    """A line of print."""
    return _set(text, x, y, paint, size, anchor, bold=bold)


def figure(text: object, x: float, y: float, paint: str = "ink", size: float = 20, anchor: Anchor = "middle") -> Text:
    """A number, centred on its place: x is its middle and y the middle of its height."""
    return _set(str(text), x, y + 0.36 * size, paint, size, anchor, bold=True)


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
            stroke="ink",
            stroke_width=1.4,
        ),
        figure(text, x, y, "phosphor", size),
    )


def paragraph(
    text: str,
    x: float,
    y: float,
    width: float,
    lines: int,
    paint: str = "ink",
    size: float = 13,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
) -> tuple[Node, ...]:
    """Print that runs over several lines; y is the first baseline."""
    rows = wrap(text, width, size, lines, 700 if bold else 400)
    return tuple(_set(row, x, y + 1.25 * size * i, paint, size, anchor, bold=bold) for i, row in enumerate(rows))


def shrunk(text: str, width: float, lines: int, sizes: Sequence[float], *, bold: bool = False) -> float:
    """The first of the sizes, from the largest down, in which a text fits into so many lines; else the last."""
    weight = 700 if bold else 400
    for size in sizes:
        rows = wrap(text, width, size, lines + 1, weight)
        if len(rows) <= lines and not any(row.endswith("…") for row in rows):
            return size
    return sizes[-1]


def fit_size(text: str, width: float, size: float, *, bold: bool = False, spacing: float = 0) -> float:
    """The largest type, up to a size, in which a line stays within a width."""
    wide = text_width(text, size, weight=700 if bold else 400) + spacing * len(text)
    return size if wide <= width else size * width / wide


def plate(width: float, height: float, fill: str = "cream", *, rx: float = 9) -> tuple[Node, ...]:
    """A console plate: an edge that catches the light."""
    return (
        Rect(y=2, width=width, height=height, rx=rx, fill="room", fill_opacity=0.55),
        Rect(width=width, height=height, rx=rx, fill=fill, stroke="cream-edge", stroke_width=1.2),
        Rect(x=2.5, y=2.5, width=width - 5, height=height - 5, rx=rx - 2, stroke="cream-light", stroke_opacity=0.7),
    )


def screw(x: float, y: float) -> tuple[Node, ...]:
    """What holds a plate."""
    return (
        Circle(cx=x, cy=y, r=3.4, fill="cream-dark", stroke="cream-edge"),
        Curve(d=f"M{x - 2} {y + 1.2}L{x + 2} {y - 1.2}", stroke="faded", stroke_width=1),
    )


def _set(
    text: str, x: float, y: float, paint: str, size: float, anchor: Anchor, *, bold: bool = False, spacing: float = 0
) -> Text:
    return Text(
        text=text,
        x=x,
        y=y,
        fill=paint,
        font_size=size,
        font_weight=700 if bold else 400,
        text_anchor=anchor,
        letter_spacing=spacing,
    )
