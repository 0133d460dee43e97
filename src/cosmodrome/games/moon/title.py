"""Welcome to the Moon on the shelf: its options, and the games they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import cast

from cosmodrome.games.moon.data import deck, launch_board, launch_data, launch_tables
from cosmodrome.games.moon.notation import LaunchNotation
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.games.moon.rules.turn import Mission
from cosmodrome.games.moon.scene import LaunchPicture
from cosmodrome.games.moon.text import launch_text
from cosmodrome.games.moon.view import LaunchView, launch_view
from cosmodrome.kernel import Event, Game, Option, Provenance, Rng, State, Title, Value, View
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.words import LOCALES
from cosmodrome.scene import Look, Scene

__all__ = ["LaunchGame", "MoonTitle"]

RULES = "1"
RANDOM = "random"


class LaunchGame(Game):
    """Adventure 1 with its options chosen."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__("moon", RULES, seats, options)
        self.printed = launch_data(str(options["pack"]))
        self.deck = deck(self.printed.card)
        self.board = launch_board(self.printed)
        self.chosen = self._chosen(str(options["missions"]))
        self.pictures = LaunchPicture(self.printed)
        self.notation = LaunchNotation(self.printed, [quarter.id for quarter in self.board.arrows])

    def _chosen(self, missions: str) -> list[Mission]:
        if missions == RANDOM:
            return []
        ids = missions.split(",")
        return [mission for pair in self.board.missions for mission in pair if mission.id in ids]

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return Launch(self, rng, self.deck, self.board, self.chosen)

    def view(self, state: State, seat: int | None) -> LaunchView:
        """What a seat may know."""
        return launch_view(cast("Launch", state), seat)

    def notate(self, state: State, move: int) -> str:
        """A move as notation."""
        return self.notation.notate(cast("Launch", state), move)

    def parse(self, state: State, text: str) -> int:
        """A move from notation."""
        return self.notation.parse(cast("Launch", state), text)

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        return launch_text(language, str(self.options["pack"])).say(cast("Launch", state), seat, move)

    def prompt(self, view: View, language: str) -> str:
        """What is asked, or what everybody is waiting for."""
        return launch_text(language, str(self.options["pack"])).prompt(cast("LaunchView", view))

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log."""
        return launch_text(language, str(self.options["pack"])).tell(event, names)

    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """A view as a scene, with a path for each of the moves."""
        text = launch_text(look.language, str(self.options["pack"]))
        return self.pictures.draw(cast("LaunchView", view), moves, text, say, look)

    def picture(self, view: View, language: str = "en") -> str:
        """A view as one SVG."""
        return self.draw(view, (), str, Look(language)).svg()


class MoonTitle(Title):
    """Welcome to the Moon."""

    id = "moon"
    name = "Welcome to the Moon"
    seats = (2, 6)
    rules = RULES
    locales = LOCALES
    options = (
        Option("adventure", (1,), 1, "Which of the adventures to play: 1 is The Launch."),
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
        return LaunchGame(seats, options)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """Cards, sheet and missions."""
        return provenance(launch_tables(str(options.get("pack", ""))))

    def variants(self) -> Sequence[dict[str, object]]:
        """Every number of seats, and every mission at least once."""
        low, high = self.seats
        tables: list[dict[str, object]] = [{"players": players, "adventure": 1} for players in range(low, high + 1)]
        return [*tables, {"players": 2, "missions": "A1,B1,C1"}, {"players": 2, "missions": "A2,B2,C2"}]
