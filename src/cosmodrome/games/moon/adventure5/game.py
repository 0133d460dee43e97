"""Adventure 5 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure5.data import dome_board, dome_data, dome_tables
from cosmodrome.games.moon.adventure5.notation import DomeNotation
from cosmodrome.games.moon.adventure5.scene import DomePicture
from cosmodrome.games.moon.adventure5.text import DomeText, dome_text
from cosmodrome.games.moon.adventure5.view import DomeView, dome_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure5 import Dome
from cosmodrome.kernel import Rng, State, Value

__all__ = ["DomeGame"]


class DomeGame(MoonGame[Dome, DomeView, DomeText]):
    """Adventure 5."""

    adventure = 5
    solo = True
    tables = staticmethod(dome_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = dome_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = dome_board(self.printed)
        self.notation = DomeNotation(self.printed)
        self.pictures = DomePicture(self.printed)

    def text(self, language: str) -> DomeText:
        """The words of a language."""
        return dome_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Dome(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Dome, seat: int | None) -> DomeView:
        """What a seat may know."""
        return dome_view(state, seat)
