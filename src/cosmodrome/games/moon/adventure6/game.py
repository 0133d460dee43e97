"""Adventure 6 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure6.data import virus_board, virus_data, virus_tables
from cosmodrome.games.moon.adventure6.notation import VirusNotation
from cosmodrome.games.moon.adventure6.scene import VirusPicture
from cosmodrome.games.moon.adventure6.text import VirusText, virus_text
from cosmodrome.games.moon.adventure6.view import VirusView, virus_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure6 import Virus
from cosmodrome.kernel import Rng, State, Value

__all__ = ["VirusGame"]


class VirusGame(MoonGame[Virus, VirusView, VirusText]):
    """Adventure 6."""

    adventure = 6
    solo = True
    tables = staticmethod(virus_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = virus_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = virus_board(self.printed)
        self.notation = VirusNotation(self.printed)
        self.pictures = VirusPicture(self.printed)

    def text(self, language: str) -> VirusText:
        """The words of a language."""
        return virus_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Virus(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Virus, seat: int | None) -> VirusView:
        """What a seat may know."""
        return virus_view(state, seat)
