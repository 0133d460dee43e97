"""The environments, tried with the tests of those who made the interfaces."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import cosmodrome.rl.openspiel as spiel
from cosmodrome.games import titles
from cosmodrome.kernel import IllegalMove, OptionError
from cosmodrome.rl.pettingzoo import env

SHORT: dict[str, dict[str, object]] = {"apogee": {"rounds": 6}, "moon": {"adventure": 3}}
"""Options that make a game of chance short."""


@pytest.mark.parametrize("name", titles())
def test_pettingzoo_is_content(name: str) -> None:
    options = SHORT.get(name, {})
    api_test(env(name, **options), num_cycles=40)
    seed_test(lambda: env(name, **options), num_cycles=10)


@pytest.mark.parametrize("name", titles())
def test_openspiel_is_content(name: str) -> None:
    game = pyspiel.load_game(f"cosmodrome_{name}", SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_of_pettingzoo_ends_with_rewards_that_add_up_to_nothing() -> None:
    table = env("moon", players=3, adventure=1)
    table.reset(seed=3)
    chance = np.random.default_rng(3)
    gained: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, termination, _, _ = table.last()
        gained[agent] = reward
        table.step(None if termination else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert set(gained) == {"seat_0", "seat_1", "seat_2"}
    assert sum(gained.values()) == pytest.approx(0)
    assert max(gained.values()) > 0


def test_what_is_not_legal_is_refused() -> None:
    table = env("missions")
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    with pytest.raises(IllegalMove):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(OptionError, match="render_mode"):
        env("missions", render_mode="hologram")


def test_a_position_can_be_drawn() -> None:
    table = env("moon", render_mode="svg")
    table.reset(seed=1)
    assert str(table.render()).startswith("<svg")


def test_openspiel_plays_the_options_that_it_is_given() -> None:
    game = pyspiel.load_game("cosmodrome_moon", {"players": 4, "adventure": 8})
    assert game.num_players() == 4
    state = game.new_initial_state()
    for byte in (1, 2, 3, 4):
        assert state.is_chance_node()
        state.apply_action(byte)
    assert state.current_player() == 0
    assert game.observation_tensor_shape() == [spiel.SpielGame.make_py_observer(game).tensor.size]
    twin = state.clone()
    move = state.legal_actions()[0]
    state.apply_action(move)
    assert len(twin.history()) + 1 == len(state.history())
    twin.apply_action(move)
    assert (str(twin), twin.history()) == (str(state), state.history())
