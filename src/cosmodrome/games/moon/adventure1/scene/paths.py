"""What to touch for each move of adventure 1: for a number the pile, then the space; else the thing itself."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.moon.adventure1.view import LaunchView
from cosmodrome.games.moon.scene.keys import MoveKeys, Moves

__all__ = ["LaunchKeys"]


class LaunchKeys(MoveKeys):
    """The paths of a view's legal moves; `arrows` are the keys of the arrows of the inactive rockets."""

    def __init__(self, view: LaunchView, moves: Moves, spaces: Sequence[str], arrows: Sequence[str]) -> None:
        super().__init__(view, moves, spaces)
        self.arrows = arrows

    def mark(self, target: int) -> str:
        """To fill an arrow."""
        return self.arrows[target]
