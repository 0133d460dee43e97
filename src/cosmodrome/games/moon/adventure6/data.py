"""The component data of adventure 6: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import ACTIONS, DATA, HIGHEST, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure6 import CHARGE, NOWHERE, Quarter, Track, VirusBoard
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import MARK, SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS, Zone
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "COLUMNS",
    "GREY",
    "LineData",
    "MissionCard",
    "QuarterData",
    "StrainData",
    "VirusData",
    "WalkwayData",
    "virus_board",
    "virus_data",
    "virus_tables",
]

FILE = "adventure-6.toml"
TRACKS = ("plant", "water")
"""The tracks, in this order."""
GREY = "grey"
"""The virus that each player places."""
COLUMNS = 3
"""Quarters side by side on the drawing."""

Spot = Annotated[list[float], Meta(min_length=2, max_length=2)]
"""Row and column of the drawing grid."""


class VirusSheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    astronauts: Positive
    plannings: Positive
    symbols_for_wild: Positive
    infected: Positive
    source: Source


class ErrorsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The system errors."""

    id: str
    losses: Annotated[list[Natural], Meta(min_length=2)]
    propagations: list[Natural]
    source: Source


class FloorData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A floor of the housing unit."""

    id: str
    source: Source


class QuarterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of a floor."""

    id: str
    floor: str
    column: Annotated[int, Meta(ge=0, lt=COLUMNS)]
    spaces: Positive
    tank: Natural
    energies: Positive
    charged: Natural
    plants: Natural
    source: Source


class WalkwayData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A walkway between two quarters."""

    id: str
    between: Annotated[list[str], Meta(min_length=2, max_length=2)]
    path: Annotated[list[Spot], Meta(min_length=2)]
    source: Source


class StrainData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A virus, and the quarters of its targets."""

    id: str
    quarters: Annotated[list[str], Meta(min_length=1)]
    letter: Literal["", "A", "B", "C"]
    source: Source


class TrackData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scoring track."""

    id: Literal["plant", "water"]
    bonus: Literal["robot", "energy"]
    last: Natural
    source: Source


class LineData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a track, with its box and perhaps a sign on its first symbol."""

    id: str
    track: str
    symbols: Positive
    box: Natural
    sign: str
    source: Source


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; it reads `count`, or else `quarters`."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["quarters", "floors", "quarantine", "energies", "supplies"]
    source: Source
    count: Natural = 0
    quarters: list[str] = []


class VirusData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 6."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: VirusSheetData
    errors: ErrorsData
    floor: list[FloorData]
    quarter: list[QuarterData]
    walkway: list[WalkwayData]
    virus: list[StrainData]
    track: list[TrackData]
    line: list[LineData]
    mission: list[MissionCard]

    def quarters_of(self, floor: str) -> list[QuarterData]:
        """The quarters of a floor from left to right."""
        return [quarter for quarter in self.quarter if quarter.floor == floor]

    def spaces(self) -> list[str]:
        """The name of every space, `quarter.number`, in the order of the sheet."""
        return [f"{quarter.id}.{n}" for quarter in self.quarter for n in range(1, quarter.spaces + 1)]

    def lines_of(self, track: str) -> list[LineData]:
        """The lines of a track from the top."""
        return [line for line in self.line if line.track == track]

    def strain_of(self, quarter: str) -> StrainData | None:
        """The virus that has its target in a quarter."""
        return next((strain for strain in self.virus if quarter in strain.quarters), None)

    @property
    def grey(self) -> StrainData:
        """The virus that each player places."""
        return next(strain for strain in self.virus if strain.id == GREY)

    @property
    def signs(self) -> list[str]:
        """The signs on the tracks, in the order in which the rules count them."""
        return [line.sign for track in TRACKS for line in self.lines_of(track) if line.sign]

    def wakes(self, sign: str) -> str:
        """The quarter whose virus a sign wakes; none: it is a propagation."""
        return next((strain.quarters[0] for strain in self.virus if strain.id == sign), "")


def virus_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 6."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / FILE], pack)


@cache
def virus_data(pack: str = "") -> VirusData:
    """The checked data of adventure 6."""
    name = PACK if pack else FILE
    data = shape(virus_tables(pack), VirusData, name)
    for complaint in (
        *_about_quarters(data),
        *_about_walkways(data),
        *_about_viruses(data),
        *_about_tracks(data),
        *_about_counts(data),
        *_about_missions(data),
    ):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_quarters(data: VirusData) -> Iterator[str]:
    floors = [floor.id for floor in data.floor]
    for quarter in data.quarter:
        if quarter.floor not in floors:
            yield f"quarter {quarter.id}, field floor: there is no floor {quarter.floor!r}."
        if quarter.tank > quarter.spaces:
            yield f"quarter {quarter.id}, field tank: there are only {quarter.spaces} spaces."
        if quarter.charged > quarter.energies:
            yield f"quarter {quarter.id}, field charged: there are only {quarter.energies} energies."
    if [quarter.floor for quarter in data.quarter] != [q.floor for floor in floors for q in data.quarters_of(floor)]:
        yield "quarter: the quarters must follow the floors from the top down."
    for floor in floors:
        quarters = data.quarters_of(floor)
        columns = [quarter.column for quarter in quarters]
        if columns != sorted(set(columns)):
            yield f"quarter, field column: the quarters of {floor} must follow each other from left to right."
        if not 1 <= sum(quarter.spaces for quarter in quarters) <= HIGHEST:
            yield f"quarter, field spaces: those of {floor} must be 1 to {HIGHEST} together."


def _about_walkways(data: VirusData) -> Iterator[str]:
    quarters = [quarter.id for quarter in data.quarter]
    for walkway in data.walkway:
        for end in walkway.between:
            if end not in quarters:
                yield f"walkway {walkway.id}, field between: there is no quarter {end!r}."
        if len(set(walkway.between)) < 2:
            yield f"walkway {walkway.id}, field between: it must join two quarters."


def _about_viruses(data: VirusData) -> Iterator[str]:
    quarters, targets = [quarter.id for quarter in data.quarter], list[str]()
    for strain in data.virus:
        targets += strain.quarters
        for quarter in strain.quarters:
            if quarter not in quarters:
                yield f"virus {strain.id}, field quarters: there is no quarter {quarter!r}."
        if strain.id != GREY and len(strain.quarters) > 1:
            yield f"virus {strain.id}, field quarters: only the {GREY} one has several."
    if len(set(targets)) < len(targets):
        yield "virus, field quarters: a quarter has only one target."
    if GREY not in [strain.id for strain in data.virus]:
        yield f"virus: there must be a {GREY} one."
    if sorted(strain.letter for strain in data.virus if strain.letter) != list(LETTERS):
        yield f"virus, field letter: one virus for each of {', '.join(LETTERS)}."


def _about_tracks(data: VirusData) -> Iterator[str]:
    if [track.id for track in data.track] != list(TRACKS):
        yield f"track: there must be one of each of {', '.join(TRACKS)}."
        return
    for line in data.line:
        if line.track not in TRACKS:
            yield f"line {line.id}, field track: there is no track {line.track!r}."
    symbols = {"plant": sum(q.plants for q in data.quarter), "water": sum(q.tank > 0 for q in data.quarter)}
    for track in data.track:
        lines = data.lines_of(track.id)
        if sum(line.symbols for line in lines) < symbols[track.id]:
            yield f"line, field symbols: the {track.id} track needs {symbols[track.id]}."
        boxes = [*(line.box for line in lines), track.last]
        if boxes != sorted(set(boxes)):
            yield f"track {track.id}, field last: the boxes must rise from line to line, not {boxes}."
    if len(set(data.signs)) < len(data.signs):
        yield "line, field sign: every sign has a name of its own."
    for strain in data.virus:
        if strain.id in data.signs and (strain.letter or strain.id == GREY):
            yield f"virus {strain.id}, field letter: a sign and something else cannot both wake it."
        if strain.id not in (*data.signs, GREY) and not strain.letter:
            yield f"virus {strain.id}, field letter: nothing wakes it."


def _about_counts(data: VirusData) -> Iterator[str]:
    if len(data.spaces()) >= SPACES - 1:
        yield f"quarter, field spaces: {len(data.spaces())} spaces in all are too many."
    if len(data.walkway) > CHARGE - MARK:
        yield f"walkway: {len(data.walkway)} walkways are too many."
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."
    if len(data.errors.propagations) != len(data.errors.losses) - 1:
        yield "errors, field propagations: one for each box that can be crossed."


def _about_missions(data: VirusData) -> Iterator[str]:
    quarters = [quarter.id for quarter in data.quarter]
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        if bool(mission.quarters) == bool(mission.count):
            yield f"mission {mission.id}, field count: it needs a count, or else quarters."
        if mission.quarters and mission.kind != "quarantine":
            yield f"mission {mission.id}, field quarters: {mission.kind} needs a count and no quarters."
        for quarter in mission.quarters:
            if quarter not in quarters:
                yield f"mission {mission.id}, field quarters: there is no quarter {quarter!r}."


def virus_board(data: VirusData) -> VirusBoard:
    """The board of adventure 6 for the rules."""
    floors = [floor.id for floor in data.floor]
    zones: list[Zone] = []
    quarters: list[Quarter] = []
    first = 0
    for index, floor in enumerate(floors):
        start = first
        for printed in data.quarters_of(floor):
            tank = bit(first + printed.tank - 1) if printed.tank else 0
            quarters.append(
                Quarter(
                    printed.id, index, first, printed.spaces, tank, printed.energies, printed.charged, printed.plants
                )
            )
            first += printed.spaces
        zones.append(Zone(floor, index, start, first - start))
    ids = [quarter.id for quarter in data.quarter]
    letters = {str(strain.letter): ids.index(strain.quarters[0]) for strain in data.virus if strain.letter}
    return VirusBoard(
        zones,
        quarters,
        [_bits(ids, walkway.between) for walkway in data.walkway],
        _bits(ids, data.grey.quarters),
        [ids.index(data.wakes(sign)) if data.wakes(sign) else NOWHERE for sign in data.signs],
        [letters[letter] for letter in LETTERS],
        _track(data, data.track[0]),
        _track(data, data.track[1]),
        data.sheet.astronauts,
        data.sheet.plannings,
        data.sheet.symbols_for_wild,
        data.sheet.infected,
        data.errors.losses,
        data.errors.propagations,
        [[_mission(ids, card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _bits(ids: list[str], quarters: list[str]) -> int:
    """Quarters as bits."""
    return sum(bit(ids.index(quarter)) for quarter in quarters)


def _track(data: VirusData, track: TrackData) -> Track:
    lines = data.lines_of(track.id)
    return Track(
        [line.symbols for line in lines],
        [*(line.box for line in lines), track.last],
        [data.signs.index(line.sign) if line.sign else NOWHERE for line in lines],
        ACTIONS.index(track.bonus),
    )


def _mission(ids: list[str], card: MissionCard) -> Mission:
    """Its spaces are the quarters that count, for the missions that ask for any."""
    quarters = card.quarters or ids
    count = card.count or len(card.quarters)
    return Mission(card.id, LETTERS.index(card.letter), card.first, card.later, card.kind, _bits(ids, quarters), count)
