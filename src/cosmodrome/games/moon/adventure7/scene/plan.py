"""Where everything of adventure 7's sheet lies: starships, blocks, spaces, airlocks, and the boxes below them.

Geometry only, worked out from the printed data for either shape of the picture. Each starship is laid out by itself;
then it is shifted until the airlocks to its neighbour stand as straight as they can.
"""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.moon.adventure7.data import AirlockData, BlockData, EscapeData, ShipData, SpaceData
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.scene import SceneShape

__all__ = ["AirlockSpot", "BlockSpot", "EscapePlan", "Metrics", "ShipSpot", "SpaceSpot", "escape_plan"]


@dataclass(frozen=True)
class SpaceSpot:
    """A space: its index on the sheet and its centre."""

    printed: SpaceData
    index: int
    x: float
    y: float


@dataclass(frozen=True)
class BlockSpot:
    """A module or a greenhouse, from side to side."""

    printed: BlockData
    index: int
    left: float
    right: float
    spaces: tuple[SpaceSpot, ...]

    @property
    def middle(self) -> float:
        """Half way between its sides."""
        return (self.left + self.right) / 2

    @property
    def is_greenhouse(self) -> bool:
        """Or else a module."""
        return self.printed.kind == "greenhouse"


@dataclass(frozen=True)
class ShipSpot:
    """A starship: over its spaces a strip with tanks and plants, under them a strip with names."""

    printed: ShipData
    index: int
    top: float
    strip: float
    """The height of the middle of its tanks and plants."""
    middle: float
    """The height of the middle of its spaces."""
    bottom: float
    blocks: tuple[BlockSpot, ...]
    reactors: tuple[tuple[float, float], ...]
    greenhouse_box: Box
    modules_box: Box

    @property
    def left(self) -> float:
        """Where its first block begins."""
        return self.blocks[0].left

    @property
    def right(self) -> float:
        """Where its last block ends."""
        return self.blocks[-1].right

    @property
    def greenhouse(self) -> BlockSpot:
        """Its greenhouse."""
        return next(block for block in self.blocks if block.is_greenhouse)

    @property
    def height(self) -> float:
        """From its top to its bottom."""
        return self.bottom - self.top


@dataclass(frozen=True)
class AirlockSpot:
    """An airlock from one end to the other."""

    printed: AirlockData
    index: int
    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def key(self) -> str:
        """The key of its node."""
        return f"airlock.{self.printed.id}"

    @property
    def across(self) -> bool:
        """Does it lie within a starship?"""
        return self.y1 == self.y2


@dataclass(frozen=True)
class Metrics:
    """The measures of one shape of the picture."""

    width: float
    height: float
    left: float
    """Where the longest starship has its first space."""
    top: float
    """Where the highest starship begins."""
    pitch: float
    tile: float
    airlock: float
    """What an airlock adds between two spaces."""
    strip: float
    foot: float
    gap: float
    """Between two starships."""
    wall: float
    """From the outermost space of a block to its side."""
    icon: float
    engine: float
    """From the first block to the reactors."""
    nose: float
    score: Box
    """Where the two boxes of a starship stand: across the picture, and down from its top."""


@dataclass(frozen=True)
class EscapePlan:
    """Every place on the sheet, in the units of the picture."""

    shape: SceneShape
    metrics: Metrics
    ships: tuple[ShipSpot, ...]
    """From the lowest up, as they are counted."""
    airlocks: tuple[AirlockSpot, ...]
    starts: tuple[tuple[float, float, float], ...]
    """The airlocks printed active under the first blocks: across, and from top to bottom."""
    missions: Box
    astronauts: Box
    planning: Box
    errors: Box

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

    def blocks(self) -> list[BlockSpot]:
        """All blocks, in the order of the data."""
        return sorted((block for ship in self.ships for block in ship.blocks), key=lambda block: block.index)


WIDE = Metrics(
    width=1280, height=900, left=368, top=40, pitch=44, tile=39, airlock=44, strip=28, foot=18, gap=27, wall=5,
    icon=18, engine=20, nose=34, score=Box(974, 4, 88, 36),
)  # fmt: skip
TALL = Metrics(
    width=440, height=1092, left=62, top=232, pitch=33.4, tile=31.5, airlock=14, strip=29, foot=17, gap=25, wall=2.5,
    icon=14, engine=17, nose=7, score=Box(0, 0, 34, 15),
)  # fmt: skip


def escape_plan(printed: EscapeData, shape: SceneShape) -> EscapePlan:
    """The places for a shape of the picture."""
    m = WIDE if shape == "wide" else TALL
    shifts = _shifts(printed, m)
    ships = tuple(_ship(printed, i, shift, m, shape) for i, shift in enumerate(shifts))
    blocks = {block.printed.id: (ship, block) for ship in ships for block in ship.blocks}
    airlocks = tuple(_airlock(printed, i, blocks, shifts, m) for i in range(len(printed.airlock)))
    low = ships[0].bottom
    starts = tuple((block.middle, low, low + 0.8 * m.gap) for block in ships[0].blocks if block.printed.start)
    if shape == "wide":
        y, height = 754, 122
        panels = (
            Box(276, y, 132, height),
            Box(418, y, 150, height),
            Box(578, y, 268, height),
            Box(856, y, 206, height),
        )
    else:
        y, height = 882, 138
        panels = (Box(12, y, 74, height), Box(92, y, 96, height), Box(194, y, 146, height), Box(346, y, 82, height))
    return EscapePlan(shape, m, ships, airlocks, starts, *panels)


def _offsets(printed: EscapeData, ship: str, m: Metrics) -> dict[int, float]:
    """From the first space of a starship to the middle of each of its columns that holds a space."""
    found: dict[int, float] = {}
    x = 0.0
    for block in printed.blocks_of(ship):
        for space in printed.spaces_of(block.id):
            found[space.column] = x
            x += m.pitch
        x += m.airlock
    return found


def _shifts(printed: EscapeData, m: Metrics) -> list[float]:
    """Where the first space of each starship lies, from the longest one outwards."""
    columns = [_offsets(printed, ship.id, m) for ship in printed.ship]
    widths = [max(offsets.values()) for offsets in columns]
    longest = widths.index(max(widths))
    shifts = [m.left] * len(columns)
    for ship in (*range(longest - 1, -1, -1), *range(longest + 1, len(columns))):
        beside = ship + 1 if ship < longest else ship - 1
        between = _columns_between(printed, ship, beside)
        if between:
            ideals = [shifts[beside] + columns[beside][column] - columns[ship][column] for column in between]
            shifts[ship] = sum(ideals) / len(ideals)
    return shifts


def _columns_between(printed: EscapeData, one: int, other: int) -> list[int]:
    """The columns of the airlocks between two starships."""
    ships = {block.id: [ship.id for ship in printed.ship].index(block.ship) for block in printed.block}
    return [a.column for a in printed.airlock if {ships[end] for end in a.between} == {one, other}]


def _ship(printed: EscapeData, index: int, shift: float, m: Metrics, shape: SceneShape) -> ShipSpot:
    ship = printed.ship[index]
    height = m.strip + m.tile + m.foot
    top = m.top + (height + m.gap) * (len(printed.ship) - 1 - index)
    middle = top + m.strip + m.tile / 2
    offsets = _offsets(printed, ship.id, m)
    blocks: list[BlockSpot] = []
    for block in printed.blocks_of(ship.id):
        spaces = tuple(
            SpaceSpot(space, printed.space.index(space), shift + offsets[space.column], middle)
            for space in printed.spaces_of(block.id)
        )
        side = m.pitch / 2 + (m.wall if block.kind == "module" else 1.6 * m.wall)
        blocks.append(BlockSpot(block, printed.block.index(block), spaces[0].x - side, spaces[-1].x + side, spaces))
    engine, step = blocks[0].left - m.engine, height / (ship.reactors + 0.25)
    reactors = tuple((engine, top + height / 2 + step * (n - (ship.reactors - 1) / 2)) for n in range(ship.reactors))
    house, modules = _scores(blocks, top, height, m, shape)
    return ShipSpot(
        ship, index, top, top + m.strip / 2 + 2, middle, top + height, tuple(blocks), reactors, house, modules
    )


def _scores(blocks: list[BlockSpot], top: float, height: float, m: Metrics, shape: SceneShape) -> tuple[Box, Box]:
    """Beside the starship; on a phone, in the strips under its greenhouse and its last module."""
    if shape == "wide":
        x, y = m.score.x, top + m.score.y
        return Box(x, y, m.score.width, m.score.height), Box(x, y + m.score.height + 5, m.score.width, m.score.height)
    y = top + height - m.foot + 1
    house = next(block for block in blocks if block.is_greenhouse)
    module = next(block for block in reversed(blocks) if not block.is_greenhouse)
    return (
        Box(house.right + 2 - m.score.width, y, m.score.width, m.score.height),
        Box(module.right - m.score.width - 2, y, m.score.width, m.score.height),
    )


def _airlock(
    printed: EscapeData, index: int, blocks: dict[str, tuple[ShipSpot, BlockSpot]], shifts: list[float], m: Metrics
) -> AirlockSpot:
    airlock = printed.airlock[index]
    (low, one), (high, other) = (blocks[end] for end in airlock.between)
    if low is high:
        return AirlockSpot(airlock, index, one.right, low.middle, other.left, low.middle)
    spots = [
        shifts[ship.index]
        + _offsets(printed, ship.printed.id, m).get(airlock.column, block.middle - shifts[ship.index])
        for ship, block in ((low, one), (high, other))
    ]
    x = min(max(sum(spots) / 2, one.left, other.left), one.right, other.right)
    return AirlockSpot(airlock, index, x, high.bottom, x, low.top)
