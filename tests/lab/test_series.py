"""Series of games: figures that add up, and games that can be played again."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot
from cosmodrome.games.moon import MoonTitle
from cosmodrome.lab import Outcome, Series, play_game, simulate, summarise


def series(games: int = 6, bots: tuple[str, ...] = ("random", "random")) -> Series:
    return Series(MoonTitle, {}, bots, games, 11)


def test_outcomes_come_in_order_and_any_game_can_be_played_again_alone():
    outcomes = list(simulate(series()))
    assert [outcome.index for outcome in outcomes] == list(range(6))
    alone = play_game(series().game(), [RandomBot(), RandomBot()], outcomes[4].seed)
    assert tuple(alone.scores) == outcomes[4].scores
    assert len(alone.moves) == outcomes[4].decisions


def test_processes_change_nothing():
    assert list(simulate(series(20), jobs=2)) == list(simulate(series(20), jobs=1))


def test_a_shared_victory_is_shared():
    outcomes = [
        Outcome(0, "a", 10, (5, 5, 5), (0, 1, 2), rounds=3),
        Outcome(1, "b", 20, (5, 5, 1), (0, 1), rounds=4),
        Outcome(2, "c", 30, (9, 5, 0), (0,), rounds=8),
        Outcome(3, "d", 0, (), (), "ValueError: oops"),
    ]
    summary = summarise(series(4, ("random", "random", "pilot")), outcomes, 2.0)
    assert summary.wins == pytest.approx([1 / 3 + 1 / 2 + 1, 1 / 3 + 1 / 2, 1 / 3])
    assert summary.wins_by_bot == pytest.approx({"random": 8 / 3, "pilot": 1 / 3})
    assert (summary.games, summary.errors, summary.decisions) == (4, 1, 60)
    assert (summary.mean_decisions, summary.mean_rounds, summary.decisions_per_second) == (20, 5, 30)
    assert summary.mean_scores == pytest.approx([19 / 3, 5, 2])


def test_bots_draw_from_streams_of_their_own():
    """The same bot on the other seats must not change what the first seat's bot draws."""
    drawn: list[list[int]] = []

    class Noted(RandomBot):
        def choose(self, world, seat, rng):
            drawn[-1].append(rng.clone().below(1000))
            return world.legal(seat)[0]

    class Greedy(RandomBot):
        def choose(self, world, seat, rng):
            for _ in range(50):
                rng.below(7)
            return world.legal(seat)[0]

    class First(RandomBot):
        def choose(self, world, seat, rng):
            return world.legal(seat)[0]

    game = cosmodrome.game("moon", players=2)
    for other in (Greedy, First):
        drawn.append([])
        play_game(game, [Noted(), other()], "s")
    assert drawn[0] == drawn[1] != []


def test_a_bot_that_looks_gets_a_redeal_and_one_that_does_not_is_spared_it():
    game = cosmodrome.game("moon", players=2)
    worlds = []

    class Looker(RandomBot):
        looks = True

        def choose(self, world, seat, rng):
            worlds.append((world.seed, world.moves, world.view(seat)))
            return super().choose(world, seat, rng)

    state = play_game(game, [Looker(), RandomBot()], "s")
    assert len(worlds) > 10
    assert all(seed is None and moves == [] for seed, moves, _ in worlds)
    assert worlds[0][2] == game.new("s").view(0)
    assert state.seed == "s"
