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
from cosmodrome.games.moon.adventure6.game import VirusGame
from cosmodrome.games.moon.adventure7.game import EscapeGame
from cosmodrome.games.moon.adventure8.game import BattleGame
from cosmodrome.games.moon.astra import LEVELS
from cosmodrome.games.moon.game import RANDOM, RULES, MoonGame
from cosmodrome.games.moon.orders.data import campaign_tables
from cosmodrome.kernel import Game, Option, OptionError, Provenance, Title, Value
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.words import LOCALES

__all__ = ["ADVENTURES", "MoonTitle"]

ADVENTURES: dict[int, type[MoonGame[Any, Any, Any]]] = {
    game.adventure: game
    for game in (LaunchGame, JourneyGame, ColonyGame, MineGame, DomeGame, VirusGame, EscapeGame, BattleGame)
}


class MoonTitle(Title):
    """Welcome to the Moon.

    A seat alone plays against ASTRA. Its own points are the only score; it is the one winner, or there is none: ASTRA has
    won, or it is a draw. The view tells which, and what ASTRA has.

    >>> game = MoonTitle().configure(players=1, adventure=3, astra=2)
    >>> state = game.new(seed=1)
    >>> state.view(0).astra.name, state.view(0).astra.score
    ('Alexei', 16)
    """

    id = "moon"
    name = "Welcome to the Moon"
    summary = (
        "Write a number, use its action, and be the first where it counts: eight adventures from the launch pad on."
    )
    seats = (1, 6)
    usual = 2
    minutes = (25, 45)
    weight = 2.2
    rules = RULES
    locales = LOCALES
    options = (
        Option(
            "adventure",
            tuple(ADVENTURES),
            1,
            "1 The Launch, 2 The Journey, 3 The Colony, 4 The Mine, 5 The Dome, 6 The Virus, 7 The Escape, 8 The Battle.",
            (
                "The Launch",
                "The Journey",
                "The Colony",
                "The Mine",
                "The Dome",
                "The Virus",
                "The Escape",
                "The Battle",
            ),
        ),
        Option(
            "missions",
            (RANDOM, *(",".join(ids) for ids in product(("A1", "A2"), ("B1", "B2"), ("C1", "C2")))),
            RANDOM,
            "The three missions: drawn at random, or one card of each letter.",
        ),
        Option(
            "astra",
            tuple(range(1, LEVELS + 1)),
            1,
            "The level of ASTRA, the opponent of a seat that plays alone, from 1 (easy) to 8.",
            seats=(1, 1),
        ),
        Option("pack", (), "", "A TOML file that changes component data, for players who own the box.", file=True),
        Option("orders", (), "", "What a campaign changes in this game; campaigns fill it in."),
    )

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game of the chosen adventure; among several players nobody asks for a level of ASTRA."""
        if seats > 1:
            options = {name: value for name, value in options.items() if name != "astra"}
        if not options["orders"]:
            options = {name: value for name, value in options.items() if name != "orders"}
        adventure = ADVENTURES[int(options["adventure"])]
        if seats == 1 and not adventure.solo:
            alone = [str(number) for number, game in ADVENTURES.items() if game.solo]
            raise OptionError(f"players=1: alone you can play the adventures {', '.join(alone)}.")
        return adventure(seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Cards, sheet and missions of an adventure; with orders the figures of the campaigns, too."""
        printed = provenance(ADVENTURES[int(options.get("adventure", 1))].tables(str(options.get("pack", ""))))
        return [*printed, *provenance(campaign_tables())] if options.get("orders") else printed

    def variants(self) -> Sequence[dict[str, object]]:
        """Every adventure with every number of seats and every mission at least once, and every level of ASTRA."""
        missions = {self.usual: "A1,B1,C1", self.usual + 1: "A2,B2,C2"}
        together: list[dict[str, object]] = [
            {"adventure": adventure, "players": players, "missions": missions.get(players, RANDOM)}
            for adventure in ADVENTURES
            for players in range(self.usual, self.seats[1] + 1)
        ]
        alone: list[dict[str, object]] = [
            {"adventure": adventure, "players": 1, "astra": level}
            for adventure, game in ADVENTURES.items()
            for level in (adventure, LEVELS + 1 - adventure)
            if game.solo
        ]
        return [*together, *alone]
