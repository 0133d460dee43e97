"""The admiral beats random play; a series of a hundred games said 100, here a few stand for them."""

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure8.bot import Admiral
from cosmodrome.kernel import Rng
from games.moon.adventure8.battle_table import a_battle, a_duel, a_game


def winners(bots, seed, astra=1):
    state, rng = a_game(len(bots), astra=astra).new(seed), Rng.seeded(seed)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return state.winners


@pytest.mark.slow
def test_it_beats_random_play_from_either_seat():
    games = [(seed, seed % 2) for seed in range(20)]
    won = [
        winners([Admiral() if seat == mine else RandomBot() for seat in range(2)], seed) == [mine]
        for seed, mine in games
    ]
    assert sum(won) >= 19


@pytest.mark.slow
def test_it_beats_the_weakest_opponent_of_astra():
    assert sum(winners([Admiral()], seed) == [0] for seed in range(6)) >= 5


def chosen(s):
    return s.state.notate(Admiral().choose(s.state.clone(), 0, Rng.seeded(1)))


def test_it_knows_its_adventure():
    assert Admiral.plays(a_game())
    assert not Admiral.plays(cosmodrome.game("moon", players=2, adventure=1))


def test_it_takes_a_mission_that_holds():
    assert chosen(a_battle().has(0, "left", plants=6, waters=4).others_play()) == "mission C"


def test_it_improves_the_type_of_which_it_holds_most():
    s = a_battle().drawn(0, P2="MMMMM", P4="MMMMMM").has(0, "left", types={"grey": 2})
    s.shows("8/energy", "1/plant", "14/plant")
    assert chosen(s.plays(0, "8/energy P4.7")) == "energy grey"


def test_it_takes_the_planet_that_one_insignia_decides():
    s = (
        a_battle(missions="A1,B1,C2")
        .drawn(0, P1="MT", P4="TTTT", P5="TTT")
        .shows("2/planning", "8/planning", "10/planning")
    )
    assert chosen(s) == "2/planning P1.3"


def test_it_lets_astra_draw_where_it_hurts_least():
    s = a_duel().drawn(0, P3="MM", P4="MMMMMM").deals("7/energy", "1/energy", "2/plant")
    assert chosen(s) in ("astra P3", "astra P4")
    s = a_duel().drawn(0, P3="MMMM", P4="TTTTT").deals("7/energy", "1/energy", "2/plant")
    assert chosen(s) == "astra P3", "it completes the planet for us"
