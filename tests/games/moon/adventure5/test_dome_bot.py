"""The architect beats random play; a series of a hundred games said 100, here a few stand for them."""

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure5.bot import Architect
from cosmodrome.kernel import Rng
from games.moon.adventure5.dome_table import a_dome, a_game


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
        winners([Architect() if seat == mine else RandomBot() for seat in range(2)], seed) == [mine]
        for seed, mine in games
    ]
    assert sum(won) >= 19


def chosen(s):
    return s.state.notate(Architect().choose(s.state.clone(), 0, Rng.seeded(1)))


def test_it_knows_its_adventure():
    assert Architect.plays(a_game())
    assert not Architect.plays(cosmodrome.game("moon", players=2, adventure=1))


def test_it_takes_a_mission_that_holds():
    s = a_dome().built(0, "L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4").others_play()
    assert chosen(s) == "mission C"


def test_it_builds_the_dome_when_it_can():
    assert chosen(a_dome().shows("8/robot", "9/energy", "10/plant").plays(0, "8/robot 1up1")) == "robot R1"


def test_it_declines_an_x_that_would_cost_a_mission():
    s = (
        a_dome()
        .built(0, "L1", "L2", "L3", "L4", "R1", "R2", "R3")
        .write(0, t1="3 | 5 6", t2="3 | 4", t3="2 | 3", t4="2 | 3")
    )
    assert chosen(s.shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1up3")) == "pass"


def test_it_upgrades_what_counts_most():
    s = (
        a_dome()
        .circled(0, plants="up1 up1 up2 up2 up3 up3 up4 up4", waters="up1 up2 up3 up4")
        .has(0, upgrades={"lab": 1})
    )
    assert chosen(s.shows("8/energy", "9/robot", "10/plant").plays(0, "8/energy 1up1")) == "energy lab"
