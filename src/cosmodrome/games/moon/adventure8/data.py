"""The component data of adventure 8: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, pairwise
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import ACTIONS, DATA, HIGHEST, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure8 import NO_BONUS, BattleBoard, BattleMission, Planet, PlanetType
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS, NUMBERS, Zone
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "TRACKS",
    "AsteroidData",
    "BattleData",
    "MissionCard",
    "PlanetData",
    "TrackData",
    "TypeData",
    "battle_board",
    "battle_data",
    "battle_tables",
]

FILE = "adventure-8.toml"
TRACKS = ("plants", "water", "planning", "errors")
"""The tracks of a side that do not belong to a type of planets, in this order."""
MOST_MARKS = 31
"""What a set of symbols, spots or asteroids has room for."""

Bonus = Literal["robot", "energy", "plant", "water", "planning"]
Values = Annotated[list[Natural], Meta(min_length=2)]


class BattleSheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    astronauts: Positive
    flags_for_bonus: Positive
    """Flags that circle a solo bonus."""
    effect_insignia: Positive
    """Insignia that an effect of ASTRA draws."""
    source: Source


class TrackData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of boxes: what it is worth, or what is lost, after so many of them."""

    id: Literal["plants", "water", "planning", "errors"]
    values: Values
    source: Source


class TypeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of planets: what each of them is worth after so many boxes."""

    id: Literal["green", "blue", "grey"]
    values: Values
    source: Source


class PlanetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet with its moon."""

    id: str
    type: Literal["green", "blue", "grey"]
    numbers: Annotated[list[Annotated[int, Meta(ge=0, lt=NUMBERS)]], Meta(min_length=1)]
    plants: Natural
    waters: Natural
    spots: Positive
    spaces: Annotated[list[Bonus | Literal[""]], Meta(min_length=1)]
    """The bonus of each space, empty for none."""
    source: Source

    @property
    def label(self) -> str:
        """Its numbers as printed: those of the cards, and marks for what only an Astronaut can make.

        >>> PlanetData("P1", "green", [0, 1, 2, 3], 1, 1, 2, [""], "public").label
        '< 1 2 3'
        """
        printed = [str(number) for number in self.numbers if 1 <= number <= HIGHEST]
        return " ".join([*["<" for _ in self.numbers[:1] if min(self.numbers) < 1], *printed, *self._above()])

    def _above(self) -> list[str]:
        return [">"] if max(self.numbers) > HIGHEST else []


class AsteroidData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An asteroid."""

    id: str
    bonuses: list[Bonus]
    source: Source


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; one that asks for boxes says how many of each kind, the others read `count`."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["planets", "types", "asteroids", "improvements", "boxes", "moons"]
    source: Source
    count: Natural = 0
    plants: Natural = 0
    waters: Natural = 0


class BattleData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 8."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: BattleSheetData
    track: list[TrackData]
    type: list[TypeData]
    planet: list[PlanetData]
    asteroid: list[AsteroidData]
    mission: list[MissionCard]

    def spaces(self) -> list[str]:
        """The name of every space of the planets, then of every moon."""
        return [
            *(f"{planet.id}.{n}" for planet in self.planet for n in range(1, len(planet.spaces) + 1)),
            *(f"{planet.id}.moon" for planet in self.planet),
        ]

    def values(self, track: str) -> list[int]:
        """The values of a track or of a type."""
        rows: list[TrackData | TypeData] = [*self.track, *self.type]
        return next(row.values for row in rows if row.id == track)


def battle_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 8."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / FILE], pack)


@cache
def battle_data(pack: str = "") -> BattleData:
    """The checked data of adventure 8."""
    name = PACK if pack else FILE
    data = shape(battle_tables(pack), BattleData, name)
    for complaint in (*_about_tracks(data), *_about_planets(data), *_about_counts(data), *_about_missions(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_tracks(data: BattleData) -> Iterator[str]:
    if tuple(track.id for track in data.track) != TRACKS:
        yield f"track: there must be one of each of {', '.join(TRACKS)}, in this order."
    if len({kind.id for kind in data.type}) != len(data.type):
        yield "type, field id: a type is there twice."
    rows: list[tuple[str, TrackData | TypeData]] = [("track", t) for t in data.track]
    for table, row in [*rows, *(("type", t) for t in data.type)]:
        if any(later < before for before, later in pairwise(row.values)):
            yield f"{table} {row.id}, field values: a value gets smaller with a box."


def _about_planets(data: BattleData) -> Iterator[str]:
    types = [kind.id for kind in data.type]
    for planet in data.planet:
        if planet.type not in types:
            yield f"planet {planet.id}, field type: there is no type {planet.type!r}."
    reached = {number for planet in data.planet for number in planet.numbers}
    missing = sorted({card.number for card in data.card} - reached)
    if missing:
        yield f"planet, field numbers: no planet can be reached with {', '.join(map(str, missing))}."


def _about_counts(data: BattleData) -> Iterator[str]:
    if len(data.spaces()) >= SPACES - 1:
        yield f"planet, field spaces: {len(data.spaces())} spaces and moons in all are too many."
    for field in ("plants", "waters", "spots"):
        if sum(getattr(planet, field) for planet in data.planet) > MOST_MARKS:
            yield f"planet, field {field}: more than {MOST_MARKS} in all."
    if not 1 <= len(data.asteroid) <= MOST_MARKS:
        yield f"asteroid: 1 to {MOST_MARKS} are possible."
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."


def _about_missions(data: BattleData) -> Iterator[str]:
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        if (mission.kind == "boxes") == bool(mission.count):
            yield f"mission {mission.id}, field count: {mission.kind} needs {'none' if mission.count else 'one'}."
        if (mission.kind == "boxes") != bool(mission.plants and mission.waters):
            yield f"mission {mission.id}, field plants: only boxes needs plants and waters, and both."


def battle_board(data: BattleData) -> BattleBoard:
    """The board of adventure 8 for the rules."""
    return BattleBoard(
        _planets(data),
        [_action(bonus) for planet in data.planet for bonus in planet.spaces],
        [[_action(bonus) for bonus in asteroid.bonuses] for asteroid in data.asteroid],
        data.values("plants"),
        data.values("water"),
        [PlanetType(kind.id, kind.values) for kind in data.type],
        data.values("planning"),
        data.values("errors"),
        data.sheet.astronauts,
        data.sheet.flags_for_bonus,
        data.sheet.effect_insignia,
        [[_mission(card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _planets(data: BattleData) -> list[Planet]:
    types = [kind.id for kind in data.type]
    spaces = _runs([len(planet.spaces) for planet in data.planet])
    plants = _runs([planet.plants for planet in data.planet])
    waters = _runs([planet.waters for planet in data.planet])
    spots = _runs([planet.spots for planet in data.planet])
    return [
        Planet(
            Zone(planet.id, index, spaces[index][0], len(planet.spaces)),
            types.index(planet.type),
            planet.numbers,
            _bits(plants[index]),
            _bits(waters[index]),
            _bits(spots[index]),
        )
        for index, planet in enumerate(data.planet)
    ]


def _runs(counts: list[int]) -> list[tuple[int, int]]:
    """Where each of some runs begins and ends that follow one another."""
    return list(pairwise(accumulate(counts, initial=0)))


def _bits(run: tuple[int, int]) -> int:
    return bit(run[1]) - bit(run[0])


def _action(bonus: str) -> int:
    return ACTIONS.index(bonus) if bonus else NO_BONUS


def _mission(card: MissionCard) -> Mission:
    return BattleMission(
        card.id,
        LETTERS.index(card.letter),
        card.first,
        card.later,
        card.kind,
        card.count,
        card.plants,
        card.waters,
    )
