"""The administration phase: income, Directors' actions, powers and nations, with the rulebook's worked examples."""

import pytest

from games.apogee.desk import KINDS, a_desk

FIRST, UPPER, PAYLOAD, RND = range(4)
TEAM = ("gora", "tao", "dyson", "johnson", "glushko")


# --- income -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "income"), [(0, 60), (1, 40), (2, 20), (3, 0), (4, -20), (5, -40)])
def test_quarter_earnings_by_engineers(size: int, income: int):
    d = a_desk().engineers(0, *TEAM[:size]).engineers(1, "faget").assign().passes("turn")
    assert d.credits(0) == 80 + income


def test_who_cannot_pay_dismisses_and_skips_the_turn():
    d = a_desk().director(0, "lihua").engineers(0, *TEAM).credits_are(0, 20).assign().passes("discharge")
    assert len(d.moves(0)) == 5, "one engineer for the 20k that are missing, whoever"
    d.plays(0, "dismiss rafal_gora")
    assert (d.credits(0), len(d.team(0))) == (0, 4)
    assert d.state.actors == (1,), "seat 0 skips its turn"
    assert d.state.view(None).companies[0].skips


def test_forty_missing_cost_two_engineers_of_whatever_post():
    d = a_desk().engineers(0, *TEAM).credits_are(0, 0).assign().sends(0, operations="gora tao")
    assert d.asks(0) == "discharge"
    assert len(d.moves(0)) == 5
    d.plays(0, "dismiss rafal_gora", "dismiss qian_tao")
    assert len(d.team(0)) == 3


# --- the Director's actions ---------------------------------------------------------------------------------------------------


def test_worked_example_director_actions():
    """Suzanne (Tompkins, 8) sells two cards; Pedro (Tereshkova, 6) takes a technology with his Specialty."""
    d = a_desk().director(0, "tereshkova").director(1, "tompkins").reserve(1, "solid", "rover")
    d.row(FIRST, "laser", "solid", "solid").assign().passes("turn")
    assert d.state.actors == (1,)
    before = d.credits(1)
    d.plays(1, "sell solid", "sell rover")
    assert d.credits(1) == before + 80
    assert d.state.actors == (0,)
    d.plays(0, "specialty", "take laser")
    assert d.cards(0) == ["laser"]
    assert "specialty" not in d.turn(0).moves(0)


def test_two_actions_and_a_turn_may_end_early():
    d = a_desk().reserve(0, "solid", "kick", "rover").turn(0).plays(0, "sell solid")
    assert d.asks(0) == "turn"
    d.plays(0, "sell kick")
    assert d.asks(0) != "turn" or d.state.round == 2
    assert a_desk().turn(0).plays(0, "pass").asks(0) != "turn"


def test_a_sold_card_goes_under_its_deck():
    d = a_desk().reserve(0, "heavy").turn(0).plays(0, "sell heavy")
    assert d.state.decks[RND][0] == KINDS["heavy"]
    assert d.credits(0) == 120


def test_hire_from_either_deck_but_not_beyond_five():
    d = a_desk().turn(0).plays(0, "junior", "senior")
    assert sorted(d.state.box.is_senior(i) for i in range(30) if d[0].engineers >> i & 1) == [False, True]
    assert "junior" not in a_desk().engineers(0, *TEAM).turn(0).moves(0)
    assert "senior" not in a_desk().engineers(0, *TEAM).turn(0).moves(0)


def test_dismiss_but_not_an_operator():
    d = a_desk().engineers(0, "gora").at_work(0, "operations", "tao").turn(0)
    assert [move for move in d.moves(0) if move.startswith("dismiss")] == ["dismiss rafal_gora"]
    d.plays(0, "dismiss rafal_gora")
    assert d.team(0) == ["qian_tao"]
    assert d.state.seniors[0] == 17, "face down under the senior deck"


# --- powers -------------------------------------------------------------------------------------------------------------------


def powered(director: str):
    return a_desk().director(0, director)


def test_wingfield_earns():
    assert powered("wingfield").turn(0).plays(0, "specialty").credits(0) == 140


def test_tompkins_keeps_the_first_stage_after_a_success():
    d = powered("tompkins").pad(0, "solid", "solid", "kick", "satellite_light").at_work(0, "operations", "gora")
    d.turn(0).rolls(12).plays(0, "specialty", "launch geo")
    assert (d.built(0), d.cards(0)) == (["solid", "solid"], ["kick"])


def test_tompkins_needs_a_launch_in_the_same_turn():
    d = powered("tompkins").pad(0, "solid", "kick", "satellite_light").at_work(0, "operations", "gora")
    assert "specialty" not in d.turn(0, actions=1).moves(0), "no action left to launch with"
    assert "specialty" not in powered("tompkins").turn(0).moves(0), "no rocket"


def test_van_horn_sells_as_many_as_he_likes():
    d = powered("van_horn").reserve(0, "solid", "kick", "rover").turn(0).plays(0, "specialty")
    assert "pass" not in d.moves(0), "a power is not for nothing"
    d.plays(0, "sell solid", "sell kick", "pass")
    assert (d.cards(0), d.credits(0)) == (["rover"], 160)
    assert "specialty" not in powered("van_horn").turn(0).moves(0), "nothing to sell"


def test_grey_walter_builds_a_payload_free():
    d = powered("grey_walter").reserve(0, "interplanetary", "solid").turn(0).plays(0, "specialty")
    assert d.moves(0) == ["build interplanetary"]
    d.plays(0, "build interplanetary")
    assert (d.built(0), d.credits(0)) == (["interplanetary"], 80)


def test_vostochny_builds_something_nuclear_free():
    d = (
        powered("vostochny")
        .reserve(0, "nuclear_pulse", "nuclear_fusion", "laser", "rover")
        .turn(0)
        .plays(0, "specialty")
    )
    assert d.moves(0) == ["build nuclear_pulse", "build nuclear_fusion"]
    assert d.plays(0, "build nuclear_fusion").credits(0) == 80


def test_tereshkova_takes_no_rnd():
    d = powered("tereshkova").turn(0).plays(0, "specialty")
    assert {KINDS[move.removeprefix("take ")] for move in d.moves(0)} <= {k for row in d.state.rows for k in row}


def test_korolev_draws_two_or_what_is_left():
    d = powered("korolev").deck(RND, "heavy", "reusable").turn(0).plays(0, "specialty")
    assert d.cards(0) == ["heavy", "reusable"]
    assert len(powered("korolev").thin(RND, 1).turn(0).plays(0, "specialty").cards(0)) == 1
    assert "specialty" not in powered("korolev").thin(RND, 0).turn(0).moves(0)


def test_feoktistov_sells_what_is_built_for_80():
    d = powered("feoktistov").pad(0, "solid", "rover").turn(0).plays(0, "specialty")
    assert d.moves(0) == ["strip solid", "strip rover"]
    d.plays(0, "strip rover")
    assert (d.built(0), d.credits(0)) == (["solid"], 160)
    assert "specialty" not in powered("feoktistov").turn(0).moves(0)


def test_jinmei_adds_two_thrust_to_the_launch_of_the_turn():
    d = powered("jinmei").pad(0, "solid", "ion", "satellite_light").at_work(0, "operations", "gora").turn(0)
    assert not any(move.startswith("launch") for move in d.moves(0)), "thrust 6 is off the table"
    d.plays(0, "specialty")
    assert "launch geo" in d.moves(0)


def test_shuguang_needs_four_less_authority():
    d = powered("shuguang").pad(0, "kerosene", "hypergolic", "satellite_light").at_work(0, "operations", "von_braun")
    assert "launch venus" not in d.turn(0).moves(0)
    assert "launch venus" in d.plays(0, "specialty").moves(0)


def test_a_launch_needs_an_operator_even_when_no_authority_is_asked():
    d = powered("shuguang").pad(0, "solid", "hypergolic", "satellite_light").turn(0)
    assert "specialty" not in d.moves(0)


def test_kang_dismisses_for_credits_but_no_operators():
    d = powered("kang").engineers(0, "gora", "tao").at_work(0, "operations", "dyson").turn(0).plays(0, "specialty")
    d.plays(0, "dismiss rafal_gora", "dismiss qian_tao")
    assert (d.team(0), d.credits(0)) == (["diane_dyson"], 120)


def test_lihua_hires_two_seniors_up_to_five():
    d = powered("lihua").turn(0).plays(0, "specialty")
    assert len(d.team(0)) == 2
    assert len(powered("lihua").engineers(0, *TEAM[:4]).turn(0).plays(0, "specialty").team(0)) == 5
    assert "specialty" not in powered("lihua").engineers(0, *TEAM).turn(0).moves(0)


# --- nations ------------------------------------------------------------------------------------------------------------------


def test_usa_discards_an_rnd_card_of_the_attackers_choice():
    d = powered("wingfield").reserve(1, "heavy", "reusable", "solid").turn(0).rolls(6).plays(0, "nation 2")
    assert d.moves(0) == ["drop heavy", "drop reusable"]
    d.plays(0, "drop heavy")
    assert d.cards(1) == ["reusable", "solid"]


def test_russia_discards_up_to_two_dice():
    assert powered("korolev").dice_are(1, 3).turn(0).rolls(6).plays(0, "nation 2").dice(1) == 1
    d = powered("korolev").dice_are(1, 1).turn(0).rolls(6).plays(0, "nation 2")
    assert (d.dice(1), d.state.pool) == (0, 10)


def test_china_discards_an_engineer_at_random_but_no_operator():
    for seed in range(5):
        d = powered("kang").engineers(1, "gora", "tao").at_work(1, "operations", "dyson").turn(0)
        d.rolls(6, 1 + seed).plays(0, "nation 2")
        assert "diane_dyson" in d.team(1)
        assert len(d.team(1)) == 2


def test_a_failed_intervention_is_lost_and_no_die_repairs_it():
    d = powered("korolev").dice_are(0, 3).dice_are(1, 3).turn(0).rolls(5).plays(0, "nation 2")
    assert (d.dice(0), d.dice(1), d.asks(0)) == (3, 3, "turn")
    assert "nation 2" not in d.moves(0)


def test_nations_act_against_opponents_who_have_something_to_lose():
    assert not any(move.startswith("nation") for move in powered("korolev").dice_are(0, 3).turn(0).moves(0))
    d = a_desk(players=3).director(0, "wingfield").reserve(2, "heavy").turn(0)
    assert [move for move in d.moves(0) if move.startswith("nation")] == ["nation 3"]
