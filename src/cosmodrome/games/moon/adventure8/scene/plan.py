"""Where everything of adventure 8 lies: the sheet in play with its planets, moons and asteroids, the scoring area of the
one who looks, and the other sheet in small.

Geometry only, for either shape of the picture. Planets lie in a system of our own making; a pack that prints more of them
would need more places.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from cosmodrome.games.moon.adventure8.data import BattleData, PlanetData
from cosmodrome.games.moon.scene.places import Box, side_by_side
from cosmodrome.scene import SceneShape

__all__ = ["BattlePlan", "PlanetSpot", "battle_plan"]

Point = tuple[float, float]


@dataclass(frozen=True)
class Place:
    """A planet's centre and radius, and its moon's centre."""

    x: float
    y: float
    r: float
    moon: Point


WIDE_PLANETS = (
    Place(884, 172, 78, (948, 262)),
    Place(728, 284, 78, (714, 178)),
    Place(884, 404, 78, (872, 300)),
    Place(552, 190, 92, (464, 272)),
    Place(552, 416, 78, (612, 331)),
    Place(366, 172, 78, (318, 264)),
    Place(366, 404, 78, (392, 302)),
)
TALL_PLANETS = (
    Place(76, 330, 62, (52, 415)),
    Place(220, 330, 62, (285, 387)),
    Place(364, 330, 62, (388, 415)),
    Place(220, 490, 72, (316, 490)),
    Place(76, 650, 62, (52, 565)),
    Place(220, 650, 62, (284, 592)),
    Place(364, 650, 62, (388, 565)),
)


@dataclass(frozen=True)
class PlanetSpot:
    """A planet of the sheet in play."""

    printed: PlanetData
    index: int
    x: float
    y: float
    r: float
    moon: Point
    moon_r: float
    spaces: tuple[Point, ...]
    """Around the right half, relative to the centre."""
    space_r: float
    label: Point
    symbols: tuple[Point, ...]
    """Its plants, then its waters, relative to the centre."""
    flag: Point

    @property
    def spots(self) -> tuple[Point, ...]:
        """The spots of the moon, relative to the moon's centre."""
        n, step = self.printed.spots, 0.86 * self.moon_r
        return tuple((step * (i - (n - 1) / 2), 0.12 * self.moon_r) for i in range(n))


@dataclass(frozen=True)
class BattlePlan:
    """One shape of the picture."""

    shape: SceneShape
    width: float
    height: float
    rival: Box
    """What the neighbour has on the sheet in play."""
    system: Box
    """The frame around planets and asteroids."""
    planets: tuple[PlanetSpot, ...]
    star: tuple[float, float, float]
    """The star of the system: its centre and its radius."""
    asteroids: tuple[Point, ...]
    """From the side of the one who looks on."""
    asteroid_r: float
    ledger: Box
    """The scoring area of the one who looks, on the sheet in play."""
    tracks: dict[str, tuple[Box, ...]]
    """The boxes of each track of the scoring area, the last one without a frame."""
    panels: dict[str, Box]
    """The areas of the tracks, of the astronauts and of the missions."""
    astronauts: tuple[Point, ...]
    missions: tuple[Box, ...]
    other: Box
    """The other sheet."""
    small: tuple[Box, ...]
    """Its planets."""

    @property
    def narrow(self) -> bool:
        """Is it for a phone?"""
        return self.shape == "tall"


def battle_plan(data: BattleData, shape: SceneShape) -> BattlePlan:
    """The plan of a shape."""
    return _wide(data) if shape == "wide" else _tall(data)


def _wide(data: BattleData) -> BattlePlan:
    left, right = 276.0, 1062.0
    asteroids = len(data.asteroid)
    step = 400 / max(asteroids - 1, 1)
    ledger = Box(left, 520, right - left, 178)
    rows = [ledger.y + 12 + 41 * i for i in range(4)]
    main, half, end = left + 10, left + 448, right - 10
    panels: dict[str, Box] = {
        "plants": Box(main, rows[0], half - main - 8, 34),
        "water": Box(main, rows[1], half - main - 8, 34),
        "planning": Box(main, rows[2], half - main - 8, 34),
        "errors": Box(main + 238, rows[3], half - main - 246, 34),
        "astronauts": Box(main, rows[3], 230, 34),
        "missions": Box(half, rows[3], end - half, 34),
        **{kind.id: Box(half, rows[i], end - half, 34) for i, kind in enumerate(data.type)},
    }
    tracks: dict[str, tuple[Box, ...]] = {
        "plants": _cells(panels["plants"], len(data.values("plants")), 34, 44),
        "water": _cells(panels["water"], len(data.values("water")), 34, 44),
        "planning": _cells(panels["planning"], len(data.values("planning")), 34, 44),
        "errors": _cells(panels["errors"], len(data.values("errors")), 34, 44),
        **{kind.id: _cells(panels[kind.id], len(kind.values), 40, 116) for kind in data.type},
    }
    other = Box(left, 710, right - left, 166)
    return BattlePlan(
        shape="wide",
        width=1280,
        height=900,
        rival=Box(left, 26, right - left, 34),
        system=Box(left, 66, right - left, 446),
        planets=_planets(data, WIDE_PLANETS, 17, 25),
        star=(724, 446, 30),
        asteroids=tuple((1018.0, 489 - step * i) for i in range(asteroids)),
        asteroid_r=15,
        ledger=ledger,
        tracks=tracks,
        panels=panels,
        astronauts=_points(panels["astronauts"], data.sheet.astronauts, 44, 10),
        missions=side_by_side(Box(half + 6, rows[3], 200, 34), 3, 8),
        other=other,
        small=side_by_side(Box(left + 12, other.y + 34, right - left - 24, 88), len(data.planet), 6),
    )


def _tall(data: BattleData) -> BattlePlan:
    left, right = 12.0, 428.0
    asteroids = len(data.asteroid)
    step = 378 / max(asteroids - 1, 1)
    ledger = Box(left, 764, right - left, 212)
    rows = [ledger.y + 8 + 32 * i for i in range(6)]
    main, width = left + 6, right - left - 12
    kinds = side_by_side(Box(main, rows[3] + 2, width, 62), len(data.type), 6)
    panels: dict[str, Box] = {
        "plants": Box(main, rows[0], width, 28),
        "water": Box(main, rows[1], width, 28),
        "planning": Box(main, rows[2], width - 134, 28),
        "errors": Box(main + width - 128, rows[2], 128, 28),
        "astronauts": Box(main, rows[5] + 8, 210, 34),
        "missions": Box(main + 216, rows[5] + 8, width - 216, 34),
        **{kind.id: box for kind, box in zip(data.type, kinds, strict=True)},
    }
    tracks: dict[str, tuple[Box, ...]] = {
        "plants": _cells(panels["plants"], len(data.values("plants")), 26, 30),
        "water": _cells(panels["water"], len(data.values("water")), 26, 30),
        "planning": _cells(panels["planning"], len(data.values("planning")), 26, 26),
        "errors": _cells(panels["errors"], len(data.values("errors")), 24, 24),
        **{
            kind.id: _cells(Box(box.x + 4, box.y + 3, box.width - 8, 28), len(kind.values), 0, 0)
            for kind, box in zip(data.type, kinds, strict=True)
        },
    }
    other = Box(left, 984, right - left, 150)
    return BattlePlan(
        shape="tall",
        width=440,
        height=1206,
        rival=Box(left, 230, right - left, 28),
        system=Box(left, 262, right - left, 496),
        planets=_planets(data, TALL_PLANETS, 13.5, 22),
        star=(390, 490, 19),
        asteroids=tuple((31 + step * i, 737.0) for i in range(asteroids)),
        asteroid_r=13.5,
        ledger=ledger,
        tracks=tracks,
        panels=panels,
        astronauts=_points(panels["astronauts"], data.sheet.astronauts, 34, 4),
        missions=side_by_side(Box(main + 218, rows[5] + 8, width - 220, 34), 3, 4),
        other=other,
        small=side_by_side(Box(left + 4, other.y + 28, right - left - 8, 76), len(data.planet), 2),
    )


def _planets(data: BattleData, places: tuple[Place, ...], space_r: float, moon_r: float) -> tuple[PlanetSpot, ...]:
    return tuple(
        _planet(printed, index, place, space_r, moon_r)
        for index, (printed, place) in enumerate(zip(data.planet, places, strict=True))
    )


def _planet(printed: PlanetData, index: int, place: Place, space_r: float, moon_r: float) -> PlanetSpot:
    ring, count = place.r - space_r - 4, len(printed.spaces)
    reach = min(84 + 1.2 * count, 30 * (count - 1))
    angles = [-reach + 2 * reach * n / max(count - 1, 1) for n in range(count)]
    symbols = printed.plants + printed.waters
    middle, pitch = -0.42 * place.r, 0.28 * place.r
    return PlanetSpot(
        printed,
        index,
        place.x,
        place.y,
        place.r,
        place.moon,
        moon_r,
        tuple((ring * cos(radians(a)), ring * sin(radians(a))) for a in angles),
        space_r,
        (middle, -0.12 * place.r),
        tuple((middle + pitch * (i - (symbols - 1) / 2), 0.22 * place.r) for i in range(symbols)),
        (-0.74 * place.r, -0.74 * place.r),
    )


def _cells(panel: Box, count: int, before: float, after: float) -> tuple[Box, ...]:
    """Boxes from left to right, with room for a symbol before them and for the score after."""
    room = Box(panel.x + before, panel.y, panel.width - before - after, panel.height)
    width = min(room.width / count, 34)
    return tuple(Box(room.x + width * i + 1.5, room.y + 3, width - 3, room.height - 6) for i in range(count))


def _points(panel: Box, count: int, before: float, after: float) -> tuple[Point, ...]:
    step = (panel.width - before - after) / count
    return tuple((panel.x + before + step * (i + 0.5), panel.y + panel.height / 2) for i in range(count))
