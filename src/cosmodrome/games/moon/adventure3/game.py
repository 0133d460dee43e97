"""Adventure 3 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure3.data import colony_board, colony_data, colony_tables
from cosmodrome.games.moon.adventure3.notation import ColonyNotation
from cosmodrome.games.moon.adventure3.scene import ColonyPicture
from cosmodrome.games.moon.adventure3.text import ColonyText, colony_text
from cosmodrome.games.moon.adventure3.view import ColonyView, colony_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure3 import Colony
from cosmodrome.kernel import Rng, State, Value

__all__ = ["ColonyGame"]


class ColonyGame(MoonGame[Colony, ColonyView, ColonyText]):
    """Adventure 3."""

    adventure = 3
    solo = True
    tables = staticmethod(colony_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = colony_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = colony_board(self.printed)
        self.notation = ColonyNotation(self.printed)
        self.pictures = ColonyPicture(self.printed)

    def text(self, language: str) -> ColonyText:
        """The words of a language."""
        return colony_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Colony(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Colony, seat: int | None) -> ColonyView:
        """What a seat may know."""
        return colony_view(state, seat)
