"""The lunar blueprint: chalk lines on deep slate blue, one tint per adventure, luminous symbols for the actions.

Colours as tokens, and the few ways of setting type. What is drawn with them is in the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.scene import COLOUR_BLIND, NIGHT, Node
from cosmodrome.scene.lettering import Anchor, Lettering, fit_size, shrunk

__all__ = ["MOON_PALETTES", "caption", "figure", "fit_caption", "fit_size", "label", "line", "paragraph", "shrunk"]

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


TYPE = Lettering("chalk", heading=15)
caption, line, figure, paragraph = TYPE.caption, TYPE.line, TYPE.figure, TYPE.paragraph
fit_caption = TYPE.fit_caption


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
