"""Who gets which part of the picture beside the sheet: the places that all adventures start from.

An adventure says with `dataclasses.replace` what lies elsewhere on its own pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

__all__ = ["TALL", "TALL_WITH_DIAL", "WIDE", "WIDE_WITH_DIAL", "Box", "Places", "row_of_boxes", "side_by_side"]


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture that is given to something."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


def side_by_side(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    """A box cut into so many of one width."""
    width = (box.width + gap) / count - gap
    return tuple(Box(box.x + (width + gap) * i, box.y, width, box.height) for i in range(count))


def row_of_boxes(
    names: Sequence[str], x: float, y: float, height: float, widths: Sequence[float], gap: float
) -> dict[str, Box]:
    """Boxes by name from left to right, each as wide as it must be."""
    found = {}
    for name, width in zip(names, widths, strict=True):
        found[name] = Box(x, y, width, height)
        x += width + gap
    return found


@dataclass(frozen=True)
class Places:
    """One shape of the picture."""

    turn: tuple[float, float]
    question: Box
    lines: int
    type_size: float
    pass_button: Box
    table: Box
    """The piles; when the game is over, the result."""
    piles: tuple[Box, ...]
    missions: tuple[Box, ...]
    seats: Box
    score: Box
    orders: Box
    """What a campaign has ordered."""
    changes: tuple[Box, ...] = ()
    """The buttons for what an Astronaut may do to a number, from least to most."""


WIDE = Places(
    turn=(254, 42),
    question=Box(28, 102, 226, 70),
    lines=4,
    type_size=16,
    pass_button=Box(144, 178, 110, 34),
    table=Box(28, 226, 226, 304),
    piles=tuple(Box(30, 234 + 100 * i, 224, 90) for i in range(3)),
    missions=tuple(Box(28, 562 + 105 * i, 226, 98) for i in range(3)),
    seats=Box(1082, 28, 170, 700),
    score=Box(1082, 748, 170, 122),
    orders=Box(126, 533, 128, 25),
)
TALL = Places(
    turn=(424, 36),
    question=Box(18, 50, 404, 34),
    lines=2,
    type_size=13.5,
    pass_button=Box(330, 44, 96, 46),
    table=Box(16, 95, 408, 60),
    piles=tuple(Box(19 + 136 * i, 95, 128, 58) for i in range(3)),
    missions=tuple(Box(12 + 140 * i, 160, 136, 63) for i in range(3)),
    seats=Box(12, 1031, 416, 50),
    score=Box(12, 232, 104, 92),
    orders=Box(210, 17, 150, 25),
)

WIDE_WITH_DIAL = replace(
    WIDE,
    pass_button=Box(144, 180, 110, 34),
    changes=side_by_side(Box(28, 180, 226, 34), 5, 5),
    table=Box(28, 234, 226, 296),
    piles=tuple(Box(30, 242 + 98 * i, 224, 88) for i in range(3)),
)
"""With room for the dial of an Astronaut, which is always there."""
TALL_WITH_DIAL = replace(
    TALL,
    turn=(0, 0),
    orders=Box(42, 31.5, 156, 18),
    changes=side_by_side(Box(200, 5, 226, 38), 5, 5),
)
"""The dial stands where the turn is elsewhere; the turn has no place of its own and stands below the name."""
