"""Where everything lies: one plan for a laptop, one for a phone held upright."""

from __future__ import annotations

from collections.abc import Sequence
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

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height


def grid(box: Box, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    """A box cut into equal ones, line by line."""
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
    mission: Box
    question: Box
    question_size: float
    question_lines: int
    pass_button: Box
    event: Box
    investors: tuple[Box, ...]
    die: Box
    rows: tuple[Box, ...]
    """The three rows of technologies, captions included."""
    hand: Box
    posts: Box
    choice: Box
    """Where cards to choose from are laid out."""
    reserve: Box
    pad: Box
    figures: Box
    places: Box
    director: Box
    specialty: Box
    """Where the Director's Specialty is touched, and the nation below."""
    nation: Box
    fire: Box
    """The button for a static fire."""
    company: Box
    """Credits, dice, and who owns the board that is shown."""
    decks: tuple[Box, ...]
    """Junior, senior and R&D deck."""
    seats: Box

    @property
    def ground(self) -> float:
        """The height of the ground on the launch pad: the button for a static fire lies below."""
        return self.fire.y - 6

    @property
    def wide(self) -> bool:
        """For a laptop?"""
        return self.shape == "wide"


def _column(x: float, y: float, width: float, heights: Sequence[float], gap: float) -> list[Box]:
    boxes = []
    for height in heights:
        boxes.append(Box(x, y, width, height))
        y += height + gap
    return boxes


def _wide() -> Plan:
    title, mission, question, event, one, two, die, director = _column(
        16, 14, 244, (44, 140, 96, 88, 62, 62, 64, 246), 8
    )
    rows = _column(276, 14, 528, (116, 116, 116), 6)
    return Plan(
        shape="wide",
        width=1280,
        height=900,
        title=title,
        mission=mission,
        question=question,
        question_size=15,
        question_lines=3,
        pass_button=Box(question.x, question.bottom - 34, question.width, 34),
        event=event,
        investors=(one, two),
        die=die,
        rows=tuple(rows),
        hand=Box(276, 388, 528, 98),
        posts=Box(276, 494, 528, 146),
        choice=Box(276, 388, 528, 252),
        reserve=Box(276, 648, 528, 238),
        pad=Box(820, 60, 262, 420),
        figures=Box(820, 486, 262, 62),
        places=Box(820, 556, 262, 330),
        director=director,
        specialty=Box(director.x + 4, director.y + 54, director.width - 8, 92),
        nation=Box(director.x + 4, director.y + 152, director.width - 8, 90),
        fire=Box(826, 446, 250, 30),
        company=Box(820, 14, 262, 40),
        decks=tuple(grid(Box(1098, 764, 166, 122), 1, 3, 6)),
        seats=Box(1098, 14, 166, 740),
    )


def _tall() -> Plan:
    return Plan(
        shape="tall",
        width=440,
        height=1737,
        title=Box(12, 8, 416, 34),
        mission=Box(12, 46, 416, 64),
        question=Box(12, 116, 416, 52),
        question_size=14,
        question_lines=2,
        pass_button=Box(300, 119, 128, 46),
        event=Box(12, 174, 300, 64),
        die=Box(318, 174, 110, 64),
        seats=Box(12, 244, 416, 56),
        hand=Box(12, 306, 416, 66),
        posts=Box(12, 378, 416, 148),
        choice=Box(12, 306, 416, 220),
        rows=tuple(_column(12, 532, 416, (94, 94, 94), 6)),
        reserve=Box(12, 832, 416, 207),
        investors=(Box(12, 1045, 205, 64), Box(223, 1045, 205, 64)),
        company=Box(12, 1115, 416, 36),
        pad=Box(12, 1157, 196, 320),
        figures=Box(12, 1483, 196, 56),
        places=Box(214, 1157, 214, 382),
        fire=Box(16, 1427, 188, 46),
        director=Box(12, 1545, 416, 56),
        specialty=Box(12, 1607, 206, 64),
        nation=Box(222, 1607, 206, 64),
        decks=tuple(grid(Box(12, 1677, 416, 50), 3, 1, 6)),
    )


PLANS: dict[SceneShape, Plan] = {"wide": _wide(), "tall": _tall()}
