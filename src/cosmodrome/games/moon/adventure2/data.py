"""The component data of adventure 2: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import DATA, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure2 import JourneyBoard, JourneyMission, Station
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import LETTERS, NUMBERS
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = ["JourneyData", "MissionCard", "SpaceData", "StationData", "journey_board", "journey_data", "journey_tables"]

FILE = "adventure-2.toml"
MOST_SPACES = 62 - NUMBERS
"""A zone with more spaces would not fit the one integer that holds it."""


class JourneySheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    energies: Positive
    charged: Natural
    energies_for_line: Positive
    astronauts: Positive
    plannings: Positive
    symbols_for_wild: Positive
    zone_prizes: list[Natural]
    source: Source


class ErrorsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The system errors."""

    id: str
    losses: Annotated[list[Natural], Meta(min_length=2)]
    energies: list[Natural]
    source: Source


class SpaceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the trajectory."""

    id: str
    tank: Natural
    row: Natural
    column: Natural
    source: Source


class StationData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space station."""

    id: str
    space: str
    robots: Positive
    plants: Positive
    first: Positive
    later: Positive
    row: Natural
    column: Natural
    source: Source


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; its kind says whether it reads `count` or `sizes`."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["multipliers", "plants", "zones", "tanks", "row_of_tanks"]
    source: Source
    count: Natural = 0
    sizes: list[Positive] = []


class JourneyData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 2."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: JourneySheetData
    errors: ErrorsData
    space: list[SpaceData]
    station: list[StationData]
    mission: list[MissionCard]

    def gaps(self) -> list[str]:
        """The name of every gap, after the space before it: `g5` lies between `t5` and `t6`."""
        return [f"g{space.id[1:]}" for space in self.space[:-1]]


def journey_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 2."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / FILE], pack)


@cache
def journey_data(pack: str = "") -> JourneyData:
    """The checked data of adventure 2."""
    name = PACK if pack else FILE
    data = shape(journey_tables(pack), JourneyData, name)
    for complaint in (*_about_the_sheet(data), *_about_stations(data), *_about_missions(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_the_sheet(data: JourneyData) -> Iterator[str]:
    sheet, errors = data.sheet, data.errors
    if not 2 <= len(data.space) <= MOST_SPACES:
        yield f"space: {len(data.space)} spaces; 2 to {MOST_SPACES} are possible."
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."
    if sheet.energies % sheet.energies_for_line:
        yield f"sheet, field energies: {sheet.energies} do not make whole columns of {sheet.energies_for_line}."
    if sheet.charged >= sheet.energies_for_line:
        yield f"sheet, field charged: at most {sheet.energies_for_line - 1}, or a line would be owed at the start."
    if sheet.energies // sheet.energies_for_line > len(data.space) - 1:
        yield f"sheet, field energies: there are only {len(data.space) - 1} gaps for lines."
    if len(errors.energies) != len(errors.losses) - 1:
        yield "errors, field energies: one for each box that can be crossed."


def _about_stations(data: JourneyData) -> Iterator[str]:
    spaces = {space.id for space in data.space}
    for station in data.station:
        if station.space not in spaces:
            yield f"station {station.id}, field space: there is no space {station.space!r}."


def _about_missions(data: JourneyData) -> Iterator[str]:
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        if (mission.kind == "zones") != bool(mission.sizes) or (mission.kind == "zones") == bool(mission.count):
            needs = "sizes and no count" if mission.kind == "zones" else "a count and no sizes"
            yield f"mission {mission.id}, field kind: {mission.kind} needs {needs}."


def journey_board(data: JourneyData) -> JourneyBoard:
    """The board of adventure 2 for the rules."""
    places = {space.id: index for index, space in enumerate(data.space)}
    sheet = data.sheet
    return JourneyBoard(
        [space.tank for space in data.space],
        [Station(s.id, places[s.space], s.robots, s.plants, s.first, s.later) for s in data.station],
        sheet.energies,
        sheet.charged,
        sheet.energies_for_line,
        sheet.astronauts,
        sheet.plannings,
        sheet.symbols_for_wild,
        data.errors.losses,
        data.errors.energies,
        sheet.zone_prizes,
        [[_mission(card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _mission(card: MissionCard) -> Mission:
    letter = LETTERS.index(card.letter)
    return JourneyMission(card.id, letter, card.first, card.later, card.kind, card.count, Counter(card.sizes))
