"""The component data of Rocket Rescue: what the TOML files may say, and the board that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.rescue.rules.board import (
    FACES,
    PLACES,
    RESOURCES,
    ROVER,
    SATELLITE,
    Board,
    Character,
    Module,
    Planet,
)
from cosmodrome.games.rescue.rules.hangar import CARDS, HANGARS
from cosmodrome.games.rescue.rules.moves import PLANETS
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "CARD_TYPES",
    "LEVELS",
    "PHASE_NAMES",
    "RESOURCE_NAMES",
    "CharacterCard",
    "ModuleCard",
    "PlanetCard",
    "RescueData",
    "Seating",
    "rescue_board",
    "rescue_data",
    "rescue_tables",
]

DATA = Path(__file__).parent / "data"
RESOURCE_NAMES = ("carbon", "aluminium", "titanium")
CARD_TYPES = ("cockpit", "fuel_tank", "engine", "crew_module")
PHASE_NAMES = ("research", "purchase", "boarding", "hangar")
LEVELS = ("easy", "normal", "hard")
EQUIPMENT = {"": 0, "rover": ROVER, "satellite": SATELLITE}
DIGIT = 15
"""The most pieces of a kind that can lie on one module."""

Positive = Annotated[int, Meta(ge=1, le=99)]
Natural = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=DIGIT)]
Cubes = Annotated[list[Few], Meta(min_length=RESOURCES, max_length=RESOURCES)]
Equipment = Literal["", "rover", "satellite"]
Source = str


class ModuleCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of module card."""

    id: str
    tier: Literal["standard", "advanced"]
    type: Literal["cockpit", "fuel_tank", "engine", "crew_module"]
    count_of: Positive
    cost: Cubes
    energy: Natural
    stability: Natural
    capacity: Few
    heat_shield: bool
    gas_shield: bool
    equipment: Equipment
    source: Source


class PlanetCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet card."""

    id: str
    color: Literal["blue", "red"]
    fuel: Natural
    equipment: Equipment
    heat: bool
    gas: bool
    cost: Natural
    launch: Few
    construction: Few
    source: Source


class CharacterCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card; what is 0 it does not have."""

    id: str
    source: Source
    energy: Natural = 0
    cubes: Natural = 0
    chosen_cubes: Annotated[int, Meta(ge=0, le=RESOURCES)] = 0
    modules: Annotated[int, Meta(ge=0, le=1)] = 0
    extra_cubes: Natural = 0
    income: Natural = 0
    discount: Natural = 0
    least_cost: Natural = 0
    launching_die: Natural = 0
    lowers: Natural = 0
    lowers_from: Natural = 0
    stability: Natural = 0
    assembly_cubes: Annotated[int, Meta(ge=0, le=1)] = 0
    research: Natural = 0
    boarding: Natural = 0
    free_boarding: bool = False


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are."""

    id: str
    cubes: Positive
    markers: Positive
    crew: Annotated[int, Meta(ge=1, le=DIGIT)]
    tokens: Natural
    dice: Annotated[int, Meta(ge=1, le=8)]
    source: Source


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody begins with, and the planets that lie face up."""

    id: str
    energy: Natural
    cubes: Cubes
    blue_planets: Natural
    red_planets: Natural
    source: Source


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on how many take part."""

    id: str
    parties: Annotated[int, Meta(ge=2, le=4)]
    cards: Natural
    market: Positive
    floor: Natural
    hangars: Annotated[int, Meta(ge=1, le=2)]
    source: Source


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company and the resource it contributes."""

    id: str
    resource: Literal["carbon", "aluminium", "titanium"]
    source: Source


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a face of a die does."""

    id: Annotated[int, Meta(ge=1, le=FACES)]
    energy: Annotated[int, Meta(ge=-99, le=99)]
    crew: Natural
    hangar: list[tuple[Natural, Natural]]
    source: Source


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The other numbers of the rules."""

    id: str
    swap: Annotated[int, Meta(ge=2, le=99)]
    fee: Natural
    contribution: Annotated[int, Meta(ge=1, le=1)]
    missing_shield: Natural
    crew_modules: Annotated[int, Meta(ge=0, le=PLACES - 2)]
    rounds: Positive
    source: Source


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts at the end."""

    id: str
    planet: Natural
    hangar: Natural
    token: Natural
    source: Source


class Consortium(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our automatic rival."""

    id: str
    parties: Annotated[int, Meta(ge=3, le=3)]
    charge: Natural
    income: Natural
    highest: Annotated[int, Meta(ge=1, le=FACES)]
    easy: Annotated[int, Meta(ge=1, le=FACES)]
    normal: Annotated[int, Meta(ge=1, le=FACES)]
    hard: Annotated[int, Meta(ge=1, le=FACES)]
    source: Source


class RescueData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed."""

    module: list[ModuleCard]
    planet: list[PlanetCard]
    character: list[CharacterCard]
    supply: Supply
    start: Start
    seating: list[Seating]
    company: list[Company]
    die: list[Die]
    table: Limits
    scoring: Scoring
    consortium: Consortium

    def cards(self) -> list[ModuleCard]:
        """Every card by itself: the standard ones first, type by type."""
        kinds = sorted(self.module, key=lambda kind: kind.tier != "standard")
        return [kind for kind in kinds for _ in range(kind.count_of)]

    def seating_for(self, parties: int) -> Seating:
        """What goes with a number of parties."""
        return next(seating for seating in self.seating if seating.parties == parties)


def rescue_tables(pack: str = "") -> Tables:
    """The raw tables."""
    files = [DATA / f"{name}.toml" for name in ("modules", "planets", "characters", "setup")]
    return read_tables(files, pack)


@cache
def rescue_data(pack: str = "") -> RescueData:
    """The checked data."""
    name = PACK if pack else "Rocket Rescue"
    data = shape(rescue_tables(pack), RescueData, name)
    for complaint in (*_about_cards(data), *_about_numbers(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_cards(data: RescueData) -> Iterator[str]:
    cards = len(data.cards())
    if cards >= CARDS or cards * HANGARS > 312:
        yield f"module, field count_of: {cards} cards in all are too many."
    if len(data.planet) > PLANETS:
        yield f"planet: {len(data.planet)} are too many."
    for module in data.module:
        if not sum(module.cost):
            yield f"module {module.id}, field cost: it must cost something."
    for color, wanted in (("blue", data.start.blue_planets), ("red", data.start.red_planets)):
        if sum(planet.color == color for planet in data.planet) < wanted:
            yield f"start, field {color}_planets: there are not so many."


def _about_numbers(data: RescueData) -> Iterator[str]:
    if [die.id for die in data.die] != list(range(1, FACES + 1)):
        yield "die: there must be one record for each face, in order."
    if [company.resource for company in data.company] != list(RESOURCE_NAMES):
        yield "company, field resource: one company for each resource, in order."
    if data.die[0].energy < 0:
        yield "die 1, field energy: the lowest dice must always be payable."
    if any(one.energy < other.energy for one, other in zip(data.die, data.die[1:], strict=False)):
        yield "die, field energy: a higher face cannot bring more."
    bonus = max((max(card.cubes, min(1, card.chosen_cubes)) for card in data.character), default=0)
    for seating in data.seating:
        needed = seating.market + seating.parties * (max(data.start.cubes) + bonus)
        if needed > data.supply.cubes:
            yield f"seating {seating.id}, field market: {data.supply.cubes} cubes of a resource are not enough."
        if seating.floor > seating.market:
            yield f"seating {seating.id}, field floor: it is higher than the market."


def rescue_board(data: RescueData, parties: int, *, characters: bool, unlimited: bool, level: str) -> Board:
    """The board for the rules, for so many parties."""
    seating, table = data.seating_for(parties), data.table
    board = Board(
        [_module(card) for card in data.cards()],
        [_planet(card) for card in data.planet],
        [_character(card) for card in data.character] if characters else [],
    )
    board.parties = parties
    board.laid_out, board.market, board.floor = seating.cards, seating.market, seating.floor
    board.contributes = [
        RESOURCE_NAMES.index(company.resource) for company in data.company for _ in range(seating.hangars)
    ]
    board.hangars = len(board.contributes)
    board.energy, board.start_cubes = data.start.energy, list(data.start.cubes)
    board.face_up = [False] * data.start.blue_planets + [True] * data.start.red_planets
    board.cubes, board.markers, board.crew = data.supply.cubes, data.supply.markers, data.supply.crew
    board.tokens = -1 if unlimited else data.supply.tokens
    board.dice = data.supply.dice
    board.die_energy = [0, *(die.energy for die in data.die)]
    board.die_crew = [0, *(die.crew for die in data.die)]
    board.die_options = [[], *([(option[0], option[1]) for option in die.hangar] for die in data.die)]
    board.swap, board.fee, board.contribution = table.swap, table.fee, table.contribution
    board.missing_shield, board.crew_modules, board.rounds = table.missing_shield, table.crew_modules, table.rounds
    board.planet_points, board.hangar_points = data.scoring.planet, data.scoring.hangar
    board.token_points = data.scoring.token
    board.charge, board.income = data.consortium.charge, data.consortium.income
    board.lowest = {"easy": data.consortium.easy, "normal": data.consortium.normal, "hard": data.consortium.hard}[level]
    board.highest = data.consortium.highest
    return board


def _module(card: ModuleCard) -> Module:
    return Module(
        card.id,
        card.tier == "standard",
        CARD_TYPES.index(card.type),
        list(card.cost),
        card.energy,
        card.stability,
        card.capacity,
        card.heat_shield,
        card.gas_shield,
        EQUIPMENT[card.equipment],
    )


def _planet(card: PlanetCard) -> Planet:
    return Planet(
        card.id,
        card.color == "red",
        card.fuel,
        EQUIPMENT[card.equipment],
        card.heat,
        card.gas,
        card.cost,
        card.launch,
        card.construction,
    )


def _character(card: CharacterCard) -> Character:
    made = Character(card.id)
    made.energy, made.cubes = card.energy, card.cubes
    made.chosen_cubes, made.modules = card.chosen_cubes, card.modules
    made.extra_cubes, made.income = card.extra_cubes, card.income
    made.discount, made.least_cost, made.launching_die = card.discount, card.least_cost, card.launching_die
    made.lowers, made.lowers_from = card.lowers, card.lowers_from
    made.stability, made.assembly_cubes = card.stability, card.assembly_cubes
    made.research, made.boarding, made.free_boarding = card.research, card.boarding, card.free_boarding
    return made
