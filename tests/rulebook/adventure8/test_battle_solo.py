"""Adventure 8 against ASTRA: it draws first on the sheet in play, takes moons, and leaves ties to you.

On the left sheet (sheet 0) you are M and ASTRA is T, on the right one (sheet 1) you are T and ASTRA is M.
"""

import pytest

from games.moon.adventure8.battle_table import a_duel

# --- ASTRA's turn -----------------------------------------------------------------------------------------------------


def test_there_are_two_sheets_with_astra_opposite_on_both():
    s = a_duel()
    assert len(s.state.sheets) == 2
    s.deals("6/water", "1/energy", "2/plant")
    assert s.planet(0, "P3") == "T"
    s.plays(0, s.offers(0)[0])
    while s.state.turn == 1:
        s.plays(0, s.offers(0)[0])
    assert s.state.active(0) == 1
    assert sum(s.planet(1, f"P{n}").count("M") for n in range(1, 8)) <= 1


def test_in_even_turns_astra_draws_on_the_right_sheet():
    s = a_duel().deals("6/water", "1/energy", "2/plant", turn=2)
    assert (s.planet(0, "P3"), s.planet(1, "P3")) == ("", "M")


def test_astra_plays_the_first_card_and_you_play_with_all_three():
    s = a_duel().deals("6/water", "1/energy", "2/plant")
    assert s.planet(0, "P3") == "T"
    assert s.asks(0) == "write"
    assert "6/energy~2/plant P3.2" in s.offers(0), "the card that ASTRA used is yours as well"
    assert "1/water~2/plant P1.1" in s.offers(0)


def test_where_two_planets_fit_you_choose():
    s = a_duel().deals("7/energy", "1/energy", "2/plant")
    assert s.offers(0) == ["astra P3", "astra P4"]
    assert len(s.state.piles.open) == 1, "the other cards are still to be drawn"
    s.plays(0, "astra P4")
    assert (s.planet(0, "P3"), s.planet(0, "P4")) == ("", "T")
    assert s.asks(0) == "write"


def test_a_full_planet_leaves_no_choice():
    s = a_duel().drawn(0, P3="MTMTM").deals("7/energy", "1/energy", "2/plant")
    assert s.planet(0, "P4") == "T"


def test_the_next_planet_upwards_takes_what_does_not_fit_and_after_the_last_comes_the_first():
    """The rulebook's example: 11 with P5, P6 and P7 full goes to planet 1-2-3."""
    s = a_duel().drawn(0, P5="MTMTM", P6="MTMTM", P7="MTM").deals("11/robot", "1/energy", "2/plant")
    assert s.planet(0, "P1") == "T"
    s = a_duel().drawn(0, P5="MTMTM", P6="MTMTM").deals("11/robot", "1/energy", "2/plant")
    assert s.planet(0, "P7") == "T"
    s = a_duel().drawn(0, P1="MTM", P2="MTMTM").deals("3/water", "1/energy", "2/plant")
    assert s.planet(0, "P3") == "T"


def test_astra_takes_no_bonus_of_a_space():
    s = a_duel().drawn(0, P3="MT").deals("6/water", "1/energy", "2/plant")
    assert s.planet(0, "P3") == "MTT"
    assert s.asteroids(0) == "." * 13, "the robot in the third space is lost"


@pytest.mark.parametrize(("card", "left"), [("6/plant", (1, 1)), ("6/water", (2, 0))])
def test_plant_and_water_cross_off_a_symbol_of_the_planet(card, left):
    s = a_duel().deals(card, "1/energy", "2/plant")
    assert s.left(0, "P3") == left
    side = s.on(0).sides[1]
    assert (side.plants, side.waters) == (0, 0), "ASTRA has no use for the track"


def test_without_a_symbol_left_nothing_happens():
    s = a_duel().struck(0, waters="P3").deals("6/water", "1/energy", "2/plant")
    assert s.left(0, "P3") == (2, 0)


@pytest.mark.parametrize("card", ["6/planning", "6/astronaut"])
def test_planning_and_astronaut_draw_on_the_moon_of_the_planet(card):
    assert a_duel().deals(card, "1/energy", "2/plant").moon(0, "P3") == "T."
    assert a_duel().drawn(0, moons={"P3": "M"}).deals(card, "1/energy", "2/plant").moon(0, "P3") == "MT"
    assert a_duel().drawn(0, moons={"P3": "MM"}).deals(card, "1/energy", "2/plant").moon(0, "P3") == "MM"


def test_the_moon_of_a_planet_that_astra_completes_stays_as_it_is():
    s = a_duel().drawn(0, P3="MMTT").deals("6/planning", "1/energy", "2/plant")
    assert (s.flag(0, "P3"), s.moon(0, "P3")) == ("T", "..")


@pytest.mark.parametrize("card", ["6/robot", "6/energy"])
def test_robot_and_energy_take_an_asteroid_from_the_opposite_side(card):
    s = a_duel().deals(card, "1/energy", "2/plant")
    assert s.asteroids(0) == "............T"
    s = a_duel().mined(0, t="a13").deals(card, "1/energy", "2/plant")
    assert s.asteroids(0) == "...........TT"
    assert s.on(0).sides[1].plants == 0, "and no bonus"
    s = a_duel().deals(card, "1/energy", "2/plant", turn=2)
    assert s.asteroids(1) == "M............", "on the right sheet ASTRA has the mission side"


# --- control ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "moons", "flag"),
    [("MM", "", "M"), ("TT", "", "T"), ("TM", "", "T"), ("TM", "M", "M"), ("TT", "MM", "T")],
)
def test_astra_gets_a_flag_only_with_more_insignia_than_you(before, moons, flag):
    s = a_duel().drawn(0, P1=before, moons={"P1": moons}).deals("2/robot", "6/energy", "6/plant")
    assert s.flag(0, "P1") == flag


def test_on_the_right_sheet_a_tie_is_yours_as_well():
    s = a_duel().drawn(1, P1="MT", moons={"P1": "T"}).deals("2/robot", "6/energy", "6/plant", turn=2)
    assert s.planet(1, "P1") == "MTM"
    assert s.flag(1, "P1") == "T"


def test_every_second_flag_of_yours_circles_a_solo_bonus():
    s = a_duel().drawn(0, P1="MM", P7="MM").drawn(1, P1="TT", P7="TT")
    s.deals("6/water", "2/plant", "14/robot").plays(0, "2/robot~6/water P1.3")
    assert (s.flag(0, "P1"), s.state.astra.circled) == ("M", 0)
    s = a_duel().drawn(0, P1="MM", P7="MM").drawn(1, P1="TTT")
    s.deals("6/water", "2/plant", "14/robot").plays(0, "2/robot~6/water P1.3")
    assert s.state.astra.circled == 1, "flags of both sheets are counted together"
    s = a_duel().drawn(0, P1="MM").drawn(1, P1="TTT").deals("2/plant", "6/water", "14/robot")
    assert s.state.astra.circled == 1, "also when ASTRA completes the planet for you"
    s = a_duel().drawn(0, P1="TT").drawn(1, P1="TTT").deals("2/plant", "6/water", "14/robot")
    assert s.state.astra.circled == 0, "a flag of ASTRA's does not count"


# --- effect cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", "ABC")
def test_an_effect_draws_both_insignia_on_the_moon_of_your_strongest_planet(letter):
    s = a_duel().drawn(0, P3="MM", P4="MTT").deals(letter, "6/water", "1/energy", "2/plant")
    assert s.moon(0, "P3") == "TT"


def test_your_insignia_on_the_moon_count_for_the_priority():
    s = a_duel().drawn(0, P3="M", P4="M", moons={"P4": "M"}).deals("A", "6/water", "1/energy", "2/plant")
    assert s.moon(0, "P4") == "MT"
    assert s.moon(0, "P3") == "T."


def test_the_second_insignia_goes_on_to_the_next_planet_in_order_and_ties_are_your_choice():
    """The rulebook's example: 4 insignia on A, 3 on B, 2 on C and D; one spot left on A's moon, none on B's."""
    s = a_duel().drawn(0, P4="MMMM", P3="MM", P2="MM", P5="MM", moons={"P4": "T", "P3": "MT"})
    s.drawn(0, P1="TTT", P6="TTTTT", P7="TTT").deals("A", "6/water", "1/energy", "2/plant")
    assert s.moon(0, "P4") == "TT"
    assert s.offers(0) == ["strike P2", "strike P5"]
    s.plays(0, "strike P5")
    assert (s.moon(0, "P2"), s.moon(0, "P5")) == ("..", "T.")
    assert s.asks(0) == "write"


def test_after_a_tie_the_second_insignia_stays_on_the_moon_you_chose():
    s = a_duel().drawn(0, P3="M", P4="M").deals("B", "6/water", "1/energy", "2/plant")
    assert s.offers(0) == ["strike P3", "strike P4"]
    s.plays(0, "strike P4")
    assert (s.moon(0, "P3"), s.moon(0, "P4")) == ("..", "TT")


def test_complete_planets_and_full_moons_are_passed_over():
    s = a_duel().drawn(0, P1="MMM", P3="MM", P4="M", moons={"P3": "MT"}).deals("A", "12/plant", "1/energy", "2/plant")
    assert s.moon(0, "P4") == "TT"


def test_without_a_free_moon_nothing_happens():
    s = a_duel().drawn(0, moons={f"P{n}": "MT" for n in range(1, 8)}).deals("A", "6/water", "1/energy", "2/plant")
    assert s.asks(0) == "write"
    assert s.state.due == 0


def test_an_effect_acts_on_the_sheet_in_play_even_when_it_comes_after_astras_card():
    s = a_duel().drawn(1, P3="TT").deals("12/plant", "C", "1/energy", "2/plant", turn=2)
    assert s.planet(1, "P6") == "M"
    assert s.moon(1, "P3") == "MM"


# --- the end ----------------------------------------------------------------------------------------------------------

ALMOST = {"P1": "MTM", "P2": "MTMTM", "P3": "MTMTM", "P4": "MTMTMTM", "P5": "MTMTM", "P6": "MTMTM", "P7": "MT"}


def test_when_astra_fills_the_last_space_you_take_an_error_give_a_card_and_the_game_is_over():
    s = a_duel().drawn(0, **ALMOST).deals("14/plant", "6/water", "1/energy")
    assert s.offers(0) == ["error"]
    s.plays(0, "error")
    assert s.side(0, "left").errors == 1
    s.nobody_takes_missions()
    assert s.asks(0) == "give"
    s.plays(0, "give 6/water")
    assert s.state.over
    assert s.state.end_reasons() == ["full"]
    assert len(s.state.piles.given) == 1


def test_open_planets_are_awarded_in_the_end_and_ties_are_yours():
    s = a_duel().drawn(0, **ALMOST).drawn(1, P3="MT", P4="M", P5="TTM")
    s.deals("14/plant", "6/water", "1/energy").plays(0, "error").nobody_takes_missions().plays(0, "give 6/water")
    assert [s.flag(1, f"P{n}") for n in range(1, 8)] == ["", "", "T", "M", "T", "", ""]
    assert s.state.astra.circled == 0, "what is awarded in the end circles nothing"
    assert s.state.scores == [sum(s.lines(0).values())]


@pytest.mark.parametrize(("level", "points"), [(1, 23), (5, 35), (8, 44)])
def test_astra_has_20_points_and_3_for_its_level(level, points):
    assert a_duel(astra=level).state.astra.score() == points


def test_your_two_sides_are_added():
    s = a_duel().has(0, "left", plants=2).has(0, "right", waters=2).drawn(0, P1="MMM").drawn(1, P1="TTT")
    assert sum(s.lines(0).values()) == 4 + 6 + 2 + 2
