"""The figures of the campaigns: what `data/campaign.toml` may say. Words are in `text`, the rules that use them elsewhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal, Protocol, TypeVar

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import Action, OpponentCard
from cosmodrome.kernel.data import Tables, read_tables, shape

__all__ = [
    "CHAPTERS",
    "BranchData",
    "CampaignData",
    "ConsequenceData",
    "FlagData",
    "GoalData",
    "IncidentData",
    "MissionData",
    "SpecialCard",
    "VariantData",
    "by_id",
    "campaign_data",
    "campaign_tables",
]

FILE = Path(__file__).parent.parent / "data" / "campaign.toml"
CHAPTERS = 8
"""One for each adventure."""

Chapter = Annotated[int, Meta(ge=1, le=CHAPTERS)]
From = Annotated[int, Meta(ge=1, le=CHAPTERS + 1)]
Natural = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]


class StarsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stars by rank in a chapter."""

    id: Chapter
    ranks: list[Positive]
    source: str


class CloseData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a close finish is in a chapter."""

    id: Chapter
    points: Natural
    share: Natural
    source: str


class CleanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a clean log is."""

    id: str
    chapter: Chapter
    missions: Positive
    stars: Positive
    source: str


class AloneData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat alone is ranked, and how ASTRA's level goes up and down."""

    id: str
    shares: list[Positive]
    extra_share: Positive
    extra_stars: Positive
    levels: tuple[Positive, Positive]
    rival_chapter: Chapter
    rival_wins: Positive
    source: str


class GradeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A judgement on a campaign of one, from so many stars on."""

    id: Literal["dark", "foothold", "settlers", "navigators", "lights"]
    stars: Natural
    source: str


class VariantData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the campaigns: from which chapter on it has what."""

    id: str
    missions: list[Positive]
    consequences: From
    branches: From
    swaps: From
    incidents: From
    goals: From
    close: From
    clean: From
    endings: tuple[Natural, Natural, Natural]
    source: str


class TimingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When incidents can happen."""

    id: str
    first: Positive
    last: Positive
    alone_first: Positive
    alone_last: Positive
    source: str


class SizesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many Starship cards there may be."""

    id: str
    cards: list[Positive]
    source: str


class FlagData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two ways in which a chapter can end: the good one has the id."""

    id: str
    other: str
    chapter: Chapter
    source: str
    each: Natural = 0
    more: Natural = 0
    least: Natural = 0
    alone_least: Natural = 0
    alone_most: Natural = 0


class ConsequenceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a flag means in the next chapter."""

    id: str
    chapter: Chapter
    source: str
    amount: Natural = 0
    numbers_out: list[Positive] = []
    actions_out: dict[Action, Positive] = {}
    cards_in: list[Positive] = []


class BranchData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A branch: an amount that its effect speaks of, and the mission that it brings."""

    id: str
    chapter: Chapter
    amount: Natural
    swap: str
    source: str


class IncidentData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The incident of a chapter."""

    id: Chapter
    amount: Positive
    source: str


class GoalData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side goal of a chapter."""

    id: Chapter
    count: Positive
    points: Positive
    source: str


class MissionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission of the campaign box. Its id begins with its letter."""

    id: str
    chapter: Chapter
    first: Positive
    later: Positive
    kind: str
    source: str
    count: Natural = 0
    values: list[Positive] = []


class SpecialCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Starship card of the campaign box that writes an X."""

    id: Positive
    number: Literal["X"]
    action: Action
    source: str


class Numbered(Protocol):
    """A record with an id."""

    @property
    def id(self) -> int | str: ...


R = TypeVar("R", bound=Numbered)


class CampaignData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    stars: list[StarsData]
    close: list[CloseData]
    clean: CleanData
    alone: AloneData
    grade: list[GradeData]
    variant: list[VariantData]
    timing: TimingData
    sizes: SizesData
    flag: list[FlagData]
    consequence: list[ConsequenceData]
    branch: list[BranchData]
    incident: list[IncidentData]
    goal: list[GoalData]
    mission: list[MissionData]
    special_card: list[SpecialCard]
    rival: OpponentCard

    def flag_of(self, chapter: int) -> FlagData | None:
        """How a chapter can end; the last one needs no flag."""
        return next((flag for flag in self.flag if flag.chapter == chapter), None)

    def branches_of(self, chapter: int) -> list[BranchData]:
        """The branches before a chapter."""
        return [branch for branch in self.branch if branch.chapter == chapter]


def by_id(records: list[R], id: int | str) -> R:
    """The record with an id."""
    return next(record for record in records if record.id == id)


def campaign_tables() -> Tables:
    """The raw tables."""
    return read_tables([FILE])


@cache
def campaign_data() -> CampaignData:
    """The checked data."""
    return shape(campaign_tables(), CampaignData, FILE.name)
