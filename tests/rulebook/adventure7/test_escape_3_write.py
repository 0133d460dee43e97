"""Adventure 7, phase 3: starships are zones, only reached blocks can be numbered, Robot bonuses, x2 bonuses, errors."""

import pytest

from cosmodrome.kernel import IllegalMove
from games.moon.adventure7.escape_table import SHIPS, an_escape

START = ["1A1", "1A2", "1A3", "1A4", "1B1", "1B2", "1B3", "1B4"]
ROBOTS = ["1A1", "1B3", "2A3", "2C3", "3B1", "4A2", "5B2", "6A2"]


def test_at_the_beginning_only_the_two_modules_of_the_lowest_starship_are_open():
    s = an_escape()
    assert s.reached(0) == ["1A", "1B"]
    assert s.places(0, "8/robot") == START


def test_each_starship_is_numbered_from_left_to_right():
    s = an_escape().opens(0).write(0, ship2=". . 5 . . 9 . . . .").shows("7/robot", "3/plant", "12/water")
    in_ship2 = {
        combination: [p for p in s.places(0, combination) if p[0] == "2"]
        for combination in ("7/robot", "3/plant", "12/water")
    }
    assert in_ship2 == {"7/robot": ["2B1", "2B2"], "3/plant": ["2A1", "2A2"], "12/water": ["2G", "2C1", "2C2", "2C3"]}


def test_starships_are_independent_zones():
    s = an_escape().opens(0).write(0, ship2="8 . . . . . . . . .").shows("8/robot", "9/energy", "10/plant")
    assert [place[0] for place in s.places(0, "8/robot")] == ["1"] * 9 + ["3"] * 7 + ["4"] * 6 + ["5"] * 6 + ["6"] * 5


def test_airlocks_active_or_not_do_not_part_a_zone():
    """The greenhouse of ship 1 is not reached, but what stands in 1A still limits 1B."""
    s = an_escape().write(0, ship1=". . . 9").shows("8/robot", "12/energy", "10/plant")
    assert s.places(0, "8/robot") == ["1A1", "1A2", "1A3"]
    assert s.places(0, "12/energy") == ["1B1", "1B2", "1B3", "1B4"]
    s.opens(0, "1A-1G", "1G-1B")
    assert s.places(0, "12/energy") == ["1G", "1B1", "1B2", "1B3", "1B4"]
    assert s.places(0, "8/robot") == ["1A1", "1A2", "1A3"]


def test_an_x_does_not_limit_its_neighbours():
    s = an_escape().write(0, ship1="4 X . . . . . . .").shows("5/robot", "4/energy", "3/plant")
    assert s.places(0, "5/robot") == ["1A3", "1A4", "1B1", "1B2", "1B3", "1B4"]
    assert s.places(0, "4/energy") == []
    assert s.places(0, "3/plant") == []


def test_a_block_out_of_reach_cannot_be_numbered():
    s = an_escape()
    with pytest.raises(IllegalMove):
        s.plays(0, "8/robot 1G")
    with pytest.raises(IllegalMove):
        s.plays(0, "8/robot 2A1")


# --- the Robot bonus ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ROBOTS)
def test_a_number_in_a_robot_space_activates_an_airlock_at_once(space):
    s = an_escape().opens(0, "1A-2A", "2A-3A", "3A-3B", "3A-4A", "4A-5A", "5A-6A", "6A-6B", "5B-6B", "1B-2C")
    before = len(s.airlocks(0))
    s.plays(0, f"9/energy {space}")
    assert s.asks(0) == "airlock"
    assert "pass" not in s.offers(0)
    s.plays(0, "airlock 1A-1G")
    assert len(s.airlocks(0)) == before + 1


def test_only_the_eight_robot_spaces_give_an_airlock():
    for space in an_escape().spaces:
        s = an_escape().opens(
            0, "1A-2A", "2A-2B", "2B-2G", "2G-2C", "2A-3A", "3A-3B", "3A-4A", "4A-5A", "5A-6A", "6A-6B"
        )
        s.opens(0, "3G-3A", "4A-4G", "4G-4B", "5A-5G", "5B-6B", "6B-6G", "1A-1G").plays(0, f"9/energy {space}")
        assert (s.asks(0) == "airlock") == (space in ROBOTS), space


def test_the_robot_bonus_does_not_replace_the_action():
    s = an_escape().plays(0, "8/robot 1A1", "airlock 1A-1G")
    assert s.asks(0) == "action"
    s.plays(0, "robot 1G-1B")
    assert s.airlocks(0) == ["1A-1G", "1G-1B"]


def test_the_block_opened_by_the_bonus_can_be_used_by_the_action_of_the_same_turn():
    s = an_escape().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1A1", "airlock 1A-2A")
    assert {"2A1", "2A2", "2A3"} <= set(s.places(0, "planning"))


def test_an_x_in_a_robot_space_activates_an_airlock_too():
    s = an_escape().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1A2", "planning 1B3")
    assert s.asks(0) == "airlock"
    s.plays(0, "airlock 1B-2C")
    assert s.airlocks(0) == ["1B-2C"]
    assert 0 not in s.state.actors


def test_the_bonus_is_lost_when_all_airlocks_are_active():
    s = an_escape().opens(0).plays(0, "9/energy 1A1")
    assert s.asks(0) == "action"


# --- the x2 bonus ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "space"), [(ship, f"{ship[-1]}G") for ship in SHIPS])
def test_the_first_number_in_a_greenhouse_circles_its_x2(ship, space):
    s = an_escape().opens(0).plays(0, f"9/energy {space}")
    assert s.doubled(0) == [ship]


def test_an_x_in_a_greenhouse_circles_its_x2_too():
    s = an_escape().opens(0, "1A-1G").shows("8/planning", "9/energy", "10/plant")
    s.plays(0, "8/planning 1A2", "planning 1G")
    assert s.doubled(0) == ["ship1"]


def test_all_who_fill_a_greenhouse_in_the_same_turn_circle_its_x2():
    s = an_escape(players=3).opens(0, "1A-1G").opens(1, "1A-1G").opens(2, "1A-1G")
    for seat in (0, 1):
        s.plays(seat, "9/energy 1G", "pass")
    assert [s.doubled(seat) for seat in range(3)] == [["ship1"], ["ship1"], []]
    s.others_play()
    s.shows("9/energy", "8/robot", "7/water").plays(2, "9/energy 1G")
    assert s.doubled(2) == [], "the others struck it at the end of that turn"
    assert [s.doubled(seat) for seat in (0, 1)] == [["ship1"], ["ship1"]]


def test_a_struck_x2_leaves_those_of_other_greenhouses():
    s = an_escape().opens(0).struck("ship1").plays(0, "9/energy 2G")
    assert s.doubled(0) == ["ship2"]


# --- system errors --------------------------------------------------------------------------------------------------


def stuck(errors=0, **has):
    """A table where seat 0 can write no number."""
    return an_escape().fill(0, "1A", "1B").has(0, errors=errors, **has)


def test_without_a_place_for_any_number_a_system_error_is_crossed():
    s = stuck()
    assert s.offers(0) == ["error"]


@pytest.mark.parametrize("errors", [0, 1])
def test_the_first_two_errors_activate_an_airlock(errors):
    s = stuck(errors).plays(0, "error")
    assert s.sheet(0).errors == errors + 1
    assert s.offers(0) == [f"airlock {name}" for name in ("1A-1G", "1G-1B", "1A-2A", "1A-2B", "1B-2C")]
    s.plays(0, "airlock 1A-1G")
    assert s.reached(0) == ["1A", "1G", "1B"]
    assert 0 not in s.state.actors, "no action follows an error"


def test_the_third_error_activates_nothing():
    s = stuck(errors=2).plays(0, "error")
    assert s.sheet(0).errors == 3
    assert 0 not in s.state.actors


def test_an_error_is_not_allowed_while_a_number_fits():
    assert an_escape().offers(0, "error") == []


def test_an_astronaut_combination_that_fits_after_a_change_must_be_taken():
    s = an_escape().fill(0, "1B").write(0, ship1="5 6 . 9").shows("6/astronaut", "9/energy", "5/plant")
    assert s.offers(0) == ["6/astronaut+1 1A3", "6/astronaut+2 1A3"]


def test_a_wild_is_never_forced_when_no_number_fits():
    s = an_escape().fill(0, "1B").write(0, ship1="5 6 . 9").has(0, wilds=1, astronauts=2)
    s.shows("6/robot", "9/energy", "5/plant")
    assert s.offers(0, "error") == ["error"]
    assert s.places(0, "6/robot+1") == ["1A3"]
    assert s.places(0, "9/energy-1") == ["1A3"]
    s.plays(0, "error", "airlock 1A-1G")
    assert s.state.wilds(0) == 1
