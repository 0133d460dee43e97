"""Adventure 2, phase 4: what each action does on this sheet. All of them are optional."""

import pytest

from cosmodrome.kernel import IllegalMove
from games.moon.adventure2.journey_table import a_journey

STATIONS = ["s1", "s2", "s3", "s4"]


@pytest.mark.parametrize("combination", ["8/robot", "8/energy", "8/plant", "8/astronaut", "8/planning"])
def test_every_action_may_be_declined(combination):
    s = a_journey().shows(combination, "9/water", "10/water")
    s.plays(0, f"{combination} t1")
    assert s.offers(0)[0] == "pass"
    before = s.state.view(0).sheets[0]
    s.plays(0, "pass")
    assert s.state.view(0).sheets[0] == before
    assert s.asks(0) == ""


# --- energy ---------------------------------------------------------------------------------------------------------


def test_one_energy_is_circled_from_the_start():
    assert a_journey().sheet(0).energies == 1


def test_the_second_energy_must_draw_a_line():
    s = a_journey().plays(0, "9/energy t3", "energy")
    assert s.offers(0) == [f"line g{n}" for n in range(1, 36)]
    with pytest.raises(IllegalMove):
        s.plays(0, "pass")
    s.plays(0, "line g12")
    assert [zone.size for zone in s.sheet(0).zones] == [12, 24]
    assert s.asks(0) == ""


def test_the_third_energy_only_waits_for_a_fourth():
    s = a_journey().has(0, energies=2).plays(0, "9/energy t3", "energy")
    assert s.sheet(0).energies == 3
    assert s.asks(0) == ""


def test_a_gap_takes_one_line():
    s = a_journey().write(0, ". . | .").plays(0, "9/energy t9", "energy")
    assert "line g2" not in s.offers(0)
    assert len(s.offers(0)) == 34


@pytest.mark.parametrize("gap", ["g1", "g2", "g4", "g5", "g20"])
def test_a_line_goes_between_any_two_spaces_numbered_or_not(gap):
    s = a_journey().write(0, "1 2 . 5 6").plays(0, "9/energy t9", "energy", f"line {gap}")
    assert len(s.sheet(0).zones) == 2


def test_six_lines_are_all_there_are():
    s = a_journey().has(0, energies=11).plays(0, "9/energy t9", "energy", "line g1")
    assert s.sheet(0).energies == 12
    s = a_journey().has(0, energies=12).plays(0, "9/energy t9")
    assert s.asks(0) == ""


def test_the_number_is_written_before_the_line_is_drawn():
    s = a_journey().write(0, "12 .").shows("9/energy", "9/energy", "9/energy")
    assert "t2" not in s.places(0, "9/energy")


# --- water ----------------------------------------------------------------------------------------------------------


TANKS = {2: 4, 5: 4, 7: 5, 11: 6, 14: 7, 18: 8, 19: 8, 23: 7, 26: 6, 30: 5, 32: 4, 35: 4}


@pytest.mark.parametrize("space", range(1, 37))
def test_water_circles_the_tank_of_the_space_just_numbered(space):
    s = a_journey().shows("8/water", "9/robot", "10/robot").plays(0, f"8/water t{space}")
    if space in TANKS:
        assert s.offers(0) == ["pass", f"water t{space}"]
        s.plays(0, f"water t{space}")
        assert s.lines(0)["water"] == TANKS[space]
    else:
        assert s.asks(0) == ""


def test_a_tank_that_was_passed_by_stays_empty():
    s = a_journey().shows("8/water", "9/water", "10/water").plays(0, "8/water t2", "pass")
    assert s.lines(0)["water"] == 0


# --- robot ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["t1", "t18", "t36"])
def test_a_robot_goes_to_any_station_wherever_the_number_is(space):
    s = a_journey().write(0, ". . . . | . . . . | .").plays(0, f"8/robot {space}")
    assert s.offers(0) == ["pass", *[f"robot {station}" for station in STATIONS]]


@pytest.mark.parametrize(("station", "robots"), [("s1", 2), ("s2", 3), ("s3", 3), ("s4", 4)])
def test_the_last_robot_of_a_station_circles_its_high_multiplier(station, robots):
    index = STATIONS.index(station)
    counts = [robots - 2 if i == index else 0 for i in range(4)]
    s = a_journey().has(0, robots=counts).plays(0, "8/robot t1", f"robot {station}")
    assert s.sheet(0).firsts == 0
    s.plays(1, "8/robot t1", "pass").shows("9/robot", "9/plant", "9/energy").plays(0, "9/robot t2", f"robot {station}")
    assert s.sheet(0).firsts == 1 << index
    assert s.sheet(0).laters == 0


def test_a_finished_station_takes_no_more_robots():
    s = a_journey().has(0, firsts="s2").plays(0, "8/robot t1")
    assert s.offers(0, "robot") == ["robot s1", "robot s3", "robot s4"]


def test_all_who_finish_a_station_in_the_same_turn_get_the_high_multiplier():
    s = a_journey(players=3)
    for seat in range(3):
        s.has(seat, robots=[1, 0, 0, 0])
    s.plays(0, "8/robot t1", "robot s1").plays(2, "8/robot t1", "robot s1").plays(1, "8/robot t1", "robot s2")
    assert [s.sheet(seat).firsts for seat in range(3)] == [1, 0, 1]
    s.shows("9/robot", "9/plant", "9/energy").plays(1, "9/robot t2", "robot s1")
    assert s.sheet(1).firsts == 0
    assert s.sheet(1).laters == 1


def test_the_low_multiplier_never_runs_out():
    s = a_journey(players=2).struck("s1")
    for seat in range(2):
        s.has(seat, robots=[1, 0, 0, 0]).plays(seat, "8/robot t1", "robot s1")
    assert [s.sheet(seat).laters for seat in range(2)] == [1, 1]


# --- plant ----------------------------------------------------------------------------------------------------------


def test_at_the_beginning_plants_of_all_stations_can_be_reached():
    s = a_journey().plays(0, "10/plant t1")
    assert s.offers(0) == ["pass", *[f"plant {station}" for station in STATIONS]]


@pytest.mark.parametrize(
    ("space", "reached"), [("t1", []), ("t6", ["s1"]), ("t16", ["s2", "s3"]), ("t30", []), ("t36", ["s4"])]
)
def test_a_plant_action_reaches_the_stations_hooked_to_the_zone_of_the_number(space, reached):
    lines = ". . . . . | . . . . . . . . . . | . . . . . . . . . . . . . . | . | ."
    s = a_journey().write(0, lines).plays(0, f"10/plant {space}")
    assert s.offers(0, "plant") == [f"plant {station}" for station in reached]
    assert s.asks(0) == ("action" if reached else "")


def test_plants_need_no_robots_and_end_with_the_last_one():
    s = a_journey().has(0, plants=[4, 3, 0, 0]).plays(0, "10/plant t1")
    assert s.offers(0, "plant") == ["plant s1", "plant s3", "plant s4"]
    s.plays(0, "plant s1")
    assert s.sheet(0).plants == [5, 3, 0, 0]


# --- astronaut, planning and wild -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "written"), [("-2", 6), ("-1", 7), ("+1", 9), ("+2", 10)])
def test_an_astronaut_changes_the_number_by_up_to_two_and_is_crossed(change, written):
    s = a_journey().shows("8/astronaut", "3/water", "3/water").plays(0, f"8/astronaut{change} t1")
    assert s.trajectory(0) == str(written)
    assert s.sheet(0).astronauts == 1
    assert s.asks(0) == ""


def test_an_astronaut_may_be_crossed_although_the_number_stays():
    s = a_journey().shows("8/astronaut", "3/water", "3/water").plays(0, "8/astronaut t1", "astronaut")
    assert s.trajectory(0) == "8"
    assert s.sheet(0).astronauts == 1


def test_numbers_can_be_changed_to_0_and_to_17_and_not_beyond():
    s = a_journey().shows("1/astronaut", "15/astronaut", "8/water")
    assert s.offers(0, "1/astronaut-2") == []
    assert len(s.offers(0, "1/astronaut-1")) == len(s.offers(0, "15/astronaut+2")) == 36


@pytest.mark.parametrize(("crossed", "wilds"), [(0, 0), (1, 1), (2, 0), (3, 1), (5, 1), (6, 0)])
def test_every_second_astronaut_circles_a_wild(crossed, wilds):
    s = a_journey().has(0, astronauts=crossed).shows("8/astronaut", "3/water", "3/water")
    s.plays(0, "8/astronaut t1", "astronaut")
    assert s.sheet(0).wilds == wilds
    assert s.sheet(0).astronauts == min(crossed + 1, 6)


@pytest.mark.parametrize(("crossed", "wilds"), [(0, 0), (1, 1), (2, 0), (3, 1), (5, 1), (6, 0)])
def test_every_second_planning_circles_a_wild(crossed, wilds):
    s = a_journey().has(0, plannings=crossed).shows("8/planning", "3/water", "3/water")
    s.plays(0, "8/planning t1", "planning t9")
    assert s.sheet(0).wilds == wilds
    assert s.sheet(0).plannings == min(crossed + 1, 6)


def test_a_planning_writes_an_x_in_any_empty_space():
    s = a_journey().write(0, "1 . 3").shows("8/planning", "9/water", "9/water").plays(0, "8/planning t5")
    assert s.offers(0, "planning") == [f"planning t{n}" for n in range(1, 37) if n not in (1, 3, 5)]
    s.plays(0, "planning t2")
    assert s.trajectory(0) == "1 X 3 . 8"
    assert s.sheet(0).plannings == 1


def test_no_planning_symbol_is_crossed_without_an_x():
    s = a_journey().shows("8/planning", "9/water", "9/water").plays(0, "8/planning t5", "pass")
    assert s.sheet(0).plannings == 0
    full = a_journey().write(0, "1 " + "X " * 34 + ".").shows("8/planning", "9/water", "9/water")
    full.plays(0, "8/planning t36")
    assert full.asks(0) == ""
    assert full.sheet(0).plannings == 0


def test_an_x_takes_neither_water_nor_plant():
    s = a_journey().shows("8/planning", "9/water", "9/water").plays(0, "8/planning t1", "planning t2")
    assert s.asks(0) == ""
    assert s.lines(0)["water"] == 0


def with_a_wild(combination="8/robot"):
    others = ["12/water", "13/water"]
    return a_journey().has(0, astronauts=2, wilds=1).shows(combination, *others)


def test_a_wild_stands_in_for_any_of_the_six_actions():
    s = with_a_wild().plays(0, "8/robot t5")
    verbs = {text.split(" ")[0] for text in s.offers(0)}
    assert verbs == {"pass", "robot", "energy", "plant", "water", "astronaut", "planning"}
    s.plays(0, "water t5")
    assert s.sheet(0).wilds == 0
    assert s.asks(0) == ""


def test_the_own_action_does_not_use_the_wild_up():
    s = with_a_wild().plays(0, "8/robot t5", "robot s1")
    assert s.sheet(0).wilds == 1


def test_a_wild_as_astronaut_changes_the_number_and_crosses_an_astronaut():
    s = with_a_wild().plays(0, "8/robot+2 t1")
    assert s.trajectory(0) == "10"
    assert (s.sheet(0).wilds, s.sheet(0).astronauts) == (0, 3)
    assert s.asks(0) == "", "it stands in for the robot"


def test_a_wild_as_planning_can_feed_the_next_wild():
    s = with_a_wild().has(0, astronauts=2, plannings=1, wilds=1).plays(0, "8/robot t1", "planning t3")
    assert (s.sheet(0).wilds, s.sheet(0).plannings) == (1, 2)
    assert s.asks(0) == "", "one Wild a turn"


def test_a_wild_in_place_of_an_astronaut():
    s = with_a_wild("8/astronaut").plays(0, "8/astronaut t5", "energy")
    assert s.asks(0) == "line"
    assert (s.sheet(0).wilds, s.sheet(0).astronauts) == (0, 2)


def test_without_a_wild_only_the_action_of_the_combination_can_be_used():
    s = a_journey().plays(0, "8/robot t5")
    assert {text.split(" ")[0] for text in s.offers(0)} == {"pass", "robot"}
    assert a_journey().offers(0, "8/robot+1") == []
