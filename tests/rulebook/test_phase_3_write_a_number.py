"""Standard rules, phase 3: ascending in each zone, gaps and skips allowed, never twice; compulsory when it fits."""

import pytest

from tables import a_launch


def fits(row, number):
    """Where a number may go on a wild floor with this in it."""
    s = a_launch().write(0, wild=row).shows(f"{number}/planning")
    return [int(space.removeprefix("wild.")) for space in s.places(0, f"{number}/planning") if space.startswith("wild")]


@pytest.mark.parametrize(
    ("row", "number", "spaces"),
    [
        (". . . . . . . .", 8, [1, 2, 3, 4, 5, 6, 7, 8]),
        ("5 . . . . . . .", 8, [2, 3, 4, 5, 6, 7, 8]),
        ("9 . . . . . . .", 8, []),
        (". . . . . . . 9", 8, [1, 2, 3, 4, 5, 6, 7]),
        (". . . . . . . 7", 8, []),
        (". 3 . . 9 . . .", 8, [3, 4]),
        (". 3 . . 9 . . .", 2, [1]),
        (". 3 . . 9 . . .", 12, [6, 7, 8]),
        ("1 2 3 4 5 6 7 .", 15, [8]),
        (". 2 3 4 5 6 7 8", 1, [1]),
        (". 2 3 4 5 6 7 9", 8, []),
        ("1 2 3 4 5 6 7 8", 9, []),
        ("6 . . . . . . .", 7, [2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_numbers_ascend_from_left_to_right(row, number, spaces):
    assert fits(row, number) == spaces


@pytest.mark.parametrize(
    "row", ["8 . . . . . . .", ". . . 8 . . . .", ". . . . . . . 8", ". 3 . 8 . 12 . .", "7 8 . . X . . ."]
)
def test_a_number_never_appears_twice_in_a_zone(row):
    assert fits(row, 8) == []


def test_empty_spaces_may_be_left_between_numbers_and_filled_later():
    s = a_launch().write(0, planning="2 . . . . 14").shows("8/planning")
    s.plays(0, "8/planning planning.4").others_write().shows("3/planning")
    s.plays(0, "3/planning planning.2").others_write().shows("13/planning")
    s.plays(0, "13/planning planning.5").others_write()
    assert s.floor(0, "planning") == "2 3 . 8 13 14"


def test_numbers_may_be_skipped_even_side_by_side():
    """The rulebook's own instance: an 8 just after a 6."""
    s = a_launch().write(0, wild="6").shows("8/robot").plays(0, "8/robot wild.2")
    assert s.floor(0, "wild") == "6 8 . . . . . ."


@pytest.mark.parametrize(
    ("row", "number", "spaces"),
    [
        ("X . . . . . . .", 1, [2, 3, 4, 5, 6, 7, 8]),
        (". . . . . . . X", 15, [1, 2, 3, 4, 5, 6, 7]),
        ("2 4 X . 6 . . .", 5, [4]),
        ("2 4 X 5 . . . .", 6, [5, 6, 7, 8]),
        ("4 X . . . . . .", 4, []),
        (". X 4 . . . . .", 4, []),
        ("9 X . . . . . .", 8, []),
        (". X X X X X X 9", 8, [1]),
        ("X X X . X X X X", 7, [4]),
        ("X X X X X X X X", 7, []),
    ],
)
def test_an_x_has_no_value_and_does_not_disturb_the_order(row, number, spaces):
    assert fits(row, number) == spaces


def test_the_rulebooks_series_2_4_x_5_6_can_be_written():
    s = a_launch().write(0, robot2="2 4 X").shows("5/robot").plays(0, "5/robot robot2.4").others_write()
    s.shows("6/robot").plays(0, "6/robot robot2.5")
    assert s.floor(0, "robot2") == "2 4 X 5 6"


def test_zones_are_independent():
    s = a_launch().write(0, robot1="8 . . . .").shows("8/robot")
    assert not any(space.startswith("robot1") for space in s.places(0, "8/robot"))
    assert [space for space in s.places(0, "8/robot") if space.startswith("robot2")] == [
        f"robot2.{n}" for n in range(1, 6)
    ]


def test_a_wall_between_quarters_does_not_end_a_zone():
    """A floor is one zone across its quarters."""
    s = a_launch().write(0, water=". . 9 . .").shows("12/water")
    assert [space for space in s.places(0, "12/water") if space.startswith("water")] == ["water.4", "water.5"]


def test_a_filled_space_is_never_overwritten():
    s = a_launch().write(0, wild="1 2 3 X . . . .").shows("8/robot")
    assert not {"wild.1", "wild.2", "wild.3", "wild.4"} & set(s.places(0, "8/robot"))


def test_writing_is_compulsory_when_any_of_the_three_numbers_fits():
    s = a_launch().fill(0, "robot1", "robot2", "water", "plant").write(0, wild="10 11 . 12 13 14 15 X")
    s.shows("6/robot", "6/water", "6/planning")
    assert s.places(0, "6/planning") == [f"planning.{n}" for n in range(1, 7)]
    assert s.offers(0) == [f"6/planning planning.{n}" for n in range(1, 7)], "no error, no pass, and no other pile"


def test_a_system_error_is_marked_only_when_none_of_the_three_fits():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning").write(0, wild="10 11 . 12 13 14 15 X")
    s.shows("6/robot", "6/water", "6/planning")
    assert s.offers(0) == ["error"]
    s.plays(0, "error").others_write()
    assert s.errors == [1, 0]


def test_after_a_system_error_there_is_nothing_else_to_do():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning").write(0, wild="10 11 . 12 13 14 15 X")
    s.shows("6/robot", "6/water", "6/planning").plays(0, "error")
    assert 0 not in s.state.actors


def test_one_free_space_is_enough_to_forbid_the_system_error():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning").write(0, wild="5 . 7 12 13 14 15 X")
    s.shows("6/robot", "8/water", "9/planning")
    assert s.offers(0) == ["6/robot wild.2"]


def test_an_error_of_one_seat_costs_the_others_nothing():
    s = a_launch(players=3).fill(1, "robot1", "robot2", "water", "planning", "wild")
    s.shows("6/robot", "6/water", "6/planning").plays(1, "error").others_write()
    assert s.errors == [0, 1, 0]
    assert s.turn == 2
