"""How a view of Rocket Rescue becomes numbers, and how many codes its moves have."""

from __future__ import annotations

from typing import cast

from cosmodrome.games.rescue.game import RescueGame
from cosmodrome.games.rescue.rules.board import FIELDS, PLACES, RESOURCES, TYPES
from cosmodrome.games.rescue.rules.moves import LAUNCH, PLANETS
from cosmodrome.games.rescue.view import STAGES
from cosmodrome.kernel import Game
from cosmodrome.kernel.features import (
    BySeat,
    Choice,
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
    *("board", "bonus_cube", "bonus_module", "buy", "crew", "cubes", "die", "fetch", "hangar", "lower", "provision"),
    *("refill", "take"),
)
WAITING = 6
"""Modules of a supply that are told one by one."""


def actions(game: Game) -> int:
    """Moves are below this."""
    return LAUNCH + PLANETS * int(cast("RescueGame", game).board.hangars)


def features(game: Game) -> Features:
    """The fields that need a declaration. Who acts in which order follows from dice and order tokens."""
    rescue = cast("RescueGame", game)
    board, data = rescue.board, rescue.printed
    cards, parties, hangars = len(data.cards()), int(board.parties), int(board.hangars)
    planets = tuple(planet.id for planet in data.planet)
    face_up = len(board.face_up)
    declared: dict[str, Feature] = {
        **dict.fromkeys(("game", "seat", "scores", "winners", "queue"), Skip()),
        "actors": Seats(),
        "asks": Choice(ASKS),
        "stage": Choice(STAGES),
        "parties": BySeat(parties),
        "character": Choice(tuple(card.id for card in data.character)),
        "cubes": Row(RESOURCES),
        "market": Row(RESOURCES),
        "supply": Row(RESOURCES),
        "dice": Row(FIELDS),
        "modules": Each(WAITING),
        "card": Index(cards),
        "display": Members(cards),
        "discard": Members(cards),
        "piles": Row(TYPES),
        "planets": Each(face_up, Choice(planets)),
        "planets_left": Row(2),
        "hangars": Each(hangars, Each(PLACES)),
        "owner": Seat(),
        "PartView.crew": BySeat(parties),
        "costs": Each(face_up, Row(hangars)),
        "acting": Seat(),
        "party": Seat(),
        "planet": Choice(planets),
        "rolls": Row(PLACES),
    }
    return declared
