"""The pulp poster: a dusk from plum to tangerine, flat bold shapes, long shadows. Colours as tokens, and how type is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from cosmodrome.scene import COLOUR_BLIND, NIGHT, Node, Text, text_width, wrap

__all__ = ["RESCUE_PALETTES", "caption", "figure", "fit_size", "line", "paragraph", "shrunk"]

Anchor = Literal["start", "middle", "end"]

POSTER: Mapping[str, str] = {
    "ground": "#1f0d29",
    "panel": "#301540",
    "hairline": "#6b3a63",
    "dusk-0": "#241037",
    "dusk-1": "#5a1a52",
    "dusk-2": "#b23a48",
    "dusk-3": "#f57c3a",
    "sun": "#ffc15e",
    "cream": "#fff1d9",
    "muted": "#dcbfb4",
    "accent": "#ffd166",
    "shadow": "#170820",
    "carbon": "#f5c842",
    "aluminium": "#7cc4ff",
    "titanium": "#ff8373",
    "cockpit": "#72d389",
    "cockpit-deep": "#1d5240",
    "fuel_tank": "#c4a0ff",
    "fuel_tank-deep": "#4a2f7d",
    "engine": "#ff8a70",
    "engine-deep": "#7a2b33",
    "crew_module": "#73bdff",
    "crew_module-deep": "#20497f",
    "energy": "#ffd166",
    "heat": "#ff9b4a",
    "gas": "#a9e36b",
    "kit": "#f3e3ff",
    "die": "#2a2030",
    "roll": "#fff6e6",
    "blue-planet": "#79aef0",
    "red-planet": "#ff8a80",
    "orb-0": "#3f7fd0",
    "orb-1": "#2fa6a0",
    "orb-2": "#6a74d8",
    "orb-3": "#d8533f",
    "orb-4": "#c9762a",
    "orb-5": "#b3375f",
    "orb-light": "#ffe9c7",
    "orb-dark": "#1c0b2b",
}

RESCUE_PALETTES: Mapping[str, Mapping[str, str]] = {
    "night": {**NIGHT, **POSTER},
    "colour-blind": {
        **COLOUR_BLIND,
        **POSTER,
        "carbon": "#f0e442",
        "aluminium": "#7cc4ff",
        "titanium": "#ffa27a",
        "cockpit": "#2fd0a6",
        "fuel_tank": "#d3b3ff",
        "engine": "#ff9a5c",
        "heat": "#ffab40",
        "gas": "#7fe0c3",
    },
}


def caption(text: str, x: float, y: float, paint: str = "muted", size: float = 12, anchor: Anchor = "start") -> Text:
    """A small heading: capitals, spaced."""
    return _set(text.upper(), x, y, paint, size, anchor, spacing=round(size / 8, 1))


def line(
    text: str,
    x: float,
    y: float,
    paint: str = "cream",
    size: float = 13,
    anchor: Anchor = "start",
    *,
    bold: bool = False,
) -> Text:
    """A line of print."""
    return _set(text, x, y, paint, size, anchor, bold=bold)


def figure(text: object, x: float, y: float, paint: str = "cream", size: float = 14, anchor: Anchor = "middle") -> Text:
    """A printed number, centred on its place: y is the middle of its height."""
    return _set(str(text), x, round(y + 0.36 * size, 1), paint, size, anchor, bold=True)


def paragraph(
    text: str,
    x: float,
    y: float,
    width: float,
    lines: int,
    paint: str = "cream",
    size: float = 13,
    *,
    bold: bool = False,
) -> tuple[Node, ...]:
    """Print that runs over several lines; y is the first baseline."""
    rows = wrap(text, width, size, lines, 700 if bold else 400)
    return tuple(
        _set(row, x, round(y + 1.25 * size * i, 1), paint, size, "start", bold=bold) for i, row in enumerate(rows)
    )


def shrunk(text: str, width: float, lines: int, sizes: Sequence[float], *, bold: bool = False) -> float:
    """The first of the sizes, from the largest down, in which a text fits into so many lines; else the last."""
    weight = 700 if bold else 400
    for size in sizes:
        if len(wrap(text, width, size, lines + 1, weight)) <= lines:
            return size
    return sizes[-1]


def fit_size(text: str, width: float, size: float, *, bold: bool = False, spacing: float = 0) -> float:
    """The largest type, up to a size, in which a line stays within a width."""
    wide = text_width(text, size, weight=700 if bold else 400) + spacing * len(text)
    return size if wide <= width else round(size * width / wide, 1)


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
