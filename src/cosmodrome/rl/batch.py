"""Many games in lockstep: what all of them may play next as arrays, and one action for each of them at a time.

Every game of a batch waits for one seat, the first that must decide. A game that ends gives its rewards and begins anew with
the next seed, so a batch never runs dry. Game `i` of a batch with seed `S` plays the seeds `S:i`, `S:i+n`, `S:i+2n`, …
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.kernel import Game, State, Title
from cosmodrome.rl.encoder import Encoder
from cosmodrome.rl.rewards import rewards

__all__ = ["Batch", "Stepped"]


class Stepped(msgspec.Struct, frozen=True):
    """What a step has brought."""

    rewards: NDArray[np.float32]
    """Games by seats; nothing but zeros while a game runs."""
    done: NDArray[np.bool_]
    """The games that have ended with this step; they have begun anew."""
    scores: NDArray[np.float32]
    """Games by seats: the final scores of those that have ended."""


class Batch:
    """So many games of a kind.

    >>> from cosmodrome.games import title
    >>> batch = Batch(title("missions"), title("missions").configure(players=2), size=4, seed=1)
    >>> batch.observations().shape == (4, batch.encoder.size), batch.masks().shape == (4, batch.encoder.actions)
    (True, True)
    >>> stepped = batch.step(batch.masks().argmax(axis=1))
    >>> stepped.done.tolist()
    [False, False, False, False]
    """

    def __init__(self, title: Title, game: Game, size: int, seed: int | str = 0) -> None:
        self.game = game
        self.size = size
        self.seed = seed
        self.encoder = Encoder(title, game)
        self._begun = [0] * size
        self.states: list[State] = [self._new(index) for index in range(size)]

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who decides next in each game."""
        return np.array([state.actors[0] for state in self.states])

    def legal(self) -> list[list[int]]:
        """The moves of each game, as lists: the fast way for whoever needs no mask."""
        return [state.legal(state.actors[0]) for state in self.states]

    def masks(self) -> NDArray[np.int8]:
        """Games by actions: 1 where an action is legal."""
        found = np.zeros((self.size, self.encoder.actions), dtype=np.int8)
        for row, moves in zip(found, self.legal(), strict=True):
            row[moves] = 1
        return found

    def observations(self) -> NDArray[np.float32]:
        """Games by numbers: what the seat that decides may know."""
        return np.stack([self.encoder.observe(state, state.actors[0]) for state in self.states])

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Stepped:
        """Play one action in each game; one that is not legal raises IllegalMove."""
        gained = np.zeros((self.size, self.game.seats), dtype=np.float32)
        scores = np.zeros_like(gained)
        done = np.zeros(self.size, dtype=np.bool_)
        for index, (state, action) in enumerate(zip(self.states, actions, strict=True)):
            state.play(state.actors[0], int(action))
            if state.over:
                gained[index], scores[index], done[index] = rewards(state), state.scores, True
                self._begun[index] += 1
                self.states[index] = self._new(index)
        return Stepped(gained, done, scores)

    def _new(self, index: int) -> State:
        return self.game.new(f"{self.seed}:{index + self._begun[index] * self.size}")
