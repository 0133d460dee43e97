"""The buttons with which an Astronaut changes a number.

Adventures differ in when the buttons are there and in what a touch on them says; they share how a button looks, and some
the dial of all five that is lit while there is a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from cosmodrome.games.moon.rules.actions import CHANGES
from cosmodrome.games.moon.scene.keys import MoveKeys, is_write, written
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Rect

__all__ = ["DIAL", "ChangeKeys", "DialKeys", "change_button", "change_key", "dial", "signed"]

DIAL = tuple(sorted((0, *CHANGES)))
"""The changes from left to right, none among them."""

TOUCH = 45.2
"""The least size of something to touch on a phone, in units of its picture."""


def change_key(change: int) -> str:
    """The key of the button for a change.

    >>> change_key(-2), change_key(0), change_key(1)
    ('change.-2', 'change.0', 'change.+1')
    """
    return f"change.{change:+}" if change else "change.0"


def signed(change: int) -> str:
    """A change as it is printed.

    >>> signed(-2), signed(0), signed(1)
    ('−2', '±0', '+1')
    """
    return f"{change:+}".replace("-", "−") if change else "±0"


def change_button(
    key: str, change: int, title: str, box: Box, size: float, *, opacity: float = 1, gap: float = 5
) -> Group:
    """One button; it can be touched up to the middle of the gap to the next one."""
    high = max(box.height, TOUCH)
    return Group(
        key=key,
        role="button",
        title=title,
        x=box.x,
        y=box.y,
        opacity=opacity,
        target=Rect(x=-gap / 2, y=(box.height - high) / 2, width=box.width + gap, height=high, rx=8),
        children=(
            Rect(width=box.width, height=box.height, rx=8, fill="panel", stroke="astronaut", stroke_width=1.4),
            figure(signed(change), box.width / 2, box.height / 2, "astronaut", size),
        ),
    )


def dial(words: Words, boxes: Sequence[Box], *, lit: bool) -> Iterator[Group]:
    """All five side by side."""
    gap = boxes[1].x - boxes[0].x - boxes[0].width
    for change, box in zip(DIAL, boxes, strict=True):
        if change:
            title = words("Astronaut: change the number by {change}.", change=signed(change))
        else:
            title = words("Astronaut: leave the number as it is.")
        yield change_button(change_key(change), change, title, box, 16, opacity=1 if lit else 0.32, gap=gap)


class ChangeKeys(MoveKeys):
    """Paths with buttons that are there only while some move needs them."""

    @property
    def changes(self) -> list[int]:
        """The changes that some move makes."""
        return [change for change in DIAL if change_key(change) in self.touchable]


class DialKeys(MoveKeys):
    """Paths with the dial: where an Astronaut could make several numbers of one, the change comes last."""

    @cached_property
    def _ways(self) -> Counter[tuple[int, int]]:
        """How many numbers can be made of a pile's for a space."""
        return Counter(written(move)[:2] for move, _ in self.moves if is_write(move))

    @property
    def choosing(self) -> bool:
        """Is there a number to be changed?"""
        return any(count > 1 for count in self._ways.values())

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write a number: pile, space, and the change if there is a choice."""
        keys = super().write(pile, space, change)
        return (*keys, change_key(change)) if self._ways[pile, space] > 1 else keys
