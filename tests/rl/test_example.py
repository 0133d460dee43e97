"""The example that trains a policy: it learns more than chance would know, and what it learns can play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from examples.train_ranker import RIVALS, Ranker, fit, lessons

from cosmodrome.bots import RandomBot
from cosmodrome.games import title
from cosmodrome.lab import play_game
from cosmodrome.rl import Encoder


def test_a_ranker_learns_from_two_games_and_plays_one(tmp_path: Path) -> None:
    box = title("moon")
    game = box.configure(players=2, adventure=5)
    found = lessons(box, game, Encoder(box, game), games=2)
    assert all(2 <= len(lesson) <= RIVALS + 1 for lesson in found)
    weights, right = fit(found)
    by_chance = np.mean([1 / len(lesson) for lesson in found])
    assert right > 2 * by_chance
    np.save(tmp_path / "weights.npy", weights)
    ranker = Ranker.load(tmp_path / "weights.npy", box, game)
    assert play_game(game, [ranker, RandomBot()], "example").over
