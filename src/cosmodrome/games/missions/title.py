"""Space Missions on the shelf: its options, and the games they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmodrome.games.missions.data import missions_tables
from cosmodrome.games.missions.game import RULES, MissionsGame
from cosmodrome.kernel import Game, Option, Provenance, Title, Value
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.words import LOCALES

__all__ = ["MissionsTitle"]


class MissionsTitle(Title):
    """Space Missions."""

    id = "missions"
    name = "Space Missions"
    summary = "Test technologies, train astronauts, and fly eight missions from the first rocket to the lunar landing."
    seats = (1, 4)
    usual = 2
    minutes = (60, 90)
    weight = 3.0
    rules = RULES
    locales = LOCALES
    options = (
        Option(
            "scenario",
            tuple(range(12)),
            0,
            "Which categories score and where the media look: 0 for first games, or a scenario card.",
            (
                "First game",
                "Space race",
                "Quiet science",
                "Target Moon",
                "Heroes",
                "Robots and pilots",
                "Launch after launch",
                "Probes first",
                "Crew programme",
                "Front pages",
                "Fading headlines",
                "Only the latest counts",
            ),
        ),
        Option(
            "missions",
            ("first", "random"),
            "first",
            "The missions for first games, or a random variant of each.",
            ("For first games", "Random"),
        ),
        Option(
            "bonuses",
            ("printed", "random"),
            "printed",
            "The printed bonuses of the years, or random tiles.",
            ("Printed", "Random"),
        ),
        Option(
            "astronauts",
            ("off", "on"),
            "off",
            "Special astronauts: each can repair one technology only.",
            ("Off", "On"),
        ),
        Option(
            "experience",
            ("off", "on"),
            "off",
            "Experience of crews scores instead of manned missions; not alone.",
            ("Off", "On"),
            seats=(2, 4),
        ),
        Option(
            "automa", ("normal", "expert"), "normal", "The opponent of a solo game.", ("Normal", "Expert"), seats=(1, 1)
        ),
        Option("pack", (), "", "A TOML file that changes component data, for players who own the box.", file=True),
    )

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game for checked options."""
        return MissionsGame(seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Everything in the box."""
        return provenance(missions_tables(str(options.get("pack", ""))))

    def variants(self) -> Sequence[dict[str, object]]:
        """Every number of seats, each module, and scenarios with and without numbered media tokens."""
        return [
            {"players": 1},
            {"players": 1, "automa": "expert", "scenario": 6, "astronauts": "on", "missions": "random"},
            {"players": 2},
            {"players": 2, "scenario": 10, "missions": "random", "bonuses": "random", "experience": "on"},
            {"players": 3, "scenario": 3, "astronauts": "on", "missions": "random"},
            {"players": 4, "scenario": 11, "astronauts": "on", "experience": "on", "bonuses": "random"},
        ]
