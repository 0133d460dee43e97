"""The component data of adventure 7: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import DATA, HIGHEST, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure7 import EscapeBoard, Starship
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS, Zone
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "AirlockData",
    "BlockData",
    "EscapeData",
    "MissionCard",
    "ShipData",
    "SpaceData",
    "escape_board",
    "escape_data",
    "escape_tables",
]

FILE = "adventure-7.toml"
POINTS = ("plants", "reactors")
"""The tables of points, in this order."""


class EscapeSheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    astronauts: Positive
    astronauts_for_wild: Positive
    factor: Positive
    source: Source


class PointsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something is worth by the symbols circled."""

    id: Literal["plants", "reactors"]
    values: list[Natural]
    source: Source


class PlanningData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The planning boxes."""

    id: str
    losses: Annotated[list[Natural], Meta(min_length=2)]
    source: Source


class ErrorsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The system errors."""

    id: str
    losses: Annotated[list[Natural], Meta(min_length=2)]
    airlocks: list[Annotated[int, Meta(ge=0, le=1)]]
    source: Source


class ShipData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A starship."""

    id: str
    plants: Positive
    grown: Natural
    reactors: Positive
    fired: Natural
    source: Source


class BlockData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A module, or the greenhouse of a starship."""

    id: str
    ship: str
    kind: Literal["module", "greenhouse"]
    start: bool
    source: Source


class SpaceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space."""

    id: str
    block: str
    column: Natural
    tank: bool
    robot: bool
    source: Source


class AirlockData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An airlock between two blocks."""

    id: str
    between: Annotated[list[str], Meta(min_length=2, max_length=2)]
    column: Natural
    source: Source


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; its kind says whether it reads `count` or `block`."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["greenhouses", "greenhouse", "modules", "ships", "reactors", "tanks"]
    source: Source
    count: Natural = 0
    block: str = ""


class EscapeData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 7."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: EscapeSheetData
    points: list[PointsData]
    planning: PlanningData
    errors: ErrorsData
    ship: list[ShipData]
    block: list[BlockData]
    space: list[SpaceData]
    airlock: list[AirlockData]
    mission: list[MissionCard]

    def blocks_of(self, ship: str) -> list[BlockData]:
        """The blocks of a starship from left to right."""
        return [block for block in self.block if block.ship == ship]

    def spaces_of(self, block: str) -> list[SpaceData]:
        """The spaces of a block from left to right."""
        return [space for space in self.space if space.block == block]

    def values(self, id: str) -> list[int]:
        """A table of points."""
        return next(points.values for points in self.points if points.id == id)

    @property
    def wilds(self) -> int:
        """How many Wild symbols the astronauts can circle."""
        return self.sheet.astronauts // self.sheet.astronauts_for_wild


def escape_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 7."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / FILE], pack)


@cache
def escape_data(pack: str = "") -> EscapeData:
    """The checked data of adventure 7."""
    name = PACK if pack else FILE
    data = shape(escape_tables(pack), EscapeData, name)
    for complaint in (*_about_blocks(data), *_about_ships(data), *_about_counts(data), *_about_missions(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_blocks(data: EscapeData) -> Iterator[str]:
    ships, blocks = [ship.id for ship in data.ship], {block.id: block for block in data.block}
    for block in data.block:
        if block.ship not in ships:
            yield f"block {block.id}, field ship: there is no starship {block.ship!r}."
    for space in data.space:
        if space.block not in blocks:
            yield f"space {space.id}, field block: there is no block {space.block!r}."
        elif blocks[space.block].kind == "greenhouse" and (space.tank or space.robot):
            yield f"space {space.id}, field {'tank' if space.tank else 'robot'}: it lies in a greenhouse."
    for airlock in data.airlock:
        for end in airlock.between:
            if end not in blocks:
                yield f"airlock {airlock.id}, field between: there is no block {end!r}."
    placed = [space.block for space in data.space]
    order = [block.id for ship in ships for block in data.blocks_of(ship) for _ in data.spaces_of(block.id)]
    if placed != order:
        yield "space: the spaces must follow the starships and their blocks from left to right."
    if not any(block.start for block in data.block):
        yield "block, field start: at least one block must be open from the start."


def _about_ships(data: EscapeData) -> Iterator[str]:
    for ship in data.ship:
        blocks = data.blocks_of(ship.id)
        spaces = sum(len(data.spaces_of(block.id)) for block in blocks)
        if not 1 <= spaces <= HIGHEST:
            yield f"space, field block: starship {ship.id} has {spaces} spaces; 1 to {HIGHEST} are possible."
        houses = [block for block in blocks if block.kind == "greenhouse"]
        if len(houses) != 1 or len(data.spaces_of(houses[0].id)) != 1:
            yield f"block, field kind: starship {ship.id} must have one greenhouse of one space."
        for kind, marked, all_of_them in (("grown", ship.grown, ship.plants), ("fired", ship.fired, ship.reactors)):
            if marked > all_of_them:
                yield f"ship {ship.id}, field {kind}: there are only {all_of_them}."
    for block in data.block:
        if block.kind == "module" and sum(space.tank for space in data.spaces_of(block.id)) > 1:
            yield f"space, field tank: module {block.id} can have only one tank."


def _about_counts(data: EscapeData) -> Iterator[str]:
    if len(data.space) >= SPACES - 1:
        yield f"space: {len(data.space)} spaces in all are too many."
    if len(data.airlock) > SPACES:
        yield f"airlock: {len(data.airlock)} airlocks are too many."
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."
    if len(data.errors.airlocks) != len(data.errors.losses) - 1:
        yield "errors, field airlocks: one for each box that can be crossed."
    if [points.id for points in data.points] != list(POINTS):
        yield f"points: there must be one of each of {', '.join(POINTS)}."
        return
    for ship in data.ship:
        for kind, most in (("plants", ship.plants), ("reactors", ship.reactors)):
            if most >= len(data.values(kind)):
                yield f"points {kind}, field values: starship {ship.id} has {most}, so {most + 1} values are needed."


def _about_missions(data: EscapeData) -> Iterator[str]:
    houses = [block.id for block in data.block if block.kind == "greenhouse"]
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        named = mission.kind == "greenhouse"
        if named != bool(mission.block) or named == bool(mission.count):
            needs = "a block and no count" if named else "a count and no block"
            yield f"mission {mission.id}, field kind: {mission.kind} needs {needs}."
        if mission.block and mission.block not in houses:
            yield f"mission {mission.id}, field block: there is no greenhouse {mission.block!r}."


def escape_board(data: EscapeData) -> EscapeBoard:
    """The board of adventure 7 for the rules."""
    blocks = {block.id: index for index, block in enumerate(data.block)}
    return EscapeBoard(
        [_ship(data, index) for index in range(len(data.ship))],
        [_spaces(data, block.id) for block in data.block],
        sum(bit(index) for index, block in enumerate(data.block) if block.start),
        [bit(blocks[one]) | bit(blocks[other]) for one, other in (airlock.between for airlock in data.airlock)],
        sum(bit(index) for index, space in enumerate(data.space) if space.robot),
        data.values("plants"),
        data.values("reactors"),
        data.sheet.factor,
        data.planning.losses,
        data.errors.losses,
        data.errors.airlocks,
        data.sheet.astronauts,
        data.sheet.astronauts_for_wild,
        [[_mission(data, card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _spaces(data: EscapeData, block: str) -> int:
    """The spaces of a block, as bits over the sheet."""
    return sum(bit(index) for index, space in enumerate(data.space) if space.block == block)


def _ship(data: EscapeData, index: int) -> Starship:
    ship = data.ship[index]
    own = [block.id for block in data.blocks_of(ship.id)]
    places = [place for place, space in enumerate(data.space) if space.block in own]
    houses = [block.id for block in data.blocks_of(ship.id) if block.kind == "greenhouse"]
    return Starship(
        Zone(ship.id, index, places[0], len(places)),
        [_spaces(data, block.id) for block in data.blocks_of(ship.id) if block.kind == "module"],
        next(place for place in places if data.space[place].block in houses),
        sum(bit(place) for place in places if data.space[place].tank),
        ship.plants,
        ship.grown,
        ship.reactors,
        ship.fired,
    )


def _mission(data: EscapeData, card: MissionCard) -> Mission:
    """Its spaces are the greenhouses that count, for the missions that ask for any."""
    letter = LETTERS.index(card.letter)
    houses = [card.block] if card.block else [block.id for block in data.block if block.kind == "greenhouse"]
    spaces = sum(_spaces(data, block) for block in houses)
    return Mission(card.id, letter, card.first, card.later, card.kind, spaces, card.count or 1)
