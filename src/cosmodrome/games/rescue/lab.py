"""Which events of Rocket Rescue mean that somebody has taken something, for the statistics of the laboratory; and what its
commander learns from.
"""

from __future__ import annotations

from typing import Final, cast

from cosmodrome.games.rescue.game import RescueGame
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.kernel import Event, Game, State
from cosmodrome.kernel.words import words as words_of

__all__ = ["LEARNT", "component", "headings", "taken"]

LEARNT: Final[tuple[dict[str, object], ...]] = (
    {"players": 3},
    {"players": 3},
    {"players": 2},
    {"players": 2, "fewer": "duel"},
)
"""The settings that the commander learns from: two games of three are those of three, the others have a Consortium."""


def headings(language: str) -> dict[str, str]:
    """The kinds of things that are counted."""
    words = words_of(language, "rescue")
    return {
        "character": words("Characters"),
        "module": words("Modules taken"),
        "built": words("Modules assembled"),
        "planet": words("Planets reached by own launches"),
    }


def taken(state: State, event: Event) -> tuple[str, str] | None:
    """The kind and the id of what an event gives to its seat."""
    board = cast("Rescue", state).board
    match event.kind:
        case "character":
            return "character", board.characters[event.data[0]].id
        case "take":
            return "module", board.modules[event.data[0]].id
        case "assemble":
            return "built", board.modules[event.data[0]].id
        case "launch":
            return "planet", board.planets[event.data[1]].id
    return None


def component(game: Game, kind: str, id: str, language: str) -> str:
    """What a person calls it."""
    names = cast("RescueGame", game).text(language).names
    return {
        "character": names.characters,
        "module": names.modules,
        "built": names.modules,
        "planet": names.planets,
    }[kind][id]
