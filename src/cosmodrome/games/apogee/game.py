"""Apogee with its options chosen: the factory of positions, and the one who speaks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from cosmodrome.games.apogee.data import apogee_data
from cosmodrome.games.apogee.notation import ApogeeNotation
from cosmodrome.games.apogee.packing import apogee_box, apogee_goal
from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.program import Program
from cosmodrome.games.apogee.scene import ApogeePicture
from cosmodrome.games.apogee.text import ApogeeText, apogee_text
from cosmodrome.games.apogee.view import ApogeeView, apogee_view
from cosmodrome.kernel import Event, Game, Rng, State, Value, View
from cosmodrome.kernel.standing import Standing
from cosmodrome.scene import Look, Scene

__all__ = ["RULES", "ApogeeGame"]

RULES = "1"
"""The version of the rules of Apogee."""


class ApogeeGame(Game):
    """A Mission for some seats; with one seat it is a Solo Mission."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__("apogee", RULES, seats, options)
        self.pack = str(options["pack"])
        self.printed = apogee_data(self.pack)
        self.box = apogee_box(self.pack)
        self.goal = apogee_goal(int(options["mission"]), seats == 1, self.pack)
        self.notation = ApogeeNotation(self.printed)
        self.pictures = ApogeePicture(self.printed)

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        tiebreak = self.options["tiebreak"] == "on"
        return Program(self, rng, self.box, self.goal, tiebreak, int(self.options["rounds"]))

    def view(self, state: State, seat: int | None) -> ApogeeView:
        """What a seat may know."""
        return apogee_view(cast("Apogee", state), seat, self.printed)

    def notate(self, state: State, move: int) -> str:
        """A move as notation."""
        return self.notation.notate(move)

    def parse(self, state: State, text: str) -> int:
        """A move from notation."""
        return self.notation.parse(text)

    def text(self, language: str) -> ApogeeText:
        """The words of a language."""
        return apogee_text(language, self.pack)

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        return self.text(language).say(cast("Apogee", state), seat, move)

    def prompt(self, view: View, language: str) -> str:
        """What is asked, or what everybody is waiting for."""
        return self.text(language).prompt(cast("ApogeeView", view))

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log."""
        return self.text(language).tell(event, names)

    def rounds(self, state: State) -> int:
        """Each begins with an Event."""
        return int(cast("Apogee", state).round)

    def standing(self, view: View) -> list[Standing]:
        """How far each has come with the Mission, and how many engineers each employs."""
        companies = cast("ApogeeView", view).companies
        return [Standing(company.progress, company.juniors + company.seniors) for company in companies]

    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """A view as a scene, with a path for each of the moves."""
        return self.pictures.draw(cast("ApogeeView", view), moves, self.text(look.language), say, look)

    def picture(self, view: View, language: str = "en") -> str:
        """A view as one SVG."""
        return self.draw(view, (), str, Look(language)).svg()
