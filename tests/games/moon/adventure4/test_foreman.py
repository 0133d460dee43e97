"""The foreman plays legal moves, sees no secrets, and knows its trade."""

import pytest

from cosmodrome.bots import Bot, RandomBot, answer
from cosmodrome.games.moon.adventure4.bot import Foreman
from cosmodrome.games.moon.rules.adventure4 import Mine
from cosmodrome.kernel import Rng
from games.moon.adventure4.mine_table import a_game, a_mine


def played(bots: list[Bot], seed: int) -> Mine:
    state, rng = a_game(len(bots)).new(seed), Rng.seeded(f"foreman {seed}")
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return state


def chosen(s, seat=0):
    return s.state.notate(answer(Foreman(), s.state, seat, Rng.seeded(1)))


@pytest.mark.slow
def test_it_beats_random_play_in_95_of_100_games():
    won = 0
    for seed in range(100):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seed % 2] = Foreman()
        won += played(bots, seed).winners == [seed % 2]
    assert won >= 95


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_plays_at_every_table(seats):
    state = played([Foreman() if seat % 2 else RandomBot() for seat in range(seats)], seats)
    state.check()
    assert state.winners


def test_the_same_world_gives_the_same_move():
    s = a_mine().shows("8/astronaut", "9/energy", "10/plant")
    assert chosen(s) == chosen(s)


def test_it_saves_a_water_before_its_column_is_extracted():
    s = a_mine().fill(0, 8, but="level2.8").shows("8/water").plays(0, "8/water level2.8")
    assert chosen(s).startswith("water ")


def test_it_takes_the_last_part_of_a_factory_that_lifts_much():
    s = a_mine().has(0, plant=9).done(0, "plant", but="robot").shows("7/robot").plays(0, "7/robot level1.6")
    assert chosen(s) == "robot plant"


def test_it_takes_a_mission():
    s = a_mine().has(0, deposits="upper.1 upper.3 upper.6 upper.9 upper.10 upper.12 lower.1 lower.2").others_write()
    assert chosen(s) == "mission C"


def test_it_does_not_end_a_game_that_it_would_lose():
    s = a_mine().has(0, missions={"A": 4, "B": 4}).achieved("AB").has(1, plant=14)
    s.has(0, deposits="upper.1 upper.3 upper.6 upper.9 upper.10 upper.12 lower.1 lower.2").others_write()
    assert chosen(s) == "pass"


def test_it_can_judge_a_gap_that_only_an_astronaut_could_fill():
    state = a_game(2).new(1)
    level = state.board.levels[0]
    state.sheet(0).write(level, level.end - 3, 15)
    state.sheet(0).write(level, level.end - 1, 17)
    assert Foreman().choose(state, 0, Rng.seeded(1)) in state.legal(0)
