"""Adventure 4, phase 3: three levels, numbered independently; minerals are circled by filling their cavities."""

import pytest

from games.moon.adventure4.mine_table import a_mine


def row(level, *columns):
    return [f"{level}.{column}" for column in columns]


def test_three_levels_of_twelve_cavities_are_open_at_first():
    s = a_mine()
    assert s.places(0, "8/robot") == [f"level{n}.{column}" for n in (1, 2, 3) for column in range(1, 13)]


def test_each_level_ascends_from_left_to_right():
    s = a_mine().write(0, level1=". . 5 . . 9", level2="12", level3=". . . . . . . . . . . 3").shows("7/robot")
    assert s.places(0, "7/robot") == row("level1", 4, 5)
    s.shows("2/robot")
    assert s.places(0, "2/robot") == [*row("level1", 1, 2), *row("level3", *range(1, 12))]


def test_levels_are_independent_of_one_another():
    s = a_mine().write(0, level1="7").shows("7/robot")
    assert s.places(0, "7/robot") == [*row("level2", *range(1, 13)), *row("level3", *range(1, 13))]


def test_columns_carry_no_order():
    s = a_mine().write(0, level1="9", level2="1").shows("5/robot")
    assert "level3.1" in s.places(0, "5/robot")


def test_a_number_is_not_repeated_on_a_level_even_across_an_x():
    s = a_mine().write(0, level1="8 X .").shows("8/robot", "9/plant")
    assert "level1.3" not in s.places(0, "8/robot")
    assert "level1.3" in s.places(0, "9/plant")


def test_gaps_are_allowed():
    s = a_mine().write(0, level1="1").shows("15/robot")
    assert "level1.2" in s.places(0, "15/robot")


def test_without_a_place_for_any_number_a_system_error_is_crossed():
    s = a_mine().shows("1/robot", "1/plant", "1/water")
    s.write(0, level1="1", level2="1", level3="1")
    assert s.offers(0) == ["error"]
    s.plays(0, "error").others_write()
    assert [s.sheet(seat).errors for seat in (0, 1)] == [1, 0]
    assert s.lines(0)["errors"] == -5


def test_an_error_gives_no_action():
    s = a_mine().shows("1/robot", "1/plant", "1/water").write(0, level1="1", level2="1", level3="1").plays(0, "error")
    assert s.asks(0) == ""


@pytest.mark.parametrize(("errors", "loss"), [(0, 0), (1, -5), (2, -10), (3, -15)])
def test_what_system_errors_cost(errors, loss):
    assert a_mine().has(0, errors=errors).lines(0)["errors"] == loss


def test_an_astronaut_that_makes_a_number_fit_forbids_the_error():
    s = a_mine().shows("1/astronaut", "1/plant", "1/water").write(0, level1="1", level2="1", level3="1")
    assert "error" not in s.offers(0)
    assert "1/astronaut+1 level1.2" in s.offers(0)
