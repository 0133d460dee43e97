"""The pilot of adventure 1: it beats chance from either seat, and does what a player would call obvious."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.moon.adventure1.bot import Launcher
from cosmodrome.kernel import Rng
from cosmodrome.lab import play_game
from tables import LaunchTable, a_launch


def choice(table: LaunchTable, seat: int = 0) -> str:
    """What the pilot plays here."""
    return table.state.notate(answer(Launcher(), table.state, seat, Rng.seeded("pilot")))


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_from_either_seat(seat):
    game = cosmodrome.game("moon", players=2)
    won = launched = 0
    for index in range(20):
        state = play_game(game, [Launcher(), RandomBot()] if seat == 0 else [RandomBot(), Launcher()], f"beats {index}")
        won += state.winners == [seat]
        launched += state.sheet(seat).launched(state.board)
    assert won == 20
    assert launched >= 15


@pytest.mark.slow
def test_it_has_no_favourite_seat():
    game = cosmodrome.game("moon", players=2)
    winners = [play_game(game, [Launcher(), Launcher()], f"mirror {index}").winners for index in range(40)]
    first = sum(1 / len(won) for won in winners if 0 in won)
    assert 10 <= first <= 30


def test_it_completes_the_quarter_that_launches():
    table = a_launch().fill(0, "energy.q2", but=1).has(0, rockets=28).shows("8/energy", "3/robot", "1/water")
    assert choice(table) == "8/energy energy.7"


def test_it_activates_before_an_x_would_complete_the_quarter():
    table = a_launch().fill(0, "robot1.q1", but=1).fill(0, "planning", but=1).shows("9/robot", "9/water", "9/plant")
    table.plays(0, "9/robot robot1.2")
    assert table.asks(0) == "effects"
    assert choice(table) == "+ planning.q1"
    table.plays(0, "+ planning.q1")
    assert choice(table) == "x planning.6"


def test_it_takes_a_mission_that_pays():
    table = a_launch().fill(0, "energy", but=1).shows("15/energy", "1/water", "1/plant")
    table.plays(0, "15/energy energy.10")
    while table.asks(0):
        table.plays(0, choice(table))
    table.others_write()
    assert "mission B" in table.offers(0)
    assert choice(table) == "mission B"


def test_it_does_not_end_a_game_that_it_would_lose():
    table = a_launch().has(0, missions={"A": 3, "C": 2}, rockets=5).has(1, rockets=20)
    table.fill(0, "energy", but=1).shows("15/energy", "1/water", "1/plant").plays(0, "15/energy energy.10")
    while table.asks(0):
        table.plays(0, choice(table))
    table.others_write()
    assert "mission B" in table.offers(0)
    assert choice(table) == "pass"


def test_it_keeps_room_for_what_comes_between():
    def worth(notation: str) -> float:
        table = a_launch().shows(notation.partition(" ")[0]).plays(0, notation)
        return Launcher().worth(table.state, 0)

    assert worth("1/planning planning.1") > worth("1/planning planning.3") > worth("1/planning planning.6")
    assert worth("15/planning planning.6") > worth("15/planning planning.4") > worth("15/planning planning.1")
    assert worth("8/planning wild.4") > worth("8/planning wild.1")


def test_it_weighs_the_same_rocket_the_same_from_either_seat():
    worths = []
    for seat in (0, 1):
        table = a_launch().fill(seat, "energy.q1", "water.q1").has(seat, rockets=9, errors=2)
        worths.append(Launcher().worth(table.state, seat))
    assert worths[0] == worths[1]


def test_what_it_sketches_is_the_best_at_first_sight():
    """It reckons what a space adds without playing it; played, hardly anything is better."""
    game = cosmodrome.game("moon", players=2)
    launcher, rng, state = Launcher(), Rng.seeded("sketch"), game.new("sketch")
    lost = []
    while not state.over:
        seat = state.actors[0]
        moves = state.legal(seat)
        if state.step(seat).asks() in ("write", "build") and len(moves) > 1:
            glances = [launcher.glance(state, seat, move) for move in moves]
            lost.append(max(glances) - glances[moves.index(launcher.sketch(state, seat, moves, 1, rng))])
        state.play(seat, rng.pick(moves))
    assert len(lost) > 40
    assert sum(loss < 0.01 for loss in lost) > 0.9 * len(lost)
    assert max(lost) < 1
