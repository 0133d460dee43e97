"""Adventure 2: when the game ends, every scoring line, and ties."""

import pytest

from games.moon.adventure2.journey_table import a_journey


def test_the_game_ends_with_three_missions():
    s = a_journey().has(0, missions={"A": 9, "B": 11}).achieved("AB").has(0, tanks="t2 t7 t14 t19 t26 t35")
    s.sheet(0).missions = [9, 11, -1]
    s.others_pass().everyone_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_the_game_goes_on_with_two_missions():
    s = a_journey().has(0, missions={"A": 9, "B": 11}).achieved("AB").others_pass()
    assert not s.state.over


def test_the_game_ends_with_three_system_errors():
    s = a_journey().write(0, ". 1 " + "X " * 34).has(0, errors=2, energies=2).others_pass().nobody_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["errors"]


def test_the_game_goes_on_with_two_system_errors():
    s = a_journey().write(0, ". 1 " + "X " * 34).has(0, errors=1, energies=2).others_pass().nobody_takes_missions()
    assert not s.state.over


def test_the_game_ends_with_a_full_trajectory():
    s = a_journey().write(0, ". " + "X " * 35).others_pass().nobody_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_everyone_finishes_the_turn_in_which_the_game_ends():
    s = a_journey().write(0, ". " + "X " * 35)
    s.plays(0, "8/robot t1", "pass")
    assert not s.state.over
    s.plays(1, "8/robot t1", "pass").nobody_takes_missions()
    assert s.state.over


@pytest.mark.parametrize(("station", "first", "later"), [(0, 6, 5), (1, 9, 7), (2, 8, 6), (3, 10, 7)])
def test_plants_count_what_the_robots_have_circled(station, first, later):
    plants = [2 if i == station else 3 for i in range(4)]
    name = f"s{station + 1}"
    assert a_journey().has(0, plants=plants).lines(0)["plants"] == 0
    assert a_journey().has(0, plants=plants, firsts=name).lines(0)["plants"] == 2 * first
    assert a_journey().has(0, plants=plants, laters=name).lines(0)["plants"] == 2 * later


def test_all_tanks_together_are_worth_68():
    tanks = "t2 t5 t7 t11 t14 t18 t19 t23 t26 t30 t32 t35"
    assert a_journey().has(0, tanks=tanks).lines(0)["water"] == 68


def test_the_longest_complete_zone_counts_a_point_a_space():
    s = a_journey().write(0, "1 2 3 | 4 5 X 7 | 1 2 3 4 5 6 .")
    assert s.lines(0)["longest"] == 4
    assert a_journey().write(0, "1 2 3").lines(0)["longest"] == 0
    assert a_journey().write(0, "X " * 36).lines(0)["longest"] == 36


@pytest.mark.parametrize(
    ("complete", "points"),
    [
        ([1, 0], [20, 0]),
        ([0, 0], [0, 0]),
        ([3, 2, 1, 1], [20, 10, 5, 5]),
        ([2, 2, 1, 0], [20, 20, 10, 0]),
        ([4, 3, 2, 1], [20, 10, 5, 0]),
        ([1, 1, 1, 1, 1, 1], [20] * 6),
    ],
)
def test_the_most_complete_zones_earn_20_the_next_10_and_5(complete, points):
    s = a_journey(players=len(complete))
    for seat, zones in enumerate(complete):
        s.write(seat, "1 | " * zones)
    assert [s.lines(seat)["zones"] for seat in range(len(complete))] == points


@pytest.mark.parametrize(("errors", "lost"), [(0, 0), (1, 5), (2, 10), (3, 15)])
def test_system_errors_cost_5_each(errors, lost):
    assert a_journey().has(0, errors=errors).lines(0)["errors"] == -lost


def test_a_whole_sheet():
    """By hand: missions 9 + 6, plants 4 x 6 + 2 x 7 + nothing for station 3, tanks 4 + 8 + 5, the zone of 5, most zones
    (2 against 1), and one error."""
    s = a_journey().write(0, "1 2 3 4 5 | . | 7 | .").write(1, "1 |")
    s.has(0, plants=[4, 0, 3, 2], firsts="s1", laters="s4", tanks="t2 t19 t30", errors=1, missions={"A": 9, "B": 6})
    assert s.lines(0) == {"missions": 15, "plants": 38, "water": 17, "longest": 5, "zones": 20, "errors": -5}
    assert s.state.view(0).sheets[0].score == 90
    assert s.lines(1)["zones"] == 10


def ended(errors):
    """Both seats have the same points, and these system errors."""
    s = a_journey()
    for seat in range(2):
        s.write(seat, ". " + "X " * 35).has(seat, errors=errors[seat], missions={"A": 10 + 5 * errors[seat]})
        s.plays(seat, "8/robot t1", "pass")
    return s.nobody_takes_missions().state


def test_fewest_system_errors_decide_a_tie():
    state = ended([1, 0])
    assert state.scores[0] == state.scores[1]
    assert state.winners == [1]


def test_a_complete_tie_is_shared():
    assert ended([1, 1]).winners == [0, 1]
