"""Measuring: what is counted is counted right."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games.moon import MoonTitle
from cosmodrome.lab import speed
from cosmodrome.lab.speed import Measured, OwnGame, Rates, measure, own_games, ratios


class Clockwork:
    """Takes a known time for everything: a subject whose rates can be predicted."""

    name, version = "clockwork", "1"

    def __init__(self, clock: list[float], decision: float) -> None:
        self.clock = clock
        self.decision = decision

    def decide(self, count: int) -> int:
        self.clock[0] += count * self.decision
        return count // 8

    def clone(self, count: int) -> None:
        self.clock[0] += count * self.decision / 2

    def playout(self, count: int) -> None:
        raise NotImplementedError


def test_rates_are_what_the_clock_says(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(speed, "process_time", lambda: clock[0])
    report = measure([Clockwork(clock, 0.001), Clockwork(clock, 0.01)], seconds=1.0)
    fast, slow = report.subjects
    assert fast.best.decisions_per_second == pytest.approx(1000)
    assert fast.best.clones_per_second == pytest.approx(2000)
    assert fast.best.games_per_second == pytest.approx(125)
    assert slow.best.decisions_per_second == pytest.approx(100)
    assert slow.best.playouts_per_second is None
    assert slow.median.decisions_per_second == pytest.approx(100)


def test_the_best_round_counts_and_the_median_stands_beside_it(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(speed, "process_time", lambda: clock[0])

    class Uneven(Clockwork):
        rounds = 0

        def clone(self, count: int) -> None:
            super().clone(count)
            Uneven.rounds += 1
            self.decision = 0.001 * (1 + Uneven.rounds % 3)

    (found,) = measure([Uneven(clock, 0.004)], seconds=0.001).subjects
    assert found.best.decisions_per_second == pytest.approx(1000)
    assert 250 <= found.median.decisions_per_second < 1000


def test_own_games_play_on_from_batch_to_batch():
    own = OwnGame(cosmodrome.game("moon", players=3))
    assert own.options == {"players": 3, "adventure": 1, "missions": "random", "pack": ""}
    assert sum(own.decide(32) for _ in range(40)) >= 8
    own.clone(100)
    own.playout(2)


def test_every_board_is_measured_once_at_its_smallest_table():
    measured = own_games([MoonTitle()])
    assert [game.options["adventure"] for game in measured] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {game.options["players"] for game in measured} == {2}


def test_ratios_compare_each_game_with_each_peer():
    def measured(name: str, decisions: float, clones: float) -> Measured:
        rates = Rates(decisions, 1.0, clones)
        return Measured(name, "1", rates, rates)

    ours = [("moon", measured("moon", 80, 90)), ("rescue", measured("rescue", 10, 10))]
    found = ratios(ours, [measured("peer", 20, 30)])
    assert [(ratio.game, ratio.peer, ratio.decisions, ratio.clones) for ratio in found] == [
        ("moon", "peer", 4, 3),
        ("rescue", "peer", 0.5, pytest.approx(1 / 3)),
    ]
