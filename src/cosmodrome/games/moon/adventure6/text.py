"""Adventure 6 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure6.data import VirusData, virus_board, virus_data
from cosmodrome.games.moon.adventure6.names import VirusNames, sentence
from cosmodrome.games.moon.adventure6.view import VirusView
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure6 import CHARGE, NOWHERE, PLACING, SPREADING, Virus
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK
from cosmodrome.games.moon.speech import WildText
from cosmodrome.kernel.words import Words, words

__all__ = ["VirusText", "virus_text"]


@cache
def virus_text(language: str, pack: str = "") -> VirusText:
    """Adventure 6 in a language, as the box or a pack prints it."""
    return VirusText(words(language, "moon"), virus_data(pack))


class VirusText(WildText[Virus, VirusView, VirusNames]):
    """What is said at the table."""

    def __init__(self, words: Words, data: VirusData) -> None:
        self.data = data
        self.board = virus_board(data)
        super().__init__(words, VirusNames(words, data), self.board.size)
        self._questions |= {
            "grey": words("Place the grey virus: choose a space in a quarter with an empty target, to be infected."),
            "write": words("Choose a combination and write its number on any floor."),
            "close": words("A line of plants is full: close a walkway."),
            "charge": words("A line of water is full: circle an energy in a quarter that is not complete."),
        }
        self._reasons["full"] = words("Somebody has filled the whole housing unit.")
        self._lines |= {
            "grey": self._tell_grey,
            "shelter": self._tell_shelter,
            "close": self._tell_close,
            "charge": self._tell_charge,
            "sign": self._tell_sign,
            "complete": self._tell_complete,
            "wake": self._tell_wake,
            "runs": self._tell_runs,
            "infect": self._tell_infect,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Virus, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        words, names = self.words, self.names
        if CROSS_OUT <= move < CROSS_OUT + self.board.size:
            place = names.space(move - CROSS_OUT)
            if state.phase == PLACING and not state.first_infections():
                quarter = names.quarters[self.board.quarter_of[move - CROSS_OUT]]
                return words("Place the grey virus in {quarter}", quarter=quarter)
            if state.phase == PLACING:
                return words("Place the grey virus and infect {place}", place=place)
            return words("Infect {place}", place=place)
        if MARK <= move < MARK + len(self.board.walkways):
            return words("Close {walkway}", walkway=names.walkway(move - MARK))
        if CHARGE <= move < CHARGE + len(self.board.quarters):
            return words("Circle an energy in quarter {quarter}", quarter=names.quarters[move - CHARGE])
        return super().say(state, seat, move)

    def _action(self, state: Virus, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            return words("close {walkway}", walkway=names.walkway(target))
        if action == ENERGY:
            return words("circle an energy in quarter {quarter}", quarter=names.quarters[target])
        if action == PLANT:
            return words("circle a plant in quarter {quarter}", quarter=names.quarters[target])
        if action == WATER:
            return words("circle the tank of {place}", place=names.space(target))
        return super()._action(state, seat, action, target)

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Close any walkway: no virus passes it any more."),
            "energy": words("Circle an energy in the quarter in which you write the number."),
            "plant": words("Circle a plant in the quarter in which you write the number."),
            "water": words("Circle the tank of the space in which you write the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; every second one circles a Wild."),
            "planning": words("Write an X in any space as well and cross a planning; every second one circles a Wild."),
            "wild": words("Cross it off to use any action instead of the one on the card."),
        }[action]

    def prompt(self, view: VirusView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        n = len(view.actors)
        if n and not view.asks and view.phase == PLACING:
            return self.words.count(
                "One player is still placing the grey virus.", "{n} players are still placing the grey virus.", n
            )
        if n and not view.asks and view.phase == SPREADING:
            return self.words.count(
                "One player is still choosing infected spaces.", "{n} players are still choosing infected spaces.", n
            )
        return super().prompt(view)

    def _question(self, view: VirusView) -> str:
        words, names = self.words, self.names
        if view.asks == "infect":
            virus = sentence(names.virus_of(view.source))
            source, into = names.quarters[view.source], names.quarters[view.into]
            if source == into:
                return words(
                    "{virus} spreads: choose the space of {quarter} that it infects.", virus=virus, quarter=into
                )
            return words(
                "{virus} leaves {source}, which is complete: choose the space of {quarter} that it infects.",
                virus=virus,
                source=source,
                quarter=into,
            )
        if view.asks == "action":
            action = names.actions[view.action]
            if view.seat is not None and view.sheets[view.seat].wilds_left:
                return words("You may use {action}, or a Wild in its place, or none.", action=action)
            return words("You may use {action}, or do without.", action=action)
        return super()._question(view)

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} closes {walkway}", name=name, walkway=names.walkway(target))
        if action == ENERGY:
            return words("{name} circles an energy in quarter {quarter}", name=name, quarter=names.quarters[target])
        if action == PLANT:
            return words("{name} circles a plant in quarter {quarter}", name=name, quarter=names.quarters[target])
        if action == WATER:
            return words("{name} circles the tank of {place}", name=name, place=names.space(target))
        return super()._tell_use(name, action, target)

    def _tell_close(self, name: str, data: tuple[int, ...]) -> str:
        return f"{self._tell_use(name, ROBOT, data[0])}."

    def _tell_charge(self, name: str, data: tuple[int, ...]) -> str:
        return f"{self._tell_use(name, ENERGY, data[0])}."

    def _tell_shelter(self, name: str, data: tuple[int, ...]) -> str:
        quarter = self.names.quarters[data[0]]
        return self.words("{name} places the grey virus in {quarter}.", name=name, quarter=quarter)

    def _tell_grey(self, name: str, data: tuple[int, ...]) -> str:
        place = self.names.space(data[0])
        return self.words("{name} places the grey virus and infects {place}.", name=name, place=place)

    def _tell_sign(self, name: str, data: tuple[int, ...]) -> str:
        quarter = self.board.signs[data[0]]
        if quarter == NOWHERE:
            return self.words("{name} sets off a propagation for the others.", name=name)
        return self.words("{name} sets off {virus}.", name=name, virus=self.names.virus_of(quarter))

    def _tell_complete(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} evacuates quarter {quarter}.", name=name, quarter=self.names.quarters[data[0]])

    def _tell_wake(self, name: str, data: tuple[int, ...]) -> str:
        """This concerns the table: the name is nobody's."""
        virus = sentence(self.names.virus_of(data[0]))
        return self.words("{virus} wakes on all sheets.", virus=virus)

    def _tell_runs(self, name: str, data: tuple[int, ...]) -> str:
        return self.words.count(
            "The viruses of {name} spread once.", "The viruses of {name} spread {n} times.", data[0], name=name
        )

    def _tell_infect(self, name: str, data: tuple[int, ...]) -> str:
        space, source = data
        virus, place = self.names.virus_of(source), self.names.space(space)
        return self.words("{name}: {virus} infects {place}.", name=name, virus=virus, place=place)
