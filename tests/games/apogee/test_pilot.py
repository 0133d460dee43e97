"""The pilot plays to the Mission: it beats chance, and chooses what a player would."""

import pytest

from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.apogee.bots import Controller
from cosmodrome.kernel import Rng
from games.apogee.desk import a_desk, the_game


def match(mission: int, seed: int) -> int:
    """A game of a pilot, whose seat changes from seed to seed, against chance; 1 if the pilot wins alone."""
    mine = seed % 2
    state, rng = the_game(2, mission).new(seed), Rng.seeded(seed)
    bots = [Controller() if seat == mine else RandomBot() for seat in range(2)]
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return int(state.winners == [mine])


@pytest.mark.parametrize("mission", [1, 2, 5, 8])
def test_it_beats_chance(mission: int):
    assert sum(match(mission, seed) for seed in range(3)) == 3


def chosen(d, seat: int = 0) -> str:
    return d.state.notate(Controller().choose(d.state.clone(), seat, Rng.seeded(1)))


def test_it_launches_when_the_mission_asks_for_it_and_fires_first():
    d = (
        a_desk(mission=2)
        .director(0, "lihua")
        .pad(0, "solid", "hypergolic", "capsule_2")
        .at_work(0, "operations", "gora")
    )
    assert chosen(d.turn(0)) == "fire"
    assert chosen(d.turn(0, actions=1)) == "launch geo"


def test_it_keeps_what_the_rocket_lacks():
    d = a_desk(mission=2).engineers(0, "gora").assign().reserve(0, "solid", "hypergolic")
    d.row(2, "capsule_2", "rover", "rover").sends(0, design="gora")
    assert chosen(d) == "take capsule_2"


def test_it_sells_what_it_does_not_need():
    d = a_desk(mission=2).director(0, "lihua").engineers(0, "gora", "tao", "dyson", "omi").credits_are(0, 0)
    d[0].specialty_used = True
    d.reserve(0, "solid", "hypergolic", "capsule_2", "laser")
    assert chosen(d.turn(0)) == "sell laser"


def test_it_spends_a_die_on_a_failed_launch():
    d = a_desk(mission=2).director(0, "lihua").pad(0, "solid", "hypergolic", "capsule_2").dice_are(0, 1)
    d.at_work(0, "operations", "gora").turn(0).rolls(1).plays(0, "launch geo")
    assert chosen(d) == "die"
