"""How a view of Apogee becomes numbers, and how many codes its moves have."""

from __future__ import annotations

from typing import cast

from cosmodrome.games.apogee.game import ApogeeGame
from cosmodrome.games.apogee.rules.company import POST_NAMES
from cosmodrome.games.apogee.rules.components import ROWS, SLOTS
from cosmodrome.games.apogee.rules.moves import ASSIGN, POSTS
from cosmodrome.kernel import Game
from cosmodrome.kernel.features import (
    Bag,
    BySeat,
    Choice,
    Count,
    Each,
    Feature,
    Features,
    Row,
    Scaled,
    Seat,
    Seats,
    Skip,
)

__all__ = ["actions", "features"]

ASKS = (
    *("assign", "build", "buy_die", "design", "director", "discharge", "dismiss_any", "drop", "free_build", "keep"),
    *("replace", "retry", "sell", "sell_any", "sell_built", "starters", "strike", "take", "turn"),
)
CREDITS = Scaled(100_000)
FLIGHTS = 4
"""Flights of a company that are told one by one."""
DEMANDS = 6
"""Things that a Mission asks for, at most."""


def actions(game: Game) -> int:
    """Moves are below this."""
    return ASSIGN + POSTS * len(cast("ApogeeGame", game).printed.engineer)


def features(game: Game) -> Features:
    """The fields that need a declaration."""
    data = cast("ApogeeGame", game).printed
    technologies = tuple(card.id for card in data.technology)
    families = tuple(dict.fromkeys(card.family for card in data.technology))
    engineers = Bag(tuple(card.id for card in data.engineer))
    directors = tuple(card.id for card in data.director)
    investors = Bag(tuple(card.id for card in data.investor))
    destinations = tuple(place.id for place in data.destination)
    events = (*(card.id for card in data.event), *(f"solo:{card.id}" for card in data.solo_event))
    cards = Bag(technologies)
    declared: dict[str, Feature] = {
        **dict.fromkeys(("game", "seat", "scores", "winners", "reasons", "solo", "ReachView.destination"), Skip()),
        **dict.fromkeys(("reserve", "pad", "plan", "drawn", "banned"), cards),
        **dict.fromkeys(("credits", "cost"), CREDITS),
        **dict.fromkeys(("engineers", "hand", "active"), engineers),
        "actors": Seats(),
        "asks": Choice(ASKS),
        "event": Choice(events),
        "rows": Each(ROWS, cards),
        "decks": Row(SLOTS),
        "investors": investors,
        "order": Each(game.seats, Seat()),
        "roller": Seat(),
        "target": Seat(),
        "destination": Choice(destinations),
        "family": Choice(families),
        "needs": Each(DEMANDS),
        "offered": Bag(directors),
        "action": Choice(engineers.of),
        "companies": BySeat(game.seats),
        "director": Choice(directors),
        "posts": Each(len(POST_NAMES)),
        "flights": Each(FLIGHTS),
        "left": Count(),
        "reach": Each(len(destinations)),
        "chance": Scaled(100),
        "progress": Scaled(100),
        "requirements": Each(DEMANDS, Row(2)),
    }
    return declared
