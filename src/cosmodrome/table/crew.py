"""A crew: the people who play a campaign, and how far they have come.

Like a table it changes in beats: a plan looks at a crew and gives the crew as it would be, with the next version; a store
keeps that or refuses because somebody was quicker. The campaign itself, its briefings, stars and branches, is a
`Campaign`; the games are played at tables. Nothing here knows a game or a database.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from cosmodrome.kernel import Rng, Value
from cosmodrome.table.campaign import Briefing, Campaign, ChapterLog, Log
from cosmodrome.table.change import Seat
from cosmodrome.table.errors import NotAllowed, NotNow, NotValid
from cosmodrome.table.names import clean_name, unlike
from cosmodrome.table.people import no_seat

__all__ = [
    "Chapter",
    "Crew",
    "CrewStatus",
    "adopt",
    "begin",
    "bots_choose",
    "choose",
    "finish",
    "join",
    "ready",
    "replace",
]

CrewStatus = Literal["waiting", "running", "over"]
ANY_LANGUAGE = "en"
"""For what is asked of a briefing besides its words."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter that has been begun, or whose branch is chosen."""

    choice: str | None = None
    table: str = ""
    """Where it is played; empty: not yet."""
    result: dict[str, Any] | None = None
    """What the campaign took down of the finished game."""


class Crew(msgspec.Struct, frozen=True, kw_only=True):
    """The people of a campaign. Of its chapters only the last one may be without a result."""

    id: str
    """Unguessable: whoever has it was given it."""
    title: str
    campaign: str
    options: dict[str, Value]
    seed: str
    created: float
    version: int = 1
    updated: float
    host: str
    seats: tuple[Seat, ...]
    """A seat's bot is a name for the whole campaign; which bot plays a chapter is found when it begins."""
    chapters: tuple[Chapter, ...] = ()

    @property
    def log(self) -> Log:
        """What the campaign needs to know."""
        chapters = tuple(ChapterLog(chapter.choice, chapter.result) for chapter in self.chapters)
        return Log(seats=len(self.seats), seed=self.seed, options=self.options, chapters=chapters)

    @property
    def done(self) -> int:
        """Finished chapters."""
        return sum(chapter.result is not None for chapter in self.chapters)

    @property
    def next(self) -> Chapter:
        """The chapter that is being played, or comes next."""
        return self.chapters[self.done] if self.done < len(self.chapters) else Chapter()

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    def status(self, campaign: Campaign) -> CrewStatus:
        """Waiting for people, running, or over."""
        if any(seat.kind == "open" for seat in self.seats):
            return "waiting"
        return "over" if self.done >= campaign.chapters else "running"

    def seat_of(self, player: str) -> int | None:
        """The seat that somebody owns, also while a bot answers for it."""
        return next((index for index, seat in enumerate(self.seats) if player and seat.player == player), None)

    def changed(
        self,
        now: float,
        *,
        seats: dict[int, Seat] | None = None,
        chapter: Chapter | None = None,
        host: str | None = None,
    ) -> Crew:
        """The next version, with other seats, or another state of the next chapter."""
        sitting = tuple((seats or {}).get(index, seat) for index, seat in enumerate(self.seats))
        chapters = self.chapters if chapter is None else (*self.chapters[: self.done], chapter)
        return msgspec.structs.replace(
            self,
            version=self.version + 1,
            updated=now,
            seats=sitting,
            chapters=chapters,
            host=self.host if host is None else host,
        )


Plan = Callable[[Crew, float], Crew]


# --- people ----------------------------------------------------------------------------------------------------------


def join(crew: Crew, player: str, name: str, wanted: int | None, now: float) -> Crew:
    """Take an open seat, the wanted one or the first; or one's own back from the bot."""
    own = crew.seat_of(player)
    if own is not None:
        seat = crew.seats[own]
        if wanted not in (None, own) or not seat.bot:
            raise NotNow("You belong to this campaign already, at seat {seat}.", seat=own)
        return crew.changed(now, seats={own: msgspec.structs.replace(seat, bot="")})
    if wanted is not None and not 0 <= wanted < len(crew.seats):
        raise no_seat(wanted, len(crew.seats))
    free = [index for index, seat in enumerate(crew.seats) if seat.kind == "open"]
    if not free:
        raise NotNow("All seats of this campaign are taken; you can watch it.")
    if wanted is not None and wanted not in free:
        raise NotNow("Seat {seat} is taken.", seat=wanted)
    taken = free[0] if wanted is None else wanted
    return crew.changed(now, seats={taken: Seat(player=player, name=unlike(clean_name(name), crew.names))})


def replace(crew: Crew, player: str, index: int, bot: str, name: str, now: float) -> Crew:
    """The host lets a bot take an open seat, or keep that of somebody who is not there, from the next chapter on."""
    if not player or crew.host != player:
        raise NotAllowed("Only the host can put a bot on a seat.")
    if not 0 <= index < len(crew.seats):
        raise no_seat(index, len(crew.seats))
    seat = crew.seats[index]
    if seat.player == player:
        raise NotNow("You sit there yourself.")
    if seat.player:
        return crew.changed(now, seats={index: msgspec.structs.replace(seat, bot=bot)})
    others = [other for at, other in enumerate(crew.names) if at != index]
    return crew.changed(now, seats={index: Seat(name=unlike(name, others), bot=bot)})


def adopt(crew: Crew, guest: str, account: str, now: float) -> Crew:
    """A guest has signed in: the seat belongs to the account from now on."""
    own = crew.seat_of(guest)
    if own is None or crew.seat_of(account) is not None:
        raise NotNow("The account has a seat here already.")
    seat = msgspec.structs.replace(crew.seats[own], player=account)
    return crew.changed(now, seats={own: seat}, host=account if crew.host == guest else crew.host)


# --- chapters --------------------------------------------------------------------------------------------------------


def open_question(crew: Crew, campaign: Campaign) -> Briefing | None:
    """The briefing of a chapter that has not begun; None: everybody is at its table, or nothing is left."""
    if crew.status(campaign) != "running" or crew.next.table:
        return None
    return campaign.briefing(crew.log, ANY_LANGUAGE)


def choose(crew: Crew, campaign: Campaign, player: str, branch: str, now: float) -> Crew:
    """The one who decides takes a branch, or another one until the chapter begins."""
    own = crew.seat_of(player)
    if own is None:
        raise NotAllowed("You do not belong to this campaign.")
    briefing = open_question(crew, campaign)
    if briefing is None or not briefing.branches:
        raise NotNow("There is nothing to choose now.")
    if briefing.decider != own:
        raise NotAllowed("Somebody else decides this time.")
    if branch not in [one.id for one in briefing.branches]:
        raise NotValid("There is no such branch in this chapter.")
    return crew.changed(now, chapter=Chapter(branch))


def bots_choose(crew: Crew, campaign: Campaign, now: float) -> Crew:
    """A bot that has to decide does so at once; the same crew if there is nothing for it to do."""
    briefing = open_question(crew, campaign)
    if briefing is None or briefing.decider is None or briefing.choice is not None:
        return crew
    if not crew.seats[briefing.decider].bot:
        return crew
    drawn = Rng.seeded(f"{crew.seed} branch {briefing.chapter}").below(len(briefing.branches))
    return crew.changed(now, chapter=Chapter(briefing.branches[drawn].id))


def ready(crew: Crew, campaign: Campaign, player: str) -> None:
    """Raise unless this player may begin the next chapter now."""
    if crew.seat_of(player) is None:
        raise NotAllowed("You do not belong to this campaign.")
    match crew.status(campaign):
        case "waiting":
            raise NotNow("Seats of this campaign are still open.")
        case "over":
            raise NotNow("This campaign is over.")
    briefing = campaign.briefing(crew.log, ANY_LANGUAGE)
    if briefing.branches and briefing.choice is None:
        raise NotNow("A branch must be chosen first.")


def begin(crew: Crew, table: str, now: float) -> Crew:
    """The next chapter has a table."""
    return crew.changed(now, chapter=Chapter(crew.next.choice, table))


def finish(crew: Crew, result: dict[str, Any], now: float) -> Crew:
    """The chapter that is being played has come to its end."""
    return crew.changed(now, chapter=msgspec.structs.replace(crew.next, result=result))
