"""Adventure 1 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure1.data import launch_board, launch_data, launch_tables
from cosmodrome.games.moon.adventure1.notation import LaunchNotation
from cosmodrome.games.moon.adventure1.scene import LaunchPicture
from cosmodrome.games.moon.adventure1.text import LaunchText, launch_text
from cosmodrome.games.moon.adventure1.view import LaunchView, launch_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.kernel import Rng, State, Value

__all__ = ["LaunchGame"]


class LaunchGame(MoonGame[Launch, LaunchView, LaunchText]):
    """Adventure 1."""

    adventure = 1
    solo = True
    tables = staticmethod(launch_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = launch_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = launch_board(self.printed)
        self.notation = LaunchNotation(self.printed, [quarter.id for quarter in self.board.arrows])
        self.pictures = LaunchPicture(self.printed)

    def text(self, language: str) -> LaunchText:
        """The words of a language."""
        return launch_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Launch(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Launch, seat: int | None) -> LaunchView:
        """What a seat may know."""
        return launch_view(state, seat)
