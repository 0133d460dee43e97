"""Where everything stands on the sheet of adventure 5, for a laptop and for a phone. Nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.moon.adventure5.data import DomeData
from cosmodrome.games.moon.adventure5.scene.arch import Arch, Point, arch
from cosmodrome.scene import SceneShape

__all__ = ["AREAS", "Box", "DomePlan", "EndSpot", "LabSpot", "SpaceSpot", "dome_plan"]

AREAS = ("missions", "lab", "towers", "astronauts", "dome", "errors")
"""The scoring areas, in the order of the sheet and of the rules."""


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture that is given to something."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class SpaceSpot:
    """A level of a tower, by its middle."""

    key: str
    x: float
    y: float
    start: bool
    up: bool


@dataclass(frozen=True)
class EndSpot:
    """The two bonuses of an end of a tower."""

    id: str
    first: Point
    later: Point


@dataclass(frozen=True)
class LabSpot:
    """A level of the laboratory: where its plants and its waters stand."""

    id: str
    y: float
    plants: tuple[float, ...]
    waters: tuple[float, ...]


@dataclass(frozen=True)
class DomePlan:
    """One shape of the picture."""

    shape: SceneShape
    width: float
    height: float
    sheet: Box
    ground: float
    """The height of the surface."""
    tile: Point
    """Width and height of a level of a tower."""
    badge: Point
    """Radius of the first and of the later bonus."""
    arch: Arch
    towers: tuple[float, ...]
    """The middle of each tower."""
    spaces: tuple[SpaceSpot, ...]
    ends: tuple[EndSpot, ...]
    lab: Box
    """The width of the laboratory; its height is that of its levels."""
    symbol: float
    """Size of a plant or a water."""
    levels: tuple[LabSpot, ...]
    legend: Box
    """What one and two rings stand for."""
    areas: dict[str, Box]
    turn: Point
    question: Box
    lines: int
    type_size: float
    pass_button: Box
    dial: Box
    """The five buttons with which an Astronaut changes a number."""
    table: Box
    """The piles; when the game is over, the result."""
    piles: tuple[Box, ...]
    missions: tuple[Box, ...]
    seats: Box
    score: Box

    @property
    def wide(self) -> bool:
        """For a laptop?"""
        return self.shape == "wide"


@dataclass(frozen=True)
class _Measures:
    """What the two shapes differ in."""

    ground: float
    first: float
    """The middle of the first tower."""
    apart: float
    """From tower to tower."""
    pitch: float
    """From level to level."""
    tile: Point
    badge: Point
    lab: float
    """The middle of the laboratory."""
    symbol: float
    apart_symbols: float


WIDE = _Measures(386, 376, 122, 40, (66, 34), (15, 11.5), 892, 23, 34)
TALL = _Measures(524, 64, 74, 34, (54, 29), (12, 9.5), 362, 17, 23.5)


def dome_plan(printed: DomeData, shape: SceneShape) -> DomePlan:
    """The plan for one shape."""
    m = WIDE if shape == "wide" else TALL
    towers = tuple(m.first + m.apart * i for i in range(len(printed.tower)))
    spaces = _spaces(printed, towers, m)
    levels = _levels(printed, m)
    ends = _ends(printed, spaces, m)
    halves = 2 * len(printed.section)
    top, bottom = min(level.y for level in levels) - m.pitch / 2, max(level.y for level in levels) + m.pitch / 2
    if shape == "wide":
        return DomePlan(
            shape=shape,
            width=1280,
            height=900,
            sheet=Box(280, 26, 782, 630),
            ground=m.ground,
            tile=m.tile,
            badge=m.badge,
            arch=arch(671, m.ground, 371, 345, 2.15, 28, halves),
            towers=towers,
            spaces=spaces,
            ends=ends,
            lab=Box(m.lab - 58, top, 116, bottom - top),
            symbol=m.symbol,
            levels=levels,
            legend=Box(808, 568, 234, 74),
            areas=_row_of_areas(AREAS, 280, 664, 208, (158, 162, 92, 164, 90, 78), 7.6),
            turn=(254, 42),
            question=Box(28, 102, 226, 70),
            lines=4,
            type_size=15,
            pass_button=Box(144, 180, 110, 34),
            dial=Box(28, 180, 226, 34),
            table=Box(28, 234, 226, 296),
            piles=tuple(Box(30, 242 + 98 * i, 224, 88) for i in range(3)),
            missions=tuple(Box(28, 562 + 105 * i, 226, 98) for i in range(3)),
            seats=Box(1082, 28, 170, 700),
            score=Box(1082, 748, 170, 122),
        )
    upper = _row_of_areas(("missions", "lab", "dome", "errors"), 12, 770, 122, (132, 152, 66, 48), 6)
    lower = _row_of_areas(("towers", "astronauts"), 12, 898, 122, (104, 176), 6)
    return DomePlan(
        shape=shape,
        width=440,
        height=1086,
        sheet=Box(6, 232, 428, 532),
        ground=m.ground,
        tile=m.tile,
        badge=m.badge,
        arch=arch(220, m.ground, 203, 281, 3.2, 20, halves),
        towers=towers,
        spaces=spaces,
        ends=ends,
        lab=Box(m.lab - 39, top, 78, bottom - top),
        symbol=m.symbol,
        levels=levels,
        legend=Box(316, 680, 114, 72),
        areas={**upper, **lower},
        turn=(0, 37),
        question=Box(18, 50, 404, 34),
        lines=2,
        type_size=13,
        pass_button=Box(330, 46, 94, 40),
        dial=Box(236, 8, 188, 36),
        table=Box(16, 94, 408, 68),
        piles=tuple(Box(19 + 136 * i, 94, 128, 66) for i in range(3)),
        missions=tuple(Box(12 + 140 * i, 169, 136, 54) for i in range(3)),
        seats=Box(12, 1028, 416, 50),
        score=Box(304, 898, 124, 122),
    )


def _height(level: str, m: _Measures) -> float:
    """The middle of a level, by its name."""
    if level.startswith("up"):
        return m.ground - m.pitch * (int(level.removeprefix("up")) - 0.5)
    return m.ground + m.pitch * (int(level.removeprefix("down")) - 0.5)


def _spaces(printed: DomeData, towers: tuple[float, ...], m: _Measures) -> tuple[SpaceSpot, ...]:
    return tuple(
        SpaceSpot(f"{tower.id}{level}", x, _height(level, m), level in ("up1", "down1"), level.startswith("up"))
        for tower, x in zip(printed.tower, towers, strict=True)
        for level in tower.levels()
    )


def _ends(printed: DomeData, spaces: tuple[SpaceSpot, ...], m: _Measures) -> tuple[EndSpot, ...]:
    """Above the highest and below the lowest level of each tower."""
    found = []
    for end in printed.end:
        spot = next(spot for spot in spaces if spot.key == printed.end_space(end))
        off = m.tile[1] / 2 + m.badge[0] + 3
        y = spot.y - off if end.side == "top" else spot.y + off
        found.append(EndSpot(end.id, (spot.x - 0.8 * m.badge[0], y), (spot.x + 1.15 * m.badge[0], y)))
    return tuple(found)


def _levels(printed: DomeData, m: _Measures) -> tuple[LabSpot, ...]:
    found = []
    for level in printed.level:
        count = level.plants + level.waters
        xs = tuple(m.lab + m.apart_symbols * (i - (count - 1) / 2) for i in range(count))
        found.append(LabSpot(level.id, _height(level.id, m), xs[: level.plants], xs[level.plants :]))
    return tuple(found)


def _row_of_areas(
    areas: tuple[str, ...], x: float, y: float, height: float, widths: tuple[float, ...], gap: float
) -> dict[str, Box]:
    found = {}
    for area, width in zip(areas, widths, strict=True):
        found[area] = Box(x, y, width, height)
        x += width + gap
    return found
