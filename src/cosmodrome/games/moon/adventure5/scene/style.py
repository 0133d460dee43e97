"""The colours of adventure 5: slate turned teal, and the red of the starting levels."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.games.moon.scene.style import MOON_PALETTES

__all__ = ["DOME_PALETTES"]

DOME: Mapping[str, str] = {
    "ground": "#0a1c25",
    "sky": "#1d4f5e",
    "sky-low": "#12333f",
    "sky-deep": "#08181f",
    "panel": "#0f2730",
    "hairline": "#234a55",
    "grid": "#9fe0e8",
    "tint": "#7fe3e0",
    "tint-deep": "#17585f",
    "tint-glow": "#238a91",
    "soil": "#0b1f27",
    "start": "#ff8f80",
}

DOME_PALETTES: Mapping[str, Mapping[str, str]] = {name: {**palette, **DOME} for name, palette in MOON_PALETTES.items()}
