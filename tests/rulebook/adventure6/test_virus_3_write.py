"""Adventure 6, phase 3: five floors, each an independent zone over all its quarters; and system errors."""

import pytest

from games.moon.adventure6.virus_table import QUARTERS, an_outbreak


def test_any_floor_is_open_from_the_start():
    s = an_outbreak(grey="L1.1")
    assert len(s.places(0, "9/energy")) == 54
    assert "L1.1" not in s.places(0, "9/energy")


def test_numbers_rise_from_left_to_right_across_the_quarters_of_a_floor():
    s = an_outbreak(grey="R5.1").write(0, floor1=". . 5 . . . 12 . . .")
    assert [place for place in s.places(0, "9/energy") if place[1] == "1"] == ["L1.4", "L1.5", "M1.1"]


def test_floors_do_not_mind_each_other():
    s = an_outbreak(grey="R5.1").write(0, floor1="12 . . . . . . . . .")
    assert [place for place in s.places(0, "9/energy") if place[1] == "1"] == []
    assert len([place for place in s.places(0, "9/energy") if place[1] == "2"]) == 10


def test_a_closed_walkway_does_not_part_a_floor():
    s = an_outbreak(grey="R5.1").write(0, floor1=". . 12 . . . . . . .").closes(0, "L1-M1")
    assert [place for place in s.places(0, "9/energy") if place[1] == "1"] == ["L1.1", "L1.2"]


def test_infected_spaces_and_x_do_not_matter_for_the_order():
    s = an_outbreak(grey="R5.1").write(0, floor2="5 * X . * * 11 . . .")
    assert [place for place in s.places(0, "9/energy") if place[1] == "2"] == ["M2.4"]
    s.plays(0, "9/energy M2.4")
    assert s.floor(0, "floor2") == "5 * X 9 * * 11 . . ."


def test_an_infected_space_takes_no_number_and_no_x():
    s = an_outbreak().shows("8/planning", "9/energy", "10/plant").infects(0, "M3.2")
    assert "M3.2" not in s.places(0, "9/energy")
    s.plays(0, "8/planning M3.1")
    assert "M3.2" not in s.places(0, "planning")
    assert len(s.places(0, "planning")) == 55 - 3


def full_but_one(s, seat=0):
    """Nothing that is shown can be written: the only space left is before a 5."""
    s.fill(seat, *[quarter for quarter in QUARTERS if quarter != "M5"])
    return s.write(seat, floor5=". 5 X X X")


def test_a_system_error_is_the_last_resort():
    assert "error" not in an_outbreak().offers(0)
    assert full_but_one(an_outbreak()).offers(0) == ["error"]


def test_an_astronaut_that_could_make_a_number_fit_forbids_the_error():
    s = full_but_one(an_outbreak()).shows("6/astronaut", "9/energy", "10/plant")
    assert s.offers(0) == ["6/astronaut-2 M5.1"]


def test_a_wild_that_could_make_a_number_fit_leaves_the_choice():
    s = full_but_one(an_outbreak()).shows("6/water", "9/energy", "10/plant").has(0, astronauts=2, wilds=1)
    assert s.offers(0) == ["6/water-2 M5.1", "error"]


@pytest.mark.parametrize(("crossed", "runs"), [(0, []), (1, [1, 0]), (2, [1, 0])])
def test_the_second_and_third_error_set_off_a_propagation_on_the_own_sheet(crossed, runs):
    s = full_but_one(an_outbreak(grey="R5.1")).has(0, errors=crossed)
    s.plays(0, "error").others_write()
    assert s.sheet(0).errors == crossed + 1
    assert s.runs == runs


def test_the_third_error_spreads_before_the_game_ends():
    s = an_outbreak(grey="R5.1").awake("M5")
    full_but_one(s).has(0, errors=2).plays(0, "error").others_write()
    assert s.runs == [1, 0]
    assert not s.state.over
    s.plays(0, "infect M5.1")
    s.nobody_takes_missions()
    assert s.state.over
    assert set(s.state.end_reasons()) >= {"errors", "full"}


def test_a_changed_number_may_be_0_or_17():
    s = an_outbreak(grey="R5.1").shows("2/astronaut", "15/astronaut", "9/energy")
    assert "2/astronaut-2 M3.1" in s.offers(0)
    assert "15/astronaut+2 M3.5" in s.offers(0)
