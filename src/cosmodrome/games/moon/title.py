"""Welcome to the Moon on the shelf: its options, and the games they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from cosmodrome.games.moon.adventure1.game import LaunchGame
from cosmodrome.games.moon.adventure2.game import JourneyGame
from cosmodrome.games.moon.adventure3.game import ColonyGame
from cosmodrome.games.moon.adventure4.game import MineGame
from cosmodrome.games.moon.adventure5.game import DomeGame
from cosmodrome.games.moon.adventure7.game import EscapeGame
from cosmodrome.games.moon.game import RANDOM, RULES, MoonGame
from cosmodrome.kernel import Game, Option, Provenance, Title, Value
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.words import LOCALES

__all__ = ["ADVENTURES", "MoonTitle"]

ADVENTURES: dict[int, type[MoonGame[Any, Any, Any]]] = {
    game.adventure: game for game in (LaunchGame, JourneyGame, ColonyGame, MineGame, DomeGame, EscapeGame)
}


class MoonTitle(Title):
    """Welcome to the Moon."""

    id = "moon"
    name = "Welcome to the Moon"
    summary = "Write a number, use its action, and be the first where it counts: eight adventures from the launch pad on."
    seats = (2, 6)
    minutes = (25, 45)
    weight = 2.2
    rules = RULES
    locales = LOCALES
    options = (
        Option(
            "adventure",
            tuple(ADVENTURES),
            1,
            "1 The Launch, 2 The Journey, 3 The Colony, 4 The Mine, 5 The Dome, 7 The Escape.",
        ),
        Option(
            "missions",
            (RANDOM, *(",".join(ids) for ids in product(("A1", "A2"), ("B1", "B2"), ("C1", "C2")))),
            RANDOM,
            "The three missions: drawn at random, or one card of each letter.",
        ),
        Option("pack", (), "", "A TOML file that changes component data, for players who own the box."),
    )

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game of the chosen adventure."""
        return ADVENTURES[int(options["adventure"])](seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Cards, sheet and missions of an adventure."""
        return provenance(ADVENTURES[int(options.get("adventure", 1))].tables(str(options.get("pack", ""))))

    def variants(self) -> Sequence[dict[str, object]]:
        """Every adventure with every number of seats, and every mission at least once."""
        low, high = self.seats
        missions = {low: "A1,B1,C1", low + 1: "A2,B2,C2"}
        return [
            {"adventure": adventure, "players": players, "missions": missions.get(players, RANDOM)}
            for adventure in ADVENTURES
            for players in range(low, high + 1)
        ]
