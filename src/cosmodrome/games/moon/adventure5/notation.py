"""Notation of adventure 5, in the words players use at the table:

7/energy 2up4         write the 7 of the combination 7/energy on the fourth level of tower 2 above the surface
7+2/astronaut 2up4    the same, changed by an Astronaut to 9
robot L1              build the next piece of that section of the dome
energy lab            cross the next row of that field
plant up3             circle a plant on that level of the laboratory
water down2           circle the water there
astronaut             cross an astronaut, the number unchanged
x 1down3              write an X with Planning
cut R2                cut that section of the dome
mission B             accomplish mission B
error                 take a system error
pass                  decline
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure5 import Dome
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["DomeNotation"]


class DomeNotation:
    """Notation of adventure 5; it knows the names on the sheet."""

    def __init__(self, data: DomeData) -> None:
        self.spaces = data.spaces()
        sections = [section.id for section in data.section]
        targets = {
            ROBOT: [f"robot {section}" for section in sections],
            ENERGY: [f"energy {field}" for field in FIELDS],
            PLANT: [f"plant {level.id}" for level in data.level],
            WATER: [f"water {level.id}" for level in data.level],
            ASTRONAUT: ["astronaut"],
            PLANNING: [f"x {space}" for space in self.spaces],
        }
        self._texts = {PASS: "pass", SYSTEM_ERROR: "error"}
        self._texts |= {MISSION + i: f"mission {letter}" for i, letter in enumerate(LETTERS)}
        self._texts |= {MARK + i: f"cut {section}" for i, section in enumerate(sections)}
        for action, texts in targets.items():
            self._texts |= {ACT + SPACES * action + target: text for target, text in enumerate(texts)}
        self._moves = {text: move for move, text in self._texts.items()}
        self._space = {name: space for space, name in enumerate(self.spaces)}

    def notate(self, state: Dome, move: int) -> str:
        """A move of this position as text."""
        if move in self._texts:
            return self._texts[move]
        change, code = 0, move - WRITE
        if move >= CHANGED:
            index, code = divmod(move - CHANGED, PILES * SPACES)
            change = CHANGES[index] if index < len(CHANGES) else 0
        pile, space = divmod(code, SPACES)
        if not 0 <= pile < PILES or space >= len(self.spaces) or (move >= CHANGED and not change):
            raise NotationError(f"{move} is not a move of this adventure.")
        return f"{_combination(state, pile, change)} {self.spaces[space]}"

    def parse(self, state: Dome, text: str) -> int:
        """The move that a text means in this position."""
        if text in self._moves:
            return self._moves[text]
        combination, _, place = text.partition(" ")
        if place in self._space:
            for pile in members(state.piles.choices):
                if combination == _combination(state, pile, 0):
                    return WRITE + SPACES * pile + self._space[place]
                for index, change in enumerate(CHANGES):
                    if combination == _combination(state, pile, change):
                        return CHANGED + SPACES * (PILES * index + pile) + self._space[place]
        raise NotationError(f"{text!r} is not a move in this position.")


def _combination(state: Dome, pile: int, change: int) -> str:
    changed = f"{change:+d}" if change else ""
    return f"{state.piles.numbers[pile]}{changed}/{ACTIONS[state.piles.actions[pile]]}"
