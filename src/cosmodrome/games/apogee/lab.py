"""Which events of Apogee mean that somebody has taken something, for the statistics of the laboratory; and what its
commander learns from.
"""

from __future__ import annotations

from typing import Final, cast

from cosmodrome.games.apogee.game import ApogeeGame
from cosmodrome.kernel import Event, Game, State
from cosmodrome.kernel.words import words as words_of

__all__ = ["LEARNT", "MEETINGS", "component", "headings", "taken"]

LEARNT: Final[tuple[dict[str, object], ...]] = tuple({"mission": mission} for mission in range(1, 9))
"""The settings that the commander learns from: the first game, and the easy and the medium missions."""

MEETINGS: Final[tuple[dict[str, object], ...]] = ({}, {"mission": 4})
"""The settings in which levels of bots meet: the first game, which is over in four rounds and shared by both in every other
case, and a mission of the usual length."""


def headings(language: str) -> dict[str, str]:
    """The kinds of things that are counted."""
    words = words_of(language, "apogee")
    return {
        "director": words("Directors"),
        "engineer": words("Engineers hired"),
        "card": words("Technologies taken"),
        "built": words("Technologies built"),
        "investor": words("Investors won"),
        "destination": words("Destinations reached"),
    }


def taken(state: State, event: Event) -> tuple[str, str] | None:
    """The kind and the id of what an event gives to its seat."""
    printed = cast("ApogeeGame", state.game).printed
    match event.kind:
        case "director":
            return "director", printed.director[event.data[0]].id
        case "hired":
            return "engineer", printed.engineer[event.data[0]].id
        case "take" | "rnd":
            return "card", printed.technology[event.data[0]].id
        case "build":
            return "built", printed.technology[event.data[0]].id
        case "investor":
            return "investor", printed.investor[event.data[0]].id
        case "success":
            return "destination", printed.destination[event.data[0]].id
    return None


def component(game: Game, kind: str, id: str, language: str) -> str:
    """What a person calls it."""
    names = cast("ApogeeGame", game).text(language).names
    return {
        "director": names.directors,
        "engineer": names.engineers,
        "card": names.technologies,
        "built": names.technologies,
        "investor": names.investors,
        "destination": names.destinations,
    }[kind][id]
