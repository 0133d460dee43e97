"""The component data of adventure 1: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec

from cosmodrome.games.moon.astra import ACTIONS, ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import DATA, HIGHEST, WILD, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure1 import LaunchBoard, Quarter
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS, Zone
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "Effect",
    "Floor",
    "LaunchData",
    "MissionCard",
    "QuarterData",
    "launch_board",
    "launch_data",
    "launch_tables",
]

ROCKETS = ("rocket", "inactive")
"""The effects that count in rockets."""
MOST_EFFECTS = {"activate": 1, "build": 1, "sabotage": 3}
"""What one quarter can ask for: the rules know no more."""


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; its kind says which of the other fields it reads."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["floors", "crosses", "open_errors"]
    source: Source
    floors: list[str] = []
    count: Natural = 0


class LaunchSheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    errors: Positive
    error_points: Positive
    final_rockets: Positive
    source: Source


class Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A floor of the rocket."""

    id: str
    storey: Positive
    action: Literal["robot", "energy", "plant", "water", "astronaut", "planning", "wild"]
    source: Source


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed effect of a quarter."""

    kind: Literal["rocket", "inactive", "activate", "build", "sabotage"]
    rockets: Natural = 0


class QuarterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of a floor."""

    id: str
    floor: str
    spaces: Positive
    effects: list[Effect]
    source: Source

    def total(self, kind: str) -> int:
        """The rockets of all effects of a kind, or how many effects there are if they have none."""
        return sum(effect.rockets if kind in ROCKETS else 1 for effect in self.effects if effect.kind == kind)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the rocket track and the box it ends in."""

    id: Positive
    rockets: Natural
    box: Natural
    source: Source


class LaunchData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 1."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: LaunchSheetData
    floor: list[Floor]
    quarter: list[QuarterData]
    line: list[Line]
    mission: list[MissionCard]

    def quarters_of(self, floor: str) -> list[QuarterData]:
        """The quarters of a floor from left to right."""
        return [quarter for quarter in self.quarter if quarter.floor == floor]

    def spaces(self) -> list[str]:
        """The name of every space, `floor.number`, in the order of the sheet."""
        return [f"{floor.id}.{n}" for floor in self.floor for n in range(1, self._size(floor.id) + 1)]

    def sabotages(self) -> list[str]:
        """The name of every sabotage: that of its quarter, numbered where there are two."""
        hits = [
            (quarter.id, quarter.total("sabotage")) for floor in self.floor for quarter in self.quarters_of(floor.id)
        ]
        return [name if count == 1 else f"{name}.{n}" for name, count in hits for n in range(1, count + 1)]

    def _size(self, floor: str) -> int:
        return sum(quarter.spaces for quarter in self.quarters_of(floor))


def launch_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 1."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / "adventure-1.toml"], pack)


@cache
def launch_data(pack: str = "") -> LaunchData:
    """The checked data of adventure 1."""
    name = PACK if pack else "adventure-1.toml"
    data = shape(launch_tables(pack), LaunchData, name)
    for complaint in (*_about_floors(data), *_about_quarters(data), *_about_missions(data), *_about_counts(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_floors(data: LaunchData) -> Iterator[str]:
    floors = {floor.id for floor in data.floor}
    for quarter in data.quarter:
        if quarter.floor not in floors:
            yield f"quarter {quarter.id}, field floor: there is no floor {quarter.floor!r}."
    for floor in data.floor:
        spaces = data.quarters_of(floor.id)
        if not 1 <= sum(quarter.spaces for quarter in spaces) <= HIGHEST:
            ids = ", ".join(quarter.id for quarter in spaces)
            yield f"floor {floor.id}, field spaces of its quarters ({ids}): together 1 to {HIGHEST}."


def _about_quarters(data: LaunchData) -> Iterator[str]:
    for quarter in data.quarter:
        for effect in quarter.effects:
            if (effect.rockets > 0) != (effect.kind in ROCKETS):
                yield f"quarter {quarter.id}, field effects: {effect.kind} with {effect.rockets} rockets."
        for kind, most in MOST_EFFECTS.items():
            if quarter.total(kind) > most:
                yield f"quarter {quarter.id}, field effects: {kind} occurs more than {most} times."


def _about_missions(data: LaunchData) -> Iterator[str]:
    floors = {floor.id for floor in data.floor}
    for mission in data.mission:
        for floor in mission.floors:
            if floor not in floors:
                yield f"mission {mission.id}, field floors: there is no floor {floor!r}."
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        if (mission.kind == "floors") != bool(mission.floors) or (mission.kind == "floors") == bool(mission.count):
            yield f"mission {mission.id}, field kind: {mission.kind} needs {_NEEDS[mission.kind]}."


_NEEDS = {"floors": "floors and no count", "crosses": "a count and no floors", "open_errors": "a count and no floors"}


def _about_counts(data: LaunchData) -> Iterator[str]:
    if len(data.spaces()) >= SPACES - 1:
        yield f"quarter, field spaces: {len(data.spaces())} spaces in all are too many."
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."
    boxes = [line.box for line in data.line]
    if boxes != sorted(set(boxes)):
        yield f"line, field box: the boxes must rise from line to line, not {boxes}."
    if data.line[-1].rockets:
        yield f"line {data.line[-1].id}, field rockets: the last box has none."


def launch_board(data: LaunchData) -> LaunchBoard:
    """The board of adventure 1 for the rules."""
    floors: list[Zone] = []
    quarters: list[Quarter] = []
    first = arrows = sabotages = 0
    for index, floor in enumerate(data.floor):
        start = first
        for printed in data.quarters_of(floor.id):
            inactive, hits = printed.total("inactive"), printed.total("sabotage")
            quarters.append(
                Quarter(
                    printed.id,
                    ((1 << printed.spaces) - 1) << first,
                    printed.total("rocket"),
                    inactive,
                    arrows if inactive else -1,
                    printed.total("activate"),
                    printed.total("build"),
                    ((1 << hits) - 1) << sabotages,
                )
            )
            first += printed.spaces
            arrows += 1 if inactive else 0
            sabotages += hits
        floors.append(Zone(floor.id, index, start, first - start))
    return LaunchBoard(
        floors,
        [_floors_for(action, data, floors) for action in ACTIONS],
        quarters,
        [line.rockets for line in data.line[:-1]],
        [line.box for line in data.line],
        data.sheet.errors,
        data.sheet.error_points,
        data.sheet.final_rockets,
        [[_mission(card, floors) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _floors_for(action: str, data: LaunchData, floors: list[Zone]) -> list[Zone]:
    return [zone for floor, zone in zip(data.floor, floors, strict=True) if floor.action in (action, WILD)]


def _mission(card: MissionCard, floors: list[Zone]) -> Mission:
    spaces = 0
    for floor in floors:
        if floor.id in card.floors:
            spaces |= floor.all
    return Mission(card.id, LETTERS.index(card.letter), card.first, card.later, card.kind, spaces, card.count)
