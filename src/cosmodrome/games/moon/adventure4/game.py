"""Adventure 4 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure4.data import mine_board, mine_data, mine_tables
from cosmodrome.games.moon.adventure4.notation import MineNotation
from cosmodrome.games.moon.adventure4.scene import MinePicture
from cosmodrome.games.moon.adventure4.text import MineText, mine_text
from cosmodrome.games.moon.adventure4.view import MineView, mine_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure4 import Mine
from cosmodrome.kernel import Rng, State, Value

__all__ = ["MineGame"]


class MineGame(MoonGame[Mine, MineView, MineText]):
    """Adventure 4."""

    adventure = 4
    solo = True
    tables = staticmethod(mine_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = mine_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = mine_board(self.printed)
        self.notation = MineNotation(self.printed)
        self.pictures = MinePicture(self.printed)

    def text(self, language: str) -> MineText:
        """The words of a language."""
        return mine_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Mine(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Mine, seat: int | None) -> MineView:
        """What a seat may know."""
        return mine_view(state, seat)
