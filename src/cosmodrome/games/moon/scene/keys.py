"""What to touch for each legal move, one key after the other: the part that all adventures share.

An adventure says how its spaces are called and what its own things and actions are touched at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import ClassVar

from cosmodrome.games.moon.rules.actions import PLANNING, WATER
from cosmodrome.games.moon.rules.astra import PAIRS, action_card, number_card, third_card
from cosmodrome.games.moon.rules.moves import (
    ACT,
    CROSS_OUT,
    GIVE,
    LOSE,
    MARK,
    MISSION,
    PASS,
    POINTS,
    SPACES,
    SPARE,
    STAR,
    STRIKE,
    SYSTEM_ERROR,
    is_write,
    written,
)
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.games.moon.view import MoonView
from cosmodrome.scene import Path

__all__ = ["MoveKeys", "Moves", "Say", "action_key", "is_write", "pile_key", "strike_key", "written"]

Moves = Sequence[tuple[int, str]]
"""Legal moves with their notation."""
Say = Callable[[int], str]
"""Puts a move into words."""


def pile_key(pile: int) -> str:
    """The key of a pile, counted from 0."""
    return f"pile.{pile + 1}"


def action_key(card: int) -> str:
    """The key of the action of a card, in a game against ASTRA."""
    return f"action.{card + 1}"


def strike_key(target: int) -> str:
    """The key of what an effect of ASTRA could strike."""
    return f"strike.{target + 1}"


class MoveKeys:
    """The paths of a view's legal moves; `spaces` are the keys of the sheet's spaces."""

    losing: ClassVar[int] = WATER
    """The action whose targets an incident of a campaign costs."""

    def __init__(self, view: MoonView, moves: Moves, spaces: Sequence[str]) -> None:
        self.view = view
        self.moves = moves
        self.spaces = spaces

    @cached_property
    def found(self) -> dict[int, tuple[str, ...]]:
        """The keys of each move."""
        return {move: self._keys(move) for move, _ in self.moves}

    def has(self, move: int) -> bool:
        """Is this one of the moves?"""
        return move in self.found

    @property
    def touchable(self) -> set[str]:
        """Every key that some move goes through."""
        return {key for keys in self.found.values() for key in keys}

    def paths(self, say: Say) -> Iterator[Path]:
        """A path for every move; a pile that shows the same combination as another serves as well."""
        for move, notation in self.moves:
            keys, label = self.found[move], self.label(move, say)
            yield Path(move, notation, keys, label)
            if is_write(move):
                own = self.combination(written(move)[0])
                for twin in self._twins(written(move)[0]):
                    swapped = dict(zip(own, self.combination(twin), strict=True))
                    yield Path(move, notation, tuple(swapped.get(key, key) for key in keys), label)
            elif GIVE <= move < STRIKE and keys[0] in (pile_key(0), pile_key(1), pile_key(2)):
                yield Path(move, notation, (keys[0].replace("pile", "action"), *keys[1:]), label)

    def label(self, move: int, say: Say) -> str:
        """What a path says where somebody must choose among several."""
        return say(move)

    def combination(self, pile: int) -> tuple[str, ...]:
        """To choose a combination: its pile; against ASTRA the number of one card, then the action of another."""
        if self.view.astra is None:
            return (pile_key(pile),)
        return pile_key(int(number_card(pile))), action_key(int(action_card(pile)))

    def number_of(self, pile: int) -> int:
        """The number of a combination."""
        return self.view.piles[pile if self.view.astra is None else int(number_card(pile))].number

    def action_of(self, pile: int) -> str:
        """The action of a combination."""
        return self.view.piles[pile if self.view.astra is None else int(action_card(pile))].action

    def _twins(self, pile: int) -> list[int]:
        """The other combinations with the same number and action; against ASTRA the same card must be left over."""
        every = range(len(self.view.piles) if self.view.astra is None else PAIRS)
        return [other for other in every if other != pile and self._shows(other) == self._shows(pile)]

    def _shows(self, pile: int) -> tuple[object, ...]:
        left = self.view.piles[int(third_card(pile))] if self.view.astra is not None else None
        return self.number_of(pile), self.action_of(pile), left

    def writable(self) -> dict[str, list[int]]:
        """For each space, the marks that may go there now."""
        marks: dict[str, list[int]] = {}
        for move, _ in self.moves:
            if is_write(move):
                pile, space, change = written(move)
                marks.setdefault(self.spaces[space], []).append(self.number_of(pile) + change)
            elif CROSS_OUT <= move < MARK or ACT + PLANNING * SPACES <= move < ACT + (PLANNING + 1) * SPACES:
                marks.setdefault(self.spaces[move % SPACES], []).append(CROSS)
        return marks

    def _keys(self, move: int) -> tuple[str, ...]:
        if is_write(move):
            return self.write(*written(move))
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if MISSION <= move < MISSION + len(LETTERS):
            return (f"mission.{LETTERS[move - MISSION]}",)
        if move in (STAR, POINTS):
            return ("star" if move == STAR else "points",)
        if move >= LOSE:
            return self.action(self.losing, move - LOSE)[-1:]
        if move >= STRIKE:
            return (strike_key(move - STRIKE),)
        if move >= GIVE:
            return self._hand_over(move)
        if move >= ACT:
            keys = self.action(*divmod(move - ACT, SPACES))
            return keys[-1:] if self.view.asks == "receive" else keys  # a gift needs no Wild
        return (self.mark(move - MARK) if move >= MARK else self.spaces[move - CROSS_OUT],)

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write the number of a pile: the pile, then the space."""
        return *self.combination(pile), self.spaces[space]

    def _hand_over(self, move: int) -> tuple[str, ...]:
        """To give a card to ASTRA or to keep it: the button, and before it the card if it can be chosen."""
        astra, spared = self.view.astra, move >= SPARE
        assert astra is not None
        card = pile_key(move - SPARE if spared else move - GIVE)
        if astra.used:
            return ("spare" if spared else "give",)
        if astra.circled == astra.spent:
            return (card,)
        return card, "spare" if spared else "give"

    def mark(self, target: int) -> str:
        """To mark one of the adventure's own things, where it has any."""
        raise NotImplementedError

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action, where actions are used."""
        raise NotImplementedError
