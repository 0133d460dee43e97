"""Chapter 2 of Eight Rungs: what the launch left, swing-by, drone escort, debris, a long zone."""

from __future__ import annotations

import pytest

from cosmodrome.games.moon.rules.moves import LOSE
from cosmodrome.games.moon.rules.sheet import Zone
from games.moon.campaign.chapter_table import ChapterTable, a_chapter


def test_a_swing_by_draws_a_line_before_the_first_turn() -> None:
    s = a_chapter(2, "swing_by", players=2)
    assert [s.asks(0), s.asks(1)] == ["line", "line"]
    assert s.state.turn == 0
    s.everyone_plays(s.moves()[3])
    assert s.state.turn == 1
    assert [len(s.sheet(seat).zones) for seat in range(2)] == [2, 2]
    assert s.sheet().energies == s.state.board.charged
    s.state.check()


def test_lines_of_a_swing_by_are_hidden_until_all_are_drawn() -> None:
    s = a_chapter(2, "swing_by", players=2)
    s.plays(0, s.moves()[3])
    assert s.state.view(1).sheets[0] == s.state.view(1).sheets[1]


def test_a_drone_escort_circles_a_robot_before_the_first_turn() -> None:
    s = a_chapter(2, "drone_escort", players=2)
    assert s.asks() == "receive"
    stations = [f"robot {station.id}" for station in s.state.board.stations]
    assert s.moves() == stations
    s.everyone_plays(stations[1])
    assert s.state.turn == 1
    assert s.sheet().robots == [0, 1, 0, 0]


def test_without_a_branch_the_first_turn_begins_at_once() -> None:
    assert a_chapter(2, "goal").state.turn == 1


def _debris(s: ChapterTable) -> None:
    s.state.incident_turn = s.state.turn + 1
    s.next_turn()


def test_debris_crosses_off_a_tank_of_ones_choice() -> None:
    s = a_chapter(2, "incident", players=2)
    circled = s.state.board.tank_spaces[0]
    s.sheet(0).tanks |= 1 << circled
    s.sheet(0).filled |= 1 << circled
    _debris(s)
    state = s.state
    assert s.asks(0) == "lose"
    assert state.parse("lose t5") == LOSE + 4
    offered = [move - LOSE for move in state.legal(0)]
    assert circled not in offered
    free = next(space for space in offered if not s.sheet(0).filled >> space & 1)
    for seat in range(2):
        state.play(seat, LOSE + free)
    assert state.turn == state.happened
    assert s.asks(0) == "write"
    assert state.targets(0, 3, free) == []
    assert f"P0 loses the tank of space {free + 1}." in s.told()
    assert state.view(0).sheets[0].lost == (free,)
    state.check()


def _with_zones(s: ChapterTable, filled: int) -> None:
    s.sheet().zones = [Zone("trajectory", 0, 0, 8), Zone("trajectory", 1, 8, s.state.board.size - 8)]
    s.sheet().rows = [0, 0]
    s.sheet().filled = (1 << filled) - 1


@pytest.mark.parametrize(("filled", "reached"), [(8, True), (7, False)])
def test_a_complete_zone_of_eight_reaches_the_goal(filled: int, reached: bool) -> None:
    s = a_chapter(2, "goal")
    _with_zones(s, filled)
    s.phase_six()
    assert (s.asks() == "goal") == reached


def test_the_goal_pays_ten_points() -> None:
    s = a_chapter(2, "goal")
    _with_zones(s, 8)
    before = s.line("missions")
    s.phase_six().plays(0, "points")
    assert s.line("missions") == before + 10


def test_the_goal_pays_a_star_instead() -> None:
    s = a_chapter(2, "goal")
    _with_zones(s, 8)
    s.phase_six().plays(0, "star")
    assert (s.line("missions"), s.sheet().goal) == (0, 1)


def test_mission_129_four_lines() -> None:
    s = a_chapter(2, "B129")
    mission = s.state.missions[1]
    assert (mission.id, mission.first, mission.later) == ("B129", 10, 5)
    for gap in (2, 5, 8):
        s.sheet().divide(gap)
    assert not s.state.fulfils(0, mission)
    s.sheet().divide(11)
    assert s.state.fulfils(0, mission)


def test_mission_130_a_tank_of_each_value() -> None:
    s = a_chapter(2, "C130")
    mission, tanks = s.state.missions[2], s.state.board.tanks
    assert (mission.id, mission.first, mission.later) == ("C130", 10, 5)
    for value in (4, 5, 6, 7):
        s.sheet().tanks |= 1 << tanks.index(value)
    assert not s.state.fulfils(0, mission)
    s.sheet().tanks |= 1 << tanks.index(8)
    assert s.state.fulfils(0, mission)


@pytest.mark.parametrize(
    ("orders", "gone"), [("launched out:1,2,60,61,62,63", {1, 14, 15}), ("scrambled out:23,24,25,26,27,28", {7})]
)
def test_cards_that_left_are_never_seen(orders: str, gone: set[int]) -> None:
    s = a_chapter(2, orders)
    assert s.state.piles.deck.size == 57
    assert not gone & set(s.state.piles.deck.numbers)
    seen: set[int] = set()
    for _ in range(25):
        seen |= set(s.state.piles.numbers)
        s.next_turn()
    assert not gone & seen
