"""How a view of Space Missions becomes numbers, and how many codes its moves have."""

from __future__ import annotations

from typing import cast

from cosmodrome.games.missions.data import (
    BONUS_IDS,
    CATEGORY_IDS,
    CRAFT_IDS,
    TECHNOLOGY_IDS,
    TOKEN_IDS,
    missions_data,
)
from cosmodrome.games.missions.game import MissionsGame
from cosmodrome.games.missions.rules.board import BARS
from cosmodrome.games.missions.rules.control import TECHNOLOGIES
from cosmodrome.games.missions.rules.moves import LOOK
from cosmodrome.games.missions.rules.race import NUMBERS
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.kernel import Game
from cosmodrome.kernel.features import (
    Bag,
    BySeat,
    Choice,
    Count,
    Each,
    Feature,
    Features,
    Index,
    Members,
    Row,
    Seat,
    Seats,
    Skip,
)

__all__ = ["actions", "features"]

ASKS = (
    *("announce", "bonus", "build", "copy", "crew", "develop", "enhancement", "event", "fly", "injure", "load", "look"),
    *("lose", "problem", "put_back", "remove", "remove_drawn", "return", "sick", "specialist", "take_back", "test"),
)
DEPTH = 8
"""Cards of a technology that are told one by one, from the top."""


def actions(game: Game) -> int:  # noqa: ARG001  (the same for every game)
    """Moves are below this."""
    return LOOK + TECHNOLOGIES


def features(game: Game) -> Features:
    """The fields that need a declaration."""
    data = missions_data(cast("MissionsGame", game).pack)
    view = cast("MissionsView", game.new(seed=0).view(0))
    parties, astronauts = len(view.agencies), max(1, view.astronauts)
    specialists = len(data.specialist)
    tokens = Row(len(TOKEN_IDS))
    declared: dict[str, Feature] = {
        **dict.fromkeys(("game", "seat", "scores", "winners", "first_year", "solo", "special"), Skip()),
        **dict.fromkeys(("supply", "tokens", "on_rocket", "on_payload", "on_module"), tokens),
        **dict.fromkeys(("reserved", "passed", "landings", "actors"), Seats()),
        **dict.fromkeys(("order", "upper"), Each(parties, Seat())),
        **dict.fromkeys(("event", "foreseen"), Index(len(data.event))),
        **dict.fromkeys(("testing", "problem_in", "technology"), Index(TECHNOLOGIES)),
        **dict.fromkeys(("hand", "played"), Members(specialists)),
        **dict.fromkeys(("cards", "out", "gone"), Row(DEPTH)),
        **dict.fromkeys(("healthy", "injured"), Members(astronauts)),
        "asks": Choice(ASKS),
        "turn": Seat(),
        "missions": Each(NUMBERS),
        "id": Choice(tuple(card.id for card in data.mission)),
        "number": Skip(),
        "bonuses": Each(len(view.bonuses), Each(2)),
        "effect": Choice(BONUS_IDS),
        "BonusView.tokens": Count(),
        "past_events": Members(len(data.event)),
        "scored": Bag(CATEGORY_IDS),
        "agencies": BySeat(parties),
        "automa_card": Index(len(data.automa)),
        "bars": Row(BARS),
        "levels": Row(len(CRAFT_IDS) - 1),
        "top": Index(specialists),
        "decks": Each(TECHNOLOGIES),
        "announced": Index(NUMBERS),
        "checks": Each(NUMBERS),
        "risks": Each(TECHNOLOGIES),
        "categories": Row(len(CATEGORY_IDS)),
        "mission": Index(NUMBERS),
        "lamps": Count(),
        "room": Each(len(CRAFT_IDS), Members(len(TOKEN_IDS))),
    }
    assert len(TECHNOLOGY_IDS) == TECHNOLOGIES
    return declared
