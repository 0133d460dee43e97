"""What to touch for each legal move, one key after the other: the part that all adventures share.

An adventure says how its spaces are called and what its own things and actions are touched at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from cosmodrome.games.moon.rules.actions import CHANGES, PLANNING
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, CROSS_OUT, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.games.moon.view import MoonView
from cosmodrome.scene import Path

__all__ = ["MoveKeys", "Moves", "Say", "is_write", "pile_key", "written"]

Moves = Sequence[tuple[int, str]]
"""Legal moves with their notation."""
Say = Callable[[int], str]
"""Puts a move into words."""


def pile_key(pile: int) -> str:
    """The key of a pile, counted from 0."""
    return f"pile.{pile + 1}"


def is_write(move: int) -> bool:
    """Does it write a number, changed or not?"""
    return WRITE <= move < WRITE + PILES * SPACES or CHANGED <= move < ACT


def written(move: int) -> tuple[int, int, int]:
    """Pile, space and change of a move that writes a number."""
    index, rest = divmod(move - CHANGED, PILES * SPACES) if move >= CHANGED else (-1, move - WRITE)
    pile, space = divmod(rest, SPACES)
    return pile, space, CHANGES[index] if index >= 0 else 0


class MoveKeys:
    """The paths of a view's legal moves; `spaces` are the keys of the sheet's spaces."""

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
            keys, label = self.found[move], say(move)
            yield Path(move, notation, keys, label)
            if is_write(move):
                pile = written(move)[0]
                for twin in self._twins(pile):
                    other = tuple(pile_key(twin) if key == pile_key(pile) else key for key in keys)
                    yield Path(move, notation, other, label)

    def _twins(self, pile: int) -> list[int]:
        """The other piles with the same number and action."""
        piles = self.view.piles
        wanted = (piles[pile].number, piles[pile].action)
        return [i for i, other in enumerate(piles) if i != pile and (other.number, other.action) == wanted]

    def writable(self) -> dict[str, list[int]]:
        """For each space, the marks that may go there now."""
        marks: dict[str, list[int]] = {}
        for move, _ in self.moves:
            if is_write(move):
                pile, space, change = written(move)
                marks.setdefault(self.spaces[space], []).append(self.view.piles[pile].number + change)
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
        if move >= ACT:
            return self.action(*divmod(move - ACT, SPACES))
        return (self.mark(move - MARK) if move >= MARK else self.spaces[move - CROSS_OUT],)

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write the number of a pile: the pile, then the space."""
        return pile_key(pile), self.spaces[space]

    def mark(self, target: int) -> str:
        """To mark one of the adventure's own things, where it has any."""
        raise NotImplementedError

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action, where actions are used."""
        raise NotImplementedError
