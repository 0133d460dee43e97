"""Phase 1: every area of every specialist, passing, copying, taking back."""

import pytest

from games.missions.race_table import a_race


def test_a_turn_is_a_card_with_one_of_its_areas_or_a_pass():
    s = a_race()
    assert s.legal() == [
        "mechanic a",
        "mechanic b",
        "mechanic c",
        "tester a",
        "tester b",
        "scientist a",
        "scientist b",
        "engineer a",
        "engineer b",
        "astronaut a",
        "astronaut b",
        "astronaut c",
        "spy a",
        "spy b",
        "pass",
    ]


@pytest.mark.parametrize(
    ("area", "choices", "tokens"),
    [
        ("mechanic a", ["+thrust_backup", "+extra_tank"], {"thrust_backup": 1, "extra_tank": 1}),
        ("mechanic b", ["+sensor_backup"], {"fuel": 1, "sensor_backup": 1}),
        ("mechanic c", ["+control_backup"], {"control_backup": 1}),
        ("tester b", ["+life_support_backup"], {"inspection": 1, "life_support_backup": 1}),
        ("scientist b", [], {"inspection": 1, "training": 1}),
        ("engineer b", [], {"fuel": 2}),
        ("astronaut a", [], {"training": 2}),
        ("astronaut b", ["+extra_tank"], {"training": 1, "extra_tank": 1}),
        ("astronaut c", [], {"fuel": 1}),
    ],
)
def test_areas_that_take_tokens(area: str, choices: list[str], tokens: dict[str, int]):
    s = a_race().plays(area, *choices)
    assert s.tokens(0) == tokens
    assert s.state.actors == (1,)


@pytest.mark.parametrize(("area", "choices"), [("mechanic c", ["+extra_tank"]), ("astronaut c", [])])
def test_the_pass_action_passes_after_the_other_action(area: str, choices: list[str]):
    s = a_race().plays(area, *choices)
    assert s.state.upper == [0]
    assert s.state.passed == 0b01


def test_only_what_the_supply_has_can_be_taken():
    s = a_race().supply(fuel=1)
    s.plays("engineer b")
    assert s.tokens(0) == {"fuel": 1}
    s = a_race().supply(thrust_backup=0)
    assert "+thrust_backup" not in s.plays("mechanic a").legal()


def test_an_enhancement_action_is_done_when_there_is_none_left():
    empty = dict.fromkeys(("control_backup", "thrust_backup", "sensor_backup", "life_support_backup", "extra_tank"), 0)
    s = a_race().supply(**empty).plays("mechanic a")
    assert s.state.actors == (1,)


def test_nobody_gets_a_second_inspection():
    s = a_race().gives(0, inspection=1).plays("scientist b")
    assert s.tokens(0) == {"inspection": 1, "training": 1}


@pytest.mark.parametrize(("craft", "technology"), [("rocket", "thrust"), ("capsule", "life_support")])
def test_a_developed_rocket_or_capsule_brings_a_minor_problem(craft: str, technology: str):
    s = a_race()
    before = s.deck(0, technology).split()
    s.plays("engineer a", f"develop {craft}")
    assert sorted(s.deck(0, technology).split()) == sorted([*before, "minor"])
    assert s.state.agencies[0].control.pile == 3
    assert s.state.agencies[0].level(["rocket", "satellite", "capsule"].index(craft)) == 2


def test_a_developed_satellite_brings_none():
    s = a_race().plays("engineer a", "develop satellite")
    assert s.state.agencies[0].control.pile == 4
    assert s.state.agencies[0].level(1) == 2


def test_development_ends_at_level_three():
    s = a_race().developed(0, rocket=3).plays("engineer a")
    assert s.legal() == ["develop satellite", "develop capsule"]
    s = a_race().developed(0, rocket=3, satellite=3, capsule=3).plays("engineer a")
    assert s.state.actors == (1,)


# --- tests -------------------------------------------------------------------------------------------------------------


def test_the_full_test_looks_at_three_cards_and_may_remove_a_problem_of_any_size():
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major")
    s.plays("tester a", "test thrust")
    assert s.legal() == ["remove minor", "remove major", "keep"]
    s.plays("remove major")
    assert s.asks() == "put_back"
    s.plays("place 2", "place 0")
    assert s.deck(0, "thrust") == "clear minor clear minor"
    assert s.gone(0, "thrust") == "major"
    assert s.state.actors == (1,)


def test_the_detail_test_looks_at_two_cards_and_may_remove_both_minor_problems():
    s = a_race().extra(0, "landing", "reentry").stack(0, "control", "minor minor")
    s.plays("scientist a", "test control", "remove minor", "remove minor")
    assert s.deck(0, "control") == "major clear clear"
    assert s.state.actors == (1,)


def test_the_detail_test_leaves_a_major_problem():
    s = a_race().stack(0, "control", "major minor").plays("scientist a", "test control")
    assert s.legal() == ["remove minor", "keep"]


def test_cards_go_back_anywhere():
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "major minor clear minor clear")
    s.plays("tester a", "test thrust", "keep")
    assert s.legal() == ["place 0", "place 1", "place 2", "rest top", "rest under"]
    s.plays("place 1", "place 3", "place 0")
    assert s.deck(0, "thrust") == "clear minor major clear minor"
    assert s.knows(0, "thrust") == "clear ? major ? minor"


def test_the_rest_goes_back_together_with_the_worst_at_the_end():
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major clear minor")
    s.plays("tester a", "test thrust", "keep", "rest top")
    assert s.deck(0, "thrust") == "major minor clear clear minor"
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major clear minor")
    s.plays("tester a", "test thrust", "keep", "rest under")
    assert s.deck(0, "thrust") == "clear minor clear minor major"


def test_a_test_looks_at_what_is_left_of_a_short_deck():
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor minor clear clear major")
    s.plays("scientist a", "test thrust", "remove minor", "remove minor", "pass", "tester a", "test thrust", "keep")
    s.plays("rest top", "mechanic a", "+extra_tank", "+extra_tank")
    assert s.deck(0, "thrust") == "major clear clear"


# --- the spy -----------------------------------------------------------------------------------------------------------


def test_the_spy_uses_a_visible_card_of_another_player():
    s = a_race().plays("engineer b", "spy a")
    assert s.legal() == ["copy engineer a", "copy engineer b"]
    s.plays("copy engineer b")
    assert s.tokens(1) == {"fuel": 2}
    assert s.state.agencies[1].top == 5


def test_with_nothing_to_copy_the_action_is_done():
    s = a_race().plays("spy a")
    assert s.state.actors == (1,)


def test_only_the_card_on_top_can_be_copied():
    s = a_race().plays("engineer b", "astronaut a", "scientist b", "spy a")
    assert s.legal() == ["copy scientist a", "copy scientist b"]


def test_the_top_card_of_somebody_who_has_passed_can_still_be_copied():
    s = a_race().plays("engineer b", "mechanic a", "+extra_tank", "+extra_tank", "pass", "spy a")
    assert s.legal() == ["copy engineer a", "copy engineer b"]


def test_a_copied_spy_can_only_take_back():
    s = a_race().plays("spy b", "engineer b", "pass", "spy a")
    assert s.legal() == ["copy spy b"]
    assert s.plays("copy spy b").legal() == ["back engineer"]


def test_the_spy_takes_a_played_card_back_but_never_itself():
    s = a_race().plays("engineer b", "pass", "astronaut a", "spy b")
    assert s.legal() == ["back engineer", "back astronaut"]
    s.plays("back engineer", "engineer b")
    assert s.tokens(0) == {"fuel": 4, "training": 2}


def test_with_nothing_to_take_back_the_action_is_done():
    s = a_race().plays("spy b")
    assert s.state.actors == (1,)


# --- passing -----------------------------------------------------------------------------------------------------------


def test_the_last_card_forces_a_pass():
    s = a_race().plays("astronaut a", "pass")
    for area in ("engineer b", "scientist b", "spy a", "tester b"):
        s.plays(area)
        if s.asks() == "enhancement":
            s.plays("+extra_tank")
    assert s.state.phase == 3
    assert s.state.order == [1, 0]


def test_a_card_taken_back_allows_one_more_turn():
    s = a_race().plays(
        "pass", "astronaut a", "engineer b", "scientist b", "spy b", "back engineer", "tester b", "+extra_tank"
    )
    assert s.asks() == "specialist"
    s.plays("engineer b")
    assert s.state.phase == 3


def test_phase_2_the_first_to_pass_is_the_first_in_the_next_phases():
    s = a_race(3).plays("engineer b", "pass", "engineer b", "astronaut a", "pass", "pass")
    assert s.state.order == [1, 2, 0]
    assert s.state.actors == (1,)


def test_hands_are_full_again_next_year():
    s = a_race().plays("engineer b", "pass", "pass").finishes_year()
    assert len(s.legal()) == 15
    assert s.state.agencies[0].top == -1
