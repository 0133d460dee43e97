"""Adventure 8, the end of the game: when it ends, what every line scores, and who wins."""

import pytest

from games.moon.adventure8.battle_table import a_battle

ALMOST = {"P1": "MTM", "P2": "MTMTM", "P3": "MTMTM", "P4": "MTMTMTM", "P5": "MTMTM", "P6": "MTMTM", "P7": "MT"}
"""A sheet with one free space."""


def finish(s):
    return s.others_play().nobody_takes_missions()


def test_the_game_ends_when_a_sheet_is_full():
    s = a_battle(3).drawn(1, **ALMOST).shows("14/robot", "14/energy", "8/water")
    s.plays(1, "14/robot P7.3", "pass")
    assert not s.state.over, "the others still finish the turn"
    finish(s)
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_the_game_ends_when_both_system_errors_of_one_side_are_crossed():
    full = {planet: marks for planet, marks in ALMOST.items() if planet != "P7"}
    s = a_battle(3).drawn(0, **full).has(0, "left", errors=1).shows("1/robot", "4/energy", "8/water")
    s.plays(0, "error")
    assert finish(s).state.over
    assert s.state.end_reasons() == ["errors"]


def test_errors_of_different_sides_do_not_add_up():
    full = {planet: marks for planet, marks in ALMOST.items() if planet != "P7"}
    s = a_battle(3).drawn(0, **full).has(0, "right", errors=1).has(1, "right", errors=1)
    s.shows("1/robot", "4/energy", "8/water").plays(0, "error")
    assert not finish(s).state.over, "one on the left sheet, one on the right, one of the neighbour's on the left"


def test_the_game_ends_when_a_seat_has_three_missions():
    s = a_battle().earned(0, A=12, B=9).achieved("AB").has(0, "left", plants=6, waters=4).others_play()
    s.plays(0, "mission C")
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_two_missions_on_each_side_of_the_table_do_not_end_it():
    s = a_battle().earned(0, A=12, B=9).earned(1, A=5, C=10).achieved("ABC")
    assert not finish(s).state.over


def test_open_planets_are_awarded_when_the_game_ends():
    s = a_battle(3).drawn(1, **ALMOST).drawn(0, P1="M", P2="T", P3="MT", P4="", moons={"P4": "T", "P3": "M"})
    s.shows("14/planning", "14/plant", "14/water")
    s.plays(1, "14/planning P7.3").plays(0, "14/plant P7.1", "pass").plays(2, "14/water P7.1").nobody_takes_missions()
    assert s.state.over
    assert [s.flag(0, f"P{n}") for n in range(1, 8)] == ["M", "T", "M", "T", "", "", "M"]
    assert [s.flag(2, f"P{n}") for n in range(1, 8)] == ["", "", "", "", "", "", "M"], "ruling 8.4: nobody is there"


@pytest.mark.parametrize(("boxes", "points"), list(enumerate([0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40])))
def test_plants(boxes, points):
    assert a_battle().has(0, "left", plants=boxes).lines(0)["plants"] == points


@pytest.mark.parametrize(("boxes", "points"), list(enumerate([0, 3, 6, 10, 14, 19, 24, 30, 37, 45])))
def test_water(boxes, points):
    assert a_battle().has(0, "right", waters=boxes).lines(0)["water"] == points


@pytest.mark.parametrize(("boxes", "points"), list(enumerate([0, 3, 6, 10, 15, 21, 28, 36])))
def test_planning_is_lost(boxes, points):
    """Ruling 8.13: 10 after three boxes."""
    assert a_battle().has(0, "left", planning=boxes).lines(0)["planning"] == -points


@pytest.mark.parametrize(("boxes", "points"), list(enumerate([0, 5, 10])))
def test_system_errors_are_lost(boxes, points):
    assert a_battle().has(0, "left", errors=boxes).lines(0)["errors"] == -points


@pytest.mark.parametrize(
    ("kind", "planets", "values"),
    [
        ("green", {"P1": "MMM", "P5": "MMMMM", "P7": "MMM"}, [2, 3, 4, 6, 8]),
        ("blue", {"P3": "MMMMM", "P6": "MMMMM"}, [2, 4, 6, 8, 10]),
        ("grey", {"P2": "MMMMM", "P4": "MMMMMMM"}, [4, 5, 6, 9, 12]),
    ],
)
def test_planets_count_by_the_value_of_their_type(kind, planets, values):
    for boxes, value in enumerate(values):
        s = a_battle().drawn(0, **planets).has(0, "left", types={kind: boxes})
        assert s.lines(0)[kind] == len(planets) * value
        assert sum(s.lines(0).values()) == len(planets) * value


def test_a_whole_score_by_hand():
    """Seat 0 of three: side M of sheet 0 and side T of sheet 2.

    Left sheet: plants 3 boxes 7, water 2 boxes 6, green P1 and P5 (tie) 2 x 3 = 6, blue P3 1 x 2 = 2, grey none,
    planning 1 box -3, no errors. Right sheet: plants 1 box 2, water none, green P7 1 x 2 = 2, grey P2 and P4 2 x 6 = 12,
    one error -5. Missions 12 + 4.
    """
    s = a_battle(3, missions="A1,B1,C1").earned(0, A=12, C=4)
    s.drawn(0, P1="MMT", P2="TTTTT", P3="MM", P5="MT", moons={"P3": "T"})
    s.has(0, "left", plants=3, waters=2, types={"green": 1}, planning=1)
    s.drawn(2, P7="TTM", P2="TTTMM", P4="T", P6="M").has(0, "right", plants=1, types={"grey": 2}, errors=1)
    assert s.lines(0) == {
        "missions": 16,
        "plants": 9,
        "water": 6,
        "green": 8,
        "blue": 2,
        "grey": 12,
        "planning": -3,
        "errors": -5,
    }
    assert s.lines(1)["grey"] == 4, "P2 of sheet 0, where seat 1 has side T"
    assert s.lines(2)["blue"] == 2, "P6 of sheet 2, where seat 2 has side M"


def ended(s):
    s.drawn(0, **ALMOST).shows("14/robot", "14/energy", "14/water")
    s.plays(0, "14/robot P7.3", "pass").plays(1, "14/energy P7.1", "pass")
    return s.nobody_takes_missions().state


def test_the_highest_total_of_both_sides_wins():
    state = ended(a_battle().has(1, "right", plants=11))
    assert state.over
    assert state.scores == [sum(state.score_lines(state.sheets, seat).values()) for seat in range(2)]
    assert state.winners == [1]


def settled(s):
    s.state.settle()
    return s.state


def test_a_tie_goes_to_the_fewest_system_errors_on_both_sides_together():
    """Seat 0: 7 + 3 - 5 - 5 = 0 with two errors; seat 1: 2 + 3 - 5 = 0 with one."""
    s = a_battle().has(0, "left", plants=3, errors=1).has(0, "right", waters=1, errors=1)
    state = settled(s.has(1, "left", plants=1).has(1, "right", waters=1, errors=1))
    assert state.scores == [0, 0]
    assert state.winners == [1]


def test_with_as_many_system_errors_the_victory_is_shared():
    s = a_battle().has(0, "left", plants=3, errors=1).has(1, "right", plants=3, errors=1)
    state = settled(s)
    assert state.scores == [2, 2]
    assert state.winners == [0, 1]


def test_the_total_may_be_below_zero():
    assert settled(a_battle().has(0, "left", planning=7)).scores == [-36, 0]
