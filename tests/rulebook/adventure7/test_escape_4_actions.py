"""Adventure 7, phase 4: the six actions on this sheet, and the Wild symbol."""

import pytest

from cosmodrome.games.moon.adventure7.data import escape_data
from cosmodrome.kernel import IllegalMove
from cosmodrome.kernel.bits import bit, members
from games.moon.adventure7.escape_table import SHIPS, an_escape

TANKS = ["1A3", "1B2", "2A2", "2B2", "2C2", "3A2", "3B3", "4A1", "4B2", "5A2", "5B1", "6A1", "6B1"]
AIRLOCKS = [(airlock.id, *airlock.between) for airlock in escape_data().airlock]

# --- Robot ----------------------------------------------------------------------------------------------------------


def test_at_the_beginning_five_airlocks_can_be_activated():
    s = an_escape().plays(0, "8/robot 1A2")
    assert s.offers(0) == ["pass", *[f"robot {name}" for name in ("1A-1G", "1G-1B", "1A-2A", "1A-2B", "1B-2C")]]


@pytest.mark.parametrize(("airlock", "one", "other"), AIRLOCKS)
def test_each_airlock_opens_the_block_behind_it(airlock, one, other):
    """Activated from either of its blocks, whichever is reached."""
    for near, far in ((one, other), (other, one)):
        s = an_escape()
        sheet = s.sheet(0)
        sheet.reached = sheet.near = sheet.open = 0
        sheet.enter(s.board, bit(s.blocks.index(near)))
        assert sheet.within_reach() >> s.airlock_ids.index(airlock) & 1
        sheet.activate(s.board, s.airlock_ids.index(airlock))
        assert sorted(s.reached(0)) == sorted((near, far))
        assert members(sheet.open) == [i for i, space in enumerate(s.spaces) if space[:2] in (near, far)]


def test_an_airlock_needs_a_block_that_is_connected_already():
    s = an_escape().plays(0, "8/robot 1A2")
    with pytest.raises(IllegalMove):
        s.plays(0, "robot 2A-2B")
    s.plays(0, "robot 1A-2A").others_play().shows("9/robot", "3/water", "4/energy").plays(0, "9/robot 1A3")
    assert "2A-2B" in s.places(0, "robot")


def test_the_way_may_lead_through_an_empty_greenhouse():
    s = an_escape().opens(0, "1A-2B", "2B-2G", "2G-2C")
    assert s.reached(0) == ["1A", "1B", "2B", "2G", "2C"]


def test_an_airlock_between_two_reached_blocks_may_be_activated():
    s = an_escape().opens(0, "1A-1G").plays(0, "8/robot 1A2", "robot 1G-1B")
    assert s.airlocks(0) == ["1A-1G", "1G-1B"]
    assert s.reached(0) == ["1A", "1G", "1B"]


def test_the_action_is_optional_and_an_active_airlock_is_not_offered_again():
    s = an_escape().opens(0, "1A-1G").plays(0, "8/robot 1A2")
    assert "1A-1G" not in s.places(0, "robot")
    s.plays(0, "pass")
    assert s.airlocks(0) == ["1A-1G"]


def test_with_all_airlocks_active_a_robot_asks_nothing():
    s = an_escape().opens(0).plays(0, "8/robot 1A2")
    assert 0 not in s.state.actors


# --- Water ----------------------------------------------------------------------------------------------------------


def test_water_circles_the_tank_of_the_space_just_numbered_and_only_there():
    for space in an_escape().spaces:
        s = an_escape().opens(0).shows("8/water", "9/energy", "10/plant").plays(0, f"8/water {space}")
        if space in TANKS:
            assert s.offers(0) == ["pass", f"water {space}"]
            assert s.plays(0, f"water {space}").tanks(0) == [space]
        else:
            assert 0 not in s.state.actors, space


def test_a_number_with_another_action_loses_the_tank():
    s = an_escape().shows("8/energy", "9/water", "10/plant").plays(0, "8/energy 1A3", "pass").others_play()
    s.shows("9/water", "3/plant", "4/energy").plays(0, "9/water 1A4")
    assert 0 not in s.state.actors
    assert s.tanks(0) == []


# --- Plant and Energy -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "ship"), [(action, ship) for action in ("plant", "energy") for ship in SHIPS])
def test_plant_and_energy_look_at_the_starship_of_the_number(action, ship):
    space = {"ship1": "1B1", "ship2": "2A1", "ship3": "3B2", "ship4": "4B3", "ship5": "5A1", "ship6": "6B2"}[ship]
    s = an_escape().opens(0).shows(f"8/{action}", "9/robot", "10/robot").plays(0, f"8/{action} {space}")
    assert s.offers(0) == ["pass", f"{action} {ship}"]
    before = s.sheet(0).plants[:], s.sheet(0).reactors[:]
    s.plays(0, f"{action} {ship}")
    after = s.sheet(0).plants, s.sheet(0).reactors
    kind = 0 if action == "plant" else 1
    assert after[1 - kind] == before[1 - kind]
    assert [n - m for n, m in zip(after[kind], before[kind], strict=True)] == [int(other == ship) for other in SHIPS]


def test_some_plants_and_reactors_are_circled_from_the_start():
    sheet = an_escape().sheet(0)
    assert sheet.plants == [0, 0, 1, 1, 1, 2]
    assert sheet.reactors == [0, 0, 0, 1, 1, 2]


def test_a_plant_may_be_circled_in_a_greenhouse_that_is_not_connected():
    s = an_escape().plays(0, "10/plant 1A2", "plant ship1")
    assert "1G" not in s.reached(0)
    assert s.sheet(0).plants[0] == 1


def test_three_plants_and_three_reactors_are_all():
    s = an_escape().has(0, plants={"ship1": 3}, reactors={"ship1": 3}).plays(0, "10/plant 1A2")
    assert 0 not in s.state.actors
    s = an_escape().has(0, plants={"ship1": 3}, reactors={"ship1": 3}).plays(0, "9/energy 1A2")
    assert 0 not in s.state.actors


# --- Planning -------------------------------------------------------------------------------------------------------


def test_planning_writes_an_x_in_an_accessible_space_and_crosses_a_box():
    s = an_escape().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1A2")
    assert s.places(0, "planning") == ["1A1", "1A3", "1A4", "1B1", "1B2", "1B3", "1B4"]
    s.plays(0, "planning 1A4")
    assert s.ship(0, "ship1") == ". 8 . X . . . . ."
    assert s.sheet(0).plannings == 1


def test_without_the_x_no_box_is_crossed():
    s = an_escape().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1A2", "pass")
    assert s.sheet(0).plannings == 0


def test_with_all_boxes_crossed_an_x_can_still_be_written():
    s = an_escape().has(0, plannings=9).shows("8/planning", "9/energy", "10/plant")
    s.plays(0, "8/planning 1A2", "planning 1A4")
    assert s.sheet(0).plannings == 9
    assert s.lines(0)["planning"] == -28


# --- Astronaut and Wild ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "written"), [("-2", 6), ("-1", 7), ("+1", 9), ("+2", 10)])
def test_an_astronaut_changes_the_number_and_is_crossed(change, written):
    s = an_escape().shows("8/astronaut", "9/energy", "10/plant").plays(0, f"8/astronaut{change} 1A2")
    assert s.ship(0, "ship1").startswith(f". {written}")
    assert s.sheet(0).astronauts == 1
    assert 0 not in s.state.actors, "the change was the action"


def test_numbers_stay_between_0_and_17():
    s = an_escape().shows("1/astronaut", "15/astronaut", "10/plant")
    assert s.places(0, "1/astronaut-1")
    assert not s.places(0, "1/astronaut-2")
    s.plays(0, "15/astronaut+2 1B4")
    assert s.ship(0, "ship1").endswith("17")


def test_an_astronaut_may_be_crossed_without_a_change_or_left():
    s = an_escape().shows("8/astronaut", "9/energy", "10/plant").plays(0, "8/astronaut 1A2")
    assert s.offers(0) == ["pass", "astronaut"]
    assert s.plays(0, "astronaut").sheet(0).astronauts == 1


@pytest.mark.parametrize(("astronauts", "wilds"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_every_second_astronaut_circles_a_wild(astronauts, wilds):
    s = an_escape().has(0, astronauts=astronauts).shows("8/astronaut", "9/energy", "10/plant")
    s.plays(0, "8/astronaut+1 1A2")
    assert s.state.wilds(0) == wilds
    assert s.sheet(0).astronauts == min(astronauts + 1, 6)


def with_a_wild(*combinations):
    return an_escape().has(0, astronauts=2, wilds=1).shows(*combinations)


def test_a_wild_stands_in_for_any_of_the_six_actions():
    s = with_a_wild("8/water", "9/energy", "10/plant").plays(0, "8/water 1A3")
    assert {offer.split(" ")[0] for offer in s.offers(0)} == {
        "pass", "water", "robot", "energy", "plant", "astronaut", "planning",
    }  # fmt: skip
    s.plays(0, "energy ship1")
    assert (s.state.wilds(0), s.sheet(0).reactors[0], s.tanks(0)) == (0, 1, [])
    assert 0 not in s.state.actors, "one action a turn"


def test_the_combinations_own_action_costs_no_wild():
    s = with_a_wild("8/water", "9/energy", "10/plant").plays(0, "8/water 1A3", "water 1A3")
    assert (s.state.wilds(0), s.tanks(0)) == (1, ["1A3"])


def test_a_wild_as_astronaut_changes_the_number_and_crosses_an_astronaut():
    s = with_a_wild("8/water", "9/energy", "10/plant").plays(0, "8/water+2 1A3")
    assert s.ship(0, "ship1").startswith(". . 10")
    assert (s.state.wilds(0), s.sheet(0).astronauts, s.tanks(0)) == (0, 3, [])
    assert 0 not in s.state.actors


def test_a_wild_as_planning_crosses_a_planning_box():
    s = with_a_wild("8/water", "9/energy", "10/plant").plays(0, "8/water 1A2", "planning 1B1")
    assert (s.state.wilds(0), s.sheet(0).plannings) == (0, 1)


def test_a_wild_circled_now_is_for_a_later_turn():
    s = an_escape().has(0, astronauts=1).shows("8/astronaut", "9/energy", "10/plant")
    s.plays(0, "8/astronaut 1A2", "astronaut")
    assert s.state.wilds(0) == 1
    assert 0 not in s.state.actors


def test_without_a_wild_only_the_combinations_own_action_is_offered():
    s = an_escape().shows("8/water", "9/energy", "10/plant")
    assert not any("+" in offer or "-" in offer for offer in s.offers(0))
    assert s.plays(0, "8/water 1A3").offers(0) == ["pass", "water 1A3"]
