"""Adventure 8, phase 3: a number chooses a planet, bonuses are used at once, full planets are awarded."""

import pytest

from games.moon.adventure8.battle_table import a_battle


@pytest.mark.parametrize(
    ("number", "planets"),
    [
        (1, "P1"), (2, "P1"), (3, "P1 P2"), (4, "P2"), (5, "P2 P3"), (6, "P3"), (7, "P3 P4"), (8, "P4"), (9, "P4 P5"),
        (10, "P5"), (11, "P5 P6"), (12, "P6"), (13, "P6 P7"), (14, "P7"), (15, "P7"),
    ],
)  # fmt: skip
def test_which_planets_a_number_reaches(number, planets):
    """The rulebook's example: a 7 goes on the blue planet 5-6-7 or the grey planet 7-8-9."""
    s = a_battle().shows(f"{number}/robot", f"{number}/energy", f"{number}/plant")
    assert s.places(0, f"{number}/robot") == [f"{planet}.1" for planet in planets.split()]


def test_the_first_free_space_is_the_next_one_whoever_was_there_before():
    s = a_battle().drawn(0, P4="MT", P3="T").shows("7/robot", "8/energy", "9/plant")
    assert s.offers(0) == ["7/robot P3.2", "7/robot P4.3", "8/energy P4.3", "9/plant P4.3", "9/plant P5.1"]


def test_a_full_planet_takes_no_more():
    s = a_battle().drawn(0, P1="MMT").shows("1/robot", "2/energy", "3/plant")
    assert s.offers(0) == ["3/plant P2.1"]


# --- bonuses in spaces ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("planet", "before", "number", "track"),
    [
        ("P1", "MT", 2, "plants"), ("P3", "MTMT", 6, "waters"), ("P4", "", 8, "plants"), ("P4", "MTMT", 8, "plants"),
        ("P5", "MTM", 10, "waters"), ("P5", "MTMT", 10, "plants"), ("P6", "MTMT", 12, "waters"), ("P7", "MT", 14, "plants"),
    ],
)  # fmt: skip
def test_a_plant_or_water_bonus_crosses_the_next_box(planet, before, number, track):
    s = a_battle().drawn(0, **{planet: before}).shows(f"{number}/planning", "4/energy", "4/water")
    s.plays(0, f"{number}/planning {planet}.{len(before) + 1}")
    side = s.side(0, "left")
    assert (side.plants, side.waters) == ((1, 0) if track == "plants" else (0, 1))
    assert s.left(0, planet) == tuple(
        getattr(p, what) for p in s.state.game.printed.planet if p.id == planet for what in ("plants", "waters")
    ), "a bonus uses no symbol of the planet"


@pytest.mark.parametrize(("planet", "before", "number"), [("P2", "MTMT", 4), ("P3", "MT", 6), ("P4", "MTMTMT", 8)])
def test_a_robot_bonus_mines_the_next_asteroid(planet, before, number):
    s = a_battle().drawn(0, **{planet: before}).mined(0, m="a1").shows(f"{number}/planning", "1/energy", "1/water")
    s.plays(0, f"{number}/planning {planet}.{len(before) + 1}")
    assert s.asteroids(0) == "MM..........."
    assert s.side(0, "left").plants == 1, "the bonus of asteroid 2 is used as well"


def test_spaces_without_a_bonus_give_nothing():
    s = a_battle().drawn(0, P4="M").shows("8/planning", "1/energy", "1/water").plays(0, "8/planning P4.2")
    side = s.side(0, "left")
    assert (side.plants, side.waters, s.asteroids(0)) == (0, 0, "." * 13)


def test_a_bonus_whose_track_is_full_is_lost():
    s = a_battle().drawn(0, P1="MT", P6="MTMT").has(0, "left", plants=11, waters=9)
    s.shows("2/planning", "12/energy", "1/water").plays(0, "2/planning P1.3")
    assert s.side(0, "left").plants == 11
    s = a_battle().drawn(0, P6="MTMT").has(0, "left", waters=9).shows("12/energy", "1/energy", "1/water")
    s.plays(0, "12/energy P6.5")
    assert s.side(0, "left").waters == 9


# --- control ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "moons", "flag"),
    [
        ("MT", "", "M"),
        ("TT", "", "T"),
        ("MT", "T", "MT"),
        ("TT", "M", "MT"),
        ("TT", "MM", "M"),
        ("MM", "TT", "M"),
        ("MT", "TT", "T"),
    ],
)
def test_the_last_space_awards_the_planet_to_whoever_has_most_insignia_with_the_moon(before, moons, flag):
    s = a_battle().drawn(0, P1=before, moons={"P1": moons}).shows("2/robot", "1/energy", "1/water")
    assert s.flag(0, "P1") == ""
    s.plays(0, "2/robot P1.3")
    assert s.flag(0, "P1") == flag, "ruling 8.3: in case of a tie both"


def test_no_planet_is_awarded_before_its_last_space():
    s = a_battle().drawn(0, P2="MMM").shows("4/robot", "1/energy", "1/water").plays(0, "4/robot P2.4")
    assert s.flag(0, "P2") == ""


def test_control_is_awarded_before_the_bonus_of_the_last_space():
    """Ruling 8.5: the planning bonus that a robot bonus reaches cannot use the moon of the planet just completed."""
    s = a_battle().drawn(0, P2="MTMT").mined(0, m="a1 a2 a3 a4 a5 a6").shows("4/plant", "1/energy", "1/water")
    s.plays(0, "4/plant P2.5")
    assert s.flag(0, "P2") == "M"
    assert s.asks(0) == "moon"
    assert s.places(0, "moon") == ["P1", "P3", "P4", "P5", "P6", "P7"]


def test_a_planet_can_go_to_the_neighbour_who_did_not_complete_it():
    s = a_battle().drawn(0, P7="TT").shows("14/energy", "1/energy", "1/water").plays(0, "14/energy P7.3")
    assert s.flag(0, "P7") == "T"


# --- Astronauts -------------------------------------------------------------------------------------------------------


def test_an_astronaut_changes_the_number_by_up_to_two_and_circles_a_symbol():
    s = a_battle().shows("8/astronaut", "1/energy", "1/water")
    assert s.places(0, "8/astronaut") == ["P3.1", "P4.1", "P5.1"], "8 becomes 6 to 10"
    s.plays(0, "8/astronaut P5.1")
    assert (s.side(0, "left").astronauts, s.side(0, "left").used) == (1, 0)
    assert s.asks(0) == ""


def test_an_astronaut_is_circled_when_the_number_stays_as_it_is():
    s = a_battle().shows("8/astronaut", "1/energy", "1/water").plays(0, "8/astronaut P4.1")
    assert s.side(0, "left").astronauts == 1
    assert s.asks(0) == ""


@pytest.mark.parametrize(("number", "planets"), [(1, "P1 P2"), (15, "P6 P7"), (3, "P1 P2 P3"), (12, "P5 P6 P7")])
def test_numbers_below_1_and_above_15_reach_the_planets_at_the_ends(number, planets):
    """Ruling 8.2: a 1 may become 0, a 15 may become 17, and both still reach the end planets."""
    s = a_battle().shows(f"{number}/astronaut", "8/energy", "8/water")
    assert s.places(0, f"{number}/astronaut") == [f"{planet}.1" for planet in planets.split()]


@pytest.mark.parametrize(
    ("stored", "planets"),
    [
        (0, "P4"),
        (1, "P3 P4 P5"),
        (2, "P2 P3 P4 P5 P6"),
        (3, "P1 P2 P3 P4 P5 P6 P7"),
    ],
)
def test_stored_astronauts_change_a_number_in_a_later_turn_and_add_up(stored, planets):
    s = a_battle().has(0, "left", astronauts=stored).shows("8/robot", "1/energy", "1/water")
    assert s.places(0, "8/robot") == [f"{planet}.1" for planet in planets.split()]


def test_as_few_astronauts_as_will_do_are_crossed_off_and_none_is_circled():
    """Ruling 8.11."""
    for planet, used in (("P4.1", 0), ("P5.1", 1), ("P6.1", 2), ("P7.1", 3)):
        s = a_battle().has(0, "left", astronauts=3).shows("8/plant", "1/energy", "1/water")
        s.plays(0, f"8/plant {planet}")
        assert (s.side(0, "left").astronauts, s.side(0, "left").used) == (3, used)
        assert s.asks(0) == "action", "the action of the combination can still be used"


def test_a_stored_astronaut_helps_the_astronaut_of_the_combination():
    s = a_battle().has(0, "left", astronauts=1).shows("8/astronaut", "1/energy", "1/water")
    assert s.places(0, "8/astronaut") == ["P2.1", "P3.1", "P4.1", "P5.1", "P6.1"]
    s.plays(0, "8/astronaut P6.1")
    assert (s.side(0, "left").astronauts, s.side(0, "left").used) == (2, 1)


def test_stored_astronauts_work_only_on_their_own_sheet():
    s = a_battle().has(0, "right", astronauts=3).shows("8/robot", "1/energy", "1/water")
    assert s.places(0, "8/robot") == ["P4.1"]
    assert s.in_turn(2).places(0, "8/robot") == [f"P{n}.1" for n in range(1, 8)]


def test_used_astronauts_are_gone():
    s = a_battle().has(0, "left", astronauts=3, used=3).shows("8/robot", "1/energy", "1/water")
    assert s.places(0, "8/robot") == ["P4.1"]


def test_six_astronauts_can_be_circled_then_numbers_still_change():
    s = a_battle().has(0, "left", astronauts=6, used=6).shows("8/astronaut", "1/energy", "1/water")
    s.plays(0, "8/astronaut P5.1")
    assert s.side(0, "left").astronauts == 6


# --- system errors ----------------------------------------------------------------------------------------------------

FULL = {"P1": "MMM", "P2": "MMMMM", "P3": "MMMMM", "P4": "MMMMMMM"}


def test_a_system_error_is_crossed_only_when_no_number_reaches_a_free_planet():
    s = a_battle().drawn(0, **FULL).shows("1/robot", "4/energy", "8/plant")
    assert s.offers(0) == ["error"]
    s.plays(0, "error")
    assert (s.side(0, "left").errors, s.side(0, "right").errors) == (1, 0), "of the side in play"
    assert s.asks(0) == "", "there is no action"
    s = a_battle().drawn(0, **FULL).shows("1/robot", "4/energy", "9/plant")
    assert s.offers(0) == ["9/plant P5.1"]


def test_a_number_that_fits_only_with_astronauts_counts_as_playable():
    """Rulings C2 and 8.12."""
    s = a_battle().drawn(0, **FULL).shows("1/robot", "4/energy", "8/astronaut")
    assert s.offers(0) == ["8/astronaut P5.1"]
    s = a_battle().drawn(0, **FULL).has(0, "left", astronauts=1).shows("1/robot", "4/energy", "8/plant")
    assert s.offers(0) == ["8/plant P5.1"]


def test_in_even_turns_the_error_is_crossed_on_the_right_sheet():
    s = a_battle().drawn(1, **FULL).in_turn(2).shows("1/robot", "4/energy", "8/plant").plays(0, "error")
    assert (s.side(0, "left").errors, s.side(0, "right").errors) == (0, 1)
