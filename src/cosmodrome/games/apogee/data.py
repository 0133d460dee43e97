"""The component data of Apogee: what the TOML files may say, and the box made from it for the rules.

Files speak of whole credits and of authority with a decimal; the rules count thousands and tenths.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.apogee.rules.moves import KINDS
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "SLOT_NAMES",
    "ApogeeData",
    "DirectorCard",
    "EngineerCard",
    "EventCard",
    "GoalData",
    "InvestorCard",
    "MissionCard",
    "NeedData",
    "SoloEventCard",
    "SoloMissionCard",
    "TechnologyCard",
    "apogee_data",
    "apogee_tables",
]

DATA = Path(__file__).parent / "data"
SLOT_NAMES = ("first_stage", "upper_stage", "payload", "rnd")

Slot = Literal["first_stage", "upper_stage", "payload", "rnd"]
Place = Literal["geo", "moon", "venus", "mars", "europa", "titan"]
Post = Literal["specialty", "construction", "rnd", "design", "operations"]
Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Credits = Annotated[int, Meta(ge=0, le=9_999_000, multiple_of=1000)]
Signed = Annotated[int, Meta(ge=-9_999_000, le=9_999_000)]
Authority = Annotated[float, Meta(ge=0, le=99)]
Roll = Annotated[int, Meta(ge=0, le=12)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record has."""

    id: str
    source: str
    reconstructed: list[str] = []


class TechnologyCard(Card, frozen=True, kw_only=True):
    """A kind of Technology card."""

    slot: Slot
    family: str
    count_of: Positive
    cost: Credits
    thrust: Natural
    mass: Natural
    astronauts: Natural
    nuclear: bool
    exclusive: bool = False
    """It shares its slot with its own family only."""
    both_stages: bool = False
    max_per_rocket: Natural = 0
    pays: Credits = 0
    seats_added: Natural = 0
    mass_reduction: Natural = 0
    first_stage_factor: Positive = 1
    keeps_first_stage: bool = False
    cargo_seats: Natural = 0
    stays: bool = False

    @property
    def stays_there(self) -> bool:
        """Payloads always stay at the destination, R&D cards when they say so."""
        return self.stays or self.slot == "payload"


class EngineerEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A specialty: its name, and the figures that the name explains."""

    key: Literal[
        "replace_row",
        "replace_investors",
        "thrust_per_card",
        "astronauts_per_card",
        "mass",
        "move_to_soc",
        "take_from_row",
        "draw_rnd",
        "build_free",
        "gain_credits",
        "sell",
        "buy_die",
        "construction_discount",
    ]
    amount: Signed = 0
    cost: Credits = 0
    roll: Roll = 0
    authority: Authority = 0
    slot: Slot | None = None
    family: str = ""
    nuclear: bool = False


class EngineerCard(Card, frozen=True, kw_only=True):
    """An Engineer."""

    name: str
    profile: Literal["junior", "senior"]
    authority: Authority
    effect: EngineerEffect | None = None


class NationEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a nation does to an opponent."""

    key: Literal["discard_rnd", "discard_dice", "discard_engineer"]
    amount: Positive
    roll: Roll


class NationCard(Card, frozen=True, kw_only=True):
    """A nation."""

    effect: NationEffect


class DirectorEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Director's power."""

    key: Literal[
        "gain_credits",
        "keep_first_stage",
        "sell_any",
        "build_free",
        "take_from_row",
        "draw_rnd",
        "sell_built",
        "thrust",
        "operations_authority",
        "dismiss_any",
        "hire_seniors",
    ]
    amount: Signed = 0
    slots: list[Slot] = []
    nuclear: bool = False


class DirectorCard(Card, frozen=True, kw_only=True):
    """A Mission Director."""

    name: str
    company: str
    nation: Literal["usa", "russia", "china"]
    authority: Positive
    effect: DirectorEffect


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Investor wants to see."""

    family: str = ""
    nuclear: bool = False
    manned: bool = False
    first_stage_cards_min: Natural = 0
    payload_cards_min: Natural = 0
    thrust_min: Natural = 0
    astronauts_min: Natural = 0
    destination_min: Place | None = None


class InvestorCard(Card, frozen=True, kw_only=True):
    """An Investor."""

    name: str
    kind: Literal["acquire", "build", "static_fire", "launch"]
    reward: Credits
    objective: Objective


class NeedData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to deliver: cards of a family, or astronauts."""

    destination: Place
    family: str = ""
    amount: Natural = 0
    astronauts: Natural = 0


class EventEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Event does, basic or solo."""

    key: str
    amount: Signed = 0
    roll: Roll = 0
    slots: list[Slot] = []
    nuclear: bool = False
    families: list[str] = []
    action: Post | None = None
    at_least: Natural = 0
    authority: Authority = 0
    credits_min: Credits = 0
    credits_max: Credits = 0
    gain: Credits = 0
    pay: Credits = 0
    dice: Natural = 0
    engineers: Natural = 0
    need: NeedData | None = None


class EventCard(Card, frozen=True, kw_only=True):
    """A basic Event."""

    type: Literal["restriction", "loss", "gain"]
    effect: EventEffect


class SoloEventCard(Card, frozen=True, kw_only=True):
    """A Solo Event."""

    number: Positive
    effect: EventEffect


class GoalData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Mission asks for."""

    key: Literal["launch", "deliver", "investors", "farthest"]
    launches: Natural = 0
    destination: Place | None = None
    rnd_cards_min: Natural = 0
    rnd_cards_max: Natural = 99
    astronauts_min: Natural = 0
    thrust_min: Natural = 0
    families: list[str] = []
    needs: list[NeedData] = []
    rocket_cost_below: Credits = 0
    investors: Natural = 0
    at_once: bool = False
    round: Natural = 0
    credits_min: Credits = 0
    authority_min: Authority = 0


class MissionCard(Card, frozen=True, kw_only=True):
    """A Mission for several players."""

    number: Positive
    level: Literal["first_game", "easy", "medium", "hard"]
    minutes: Annotated[int, Meta(ge=1, le=999)]
    goal: GoalData
    forbid_building: Literal["", "rnd", "nuclear"] = ""
    forbid_nations: bool = False
    performance_min: Annotated[float, Meta(ge=0, le=9)] = 0


class SoloMissionCard(Card, frozen=True, kw_only=True):
    """A Solo Mission."""

    number: Positive
    level: Literal["easy", "medium", "hard", "extreme"]
    rounds: Positive
    solo_events: list[Positive]
    goal: GoalData


class PerformanceTable(Card, frozen=True, kw_only=True):
    """Performance by thrust and mass."""

    mass_from: list[Natural]
    thrust_from: list[Natural]
    values: list[list[Annotated[float, Meta(ge=0, le=9)]]]


class LaunchTable(Card, frozen=True, kw_only=True):
    """What to roll, by performance and destination."""

    die_faces: Annotated[int, Meta(ge=2, le=99)]
    performance_from: list[Annotated[float, Meta(ge=0, le=9)]]
    rolls: list[list[Roll]]


class DestinationCard(Card, frozen=True, kw_only=True):
    """A destination, from the nearest to the farthest."""

    id: Place
    authority: Authority


class Income(Card, frozen=True, kw_only=True):
    """Quarter earnings by engineers employed."""

    by_engineers: list[Annotated[int, Meta(ge=-9_999_000, le=9_999_000, multiple_of=1000)]]
    shortfall_step: Annotated[int, Meta(ge=1000, le=9_999_000, multiple_of=1000)]


class Amounts(Card, frozen=True, kw_only=True):
    """Credits that change hands."""

    start: Credits
    launch: Credits
    sale: Credits


class Limits(Card, frozen=True, kw_only=True):
    """How much of anything."""

    reserve: Positive
    dice: Positive
    engineers: Positive
    slot: Positive
    director_actions: Positive
    static_fire: Roll
    row: Positive
    investors: Positive


class Setup(Card, frozen=True, kw_only=True):
    """What everybody starts with."""

    directors: Positive
    seniors: Positive
    juniors: Positive
    dice: Positive


class CreditCard(Card, frozen=True, kw_only=True):
    """A card of the bank; here a number does."""

    value: Credits
    count_of: Positive


class ApogeeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All data files together."""

    technology: list[TechnologyCard]
    engineer: list[EngineerCard]
    nation: list[NationCard]
    director: list[DirectorCard]
    investor: list[InvestorCard]
    event: list[EventCard]
    mission: list[MissionCard]
    solo_mission: list[SoloMissionCard]
    solo_event: list[SoloEventCard]
    performance: PerformanceTable
    launch: LaunchTable
    destination: list[DestinationCard]
    income: Income
    amounts: Amounts
    limits: Limits
    setup: Setup
    credit_card: list[CreditCard]

    def kinds(
        self, family: str = "", *, slots: list[Slot] | None = None, nuclear: bool = False, manned: bool = False
    ) -> int:
        """The kinds of technologies that have all that is asked, as bits."""
        found = 0
        for index, card in enumerate(self.technology):
            wanted = (
                (not family or card.family == family)
                and (not slots or card.slot in slots)
                and (not nuclear or card.nuclear)
                and (not manned or card.astronauts > 0)
            )
            found |= wanted << index
        return found

    def families(self) -> set[str]:
        """Every family there is."""
        return {card.family for card in self.technology}


@cache
def apogee_data(pack: str = "") -> ApogeeData:
    """The checked data of the box, or of a pack."""
    name = PACK if pack else "apogee"
    data = shape(apogee_tables(pack), ApogeeData, name)
    _check(data, name)
    return data


def apogee_tables(pack: str = "") -> Tables:
    """All records as they are written."""
    return read_tables(sorted(DATA.glob("*.toml")), pack)


def _check(data: ApogeeData, name: str) -> None:
    """What the types cannot say."""
    if len(data.technology) > KINDS:
        raise DataError(f"{name}: technology has {len(data.technology)} kinds; the rules know at most {KINDS}.")
    for slot in SLOT_NAMES:
        if not any(card.slot == slot for card in data.technology):
            raise DataError(f"{name}: technology has no card for the slot {slot}.")
    places = len(data.destination)
    for row in data.launch.rolls:
        if len(row) != places:
            raise DataError(f"{name}: launch, field rolls: a row needs {places} figures, one for each destination.")
    if len(data.launch.rolls) != len(data.launch.performance_from):
        raise DataError(f"{name}: launch, field rolls: it needs a row for each figure of performance_from.")
    shape_of = [len(row) for row in data.performance.values]
    if shape_of != [len(data.performance.mass_from)] * len(data.performance.thrust_from):
        raise DataError(
            f"{name}: performance, field values: it needs a row for each thrust and a column for each mass."
        )
    if len(data.income.by_engineers) != data.limits.engineers + 1:
        raise DataError(f"{name}: income, field by_engineers: it needs {data.limits.engineers + 1} figures.")
    known = data.families()
    for investor in data.investor:
        if investor.objective.family and investor.objective.family not in known:
            raise DataError(
                f"{name}: investor {investor.id}, field objective: no family {investor.objective.family!r}."
            )
