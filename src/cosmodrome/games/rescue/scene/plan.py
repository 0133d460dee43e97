"""Where everything lies: a plan for a laptop and one for a phone held upright."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.rescue.rules.board import COCKPIT_PLACE, ENGINE_PLACE
from cosmodrome.scene import SceneShape

__all__ = ["CARD", "PART", "Box", "Plan", "Spot", "rescue_plan"]

CARD = (121.0, 70.0)
"""The size of a module card before it is scaled."""
PART = (96.0, 56.0)
"""The size of a module in a rocket before it is scaled."""


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture that is given to something."""

    x: float
    y: float
    width: float
    height: float

    def inside(self, x: float, y: float) -> tuple[float, float]:
        """A point given from the corner of the box."""
        return self.x + x, self.y + y


@dataclass(frozen=True)
class Spot:
    """The upper left corner of a card or a part, and how large it is drawn."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True)
class Plan:
    """One shape of the picture."""

    shape: SceneShape
    width: float
    height: float
    title: Box
    stages: Box
    queue: Box
    question: Box
    lines: int
    type_size: float
    pass_button: Box
    planets: tuple[Box, ...]
    bays: tuple[Box, ...]
    market: tuple[Box, ...]
    shelf: Box
    shelf_columns: int
    tray: Box
    phases: tuple[Box, ...]
    faces: tuple[Box, ...]
    goods: tuple[Box, ...]
    """The cubes of the one whose side is shown."""
    workshop: Box
    workshop_columns: int
    seats: tuple[Box, ...]
    pitch: float
    """From one place of a hangar to the next."""
    card_scale: float
    part_scale: float

    @property
    def wide(self) -> bool:
        """For a laptop?"""
        return self.shape == "wide"

    def slot(self, hangar: int, place: int) -> Spot:
        """Where a module stands in its hangar."""
        bay, scale = self.bays[hangar], self.part_scale
        x = bay.x + (bay.width - PART[0] * scale) / 2
        ground = bay.y + bay.height - (10 if self.wide else 8)
        high = PART[1] * scale
        lift = high + (PART[1] * scale * 0.1) + self.pitch * (place - ENGINE_PLACE)
        return Spot(round(x, 1), round(ground - lift - (0 if place < COCKPIT_PLACE else 2), 1), scale)

    def pile(self, kind: int) -> Spot:
        """Where a standard pile lies: in the first two columns of the shelf, or in its first row."""
        index = kind % 2 + self.shelf_columns * (kind // 2) if self.wide else kind
        return self.card(self.shelf, self.shelf_columns, index, 0)

    def card(self, box: Box, columns: int, index: int, count: int) -> Spot:
        """Where a card lies in a box that holds so many; they are drawn smaller if there are more than fit."""
        width, height = CARD[0] * self.card_scale + 4, CARD[1] * self.card_scale + 4
        rows = max(1, int((box.height + 4) // height))
        scale, across = self.card_scale, columns
        if count > columns * rows:
            shrink = 2 / 3
            scale, across = self.card_scale * shrink, int(columns / shrink)
            width, height = width * shrink, height * shrink
        return Spot(round(box.x + width * (index % across), 1), round(box.y + height * (index // across), 1), scale)


def rescue_plan(shape: SceneShape, hangars: int, parties: int) -> Plan:
    """The plan of a shape, for so many hangars and parties."""
    return _wide(hangars, parties) if shape == "wide" else _tall(hangars, parties)


def _across(x: float, y: float, width: float, height: float, count: int, gap: float) -> tuple[Box, ...]:
    each = (width + gap) / count - gap
    return tuple(Box(round(x + (each + gap) * i, 1), y, round(each, 1), height) for i in range(count))


def _down(x: float, y: float, width: float, height: float, count: int, gap: float) -> tuple[Box, ...]:
    each = (height + gap) / count - gap
    return tuple(Box(x, round(y + (each + gap) * i, 1), width, round(each, 1)) for i in range(count))


def _wide(hangars: int, parties: int) -> Plan:
    return Plan(
        shape="wide",
        width=1280,
        height=900,
        title=Box(18, 12, 190, 54),
        stages=Box(206, 14, 472, 24),
        queue=Box(206, 42, 472, 24),
        question=Box(684, 12, 470, 54),
        lines=3,
        type_size=15,
        pass_button=Box(1162, 14, 102, 48),
        planets=_down(16, 76, 254, 444, 5, 6),
        bays=_across(282, 100, 748, 420, hangars, 5),
        market=_across(16, 546, 254, 144, 3, 5),
        shelf=Box(282, 546, 748, 144),
        shelf_columns=6,
        tray=Box(16, 700, 404, 190),
        phases=_across(22, 718, 392, 106, 4, 4),
        faces=_across(22, 832, 392, 52, 6, 4),
        goods=_down(438, 722, 76, 160, 3, 6),
        workshop=Box(522, 722, 744, 164),
        workshop_columns=6,
        seats=_down(1042, 76, 222, 614, parties, 6),
        pitch=57,
        card_scale=0.99,
        part_scale=1,
    )


def _tall(hangars: int, parties: int) -> Plan:
    chips = tuple(Box(10 + 213 * (i % 2), 1326 + 92 * (i // 2), 207, 86) for i in range(parties))
    return Plan(
        shape="tall",
        width=440,
        height=1326 + 92 * ((parties + 1) // 2) + 4,
        title=Box(12, 6, 416, 26),
        stages=Box(10, 34, 420, 22),
        queue=Box(10, 114, 420, 24),
        question=Box(12, 60, 312, 50),
        lines=3,
        type_size=13,
        pass_button=Box(330, 62, 100, 48),
        planets=_across(10, 144, 420, 134, 5, 4),
        bays=_across(10, 304, 420, 322, hangars, 3),
        market=_across(10, 646, 420, 62, 3, 5),
        shelf=Box(10, 730, 424, 192),
        shelf_columns=4,
        tray=Box(6, 930, 428, 172),
        phases=_across(10, 950, 420, 92, 4, 4),
        faces=_across(10, 1048, 420, 50, 6, 4),
        goods=_across(10, 1122, 420, 46, 3, 5),
        workshop=Box(10, 1174, 424, 142),
        workshop_columns=4,
        seats=chips,
        pitch=46,
        card_scale=0.84,
        part_scale=0.7,
    )
