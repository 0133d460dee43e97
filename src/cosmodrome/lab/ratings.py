"""Ratings from a tournament, by the Bradley-Terry model in its form for any number of seats.

Every bot has a strength, and wins a game with a chance that is its strength over the sum of the strengths at the table
(Luce's choice axiom; with two seats it is Bradley and Terry's model, which Elo's scale is made for). Ratings are strengths on
Elo's scale, 400 points for ten times the strength, 1500 on average. A shared victory is divided; a game that nobody wins is
divided among all. Every bot is given one drawn game against an average one, so that a bot that always wins has a rating, too.

An interval is the wider of two: percentiles of a bootstrap over deals (lineups that were dealt alike are drawn together),
and the curvature of the likelihood, which also says something when a bot has won every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.lab.shares import Z95
from cosmodrome.lab.tournament import Played, Tournament

__all__ = ["Rating", "ratings"]

Floats = NDArray[np.float64]

AVERAGE: Final = 1500.0
SCALE: Final = 400.0
RESAMPLES: Final = 400
PRECISION: Final = 1e-9
ROUNDS: Final = 1000


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating with its 95% interval, its games, and its share of victories."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: float
    """Of all seats it has had, shared victories divided."""


def ratings(tournament: Tournament, played: Sequence[Played]) -> list[Rating]:
    """The bots, the best first. Empty where nobody meets anybody: one bot alone, or one seat."""
    bots = list(tournament.bots)
    if len(bots) == 1 or tournament.seats == 1:
        return []
    lineups = tournament.lineups
    tables = np.array([[lineup.count(bot) for bot in bots] for lineup in lineups], dtype=float)
    wins = np.zeros((tournament.games, len(lineups), len(bots)))
    counts = np.zeros((tournament.games, len(lineups)))
    for game in played:
        if game.error:
            continue
        counts[game.deal, game.lineup] += 1
        for seat, share in enumerate(game.shares()):
            wins[game.deal, game.lineup, bots.index(lineups[game.lineup][seat])] += share
    won, met = wins.sum(axis=(0, 1)), counts.sum(axis=0)
    strengths = _strengths(won, met, tables)
    best, reach, seats = _elo(strengths), _reach(strengths, met, tables), met @ tables
    low, high = _interval(wins.sum(axis=1), counts, tables)
    found = [
        Rating(
            bot,
            float(best[i]),
            float(min(low[i], best[i] - reach[i])),
            float(max(high[i], best[i] + reach[i])),
            int(met @ (tables[:, i] > 0)),
            float(won[i] / seats[i]) if seats[i] else 0.0,
        )
        for i, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def _interval(wins: Floats, counts: Floats, tables: Floats) -> tuple[Floats, Floats]:
    """The middle 95 of 100 ratings, when the deals are drawn again with replacement."""
    rng = np.random.default_rng(0)
    deals = len(wins)
    drawn = []
    for _ in range(RESAMPLES):
        times = np.bincount(rng.integers(deals, size=deals), minlength=deals).astype(float)
        drawn.append(_elo(_strengths(times @ wins, times @ counts, tables)))
    low, high = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    return low, high


def _reach(strengths: Floats, met: Floats, tables: Floats) -> Floats:
    """How far an interval reaches by the curvature of the likelihood, which the drawn game belongs to."""
    chances = tables * strengths / (tables @ strengths)[:, None]
    curvature = np.diag(strengths / (strengths + 1) ** 2)
    for games, chance in zip(met, chances, strict=True):
        curvature += games * (np.diag(chance) - np.outer(chance, chance))
    centre = np.eye(len(strengths)) - 1 / len(strengths)  # ratings are told against their average, which is fixed
    spread = centre @ np.linalg.inv(curvature) @ centre
    return np.asarray(Z95 * SCALE / np.log(10) * np.sqrt(np.diag(spread)))


def _strengths(won: Floats, met: Floats, tables: Floats) -> Floats:
    """The most likely strengths, by Hunter's minorisation and maximisation; `won` per bot, `met` per lineup."""
    strengths = np.ones(len(won))
    for _ in range(ROUNDS):
        at_table = tables @ strengths
        against = tables.T @ (met / at_table) + 1 / (strengths + 1)  # the drawn game against an average bot
        fresh = (won + 0.5) / against
        fresh /= np.exp(np.mean(np.log(fresh)))
        done = np.max(np.abs(fresh - strengths)) < PRECISION
        strengths = fresh
        if done:
            break
    return strengths


def _elo(strengths: Floats) -> Floats:
    return AVERAGE + SCALE * np.log10(strengths)
