"""The navigator: it plays only legal moves, knows its adventure, and beats chance."""

from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure2.bot import Navigator
from cosmodrome.kernel import Rng
from games.moon.adventure2.journey_table import a_game, a_journey

GAMES = 40


def duel(seed):
    """Does the navigator win against chance?"""
    state, rng = a_game(2).new(seed), Rng.seeded(seed)
    bots = [Navigator(), RandomBot()] if seed % 2 else [RandomBot(), Navigator()]
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return state.winners == [1 - seed % 2]


def test_it_beats_chance_in_95_of_100_games():
    assert sum(duel(seed) for seed in range(GAMES)) >= 0.95 * GAMES


def test_it_knows_adventure_2():
    assert Navigator.plays(a_game())


def chooses(s, seat=0):
    """The navigator's move in this position."""
    return s.state.notate(Navigator().choose(s.state, seat, Rng.seeded(1)))


def test_it_takes_a_mission_that_holds():
    assert chooses(a_journey().has(0, firsts="s1 s2 s3").others_pass()) == "mission A"


def test_it_circles_a_tank_when_it_can():
    s = a_journey().shows("8/water", "8/water", "8/water").plays(0, "8/water t18")
    assert chooses(s) == "water t18"


def test_it_draws_a_line_that_completes_a_zone():
    s = a_journey().write(0, "1 3 4 6").plays(0, "9/energy t30", "energy")
    assert chooses(s) == "line g4"
