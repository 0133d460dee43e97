"""Notation of Welcome to the Moon, in the words players use at the table:

7/energy energy.4    write the 7 of the combination 7/energy in the fourth space of the energy floor
x wild.2             write an X
+ planning.q1        fill the arrow of the inactive rocket in that quarter
mission B            accomplish mission B
error                take a system error
pass                 decline
"""

from __future__ import annotations

from cosmodrome.games.moon.data import ACTIONS, LaunchData
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["LaunchNotation"]


class LaunchNotation:
    """Notation of adventure 1; it knows the names on the sheet."""

    def __init__(self, data: LaunchData, arrows: list[str]) -> None:
        self.spaces = data.spaces()
        self.arrows = arrows
        self._space = {name: space for space, name in enumerate(self.spaces)}

    def notate(self, state: Launch, move: int) -> str:
        """A move of this position as text."""
        if move == PASS:
            return "pass"
        if move == SYSTEM_ERROR:
            return "error"
        if MISSION <= move < MISSION + len(LETTERS):
            return f"mission {LETTERS[move - MISSION]}"
        if CROSS_OUT <= move < CROSS_OUT + len(self.spaces):
            return f"x {self.spaces[move - CROSS_OUT]}"
        if MARK <= move < MARK + len(self.arrows):
            return f"+ {self.arrows[move - MARK]}"
        pile, space = divmod(move - WRITE, SPACES)
        if 0 <= pile < len(state.piles.numbers) and space < len(self.spaces):
            return f"{self._combination(state, pile)} {self.spaces[space]}"
        raise NotationError(f"{move} is not a move of this adventure.")

    def parse(self, state: Launch, text: str) -> int:
        """The move that a text means in this position."""
        if text == "pass":
            return PASS
        if text == "error":
            return SYSTEM_ERROR
        verb, _, target = text.partition(" ")
        if verb == "mission" and len(target) == 1 and target in LETTERS:
            return MISSION + LETTERS.index(target)
        if verb == "x" and target in self._space:
            return CROSS_OUT + self._space[target]
        if verb == "+" and target in self.arrows:
            return MARK + self.arrows.index(target)
        if target in self._space:
            for pile in members(state.piles.choices):
                if verb == self._combination(state, pile):
                    return WRITE + pile * SPACES + self._space[target]
        raise NotationError(f"{text!r} is not a move in this position.")

    def _combination(self, state: Launch, pile: int) -> str:
        return f"{state.piles.numbers[pile]}/{ACTIONS[state.piles.actions[pile]]}"
