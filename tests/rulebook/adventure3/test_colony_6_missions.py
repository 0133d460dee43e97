"""Adventure 3: each of the six missions, met and just missed, and what it pays first and later."""

import pytest

from games.moon.adventure3.colonies import a_colony

OBSERVATORY = "c1r2-c1r3-c1r4-c1r5-c1r6-c2r6-c3r6-c4r6-c5r6-c6r6"


def columns(s, missing=""):
    return s.fill(0, "column1", "column3", "column6", but=missing)


def rows(s, missing=""):
    return s.fill(0, "row2", "row4", "row6", but=missing)


def observatory(s, missing=""):
    return s.tunnels(0, OBSERVATORY.removesuffix("-c6r6") if missing else OBSERVATORY)


ANTENNAS_BOTTOM = "c1r2 c2r1 c2r3", "c4r2 c5r1 c5r3 c6r2"
NETWORK_BOTTOM = "c2r1-c2r2-c2r3", "c2r1-c3r1-c4r1-c5r1", "c4r1-c4r2-c5r2-c6r2", "c5r2-c5r3"


def antennas(s, missing=""):
    for names in ANTENNAS_BOTTOM:
        s.fill(0, *(name for name in names.split() if name != missing))
    return s.tunnels(0, *NETWORK_BOTTOM)


def plants(s, missing=""):
    return s.has(0, greenhouses=(4, 4, 0, 0) if not missing else (4, 3, 1, 0))


def tanks(s, missing=""):
    names = " ".join(name for name in ["c1r6", "c3r5", "c4r1", "c5r2"] if name != missing)
    return s.fill(0, *names.split()).has(0, tanks=names)


MISSIONS = {
    "A1": (columns, "c3r5", 12, 6),
    "A2": (rows, "c2r4", 12, 5),
    "B1": (observatory, "c6r6", 9, 4),
    "B2": (antennas, "c5r3", 9, 4),
    "C1": (plants, "one", 8, 4),
    "C2": (tanks, "c3r5", 9, 5),
}


def with_mission(id: str):
    others = {"A": "A1", "B": "B1", "C": "C1", id[0]: id}
    return a_colony(missions=",".join(others.values()))


@pytest.mark.parametrize("id", MISSIONS)
def test_a_mission_is_met(id):
    meet, missing, _, _ = MISSIONS[id]
    assert not with_mission(id).fulfils(0, id[0])
    assert meet(with_mission(id)).fulfils(0, id[0])
    assert not meet(with_mission(id), missing).fulfils(0, id[0]), "it must just miss"


@pytest.mark.parametrize("id", MISSIONS)
def test_the_first_gets_the_high_value_and_later_ones_the_low_value(id):
    meet, _, first, later = MISSIONS[id]
    s = meet(with_mission(id)).others_write().plays(0, f"mission {id[0]}")
    assert s.lines(0)["missions"] == first
    s = meet(with_mission(id)).achieved(id[0]).others_write().plays(0, f"mission {id[0]}")
    assert s.lines(0)["missions"] == later


def test_all_who_accomplish_it_in_the_same_turn_get_the_high_value():
    s = a_colony(3).has(0, greenhouses=(4, 4, 0, 0)).has(2, greenhouses=(4, 4, 4, 4)).others_write()
    assert s.state.actors == (0, 2)
    s.plays(2, "mission C").plays(0, "mission C")
    assert [s.lines(seat)["missions"] for seat in range(3)] == [8, 0, 8]
    s.has(1, greenhouses=(4, 4, 0, 0)).others_write().plays(1, "mission C")
    assert s.lines(1)["missions"] == 4


def test_a_mission_may_be_left_for_a_later_turn():
    s = plants(a_colony()).others_write()
    assert s.offers(0) == ["pass", "mission C"]
    s.plays(0, "pass")
    assert s.turn == 2
    s.others_write().plays(0, "mission C")
    assert s.lines(0)["missions"] == 8


def test_several_missions_in_one_turn():
    s = observatory(plants(columns(a_colony()))).others_write()
    assert s.offers(0) == ["pass", "mission A", "mission B", "mission C"]
    s.plays(0, "mission B", "mission A", "mission C")
    assert s.lines(0)["missions"] == 12 + 9 + 8


def test_x_counts_for_rows_and_columns():
    s = with_mission("A1").cross(0, "column1", "column3", "column6")
    assert s.fulfils(0, "A")
    s = with_mission("A2").cross(0, "row1", "row3", "row5")
    assert s.fulfils(0, "A")


@pytest.mark.parametrize("line", range(1, 7))
def test_every_row_and_every_column_counts(line):
    others = [other for other in range(1, 7) if other != line][:2]
    s = with_mission("A1").fill(0, *(f"column{other}" for other in others))
    assert not s.fulfils(0, "A")
    assert s.fill(0, f"column{line}").fulfils(0, "A")
    s = with_mission("A2").fill(0, *(f"row{other}" for other in others))
    assert not s.fulfils(0, "A")
    assert s.fill(0, f"row{line}").fulfils(0, "A")


def test_columns_are_not_rows():
    assert not rows(with_mission("A1")).fulfils(0, "A")
    assert not columns(with_mission("A2")).fulfils(0, "A")


def test_more_than_enough_is_enough():
    s = with_mission("A1").fill(0, *(f"column{column}" for column in (1, 2, 3, 4)))
    assert s.fulfils(0, "A")


def test_antennas_of_the_upper_right_quarter_include_those_of_the_observatory():
    """Ruling 3.5."""
    way = "c1r2-c1r3-c1r4-c1r5-c1r6-c2r6-c3r6-c4r6"
    s = with_mission("B2").fill(0, "c1r4", "c2r6", "c3r5", "c4r4", "c4r6", "c5r5")
    s.tunnels(0, way, "c3r6-c3r5", "c4r6-c4r5-c4r4", "c4r5-c5r5")
    assert not s.fulfils(0, "B")
    assert s.tunnels(0, "c5r5-c6r5-c6r6").fulfils(0, "B")


def test_plants_are_counted_not_greenhouses():
    """Ten greenhouses: 3 + 3 + 4 hold 3 + 3 + 5 plants; nine of them 9 plants."""
    s = with_mission("C1")
    assert s.has(0, greenhouses=(3, 3, 3, 1)).fulfils(0, "C")
    assert not s.has(0, greenhouses=(3, 3, 3, 0)).fulfils(0, "C")
    assert s.has(0, greenhouses=(4, 3, 2, 0)).fulfils(0, "C"), "5 + 3 + 2 plants in nine greenhouses"


def test_tanks_must_be_two_in_each_of_two_quarters():
    s = with_mission("C2").fill(0, "c1r6", "c5r5", "c2r3", "c4r1").has(0, tanks="c1r6 c5r5 c2r3 c4r1")
    assert not s.fulfils(0, "C"), "four tanks, one in each quarter"
