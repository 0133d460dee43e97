"""Type as games set it: small headings, lines, figures and paragraphs in a game's own ink, and how they are made to fit.

A game makes one `Lettering` with its ink and its measures. Which typefaces there are, and how wide a text is in them, is said
in `typeface`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from cosmodrome.scene.node import Node, Text
from cosmodrome.scene.typeface import ELLIPSIS, text_width, wrap

__all__ = ["Anchor", "Lettering", "fit_size", "shrunk"]

Anchor = Literal["start", "middle", "end"]

HYPHEN = re.compile(r"-(?=\w)")
"""Where a word may be broken that is wider than its line."""
RISE = 0.36
"""From the middle of a figure down to its baseline, in parts of its size."""


class Lettering:
    """How a game sets its type.

    >>> type = Lettering("chalk")
    >>> type.caption("Missions", 10, 20).text, type.line("Fill the dome", 10, 40).fill
    ('MISSIONS', 'chalk')
    """

    def __init__(
        self,
        ink: str,
        *,
        heading: float = 12,
        spacing: float = 0.1,
        figures: float = 20,
        leading: float = 1.25,
    ) -> None:
        self.ink = ink
        self.heading = heading
        self.spacing = spacing
        """Between the capitals of a heading, in parts of its size."""
        self.figures = figures
        self.leading = leading
        """From one baseline to the next, in parts of the size."""

    def caption(
        self,
        text: str,
        x: float,
        y: float,
        paint: str = "muted",
        size: float | None = None,
        anchor: Anchor = "start",
    ) -> Text:
        """A small heading: capitals, spaced."""
        size = self.heading if size is None else size
        return self.set(text.upper(), x, y, paint, size, anchor, spacing=self.spacing * size)

    def line(
        self,
        text: str,
        x: float,
        y: float,
        paint: str | None = None,
        size: float = 13,
        anchor: Anchor = "start",
        *,
        bold: bool = False,
    ) -> Text:
        """A line of print."""
        return self.set(text, x, y, paint or self.ink, size, anchor, bold=bold)

    def figure(
        self,
        text: object,
        x: float,
        y: float,
        paint: str | None = None,
        size: float | None = None,
        anchor: Anchor = "middle",
    ) -> Text:
        """A printed number: x is its middle, or what the anchor says, and y the middle of its height."""
        size = self.figures if size is None else size
        return self.set(str(text), x, y + RISE * size, paint or self.ink, size, anchor, bold=True)

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        lines: int,
        paint: str | None = None,
        size: float = 13,
        *,
        bold: bool = False,
        anchor: Anchor = "start",
        leading: float | None = None,
    ) -> tuple[Node, ...]:
        """Print that runs over several lines; y is the first baseline."""
        rows = _rows(text, width, size, lines, 700 if bold else 400)
        step = (self.leading if leading is None else leading) * size
        return tuple(
            self.set(row, x, y + step * i, paint or self.ink, size, anchor, bold=bold) for i, row in enumerate(rows)
        )

    def fit_caption(self, text: str, width: float, size: float | None = None) -> float:
        """The largest type, up to a size, in which a small heading stays within a width."""
        size = self.heading if size is None else size
        return fit_size(text.upper(), width, size, spacing=self.spacing * size)

    def set(
        self,
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
        """Any text at all."""
        return Text(
            text=text,
            x=round(x, 2),
            y=round(y, 2),
            fill=paint,
            font_size=round(size, 2),
            font_weight=700 if bold else 400,
            text_anchor=anchor,
            letter_spacing=round(spacing, 2),
        )


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
        if len(rows) <= lines and not any(row.endswith(ELLIPSIS) for row in rows):
            return size
    return sizes[-1]


def fit_size(
    text: str, width: float, size: float, *, bold: bool = False, spacing: float = 0, least: float = 0
) -> float:
    """The largest type, up to a size and not below the least, in which a line stays within a width."""
    wide = text_width(text, size, weight=700 if bold else 400) + spacing * len(text)
    return size if wide <= width else max(size * width / wide, least)
