"""Rocket Rescue with its options chosen: the factory of its states, and the one who speaks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from cosmodrome.games.rescue.data import rescue_board, rescue_data
from cosmodrome.games.rescue.notation import RescueNotation
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.games.rescue.scene import RescuePicture
from cosmodrome.games.rescue.text import RescueText, rescue_text
from cosmodrome.games.rescue.view import RescueView, rescue_view
from cosmodrome.kernel import Event, Game, OptionError, Rng, State, Value, View
from cosmodrome.kernel.standing import Standing
from cosmodrome.scene import Look, Scene

__all__ = ["CONSORTIUM", "DUEL", "FEWER", "RULES", "RescueGame"]

RULES = "1"
"""The version of the rules of Rocket Rescue."""
CONSORTIUM = "consortium"
DUEL = "duel"
FEWER = (CONSORTIUM, DUEL)
"""How fewer than three play: with automatic rivals, or as a duel of two."""


class RescueGame(Game):
    """A number of seats and a value for each option."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__("rescue", RULES, seats, options)
        self.pack = str(options["pack"])
        self.printed = rescue_data(self.pack)
        self.board = rescue_board(
            self.printed,
            self._parties(),
            characters=options["characters"] == "on",
            unlimited=options["tokens"] == "unlimited",
            level=str(options["level"]),
        )
        self.notation = RescueNotation(self.printed, int(self.board.hangars))
        self.pictures = RescuePicture(self.printed, int(self.board.hangars), int(self.board.parties), seats)

    def _parties(self) -> int:
        """The seats, and Consortia where some are missing."""
        if self.options["fewer"] == DUEL:
            if self.seats != 2:
                raise OptionError(f"fewer={DUEL} is for 2 players, not for {self.seats}.")
            return self.seats
        return max(self.seats, self.printed.consortium.parties)

    def text(self, language: str) -> RescueText:
        """The words of a language."""
        return rescue_text(language, int(self.board.hangars), self.pack)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return Rescue(self, rng, self.board)

    def view(self, state: State, seat: int | None) -> RescueView:
        """What a seat may know."""
        return rescue_view(cast("Rescue", state), seat)

    def notate(self, state: State, move: int) -> str:
        """A move as notation."""
        return self.notation.notate(move)

    def parse(self, state: State, text: str) -> int:
        """A move from notation."""
        return self.notation.parse(text)

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        return self.text(language).say(cast("Rescue", state), seat, move)

    def prompt(self, view: View, language: str) -> str:
        """What is asked, or what everybody is waiting for."""
        return self.text(language).prompt(cast("RescueView", view))

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log."""
        return self.text(language).tell(event, names)

    def rounds(self, state: State) -> int:
        """Each begins with new planets."""
        return int(cast("Rescue", state).round)

    def standing(self, view: View) -> list[Standing]:
        """What every seat would score now."""
        parties = cast("RescueView", view).parties
        return [Standing(score=party.score) for party in parties if not party.consortium]

    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """A view as a scene, with a path for each of the moves."""
        return self.pictures.draw(cast("RescueView", view), moves, self.text(look.language), say, look)

    def picture(self, view: View, language: str = "en") -> str:
        """A view as one SVG."""
        return self.draw(view, (), str, Look(language)).svg()
