"""Adventure 2 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure2.data import JourneyData, journey_board, journey_data
from cosmodrome.games.moon.adventure2.names import JourneyNames
from cosmodrome.games.moon.adventure2.view import JourneyView
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure2 import Journey
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.speech import WildText
from cosmodrome.kernel.words import Words, words

__all__ = ["JourneyText", "journey_text"]


@cache
def journey_text(language: str, pack: str = "") -> JourneyText:
    """Adventure 2 in a language, as the box or a pack prints it."""
    return JourneyText(words(language, "moon"), journey_data(pack))


class JourneyText(WildText[Journey, JourneyView, JourneyNames]):
    """What is said at the table."""

    def __init__(self, words: Words, data: JourneyData) -> None:
        self.data = data
        self.board = journey_board(data)
        super().__init__(words, JourneyNames(words, data), self.board.size)
        self._questions |= {
            "write": words("Choose a combination and write its number."),
            "line": words("A column of energies is full: draw a line between two spaces."),
        }
        self._reasons["full"] = words("Somebody has filled the whole trajectory.")
        self._lines |= {"line": self._tell_line, "station": self._tell_station}

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Journey, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if MARK <= move < MARK + self.board.size - 1:
            return self.words("Draw a line {gap}", gap=self.names.gap(move - MARK))
        return super().say(state, seat, move)

    def _action(self, state: Journey, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            if state.sheet(seat).robots[target] + 1 < self.board.stations[target].robots:
                return words("circle a robot of {station}", station=names.station(target))
            return words("circle the last robot of {station}", station=names.station(target))
        if action == ENERGY:
            return words("circle an energy")
        if action == PLANT:
            return words("circle a plant of {station}", station=names.station(target))
        if action == WATER:
            return words.count(
                "circle the tank of {place}, worth {n} point",
                "circle the tank of {place}, worth {n} points",
                self.board.tanks[target],
                place=names.space(target),
            )
        return super()._action(state, seat, action, target)

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Circle a robot of any station; the last one circles a multiplier."),
            "energy": words("Circle an energy; a full column draws a line between two spaces."),
            "plant": words("Circle a plant of a station that is hooked to the zone of your number."),
            "water": words("Circle the tank of the space in which you write the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; a full column circles a Wild."),
            "planning": words("Write an X as well and cross a planning symbol; a full column circles a Wild."),
            "wild": words("Cross it off to use any action instead of the one on the card."),
        }[action]

    def _question(self, view: JourneyView) -> str:
        if view.asks == "action":
            if view.seat is not None and view.sheets[view.seat].wilds_left:
                return self.words("You may use the action, or a Wild in its place, or none.")
            return self.words("You may use the action, or do without.")
        return super()._question(view)

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} circles a robot of {station}", name=name, station=names.station(target))
        if action == ENERGY:
            return words("{name} circles an energy", name=name)
        if action == PLANT:
            return words("{name} circles a plant of {station}", name=name, station=names.station(target))
        if action == WATER:
            return words("{name} circles the tank of {place}", name=name, place=names.space(target))
        return super()._tell_use(name, action, target)

    def _tell_line(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} draws a line {gap}.", name=name, gap=self.names.gap(data[0]))

    def _tell_station(self, name: str, data: tuple[int, ...]) -> str:
        index, later = data
        station, words = self.board.stations[index], self.words
        if later:
            return words(
                "{name} has all robots of {station} after others: each plant counts {n}.",
                name=name,
                station=self.names.station(index),
                n=station.later,
            )
        return words(
            "{name} is among the first with all robots of {station}: each plant counts {n}.",
            name=name,
            station=self.names.station(index),
            n=station.first,
        )
