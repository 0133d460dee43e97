"""The captain beats random play; a series of a hundred games said 100, here a few stand for them."""

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure7.bot import Captain
from cosmodrome.kernel import Rng
from games.moon.adventure7.escape_table import a_game, an_escape


def winners(bots, seed):
    state, rng = a_game(len(bots)).new(seed), Rng.seeded(seed)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return state.winners


@pytest.mark.slow
def test_it_beats_random_play_from_either_seat():
    games = [(seed, seed % 2) for seed in range(20)]
    won = [
        winners([Captain() if seat == mine else RandomBot() for seat in range(2)], seed) == [mine]
        for seed, mine in games
    ]
    assert sum(won) >= 19


def test_it_knows_its_adventure():
    assert Captain.plays(a_game())
    assert not Captain.plays(cosmodrome.game("moon", players=2, adventure=1))


def test_it_takes_a_mission_that_holds():
    s = an_escape().has(0, reactors={"ship1": 3, "ship2": 3, "ship3": 3}).others_play()
    assert s.state.notate(Captain().choose(s.state.clone(), 0, Rng.seeded(1))) == "mission C"


def test_it_opens_the_way_when_nothing_else_is_left():
    s = an_escape().fill(0, "1A", "1B").plays(0, "error")
    move = Captain().choose(s.state.clone(), 0, Rng.seeded(1))
    assert move in s.state.legal(0)


def test_it_circles_the_tank_of_the_number_just_written():
    s = an_escape().has(0, reactors={"ship1": 3}).shows("8/water", "9/energy", "10/plant").plays(0, "8/water 1A3")
    assert s.state.notate(Captain().choose(s.state.clone(), 0, Rng.seeded(1))) == "water 1A3"
