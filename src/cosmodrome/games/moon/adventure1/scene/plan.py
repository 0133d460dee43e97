"""Where everything of adventure 1's sheet lies: floors, quarters, spaces, effects, the track and its boxes.

Geometry only, worked out from the printed data for either shape of the picture. The drawing of it is in
`rocket` and `track` (what never changes) and in `marks` (what players write).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.moon.adventure1.data import Effect, Floor, LaunchData, QuarterData
from cosmodrome.scene import SceneShape

__all__ = ["EffectSpot", "FloorSpot", "LaunchPlan", "QuarterSpot", "Spot", "TrackSpot", "launch_plan"]


@dataclass(frozen=True, eq=False)
class Spot:
    """A thing with a key, and its centre."""

    key: str
    x: float
    y: float


@dataclass(frozen=True, eq=False)
class EffectSpot(Spot):
    """A printed effect. `serial` counts the arrows, or the sabotages, of the whole sheet."""

    effect: Effect
    width: float
    serial: int = -1

    @property
    def arrow_key(self) -> str:
        """The key of the arrow that belongs to an inactive rocket."""
        return self.key.removesuffix("inactive") + "arrow"


@dataclass(frozen=True, eq=False)
class QuarterSpot:
    """A quarter between its partitions."""

    printed: QuarterData
    number: int
    first: int
    """Its first space, counted over the whole sheet."""
    left: float
    right: float
    spaces: tuple[Spot, ...]
    effects: tuple[EffectSpot, ...]


@dataclass(frozen=True, eq=False)
class FloorSpot:
    """A floor: a strip with the effects, and the spaces below it."""

    printed: Floor
    top: float
    strip: float
    middle: float
    """The height of the middle of its spaces."""
    bottom: float
    left: float
    right: float
    quarters: tuple[QuarterSpot, ...]

    @property
    def size(self) -> int:
        """How many spaces it has."""
        return sum(len(quarter.spaces) for quarter in self.quarters)


@dataclass(frozen=True)
class TrackSpot:
    """A line of the rocket track and its box."""

    box: int
    x: float
    y: float
    rockets: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Metrics:
    """The measures of one shape of the picture."""

    middle: float
    """The rocket's axis."""
    top: float
    """Where its highest floor begins."""
    pitch: float
    tile: float
    gap: float
    """What a partition adds between two spaces."""
    strip: float
    arrow_strip: float
    """The strip of a floor with arrows, which can be touched."""
    deck: float
    wall: float
    """From the outermost space to the hull."""
    icon: float


@dataclass(frozen=True, eq=False)
class LaunchPlan:
    """Every place on the sheet, in the units of the picture."""

    shape: SceneShape
    metrics: Metrics
    width: float
    height: float
    floors: tuple[FloorSpot, ...]
    track: tuple[TrackSpot, ...]
    """From the lowest box to the highest."""
    errors: tuple[Spot, ...]
    finals: tuple[Spot, ...]
    boxes: tuple[Spot, ...]
    """The mission boxes."""

    def quarters(self) -> Iterator[QuarterSpot]:
        """All quarters from the top."""
        for floor in self.floors:
            yield from floor.quarters

    def half_width(self, floor: FloorSpot) -> float:
        """From the rocket's axis to its outermost space."""
        return (floor.right - floor.left) / 2


WIDE = Metrics(middle=572, top=104, pitch=47, tile=42, gap=12, strip=27, arrow_strip=27, deck=8, wall=11, icon=20)
TALL = Metrics(middle=220, top=220, pitch=40, tile=39, gap=6, strip=27, arrow_strip=40, deck=2, wall=6, icon=19)

SIZES: dict[SceneShape, tuple[float, float]] = {"wide": (1280, 900), "tall": (440, 1092)}


def launch_plan(printed: LaunchData, shape: SceneShape) -> LaunchPlan:
    """The places for a shape of the picture."""
    metrics = WIDE if shape == "wide" else TALL
    width, height = SIZES[shape]
    floors = tuple(_floors(printed, metrics))
    base = floors[-1].bottom
    if shape == "wide":
        track = tuple(_tower(printed, right=1052, bottom=base - 22, step=51))
        top = track[-1]
        errors = _grid("error", printed.sheet.errors, x=804, y=100, step=34, columns=printed.sheet.errors)
        finals = _grid("final", printed.sheet.final_rockets, x=top.x - 126, y=top.y - 13, step=26, columns=4)
        boxes = _grid("box", 3, x=842, y=186, step=78, columns=3, names="ABC")
    else:
        track = tuple(_skyline(printed, left=31, bottom=base + 98, step=37.8))
        errors = _grid("error", printed.sheet.errors, x=361, y=floors[2].top + 40, step=38, columns=2)
        finals = _grid("final", printed.sheet.final_rockets, x=26, y=floors[2].top + 44, step=24, columns=2)
        boxes = _grid("box", 3, x=335, y=base + 45, step=36, columns=3, names="ABC")
    return LaunchPlan(shape, metrics, width, height, floors, track, errors, finals, boxes)


def _grid(kind: str, count: int, *, x: float, y: float, step: float, columns: int, names: str = "") -> tuple[Spot, ...]:
    """Things in rows from the upper left."""
    return tuple(
        Spot(f"{kind}.{names[i] if names else i + 1}", x + step * (i % columns), y + step * (i // columns))
        for i in range(count)
    )


# --- the rocket -----------------------------------------------------------------------------------------------------


def _floors(printed: LaunchData, m: Metrics) -> Iterator[FloorSpot]:
    top, first, arrows, sabotages = m.top, 0, 0, 0
    for floor in printed.floor:
        quarters = printed.quarters_of(floor.id)
        strip = m.arrow_strip if any(quarter.total("inactive") for quarter in quarters) else m.strip
        middle = top + strip + m.pitch / 2 - (m.pitch - m.tile) / 2
        width = m.pitch * sum(quarter.spaces for quarter in quarters) + m.gap * (len(quarters) - 1)
        left = x = m.middle - width / 2
        spots: list[QuarterSpot] = []
        number = 0
        for i, quarter in enumerate(quarters):
            right = x + m.pitch * quarter.spaces
            effects = _effects(quarter, (x + right) / 2, top + strip / 2, m, arrows, sabotages)
            spaces = tuple(
                Spot(f"{floor.id}.{number + n + 1}", x + m.pitch * (n + 0.5), middle) for n in range(quarter.spaces)
            )
            spots.append(QuarterSpot(quarter, i + 1, first, x, right, spaces, effects))
            arrows += 1 if quarter.total("inactive") else 0
            sabotages += quarter.total("sabotage")
            first += quarter.spaces
            number += quarter.spaces
            x = right + m.gap
        bottom = middle + m.tile / 2 + m.deck
        yield FloorSpot(floor, top, strip, middle, bottom, left, m.middle + width / 2, tuple(spots))
        top = bottom


def effect_width(effect: Effect, icon: float) -> float:
    """How much of a strip an effect takes."""
    if effect.kind == "inactive":
        return 2.35 * icon
    return 1.5 * icon if effect.kind == "rocket" else 1.05 * icon


def _effects(
    quarter: QuarterData, middle: float, y: float, m: Metrics, arrows: int, sabotages: int
) -> tuple[EffectSpot, ...]:
    widths = [effect_width(effect, m.icon) for effect in quarter.effects]
    room = m.pitch * quarter.spaces - 4
    space = min(0.4 * m.icon, (room - sum(widths)) / max(len(widths) - 1, 1))
    x = middle - (sum(widths) + space * (len(widths) - 1)) / 2
    spots: list[EffectSpot] = []
    hits = 0
    for effect, width in zip(quarter.effects, widths, strict=True):
        key, serial = f"{quarter.id}.{effect.kind}", -1
        if effect.kind == "sabotage":
            serial = sabotages + hits
            hits += 1
            key = f"{key}.{hits}"
        elif effect.kind == "inactive":
            serial = arrows
        spots.append(EffectSpot(key, x + width / 2, y, effect, width, serial))
        x += width + space
    return tuple(spots)


# --- the track ------------------------------------------------------------------------------------------------------


def _tower(printed: LaunchData, *, right: float, bottom: float, step: float) -> Iterator[TrackSpot]:
    """Lines from the bottom up, rockets to the left of their box: the launch tower."""
    box = right - 29
    for i, row in enumerate(printed.line):
        y = bottom - step * i
        rockets = tuple((box - 50 - 29 * n, y) for n in reversed(range(row.rockets)))
        yield TrackSpot(row.box, box, y, rockets)


def _skyline(printed: LaunchData, *, left: float, bottom: float, step: float) -> Iterator[TrackSpot]:
    """The same lines as columns from left to right, rockets stacked two by two above their box."""
    for i, row in enumerate(printed.line):
        x = left + step * i
        yield TrackSpot(
            row.box, x, bottom, tuple((x - 8 + 16 * (n % 2), bottom - 25 - 19 * (n // 2)) for n in range(row.rockets))
        )
