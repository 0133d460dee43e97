"""Adventure 2 with its options chosen."""

from __future__ import annotations

from cosmodrome.games.moon.adventure2.data import journey_board, journey_data, journey_tables
from cosmodrome.games.moon.adventure2.notation import JourneyNotation
from cosmodrome.games.moon.adventure2.scene import JourneyPicture
from cosmodrome.games.moon.adventure2.text import JourneyText, journey_text
from cosmodrome.games.moon.adventure2.view import JourneyView, journey_view
from cosmodrome.games.moon.data import deck
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.rules.adventure2 import Journey
from cosmodrome.kernel import Rng, State, Value

__all__ = ["JourneyGame"]


class JourneyGame(MoonGame[Journey, JourneyView, JourneyText]):
    """Adventure 2."""

    adventure = 2
    solo = True
    tables = staticmethod(journey_tables)

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__(seats, options)
        self.printed = journey_data(self.pack)
        self.deck = deck(self.printed.card)
        self.board = journey_board(self.printed)
        self.notation = JourneyNotation(self.printed)
        self.pictures = JourneyPicture(self.printed)

    def text(self, language: str) -> JourneyText:
        """The words of a language."""
        return journey_text(language, self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return self.against(Journey(self, rng, self.deck, self.board, self.chosen(self.board.missions)), self.printed)

    def see(self, state: Journey, seat: int | None) -> JourneyView:
        """What a seat may know."""
        return journey_view(state, seat)
