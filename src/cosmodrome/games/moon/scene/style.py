"""The lunar blueprint: chalk lines on deep slate blue, one tint per adventure, luminous symbols for the actions.

Colours as tokens, and the few ways of setting type. What is drawn with them is in the other modules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from cosmodrome.scene import COLOUR_BLIND, NIGHT, Node, Text, text_width, wrap

__all__ = ["MOON_PALETTES", "caption", "figure", "fit_caption", "fit_size", "label", "line", "paragraph", "shrunk"]

Anchor = Literal["start", "middle", "end"]

HYPHEN = re.compile(r"-(?=\w)")
"""Where a word may be broken that is wider than its line."""

BLUEPRINT: Mapping[str, str] = {
    "ground": "#0f1a2c",
    "sky": "#243a58",
    "sky-low": "#16263f",
    "sky-deep": "#0c1526",
    "panel": "#13213a",
    "chalk": "#e6eef6",
    "muted": "#a3b4cc",
    "grid": "#9fc0e6",
    "paper": "#f1ead9",
    "pencil": "#1c2840",
    "robot": "#c3d0de",
    "energy": "#b9a0ff",
    "plant": "#83e08c",
    "water": "#62d4f5",
    "astronaut": "#ffcf6b",
    "planning": "#ff8fd0",
    "wild": "#f4f7fb",
    "mission-a": "#ff9d8f",
    "mission-b": "#c3aaff",
    "mission-c": "#f0df8a",
}
LAUNCH: Mapping[str, str] = {"tint": "#f08a61", "tint-deep": "#8c3d20", "tint-glow": "#c4552b"}

COLOUR_BLIND_ACTIONS: Mapping[str, str] = {
    "energy": "#c9a6ff",
    "plant": "#35c9a0",
    "water": "#6cc5ff",
    "astronaut": "#f0b429",
    "planning": "#f5a3cf",
}

MOON_PALETTES: Mapping[str, Mapping[str, str]] = {
    "night": {**NIGHT, **BLUEPRINT, **LAUNCH},
    "colour-blind": {**COLOUR_BLIND, **BLUEPRINT, **LAUNCH, **COLOUR_BLIND_ACTIONS},
}


def caption(text: str, x: float, y: float, paint: str = "muted", size: float = 15, anchor: Anchor = "start") -> Text:
    """A small heading: capitals, spaced."""
    return _set(text.upper(), x, y, paint, size, anchor, spacing=0.1 * size)


def line(
    text: str,
    x: float,
    y: float,
    paint: str = "chalk",
    size: float = 13,
    anchor: Anchor = "start",
    *,
    bold: bool = False,
) -> Text:
    """A line of print."""
    return _set(text, x, y, paint, size, anchor, bold=bold)


def figure(text: object, x: float, y: float, paint: str = "chalk", size: float = 20, anchor: Anchor = "middle") -> Text:
    """A printed number, centred on its place: x is its middle and y the middle of its height."""
    return _set(str(text), x, y + 0.36 * size, paint, size, anchor, bold=True)


def paragraph(
    text: str,
    x: float,
    y: float,
    width: float,
    lines: int,
    paint: str = "chalk",
    size: float = 13,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
    leading: float = 1.25,
) -> tuple[Node, ...]:
    """Print that runs over several lines; y is the first baseline, and `leading` the way to the next in sizes."""
    rows = _rows(text, width, size, lines, 700 if bold else 400)
    return tuple(_set(row, x, y + leading * size * i, paint, size, anchor, bold=bold) for i, row in enumerate(rows))


def _rows(text: str, width: float, size: float, lines: int, weight: int) -> list[str]:
    """The text in at most so many lines; a word with a hyphen may be broken there."""
    words = text.split(" ")
    parts = [HYPHEN.sub("- ", word) if text_width(word, size, weight=weight) > width else word for word in words]
    return wrap(" ".join(parts), width, size, lines, weight)


def shrunk(text: str, width: float, lines: int, sizes: Sequence[float], *, bold: bool = False) -> float:
    """The first of the sizes, from the largest down, in which a text fits into so many lines; else the last."""
    weight = 700 if bold else 400
    for size in sizes:
        rows = _rows(text, width, size, lines + 1, weight)
        if len(rows) <= lines and not any(row.endswith("…") for row in rows):
            return size
    return sizes[-1]


def label(
    text: str,
    x: float,
    y: float,
    width: float,
    paint: str = "muted",
    size: float = 15,
    anchor: Anchor = "start",
    *,
    lines: int = 1,
) -> tuple[Node, ...]:
    """A heading that must stay within a width: capitals if they fit, else small letters; in the end it shrinks or wraps."""
    if fit_caption(text, width, size) == size:
        return (caption(text, x, y, paint, size, anchor),)
    if lines > 1 and fit_size(text, width, size) < size:
        return paragraph(text, x, y - 0.15 * size, width, lines, paint, size, anchor=anchor, leading=1)
    return (line(text, x, y, paint, fit_size(text, width, size), anchor),)


def fit_caption(text: str, width: float, size: float = 15) -> float:
    """The largest type, up to a size, in which a small heading stays within a width."""
    wide = text_width(text.upper(), size) + 0.1 * size * len(text)
    return size if wide <= width else size * width / wide


def fit_size(text: str, width: float, size: float, *, bold: bool = False, spacing: float = 0) -> float:
    """The largest type, up to a size, in which a line stays within a width."""
    wide = text_width(text, size, weight=700 if bold else 400) + spacing * len(text)
    return size if wide <= width else size * width / wide


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
        x=x,
        y=y,
        fill=paint,
        font_size=size,
        font_weight=700 if bold else 400,
        text_anchor=anchor,
        letter_spacing=spacing,
    )
