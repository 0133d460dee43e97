"""Looking back: any earlier position of a game, without playing it from the start each time."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.kernel import Game, State
from cosmodrome.table.position import begin

__all__ = ["Replay"]

EVERY = 16
"""Moves between two positions that are kept once somebody has looked back."""


class Replay:
    """The past of one game."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._kept: dict[int, State] = {}

    def at(self, moves: Sequence[tuple[int, str]], number: int) -> State:
        """The position after so many of the moves; not to be changed."""
        if not self._kept:
            self._kept[0] = begin(self._game, self._seed)
        start = max(kept for kept in self._kept if kept <= number)
        if start == number:
            return self._kept[start]
        state = self._kept[start].clone()
        for done, (seat, notation) in enumerate(moves[start:number], start + 1):
            state.play(seat, state.parse(notation))
            if done % EVERY == 0:
                self._kept[done] = state.clone()
        return state
