"""Experience: how strengths add up, that every judge has its own and knows what it asks for, and that it is read as written."""

from __future__ import annotations

import pytest

from cosmodrome.bots.experience import FAR, Experience, shares_of
from cosmodrome.bots.remembering import experience_of, recall, remember
from cosmodrome.games import titles
from cosmodrome.kernel import Rng

TWO_UNITS = Experience([1.0, 0.0], [2.0, 1.0], [[1.0, 0.0], [0.0, -1.0]], [0.0, 0.5], [3.0, 1.0])


def test_a_strength_is_the_sum_of_what_the_units_count():
    # tanh((3-1)/2) = 0.76159, tanh(0.5-0.5) = 0
    assert TWO_UNITS.strength([3.0, 0.5]) == pytest.approx(3 * 0.7615942)
    assert TWO_UNITS.strength([1.0, 0.0]) == pytest.approx(0.4621172)


def test_a_trait_that_is_unheard_of_counts_no_more_than_a_rare_one():
    assert TWO_UNITS.strength([1.0 + 2.0 * FAR, -FAR]) == TWO_UNITS.strength([1e6, -1e6])


def test_shares_add_up_and_follow_the_strengths():
    shares = shares_of([800.0, 799.0, 0.0])
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == pytest.approx(0.7310586)
    assert shares[2] == 0.0


def test_it_is_read_as_it_was_written(tmp_path):
    file = tmp_path / "some" / "game.toml"
    written = Experience([2.00001, 12346.7], [1e-6, 3.0], [[0.25, -1e-9]], [4.0], [1.5])
    remember(file, written, "Made by hand.")
    assert file.read_text().startswith("# Made by hand.\n")
    read = recall(file)
    assert read is not None
    assert (read.means, read.scales, read.inner) == ([2.0, 12347.0], [1e-6, 3.0], [[0.25, -1e-9]])
    assert all(isinstance(value, float) for value in (*read.means, *read.biases, *read.outer))
    assert recall(tmp_path / "nothing.toml") is None


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_in_every_variant_experience_knows_what_it_is_asked(title):
    judge_for = title.part("bots").judge_for
    for variant in title.variants():
        game = title.configure(**variant)
        judge, state = judge_for(game), game.new("experience")
        assert judge.experience is not None, variant
        state.play(state.actors[0], state.legal(state.actors[0])[0])
        if judge.parties(state) == 1:
            continue
        asked = {len(judge.outlook(state, party)) for party in range(judge.parties(state))}
        assert asked == {len(judge.experience.means)}, variant
        chances = [judge.chance(state, party) for party in range(judge.parties(state))]
        assert sum(chances) == pytest.approx(1.0), variant


@pytest.mark.parametrize("number", range(1, 9))
def test_who_was_helped_is_likelier_to_win(number):
    """A pilot against somebody who plays anything: experience sees it long before the end."""
    title = titles()["moon"]
    game = title.configure(players=2, adventure=number)
    judge, pilot = title.part("bots").judge_for(game), title.part("bots").judge_for(game)
    state, rng = game.new(f"helped {number}"), Rng.seeded("helped")
    while not state.over and judge.clock(state) < 14:
        seat = state.actors[0]
        state.play(seat, pilot.choose(state.redeal(seat, rng), seat, rng) if seat == 0 else rng.pick(state.legal(seat)))
    assert state.over or judge.chance(state, 0) > 0.7


def test_nothing_is_made_up_for_a_name_that_nobody_has():
    assert experience_of("cosmodrome.games.moon", "adventure9") is None
