"""Adventure 7 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure7.data import escape_board, escape_data, escape_tables
from cosmodrome.games.moon.adventure7.notation import EscapeNotation
from cosmodrome.games.moon.adventure7.scene import EscapePicture
from cosmodrome.games.moon.adventure7.text import EscapeText, escape_text
from cosmodrome.games.moon.adventure7.view import EscapeView, escape_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure7 import Escape
from cosmodrome.kernel import Rng, State, Value

__all__ = ["EscapeGame"]


class EscapeGame(MoonGame[Escape, EscapeView, EscapeText]):
    """Adventure 7."""

    adventure = 7
    solo = True
    tables = staticmethod(escape_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = escape_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = escape_board(self.printed)
        self.notation = EscapeNotation(self.printed)
        self.pictures = EscapePicture(self.printed)

    def text(self, language: str) -> EscapeText:
        """The words of a language."""
        return escape_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Escape(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Escape, seat: int | None) -> EscapeView:
        """What a seat may know."""
        return escape_view(state, seat)
