"""Adventure 4 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure4.data import MineData, mine_board, mine_data
from cosmodrome.games.moon.adventure4.names import MineNames
from cosmodrome.games.moon.adventure4.view import MineView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, ROBOT
from cosmodrome.games.moon.rules.adventure4 import MAIN, Mine
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.speech import ActionText
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.words import Words, words

__all__ = ["MineText", "mine_text"]


@cache
def mine_text(language: str, pack: str = "") -> MineText:
    """Adventure 4 in a language, as the box or a pack prints it."""
    return MineText(words(language, "moon"), mine_data(pack))


class MineText(ActionText[Mine, MineView, MineNames]):
    """What is said at the table."""

    def __init__(self, words: Words, data: MineData) -> None:
        self.data = data
        self.board = mine_board(data)
        super().__init__(words, MineNames(words, data), self.board.size)
        self._questions |= {
            "write": words("Write the number of a combination; each level ascends."),
            "action": words("You may use the action, or do without."),
            "robots": words("The secondary factory gives robots: cross one in any factory."),
        }
        self._reasons["full"] = words("Somebody has filled the whole mine.")
        self._lines |= {
            "robot": self._tell_robot,
            "factory": self._tell_factory,
            "bonus": self._tell_bonus,
            "extract": self._tell_extract,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Mine, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if MARK <= move < MARK + len(self.board.factories):
            return self._part(state, seat, ROBOT, move - MARK)
        return super().say(state, seat, move)

    def _say_write(self, number: int, action: int, place: str) -> str:
        told = self.names.actions[ACTIONS[action]]
        return self.words("Write {number} ({action}) on {place}", number=face(number), action=told, place=place)

    def _say_changed(self, number: int, action: int, change: int, place: str) -> str:
        return self.words(
            "Change {number} to {changed} and write it on {place}",
            number=number,
            changed=number + change,
            place=place,
        )

    def _say_action(self, state: Mine, seat: int, action: int, target: int) -> str:
        return self._action(state, seat, action, target)

    def _action(self, state: Mine, seat: int, action: int, target: int) -> str:
        """What an action does, as a sentence: it tells which action that is."""
        words, names = self.words, self.names
        if action in (ROBOT, ENERGY):
            return self._part(state, seat, action, target)
        if action == ASTRONAUT:
            return words("Cross an astronaut and leave the number as it is")
        if action == PLANNING:
            return words("Write an X on {place}", place=names.space(target))
        return words("Circle {deposit}", deposit=names.deposit(target))

    def _part(self, state: Mine, seat: int, kind: int, index: int) -> str:
        """Crossing an energy or a robot, and what comes of it."""
        words, factory, sheet = self.words, self.board.factories[index], state.sheet(seat)
        name = self.names.factories[index]
        if len(members(factory.parts & ~sheet.parts)) > 1:
            if kind == ROBOT:
                return words("Cross a robot of {factory}", factory=name)
            return words("Cross an energy of {factory}", factory=name)
        if kind == ROBOT:
            return words("Cross the last robot of {factory}: {effect}", factory=name, effect=self.effect(index))
        return words("Cross the last energy of {factory}: {effect}", factory=name, effect=self.effect(index))

    def effect(self, index: int) -> str:
        """What a factory does once all its energies and robots are crossed."""
        words = self.words
        if index >= len(MAIN):
            gift = self.data.secondary_factory[index - len(MAIN)]
            return words("it gives {gift}", gift=self.names.resources(gift.gives, gift.count))
        main = self.data.main_factory[index]
        return words("each symbol then counts {upgraded} instead of {value}", upgraded=main.upgraded, value=main.value)

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Cross a robot of any factory; its last symbol upgrades or activates it."),
            "energy": words("Cross an energy of any factory; its last symbol upgrades or activates it."),
            "plant": words("Circle a plant directly above or below the number you write."),
            "water": words("Circle a water directly above or below the number you write."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut."),
            "planning": words("Write an X as well and cross a planning symbol."),
        }[action]

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_write(self, name: str, data: tuple[int, ...]) -> str:
        space, number, _ = data
        place = self.names.space(space)
        return self.words("{name} writes {number} on {place}.", name=name, number=face(number), place=place)

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return self._tell_robot(name, (target,))
        if action == ENERGY:
            return words("{name} crosses an energy of {factory}.", name=name, factory=names.factories[target])
        if action == ASTRONAUT:
            return words("{name} crosses an astronaut.", name=name)
        if action == PLANNING:
            return words("{name} writes an X on {place}.", name=name, place=names.space(target))
        return words("{name} circles {deposit}.", name=name, deposit=names.deposit(target))

    def _tell_robot(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} crosses a robot of {factory}.", name=name, factory=self.names.factories[data[0]])

    def _tell_factory(self, name: str, data: tuple[int, ...]) -> str:
        words, factory, effect = self.words, self.names.factories[data[0]], self.effect(data[0])
        if data[0] < len(MAIN):
            return words("{name} upgrades {factory}: {effect}.", name=name, factory=factory, effect=effect)
        return words("{name} activates {factory}: {effect}.", name=name, factory=factory, effect=effect)

    def _tell_bonus(self, name: str, data: tuple[int, ...]) -> str:
        return self.words(
            "{name} is among the first to win the filling bonus of {factory}: {points}.",
            name=name,
            factory=self.names.factories[data[0]],
            points=self.names.points(self.data.main_factory[data[0]].bonus),
        )

    def _tell_extract(self, name: str, data: tuple[int, ...]) -> str:
        column, counts = data[0] + 1, data[1:]
        found = [self.names.resources(kind, n) for kind, n in zip(MAIN, counts, strict=False) if n]
        if not found:
            return self.words("{name} extracts column {column}: there is nothing in it.", name=name, column=column)
        return self.words(
            "{name} extracts column {column}: {resources}.",
            name=name,
            column=column,
            resources=self.words.join(found),
        )
