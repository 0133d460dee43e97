"""Adventure 5: each of the six missions, met and just missed, and what a star and a flower are worth."""

import pytest

from cosmodrome.games.moon.rules.adventure5 import FIRST, LATER
from games.moon.adventure5.dome_table import a_dome

SECTIONS = ("L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4")


def with_mission(id, players=2):
    others = {"A": "A1", "B": "B1", "C": "C1", id[0]: id}
    return a_dome(players=players, missions=",".join(others.values()))


def tower(s, missed=False):
    return s.write(0, t1="2 3 4 5 6 | 7 8 9" if missed else "1 2 3 4 5 6 | 7 X 9")


def tops(s, missed=False):
    return s.write(0, t1="| 2 3 4", t4="| 2 3 4" if missed else "| 2 3 4 5")


def pairs(s, missed=False):
    return s.circled(0, plants="up1 up1 up2 down3", waters="up2" if missed else "up2 down3")


def triples(s, missed=False):
    return s.circled(0, plants="up1 up1 down4 down4", waters="up1" if missed else "up1 down4")


def dome(s, missed=False):
    return s.built(0, *(SECTIONS[:-1] if missed else SECTIONS))


def crosses(s, missed=False):
    return s.write(0, t1="X | 4 X", t2="X | 3" if missed else "X | X")


MISSIONS = {"A1": tower, "A2": tops, "B1": pairs, "B2": triples, "C1": dome, "C2": crosses}


@pytest.mark.parametrize("id", MISSIONS)
def test_a_mission_is_met_or_just_missed(id):
    meet = MISSIONS[id]
    assert not with_mission(id).holds(0, id[0])
    assert meet(with_mission(id)).holds(0, id[0])
    assert not meet(with_mission(id), missed=True).holds(0, id[0])


@pytest.mark.parametrize("id", MISSIONS)
def test_the_first_circles_the_star_and_those_after_the_flower(id):
    s = MISSIONS[id](with_mission(id)).others_play().plays(0, f"mission {id[0]}")
    assert s.sheet(0).missions["ABC".index(id[0])] == FIRST
    assert s.lines(0)["missions"] == 8
    s = MISSIONS[id](with_mission(id)).achieved(id[0]).others_play().plays(0, f"mission {id[0]}")
    assert s.sheet(0).missions["ABC".index(id[0])] == LATER
    assert s.lines(0)["missions"] == 4


def test_all_who_accomplish_it_in_the_same_turn_circle_the_star():
    s = with_mission("C1", players=3).built(0, *SECTIONS).built(2, *SECTIONS).others_play()
    assert s.state.actors == (0, 2)
    s.plays(2, "mission C").plays(0, "mission C")
    assert [s.lines(seat)["missions"] for seat in range(3)] == [8, 0, 8]
    s.built(1, *SECTIONS).others_play().plays(1, "mission C")
    assert s.lines(1)["missions"] == 4


def test_a_mission_may_be_left_for_a_later_turn():
    s = dome(with_mission("C1")).others_play()
    assert s.offers(0) == ["pass", "mission C"]
    s.plays(0, "pass").others_play().plays(0, "mission C")
    assert s.lines(0)["missions"] == 8


def test_several_missions_in_one_turn():
    s = pairs(tower(dome(with_mission("A1")))).others_play()
    assert s.offers(0) == ["pass", "mission A", "mission B", "mission C"]
    s.plays(0, "mission C", "mission A", "mission B")
    assert s.lines(0)["missions"] == 24


@pytest.mark.parametrize(("rows", "first", "later"), [(0, 8, 4), (1, 10, 6), (2, 12, 8), (3, 15, 9), (4, 18, 10)])
def test_upgrades_lift_what_was_accomplished_before(rows, first, later):
    """Ruling 5.9: values are read at the end."""
    s = a_dome().has(0, missions={"A": FIRST, "B": LATER}, upgrades={"missions": rows})
    assert s.lines(0)["missions"] == first + later


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_any_tower_will_do(number):
    full = {1: "1 2 3 4 5 6 | 7 8 9", 2: "1 2 3 4 | 5 6 7 8 9 10", 3: "1 2 3 | 4 5 6 7 8 9 X", 4: "1 2 3 4 5 | 6 7 8 9"}
    assert with_mission("A1").write(0, **{f"t{number}": full[number]}).holds(0, "A")


def test_lowest_levels_are_no_tops():
    assert not with_mission("A2").write(0, t2="1 2 3 4 |", t3="1 2 3 |", t4="1 2 3 4 5 |").holds(0, "A")
    assert with_mission("A2").write(0, t2="| 1 2 3 4 5 X", t3="| 1 2 3 4 5 6 X").holds(0, "A"), "X counts"


def test_levels_with_more_symbols_count_as_well():
    s = with_mission("B1").circled(0, plants="up1 up1 up2 up2 up3 up3", waters="up1 up2 up3")
    assert s.holds(0, "B")


def test_symbols_spread_over_levels_do_not_count():
    spread = "up4 up3 up2 up1 down1 down2 down3 down4"
    assert not with_mission("B1").circled(0, plants=spread).holds(0, "B")
    assert not with_mission("B2").circled(0, plants=f"{spread} {spread}").holds(0, "B"), "without water"
    assert with_mission("B1").circled(0, plants=spread, waters=spread).holds(0, "B")


def test_a_dome_with_cuts_needs_both_halves():
    s = with_mission("C1").built(0, *SECTIONS[:-1]).cut(0, "R4").built(0, "R4")
    assert not s.holds(0, "C")
    assert s.built(0, "R4").holds(0, "C")
