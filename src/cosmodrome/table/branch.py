"""Drafts as branches: a clone of the committed position on which one seat's intended moves are played.

Nothing is remembered but notation. Whatever happens at the table, the branch is grown again from the position as it is
now, and intended moves that are no longer legal fall away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.kernel import IllegalMove, NotationError, State

__all__ = ["Branch", "grow"]


class Branch(NamedTuple):
    """A seat's own future."""

    state: State
    """Not to be changed."""
    moves: tuple[str, ...]
    """What could be played of what was intended."""

    def words(self, base: State, seat: int, language: str) -> list[str]:
        """Each drafted move for a person; `base` is the committed position."""
        state, told = base.clone(), []
        for notation in self.moves:
            move = state.parse(notation)
            told.append(state.say(seat, move, language))
            state.draft(seat, move)
        return told


def grow(base: State, seat: int, intended: Sequence[str]) -> Branch:
    """Play what is still legal. A move that would uncover something is never kept: it cannot be taken back."""
    state, kept = base, []
    for notation in intended:
        branch = state.clone()
        try:
            uncovers = branch.draft(seat, branch.parse(notation))
        except (IllegalMove, NotationError):
            continue
        if uncovers:
            continue
        state = branch
        kept.append(notation)
    return Branch(state, tuple(kept))
