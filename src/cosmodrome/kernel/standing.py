"""Where everybody stands while a game runs, as far as a view tells: points so far, and how many cards a hand hides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.view import View

__all__ = ["Ranked", "Standing", "standing"]


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat in the eyes of the one who looks; None: there is nothing to tell."""

    score: int | None = None
    """What it would score if the game ended now, as far as the view shows it."""
    hand: int | None = None
    """Cards in its hand, whose faces the others do not see."""


@runtime_checkable
class Ranked(Protocol):
    """A game that can tell how everybody stands."""

    def standing(self, view: View) -> Sequence[Standing]:
        """One for each seat, from nothing but the view."""
        ...


def standing(game: Game, view: View) -> list[Standing]:
    """How everybody stands in a view; empty if the game does not tell."""
    return list(game.standing(view)) if isinstance(game, Ranked) else []
