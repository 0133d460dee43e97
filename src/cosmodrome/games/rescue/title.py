"""Rocket Rescue on the shelf: its options, and the games they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmodrome.games.rescue.data import LEVELS, rescue_tables
from cosmodrome.games.rescue.game import CONSORTIUM, DUEL, FEWER, RULES, RescueGame
from cosmodrome.kernel import Game, Option, Provenance, Title, Value
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.words import LOCALES

__all__ = ["RescueTitle"]


class RescueTitle(Title):
    """Rocket Rescue."""

    id = "rescue"
    name = "Rocket Rescue"
    summary = (
        "Plan four dice in secret, build rockets together, and bring your crew off the Earth before the others do."
    )
    seats = (1, 4)
    usual = 3
    minutes = (60, 120)
    weight = 3.0
    rules = RULES
    locales = LOCALES
    options = (
        Option("characters", ("off", "on"), "off", "Everybody gets a character with a bonus and an ability."),
        Option(
            "fewer",
            FEWER,
            CONSORTIUM,
            "How one or two play (our own variants): with automatic rivals up to three, or two as a duel.",
            ("With a consortium", "Duel"),
            seats=(1, 2),
        ),
        Option(
            "level",
            LEVELS,
            "normal",
            "How high the automatic rivals' dice are at least (our own variant).",
            ("Easy", "Normal", "Hard"),
            seats=(1, 2),
        ),
        Option(
            "tokens",
            ("five", "unlimited"),
            "five",
            "Victory point tokens: the five of the box, or as many as are earned.",
            ("Five", "Unlimited"),
        ),
        Option("pack", (), "", "A TOML file that changes component data, for players who own the box.", file=True),
    )

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game for these options."""
        return RescueGame(seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Modules, planets, characters, and the tables."""
        return provenance(rescue_tables(str(options.get("pack", ""))))

    def variants(self) -> Sequence[dict[str, object]]:
        """Every number of seats, with and without characters, and each of our own variants."""
        return [
            {"players": 3, "characters": "off"},
            {"players": 4, "characters": "off"},
            {"players": 3, "characters": "on", "tokens": "unlimited"},
            {"players": 4, "characters": "on"},
            {"players": 2, "characters": "on", "fewer": DUEL},
            {"players": 2, "characters": "on", "level": "hard"},
            {"players": 1, "characters": "off", "level": "easy"},
        ]
