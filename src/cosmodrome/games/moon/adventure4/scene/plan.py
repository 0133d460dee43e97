"""Where everything of adventure 4 lies: the mine with its pumps, and the factories above it, for both shapes.

A laptop shows the mine as it is printed, levels below one another. A phone turns it: each column is a line to be read from
the pump on the left down to the third level on the right, so that every cavity is large enough for a finger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from cosmodrome.games.moon.adventure4.data import MainFactoryData, MineData, SecondaryFactoryData
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.scene import SceneShape

__all__ = ["FactorySpot", "MinePlan", "Point", "mine_plan"]

Point = tuple[float, float]
NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True)
class FactorySpot:
    """A factory: its body, and the place of everything printed in it."""

    key: str
    body: Box
    energies: tuple[Point, ...]
    robots: tuple[Point, ...]
    part: float
    """The size of an energy or a robot."""
    symbols: tuple[Point, ...]
    """The symbols of a main factory, or what a secondary one gives."""
    symbol: float
    value: Point = (0, 0)
    upgraded: Point = (0, 0)
    linked: Point = (0, 0)
    bonus: Point = (0, 0)
    plaque: Box = NOWHERE


@dataclass(frozen=True)
class MinePlan:
    """The whole sheet."""

    shape: SceneShape
    width: float
    height: float
    cavities: tuple[Point, ...]
    tile: float
    deposits: tuple[Point, ...]
    deposit: float
    """The radius of a deposit."""
    pumps: tuple[Point, ...]
    pump: float
    mains: tuple[FactorySpot, ...]
    secondaries: tuple[FactorySpot, ...]
    ground: Box
    """The rock that the mine is dug in."""
    missions: tuple[Point, ...]
    """The boxes of the accomplished missions."""
    errors: tuple[Point, ...]


def mine_plan(printed: MineData, shape: SceneShape) -> MinePlan:
    """The plan of a shape."""
    return _wide(printed) if shape == "wide" else _tall(printed)


def _grid(printed: MineData, columns: Sequence[float], levels: Sequence[float], *, turned: bool) -> tuple[Point, ...]:
    """The cavities, level by level; turned: a column runs from left to right."""
    points = [(column, level) for level in levels for column in columns[: printed.columns()]]
    return tuple((level, column) if turned else (column, level) for column, level in points)


def _between(printed: MineData, cavities: Sequence[Point]) -> tuple[Point, ...]:
    places = {cavity.id: place for cavity, place in zip(printed.cavity, cavities, strict=True)}
    pairs = [(places[deposit.above], places[deposit.below]) for deposit in printed.deposit]
    return tuple(((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairs)


# --- wide ---------------------------------------------------------------------------------------------------------------


def _wide(printed: MineData) -> MinePlan:
    columns = [335 + 62.6 * i for i in range(printed.columns())]
    cavities = _grid(printed, columns, (546, 652, 758), turned=False)
    slots = [276 + 132.4 * i for i in range(6)]
    return MinePlan(
        shape="wide",
        width=1280,
        height=900,
        cavities=cavities,
        tile=48,
        deposits=_between(printed, cavities),
        deposit=16.5,
        pumps=tuple((x, 477) for x in columns),
        pump=34,
        mains=tuple(_wide_main(f, slots[i]) for i, f in enumerate(printed.main_factory)),
        secondaries=tuple(_wide_secondary(f, slots[i]) for i, f in enumerate(printed.secondary_factory)),
        ground=Box(276, 498, 790, 300),
        missions=tuple((slots[5] + 21 + 42 * i, 62) for i in range(3)),
        errors=tuple((slots[5] + 21 + 42 * i, 102) for i in range(len(printed.errors.losses) - 1)),
    )


def _wide_main(factory: MainFactoryData, x: float) -> FactorySpot:
    """A silo of symbols in staggered pairs, and beside it a shaft with the parts between the two values."""
    top, height = 188, 196
    rows = ceil(factory.symbols / 2)
    pitch = min(38, height / rows)
    size = min(25, pitch - 4)
    left, right = x + 19, x + 21 + max(24, size + 3)
    start = top + (height - pitch * rows) / 2 + pitch / 2 - 2
    symbols = tuple(
        (left if i % 2 == 0 else right, start + pitch * (i // 2) + 5 * (i % 2)) for i in range(factory.symbols)
    )
    parts = factory.energies + factory.robots
    step = min(29, 120 / parts)
    first = 288 - step * (parts - 1) / 2
    places = tuple((x + 104, first + step * i) for i in range(parts))
    linked = symbols[factory.linked - 1] if factory.linked else (0, 0)
    return FactorySpot(
        key=f"factory.{factory.id}",
        body=Box(x, 176, 126, 222),
        energies=places[: factory.energies],
        robots=places[factory.energies :],
        part=22,
        symbols=symbols,
        symbol=size,
        value=(x + 104, 203),
        upgraded=(x + 104, 374),
        linked=linked,
        bonus=(x + 73, linked[1]),
        plaque=Box(x, 404, 126, 30),
    )


def _wide_secondary(factory: SecondaryFactoryData, x: float) -> FactorySpot:
    parts, step = factory.energies + factory.robots, 27
    places = tuple((x + 63 + step * (i - (parts - 1) / 2), 74) for i in range(parts))
    gifts = tuple((x + 63 + 26 * (i - (factory.count - 1) / 2), 112) for i in range(factory.count))
    return FactorySpot(
        key=f"factory.{factory.id}",
        body=Box(x + 9, 52, 108, 80),
        energies=places[: factory.energies],
        robots=places[factory.energies :],
        part=22,
        symbols=gifts,
        symbol=21,
    )


# --- tall ---------------------------------------------------------------------------------------------------------------


def _tall(printed: MineData) -> MinePlan:
    lines = [519 + 41.6 * i for i in range(printed.columns())]
    cavities = _grid(printed, lines, (92, 190, 288), turned=True)
    return MinePlan(
        shape="tall",
        width=440,
        height=1072,
        cavities=cavities,
        tile=38,
        deposits=_between(printed, cavities),
        deposit=14,
        pumps=tuple((33, y) for y in lines),
        pump=28,
        mains=tuple(
            _tall_main(f, Box(12 + 139.5 * (i % 3), 279 + 99 * (i // 3), 136, 94))
            for i, f in enumerate(printed.main_factory)
        ),
        secondaries=tuple(
            _tall_secondary(f, Box(12 + 83.4 * i, 229, 80, 44)) for i, f in enumerate(printed.secondary_factory)
        ),
        ground=Box(56, 494, 262, 508),
        missions=tuple((377, 632 + 42 * i) for i in range(3)),
        errors=tuple((377, 800 + 58 * i) for i in range(len(printed.errors.losses) - 1)),
    )


def _tall_main(factory: MainFactoryData, body: Box) -> FactorySpot:
    """Two lines of symbols, then the parts between the two values."""
    x, y, size = body.x, body.y, 14.5
    per_line = ceil(factory.symbols / 2)
    pitch = min(21, 124 / per_line)
    symbols = tuple(
        (x + 6 + pitch / 2 + pitch * (i % per_line), y + 13 + 18 * (i // per_line)) for i in range(factory.symbols)
    )
    parts = factory.energies + factory.robots
    places = tuple((x + 38 + 17 * i, y + 53) for i in range(parts))
    return FactorySpot(
        key=f"factory.{factory.id}",
        body=body,
        energies=places[: factory.energies],
        robots=places[factory.energies :],
        part=15,
        symbols=symbols,
        symbol=size,
        value=(x + 17, y + 53),
        upgraded=(x + 38 + 17 * parts + 4, y + 53),
        linked=symbols[factory.linked - 1] if factory.linked else (0, 0),
        bonus=(x + body.width - 17, y + 79),
        plaque=Box(x + 4, y + 67, body.width - (38 if factory.linked else 8), 23),
    )


def _tall_secondary(factory: SecondaryFactoryData, body: Box) -> FactorySpot:
    x, y = body.x + body.width / 2, body.y
    parts = factory.energies + factory.robots
    places = tuple((x + 18 * (i - (parts - 1) / 2), y + 13) for i in range(parts))
    gifts = tuple((x + 17 * (i - (factory.count - 1) / 2), y + 33) for i in range(factory.count))
    return FactorySpot(
        key=f"factory.{factory.id}",
        body=body,
        energies=places[: factory.energies],
        robots=places[factory.energies :],
        part=15,
        symbols=gifts,
        symbol=14,
    )
