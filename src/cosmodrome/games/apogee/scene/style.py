"""The flight dossier: warm paper, navy ink, orange stamps. Colours as tokens, and the few ways of setting type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from cosmodrome.scene import COLOUR_BLIND, NIGHT, Group, Node, Rect, Text, text_width, wrap

__all__ = [
    "APOGEE_PALETTES",
    "SLOT_PAINTS",
    "broken",
    "caption",
    "figure",
    "fit_size",
    "line",
    "paragraph",
    "sheet",
    "shrunk",
    "stamp",
]

Anchor = Literal["start", "middle", "end"]

DOSSIER: Mapping[str, str] = {
    "ground": "#f7f0e0",
    "panel": "#fdf9ef",
    "hairline": "#c9bfa6",
    "text": "#1b2a4e",
    "muted": "#5a6178",
    "accent": "#a63f00",
    "bad": "#a92a1c",
    "good": "#1f6b3a",
    "paper": "#efe5cf",
    "paper-deep": "#e3d6b8",
    "folder": "#d9c79f",
    "navy": "#1b2a4e",
    "ink-soft": "#40507c",
    "white": "#fffdf7",
    "stamp": "#c2500c",
    "flame": "#e8862a",
    "glow": "#2f7fb8",
    "first": "#2b4a8b",
    "upper": "#2d7a74",
    "payload": "#8a4a1d",
    "rnd": "#6a3d8a",
    "seat-0": "#b2500f",
    "seat-1": "#1f64a8",
    "seat-2": "#2b7541",
    "seat-3": "#a32d77",
    "seat-4": "#756400",
    "seat-5": "#5b46b0",
}
COLOUR_BLIND_DOSSIER: Mapping[str, str] = {
    "bad": "#9c3f00",
    "good": "#0b5f94",
    "first": "#0b5f94",
    "upper": "#00715a",
    "payload": "#8f4a00",
    "rnd": "#8a3b6c",
    "seat-0": "#8f5b00",
    "seat-1": "#0a6299",
    "seat-2": "#00715a",
    "seat-3": "#9b3f76",
    "seat-4": "#6b6200",
}

APOGEE_PALETTES: Mapping[str, Mapping[str, str]] = {
    "night": {**NIGHT, **DOSSIER},
    "colour-blind": {**COLOUR_BLIND, **DOSSIER, **COLOUR_BLIND_DOSSIER},
}

SLOT_PAINTS: Mapping[str, str] = {"first_stage": "first", "upper_stage": "upper", "payload": "payload", "rnd": "rnd"}


SHORTEST = 3
"""No syllable that is left by a hyphen is shorter."""


def caption(text: str, x: float, y: float, paint: str = "muted", size: float = 12, anchor: Anchor = "start") -> Text:
    """A small heading: capitals, spaced."""
    return _set(text.upper(), x, y, paint, size, anchor, spacing=size / 10)


def line(
    text: str,
    x: float,
    y: float,
    paint: str = "navy",
    size: float = 13,
    anchor: Anchor = "start",
    *,
    bold: bool = False,
) -> Text:
    """A line of print."""
    return _set(text, x, y, paint, size, anchor, bold=bold)


def figure(text: object, x: float, y: float, paint: str = "navy", size: float = 20, anchor: Anchor = "middle") -> Text:
    """A printed number: x is its middle (or what the anchor says) and y the middle of its height."""
    return _set(str(text), x, y + 0.36 * size, paint, size, anchor, bold=True)


def paragraph(
    text: str,
    x: float,
    y: float,
    width: float,
    lines: int,
    paint: str = "navy",
    size: float = 13,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
) -> tuple[Node, ...]:
    """Print that runs over several lines; y is the first baseline."""
    rows = wrap(text, width, size, lines, 700 if bold else 400)
    return tuple(_set(row, x, y + 1.2 * size * i, paint, size, anchor, bold=bold) for i, row in enumerate(rows))


def broken(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """The text with words that are wider than a line cut by hyphens.

    >>> broken("Interplanetary Spaceship", 70, 12, bold=True)
    'Interplanet- ary Spaceship'
    """
    weight = 700 if bold else 400
    done: list[str] = []
    for word in text.split(" "):
        rest = word
        while text_width(rest, size, weight=weight) > width and len(rest) > 2 * SHORTEST:
            end = len(rest) - SHORTEST
            while end > SHORTEST and text_width(f"{rest[:end]}-", size, weight=weight) > width:
                end -= 1
            head = rest[:end]
            done.append(head if head.endswith("-") else f"{head}-")
            rest = rest[end:]
        done.append(rest)
    return " ".join(done)


def shrunk(text: str, width: float, lines: int, sizes: Sequence[float], *, bold: bool = False) -> float:
    """The first of the sizes, from the largest down, in which a text fits into so many lines; else the last."""
    weight = 700 if bold else 400
    for size in sizes:
        rows = wrap(text, width, size, lines + 1, weight)
        if len(rows) <= lines and all(text_width(row, size, weight=weight) <= width for row in rows):
            return size
    return sizes[-1]


def fit_size(text: str, width: float, size: float, *, bold: bool = False, least: float = 0) -> float:
    """The largest type, up to a size, in which a line stays within a width."""
    wide = text_width(text, size, weight=700 if bold else 400)
    return size if wide <= width else max(size * width / wide, least)


def sheet(width: float, height: float, *, edge: str = "hairline", fill: str = "panel", rx: float = 5) -> Rect:
    """A piece of paper."""
    return Rect(width=width, height=height, rx=rx, fill=fill, stroke=edge, stroke_width=1.2)


def stamp(
    text: str, x: float, y: float, width: float, turn: float = -8, paint: str = "stamp", size: float = 13
) -> Group:
    """A rubber stamp, its middle at (x, y)."""
    size = fit_size(text.upper(), width - 12, size, bold=True)
    return Group(
        x=x,
        y=y,
        turn=turn,
        opacity=0.88,
        children=(
            Rect(x=-width / 2, y=-size, width=width, height=2 * size, rx=3, stroke=paint, stroke_width=2),
            _set(text.upper(), 0, 0.36 * size, paint, size, "middle", bold=True, spacing=0.4),
        ),
    )


def _set(
    text: str,
    x: float,
    y: float,
    paint: str,
    size: float,
    anchor: Anchor,
    *,
    bold: bool = False,
    spacing: float = 0,
) -> Text:
    return Text(
        text=text,
        x=round(x, 2),
        y=round(y, 2),
        fill=paint,
        font_size=round(size, 2),
        font_weight=700 if bold else 400,
        text_anchor=anchor,
        letter_spacing=spacing,
    )
