"""Adventure 1, phases 3 and 4: the action only says on which floors its number may be written."""

import pytest

from tables import a_launch

FLOORS = {
    "astronaut": ["astro1", "astro2"],
    "water": ["water"],
    "robot": ["robot1", "robot2"],
    "planning": ["planning"],
    "energy": ["energy"],
    "plant": ["plant"],
}
SPACES = {
    "astro1": 3,
    "astro2": 3,
    "water": 5,
    "robot1": 5,
    "robot2": 5,
    "planning": 6,
    "energy": 10,
    "plant": 8,
    "wild": 8,
}


def test_a_rocket_has_nine_floors():
    assert [floor.id for floor in a_launch().board.floors] == list(SPACES)


@pytest.mark.parametrize("action", FLOORS)
def test_a_number_goes_on_a_floor_of_its_action_or_on_the_wild_floor(action):
    s = a_launch().shows(f"6/{action}")
    wanted = [f"{floor}.{n}" for floor in [*FLOORS[action], "wild"] for n in range(1, SPACES[floor] + 1)]
    assert s.places(0, f"6/{action}") == wanted


def test_example_6_astronaut():
    """The rulebook's example: a 6 with the astronaut goes on one of the two astronaut floors or on the wild floor."""
    s = a_launch().shows("6/astronaut")
    assert {space.partition(".")[0] for space in s.places(0, "6/astronaut")} == {"astro1", "astro2", "wild"}


def test_the_astronaut_does_not_change_the_number_here():
    s = a_launch().write(0, astro1="6 . .", astro2="6 . .", wild="6 . . . . . . .").shows("6/astronaut")
    assert s.places(0, "6/astronaut") == []


@pytest.mark.parametrize("action", FLOORS)
def test_no_action_does_anything_after_the_number_is_written(action):
    s = a_launch().shows(f"6/{action}").plays(0, f"6/{action} {FLOORS[action][0]}.1")
    assert s.state.actors == (1,), "nothing more is asked of seat 0"
    sheet = s.state.sheet(0)
    assert (sheet.rockets, sheet.errors, sheet.crosses, sheet.arrows) == (0, 0, 0, 0)


def test_planning_does_not_give_an_x_here():
    s = a_launch().shows("6/planning").plays(0, "6/planning planning.1")
    assert "X" not in s.floor(0, "planning")
    assert 0 not in s.state.actors


def test_an_action_without_a_free_floor_can_still_use_the_wild_floor():
    s = a_launch().fill(0, "water").shows("6/water")
    assert s.places(0, "6/water") == [f"wild.{n}" for n in range(1, 9)]


def test_the_wild_floor_keeps_the_order_for_all_actions_together():
    s = a_launch().shows("6/water").plays(0, "6/water wild.4").others_write().shows("6/robot", "5/plant", "9/energy")
    assert "wild.4" not in s.places(0, "6/robot")
    assert not any(space.startswith("wild") for space in s.places(0, "6/robot")), "6 is on the wild floor already"
    assert [space for space in s.places(0, "5/plant") if space.startswith("wild")] == ["wild.1", "wild.2", "wild.3"]
    assert [space for space in s.places(0, "9/energy") if space.startswith("wild")] == [
        "wild.5",
        "wild.6",
        "wild.7",
        "wild.8",
    ]


def test_system_errors_are_circled_one_by_one_up_to_eight():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning", "wild")
    for errors in range(1, 9):
        number = 4 + errors
        s.shows(f"{number}/robot", f"{number}/water", f"{number}/planning").plays(0, "error")
        assert s.errors[0] == errors
        s.others_write()
    assert s.state.over
