"""Which events of Welcome to the Moon mean that somebody has taken something, for the statistics of the laboratory.

The combinations that are written, by their action, are common to all adventures, and so are missions and system errors. In
adventure 1 the action is that of the floor on which a number is written.
"""

from __future__ import annotations

from typing import Any, cast

from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel import Event, Game, State
from cosmodrome.kernel.words import words as words_of

__all__ = ["component", "headings", "taken"]

Adventure = MoonGame[Any, Any, Any]


def headings(language: str) -> dict[str, str]:
    """The kinds of things that are counted."""
    words = words_of(language, "moon")
    return {
        "action": words("Combinations written, by action"),
        "mission": words("Missions accomplished"),
        "error": words("System errors"),
    }


def taken(state: State, event: Event) -> tuple[str, str] | None:
    """The kind and the id of what an event gives to its seat."""
    match event.kind:
        case "write" if isinstance(state, Launch):
            floor = state.board.floor_of[event.data[0]]
            return "action", launch_data(cast("Adventure", state.game).pack).floor[floor.index].action
        case "write" | "insignia":
            return "action", ACTIONS[event.data[-1] if event.kind == "write" else event.data[2]]
        case "mission":
            return "mission", cast("Moon", state).missions[event.data[0]].id
        case "error":
            return "error", "error"
    return None


def component(game: Game, kind: str, id: str, language: str) -> str:
    """What a person calls it."""
    names = cast("Adventure", game).text(language).names
    if kind == "action":
        return str(names.actions[id])
    if kind == "mission":
        return f"{id}: {names.condition(id)}"
    return words_of(language, "moon")("System error")
