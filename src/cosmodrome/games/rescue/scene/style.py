"""The pulp poster: a dusk from plum to tangerine, flat bold shapes, long shadows. Colours as tokens, and how type is set."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.scene import BOX, COLOUR_BLIND, INK, NIGHT, Use
from cosmodrome.scene.lettering import Lettering, fit_size, shrunk

__all__ = ["RESCUE_PALETTES", "caption", "figure", "fit_size", "line", "paragraph", "shrunk", "stamped"]

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


TYPE = Lettering("cream", spacing=0.125, figures=14)
caption, line, figure, paragraph = TYPE.caption, TYPE.line, TYPE.figure, TYPE.paragraph


def stamped(name: str, x: float = 0, y: float = 0) -> Use:
    """A stamp of the static layer, as large as it was drawn."""
    return Use(symbol=name, x=round(x, 1), y=round(y, 1), size=BOX, color=INK)
