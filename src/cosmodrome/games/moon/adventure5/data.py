"""The component data of adventure 5: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import DATA, HIGHEST, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure5 import DomeBoard, DomeMission, EndBonus
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS, Zone
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "COLUMNS",
    "FIELDS",
    "DomeData",
    "EndData",
    "FieldData",
    "LevelData",
    "MissionCard",
    "SectionData",
    "TowerData",
    "dome_board",
    "dome_data",
    "dome_tables",
]

FILE = "adventure-5.toml"
COLUMNS = {"missions": 2, "lab": 3, "astronauts": 2, "dome": 1}
FIELDS = tuple(COLUMNS)
"""The upgrade fields, in this order; COLUMNS says how many columns each has."""
MOST_SECTIONS = 15
"""What the halves of the dome leave room for."""

FieldId = Literal["missions", "lab", "astronauts", "dome"]


class DomeSheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    astronauts: Positive
    source: Source


class ErrorsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The system errors."""

    id: str
    losses: Annotated[list[Natural], Meta(min_length=2)]
    source: Source


class FieldData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field that an Energy upgrades row by row."""

    id: FieldId
    columns: list[Annotated[list[int], Meta(min_length=2)]]
    source: Source

    @property
    def rows(self) -> int:
        """How many rows can be crossed."""
        return len(self.columns[0]) - 1


class TowerData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tower: its levels above and below the surface."""

    id: str
    above: Positive
    below: Positive
    source: Source

    def levels(self) -> list[str]:
        """The names of its levels, from the bottom up."""
        return [f"down{n}" for n in range(self.below, 0, -1)] + [f"up{n}" for n in range(1, self.above + 1)]


class EndData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus of the highest or the lowest level of a tower."""

    id: str
    tower: str
    side: Literal["top", "bottom"]
    first: Positive
    later: Positive
    source: Source


class LevelData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of the laboratory."""

    id: str
    plants: Natural
    waters: Natural
    source: Source


class SectionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the dome."""

    id: str
    parity: Literal["odd", "even"]
    source: Source


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; its kind says whether it reads `count` and `symbols`."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    kind: Literal["towers", "tops", "levels", "dome", "crosses"]
    source: Source
    count: Natural = 0
    symbols: Natural = 0


class DomeData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 5."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: DomeSheetData
    errors: ErrorsData
    field: list[FieldData]
    tower: list[TowerData]
    end: list[EndData]
    level: list[LevelData]
    section: list[SectionData]
    mission: list[MissionCard]

    def spaces(self) -> list[str]:
        """The name of every level of every tower, in the order of the sheet: tower by tower, from the bottom up."""
        return [f"{tower.id}{level}" for tower in self.tower for level in tower.levels()]

    def end_space(self, end: EndData) -> str:
        """The level that an end bonus belongs to."""
        levels = next(tower.levels() for tower in self.tower if tower.id == end.tower)
        return f"{end.tower}{levels[-1] if end.side == 'top' else levels[0]}"


def dome_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 5."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / FILE], pack)


@cache
def dome_data(pack: str = "") -> DomeData:
    """The checked data of adventure 5."""
    name = PACK if pack else FILE
    data = shape(dome_tables(pack), DomeData, name)
    for complaint in (*_about_towers(data), *_about_fields(data), *_about_counts(data), *_about_missions(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_towers(data: DomeData) -> Iterator[str]:
    towers = [tower.id for tower in data.tower]
    for tower in data.tower:
        levels = tower.above + tower.below
        if levels > HIGHEST:
            yield f"tower {tower.id}, field above: {levels} levels in all; {HIGHEST} are possible."
    for end in data.end:
        if end.tower not in towers:
            yield f"end {end.id}, field tower: there is no tower {end.tower!r}."
    if sorted((end.tower, end.side) for end in data.end) != sorted(
        (tower, side) for tower in towers for side in ("top", "bottom")
    ):
        yield "end, field side: every tower must have one top and one bottom."
    names = {name for tower in data.tower for name in tower.levels()}
    for level in data.level:
        if level.id not in names:
            yield f"level {level.id}, field id: no tower has such a level."


def _about_fields(data: DomeData) -> Iterator[str]:
    if tuple(field.id for field in data.field) != FIELDS:
        yield f"field: there must be one of each of {', '.join(FIELDS)}, in this order."
        return
    for field in data.field:
        if len(field.columns) != COLUMNS[field.id]:
            yield f"field {field.id}, field columns: there must be {COLUMNS[field.id]}."
        if len({len(column) for column in field.columns}) != 1:
            yield f"field {field.id}, field columns: all must be equally long."
        for column in field.columns:
            if any(later > before if field.id == "dome" else later < before for before, later in pairwise(column)):
                yield f"field {field.id}, field columns: a value gets worse with an upgrade."
    for level in data.level:
        if level.plants + level.waters > COLUMNS["lab"]:
            yield f"level {level.id}, field plants: the field lab has no column for so many symbols."


def _about_counts(data: DomeData) -> Iterator[str]:
    if len(data.spaces()) >= SPACES - 1:
        yield f"tower: {len(data.spaces())} levels in all are too many."
    if not 1 <= len(data.section) <= MOST_SECTIONS:
        yield f"section: 1 to {MOST_SECTIONS} are possible."
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."


def _about_missions(data: DomeData) -> Iterator[str]:
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        if (mission.kind == "dome") == bool(mission.count):
            yield f"mission {mission.id}, field count: {mission.kind} needs {'none' if mission.count else 'one'}."
        if (mission.kind == "levels") != bool(mission.symbols):
            yield f"mission {mission.id}, field symbols: {mission.kind} needs {'none' if mission.symbols else 'some'}."


def dome_board(data: DomeData) -> DomeBoard:
    """The board of adventure 5 for the rules."""
    spaces = data.spaces()
    levels = [level.id for level in data.level]
    towers: list[Zone] = []
    for index, tower in enumerate(data.tower):
        first = towers[-1].end if towers else 0
        towers.append(Zone(tower.id, index, first, tower.above + tower.below))
    names = [name for tower in data.tower for name in tower.levels()]
    return DomeBoard(
        towers,
        sum(bit(spaces.index(f"{tower.id}down1")) for tower in data.tower),
        [EndBonus(end.id, spaces.index(data.end_space(end)), end.first, end.later) for end in data.end],
        [levels.index(name) if name in levels else -1 for name in names],
        [level.plants for level in data.level],
        [level.waters for level in data.level],
        sum(bit(index) for index, section in enumerate(data.section) if section.parity == "odd"),
        len(data.section),
        [field.columns for field in data.field],
        data.sheet.astronauts,
        data.errors.losses,
        [[_mission(data, card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _mission(data: DomeData, card: MissionCard) -> Mission:
    """Its spaces are the highest levels of the towers, for the mission that asks for some."""
    spaces = data.spaces()
    tops = sum(bit(spaces.index(data.end_space(end))) for end in data.end if end.side == "top")
    return DomeMission(card.id, LETTERS.index(card.letter), card.kind, tops, card.count, card.symbols)
