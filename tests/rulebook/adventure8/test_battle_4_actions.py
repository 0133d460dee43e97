"""Adventure 8, phase 4: the actions, and the bonuses of the asteroids."""

import pytest

from games.moon.adventure8.battle_table import a_battle

# --- Plant and Water --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["plant", "water"])
def test_a_symbol_of_the_planet_and_a_box_of_the_own_track_are_crossed_off(action):
    s = a_battle().shows(f"6/{action}", "1/energy", "1/robot").plays(0, f"6/{action} P3.1")
    assert s.offers(0) == ["pass", f"{action} P3"]
    s.plays(0, f"{action} P3")
    side = s.side(0, "left")
    assert (side.plants, side.waters) == ((1, 0) if action == "plant" else (0, 1))
    assert s.left(0, "P3") == ((1, 1) if action == "plant" else (2, 0))


@pytest.mark.parametrize(("action", "struck"), [("plant", {"plants": "P3 P3"}), ("water", {"waters": "P3"})])
def test_without_a_symbol_left_on_the_planet_there_is_no_action(action, struck):
    s = a_battle().struck(0, **struck).shows(f"6/{action}", "1/energy", "1/robot").plays(0, f"6/{action} P3.1")
    assert s.asks(0) == ""


def test_planet_13_14_15_has_no_water():
    assert a_battle().shows("14/water", "1/energy", "1/robot").plays(0, "14/water P7.1").asks(0) == ""


def test_a_symbol_that_the_neighbour_crossed_off_is_gone_for_both():
    s = a_battle().shows("4/water", "4/plant", "1/robot").plays(0, "4/water P2.1", "water P2").others_play()
    s.nobody_takes_missions().shows("4/water", "1/plant", "1/robot").plays(1, "4/water P2.2")
    assert s.asks(1) == "", "seat 1 plays on sheet 0 in turn 2, and its only water is used"


def test_the_action_works_on_a_planet_that_is_completed_by_this_number():
    """Ruling 8.6."""
    s = a_battle().drawn(0, P1="MT").shows("2/water", "1/energy", "1/robot").plays(0, "2/water P1.3", "water P1")
    assert s.side(0, "left").waters == 1


def test_with_a_full_track_the_symbol_is_used_without_gain():
    """Ruling 8.7."""
    s = a_battle().has(0, "left", waters=9).shows("6/water", "1/energy", "1/robot").plays(0, "6/water P3.1", "water P3")
    assert s.side(0, "left").waters == 9
    assert s.left(0, "P3") == (2, 0)


# --- Robot ------------------------------------------------------------------------------------------------------------


def robot(s, seat=0):
    return s.shows("8/robot", "1/energy", "1/water").plays(seat, s.offers(seat, "8/robot")[0])


def test_asteroids_are_mined_from_the_own_side():
    s = robot(a_battle())
    assert s.offers(0) == ["pass", "robot a1"]
    assert robot(a_battle().in_turn(2)).offers(0) == ["pass", "robot a13"]


def test_asteroids_of_the_neighbour_are_jumped_over():
    """Ruling 8.8."""
    assert robot(a_battle().mined(0, m="a1", t="a2 a3")).places(0, "robot") == ["a4"]
    assert robot(a_battle().mined(1, m="a12 a13", t="a11").in_turn(2)).places(0, "robot") == ["a10"]


def test_when_all_asteroids_are_mined_the_robot_has_no_use():
    every = " ".join(f"a{n}" for n in range(1, 14))
    assert robot(a_battle().mined(0, t=every)).asks(0) == ""


@pytest.mark.parametrize(
    ("asteroid", "plants", "waters"), [(1, 0, 0), (2, 1, 0), (3, 0, 1), (4, 1, 0), (10, 1, 0), (11, 0, 1), (12, 1, 0)]
)
def test_what_the_outer_asteroids_give_at_once(asteroid, plants, waters):
    before = " ".join(f"a{n}" for n in range(1, asteroid))
    s = robot(a_battle().drawn(0, P4="M").mined(0, t=before)).plays(0, f"robot a{asteroid}")
    side = s.side(0, "left")
    assert (side.plants, side.waters) == (plants, waters)
    assert s.asks(0) == ""


@pytest.mark.parametrize("asteroid", [5, 9])
def test_an_energy_and_a_water(asteroid):
    before = " ".join(f"a{n}" for n in range(1, asteroid))
    s = robot(a_battle().mined(0, t=before)).plays(0, f"robot a{asteroid}")
    assert s.side(0, "left").waters == 1
    assert s.offers(0) == ["improve green", "improve blue", "improve grey"]
    s.plays(0, "improve blue")
    assert s.side(0, "left").types == [0, 1, 0]
    assert s.asks(0) == ""


@pytest.mark.parametrize("asteroid", [6, 8])
def test_two_energies_may_go_into_one_type(asteroid):
    before = " ".join(f"a{n}" for n in range(1, asteroid))
    s = robot(a_battle().mined(0, t=before)).plays(0, f"robot a{asteroid}", "improve grey", "improve grey")
    assert s.side(0, "left").types == [0, 0, 2]
    assert s.asks(0) == ""


def test_two_plannings_without_crossing_a_box():
    before = " ".join(f"a{n}" for n in range(1, 7))
    s = robot(a_battle().mined(0, t=before)).plays(0, "robot a7", "moon P2", "moon P6")
    assert (s.moon(0, "P2"), s.moon(0, "P6")) == ("M.", "M.")
    assert s.side(0, "left").plannings == 0
    assert s.asks(0) == ""


def test_bonuses_without_a_target_are_lost():
    full = {"green": 4, "blue": 4, "grey": 3}
    s = robot(a_battle().has(0, "left", types=full).mined(0, t="a1 a2 a3 a4 a5"))
    s.plays(0, "robot a6", "improve grey")
    assert s.asks(0) == "", "the second Energy has no box left"
    moons = {f"P{n}": "MT" for n in range(1, 7)} | {"P7": "M"}
    s = robot(a_battle().drawn(0, moons=moons).mined(0, t="a1 a2 a3 a4 a5 a6")).plays(0, "robot a7")
    assert s.offers(0) == ["moon P7"]
    assert s.plays(0, "moon P7").asks(0) == "", "the second Planning has no spot left"


def test_a_robot_bonus_chain_comes_before_the_action():
    """Ruling C6: the space gives an asteroid, the asteroid two energies, and only then the action is asked for."""
    s = a_battle().drawn(0, P3="MT").mined(0, m="a1 a2 a3 a4 a5").shows("6/plant", "1/energy", "1/water")
    s.plays(0, "6/plant P3.3")
    assert s.asks(0) == "improve"
    s.plays(0, "improve green", "improve green")
    assert s.offers(0) == ["pass", "plant P3"]


# --- Energy -----------------------------------------------------------------------------------------------------------


def test_energy_improves_a_type_of_your_choice():
    s = a_battle().shows("8/energy", "1/robot", "1/water").plays(0, "8/energy P4.1")
    assert s.offers(0) == ["pass", "energy green", "energy blue", "energy grey"]
    s.plays(0, "energy grey")
    assert s.side(0, "left").types == [0, 0, 1]
    assert s.side(0, "right").types == [0, 0, 0], "only on the sheet in play"
    assert s.side(1, "right").types == [0, 0, 0], "only on the own side"


def test_a_type_has_four_boxes():
    s = a_battle().has(0, "left", types={"blue": 4}).shows("8/energy", "1/robot", "1/water").plays(0, "8/energy P4.1")
    assert s.places(0, "energy") == ["green", "grey"]
    s = a_battle().has(0, "left", types={"green": 4, "blue": 4, "grey": 4}).shows("8/energy", "1/robot", "1/water")
    assert s.plays(0, "8/energy P4.1").asks(0) == ""


# --- Planning ---------------------------------------------------------------------------------------------------------


def planning(s):
    return s.shows("8/planning", "1/energy", "1/water").plays(0, s.offers(0, "8/planning")[0])


def test_planning_draws_on_a_moon_of_your_choice_and_crosses_a_box():
    s = planning(a_battle())
    assert s.offers(0) == ["pass", *(f"planning P{n}" for n in range(1, 8))]
    s.plays(0, "planning P6")
    assert s.moon(0, "P6") == "M."
    assert s.side(0, "left").plannings == 1
    assert s.lines(0)["planning"] == -3


def test_planning_may_be_declined():
    """Ruling 8.10."""
    s = planning(a_battle()).plays(0, "pass")
    assert s.side(0, "left").plannings == 0


def test_a_moon_has_two_spots_and_both_may_be_yours():
    s = planning(a_battle().drawn(0, moons={"P6": "M"})).plays(0, "planning P6")
    assert s.moon(0, "P6") == "MM"
    assert "P6" not in planning(a_battle().drawn(0, moons={"P6": "MT"})).places(0, "planning")


def test_the_moon_of_a_complete_planet_is_closed():
    assert "P1" not in planning(a_battle().drawn(0, P1="MTM")).places(0, "planning")
    s = a_battle().drawn(0, P1="MT").shows("2/planning", "1/energy", "1/water").plays(0, "2/planning P1.3")
    assert "P1" not in s.places(0, "planning"), "it was completed just now"


def test_without_a_free_spot_planning_cannot_be_used():
    """Ruling 8.9."""
    s = planning(a_battle().drawn(0, moons={f"P{n}": "MT" for n in range(1, 8)}))
    assert s.asks(0) == ""
    assert s.side(0, "left").plannings == 0


def test_after_seven_boxes_planning_goes_on_at_the_last_value():
    s = planning(a_battle().has(0, "left", planning=7)).plays(0, "planning P6")
    assert s.moon(0, "P6") == "M."
    assert s.side(0, "left").plannings == 7
    assert s.lines(0)["planning"] == -36


@pytest.mark.parametrize("text", ["8/robot P4.1", "8/energy P4.1", "8/plant P4.1", "8/water P4.1", "8/planning P4.1"])
def test_every_action_may_be_declined(text):
    s = a_battle().shows(text.split(" ")[0], "1/energy", "1/water").plays(0, text)
    assert s.offers(0)[0] == "pass"
    before = s.asteroids(0), s.left(0, "P4"), s.side(0, "left").types
    s.plays(0, "pass")
    assert (s.asteroids(0), s.left(0, "P4"), s.side(0, "left").types) == before
    assert s.asks(0) == ""
