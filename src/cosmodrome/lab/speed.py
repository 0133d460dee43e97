"""How fast games are played: decisions, whole games and clones per second of process CPU time.

All that is measured takes turns in short rounds, ours and the peers alike, so that a busy machine slows everybody. A
rate is the best round; the median stands beside it. Everything is driven from Python through the public interface,
with uniformly random moves, and listing the legal moves is part of a decision.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Protocol

import msgspec

from cosmodrome.kernel import Game, Rng, State, Title, Value
from cosmodrome.kernel import state as kernel_state

__all__ = [
    "Measured",
    "OwnGame",
    "Rates",
    "Ratio",
    "Report",
    "Subject",
    "cpu_model",
    "is_compiled",
    "measure",
    "own_games",
    "ratios",
]

ROUNDS = 7
BATCH = 32
"""Acts between two looks at the clock."""
SAMPLED_GAMES = 2
STRIDE = 5
"""Clones are measured over positions along random games, every fifth one of them."""


class Subject(Protocol):
    """Something that plays games: one of ours, or a peer."""

    name: str
    version: str

    def decide(self, count: int) -> int:
        """Make so many random decisions, starting new games as needed; tells how many games came to their end."""

    def clone(self, count: int) -> None:
        """Copy so many positions."""

    def playout(self, count: int) -> None:
        """Play so many whole games inside compiled code; NotImplementedError if that is not on offer."""


class Rates(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many a second. `playouts_per_second`: whole games played inside the rules, without Python in between."""

    decisions_per_second: float
    games_per_second: float
    clones_per_second: float
    playouts_per_second: float | None = None


class Measured(msgspec.Struct, frozen=True):
    """One subject's rates: the best of all rounds and the median."""

    name: str
    version: str
    best: Rates
    median: Rates


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast a game of ours is as a peer."""

    game: str
    peer: str
    decisions: float
    clones: float


class Report(msgspec.Struct, frozen=True):
    """What was measured, and on what."""

    compiled: bool
    python: str
    cpu: str
    subjects: list[Measured]


class OwnGame:
    """A game of ours."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.name = game.title
        self.version = game.rules
        self.options: dict[str, Value] = {"players": int(game.seats), **game.options}
        self._game = game
        self._random = Random(seed).random  # noqa: S311  (the driver's dice, not the game's)
        self._rng = Rng.seeded(seed)
        self._seed = seed
        self._state = game.new(seed)
        self._positions = cycle(self._sample())

    def _sample(self) -> list[State]:
        positions = []
        for seed in range(SAMPLED_GAMES):
            state, decisions = self._game.new(seed), 0
            while not state.over:
                if decisions % STRIDE == 0:
                    positions.append(state.clone())
                seat = state.actors[0]
                state.play(seat, self._rng.pick(state.legal(seat)))
                decisions += 1
        return positions

    def decide(self, count: int) -> int:
        """Make decisions."""
        state, random = self._state, self._random
        finished = 0
        for _ in range(count):
            seat = state.actors[0]
            moves = state.legal(seat)
            state.play(seat, moves[int(random() * len(moves))])
            if state.over:
                finished += 1
                self._seed += 1
                state = self._game.new(self._seed)
        self._state = state
        return finished

    def clone(self, count: int) -> None:
        """Copy positions."""
        for state in islice(self._positions, count):
            state.clone()

    def playout(self, count: int) -> None:
        """Play whole games."""
        for _ in range(count):
            self._seed += 1
            self._game.new(self._seed).playout(self._rng)


def is_compiled() -> bool:
    """Are the kernel and the rules compiled, or plain Python?"""
    return str(kernel_state.__file__).endswith((".so", ".pyd"))


def own_games(titles: Sequence[Title]) -> list[OwnGame]:
    """The variants of these titles with as many seats as they have unless somebody says otherwise: every board once."""
    games = [title.configure(**variant) for title in titles for variant in title.variants()]
    usual = {title.id: title.configure().seats for title in titles}
    return [OwnGame(game) for game in games if game.seats == usual[game.title]]


def measure(subjects: Sequence[Subject], seconds: float, told: Callable[[], None] = lambda: None) -> Report:
    """Measure each subject for about so many seconds; `told` is called after each round of each subject."""
    rounds: list[list[Rates]] = [[] for _ in subjects]
    for _ in range(ROUNDS):
        for subject, found in zip(subjects, rounds, strict=True):
            found.append(_round(subject, seconds / ROUNDS))
            told()
    measured = [
        Measured(subject.name, subject.version, _combine(found, max), _combine(found, median))
        for subject, found in zip(subjects, rounds, strict=True)
    ]
    return Report(is_compiled(), platform.python_version(), cpu_model(), measured)


def ratios(ours: Sequence[tuple[str, Measured]], peers: Sequence[Measured]) -> list[Ratio]:
    """Each of our games, by the name it is told under, against each peer."""
    return [
        Ratio(
            name,
            peer.name,
            own.best.decisions_per_second / peer.best.decisions_per_second,
            own.best.clones_per_second / peer.best.clones_per_second,
        )
        for name, own in ours
        for peer in peers
    ]


def _round(subject: Subject, seconds: float) -> Rates:
    finished = 0

    def decide() -> None:
        nonlocal finished
        finished += subject.decide(BATCH)

    spent, batches = _repeat(decide, seconds / 2)
    decisions, games = batches * BATCH / spent, finished / spent
    spent, batches = _repeat(lambda: subject.clone(BATCH), seconds / 4)
    clones = batches * BATCH / spent
    try:
        spent, batches = _repeat(lambda: subject.playout(1), seconds / 4)
    except NotImplementedError:
        return Rates(decisions, games, clones)
    return Rates(decisions, games, clones, batches / spent)


def _repeat(act: Callable[[], None], seconds: float) -> tuple[float, int]:
    """Do it again and again for some CPU time; tells the time it really took and how often."""
    begin = process_time()
    count, spent = 0, 0.0
    while spent < seconds or not count:
        act()
        count += 1
        spent = process_time() - begin
    return max(spent, 1e-9), count


def _combine(found: Sequence[Rates], of: Callable[[list[float]], float]) -> Rates:
    playouts = [rates.playouts_per_second for rates in found if rates.playouts_per_second is not None]
    return Rates(
        of([rates.decisions_per_second for rates in found]),
        of([rates.games_per_second for rates in found]),
        of([rates.clones_per_second for rates in found]),
        of(playouts) if playouts else None,
    )


def cpu_model() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
