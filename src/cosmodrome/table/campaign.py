"""Campaigns: several games of one title in a row, each one's course decided by how the ones before it ended.

A title that has campaigns says so in its part `campaign`: `CAMPAIGNS`, by id. Nothing of a campaign is stored but its `Log`,
which holds what was chosen and what the finished games gave; briefings, options of the next table, stars and winners are
derived from it every time. This module knows no game, no table and no database.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from cosmodrome.kernel import CosmodromeError, Option, State, Title, Value

__all__ = [
    "Branch",
    "Briefing",
    "Campaign",
    "CampaignError",
    "ChapterLog",
    "ChapterStanding",
    "Log",
    "SeatStanding",
    "Standing",
    "Stars",
    "campaigns_of",
]


class CampaignError(CosmodromeError):
    """The campaign cannot go on like this: the message says what has to be done first."""


class ChapterLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a chapter."""

    choice: str | None = None
    """The branch that was chosen; None: not yet, or there is none."""
    result: dict[str, Any] | None = None
    """What the campaign took down of the finished game; None: it is not finished."""


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is stored of a campaign. Only the last chapter may be without a result."""

    seats: int
    seed: str
    """Decides what the campaign itself leaves to chance. It is no secret, so nothing hidden may hang on it."""
    options: dict[str, Value] = {}
    chapters: tuple[ChapterLog, ...] = ()

    @property
    def done(self) -> int:
        """How many chapters are finished."""
        return sum(chapter.result is not None for chapter in self.chapters)

    @property
    def choice(self) -> str | None:
        """The branch chosen for the chapter that comes next."""
        return self.chapters[self.done].choice if self.done < len(self.chapters) else None

    @property
    def results(self) -> list[dict[str, Any]]:
        """What the finished chapters gave."""
        return [chapter.result for chapter in self.chapters if chapter.result is not None]

    def chosen(self, choice: str) -> Log:
        """The log after the branch of the next chapter was chosen."""
        return msgspec.structs.replace(self, chapters=(*self.chapters[: self.done], ChapterLog(choice)))

    def finished(self, result: dict[str, Any]) -> Log:
        """The log after the next chapter was played."""
        chapter = ChapterLog(self.choice, result)
        return msgspec.structs.replace(self, chapters=(*self.chapters[: self.done], chapter))


class Branch(msgspec.Struct, frozen=True):
    """A way to go on."""

    id: str
    name: str
    effect: str
    """All that it changes."""


class Briefing(msgspec.Struct, frozen=True, kw_only=True):
    """What is told before a chapter."""

    chapter: int
    """Counted from 1."""
    heading: str
    story: tuple[str, ...]
    """Paragraphs."""
    consequence: str = ""
    """What follows from the chapter before; empty: nothing."""
    branches: tuple[Branch, ...] = ()
    decider: int | None = None
    """The seat that chooses between the branches; None: there is nothing to choose."""
    choice: str | None = None
    """What it has chosen."""
    notes: tuple[str, ...] = ()
    """What else is different from a game without a campaign, a sentence each."""


class Stars(msgspec.Struct, frozen=True):
    """Stars for one reason."""

    kind: str
    """Language-free."""
    name: str
    count: int


class ChapterStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter that is over, was begun, or is to come."""

    chapter: int
    name: str
    done: bool
    branch: str = ""
    """The name of the branch that was taken."""
    flag: str = ""
    """What its end means for the next one, in words."""
    note: str = ""


class SeatStanding(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat stands."""

    stars: int
    firsts: int
    """Chapters in which it had the first place."""
    errors: int
    chapters: tuple[tuple[Stars, ...], ...]
    """What each finished chapter brought."""
    ranks: tuple[int, ...]
    """Its place in each finished chapter; 0: none."""
    scores: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where everybody stands."""

    chapters: tuple[ChapterStanding, ...]
    seats: tuple[SeatStanding, ...]
    over: bool
    winners: tuple[int, ...] = ()
    """Once it is over."""
    heading: str = ""
    epilogue: tuple[str, ...] = ()
    """Paragraphs, once it is over."""


class Campaign(Protocol):
    """A campaign of a title."""

    @property
    def id(self) -> str:
        """Its name in addresses and storage."""
        ...

    @property
    def seats(self) -> tuple[int, int]:
        """How many can take part."""
        ...

    @property
    def chapters(self) -> int:
        """How many it has."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before it begins."""
        ...

    def name(self, language: str) -> str:
        """What it is called."""
        ...

    def summary(self, language: str) -> str:
        """What to expect, in a sentence or two."""
        ...

    def briefing(self, log: Log, language: str) -> Briefing:
        """What is told before the next chapter; CampaignError if there is none."""
        ...

    def game_options(self, log: Log) -> dict[str, Value]:
        """The title's options of the next chapter's table; CampaignError if a branch must be chosen first."""
        ...

    def result(self, log: Log, state: State) -> dict[str, Any]:
        """What to keep of the next chapter's game once it is over, fit for JSON."""
        ...

    def standing(self, log: Log, language: str) -> Standing:
        """Where everybody stands; with an epilogue and winners when all chapters are done."""
        ...


def campaigns_of(title: Title) -> Mapping[str, Campaign]:
    """The campaigns of a title by id; most titles have none."""
    part = title.part("campaign")
    found: Mapping[str, Campaign] = {} if part is None else part.CAMPAIGNS
    return found
