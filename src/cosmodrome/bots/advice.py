"""Advice: the best moves for a person who asks, how likely each wins, and what it would be followed by."""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.bots.levels import Commander
from cosmodrome.kernel import Rng, State

__all__ = ["Advice", "advise"]

MOST = 3
"""So many moves are told."""


class Advice(NamedTuple):
    """A move that is worth a thought."""

    move: int
    chance: float
    """How likely it wins, from 0 to 1."""
    behind: float
    """How much less likely than the best move."""
    then: int | None
    """What would come next in the same turn; None: nothing that is known yet."""


def advise(commander: Commander, state: State, seat: int, rng: Rng) -> list[Advice]:
    """What a commander would tell this seat, from what the seat may know; the likeliest to win first."""
    found = commander.consider(state.redeal(seat, rng), seat, rng)[:MOST]
    found.sort(key=lambda one: one.chance, reverse=True)  # the one it trusts most may be a hair behind
    return [
        Advice(one.move, one.chance, max(0.0, found[0].chance - one.chance), _next(state, seat, one.move, one.then))
        for one in found
    ]


def _next(state: State, seat: int, move: int, line: list[int]) -> int | None:
    """The follow-up, if this seat is really asked for it whatever chance brings."""
    after = state.clone()
    uncovers = after.draft(seat, move)
    return line[0] if line and not uncovers and line[0] in after.legal(seat) else None
