"""Adventure 5 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData, dome_board, dome_data
from cosmodrome.games.moon.adventure5.names import DomeNames
from cosmodrome.games.moon.adventure5.view import DomeView
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure5 import FIRST, LATER, MISSIONS_FIELD, Dome
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.speech import ActionText
from cosmodrome.kernel.words import Words, words

__all__ = ["DomeText", "dome_text"]


@cache
def dome_text(language: str, pack: str = "") -> DomeText:
    """Adventure 5 in a language, as the box or a pack prints it."""
    return DomeText(words(language, "moon"), dome_data(pack))


class DomeText(ActionText[Dome, DomeView, DomeNames]):
    """What is said at the table.

    >>> dome_text("en").names.mission("A2"), dome_text("en").names.spaces[0]
    ('Fill the highest level of 2 towers', 'tower 1, level 6 below ground')
    """

    def __init__(self, words: Words, data: DomeData) -> None:
        self.board = dome_board(data)
        super().__init__(words, DomeNames(words, data), self.board.size)
        self._questions |= {
            "write": words("Choose a combination and write its number at an end of a tower, rising upward."),
            "cut": words("The price of the X: cut a section of the dome in two."),
            "robot": words("Robot: you may build at an end of the dome."),
            "energy": words("Energy: you may upgrade a scoring field."),
            "plant": words("Plant: you may circle a plant on this level of the laboratory."),
            "water": words("Water: you may circle the water on this level of the laboratory."),
            "astronaut": words("Astronaut: you may cross an astronaut."),
            "planning": words("Planning: you may write an X at an end of a tower, but must then cut the dome."),
        }
        self._reasons["full"] = words("Somebody has filled all towers.")
        self._lines |= {"end_bonus": self._tell_end_bonus, "cut": self._tell_cut}

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Dome, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if MARK <= move < MARK + self.board.sections:
            return self.words("Cut {section}", section=self.names.sections[move - MARK])
        return super().say(state, seat, move)

    def _action(self, state: Dome, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            if state.sheet(seat).cuts >> (2 * target + 1) & 1:
                return words("build half of {section}", section=names.sections[target])
            return words("build {section}", section=names.sections[target])
        if action == ENERGY:
            return self._say_energy(target, state.sheet(seat).upgrades[target] + 1)
        if action == PLANT:
            return words("circle a plant on {level}", level=names.levels[target])
        if action == WATER:
            return words("circle the water on {level}", level=names.levels[target])
        return super()._action(state, seat, action, target)

    def _say_energy(self, field: int, crossed: int) -> str:
        words = self.words
        values = [column[min(crossed, len(column) - 1)] for column in self.board.fields[field]]
        match FIELDS[field]:
            case "missions":
                return words(
                    "a mission is worth {first} to the first, {later} after them", first=values[0], later=values[1]
                )
            case "lab":
                return words(
                    "a level with 1, 2, 3 symbols is worth {one}, {two}, {three}",
                    one=values[0],
                    two=values[1],
                    three=values[2],
                )
            case "astronauts":
                return words(
                    "most astronauts are worth {most}, fewer {others}",
                    most=_signed(values[0]),
                    others=_signed(values[1]),
                )
            case _:
                return words("a missing piece of the dome costs {value}", value=values[0])

    def _say_mission(self, state: Dome, seat: int, letter: int) -> str:
        column = LATER if state.achieved >> letter & 1 else FIRST
        return self.words.count(
            "Accomplish mission {letter}, for now worth {n} point",
            "Accomplish mission {letter}, for now worth {n} points",
            state.sheet(seat).worth(state.board, MISSIONS_FIELD, column),
            letter=LETTERS[letter],
        )

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Build a piece of the dome at its left or right end; odd pieces need an odd number."),
            "energy": words("Cross a row of a scoring field: missions, laboratory, astronauts or dome."),
            "plant": words("Circle a plant on the level of the laboratory that a pipe joins to the number."),
            "water": words("Circle the water on the level of the laboratory that a pipe joins to the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; the most may win or lose points."),
            "planning": words("Write an X at an end of a tower as well; the dome gets one more piece to build."),
        }[action]

    def _question(self, view: DomeView) -> str:
        return self._questions[view.action or view.asks]

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} builds at {section}.", name=name, section=names.sections[target])
        if action == ENERGY:
            return words("{name} upgrades {field}.", name=name, field=names.fields[FIELDS[target]])
        if action == PLANT:
            return words("{name} circles a plant on {level}.", name=name, level=names.levels[target])
        if action == WATER:
            return words("{name} circles the water on {level}.", name=name, level=names.levels[target])
        return super()._tell_use(name, action, target)

    def _tell_end_bonus(self, name: str, data: tuple[int, ...]) -> str:
        index, bonus, later = data
        points, end = self.names.points(bonus), self.names.ends[index]
        if later:
            return self.words("{name} reaches {end} after others: {points}.", name=name, end=end, points=points)
        return self.words("{name} is among the first to reach {end}: {points}.", name=name, end=end, points=points)

    def _tell_cut(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} cuts {section}.", name=name, section=self.names.sections[data[0]])

    def _tell_mission(self, name: str, data: tuple[int, ...]) -> str:
        letter, _, later = data
        if later:
            return self.words(
                "{name} accomplishes mission {letter} after others and circles its flower.",
                name=name,
                letter=LETTERS[letter],
            )
        return self.words(
            "{name} is among the first to accomplish mission {letter} and circles its star.",
            name=name,
            letter=LETTERS[letter],
        )


def _signed(value: int) -> str:
    return str(value).replace("-", "−")
