"""The campaigns of Drydock: three voyages in a row. A title's campaigns lie beside it, and Drydock's title lies here."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import Option, State, Value
from cosmodrome.table.campaign import (
    Branch,
    Briefing,
    CampaignError,
    ChapterStanding,
    Log,
    SeatStanding,
    Standing,
    Stars,
)

CHAPTERS = 3
BRANCHES = ("north", "south")
FIRST_BRANCH = 2
"""The chapter from which on there is something to choose."""
WORD = {"en": "Voyage", "fr": "Traversée", "de": "Fahrt"}


class Voyages:
    id = "voyages"
    seats = (2, 3)
    chapters = CHAPTERS
    options = (Option("wind", ("calm", "storm"), "calm", "The weather."),)

    def name(self, language: str) -> str:
        return f"{WORD[language]}s"

    def summary(self, language: str) -> str:
        return f"{CHAPTERS} × {WORD[language]}"

    def briefing(self, log: Log, language: str) -> Briefing:
        chapter = self._next(log)
        chooses = chapter >= FIRST_BRANCH
        return Briefing(
            chapter=chapter,
            heading=f"{WORD[language]} {chapter}",
            story=(str(log.options["wind"]),),
            consequence=str(log.results[-1]["scores"]) if log.results else "",
            branches=tuple(Branch(way, way.capitalize(), f"To the {way}.") for way in BRANCHES) if chooses else (),
            decider=log.seats - 1 if chooses else None,
            choice=log.choice,
        )

    def game_options(self, log: Log) -> dict[str, Value]:
        if self._next(log) >= FIRST_BRANCH and log.choice is None:
            raise CampaignError("Choose a branch first.")
        return {}

    def result(self, log: Log, state: State) -> dict[str, Any]:
        assert state.over
        return {"scores": list(state.scores), "winners": list(state.winners)}

    def standing(self, log: Log, language: str) -> Standing:
        over = log.done == CHAPTERS
        owned = [self._stars(log, seat) for seat in range(log.seats)]
        return Standing(
            chapters=tuple(
                ChapterStanding(chapter=chapter, name=f"{WORD[language]} {chapter}", done=chapter <= log.done)
                for chapter in range(1, CHAPTERS + 1)
            ),
            seats=tuple(self._seat(log, seat) for seat in range(log.seats)),
            over=over,
            winners=tuple(seat for seat in range(log.seats) if owned[seat] == max(owned)) if over else (),
            epilogue=("Home.",) if over else (),
        )

    def _seat(self, log: Log, seat: int) -> SeatStanding:
        won = [int(seat in result["winners"]) for result in log.results]
        return SeatStanding(
            stars=sum(won),
            firsts=sum(won),
            errors=0,
            chapters=tuple((Stars("rank", "Place", count),) if count else () for count in won),
            ranks=tuple(2 - count for count in won),
            scores=tuple(result["scores"][seat] for result in log.results),
        )

    def _stars(self, log: Log, seat: int) -> int:
        return sum(seat in result["winners"] for result in log.results)

    def _next(self, log: Log) -> int:
        if log.done >= CHAPTERS:
            raise CampaignError("There is no chapter left.")
        return log.done + 1


CAMPAIGNS = {"voyages": Voyages()}
