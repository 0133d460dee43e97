"""Notation of Welcome to the Moon, in the words players use at the table. All adventures write

7/energy energy.4    write the 7 of the combination 7/energy in the fourth space of the energy floor
mission B            accomplish mission B
error                take a system error
pass                 decline

and against ASTRA

7/energy~9/water energy.4    the 7 of one card with the Energy of another; the card 9/water is left over
give 9/water                 give that card to ASTRA
spare 9/water                cross off a solo bonus and put it out of the game
strike water.q1              what an effect of ASTRA strikes

and in a campaign

star, points                 what is taken for the side goal
lose t5                      what an incident costs
X/energy level1.4            a card that shows an X

What each adventure has also is told in its own notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.actions import ASTRONAUT
from cosmodrome.games.moon.rules.astra import third_card
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import (
    ACT,
    CHANGED,
    CHANGES,
    GIVE,
    MISSION,
    PASS,
    POINTS,
    SPACES,
    SPARE,
    STAR,
    SYSTEM_ERROR,
    WRITE,
    is_write,
    shift,
    written,
)
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["ActionNotation", "MoonNotation"]


HANDING = {"give": GIVE, "spare": SPARE}
"""What becomes of a card at the end of a turn against ASTRA."""
GOAL = {STAR: "star", POINTS: "points"}
"""What is taken for the side goal of a campaign."""


class MoonNotation:
    """Notation that all adventures share; it knows the names of the spaces."""

    changed: ClassVar[str] = "{number}/{action}{change:+d}"
    """A combination whose number is changed."""

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
        if move in GOAL and state.orders is not None:
            return GOAL[move]
        if is_write(move):
            pile, space, change = written(move)
            if pile < state.piles.combinations and space < len(self.spaces):
                return f"{self.combined(state, pile, change)} {self.spaces[space]}"
        for verb, first in HANDING.items():
            if state.astra is not None and first <= move < first + len(state.astra.pile.open):
                return f"{verb} {card_name(state, move - first)}"
        raise NotationError(f"{move} is not a move of this adventure.")

    def parse(self, state: Moon, text: str) -> int:
        """The move that a text means in this position."""
        if text in self._moves:
            return self._moves[text]
        if text in GOAL.values() and state.orders is not None:
            return next(move for move, told in GOAL.items() if told == text)
        first, _, rest = text.partition(" ")
        if rest in self._space:
            for pile in members(state.piles.choices):
                for move, change in self.ways():
                    if first == self.combined(state, pile, change):
                        return move + int(shift(pile)) + self._space[rest]
        if first in HANDING and state.astra is not None:
            for index in range(len(state.astra.pile.open)):
                if rest == card_name(state, index):
                    return HANDING[first] + index
        raise NotationError(f"{text!r} is not a move in this position.")

    def ways(self) -> list[tuple[int, int]]:
        """How numbers may be written: the first move of each way, and what it changes."""
        return [(WRITE, 0)]

    def combined(self, state: Moon, pile: int, change: int) -> str:
        """A combination, its number changed or not; against ASTRA with the card that is left over."""
        number, action = state.piles.numbers[pile], ACTIONS[state.piles.actions[pile]]
        plain = f"{face(number)}/{action}"
        told = self.changed.format(number=number, action=action, change=change) if change else plain
        return told if state.astra is None else f"{told}~{card_name(state, int(third_card(pile)))}"


class ActionNotation(MoonNotation):
    """Notation of an adventure in which an Astronaut may change the number, and other actions are used afterwards."""

    def __init__(self, spaces: list[str]) -> None:
        super().__init__(spaces)
        self.call_use(ASTRONAUT, [""])

    def ways(self) -> list[tuple[int, int]]:
        """As it is, or changed by an Astronaut."""
        return [*super().ways(), *((CHANGED + SPACES * PILES * i, change) for i, change in enumerate(CHANGES))]

    def call_use(self, action: int, targets: Sequence[str]) -> None:
        """Say the use of an action by its name and what it is used on."""
        self.call(ACT + SPACES * action, ACTIONS[action], targets)


def card_name(state: Moon, index: int) -> str:
    """One of the cards of this turn against ASTRA."""
    assert state.astra is not None
    pile = state.astra.pile
    card = pile.open[index]
    return f"{face(pile.deck.numbers[card])}/{ACTIONS[pile.deck.actions[card]]}"
