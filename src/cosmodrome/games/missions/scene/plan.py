"""Where everything stands in the control room, for a laptop and for a phone. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cosmodrome.scene import SceneShape

__all__ = ["PLANS", "Box", "Plan", "grid"]


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture that is given to something."""

    x: float
    y: float
    width: float
    height: float


def grid(box: Box, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    """A box cut into equal ones, row by row."""
    width, height = (box.width + gap) / columns - gap, (box.height + gap) / rows - gap
    return tuple(
        Box(box.x + (width + gap) * column, box.y + (height + gap) * row, width, height)
        for row in range(rows)
        for column in range(columns)
    )


@dataclass(frozen=True)
class Plan:
    """One shape of the picture."""

    shape: SceneShape
    width: float
    height: float
    title: Box
    years: tuple[Box, ...]
    event: Box
    question: Box
    lines: int
    switchboard: Box
    missions: tuple[Box, ...]
    seats: Box
    specialists: tuple[Box, ...]
    pad: Box
    decks: tuple[Box, ...]
    stores: tuple[Box, ...]
    """A bin for each kind of token."""
    crafts: tuple[Box, ...]
    """Rocket, satellite, capsule."""

    @property
    def wide(self) -> bool:
        """For a laptop?"""
        return self.shape == "wide"


WIDE = Plan(
    shape="wide",
    width=1280,
    height=924,
    title=Box(16, 14, 284, 74),
    years=grid(Box(310, 14, 694, 74), 8, 1, 6),
    event=Box(1014, 14, 250, 130),
    question=Box(16, 98, 284, 96),
    lines=4,
    switchboard=Box(16, 202, 284, 250),
    missions=grid(Box(310, 98, 694, 354), 4, 2, 6),
    seats=Box(1014, 152, 250, 300),
    specialists=grid(Box(16, 462, 660, 178), 6, 1, 6),
    pad=Box(686, 462, 578, 238),
    decks=grid(Box(16, 650, 660, 260), 6, 1, 6),
    stores=grid(Box(686, 710, 578, 96), 8, 1, 4),
    crafts=grid(Box(686, 816, 578, 94), 3, 1, 6),
)

TALL = Plan(
    shape="tall",
    width=440,
    height=2042,
    title=Box(8, 8, 196, 50),
    years=grid(Box(8, 64, 424, 62), 8, 1, 3),
    event=Box(210, 8, 222, 50),
    question=Box(8, 132, 424, 66),
    lines=3,
    switchboard=Box(8, 204, 424, 164),
    pad=Box(8, 376, 424, 246),
    specialists=grid(Box(8, 630, 424, 364), 3, 2, 6),
    missions=grid(Box(8, 1002, 424, 446), 2, 4, 6),
    decks=grid(Box(8, 1456, 424, 344), 3, 2, 6),
    stores=grid(Box(8, 1808, 424, 66), 8, 1, 3),
    crafts=grid(Box(8, 1880, 424, 60), 3, 1, 6),
    seats=Box(8, 1946, 424, 88),
)
PLANS: Mapping[SceneShape, Plan] = {"wide": WIDE, "tall": TALL}
