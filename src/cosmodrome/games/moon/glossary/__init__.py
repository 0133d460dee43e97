"""The glossary of Welcome to the Moon: what an adventure needs of the box, and what each thing does there."""

from __future__ import annotations

from typing import Any, cast

from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.glossary.astra import astra_entries
from cosmodrome.games.moon.glossary.blank import Blank
from cosmodrome.games.moon.glossary.cards import action_entries, card_entries, mission_entries
from cosmodrome.games.moon.glossary.sheet import sheet_entries
from cosmodrome.kernel import Game
from cosmodrome.scene import Glossary

__all__ = ["OPTIONS", "glossary"]

OPTIONS = ("adventure",)


def glossary(game: Game, language: str) -> Glossary:
    """Actions, sheet, missions, Starship cards, and ASTRA."""
    blank = Blank(cast("MoonGame[Any, Any, Any]", game), language)
    return Glossary(
        (
            *action_entries(blank),
            *sheet_entries(blank),
            *mission_entries(blank),
            *card_entries(blank),
            *astra_entries(blank),
        ),
        blank.palettes,
        blank.scene.static.definitions,
    )
