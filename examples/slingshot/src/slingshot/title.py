"""Slingshot on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmodrome.kernel import Game, Option, Provenance, Title, Value
from cosmodrome.kernel.data import provenance
from slingshot.data import SEATS, box_tables
from slingshot.game import RULES, SlingshotGame
from slingshot.text import LOCALES

__all__ = ["SlingshotTitle"]


# --8<-- [start:title]
class SlingshotTitle(Title):
    """The box: facts about the game, and how to open it."""

    id = "slingshot"
    name = "Slingshot"
    summary = "Burn enough to get away from the planet, but not more than it can hold."
    seats = SEATS
    minutes = (5, 5)
    weight = 1.0
    rules = RULES
    locales = LOCALES
    options = (Option("pack", (), "", "A TOML file that changes the cards or the planet.", file=True),)

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game."""
        return SlingshotGame(seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Every record with its source."""
        return provenance(box_tables(str(options.get("pack", ""))))

    def variants(self) -> Sequence[dict[str, object]]:
        """What a test should play."""
        return [{"players": players} for players in range(SEATS[0], SEATS[1] + 1)]


# --8<-- [end:title]
