"""Chapter 5 of Eight Rungs: fair or steep, tall city, deep city, micro-meteors, both ends of a tower."""

from __future__ import annotations

import pytest

from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import a_chapter


def test_fair_shares_let_everyone_cross_a_row() -> None:
    s = a_chapter(5, "fair", players=3)
    assert [s.asks(seat) for seat in range(3)] == ["receive"] * 3
    s.everyone_plays(s.moves()[2])
    assert s.state.turn == 1
    assert [sum(s.sheet(seat).upgrades) for seat in range(3)] == [1, 1, 1]


def test_steep_shares_let_only_some_cross_a_row() -> None:
    s = a_chapter(5, "steep seats:1", players=3)
    assert s.state.actors == (1,)
    s.plays(1, s.moves(1)[0])
    assert [sum(s.sheet(seat).upgrades) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize(("branch", "tops"), [("tall_city", True), ("deep_city", False)])
def test_a_city_pays_two_points_more_for_the_first_bonus_of_its_ends(branch: str, tops: bool) -> None:
    plain, more = a_chapter(5, "goal"), a_chapter(5, branch)
    board = plain.state.board
    favoured = [end for end, bonus in enumerate(board.ends) if (board.tops >> bonus.space & 1 == 1) == tops]
    for s in (plain, more):
        s.sheet().firsts = (1 << len(board.ends)) - 1
    assert more.line("towers") == plain.line("towers") + 2 * len(favoured)
    assert len(favoured) == 4
    for s in (plain, more):
        s.sheet().firsts, s.sheet().laters = 0, (1 << len(board.ends)) - 1
    assert more.line("towers") == plain.line("towers")


def test_micro_meteors_cut_a_section_of_ones_choice() -> None:
    s = a_chapter(5, "incident")
    s.sheet(0).built = 0b11
    s.incident()
    assert s.asks() == "cut"
    cuts = [int(s.sheet(seat).cuts) for seat in range(2)]
    for seat in range(2):
        s.plays(seat, s.moves(seat)[0])
    assert [len(members(s.sheet(seat).cuts & ~cuts[seat])) for seat in range(2)] == [1, 1]
    assert s.asks() == "write"


def test_micro_meteors_spare_a_dome_without_a_whole_section() -> None:
    s = a_chapter(5, "incident")
    s.sheet(0).built = s.state.board.halves
    s.incident()
    assert s.state.actors == (1,)


def test_both_ends_of_a_tower_reach_the_goal() -> None:
    s = a_chapter(5, "goal")
    tower = s.state.board.towers[1]
    s.sheet().filled = 1 << tower.first | 1 << (s.state.board.towers[0].end - 1)
    assert not s.state.reached(0, s.state.orders)
    s.sheet().filled |= 1 << (tower.end - 1)
    assert s.state.reached(0, s.state.orders)


def test_mission_137_the_starting_levels_of_all_towers() -> None:
    s = a_chapter(5, "A137")
    mission, starts = s.state.missions[0], members(s.state.board.starts)
    assert mission.id == "A137"
    assert len(starts) == 8
    s.sheet().filled = sum(1 << space for space in starts[1:])
    assert not s.state.fulfils(0, mission)
    s.sheet().filled |= 1 << starts[0]
    assert s.state.fulfils(0, mission)


def test_missions_of_the_campaign_pay_what_the_upgrade_field_says() -> None:
    s = a_chapter(5, "A137")
    s.sheet().filled = s.state.board.starts
    s.phase_six().plays(0, "mission A")
    assert s.line("missions") == 8
    s.sheet().upgrades = [1, 0, 0, 0]
    assert s.line("missions") == 10


def test_mission_139_five_astronauts() -> None:
    s = a_chapter(5, "C139")
    mission = s.state.missions[2]
    assert mission.id == "C139"
    s.sheet().astronauts = 4
    assert not s.state.fulfils(0, mission)
    s.sheet().astronauts = 5
    assert s.state.fulfils(0, mission)
