"""The dial with which an Astronaut changes a number: five buttons, lit while there is a choice."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure5.scene.plan import Box
from cosmodrome.games.moon.rules.actions import CHANGES
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Node, Rect

__all__ = ["DIAL", "dial", "dial_key"]

DIAL = sorted((0, *CHANGES))
"""The changes from left to right."""

TOUCH = 40
"""The least height of something to touch."""


def dial_key(change: int) -> str:
    """The key of a button."""
    return f"change.{change:+d}"


def dial(words: Words, box: Box, *, lit: bool) -> Iterator[Node]:
    """The buttons side by side."""
    gap = 5.0
    width = (box.width + gap) / len(DIAL) - gap
    for i, change in enumerate(DIAL):
        if change:
            title = words("Astronaut: change the number by {change}.", change=_signed(change))
        else:
            title = words("Astronaut: leave the number as it is.")
        yield Group(
            key=dial_key(change),
            role="button",
            title=title,
            x=box.x + (width + gap) * i,
            y=box.y,
            opacity=1 if lit else 0.32,
            target=Rect(x=-gap / 2, y=(box.height - TOUCH) / 2, width=width + gap, height=TOUCH, rx=8),
            children=(
                Rect(width=width, height=box.height, rx=8, fill="panel", stroke="astronaut", stroke_width=1.4),
                figure(_signed(change), width / 2, box.height / 2, "astronaut", 15),
            ),
        )


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
