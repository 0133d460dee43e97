"""Where everything stands on the sheet of adventure 5, for a laptop and for a phone. Nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.moon.adventure5.data import DomeData
from cosmodrome.games.moon.adventure5.scene.arch import Arch, Point, arch
from cosmodrome.games.moon.scene.places import Box, row_of_boxes
from cosmodrome.scene import SceneShape

__all__ = ["AREAS", "DomePlan", "EndSpot", "LabSpot", "SpaceSpot", "dome_plan"]

AREAS = ("missions", "lab", "towers", "astronauts", "dome", "errors")
"""The scoring areas, in the order of the sheet and of the rules."""


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
            areas=row_of_boxes(AREAS, 280, 664, 208, (158, 162, 92, 164, 90, 78), 7.6),
        )
    upper = row_of_boxes(("missions", "lab", "dome", "errors"), 12, 770, 122, (132, 152, 66, 48), 6)
    lower = row_of_boxes(("towers", "astronauts"), 12, 898, 122, (104, 176), 6)
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
