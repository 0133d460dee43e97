"""The medic beats random play; a series of a hundred games said 100, here a few stand for them."""

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure6.bot import Medic, VirusTemper
from cosmodrome.kernel import Rng
from games.moon.adventure6.virus_table import a_game, an_outbreak


def winners(bots, seed):
    state, rng = a_game(len(bots)).new(seed), Rng.seeded(seed)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return state.winners


def chosen(s, seat=0):
    return s.state.notate(Medic().choose(s.state.clone(), seat, Rng.seeded(1)))


@pytest.mark.slow
def test_it_beats_random_play_from_either_seat():
    games = [(seed, seed % 2) for seed in range(20)]
    won = [
        winners([Medic() if seat == mine else RandomBot() for seat in range(2)], seed) == [mine] for seed, mine in games
    ]
    assert sum(won) >= 19


def test_it_knows_its_adventure():
    assert Medic.plays(a_game())
    assert not Medic.plays(cosmodrome.game("moon", players=2, adventure=1))


def test_two_medics_do_not_play_the_same_game():
    s = an_outbreak().shows("8/water", "9/energy", "10/plant")
    found = {s.state.notate(Medic().choose(s.state.clone(), 0, Rng.seeded(seed))) for seed in range(6)}
    assert len(found) > 1
    steady = Medic(VirusTemper(whim=0))
    assert len({steady.choose(s.state.clone(), 0, Rng.seeded(seed)) for seed in range(3)}) == 1


def test_it_takes_a_mission_that_holds():
    s = an_outbreak().closes(0, "L1", "R2", "L4").others_write()
    assert chosen(s) == "mission B"


def test_it_circles_the_tank_of_the_number_just_written():
    s = an_outbreak().shows("8/water", "9/energy", "10/plant").plays(0, "8/water M2.3")
    assert chosen(s) == "water M2.3"


def test_it_lets_a_virus_have_the_space_that_no_number_fits():
    s = an_outbreak(grey="R5.1").write(0, floor2="4 . 5 . .").awake("M2").has(0, errors=1)
    s.sheet(0).owed = 1
    s.shows("14/robot", "9/energy", "10/plant").plays(0, "14/robot R2.4", "pass").others_write()
    assert s.asks(0) == "infect"
    assert s.places(0, "infect") == ["M2.2", "M2.4", "M2.5"]
    assert chosen(s) == "infect M2.2"


def test_it_shuts_in_the_virus_of_a_full_quarter():
    s = an_outbreak(grey="L1.1").fill(0, "L1").closes(0, "L1-M1", "L1-L3")
    assert chosen(s.plays(0, "8/robot M2.3")) == "robot L1-L4"
