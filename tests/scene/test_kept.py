"""What is kept of earlier drawings never shows: a position looks the same whatever was drawn before it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import cosmodrome
from cosmodrome import scene
from cosmodrome.kernel import State
from cosmodrome.scene.kept import forget

LOOKS = (("en", "wide"), ("de", "tall"))


def positions(title: str, players: int, options: dict[str, int], moves: int, every: int) -> Iterator[State]:
    """A game at random, now and then."""
    state, dice = cosmodrome.game(title, players=players, **options).new(seed=5), random.Random(5)
    for played in range(moves):
        if state.over:
            return
        seat = state.actors[0]
        state.play(seat, dice.choice(state.legal(seat)))
        if played % every == 0:
            yield state.clone()


def drawn(state: State) -> list[bytes]:
    """What the first seat and a spectator see."""
    names = [f"Seat {seat}" for seat in range(state.seats)]
    return [
        scene.of(state, seat, language, shape="wide" if shape == "wide" else "tall", names=names).to_json()
        for seat in (0, None)
        for language, shape in LOOKS
    ]


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [
        ("moon", 3, {"adventure": 1}),
        ("moon", 2, {"adventure": 6}),
        ("apogee", 2, {}),
        ("rescue", 3, {}),
        ("missions", 2, {}),
    ],
)
def test_a_position_looks_the_same_whatever_was_drawn_before(title: str, players: int, options: dict[str, int]) -> None:
    seen = list(positions(title, players, options, moves=60, every=9))
    forget()
    warm = [drawn(state) for state in seen]
    for state, before in zip(reversed(seen), reversed(warm), strict=True):
        forget()
        assert drawn(state) == before
