"""Adventure 8 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure8.data import BattleData, battle_board, battle_data
from cosmodrome.games.moon.adventure8.names import BattleNames, sentence
from cosmodrome.games.moon.adventure8.solo import BattleSoloText
from cosmodrome.games.moon.adventure8.view import BattleView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure8 import DRAW_INSIGNIA, Battle
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, is_write, written
from cosmodrome.games.moon.speech import ActionText
from cosmodrome.kernel.words import Words, words

__all__ = ["BattleText", "battle_text"]


@cache
def battle_text(language: str, pack: str = "") -> BattleText:
    """Adventure 8 in a language, as the box or a pack prints it."""
    return BattleText(words(language, "moon"), battle_data(pack))


class BattleText(ActionText[Battle, BattleView, BattleNames]):
    """What is said at the table.

    >>> battle_text("en").names.mission("A1"), battle_text("en").names.spaces[0]
    ('Control 4 planets on one sheet', 'space 1 of planet 1-2-3')
    """

    def __init__(self, words: Words, data: BattleData) -> None:
        self.board = battle_board(data)
        self.types = [kind.id for kind in data.type]
        super().__init__(words, BattleNames(words, data), self.board.size)
        self.solo = BattleSoloText(words, self.names)
        self._questions |= {
            "write left": words("Left sheet: choose a combination and draw your insignia on a planet with its number."),
            "write right": words(
                "Right sheet: choose a combination and draw your insignia on a planet with its number."
            ),
            "improve": words("Energy bonus: improve a type of planets."),
            "moon": words("Planning bonus: draw your insignia on a moon, at no cost."),
            "robot": words("Robot: you may draw your insignia on the next asteroid and use its bonuses."),
            "energy": words("Energy: you may improve a type of planets."),
            "plant": words("Plant: you may cross off a plant of this planet."),
            "water": words("Water: you may cross off a water of this planet."),
            "planning": words("Planning: you may draw your insignia on a moon, but must then cross a planning box."),
        }
        self._reasons |= {
            "errors": words("Somebody has crossed all system errors of a side."),
            "full": words("All planets of a sheet are full."),
        }
        self._lines |= {
            **self.solo.lines,
            "insignia": self._tell_insignia,
            "control": self._tell_control,
            "asteroid": self._tell_asteroid,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Battle, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if is_write(move):
            pile, space, change = written(move)
            if not change and space < self.board.size:
                return self.solo.left_over(state, pile, self._say_insignia(state, pile, space))
        if MARK <= move < MARK + len(self.types):
            return self._improve(state, seat, move - MARK, bonus=True)
        if CROSS_OUT + self.board.size <= move < CROSS_OUT + len(self.names.spaces):
            return self.words("Draw your insignia on {moon}", moon=self.names.space(move - CROSS_OUT))
        return super().say(state, seat, move)

    def _say_insignia(self, state: Battle, pile: int, space: int) -> str:
        words, number = self.words, state.piles.numbers[pile]
        action, place = self.names.actions[ACTIONS[state.piles.actions[pile]]], self.names.space(space)
        stored = DRAW_INSIGNIA.stored_for(state, pile, space)
        if stored:
            return words.count(
                "With {number} ({action}) and {n} stored astronaut: draw your insignia in {place}",
                "With {number} ({action}) and {n} stored astronauts: draw your insignia in {place}",
                stored,
                number=number,
                action=action,
                place=place,
            )
        return words(
            "With {number} ({action}): draw your insignia in {place}", number=number, action=action, place=place
        )

    def _improve(self, state: Battle, seat: int, kind: int, *, bonus: bool) -> str:
        values, crossed = self.board.types[kind].values, state.side(seat).types[kind]
        value, name = values[min(crossed + 1, len(values) - 1)], self.names.types[self.types[kind]]
        if bonus:
            return self.words("Improve the {type}: each is worth {value}", type=name, value=value)
        return self.words("improve the {type}: each is worth {value}", type=name, value=value)

    def _action(self, state: Battle, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            return words("draw your insignia on {asteroid}", asteroid=names.asteroids[target])
        if action == ENERGY:
            return self._improve(state, seat, target, bonus=False)
        if action == PLANT:
            return words("cross off a plant of {planet}", planet=names.planets[target])
        if action == WATER:
            return words("cross off a water of {planet}", planet=names.planets[target])
        if action == PLANNING:
            return words("draw your insignia on {moon}", moon=names.space(target))
        return super()._action(state, seat, action, target)

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Draw your insignia on the next asteroid from your side and use its bonuses."),
            "energy": words("Improve the value of a type of planets."),
            "plant": words("Cross off a plant of the planet on which you draw, and the next plant box."),
            "water": words("Cross off a water of the planet on which you draw, and the next water box."),
            "astronaut": words("Change the number by up to 2 and circle an astronaut, to do so again in a later turn."),
            "planning": words("Draw your insignia on a moon as well; each planning box costs points."),
        }[action]

    def _question(self, view: BattleView) -> str:
        if view.asks == "write" and view.seat is not None:
            own = view.sheets[view.seat]
            return self._questions["write left" if own.active == own.left else "write right"]
        return self._questions[view.action or view.asks]

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_insignia(self, name: str, data: tuple[int, ...]) -> str:
        space, number, _, stored = data
        words, planet = self.words, self.names.planets[self.names.planet_of[space]]
        if stored:
            return words.count(
                "{name} occupies {planet} with {number} and {n} stored astronaut.",
                "{name} occupies {planet} with {number} and {n} stored astronauts.",
                stored,
                name=name,
                planet=planet,
                number=number,
            )
        return words("{name} occupies {planet} with {number}.", name=name, planet=planet, number=number)

    def _tell_control(self, name: str, data: tuple[int, ...]) -> str:
        index, mine, shared = data
        words, planet = self.words, self.names.planets[index]
        if shared:
            told = words("{planet} is complete: both rivals control it.", planet=planet)
        elif mine:
            told = words("{planet} is complete: {name} controls it.", planet=planet, name=name)
        else:
            told = words("{planet} is complete: the rival of {name} controls it.", planet=planet, name=name)
        return sentence(told)

    def _tell_asteroid(self, name: str, data: tuple[int, ...]) -> str:
        return self._tell_use(name, ROBOT, data[0])

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} mines {asteroid}.", name=name, asteroid=names.asteroids[target])
        if action == ENERGY:
            return words("{name} improves the {type}.", name=name, type=names.types[self.types[target]])
        if action == PLANT:
            return words("{name} crosses off a plant of {planet}.", name=name, planet=names.planets[target])
        if action == WATER:
            return words("{name} crosses off a water of {planet}.", name=name, planet=names.planets[target])
        if action == PLANNING:
            return words("{name} occupies {moon}.", name=name, moon=names.space(target))
        return super()._tell_use(name, action, target)
