"""Adventure 6, phase 4: what each action does, the two tracks with their bonuses and signs, and the Wild symbols."""

import pytest

from games.moon.adventure6.virus_table import QUARTERS, an_outbreak

PLANT_SPOTS = [
    quarter for quarter, n in zip(QUARTERS, (1, 1, 2, 1, 2, 2, 2, 1, 2, 1, 1), strict=True) for _ in range(n)
]
TANKS = ["L1.1", "M1.2", "M2.3", "R2.5", "L3.3", "R3.4", "L4.2", "M4.3", "M5.2", "R5.3"]


def planted(s, n, seat=0):
    """So many plants are circled, none in M3."""
    spots = [quarter for quarter in PLANT_SPOTS if quarter != "M3"][:n]
    return s.has(seat, plants={quarter: spots.count(quarter) for quarter in set(spots)}, planted=n)


def watered(s, n, seat=0):
    """So many tanks are circled, the one of M4 not among them; their spaces hold an X."""
    for tank in (tanks := [tank for tank in TANKS if tank != "M4.3"][:n]):
        space = s.spaces.index(tank)
        if not s.sheet(seat).filled >> space & 1:
            s.sheet(seat).write(s.board.floors[s.board.floor_of[space]], space, 30)
    return s.has(seat, tanks=" ".join(tanks))


def act(s, action, space, seat=0):
    """A seat writes an 8 with an action somewhere."""
    return s.shows(f"8/{action}", "9/energy", "10/astronaut").plays(seat, f"8/{action} {space}")


# --- energy and robot -----------------------------------------------------------------------------------------------


def test_energy_circles_one_in_the_quarter_of_the_number():
    s = act(an_outbreak(), "energy", "M3.2")
    assert s.offers(0) == ["pass", "energy M3"]
    s.plays(0, "energy M3")
    assert s.energies(0, "M3") == 2
    assert s.energies(0, "L3") == 1


def test_a_quarter_with_all_energies_circled_takes_no_more():
    s = act(an_outbreak().has(0, energies={"M3": 3}), "energy", "M3.2")
    assert s.asks(0) == ""


def test_robot_closes_any_walkway():
    s = act(an_outbreak(), "robot", "M3.2")
    assert len(s.places(0, "robot")) == 22
    s.plays(0, "robot R2-R5")
    assert s.closed(0) == ["R2-R5"]


def test_a_closed_walkway_cannot_be_closed_again_and_without_an_open_one_there_is_no_question():
    s = act(an_outbreak().closes(0, "L1-M1"), "robot", "M3.2")
    assert "L1-M1" not in s.places(0, "robot")
    s = act(an_outbreak().closes(0, *QUARTERS), "robot", "M3.2")
    assert s.asks(0) == ""


@pytest.mark.parametrize("action", ["robot", "energy", "plant", "water", "planning", "astronaut"])
def test_every_action_may_be_declined(action):
    s = act(an_outbreak(), action, "M2.3")
    assert "pass" in s.offers(0)
    s.plays(0, "pass")
    assert (s.sheet(0).planted, s.sheet(0).watered, s.sheet(0).astronauts, s.sheet(0).plannings) == (0, 0, 0, 0)
    assert s.closed(0) == []
    assert s.energies(0, "M2") == 1


# --- plants and water -----------------------------------------------------------------------------------------------


def test_plant_circles_one_in_the_quarter_and_crosses_the_next_symbol():
    s = act(an_outbreak(), "plant", "M2.5")
    assert s.offers(0) == ["pass", "plant M2"]
    s.plays(0, "plant M2")
    assert (s.plants(0, "M2"), s.sheet(0).planted) == (1, 1)


def test_without_an_open_plant_in_the_quarter_the_track_does_not_move():
    s = act(an_outbreak().has(0, plants={"L3": 2}), "plant", "L3.5")
    assert s.asks(0) == ""
    assert s.sheet(0).planted == 2


def test_water_needs_a_number_under_the_tank():
    assert act(an_outbreak(), "water", "M2.4").asks(0) == ""
    s = act(an_outbreak(), "water", "M2.3")
    assert s.offers(0) == ["pass", "water M2.3"]
    s.plays(0, "water M2.3")
    assert (s.tanks(0), s.sheet(0).watered) == (["M2.3"], 1)


def test_every_tank_and_every_plant_can_be_circled():
    for tank in TANKS[1:]:
        assert act(an_outbreak(), "water", tank).places(0, "water") == [tank]
    for quarter in QUARTERS:
        assert act(an_outbreak(), "plant", f"{quarter}.4").places(0, "plant") == [quarter]


def test_an_x_takes_no_tank_and_no_plant():
    s = act(an_outbreak(), "planning", "M3.1").plays(0, "planning M2.3")
    assert s.asks(0) == ""
    assert s.tanks(0) == []


@pytest.mark.parametrize("crossed", range(16))
def test_the_last_symbol_of_a_plant_line_closes_a_walkway_at_once(crossed):
    s = planted(an_outbreak().spent("green", "P1", "P2"), min(crossed, 14))
    s.sheet(0).planted = crossed
    act(s, "plant", "M3.2").plays(0, "plant M3")
    if crossed + 1 in (2, 4, 7, 10, 13, 16):
        assert s.asks(0) == "close"
        assert "pass" not in s.offers(0)
        s.plays(0, "close M3-M4")
        assert s.closed(0) == ["M3-M4"]
    assert s.asks(0) == ""


@pytest.mark.parametrize("crossed", range(10))
def test_the_last_symbol_of_a_water_line_circles_an_energy_at_once(crossed):
    s = watered(an_outbreak(grey="L1.2").spent("blue", "P3", "P4"), min(crossed, 9))
    s.sheet(0).watered = crossed
    act(s, "water", "M4.3").plays(0, "water M4.3")
    if crossed + 1 in (2, 4, 6, 8, 10):
        assert s.asks(0) == "charge"
        assert "pass" not in s.offers(0)
        assert s.places(0, "charge") == list(QUARTERS)
        s.plays(0, "charge R5")
        assert s.energies(0, "R5") == 2
    assert s.asks(0) == ""


def test_the_energy_of_a_line_goes_to_no_complete_quarter_and_to_none_that_has_all():
    s = watered(an_outbreak(grey="L1.2"), 1).fill(0, "M5").has(0, energies={"R5": 3}, tanks="L1.1")
    act(s.write(0, floor4=". . . . . X X . X X"), "water", "M4.3").plays(0, "water M4.3")
    assert s.places(0, "charge") == [q for q in QUARTERS if q not in ("M4", "M5", "R5")]


def test_bonuses_without_a_target_are_lost():
    s = planted(an_outbreak(), 1).closes(0, *QUARTERS)
    act(s, "plant", "M3.2").plays(0, "plant M3")
    assert s.asks(0) == ""
    s = watered(an_outbreak(grey="L1.2"), 1).has(0, energies=dict.fromkeys(QUARTERS, 3), tanks="L1.1")
    act(s, "water", "M4.3").plays(0, "water M4.3")
    assert s.asks(0) == ""


# --- signs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("crossed", "sign"), [(4, "green"), (7, "P1"), (10, "P2")])
def test_the_first_symbol_of_a_plant_line_sets_off_its_sign(crossed, sign):
    s = planted(an_outbreak(), crossed)
    act(s, "plant", "M3.2").plays(0, "plant M3")
    assert s.struck == []
    s.others_write()
    assert s.struck == [sign]


@pytest.mark.parametrize(("crossed", "sign"), [(2, "blue"), (4, "P3"), (6, "P4")])
def test_the_first_symbol_of_a_water_line_sets_off_its_sign(crossed, sign):
    s = watered(an_outbreak(grey="L1.2"), crossed)
    act(s, "water", "M4.3").plays(0, "water M4.3").others_write()
    assert s.struck == [sign]


@pytest.mark.parametrize("crossed", [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 13])
def test_the_other_symbols_set_nothing_off(crossed):
    s = planted(an_outbreak(), crossed)
    act(s, "plant", "M3.2").plays(0, "plant M3")
    if s.asks(0) == "close":
        s.plays(0, "close M3-M4")
    s.others_write()
    assert s.struck == []


def test_a_sign_works_once_in_the_game():
    s = planted(an_outbreak().spent("P1"), 7)
    act(s, "plant", "M3.2").plays(0, "plant M3").others_write()
    assert s.runs == []
    assert s.state.turn == 2


# --- astronaut, planning, Wild --------------------------------------------------------------------------------------


def test_an_astronaut_changes_the_number_and_crosses_a_symbol():
    s = an_outbreak().shows("8/astronaut", "9/energy", "10/plant")
    assert {f"8/astronaut{change} M3.3" for change in ("-2", "-1", "", "+1", "+2")} <= set(s.offers(0))
    s.plays(0, "8/astronaut+2 M3.3")
    assert s.floor(0, "floor3").split()[7] == "10"
    assert (s.sheet(0).astronauts, s.asks(0)) == (1, "")


def test_an_unchanged_number_may_cross_an_astronaut_or_not():
    s = act(an_outbreak(), "astronaut", "M3.3")
    assert s.offers(0) == ["pass", "astronaut"]
    s.plays(0, "astronaut")
    assert s.sheet(0).astronauts == 1


def test_planning_writes_an_x_anywhere_and_crosses_a_symbol():
    s = act(an_outbreak(), "planning", "M3.3")
    assert len(s.places(0, "planning")) == 53
    s.plays(0, "planning R5.5")
    assert s.floor(0, "floor5") == ". . . . . . . . . X"
    assert s.sheet(0).plannings == 1


def test_no_planning_is_crossed_without_an_x():
    s = act(an_outbreak(), "planning", "M3.3").plays(0, "pass")
    assert s.sheet(0).plannings == 0


@pytest.mark.parametrize("crossed", range(7))
def test_every_second_astronaut_circles_a_wild_and_six_are_all(crossed):
    s = an_outbreak().has(0, astronauts=crossed)
    act(s, "astronaut", "M3.3").plays(0, "astronaut")
    assert s.sheet(0).astronauts == min(crossed + 1, 6)
    assert s.sheet(0).wilds == (1 if crossed in (1, 3, 5) else 0)


@pytest.mark.parametrize("crossed", range(7))
def test_every_second_planning_circles_a_wild_and_six_are_all(crossed):
    s = an_outbreak().has(0, plannings=crossed)
    act(s, "planning", "M3.3").plays(0, "planning M3.4")
    assert s.sheet(0).plannings == min(crossed + 1, 6)
    assert s.sheet(0).wilds == (1 if crossed in (1, 3, 5) else 0)


def test_astronauts_and_plannings_do_not_make_a_line_together():
    s = an_outbreak().has(0, astronauts=1)
    act(s, "planning", "M3.3").plays(0, "planning M3.4")
    assert s.sheet(0).wilds == 0


def test_a_wild_is_any_action_instead_of_the_combination_s():
    s = act(an_outbreak().has(0, astronauts=2, wilds=1), "robot", "M2.3")
    offers = s.offers(0)
    assert {"energy M2", "plant M2", "water M2.3", "astronaut", "planning M2.4", "robot L1-M1"} <= set(offers)
    s.plays(0, "water M2.3")
    assert (s.tanks(0), s.sheet(0).wilds, s.closed(0)) == (["M2.3"], 0, [])


def test_the_combination_s_own_action_costs_no_wild():
    s = act(an_outbreak().has(0, astronauts=2, wilds=1), "robot", "M2.3").plays(0, "robot L1-M1")
    assert s.sheet(0).wilds == 1


def test_a_wild_as_astronaut_changes_the_number_and_crosses_an_astronaut():
    s = an_outbreak().has(0, plannings=2, wilds=1).plays(0, "8/robot+1 M3.1")
    assert s.floor(0, "floor3").split()[5] == "9"
    assert (s.sheet(0).wilds, s.sheet(0).astronauts, s.asks(0)) == (0, 1, "")


def test_a_wild_as_planning_crosses_a_planning():
    s = act(an_outbreak().has(0, astronauts=2, wilds=1), "robot", "M2.3").plays(0, "planning M2.4")
    assert (s.sheet(0).wilds, s.sheet(0).plannings) == (0, 1)


def test_a_wild_is_not_used_in_the_turn_that_circles_it():
    s = act(an_outbreak().has(0, plannings=1), "planning", "M3.3").plays(0, "planning M3.4")
    assert (s.sheet(0).wilds, s.asks(0)) == (1, "")
