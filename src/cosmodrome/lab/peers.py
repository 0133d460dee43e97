"""Other engines, measured by the same yardstick: catanatron, and four games of OpenSpiel from Python.

A decision is a choice of a player: outcomes of chance that OpenSpiel asks its driver for are played, inside the time
measured, but not counted. Catanatron counts every tick of its random players, four of them, as Catan is meant.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from itertools import cycle, islice
from random import Random
from typing import Any

from cosmodrome.lab.speed import SAMPLED_GAMES, STRIDE, Subject

__all__ = ["INSTALL", "find_peers"]

INSTALL = "pip install 'cosmodrome[peers]'"
"""The command that brings the peers."""

CATANATRON = "catanatron"
OPEN_SPIEL = "open_spiel"
OPEN_SPIEL_GAMES = ("hearts", "gin_rummy", "backgammon", "chess")
MODULES = {CATANATRON: "catanatron", **{f"{OPEN_SPIEL} {game}": "pyspiel" for game in OPEN_SPIEL_GAMES}}
"""Every peer by name, and the module it needs."""


class Catanatron:
    """Catan by catanatron: `Game.play_tick` with random players, `Game.copy` for clones."""

    name = CATANATRON

    def __init__(self) -> None:
        self._catan: Any = import_module("catanatron")
        self.version = version(CATANATRON)
        self._game = self._new()
        self._positions = cycle(self._sample())

    def _new(self) -> Any:
        colors = list(self._catan.Color)
        return self._catan.Game([self._catan.RandomPlayer(color) for color in colors])

    def _sample(self) -> list[Any]:
        positions = []
        for _ in range(SAMPLED_GAMES):
            game, ticks = self._new(), 0
            while game.winning_color() is None:
                if ticks % STRIDE == 0:
                    positions.append(game.copy())
                game.play_tick()
                ticks += 1
        return positions

    def decide(self, count: int) -> int:
        """Make decisions."""
        game = self._game
        finished = 0
        for _ in range(count):
            game.play_tick()
            if game.winning_color() is not None:
                finished += 1
                game = self._new()
        self._game = game
        return finished

    def clone(self, count: int) -> None:
        """Copy positions."""
        for game in islice(self._positions, count):
            game.copy()

    def playout(self, count: int) -> None:
        """Not on offer."""
        raise NotImplementedError


class OpenSpiel:
    """A game of OpenSpiel through `pyspiel`: `legal_actions` and `apply_action`, `clone` for clones."""

    def __init__(self, game: str) -> None:
        spiel: Any = import_module("pyspiel")
        self.name = f"{OPEN_SPIEL} {game}"
        self.version = version(OPEN_SPIEL)
        self._game = spiel.load_game(game)
        self._random = Random(0).random  # noqa: S311  (the driver's dice)
        self._state = self._game.new_initial_state()
        self._positions = cycle(self._sample())

    def _sample(self) -> list[Any]:
        positions = []
        for _ in range(SAMPLED_GAMES):
            state, decisions = self._game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    self._draw(state)
                    continue
                if decisions % STRIDE == 0:
                    positions.append(state.clone())
                moves = state.legal_actions()
                state.apply_action(moves[int(self._random() * len(moves))])
                decisions += 1
        return positions

    def _draw(self, state: Any) -> None:
        point = self._random()
        outcomes = state.chance_outcomes()
        for outcome, chance in outcomes:
            point -= chance
            if point < 0:
                state.apply_action(outcome)
                return
        state.apply_action(outcomes[-1][0])  # the chances add up to a hair less than 1

    def decide(self, count: int) -> int:
        """Make decisions, and play the chance in between."""
        state, random = self._state, self._random
        finished = 0
        for _ in range(count):
            while state.is_chance_node():
                self._draw(state)
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
            if state.is_terminal():
                finished += 1
                state = self._game.new_initial_state()
        self._state = state
        return finished

    def clone(self, count: int) -> None:
        """Copy positions."""
        for state in islice(self._positions, count):
            state.clone()

    def playout(self, count: int) -> None:
        """Not on offer."""
        raise NotImplementedError


def find_peers() -> tuple[list[Subject], list[str]]:
    """The peers that are installed, and the names of those that are not."""
    present: list[Subject] = []
    missing: list[str] = []
    for name, module in MODULES.items():
        if find_spec(module) is None:
            missing.append(name)
        elif name == CATANATRON:
            present.append(Catanatron())
        else:
            present.append(OpenSpiel(name.removeprefix(f"{OPEN_SPIEL} ")))
    return present, missing
