"""The kernel carries a game it was not written for: hidden hands, a secret choice, a die with rerolls."""

import pytest

from cosmodrome import conformance
from cosmodrome.kernel import Rng
from cosmodrome.kernel.record import replay_record
from drydock import DrydockGame, DrydockView

PROPERTIES = [
    conformance.prove_play,
    conformance.prove_same_seed,
    conformance.prove_one_generator,
    conformance.prove_illegal,
    conformance.prove_clone,
    conformance.prove_simultaneous,
]


@pytest.mark.parametrize("prove", PROPERTIES, ids=lambda prove: prove.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_property(prove: conformance.Property, seats: int) -> None:
    for seed in range(5):
        prove(DrydockGame(seats), seed)


def test_hands_and_laid_cards_are_secret_until_the_reveal() -> None:
    rng = Rng.seeded("secrets")
    told_apart = 0
    for seed in range(20):
        for state in conformance.positions(DrydockGame(3), seed):
            for seat in (None, 0, 1, 2):
                world = state.redeal(seat, rng)
                assert world.view(seat).to_json() == state.view(seat).to_json()
                told_apart += world.view(1) != state.view(1)
    assert told_apart > 100, "a redeal that deals nothing again proves nothing"


def test_the_reveal_shows_all_cards_at_once() -> None:
    state = DrydockGame(2).new(seed=5)
    state.play(0, state.legal(0)[0])
    seen = state.view(1)
    assert isinstance(seen, DrydockView)
    assert seen.laid == (1, 0)
    state.play(1, state.legal(1)[0])
    seen = state.view(1)
    assert isinstance(seen, DrydockView)
    assert all(seen.table)


def test_a_die_can_be_rolled_twice_again_and_the_last_roll_counts() -> None:
    state = DrydockGame(2).new(seed=5)
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
    (winner,) = state.actors
    for _ in range(2):
        state.play(winner, state.parse("roll"))
    seen = state.view(None)
    assert isinstance(seen, DrydockView)
    assert seen.points[winner] == seen.die
    assert state.actors == (0, 1)


def test_records_replay() -> None:
    game = DrydockGame(3)
    state = game.new(seed=11)
    state.playout(Rng.seeded(1))
    assert replay_record(game, state.record()).scores == state.scores
