"""Which events of Space Missions mean that somebody has taken something, for the statistics of the laboratory; and what its
commander learns from.
"""

from __future__ import annotations

from typing import Final, cast

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, missions_data
from cosmodrome.games.missions.game import MissionsGame
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.kernel import Event, Game, State
from cosmodrome.kernel.words import words as words_of

__all__ = ["LEARNT", "component", "headings", "taken"]

LEARNT: Final[tuple[dict[str, object], ...]] = ({"players": 2}, {"players": 2}, {"players": 3})
"""The settings that the commander learns from: two games of three are those of two."""


def headings(language: str) -> dict[str, str]:
    """The kinds of things that are counted."""
    words = words_of(language, "missions")
    return {
        "specialist": words("Specialists used"),
        "token": words("Tokens taken"),
        "craft": words("Spacecraft developed"),
        "technology": words("Technologies tested"),
        "announced": words("Missions announced"),
        "mission": words("Missions completed"),
    }


def taken(state: State, event: Event) -> tuple[str, str] | None:
    """The kind and the id of what an event gives to its seat."""
    s = cast("SpaceMissions", state)
    match event.kind:
        case "play" | "copy":
            return "specialist", missions_data(cast("MissionsGame", s.game).pack).specialist[event.data[0]].id
        case "take":
            return "token", TOKEN_IDS[event.data[0]]
        case "develop":
            return "craft", f"{CRAFT_IDS[event.data[0]]}.{event.data[1]}"
        case "test":
            return "technology", TECHNOLOGY_IDS[event.data[0]]
        case "announce":
            return "announced", s.missions[event.data[0]].id
        case "success":
            return "mission", s.missions[event.data[0]].id
    return None


def component(game: Game, kind: str, id: str, language: str) -> str:
    """What a person calls it."""
    names = cast("MissionsGame", game).text(language).names
    match kind:
        case "specialist":
            return names.specialists[id]
        case "token":
            return names.tokens[id]
        case "technology":
            return names.technologies[id]
        case "craft":
            craft, _, level = id.partition(".")
            return names.craft_level(CRAFT_IDS.index(craft), int(level))
    return names.mission(id)
