"""Chapter 1 of Eight Rungs: light hull, spare crews, false alarm, quarters on five floors."""

from __future__ import annotations

from cosmodrome.games.moon.rules.moves import SYSTEM_ERROR
from games.moon.campaign.chapter_table import a_chapter


def test_a_light_hull_has_three_rockets_crossed_from_the_start() -> None:
    s = a_chapter(1, "light_hull", players=3)
    assert [s.sheet(seat).rockets for seat in range(3)] == [3, 3, 3]
    assert a_chapter(1, "spare_crews").sheet().rockets == 0


def test_a_spare_crew_writes_once_on_any_floor() -> None:
    s = a_chapter(1, "spare_crews")
    state = s.state
    pile, action = 0, state.piles.actions[0]
    foreign = next(f for f in state.board.floors if f not in state.board.floors_for[action])
    assert foreign.first in state.legal(0)
    state.play(0, pile * 64 + foreign.first)
    assert s.sheet(0).crews == 0
    assert s.sheet(1).crews == 1
    assert any("spare crew" in line for line in s.told())
    s.next_turn()
    floors = state.board.spaces_for
    legal = [move for move in state.legal(0) if move < 192]
    assert all(floors[state.piles.actions[move // 64]] >> move % 64 & 1 for move in legal)


def test_a_number_on_its_own_floor_keeps_the_spare_crew() -> None:
    s = a_chapter(1, "spare_crews")
    own = s.state.board.floors_for[s.state.piles.actions[0]][0]
    s.state.play(0, own.first)
    assert s.sheet(0).crews == 1


def test_a_spare_crew_is_never_forced() -> None:
    s = a_chapter(1, "spare_crews")
    state = s.state
    for pile in range(3):
        for floor in state.board.floors_for[state.piles.actions[pile]]:
            s.sheet(0).filled |= floor.all
    assert SYSTEM_ERROR in state.legal(0)
    assert len(state.legal(0)) > 1
    state.play(0, SYSTEM_ERROR)
    assert (s.sheet(0).errors, s.sheet(0).crews) == (1, 1)


def test_a_false_alarm_spares_whoever_has_two_full_quarters() -> None:
    s = a_chapter(1, "incident", players=2)
    one, two = s.state.board.quarters[:2]
    s.sheet(0).filled |= one.spaces | two.spaces
    s.sheet(1).filled |= one.spaces
    before = [s.sheet(seat).errors for seat in range(2)]
    s.state._stacks, s.state._waiting = [[], []], 0
    s.state.incident_turn = s.state.turn + 1
    s.state.start_turn()
    assert [s.sheet(seat).errors - before[seat] for seat in range(2)] == [0, 1]
    assert s.state.happened == s.state.turn
    assert s.told()[-2:][0] == "P1 circles a system error for it."


def _five_floors(s, seat: int, count: int) -> None:
    for floor in s.state.board.floors[:count]:
        quarter = next(q for q in s.state.board.quarters if q.spaces & floor.all)
        s.sheet(seat).filled |= quarter.spaces


def test_quarters_on_five_floors_reach_the_goal_and_on_four_do_not() -> None:
    s = a_chapter(1, "goal", players=2)
    _five_floors(s, 0, 5)
    _five_floors(s, 1, 4)
    s.phase_six()
    assert s.moves(0) == ["star", "points"]
    assert s.moves(1) == []


def test_the_goal_pays_three_rockets_or_a_star() -> None:
    s = a_chapter(1, "goal", players=2)
    for seat in range(2):
        _five_floors(s, seat, 5)
    s.phase_six().plays(0, "points")
    s.state.play(1, s.state.parse("star"))
    assert [s.sheet(seat).rockets for seat in range(2)] == [3, 0]
    assert [s.sheet(seat).goal for seat in range(2)] == [2, 1]
    assert "P0 reaches the side goal and takes 3 rockets." in s.told()
    s.phase_six()
    assert s.state.actors == ()


def test_mission_126_five_full_floors() -> None:
    s = a_chapter(1, "B126")
    mission = s.state.missions[1]
    assert (mission.id, mission.first, mission.later) == ("B126", 3, 2)
    for floor in s.state.board.floors[:4]:
        s.sheet().filled |= floor.all
    assert not s.state.fulfils(0, mission)
    s.sheet().filled |= s.state.board.floors[4].all
    assert s.state.fulfils(0, mission)


def test_mission_127_two_spaces_on_every_floor() -> None:
    s = a_chapter(1, "C127")
    mission = s.state.missions[2]
    assert (mission.id, mission.first, mission.later) == ("C127", 4, 2)
    for floor in s.state.board.floors:
        s.sheet().filled |= 0b11 << floor.first
    assert s.state.fulfils(0, mission)
    s.sheet().filled ^= 1 << s.state.board.floors[-1].first
    assert not s.state.fulfils(0, mission)
