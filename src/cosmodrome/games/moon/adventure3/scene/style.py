"""The colours of adventure 3: slate turned grey-green, and the cream of the antennas."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.games.moon.scene.style import MOON_PALETTES

__all__ = ["COLONY_PALETTES"]

COLONY: Mapping[str, str] = {
    "ground": "#0e1d22",
    "sky": "#2b4c50",
    "sky-low": "#193236",
    "sky-deep": "#0c1a1f",
    "panel": "#13282d",
    "hairline": "#2b4a4d",
    "grid": "#a5dccb",
    "tint": "#9fd8bd",
    "tint-deep": "#2f6653",
    "tint-glow": "#3f8a72",
    "antenna": "#f3e3ae",
}

COLONY_PALETTES: Mapping[str, Mapping[str, str]] = {
    name: {**palette, **COLONY} for name, palette in MOON_PALETTES.items()
}
