"""The component data of Space Missions: what its TOML files may say, and how it is checked.

The board that the rules play on is made from it in `boards`. Names of things are not here: they are words, and words have
languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.missions.rules.control import TECHNOLOGIES
from cosmodrome.games.missions.rules.race import NUMBERS
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "ACTION_IDS",
    "BONUS_IDS",
    "CATEGORY_IDS",
    "CRAFT_IDS",
    "EVENT_KINDS",
    "HARM_IDS",
    "NEEDS",
    "RULE_IDS",
    "TAKEN",
    "TECHNOLOGY_IDS",
    "TOKEN_IDS",
    "BonusData",
    "CraftData",
    "EventData",
    "HarmData",
    "MissionData",
    "MissionsData",
    "PairData",
    "SpecialistData",
    "TechnologyData",
    "missions_data",
    "missions_tables",
]

DATA = Path(__file__).parent / "data"
FILES = ("setup", "technologies", "spacecraft", "specialists", "missions", "events", "bonuses", "scenarios", "modules")

# What the rules count, in their order.
TECHNOLOGY_IDS = ("thrust", "control", "sensors", "life_support", "landing", "reentry")
TOKEN_IDS = (
    "control_backup",
    "thrust_backup",
    "sensor_backup",
    "life_support_backup",
    "extra_tank",
    "fuel",
    "training",
    "inspection",
)
CRAFT_IDS = ("rocket", "satellite", "capsule", "lunar_module")
CATEGORY_IDS = ("unmanned", "manned", "lunar", "media", "experience", "successful")
ACTION_IDS = (
    "take_enhancement",
    "take_fuel",
    "take_training",
    "take_inspection",
    "develop",
    "full_test",
    "detail_test",
    "copy_card",
    "take_back_card",
    "pass",
)
HARM_IDS = ("abort_mission", "end_mission", "injure_astronauts", "lose_astronauts")
EVENT_KINDS = ("no_event", "technical_problem", "backup_failure")
BONUS_IDS = ("take_tokens", "remove_drawn_card", "reserve_turn_order", "look_technology", "look_event")
RULE_IDS = ("same_as_player", "lowest_uncompleted", "next_higher", "highest_completed_scored")
TAKEN = {"enhancement": 0, "fuel": 1, "training": 2, "inspection": 3}
"""Tokens that a card hands out, as the action that takes them."""
NEEDS: dict[str, list[int]] = {
    "none": [],
    "unmanned_or_manned": [0b11],
    "manned": [0b10],
    "unmanned_and_manned": [0b01, 0b10],
}

Source = Literal["rulebook", "public", "reconstructed", "ours", "pack"]
Natural = Annotated[int, Meta(ge=0, le=60)]
Small = Annotated[int, Meta(ge=0, le=9)]
Level = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=1, le=8)]
TechnologyId = Literal["thrust", "control", "sensors", "life_support", "landing", "reentry"]
EnhancementId = Literal["control_backup", "thrust_backup", "sensor_backup", "life_support_backup", "extra_tank"]
TokenId = Literal["control_backup", "thrust_backup", "sensor_backup", "life_support_backup", "extra_tank", "training"]
Taken = Literal["enhancement", "fuel", "training", "inspection"]
CraftId = Literal["rocket", "satellite", "capsule", "lunar_module"]
CardId = Literal["minor_problem", "major_problem", "no_problem"]
CategoryId = Literal["unmanned", "manned", "lunar", "media", "successful"]
ActionId = Literal[
    "take_enhancement",
    "take_fuel",
    "take_training",
    "take_inspection",
    "develop",
    "full_test",
    "detail_test",
    "copy_card",
    "take_back_card",
    "pass",
]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record has."""

    id: str
    source: Source


class GameData(Record, frozen=True, kw_only=True):
    """The figures of the game as a whole."""

    first_year: Annotated[int, Meta(ge=1900, le=2100)]
    years: Annotated[int, Meta(ge=1, le=8)]
    end_mission: Number
    start_points: Natural
    bar_length: Annotated[int, Meta(ge=1, le=60)]
    healthy_points: Small
    lost_points: Small


class SupplyData(Record, frozen=True, kw_only=True):
    """How many tokens there are."""

    control_backup: Natural
    thrust_backup: Natural
    sensor_backup: Natural
    life_support_backup: Natural
    extra_tank: Natural
    fuel: Natural
    training: Natural
    inspection: Natural
    astronauts: Natural


class LimitsData(Record, frozen=True, kw_only=True):
    """How much of something anybody may have."""

    kept_alike: Small
    inspections: Small
    last_card: Small


class DecksData(Record, frozen=True, kw_only=True):
    """How the technology decks are dealt."""

    fixed: list[CardId]
    extra: list[CardId]
    pile: Annotated[list[CardId], Meta(max_length=6)]


class StartData(Record, frozen=True, kw_only=True):
    """The starting tokens of a place in the first order."""

    tokens: list[Taken]


class HarmData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One consequence of a problem."""

    effect: Literal["abort_mission", "end_mission", "injure_astronauts", "lose_astronauts"]
    count: Annotated[int, Meta(ge=1, le=3)] | Literal["active_crew"] = 1


class TechnologyData(Record, frozen=True, kw_only=True):
    """A technology."""

    solve_with: list[TokenId]
    minor: list[HarmData]
    reduce_with: list[EnhancementId]
    major: list[HarmData]


class CardData(Record, frozen=True, kw_only=True):
    """A kind of mission control card."""

    count_of: Natural | Annotated[int, Meta(ge=0, le=200)]
    each: Natural


class CraftRules(Record, frozen=True, kw_only=True):
    """What holds for all spacecraft."""

    top_level: Annotated[int, Meta(ge=1, le=3)]
    fuel_per_extra_level: Small
    rocket_problem: TechnologyId
    capsule_problem: TechnologyId


class CraftData(Record, frozen=True, kw_only=True):
    """A spacecraft at one level."""

    kind: CraftId
    level: Annotated[int, Meta(ge=1, le=3)]
    count_of: Natural
    slots: Small
    allowed: list[EnhancementId]
    fuel: Small
    inspections: Small
    seats: Annotated[int, Meta(ge=0, le=4)]
    training: Small
    riders: Small = 0


class SpecialistData(Record, frozen=True, kw_only=True):
    """A specialist with its areas."""

    count_of: Natural
    areas: Annotated[list[list[ActionId]], Meta(min_length=1, max_length=4)]


class TestData(Record, frozen=True, kw_only=True):
    """A kind of test."""

    look: Annotated[int, Meta(ge=1, le=5)]
    remove: Annotated[int, Meta(ge=1, le=2)]
    removable: list[Literal["minor_problem", "major_problem"]]


class Requirements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mission needs."""

    rocket: Annotated[int, Meta(ge=1, le=3)]
    satellite: Level
    capsule: Level
    lunar_module: bool
    fuel: Small
    category: Literal["none", "unmanned_or_manned", "manned", "unmanned_and_manned"]


class StepData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a mission."""

    craft: CraftId
    draw: Annotated[list[TechnologyId], Meta(min_length=1, max_length=6)]
    abort_step: bool = False


class MissionData(Record, frozen=True, kw_only=True):
    """A mission card."""

    number: Number
    variant: Annotated[int, Meta(ge=0, le=2)]
    requires: Requirements
    steps: Annotated[list[StepData], Meta(min_length=1, max_length=10)]
    first: Natural
    later: Natural
    categories: list[Literal["unmanned", "manned", "lunar"]]

    @property
    def crewed(self) -> bool:
        """Does anybody fly?"""
        return self.requires.capsule > 0


class EventDeckData(Record, frozen=True, kw_only=True):
    """How the event deck is made."""

    starred_left_out: Small


class EventData(Record, frozen=True, kw_only=True):
    """An event card."""

    starred: bool
    kind: Literal["no_event", "technical_problem", "backup_failure"]
    technologies: list[TechnologyId]
    lose: list[TokenId]
    inspection: bool
    sick: Annotated[int, Meta(ge=0, le=1)]


class BonusData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bonus."""

    effect: Literal["take_tokens", "remove_drawn_card", "reserve_turn_order", "look_technology", "look_event"]
    tokens: list[Taken] = []


class PairData(Record, frozen=True, kw_only=True):
    """The two bonuses of a year, printed or on a tile."""

    bonus: Annotated[list[BonusData], Meta(min_length=2, max_length=2)]


class ScoringData(Record, frozen=True, kw_only=True):
    """What a category pays."""

    most: Natural
    second: Natural


class MediaData(Record, frozen=True, kw_only=True):
    """A media token; 0 crosses out nothing."""

    crosses_out: Annotated[int, Meta(ge=0, le=8)]


class ScenarioData(Record, frozen=True, kw_only=True):
    """A scenario card."""

    number: Annotated[int, Meta(ge=0, le=11)]
    scored: list[CategoryId]
    media: list[Number]
    tokens: list[str]


class ExperienceData(Record, frozen=True, kw_only=True):
    """The experience module."""

    replaces: Literal["manned"]


class SoloData(Record, frozen=True, kw_only=True):
    """The solo module."""

    tokens: list[Taken]
    crewed_points: Small
    full_hand: Small


class AstronautData(Record, frozen=True, kw_only=True):
    """A special astronaut."""

    technology: TechnologyId
    count_of: Natural


class AutomaData(Record, frozen=True, kw_only=True):
    """A type of Automa card."""

    count_of: Natural
    rules: list[Literal["same_as_player", "lowest_uncompleted", "next_higher", "highest_completed_scored"]]


class LevelData(Record, frozen=True, kw_only=True):
    """The Automa's deck at a level: how many cards of each type."""

    deck: list[Small]


class MissionsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    game: GameData
    supply: SupplyData
    limits: LimitsData
    decks: DecksData
    start: list[StartData]
    technology: list[TechnologyData]
    control_card: list[CardData]
    craft_rules: CraftRules
    spacecraft: list[CraftData]
    specialist: Annotated[list[SpecialistData], Meta(max_length=6)]
    test: list[TestData]
    mission: list[MissionData]
    event_deck: EventDeckData
    event: list[EventData]
    year: list[PairData]
    bonus_tile: list[PairData]
    scoring: ScoringData
    media_token: list[MediaData]
    scenario: list[ScenarioData]
    experience: ExperienceData
    solo: SoloData
    special_astronaut: Annotated[list[AstronautData], Meta(min_length=3, max_length=4)]
    automa: list[AutomaData]
    automa_level: list[LevelData]

    def variants(self, number: int) -> list[MissionData]:
        """The cards of a number, variant 0 first."""
        return sorted((card for card in self.mission if card.number == number), key=lambda card: card.variant)

    def crafts(self, kind: str) -> list[CraftData]:
        """The levels of a spacecraft."""
        return sorted((craft for craft in self.spacecraft if craft.kind == kind), key=lambda craft: craft.level)


def missions_tables(pack: str = "") -> Tables:
    """The raw tables."""
    return read_tables([DATA / f"{name}.toml" for name in FILES], pack)


@cache
def missions_data(pack: str = "") -> MissionsData:
    """The checked data."""
    name = PACK if pack else "Space Missions"
    data = shape(missions_tables(pack), MissionsData, name)
    for complaint in (*_about_decks(data), *_about_missions(data), *_about_the_rest(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_decks(data: MissionsData) -> Iterator[str]:
    if len(data.decks.extra) != TECHNOLOGIES or "major_problem" in data.decks.extra:
        yield f"decks, field extra: {TECHNOLOGIES} cards, none of them a major problem."
    if data.decks.fixed.count("major_problem") > 1:
        yield "decks, field fixed: at most one major problem."
    if set(data.decks.pile) - {"minor_problem"}:
        yield "decks, field pile: minor problems only."
    if not 2 <= len(data.decks.fixed) <= 8:
        yield "decks, field fixed: from 2 to 8 cards."
    if tuple(technology.id for technology in data.technology) != TECHNOLOGY_IDS:
        yield f"technology: each of {', '.join(TECHNOLOGY_IDS)}, in this order."
    if [test.id for test in data.test] != ["full_test", "detail_test"]:
        yield "test: the full test, then the detail test."


def _about_missions(data: MissionsData) -> Iterator[str]:
    for number in range(1, NUMBERS + 1):
        if [card.variant for card in data.variants(number)] != list(range(len(data.variants(number)))):
            yield f"mission: the variants of number {number} must be counted from 0."
    for card in data.mission:
        flies = {"rocket"} | {kind for kind in ("satellite", "capsule") if getattr(card.requires, kind)}
        flies |= {"lunar_module"} if card.requires.lunar_module else set()
        if card.requires.satellite and card.requires.capsule:
            yield f"mission {card.id}, field requires: a rocket carries a satellite or a capsule."
        if {step.craft for step in card.steps} - flies:
            yield f"mission {card.id}, field steps: a spacecraft is active that does not fly."
        if sum(step.abort_step for step in card.steps) != card.crewed:
            yield f"mission {card.id}, field steps: one abort step with a crew, none without."
    for kind in CRAFT_IDS:
        if [craft.level for craft in data.crafts(kind)] != list(range(1, 2 if kind == "lunar_module" else 4)):
            yield f"spacecraft: every level of {kind} once."


def _about_the_rest(data: MissionsData) -> Iterator[str]:
    if len(data.year) != data.game.years or len(data.bonus_tile) < data.game.years:
        yield "year, bonus_tile: a pair for every year."
    starred = sum(event.starred for event in data.event)
    if (
        not data.event_deck.starred_left_out <= starred
        or len(data.event) - data.event_deck.starred_left_out < data.game.years
    ):
        yield "event_deck: too many events are left out."
    tokens = {token.id for token in data.media_token}
    if [scenario.number for scenario in data.scenario] != list(range(len(data.scenario))):
        yield "scenario, field number: counted from 0."
    for scenario in data.scenario:
        if set(scenario.tokens) - tokens or (scenario.tokens and len(scenario.tokens) != len(scenario.media)):
            yield f"scenario {scenario.id}, field tokens: one known token for each media mission."
    for level in data.automa_level:
        if len(level.deck) != len(data.automa) or sum(level.deck) < data.game.years:
            yield f"automa_level {level.id}, field deck: a number for each type, and a card for each year."
    if len(data.start) < 4:
        yield "start: the tokens of four places."
