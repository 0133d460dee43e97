"""Fitting: the experience that explains best how the games that were seen have ended.

The network of `Experience` gives every party a strength, and the softmax of the strengths of all parties is what each is told
to have of the victory. Adam fits it to what came of the games; those that are kept back say when to stop, how good it is, and
whether its percentages are honest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.experience import FAR, Experience

__all__ = ["Figures", "Seen", "Tenth", "fit"]

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]

HIDDEN: Final = 16
EPOCHS: Final = 15
BATCH: Final = 512
RATE: Final = (3e-3, 5e-5)
"""How fast Adam learns at the beginning, and at the end;"""
DECAY: Final = (0.9, 0.999)
"""how much it remembers of the slope and of its square,"""
PULL: Final = 1e-4
"""and how much weights are pulled to 0."""
VICTORY: Final = 0.6
"""What the victory counts in what is learnt; the rest is for the scores, which say how clear it was."""
CLEAR: Final = 0.8
"""A lead of so many standard deviations of the scores is a clear one."""
SHARPER: Final = tuple(1 + 0.05 * step for step in range(-8, 41))
"""Factors of all strengths, of which the one is taken that tells the chance of victory best: scores have blurred it."""
STILL: Final = 1e-6
"""A trait that spreads less does not change at all."""


class Seen(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    setting: int
    outlooks: Floats
    """For each round and each party that may win, its traits."""
    won: tuple[float, ...]
    """What each party has of the victory,"""
    scores: tuple[int, ...]
    """and the scores of those that have a seat."""
    held: bool
    """Is it kept back, to test what the others have taught?"""


class Tenth(msgspec.Struct, frozen=True):
    """All that were told a chance within one tenth: is it true?"""

    low: float
    parties: int
    told: float
    """The chance that they were told, on average,"""
    won: float
    """and the share of the victories that they had."""


class Figures(msgspec.Struct, frozen=True):
    """How much was seen, and how good experience is on the games that were kept back."""

    games: int
    positions: int
    traits: int
    loss: float
    """Before strengths are sharpened, for it is measured on what was to be learnt: victory and scores."""
    equal: float
    """The loss of somebody who gives all parties equal shares."""
    tenths: list[Tenth]
    """Those in which somebody was."""


class Table(msgspec.Struct):
    """Positions in rows, with as many places for parties as any of them has."""

    outlooks: Floats
    present: Bools
    wanted: Floats
    """What experience should tell each party,"""
    won: Floats
    """and what it had of the victory in the end."""

    def part(self, rows: NDArray[np.int64] | Bools) -> Table:
        """Some of the rows."""
        return Table(self.outlooks[rows], self.present[rows], self.wanted[rows], self.won[rows])


class Network:
    """The figures of an experience while they are learnt, and what Adam remembers of their slopes."""

    def __init__(self, traits: int, rng: np.random.Generator) -> None:
        inner = rng.normal(0, 1 / sqrt(traits), (traits, HIDDEN))
        outer = rng.normal(0, 0.3 / sqrt(HIDDEN), HIDDEN)
        self.weights: list[Floats] = [part.astype(np.float32) for part in (inner, np.zeros(HIDDEN), outer)]
        self._slopes = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def shares(self, table: Table) -> Floats:
        """What it tells every party of every position."""
        return _softmax(self._excited(table) @ self.weights[2], table.present)

    def loss(self, table: Table) -> float:
        """How far that is from what it should tell (the cross-entropy), on average."""
        return _entropy(table.wanted, self.shares(table))

    def sharpen(self, lessons: Table) -> None:
        """Scale all strengths so that shares are honest chances of victory; who is stronger remains so."""
        decided = lessons.part(lessons.won.sum(axis=1) > 0)
        if len(decided.won):
            strengths = self._excited(decided) @ self.weights[2]
            losses = [_entropy(decided.won, _softmax(strengths * by, decided.present)) for by in SHARPER]
            self.weights[2] *= np.float32(SHARPER[int(np.argmin(losses))])

    def improve(self, table: Table, rate: float) -> None:
        """One step of Adam."""
        excited = self._excited(table)
        inner, _, outer = self.weights
        wrong = (_softmax(excited @ outer, table.present) - table.wanted).ravel() / len(table.wanted)
        units = excited.reshape(-1, HIDDEN)
        back = np.outer(wrong, outer) * (1 - units * units)
        traits = table.outlooks.reshape(len(wrong), -1)
        slopes = [traits.T @ back + PULL * inner, back.sum(axis=0), units.T @ wrong + PULL * outer]
        self._steps += 1
        first, second = (1 - decay**self._steps for decay in DECAY)
        for at, slope in enumerate(slopes):
            self._slopes[at] = DECAY[0] * self._slopes[at] + (1 - DECAY[0]) * slope
            self._squares[at] = DECAY[1] * self._squares[at] + (1 - DECAY[1]) * slope * slope
            step = (self._slopes[at] / first) / (np.sqrt(self._squares[at] / second) + 1e-8)
            self.weights[at] = (self.weights[at] - rate * step).astype(np.float32)

    def _excited(self, table: Table) -> Floats:
        found: Floats = np.tanh(table.outlooks @ self.weights[0] + self.weights[1])
        return found


def fit(seen: Sequence[Seen], seed: int = 0) -> tuple[Experience, Figures]:
    """Learn from games, some of which are held back; the same seed gives the same experience."""
    table = _tabled(seen)
    held = np.repeat([one.held for one in seen], [len(one.outlooks) for one in seen])
    known = table.outlooks[~held][table.present[~held]].astype(np.float64)
    means, spreads = known.mean(axis=0), known.std(axis=0)
    scales = np.maximum(spreads, STILL)
    table.outlooks = np.clip((table.outlooks - means) / scales, -FAR, FAR).astype(np.float32)
    network = _trained(table.part(~held), table.part(held), np.random.default_rng(seed))
    loss = network.loss(table.part(held))
    network.sharpen(table.part(~held))
    inner, biases, outer = network.weights
    inner[spreads < STILL] = 0.0  # nothing is known about a trait that never changed
    experience = Experience(means.tolist(), scales.tolist(), inner.T.tolist(), biases.tolist(), outer.tolist())
    return experience, _figures(network, table.part(held), len(seen), len(table.wanted), loss)


def _trained(lessons: Table, held: Table, rng: np.random.Generator) -> Network:
    """Go through all lessons many times; what was best on the games that are held back remains."""
    network = Network(lessons.outlooks.shape[2], rng)
    lowest, best = float("inf"), network.weights
    fast, slow = RATE
    for epoch in range(EPOCHS):
        order = rng.permutation(len(lessons.wanted))
        for first in range(0, len(order), BATCH):
            network.improve(lessons.part(order[first : first + BATCH]), fast * (1 - epoch / EPOCHS) + slow)
        loss = network.loss(held)
        if loss < lowest:
            lowest, best = loss, [part.copy() for part in network.weights]
    network.weights = best
    return network


def _figures(network: Network, held: Table, games: int, positions: int, loss: float) -> Figures:
    told, won = network.shares(held)[held.present], held.won[held.present]
    equal = float(np.log(held.present.sum(axis=1)).mean())
    tenths: list[Tenth] = []
    place = np.minimum((told * 10).astype(int), 9)
    for tenth in np.unique(place):
        there = place == tenth
        tenths.append(Tenth(int(tenth) / 10, int(there.sum()), float(told[there].mean()), float(won[there].mean())))
    return Figures(games, positions, held.outlooks.shape[2], loss, equal, tenths)


def _tabled(seen: Sequence[Seen]) -> Table:
    """All positions, those with fewer parties filled up with absent ones."""
    traits = {one.outlooks.shape[2] for one in seen}
    assert len(traits) == 1, f"a judge has always as many traits, not now {' and now '.join(map(str, sorted(traits)))}"
    rows, most = sum(len(one.outlooks) for one in seen), max(len(one.won) for one in seen)
    outlooks = np.zeros((rows, most, *traits), dtype=np.float32)
    present = np.zeros((rows, most), dtype=np.bool_)
    wanted, won = np.zeros((rows, most), dtype=np.float32), np.zeros((rows, most), dtype=np.float32)
    clear = _clear_leads(seen)
    first = 0
    for one in seen:
        there = slice(first, first + len(one.outlooks)), slice(len(one.won))
        outlooks[there], present[there] = one.outlooks, True
        wanted[there], won[there] = _wanted(one, clear[one.setting]), one.won
        first += len(one.outlooks)
    return Table(outlooks, present, wanted, won)


def _clear_leads(seen: Sequence[Seen]) -> dict[int, float]:
    """For each setting the lead that is a clear one: how far scores lie apart differs between them."""
    scores: dict[int, list[int]] = {}
    for one in seen:
        scores.setdefault(one.setting, []).extend(one.scores)
    return {setting: max(STILL, CLEAR * float(np.std(some))) for setting, some in scores.items()}


def _wanted(one: Seen, clear: float) -> Floats:
    """What every party of a game should have been told: the victory, and how clear the scores were. If nobody has won, the
    scores alone say it; where a party has no score, as those that the game itself plays, the victory alone."""
    won = np.array(one.won, dtype=np.float32)
    if len(one.scores) < len(won):
        return won
    scores = np.array(one.scores, dtype=np.float32) / clear
    led = _softmax(scores, np.ones_like(scores, dtype=np.bool_))
    return VICTORY * won + (1 - VICTORY) * led if won.any() else led


def _entropy(wanted: Floats, shares: Floats) -> float:
    return float(-(wanted * np.log(np.maximum(shares, 1e-12))).sum(axis=1).mean())


def _softmax(strengths: Floats, present: Bools) -> Floats:
    """Shares that add up to 1 along the last axis; who is not there has none."""
    there = np.where(present, strengths, -np.inf)
    weights: Floats = np.exp(there - there.max(axis=-1, keepdims=True))
    shares: Floats = weights / weights.sum(axis=-1, keepdims=True)
    return shares
