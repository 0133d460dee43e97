"""The two typefaces, and how wide a text is in them: B612 for print, Caveat for handwriting.

The files in `fonts/` are subsets (Latin with the letters of French and German) under the SIL Open Font License. Layout
reads the widths from the same files that pictures are drawn with, so no font needs to be installed anywhere.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

__all__ = ["FAMILIES", "FONT_FILES", "first_fit", "fit", "font_faces", "text_width", "wrap"]

FONTS = Path(__file__).parent / "fonts"

FILES = {
    ("print", 400): FONTS / "B612-Regular.ttf",
    ("print", 700): FONTS / "B612-Bold.ttf",
    ("hand", 700): FONTS / "Caveat-Bold.ttf",
}
FONT_FILES = tuple(FILES.values())

FAMILIES = {
    "print": "B612, 'DejaVu Sans', Verdana, sans-serif",
    "hand": "Caveat, 'Segoe Print', 'Comic Sans MS', cursive",
}

ELLIPSIS = "…"
REMEMBERED = 8192
"""How many widths and paragraphs are kept: after every move nearly the same is set again."""


class _Widths:
    """The advance widths of one font file, in parts of its size."""

    def __init__(self, file: Path) -> None:
        data = file.read_bytes()
        tables = {
            tag.decode(): offset
            for tag, _, offset, _ in struct.iter_unpack(">4sLLL", data[12 : 12 + 16 * _short(data, 4)])
        }
        self._units = _short(data, tables["head"] + 18)
        metrics, count = tables["hmtx"], _short(data, tables["hhea"] + 34)
        advances = [_short(data, metrics + 4 * glyph) for glyph in range(count)]
        self._advance = {
            character: advances[min(glyph, count - 1)] for character, glyph in _glyphs(data, tables["cmap"]).items()
        }
        self._widest = max(self._advance.values())

    def __call__(self, text: str) -> float:
        """The width of a text at size 1; a character the font lacks counts as its widest."""
        return sum(self._advance.get(ord(character), self._widest) for character in text) / self._units


def _short(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 2], "big")


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Which glyph each character has, from the table's format 4, which every font for the web carries."""
    count = _short(data, cmap + 2)
    subtables = [cmap + int.from_bytes(data[at : at + 4], "big") for at in range(cmap + 8, cmap + 8 + 8 * count, 8)]
    table = next(at for at in subtables if _short(data, at) == 4)
    segments = _short(data, table + 6) // 2
    ends, starts = table + 14, table + 16 + 2 * segments
    deltas, ranges = starts + 2 * segments, starts + 4 * segments
    found: dict[int, int] = {}
    for i in range(0, 2 * segments, 2):
        first, last = _short(data, starts + i), _short(data, ends + i)
        delta, offset = _short(data, deltas + i), _short(data, ranges + i)
        for character in range(first, min(last, 0xFFFE) + 1):
            if offset:
                glyph = _short(data, ranges + i + offset + 2 * (character - first))
                found[character] = (glyph + delta) % 65536 if glyph else 0
            else:
                found[character] = (character + delta) % 65536
    return found


@cache
def _widths(font: str, weight: int) -> _Widths:
    return _Widths(FILES.get((font, weight)) or FILES["hand", 700])


def text_width(text: str, size: float, font: str = "print", weight: int = 400) -> float:
    """How wide a line of text is.

    >>> text_width("150", 20)
    39.0
    """
    return _width(text, font, weight) * size


@lru_cache(REMEMBERED)
def _width(text: str, font: str, weight: int) -> float:
    return _widths(font, weight)(text)


def wrap(text: str, width: float, size: float, lines: int, weight: int = 400) -> list[str]:
    """The text in at most so many lines of a width; what does not fit ends in an ellipsis.

    >>> wrap("Fill both robot floors", 90, 14, lines=3)
    ['Fill both', 'robot floors']
    """
    return list(_wrapped(text, width, size, lines, weight))


@lru_cache(REMEMBERED)
def _wrapped(text: str, width: float, size: float, lines: int, weight: int) -> tuple[str, ...]:
    done: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}".strip()
        if line and text_width(longer, size, weight=weight) > width:
            done.append(line)
            line = word
        else:
            line = longer
    done.append(line)
    if len(done) > lines:
        done = [*done[: lines - 1], " ".join(done[lines - 1 :])]
    return tuple(fit(line, width, size, weight=weight) for line in done)


def fit(text: str, width: float, size: float, font: str = "print", weight: int = 400) -> str:
    """The text, cut and ended with an ellipsis if it is wider than this.

    >>> fit("Konstantin", 60, 14)
    'Konsta…'
    """
    if text_width(text, size, font, weight) <= width:
        return text
    while text and text_width(text + ELLIPSIS, size, font, weight) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def first_fit(texts: Sequence[str], width: float, size: float, weight: int = 400) -> str:
    """The first of the texts that is no wider than this; if all are, the last, cut.

    >>> first_fit(("Konstantin (you)", "Konstantin"), 80, 14)
    'Konstantin'
    """
    for text in texts:
        if text_width(text, size, weight=weight) <= width:
            return text
    return fit(texts[-1], width, size, weight=weight)


@cache
def font_faces() -> str:
    """The fonts as a style sheet that carries them, for a picture that stands alone."""
    names = {"print": "B612", "hand": "Caveat"}
    return "".join(
        f"@font-face{{font-family:{names[font]};font-weight:{weight};"
        f"src:url(data:font/ttf;base64,{base64.b64encode(file.read_bytes()).decode()})}}"
        for (font, weight), file in FILES.items()
    )
