"""The planning phase: assignment, specialties, construction, R&D and design, with the rulebook's worked examples."""

import pytest

from cosmodrome.kernel import IllegalMove, Rng
from games.apogee.desk import KINDS, a_desk

FIRST, UPPER, PAYLOAD, RND = range(4)


# --- assignment ---------------------------------------------------------------------------------------------------------------


def test_an_engineer_without_a_specialty_cannot_go_there():
    d = a_desk().engineers(0, "gora", "tao").assign()
    assert "send rafal_gora specialty" not in d.moves(0)
    assert "send qian_tao specialty" in d.moves(0)
    assert "send rafal_gora construction" in d.moves(0)


def test_not_everybody_must_be_sent():
    d = a_desk().engineers(0, "gora", "tao").assign().sends(0, design="gora")
    assert d.asks(0) != "assign"


def test_others_do_not_see_where_engineers_go_until_all_have_committed():
    d = a_desk().engineers(0, "gora").engineers(1, "tao").assign().sends(0, design="gora")
    assert [post.size for post in d.state.view(1).companies[0].posts] == [0] * 5
    d.sends(1, rnd="tao")
    assert [post.size for post in d.state.view(1).companies[0].posts] == [0, 0, 0, 1, 0]


def test_backs_show_the_profile_and_operators_stay_hidden():
    d = a_desk().engineers(0, "gora", "tao").engineers(1, "dyson").assign()
    d.sends(0, operations="gora tao").sends(1, design="dyson")
    post = d.state.view(1).companies[0].posts[4]
    assert (post.engineers, post.juniors, post.seniors) == ((), 1, 1)
    assert d.state.view(0).companies[0].posts[4].engineers == ("qian_tao", "rafal_gora")


# --- specialties --------------------------------------------------------------------------------------------------------------


def test_worked_example_szebehely_before_tao():
    d = a_desk().engineers(0, "tao", "szebehely").assign().row(PAYLOAD, "rover", "rover", "cargo_light")
    d.deck(PAYLOAD, "capsule_1", "capsule_2", "capsule_3").deck(RND, "heavy", "solar_sail")
    d.sends(0, specialty="tao szebehely")
    assert d.asks(0) == "replace", "the higher authority comes first"
    d.rolls(7).plays(0, "replace payload")
    assert d.open(PAYLOAD) == ["capsule_1", "capsule_2", "capsule_3"]
    assert d.cards(0) == ["heavy", "solar_sail"]
    assert d.state.decks[PAYLOAD][:3].count(KINDS["rover"]) == 2, "the old row lies under the deck"


def test_specialties_of_all_players_are_mixed_by_authority():
    d = a_desk().engineers(0, "kemurdzhian").engineers(1, "resnik").assign()
    d.sends(0, specialty="kemurdzhian").sends(1, specialty="resnik")
    assert d.state.actors == (1,)


def test_cards_gained_by_a_specialty_can_be_built_in_the_same_round():
    d = a_desk().engineers(0, "tao", "gora").assign().deck(RND, "booster_2", "booster_4").rolls(4)
    d.sends(0, specialty="tao", construction="gora").plays(0, "build booster_4")
    assert d.built(0) == ["booster_4"]


# --- construction -------------------------------------------------------------------------------------------------------------


def test_worked_example_construction():
    """Suzanne pays 40k of 100k for a Small Space Shuttle; Pedro's 80k pay for Nuclear Pulse but not for the Solar Sail."""
    d = a_desk().engineers(0, "gora").engineers(1, "tao", "dyson").assign()
    d.credits_are(0, 100).reserve(0, "small_shuttle").credits_are(1, 80).reserve(1, "nuclear_pulse", "solar_sail")
    d.sends(0, construction="gora").sends(1, construction="tao dyson")
    assert d.state.actors == (0, 1), "both build at the same time"
    d.plays(0, "build small_shuttle")
    assert sorted(d.moves(1)) == ["build nuclear_pulse", "build solar_sail", "pass"]
    d.plays(1, "build nuclear_pulse")
    assert (d.built(0), d.credits(0)) == (["small_shuttle"], 60 + 40), "and 40k for the quarter with one engineer"
    assert (d.built(1), d.cards(1)) == (["nuclear_pulse"], ["solar_sail"])
    assert d.credits(1) == 20, "0 left, and 20k for the quarter with two engineers"


def test_plans_are_secret_and_nothing_is_built_before_all_have_planned():
    d = a_desk().engineers(0, "gora").engineers(1, "tao").assign().reserve(0, "solid").reserve(1, "solid")
    d.sends(0, construction="gora").sends(1, construction="tao").plays(0, "build solid")
    assert d.state.view(1).companies[0].plan == ()
    assert d.state.view(0).companies[0].plan == ("fs_solid",)
    assert d.built(0) == []


def test_building_is_optional():
    d = a_desk().engineers(0, "gora").assign().reserve(0, "solid").sends(0, construction="gora").plays(0, "pass")
    assert (d.built(0), d.cards(0)) == ([], ["solid"])


def test_cubesats_pay_at_once_and_pay_for_the_next_build():
    d = a_desk().engineers(0, "gora", "tao").assign().credits_are(0, 0).reserve(0, "cubesat_40", "kerosene")
    d.sends(0, construction="gora tao")
    assert d.moves(0) == ["pass", "build cubesat_40"]
    d.plays(0, "build cubesat_40", "build kerosene")
    assert d.built(0) == ["cubesat_40", "kerosene"]
    assert d.credits(0) == 20


def test_a_reward_may_be_planned_with_and_is_lost_to_the_quicker_director():
    d = a_desk().director(0, "jinmei").director(1, "lihua").investors("inv_08", "inv_01")
    d.engineers(0, "gora", "tao").engineers(1, "dyson").assign()
    d.credits_are(0, 20).reserve(0, "solid", "kick").reserve(1, "solid")
    d.sends(0, construction="gora tao").sends(1, construction="dyson")
    d.plays(0, "build solid", "build kick").plays(1, "build solid")
    assert d.built(0) == ["solid"], "the other Director comes first and takes the 40k"
    assert d.cards(0) == ["kick"]


def test_simultaneous_plans_resolve_from_the_highest_director_down():
    d = a_desk().director(0, "lihua").director(1, "jinmei").investors("inv_08")
    d.engineers(0, "gora").engineers(1, "dyson").assign().reserve(0, "solid").reserve(1, "solid")
    d.sends(0, construction="gora").sends(1, construction="dyson").plays(1, "build solid").plays(0, "build solid")
    assert (d[0].investors != 0, d[1].investors != 0) == (True, False)


# --- R&D ----------------------------------------------------------------------------------------------------------------------


def test_worked_example_rnd():
    """Pedro's Góra (7.2) beats Suzanne's best (4.4): he draws 2, she draws 3, both keep one, the others go under."""
    d = a_desk().engineers(0, "gokhale", "tsiolkovsky", "tao").engineers(1, "gora", "johnson").assign()
    d.deck(RND, "heavy", "solar_sail", "booster_2", "booster_4", "reusable")
    d.sends(0, rnd="gokhale tsiolkovsky tao").sends(1, rnd="gora johnson")
    assert d.state.view(1).drawn == ("rd_solar_sail", "rd_heavy")
    assert d.state.view(0).drawn == ("rd_booster_2", "rd_booster_4", "rd_reusable")
    assert d.state.actors == (0, 1)
    d.plays(1, "keep heavy")
    assert d.cards(1) == [], "secret until all have chosen"
    d.plays(0, "keep reusable")
    assert (d.cards(0), d.cards(1)) == (["reusable"], ["heavy"])
    under = {KINDS[card] for card in ("solar_sail", "booster_2", "booster_4")}
    assert set(d.state.decks[RND][:3]) == under


def test_a_single_card_needs_no_choice():
    d = a_desk().engineers(0, "gora").assign().deck(RND, "heavy").sends(0, rnd="gora")
    assert d.cards(0) == ["heavy"]


def test_the_rnd_deck_may_run_out():
    d = a_desk().engineers(0, "gora", "tao").assign().reserve(0, "heavy").thin(RND, 1)
    d.sends(0, rnd="gora tao")
    assert len(d.cards(0)) == 2, "one card was left, and it is kept"


def test_drawn_cards_are_dealt_again_in_other_worlds():
    d = a_desk().engineers(0, "gora", "tao").engineers(1, "dyson", "johnson").assign()
    d.sends(0, rnd="gora tao").sends(1, rnd="dyson johnson")
    worlds = [d.state.redeal(1, Rng.seeded(seed)) for seed in range(20)]
    assert len({tuple(world.companies[0].drawn) for world in worlds}) > 3  # type: ignore[attr-defined]
    assert {tuple(world.companies[1].drawn) for world in worlds} == {tuple(d[1].drawn)}  # type: ignore[attr-defined]


# --- design -------------------------------------------------------------------------------------------------------------------


def test_worked_example_design():
    """Suzanne's 8.0 + 3.6 = 11.6 beat Pedro's 9.2; he takes the card that was opened for hers."""
    d = a_desk().engineers(0, "von_braun", "tsiolkovsky").engineers(1, "pelterie").assign()
    d.row(UPPER, "ion", "kick", "kick").deck(UPPER, "nuclear_thermal", "hypergolic")
    d.sends(0, design="von_braun tsiolkovsky").sends(1, design="pelterie")
    assert d.state.actors == (0,)
    d.plays(0, "take ion")
    assert d.open(UPPER) == ["nuclear_thermal", "kick", "kick"]
    assert d.state.actors == (1,), "one card only, however many engineers"
    d.plays(1, "take nuclear_thermal")
    assert d.open(UPPER) == ["hypergolic", "kick", "kick"]


def test_a_tie_of_sums_goes_to_the_highest_engineer():
    d = a_desk().engineers(0, "kemurdzhian", "von_braun").engineers(1, "szebehely").assign()
    d.sends(0, design="kemurdzhian von_braun").sends(1, design="szebehely")
    assert d.state.actors == (1,)


def test_design_may_be_passed():
    d = a_desk().engineers(0, "gora").assign().sends(0, design="gora").plays(0, "pass")
    assert d.cards(0) == []


def test_an_empty_deck_leaves_a_gap():
    d = a_desk().engineers(0, "gora").assign().row(UPPER, "ion", "kick", "kick").thin(UPPER, 0)
    d.sends(0, design="gora").plays(0, "take ion")
    assert d.open(UPPER) == ["", "kick", "kick"]


def test_more_than_nine_cards_must_be_dropped_at_the_owners_choice():
    nine = ["solid"] * 3 + ["kick"] * 2 + ["rover", "heavy", "ion", "laser"]
    d = a_desk().reserve(0, *nine).engineers(0, "gora").assign().row(PAYLOAD, "interplanetary", "rover", "rover")
    d.sends(0, design="gora").plays(0, "take interplanetary")
    assert d.asks(0) == "drop"
    assert "drop interplanetary" in d.moves(0)
    before = d.credits(0)
    d.plays(0, "drop solid")
    assert len(d.cards(0)) == 9
    assert d.state.decks[FIRST][0] == KINDS["solid"]
    assert d.credits(0) - before == 40, "unpaid: only the quarter with one engineer"


def test_a_move_that_is_not_offered_is_refused():
    d = a_desk().engineers(0, "gora").assign()
    with pytest.raises(IllegalMove):
        d.plays(0, "send rafal_gora specialty")
