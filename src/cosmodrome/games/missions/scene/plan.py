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
    question: Box
    lines: int
    """Of the question."""
    years: tuple[Box, ...]
    event: Box
    missions: tuple[Box, ...]
    seats: Box
    specialists: tuple[Box, ...]
    switchboard: Box
    """The push-buttons, where a row of them is enough; more of them take the place of the launch pad as well."""
    row: int
    """How many buttons stand in a row."""
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

    def crowded(self, buttons: int) -> bool:
        """Do so many buttons need the launch pad?"""
        return buttons > self.row

    def board_for(self, buttons: int) -> Box:
        """Where so many buttons stand."""
        box, pad = self.switchboard, self.pad
        return Box(box.x, box.y, box.width, pad.y + pad.height - box.y) if self.crowded(buttons) else box


WIDE = Plan(
    shape="wide",
    width=1040,
    height=716,
    question=Box(10, 8, 252, 60),
    lines=2,
    years=grid(Box(268, 8, 552, 60), 8, 1, 4),
    event=Box(826, 8, 204, 146),
    missions=grid(Box(10, 74, 810, 264), 4, 2, 6),
    seats=Box(826, 160, 204, 178),
    specialists=grid(Box(10, 346, 530, 152), 6, 1, 6),
    decks=grid(Box(10, 504, 530, 204), 6, 1, 6),
    switchboard=Box(548, 346, 482, 48),
    row=3,
    pad=Box(548, 400, 482, 186),
    stores=grid(Box(548, 592, 482, 62), 8, 1, 2),
    crafts=grid(Box(548, 660, 482, 48), 3, 1, 6),
)

TALL = Plan(
    shape="tall",
    width=440,
    height=1924,
    question=Box(8, 8, 424, 66),
    lines=2,
    switchboard=Box(8, 80, 424, 58),
    row=2,
    pad=Box(8, 144, 424, 236),
    stores=grid(Box(8, 386, 424, 66), 8, 1, 3),
    specialists=grid(Box(8, 458, 424, 360), 3, 2, 6),
    event=Box(8, 824, 424, 84),
    missions=grid(Box(8, 914, 424, 446), 2, 4, 6),
    decks=grid(Box(8, 1366, 424, 330), 3, 2, 6),
    crafts=grid(Box(8, 1702, 424, 60), 3, 1, 6),
    years=grid(Box(8, 1768, 424, 54), 8, 1, 3),
    seats=Box(8, 1828, 424, 88),
)
PLANS: Mapping[SceneShape, Plan] = {"wide": WIDE, "tall": TALL}
