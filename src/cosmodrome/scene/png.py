"""Pictures: SVG to PNG with resvg, with our own fonts and no others, so that every machine draws the same."""

from __future__ import annotations

import resvg_py

from cosmodrome.scene.typeface import FONT_FILES

__all__ = ["render"]


def render(svg: str, width: int) -> bytes:
    """An SVG document as PNG of a width."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=True, font_files=[str(file) for file in FONT_FILES]
        )
    )
