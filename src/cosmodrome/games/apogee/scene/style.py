"""The flight dossier: warm paper, navy ink, orange stamps. Colours as tokens, and the few ways of setting type."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.scene import COLOUR_BLIND, NIGHT, Group, Rect, text_width
from cosmodrome.scene.lettering import Lettering, fit_size, shrunk

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


TYPE = Lettering("navy", leading=1.2)
caption, line, figure, paragraph = TYPE.caption, TYPE.line, TYPE.figure, TYPE.paragraph

SHORTEST = 3
"""No syllable that is left by a hyphen is shorter."""


def broken(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """The text with words that are wider than a line cut by hyphens, at those that are there already if possible.

    >>> broken("Interplanetary Spaceship", 70, 12, bold=True)
    'Interplanet- ary Spaceship'
    >>> broken("Single-Stage-to-Orbit", 90, 12, bold=True)
    'Single-Stage- to-Orbit'
    """
    weight = 700 if bold else 400
    done: list[str] = []
    for word in text.split(" "):
        rest = word
        while text_width(rest, size, weight=weight) > width and len(rest) > 2 * SHORTEST:
            end = len(rest) - SHORTEST
            while end > SHORTEST and text_width(f"{rest[:end]}-", size, weight=weight) > width:
                end -= 1
            own = rest.rfind("-", SHORTEST, end + 1) + 1
            end = own or end
            head = rest[:end]
            done.append(head if head.endswith("-") else f"{head}-")
            rest = rest[end:]
        done.append(rest)
    return " ".join(done)


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
            TYPE.set(text.upper(), 0, 0.36 * size, paint, size, "middle", bold=True, spacing=0.4),
        ),
    )
