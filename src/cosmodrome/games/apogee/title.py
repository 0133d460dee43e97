"""Apogee on the shelf: its options, and the games they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmodrome.games.apogee.data import apogee_data, apogee_tables
from cosmodrome.games.apogee.game import RULES, ApogeeGame
from cosmodrome.kernel import Game, Option, OptionError, Provenance, Title, Value
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.words import LOCALES

__all__ = ["ApogeeTitle"]

MISSIONS = tuple(range(1, 13))
FARTHEST = 7
"""The mission that ends with a round of its own."""
SHORT, LONGER = 6, 12
"""Rounds enough to see every part of the game, and to see mission 7 end by itself."""


class ApogeeTitle(Title):
    """Apogee."""

    id = "apogee"
    name = "Apogee"
    summary = "Hire engineers, build a rocket card by card, and be the first to fulfil the mission among the planets."
    seats = (1, 5)
    usual = 2
    minutes = (15, 120)
    weight = 2.6
    rules = RULES
    locales = LOCALES
    options = (
        Option(
            "mission",
            MISSIONS,
            1,
            "1 is the first game, 2-3 are easy, 4-8 medium, 9-12 hard. Alone there are six missions of their own: 1-2 easy, "
            "3-4 medium, 5 hard, 6 extreme.",
        ),
        Option(
            "tiebreak", ("off", "on"), "off", "When several fulfil the mission: shared, or the lowest authority wins."
        ),
        Option(
            "rounds",
            (0, SHORT, LONGER, 20, 40, 60, 100),
            60,
            "The game ends after so many rounds, won or not; 0: never.",
        ),
        Option("pack", (), "", "A TOML file that changes component data, for players who own the box.", file=True),
    )

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game of the chosen mission."""
        if seats == 1:
            alone = [card.number for card in apogee_data(str(options["pack"])).solo_mission]
            if options["mission"] not in alone:
                raise OptionError(f"mission={options['mission']}: alone choose one of {', '.join(map(str, alone))}.")
        return ApogeeGame(seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Every card and table."""
        return provenance(apogee_tables(str(options.get("pack", ""))))

    def variants(self) -> Sequence[dict[str, object]]:
        """Every mission, every number of seats, both ways to treat a tie; short games, since chance seldom flies far."""
        alone: list[dict[str, object]] = [{"mission": number, "players": 1} for number in range(1, 7)]
        together: list[dict[str, object]] = [
            {
                "mission": number,
                "players": 2 + number % 4,
                "rounds": LONGER if number == FARTHEST else SHORT,
                "tiebreak": "on" if number % 2 else "off",
            }
            for number in MISSIONS
        ]
        return [*alone, *together]
