"""Where everything of adventure 6's sheet lies: quarters, spaces, walkways, and the panels around them.

Geometry only, worked out from the printed data for either shape of the picture. Quarters stand in columns and floors; on
a phone the spaces of a quarter stand in rows of three. Walkways follow the grid of the data, whose walls are the quarters'.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from cosmodrome.games.moon.adventure6.data import COLUMNS, QuarterData, VirusData, WalkwayData
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.scene import SceneShape

__all__ = ["Metrics", "QuarterSpot", "SpaceSpot", "VirusPlan", "WalkwaySpot", "virus_plan"]

Point = tuple[float, float]

COLUMN = 6
"""Columns of the grid from one quarter to the next; five of them lie within its walls."""
FLOOR = 4
"""Rows of the grid from one floor to the next; two of them lie within its walls."""


@dataclass(frozen=True)
class SpaceSpot:
    """A space: its index on the sheet and its centre."""

    id: str
    index: int
    x: float
    y: float
    tank: bool


@dataclass(frozen=True)
class QuarterSpot:
    """A quarter within its walls: over its spaces a strip with what belongs to all of it."""

    printed: QuarterData
    index: int
    box: Box
    spaces: tuple[SpaceSpot, ...]
    target: Point
    """The centre of its target, if it has one."""
    energies: tuple[Point, ...]
    plants: tuple[Point, ...]
    score: Box

    @property
    def id(self) -> str:
        """What it is called."""
        return self.printed.id


@dataclass(frozen=True)
class WalkwaySpot:
    """A walkway from wall to wall, and its door."""

    printed: WalkwayData
    index: int
    points: tuple[Point, ...]
    door: Point
    across: Point
    """The direction in which the door shuts it, of length 1."""

    @property
    def key(self) -> str:
        """The key of its node."""
        return f"walkway.{self.printed.id}"

    @property
    def d(self) -> str:
        """It as a path from wall to wall."""
        return _path(self.points)

    @property
    def under(self) -> str:
        """The same, its ends hidden under the walls."""
        points = self.points
        return _path((_beyond(points[1], points[0]), *points[1:-1], _beyond(points[-2], points[-1])))


@dataclass(frozen=True)
class Metrics:
    """The measures of one shape of the picture."""

    width: float
    height: float
    left: float
    """Where the first column begins."""
    top: float
    quarter: Point
    """Width and height of a quarter."""
    gap: Point
    """Between columns and between floors."""
    margin: float
    """From the outermost walls to the walkways around them."""
    pitch: float
    tile: float
    per_row: int
    """Spaces side by side in a quarter."""
    strip: float
    """From the upper wall to the spaces."""
    icon: float
    tube: float
    """The width of a walkway."""


@dataclass(frozen=True)
class VirusPlan:
    """Every place on the sheet, in the units of the picture."""

    shape: SceneShape
    metrics: Metrics
    quarters: tuple[QuarterSpot, ...]
    walkways: tuple[WalkwaySpot, ...]
    wilds: Box
    """Astronauts, plannings and what they circle."""
    plants: Box
    water: Box
    missions: Box
    errors: Box
    ledger: Box
    """The scoring lines."""

    @property
    def width(self) -> float:
        """Of the picture."""
        return self.metrics.width

    @property
    def height(self) -> float:
        """Of the picture."""
        return self.metrics.height

    @property
    def small(self) -> bool:
        """For a phone?"""
        return self.shape == "tall"


WIDE = Metrics(
    width=1280, height=900, left=300, top=24, quarter=(216, 92), gap=(48, 30), margin=18, pitch=42, tile=37, per_row=5,
    strip=47, icon=18, tube=11,
)  # fmt: skip
TALL = Metrics(
    width=440, height=1092, left=13, top=231, quarter=(127, 112), gap=(16.5, 17), margin=6.5, pitch=42, tile=38, per_row=3,
    strip=22.5, icon=15, tube=7,
)  # fmt: skip


def virus_plan(printed: VirusData, shape: SceneShape) -> VirusPlan:
    """The places for a shape of the picture."""
    m = WIDE if shape == "wide" else TALL
    spaces = printed.spaces()
    quarters = tuple(_quarter(printed, index, spaces, m) for index in range(len(printed.quarter)))
    walkways = tuple(_walkway(walkway, index, m) for index, walkway in enumerate(printed.walkway))
    if shape == "wide":
        y, height = 620, 256
        panels = (
            Box(820, 20, 246, 112),
            Box(270, y, 206, height),
            Box(486, y, 184, height),
            Box(680, y, 124, height),
            Box(274, 520, 246, 86),
            Box(814, y, 252, height),
        )
    else:
        y, height = 865, 160
        panels = (
            Box(300, 231, 127, 112),
            Box(12, y, 140, height),
            Box(156, y, 116, height),
            Box(276, y, 70, height),
            Box(350, y, 78, height),
            Box(13, 819, 127, 40),
        )
    return VirusPlan(shape, m, quarters, walkways, *panels)


def _corner(column: int, floor: int, m: Metrics) -> Point:
    """The upper left corner of a place for a quarter."""
    return m.left + (m.quarter[0] + m.gap[0]) * column, m.top + (m.quarter[1] + m.gap[1]) * floor


def _quarter(printed: VirusData, index: int, spaces: list[str], m: Metrics) -> QuarterSpot:
    quarter = printed.quarter[index]
    floor = [floor.id for floor in printed.floor].index(quarter.floor)
    x, y = _corner(quarter.column, floor, m)
    first = sum(other.spaces for other in printed.quarter[:index])
    left = x + (m.quarter[0] - m.per_row * m.pitch) / 2 + m.pitch / 2
    spots = tuple(
        SpaceSpot(
            spaces[first + n],
            first + n,
            left + m.pitch * (n % m.per_row),
            y + m.strip + m.tile / 2 + (m.pitch + 1.5) * (n // m.per_row),
            n + 1 == quarter.tank,
        )
        for n in range(quarter.spaces)
    )
    if m.per_row < quarter.spaces:  # what does not fit into the strip stands in the place of a sixth space
        free, low = left + m.pitch * (m.per_row - 1), spots[-1].y
        step = 16.5
        energies = tuple((x + 32 + step * n, y + 12) for n in range(quarter.energies))
        plants = tuple((x + m.quarter[0] - 12 - step * n, y + 12) for n in reversed(range(quarter.plants)))
        target, score = (free, low - 8), Box(free - 17, low + 5, 34, 14)
    else:
        step = 21
        energies = tuple((x + 76 + step * n, y + 15) for n in range(quarter.energies))
        plants = tuple((x + 144 + step * n, y + 15) for n in range(quarter.plants))
        target, score = (x + 19, y + 17), Box(x + m.quarter[0] - 38, y + 4, 34, 22)
    return QuarterSpot(quarter, index, Box(x, y, *m.quarter), spots, target, energies, plants, score)


def _walkway(printed: WalkwayData, index: int, m: Metrics) -> WalkwaySpot:
    points = tuple((_across(column, m), _down(row, m)) for row, column in printed.path)
    door, (dx, dy) = _middle(points)
    return WalkwaySpot(printed, index, points, door, (-dy, dx))


def _across(column: float, m: Metrics) -> float:
    """A column of the grid: walls are half a column before the first space and after the last one."""
    at = column + 0.5
    place = min(max(int(at // COLUMN), 0), COLUMNS - 1)
    x, inside = _corner(place, 0, m)[0], at - COLUMN * place
    if inside < 0:
        return x + inside * m.margin
    if inside <= COLUMN - 1:
        return x + m.quarter[0] * inside / (COLUMN - 1)
    return x + m.quarter[0] + (inside - COLUMN + 1) * (m.margin if place == COLUMNS - 1 else m.gap[0])


def _down(row: float, m: Metrics) -> float:
    """A row of the grid: walls are one row above and below the spaces."""
    floor, rest = divmod(row + 1, FLOOR)
    _, y = _corner(0, int(floor), m)
    return y + m.quarter[1] * min(rest, 2) / 2 + m.gap[1] * max(rest - 2, 0) / 2


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _beyond(start: Point, end: Point, by: float = 7) -> Point:
    """A little further than an end."""
    (x1, y1), (x2, y2) = start, end
    share = by / hypot(x2 - x1, y2 - y1)
    return x2 + share * (x2 - x1), y2 + share * (y2 - y1)


def _middle(points: tuple[Point, ...]) -> tuple[Point, Point]:
    """The point half way along a path, and the direction there."""
    pieces = list(pairwise(points))
    lengths = [hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pieces]
    left = sum(lengths) / 2
    for ((x1, y1), (x2, y2)), length in zip(pieces, lengths, strict=True):
        if left <= length:
            share = left / length
            return (x1 + share * (x2 - x1), y1 + share * (y2 - y1)), ((x2 - x1) / length, (y2 - y1) / length)
        left -= length
    raise AssertionError("half of a path lies within it")
