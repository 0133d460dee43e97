"""Slingshot with its options chosen: the factory of its states, and the one who speaks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from cosmodrome.kernel import Event, Game, NotationError, Rng, State, Value, View
from cosmodrome.kernel.standing import Standing
from cosmodrome.scene import Look, Scene
from slingshot.data import box
from slingshot.rules import DRIFT, LIGHT, Slingshot
from slingshot.scene import draw
from slingshot.text import text
from slingshot.view import SlingshotView, view_of

__all__ = ["RULES", "SlingshotGame"]

RULES = "1"
"""The version of the rules: what changes any recorded game raises it."""


# --8<-- [start:game]
class SlingshotGame(Game):
    """A number of seats and a value for each option."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__("slingshot", RULES, seats, options)
        self.box = box(str(options["pack"]))

    def deal(self, rng: Rng) -> State:
        """A fresh position before set-up."""
        return Slingshot(self, rng, self.box)

    def view(self, state: State, seat: int | None) -> SlingshotView:
        """What a seat may know."""
        return view_of(cast("Slingshot", state), seat)

    # --8<-- [end:game]

    # --8<-- [start:notation]
    def notate(self, state: State, move: int) -> str:
        """A move as it stands in a record."""
        return {DRIFT: "drift", LIGHT: "flare"}.get(move, f"burn {move}")

    def parse(self, state: State, text: str) -> int:
        """A move from a record."""
        if text in ("drift", "flare"):
            return DRIFT if text == "drift" else LIGHT
        verb, _, burn = text.partition(" ")
        if verb != "burn" or burn not in tuple("123456789"):
            raise NotationError(f"{text!r}: a move is burn 1 to burn 9, drift or flare.")
        return int(burn)

    # --8<-- [end:notation]

    # --8<-- [start:words]
    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        return text(language).say(move)

    def prompt(self, view: View, language: str) -> str:
        """What is asked."""
        return text(language).prompt(cast("SlingshotView", view))

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log."""
        return text(language).tell(event, names)

    # --8<-- [end:words]

    # --8<-- [start:drawn]
    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """A view as a scene."""
        return draw(cast("SlingshotView", view), moves, say, text(look.language), look)

    def picture(self, view: View, language: str = "en") -> str:
        """A view as one SVG."""
        return self.draw(view, (), str, Look(language)).svg()

    def standing(self, view: View) -> list[Standing]:
        """How far everybody is."""
        return [Standing(score=distance) for distance in cast("SlingshotView", view).distances]

    # --8<-- [end:drawn]
