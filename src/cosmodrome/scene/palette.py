"""Palettes: what colour each paint token has. Drawings name tokens; whoever shows them chooses the palette.

These are the tokens of the frame and of the seats, which all games share. A game adds its own and says what they are in
each palette. Nothing is told by colour alone: seats have shapes, symbols are readable in grey.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["COLOUR_BLIND", "NIGHT", "PALETTES", "SEAT_SHAPES", "contrast", "seat_paint", "seat_shape"]

NIGHT: Mapping[str, str] = {
    "ground": "#0d1424",
    "panel": "#16203a",
    "hairline": "#2a3757",
    "text": "#e8edf7",
    "muted": "#93a0bd",
    "accent": "#ffb454",
    "bad": "#ff7a6b",
    "good": "#7ee0a0",
    "seat-0": "#ff9d5c",
    "seat-1": "#63b8ff",
    "seat-2": "#74d98f",
    "seat-3": "#f47fc0",
    "seat-4": "#d9d36a",
    "seat-5": "#b49cff",
}
"""The night sky of the frame."""

COLOUR_BLIND: Mapping[str, str] = {
    **NIGHT,
    "bad": "#ff8c42",
    "good": "#56b4e9",
    "seat-0": "#e69f00",
    "seat-1": "#56b4e9",
    "seat-2": "#1fc79b",
    "seat-3": "#e28ab8",
    "seat-4": "#f0e442",
    "seat-5": "#8fa8ff",
}
"""Hues that stay apart with every common kind of colour blindness (after Okabe and Ito)."""

PALETTES: Mapping[str, Mapping[str, str]] = {"night": NIGHT, "colour-blind": COLOUR_BLIND}

SEAT_SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
"""The symbol that always comes with a seat's colour."""


def seat_paint(seat: int) -> str:
    """The token of a seat's colour."""
    return f"seat-{seat}"


def seat_shape(seat: int) -> str:
    """The symbol of a seat."""
    return SEAT_SHAPES[seat]


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21 (the contrast ratio of the web's accessibility guidelines).

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    dark, light = sorted((_luminance(one), _luminance(other)))
    return round((light + 0.05) / (dark + 0.05), 2)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
