"""Every engineer's specialty: each would be missed if it did nothing."""

import pytest

from games.apogee.desk import KINDS, a_desk

FIRST, UPPER, PAYLOAD, RND = range(4)
ROCKET = ("hydrogen", "hydrogen", "ion", "interplanetary", "booster_4")


def sent(name: str, *, dice: int = 0, roll: tuple[int, ...] = ()):
    """An engineer is about to be sent to Specialty, and the next rolls are known."""
    d = a_desk().engineers(0, name).dice_are(0, dice).assign()
    return d.rolls(*roll) if roll else d


def thrust(d) -> int:
    return d.state.view(0).companies[0].thrust


def mass(d) -> int:
    return d.state.view(0).companies[0].mass


@pytest.mark.parametrize("name", ["kemurdzhian", "resnik", "havilland", "szebehely"])
def test_replace_a_row(name: str):
    d = (
        a_desk()
        .engineers(0, name)
        .assign()
        .row(FIRST, "solid", "solid", "solid")
        .deck(FIRST, "laser", "ssto", "methane")
    )
    d.sends(0, specialty=name)
    assert d.moves(0) == ["replace first_stage", "replace upper_stage", "replace payload"]
    d.plays(0, "replace first_stage")
    assert d.open(FIRST) == ["laser", "ssto", "methane"]
    assert d.state.decks[FIRST][:3] == [KINDS["solid"]] * 3


def test_with_a_thin_deck_replaced_cards_come_back():
    d = a_desk().engineers(0, "resnik").assign().row(FIRST, "solid", "solid", "solid").thin(FIRST, 0)
    d.sends(0, specialty="resnik").plays(0, "replace first_stage")
    assert d.open(FIRST) == ["solid", "solid", "solid"]


@pytest.mark.parametrize(("name", "cards", "bonus"), [
    ("johnson", ("solid", "solid", "kick", "rover"), 4),
    ("horikoshi", ("solid", "ion", "ion", "rover"), 2),
    ("dahm", ("kerosene", "methane", "kick", "rover"), 2),
    ("kalam", ("solid", "nuclear_thermal", "nuclear_electric", "rover"), 2),
])  # fmt: skip
def test_thrust_for_each_card(name: str, cards: tuple[str, ...], bonus: int):
    d = a_desk().engineers(0, name).assign().pad(0, *cards)
    before = thrust(d)
    assert thrust(d.sends(0, specialty=name)) == before + bonus
    assert thrust(d.passes()) == before, "for this round only"


def test_heavy_doubles_what_engineers_add_to_the_first_stage():
    d = a_desk().engineers(0, "dahm").assign().pad(0, "kerosene", "kick", "heavy")
    assert thrust(d) == 2 * 6 + 2
    assert thrust(d.sends(0, specialty="dahm")) == 2 * 7 + 2


@pytest.mark.parametrize(("name", "less"), [("gokhale", 1), ("kuchemann", 2)])
def test_less_mass(name: str, less: int):
    d = a_desk().engineers(0, name).assign().pad(0, *ROCKET)
    assert mass(d) == 16
    assert mass(d.sends(0, specialty=name)) == 16 - less


def test_reductions_stop_at_the_lightest_column_and_do_not_save_a_rocket_that_is_too_light():
    d = a_desk().engineers(0, "kuchemann").assign().pad(0, "solid", "ion", "satellite_light")
    assert mass(d.sends(0, specialty="kuchemann")) == 5
    d = a_desk().engineers(0, "kuchemann").assign().pad(0, "laser", "ion")
    assert mass(d.sends(0, specialty="kuchemann")) == 4


@pytest.mark.parametrize(("name", "authority", "plain"), [("glushko", 82, 12), ("cierva", 110, 64)])
def test_to_the_operations_center_with_another_authority(name: str, authority: int, plain: int):
    d = a_desk().engineers(0, name).assign().sends(0, specialty=name)
    assert d.state.view(0).companies[0].operations == authority
    assert d.state.view(1).companies[0].operations == authority, "everybody has seen it"
    d = a_desk().engineers(0, name).assign().sends(0, operations=name)
    assert d.state.view(0).companies[0].operations == plain


def test_glushko_on_the_operations_center_cannot_be_dismissed():
    d = a_desk().director(0, "lihua").director(1, "jinmei").engineers(0, "glushko", "gora").assign()
    d.sends(0, specialty="glushko", design="gora").passes("turn")
    assert [move for move in d.moves(0) if move.startswith("dismiss")] == ["dismiss rafal_gora"]


def test_dyson_takes_a_card_of_a_row():
    d = sent("dyson", roll=(6,)).row(FIRST, "laser", "solid", "solid").deck(FIRST, "ssto")
    d.sends(0, specialty="dyson")
    assert d.asks(0) == "take"
    d.plays(0, "take laser")
    assert (d.cards(0), d.open(FIRST)) == (["laser"], ["ssto", "solid", "solid"])


def test_dyson_fails_below_six():
    d = sent("dyson", roll=(5,)).sends(0, specialty="dyson")
    assert d.cards(0) == []


def test_a_spare_die_repairs_a_specialty_one_at_a_time():
    d = sent("dyson", dice=2, roll=(5, 3, 9)).sends(0, specialty="dyson")
    assert d.asks(0) == "retry"
    d.plays(0, "die")
    assert (d.asks(0), d.dice(0)) == ("retry", 1)
    d.plays(0, "die")
    assert (d.asks(0), d.dice(0), d.state.pool) == ("take", 0, 10)


def test_one_may_stop_trying():
    d = sent("hooker", dice=2, roll=(1,)).sends(0, specialty="hooker").plays(0, "pass")
    assert (d.dice(0), d.credits(0)) == (2, 80 + 40)


def test_tao_draws_two_and_keeps_both():
    d = sent("tao", roll=(4,)).deck(RND, "heavy", "reusable").sends(0, specialty="tao")
    assert d.cards(0) == ["heavy", "reusable"]
    assert sent("tao", roll=(3,)).sends(0, specialty="tao").cards(0) == []


def test_coanda_builds_a_card_of_20k_free():
    d = sent("coanda", roll=(4,)).reserve(0, "solid", "kerosene").sends(0, specialty="coanda")
    assert d.moves(0) == ["pass", "build solid"]
    d.plays(0, "build solid")
    assert (d.built(0), d.credits(0)) == (["solid"], 80 + 40)


def test_hooker_earns():
    assert sent("hooker", roll=(4,)).sends(0, specialty="hooker").credits(0) == 80 + 60 + 40
    assert sent("hooker", roll=(3,)).sends(0, specialty="hooker").credits(0) == 80 + 40


def test_lyulka_sells_or_not():
    d = sent("lyulka").reserve(0, "heavy", "rover").sends(0, specialty="lyulka")
    assert d.moves(0) == ["pass", "sell rover", "sell heavy"]
    d.plays(0, "sell heavy")
    assert (d.cards(0), d.credits(0)) == (["rover"], 80 + 40 + 40)
    assert sent("lyulka").reserve(0, "heavy").sends(0, specialty="lyulka").plays(0, "pass").cards(0) == ["heavy"]


def test_tsiolkovsky_buys_a_die():
    d = sent("tsiolkovsky").sends(0, specialty="tsiolkovsky").plays(0, "die")
    assert (d.dice(0), d.credits(0), d.state.pool) == (1, 60 + 40, 9)
    assert sent("tsiolkovsky").credits_are(0, 0).sends(0, specialty="tsiolkovsky").dice(0) == 0
    full = sent("tsiolkovsky", dice=3).sends(0, specialty="tsiolkovsky")
    assert (full.dice(0), full.credits(0)) == (3, 80 + 40), "no room for a fourth"


def test_maughmer_makes_everybodys_construction_cheaper_once():
    d = a_desk().engineers(0, "maughmer", "gora").engineers(1, "tao", "dyson").assign()
    d.reserve(0, "solid").reserve(1, "kerosene", "kick").credits_are(1, 40)
    d.sends(0, specialty="maughmer", construction="gora").sends(1, construction="tao dyson")
    d.plays(0, "build solid").plays(1, "build kick", "build kerosene")
    assert (d.built(0), d.credits(0)) == (["solid"], 80 + 20), "20k less 20k is nothing"
    assert (d.built(1), d.credits(1)) == (["kerosene", "kick"], 0 + 20), "60k less 20k, not less 40k"


def test_omi_adds_an_astronaut_to_each_capsule():
    d = a_desk().engineers(0, "omi").assign().pad(0, "capsule_1", "capsule_2", "small_shuttle")
    assert d.state.view(0).companies[0].astronauts == 6
    assert d.sends(0, specialty="omi").state.view(0).companies[0].astronauts == 8


@pytest.mark.parametrize("name", ["faget", "chawla"])
def test_replace_the_investors(name: str):
    d = a_desk().engineers(0, name).assign().investors("inv_01", "inv_02")
    d.state.investor_deck = [5, 6, 7]
    d.sends(0, specialty=name)
    assert d.state.investor_row == [7, 6]
    assert d.state.investor_deck == [5], "the old ones are out of the game"
