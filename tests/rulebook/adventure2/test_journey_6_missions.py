"""Adventure 2, phase 6: the six missions, each just fulfilled and just missed, and what they pay."""

import pytest

from games.moon.adventure2.journey_table import a_journey

VALUES = {"A1": (9, 5), "A2": (10, 5), "B1": (11, 6), "B2": (12, 6), "C1": (9, 5), "C2": (11, 6)}
SIX = "1 2 3 4 5 6"


def table(mission):
    """A table with this mission among the three."""
    return a_journey(missions=",".join(mission if mission[0] == letter else f"{letter}1" for letter in "ABC"))


def fulfilled(mission):
    """A table where seat 0 meets this mission."""
    s = table(mission)
    return {
        "A1": lambda: s.has(0, firsts="s1 s4", laters="s2"),
        "A2": lambda: s.has(0, plants=[5, 0, 4, 0]),
        "B1": lambda: s.write(0, f"{SIX} | {SIX} | . 7"),
        "B2": lambda: s.write(0, f"1 2 | {SIX} | . | 3 5 7 9 |"),
        "C1": lambda: s.has(0, tanks="t2 t7 t14 t19 t26 t35"),
        "C2": lambda: s.has(0, tanks="t7 t11 t14 t18"),
    }[mission]()


MISSED = {
    "A1, a station with one robot missing": ("A1", lambda s: s.has(0, firsts="s1 s4", robots=[2, 2, 2, 4])),
    "A2, one plant missing": ("A2", lambda s: s.has(0, plants=[5, 2, 3, 0])),
    "A2, robots do not help": ("A2", lambda s: s.has(0, plants=[5, 2, 0, 0], firsts="s1 s2 s3")),
    "B1, one zone of 6": ("B1", lambda s: s.write(0, f"{SIX} | . {SIX} | . 7")),
    "B1, a zone of 7 is not one of 6": ("B1", lambda s: s.write(0, f"{SIX} | {SIX} 7 | . 7")),
    "B1, one space is empty": ("B1", lambda s: s.write(0, f"{SIX} | 1 2 . 4 5 6 | . 7")),
    "B1, the zone has no end yet": ("B1", lambda s: s.write(0, f"{SIX} | {SIX}")),
    "B2, no zone of 2": ("B2", lambda s: s.write(0, f"12 . | {SIX} | . | 3 5 7 9 |")),
    "B2, no zone of 4": ("B2", lambda s: s.write(0, f"1 2 | {SIX} | . | 3 5 7 9 11 |")),
    "B2, no zone of 6": ("B2", lambda s: s.write(0, "1 2 | 3 4 | . | 3 5 7 9 |")),
    "C1, five tanks": ("C1", lambda s: s.has(0, tanks="t2 t7 t14 t19 t26")),
    "C2, a tank between them is left out": ("C2", lambda s: s.has(0, tanks="t7 t11 t14 t19 t23")),
    "C2, three": ("C2", lambda s: s.has(0, tanks="t7 t11 t14")),
}


@pytest.mark.parametrize("mission", VALUES)
def test_each_mission_can_be_fulfilled(mission):
    s = fulfilled(mission).others_pass()
    assert s.state.actors == (0,)
    assert s.offers(0) == ["pass", f"mission {mission[0]}"]


@pytest.mark.parametrize("why", MISSED)
def test_each_mission_can_just_be_missed(why):
    mission, set_up = MISSED[why]
    s = set_up(table(mission))
    assert not s.holds(0, mission[0])
    s.others_pass()
    assert s.state.turn == 2


@pytest.mark.parametrize(("mission", "values"), VALUES.items())
def test_the_first_get_the_high_value_and_those_after_them_the_low_one(mission, values):
    first, later = values
    s = fulfilled(mission).others_pass().plays(0, f"mission {mission[0]}")
    assert s.lines(0)["missions"] == first
    s = fulfilled(mission).achieved(mission[0]).others_pass().plays(0, f"mission {mission[0]}")
    assert s.lines(0)["missions"] == later


def test_all_who_accomplish_a_mission_in_the_same_turn_get_the_high_value():
    s = table("C1")
    for seat in range(2):
        s.has(seat, tanks="t2 t7 t14 t19 t26 t35")
    s.others_pass().everyone_takes_missions()
    assert [s.lines(seat)["missions"] for seat in range(2)] == [9, 9]


def test_a_mission_left_for_later_can_be_taken_in_the_next_turn():
    s = fulfilled("A1").others_pass().nobody_takes_missions()
    assert s.state.turn == 2
    assert s.others_pass().offers(0) == ["pass", "mission A"]


def test_the_ends_of_the_trajectory_close_zones():
    s = table("B1").write(0, f"{SIX} | {'. ' * 24}| {SIX}")
    assert s.holds(0, "B")


def test_lines_between_tanks_do_not_part_them():
    s = table("C2").write(0, ". . . . . . . . | . . . . | . .").has(0, tanks="t7 t11 t14 t18")
    assert s.holds(0, "C")


def test_x_count_for_zones():
    assert table("B1").write(0, "X X X X X X | X 2 X 4 5 6 | . 7").holds(0, "B")


def test_a_line_in_a_complete_zone_can_fulfil_a_mission_and_spoil_it():
    s = table("B1").write(0, f"{SIX} 7 | {SIX} |").shows("15/energy", "15/energy", "15/energy").has(0, energies=5)
    s.plays(0, "15/energy t36", "energy", "line g6").others_pass()
    assert s.offers(0) == ["pass", "mission B"]
    s = table("B1").write(0, f"{SIX} | {SIX} |").shows("15/energy", "15/energy", "15/energy").has(0, energies=5)
    s.plays(0, "15/energy t36", "energy", "line g3")
    assert not s.holds(0, "B")
