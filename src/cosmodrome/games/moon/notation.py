"""Notation of Welcome to the Moon, in the words players use at the table. All adventures write

7/energy energy.4    write the 7 of the combination 7/energy in the fourth space of the energy floor
mission B            accomplish mission B
error                take a system error
pass                 decline

and adventure 1 has also

x wild.2             write an X
+ planning.q1        fill the arrow of the inactive rocket in that quarter

What the other adventures have also is told in their own notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cosmodrome.games.moon.data import ACTIONS, LaunchData
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import (
    ACT,
    CHANGED,
    CROSS_OUT,
    MARK,
    MISSION,
    PASS,
    SPACES,
    SYSTEM_ERROR,
    WRITE,
)
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["ActionNotation", "LaunchNotation", "MoonNotation"]


class MoonNotation:
    """Notation that all adventures share; it knows the names of the spaces."""

    def __init__(self, spaces: list[str]) -> None:
        self.spaces = spaces
        self._space = {name: space for space, name in enumerate(spaces)}
        self._texts = {PASS: "pass", SYSTEM_ERROR: "error"}
        self._moves = {text: move for move, text in self._texts.items()}
        self.call(MISSION, "mission", LETTERS)

    def call(self, first: int, verb: str, targets: Sequence[str]) -> None:
        """Say in every position the move `first` and those that follow by a verb and what it is done to."""
        for move, target in enumerate(targets, first):
            text = f"{verb} {target}".rstrip()
            self._texts[move] = text
            self._moves[text] = move

    def notate(self, state: Moon, move: int) -> str:
        """A move of this position as text."""
        if move in self._texts:
            return self._texts[move]
        pile, space = divmod(move - WRITE, SPACES)
        if 0 <= pile < PILES and space < len(self.spaces):
            return f"{combination(state, pile)} {self.spaces[space]}"
        raise NotationError(f"{move} is not a move of this adventure.")

    def parse(self, state: Moon, text: str) -> int:
        """The move that a text means in this position."""
        if text in self._moves:
            return self._moves[text]
        written, _, place = text.partition(" ")
        if place in self._space:
            for pile in members(state.piles.choices):
                if written == combination(state, pile):
                    return WRITE + SPACES * pile + self._space[place]
        raise NotationError(f"{text!r} is not a move in this position.")


class ActionNotation(MoonNotation):
    """Notation of an adventure in which an Astronaut may change the number, and other actions are used afterwards."""

    changed: ClassVar[str] = "{number}/{action}{change:+d}"
    """A combination whose number is changed."""

    def __init__(self, spaces: list[str]) -> None:
        super().__init__(spaces)
        self.call_use(ASTRONAUT, [""])

    def call_use(self, action: int, targets: Sequence[str]) -> None:
        """Say the use of an action by its name and what it is used on."""
        self.call(ACT + SPACES * action, ACTIONS[action], targets)

    def notate(self, state: Moon, move: int) -> str:
        """A move of this position as text."""
        if CHANGED <= move < CHANGED + len(CHANGES) * PILES * SPACES:
            index, code = divmod(move - CHANGED, PILES * SPACES)
            pile, space = divmod(code, SPACES)
            if space < len(self.spaces):
                return f"{self._changed(state, pile, CHANGES[index])} {self.spaces[space]}"
        return super().notate(state, move)

    def parse(self, state: Moon, text: str) -> int:
        """The move that a text means in this position."""
        written, _, place = text.partition(" ")
        if place in self._space:
            for pile in members(state.piles.choices):
                for index, change in enumerate(CHANGES):
                    if written == self._changed(state, pile, change):
                        return CHANGED + SPACES * (PILES * index + pile) + self._space[place]
        return super().parse(state, text)

    def _changed(self, state: Moon, pile: int, change: int) -> str:
        number, action = state.piles.numbers[pile], ACTIONS[state.piles.actions[pile]]
        return self.changed.format(number=number, action=action, change=change)


class LaunchNotation(MoonNotation):
    """Notation of adventure 1."""

    def __init__(self, data: LaunchData, arrows: list[str]) -> None:
        super().__init__(data.spaces())
        self.call(CROSS_OUT, "x", self.spaces)
        self.arrows = arrows
        self.call(MARK, "+", arrows)


def combination(state: Moon, pile: int) -> str:
    """The combination of a pile."""
    return f"{state.piles.numbers[pile]}/{ACTIONS[state.piles.actions[pile]]}"
