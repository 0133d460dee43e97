"""How a view of Welcome to the Moon becomes numbers, and how many codes its moves have. What a campaign changes is left out
of observations."""

from __future__ import annotations

from typing import Any, cast

from cosmodrome.games.moon.data import ACTIONS, WILD
from cosmodrome.games.moon.rules.moves import ACT, LOSE, SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel import Game
from cosmodrome.kernel.features import (
    Bag,
    BySeat,
    Cells,
    Choice,
    Count,
    Each,
    Feature,
    Features,
    Lines,
    Members,
    Row,
    Seat,
    Seats,
    Sides,
    Skip,
)

__all__ = ["actions", "features"]

ASKS = (
    *("write", "action", "mission", "effects", "activate", "build", "airlock", "astra", "charge", "close", "cut"),
    *("give", "goal", "grey", "improve", "infect", "line", "lose", "moon", "receive", "robots", "strike"),
)
CARDS = 3
"""Combinations of a turn, or cards of a turn against ASTRA."""
SPOTS = Members(SPACES)
"""Anything that a sheet counts from 0 on."""
MEMBERS = (
    *("airlocks", "antennas", "arrows", "awake", "bonuses", "built", "closed", "complete", "cuts", "deposits", "done"),
    *(
        "fired",
        "firsts",
        "joined",
        "laters",
        "lost",
        "pumps",
        "reached",
        "sabotages",
        "spent",
        "taken",
        "tanks",
        "tunnels",
    ),
)
ROWS = (
    *("energies", "greenhouses", "missions", "plants", "quarters", "robots", "stars", "symbols", "upgrades", "waters"),
)


def actions(game: Game) -> int:
    """Moves are below this: among several seats nobody meets ASTRA, and outside campaigns nothing is lost."""
    if "orders" in game.options:
        return LOSE + SPACES
    return LOSE if game.seats == 1 else ACT + SPACES * len(ACTIONS)


def features(game: Game) -> Features:
    """The fields that need a declaration; how long a row is, a fresh sheet tells."""
    view = cast("Any", game.new(seed=0).view(0))
    sheet = view.sheets[0]
    declared: dict[str, Feature] = {
        **dict.fromkeys(("game", "seat", "scores", "winners", "reasons", "orders", "name", "letter", "tone"), Skip()),
        **dict.fromkeys(MEMBERS, SPOTS),
        "actors": Seats(),
        "asks": Choice(ASKS),
        "action": Choice((*ACTIONS, WILD)),
        "next_action": Choice(ACTIONS),
        "piles": Each(CARDS),
        "missions": Each(len(LETTERS)),
        "id": Choice(tuple(letter + digit for letter in LETTERS for digit in "12")),
        "sheets": BySeat(game.seats),
        "given": Each(len(ACTIONS)),
        "numbers": Count(),
        "ranked": Choice(ACTIONS),
        "next": Choice((*ACTIONS, *LETTERS)),
        "met": Bag(tuple(LETTERS)),
        "effect": Choice(tuple(LETTERS)),
        "used": Row(2),
    }
    for name in ROWS:
        found = getattr(sheet, name, None)
        if isinstance(found, tuple):
            declared[f"{type(sheet).__name__}.{name}"] = Row(len(found))
    if hasattr(sheet, "cells"):
        declared["cells"] = Cells(len(sheet.cells))
    if hasattr(sheet, "lines"):
        declared["lines"] = Lines(tuple(sheet.lines))
    for name in ("zones", "ships"):
        if hasattr(sheet, name):
            declared[name] = Each(len(getattr(sheet, name)))
    if hasattr(view, "battlefields"):
        declared |= _battlefields(view)
    return declared


def _battlefields(view: Any) -> dict[str, Feature]:
    """Adventure 8: sheets between two seats."""
    field = view.battlefields[0]
    side = field.sides[0]
    return {
        "battlefields": Each(len(view.battlefields)),
        "planets": Each(len(field.planets)),
        "PlanetView.cells": Sides(max(len(planet.cells) for planet in field.planets)),
        "moon": Sides(max(len(planet.moon) for planet in field.planets)),
        "flag": Seats(),
        "leaders": Seats(),
        "asteroids": Sides(len(field.asteroids)),
        "sides": Each(len(field.sides)),
        "SideView.seat": Seat(),
        "types": Row(len(side.types)),
        "controlled": Row(len(side.controlled)),
        "SideView.lines": Lines(tuple(side.lines)),
    }
