"""Adventure 7 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure7.data import EscapeData, escape_board, escape_data
from cosmodrome.games.moon.adventure7.names import EscapeNames
from cosmodrome.games.moon.adventure7.view import EscapeView
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure7 import Escape
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.speech import WildText
from cosmodrome.kernel.words import Words, words

__all__ = ["EscapeText", "escape_text"]


@cache
def escape_text(language: str, pack: str = "") -> EscapeText:
    """Adventure 7 in a language, as the box or a pack prints it."""
    return EscapeText(words(language, "moon"), escape_data(pack))


class EscapeText(WildText[Escape, EscapeView, EscapeNames]):
    """What is said at the table."""

    def __init__(self, words: Words, data: EscapeData) -> None:
        self.data = data
        self.board = escape_board(data)
        super().__init__(words, EscapeNames(words, data), self.board.size)
        self._questions |= {
            "write": words("Choose a combination and write its number in a block that active airlocks reach."),
            "airlock": words("Activate an airlock beside a block that you can reach."),
        }
        self._reasons["full"] = words("Somebody has filled all starships.")
        self._lines |= {"airlock": self._tell_airlock, "greenhouse": self._tell_greenhouse}

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Escape, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if MARK <= move < MARK + len(self.board.airlocks):
            return self.words("Activate {airlock}", airlock=self.names.airlock(move - MARK))
        return super().say(state, seat, move)

    def _action(self, state: Escape, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            return words("activate {airlock}", airlock=names.airlock(target))
        if action == ENERGY:
            return words("circle a reactor of {ship}", ship=names.ship(target))
        if action == PLANT:
            return words("circle a plant of {ship}", ship=names.ship(target))
        if action == WATER:
            return words("circle the tank of {place}", place=names.space(target))
        return super()._action(state, seat, action, target)

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Activate an airlock beside a block that you can reach."),
            "energy": words("Circle a reactor of the starship in which you write the number."),
            "plant": words("Circle a plant of the starship in which you write the number."),
            "water": words("Circle the tank of the space in which you write the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; every second one circles a Wild."),
            "planning": words("Write an X in a block that you can reach as well, and cross a planning box."),
            "wild": words("Cross it off to use any action instead of the one on the card."),
        }[action]

    def _question(self, view: EscapeView) -> str:
        if view.asks == "action":
            action = self.names.actions[view.action]
            if view.seat is not None and view.sheets[view.seat].wilds_left:
                return self.words("You may use {action}, or a Wild in its place, or none.", action=action)
            return self.words("You may use {action}, or do without.", action=action)
        return super()._question(view)

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} activates {airlock}", name=name, airlock=names.airlock(target))
        if action == ENERGY:
            return words("{name} circles a reactor of {ship}", name=name, ship=names.ship(target))
        if action == PLANT:
            return words("{name} circles a plant of {ship}", name=name, ship=names.ship(target))
        if action == WATER:
            return words("{name} circles the tank of {place}", name=name, place=names.space(target))
        return super()._tell_use(name, action, target)

    def _tell_airlock(self, name: str, data: tuple[int, ...]) -> str:
        return f"{self._tell_use(name, ROBOT, data[0])}."

    def _tell_greenhouse(self, name: str, data: tuple[int, ...]) -> str:
        ship, late = data
        words, place = self.words, self.names.ship(ship)
        if late:
            return words(
                "{name} fills the greenhouse of {ship} after others, without the bonus.", name=name, ship=place
            )
        return words(
            "{name} is among the first to fill the greenhouse of {ship}: it counts {factor} times.",
            name=name,
            ship=place,
            factor=self.board.factor,
        )
