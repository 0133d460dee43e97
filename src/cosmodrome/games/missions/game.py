"""Space Missions with its options chosen: the factory of its states, and who speaks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from cosmodrome.games.missions.boards import missions_board, scenario_of
from cosmodrome.games.missions.data import MissionsData, missions_data
from cosmodrome.games.missions.notation import MissionsNotation
from cosmodrome.games.missions.rules.board import SetUp
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.games.missions.scene import MissionsPicture
from cosmodrome.games.missions.text import MissionsText, missions_text
from cosmodrome.games.missions.view import MissionsView, missions_view
from cosmodrome.kernel import Event, Game, OptionError, Rng, State, Value, View
from cosmodrome.kernel.standing import Standing
from cosmodrome.scene import Look, Scene

__all__ = ["RULES", "MissionsGame"]

RULES = "1"
"""The version of the rules of Space Missions."""


class MissionsGame(Game):
    """Space Missions for a number of seats; one seat plays against the Automa."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__("missions", RULES, seats, options)
        self.pack = str(options["pack"])
        data = missions_data(self.pack)
        self.board = missions_board(self.pack)
        self.set_up = SetUp(
            scenario_of(data, int(options["scenario"])),
            options["missions"] == "random",
            options["bonuses"] == "random",
            options["astronauts"] == "on",
            self._experience(data),
            _automa_deck(data, str(options["automa"])) if seats == 1 else [],
        )
        self.notation = MissionsNotation(data)
        self.pictures = MissionsPicture(data, self.board, self.set_up, int(options["scenario"]))

    def _experience(self, data: MissionsData) -> bool:
        """The experience module, refused where it does not go with the rest."""
        if self.options["experience"] != "on":
            return False
        if self.seats == 1:
            raise OptionError("experience=on: the experience module needs at least two players; choose experience=off.")
        fitting = [card.number for card in data.scenario if data.experience.replaces in card.scored]
        if self.options["scenario"] not in fitting:
            raise OptionError(
                f"experience=on: it takes the place of manned missions, which scenario {self.options['scenario']} does "
                f"not score; choose one of the scenarios {', '.join(map(str, fitting))}."
            )
        return True

    def deal(self, rng: Rng) -> State:
        """A fresh state before set-up."""
        return SpaceMissions(self, rng, self.board, self.set_up)

    def text(self, language: str) -> MissionsText:
        """The words of a language."""
        return missions_text(language, self.pack)

    def view(self, state: State, seat: int | None) -> MissionsView:
        """What a seat may know."""
        return missions_view(cast("SpaceMissions", state), seat)

    def notate(self, state: State, move: int) -> str:
        """A move as notation."""
        return self.notation.notate(move)

    def parse(self, state: State, text: str) -> int:
        """A move from notation."""
        return self.notation.parse(text)

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        return self.text(language).say(cast("SpaceMissions", state), seat, move)

    def prompt(self, view: View, language: str) -> str:
        """What is asked, or what everybody is waiting for."""
        return self.text(language).prompt(cast("MissionsView", view))

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log."""
        return self.text(language).tell(event, names)

    def rounds(self, state: State) -> int:
        """A year each."""
        return int(cast("SpaceMissions", state).year) + 1

    def standing(self, view: View) -> list[Standing]:
        """What every seat would have if the game ended now."""
        totals = cast("MissionsView", view).totals
        return [Standing(score=total) for total in totals[: self.seats]]

    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """A view as a scene, with a path for each of the moves."""
        return self.pictures.draw(cast("MissionsView", view), moves, self.text(look.language), say, look)

    def picture(self, view: View, language: str = "en") -> str:
        """A view as one SVG."""
        return self.draw(view, (), str, Look(language)).svg()


def _automa_deck(data: MissionsData, level: str) -> list[int]:
    """The Automa's cards at a level, as many of each type as it says."""
    counts = next(printed.deck for printed in data.automa_level if printed.id == level)
    return [card for card, copies in enumerate(counts) for _ in range(copies)]
