"""Adventure 8 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure8.data import battle_board, battle_data, battle_tables
from cosmodrome.games.moon.adventure8.notation import BattleNotation
from cosmodrome.games.moon.adventure8.scene import BattlePicture
from cosmodrome.games.moon.adventure8.text import BattleText, battle_text
from cosmodrome.games.moon.adventure8.view import BattleView, battle_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure8 import Battle
from cosmodrome.kernel import Rng, State, Value

__all__ = ["BattleGame"]


class BattleGame(MoonGame[Battle, BattleView, BattleText]):
    """Adventure 8."""

    adventure = 8
    solo = True
    tables = staticmethod(battle_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = battle_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = battle_board(self.printed)
        self.notation = BattleNotation(self.printed)
        self.pictures = BattlePicture(self.printed)

    def text(self, language: str) -> BattleText:
        """The words of a language."""
        return battle_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Battle(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Battle, seat: int | None) -> BattleView:
        """What a seat may know."""
        return battle_view(state, seat)
