"""The settler plays legal moves, takes what is good for it, and beats chance."""

from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure3.bot import Settler
from cosmodrome.kernel import Game, Rng
from games.moon.adventure3.colonies import a_colony, the_game


def match(seed: int) -> int:
    """Who wins a game of a settler, whose seat changes from seed to seed, against chance; 1 for the settler."""
    mine = seed % 2
    state, rng = the_game(2).new(seed), Rng.seeded(seed)
    bots = [Settler() if seat == mine else RandomBot() for seat in range(2)]
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return int(state.winners == [mine])


def test_it_beats_chance():
    """It has won a hundred games of a hundred; six of six are enough to notice when it no longer does."""
    assert sum(match(seed) for seed in range(6)) == 6


def chosen(s) -> str:
    return s.state.notate(Settler().choose(s.state.clone(), 0, Rng.seeded(1)))


def test_it_takes_a_mission():
    s = a_colony().has(0, greenhouses=(4, 4, 0, 0)).others_write()
    assert chosen(s) == "mission C"


def test_it_fills_a_quarter():
    s = a_colony().fill(0, "top-left", but="c3r5").shows("7/water", "2/water", "13/water")
    assert chosen(s) == "7/water c3r5"


def test_it_puts_low_numbers_low_and_high_numbers_high():
    s = a_colony().shows("1/water", "1/water", "2/robot")
    assert chosen(s).split(" ")[1] in ("c1r2", "c2r1", "c2r2", "c1r3", "c3r1")


def test_it_knows_its_game():
    assert Settler.plays(the_game())
    assert not Settler.plays(Game("moon", "1", 2, {"adventure": 1}))
