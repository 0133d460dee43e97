"""Every technology: what it costs and adds to a rocket, what it goes with, and where it is after the launch."""

import pytest

from cosmodrome.games.apogee.packing import apogee_box
from cosmodrome.games.apogee.rules.rocket import fits
from games.apogee.desk import DATA, KINDS, a_desk

BOX = apogee_box()

# Cost in thousands, thrust, mass, astronauts.
FIRST_STAGES = {
    "solid": (20, 4, 4, 0),
    "kerosene": (40, 6, 5, 0),
    "hydrogen": (40, 5, 4, 0),
    "methane": (60, 6, 4, 0),
    "laser": (80, 6, 3, 0),
    "nuclear_pulse": (80, 9, 5, 0),
    "ssto": (100, 10, 6, 0),
}
UPPER_STAGES = {
    "kick": (20, 2, 2, 0),
    "hypergolic": (40, 3, 2, 0),
    "cryogenic": (40, 4, 3, 0),
    "ion": (40, 2, 1, 0),
    "nuclear_thermal": (60, 4, 2, 0),
    "nuclear_electric": (60, 3, 1, 0),
    "nuclear_fusion": (80, 6, 2, 0),
}
PAYLOADS = {
    "satellite_light": (20, 0, 1, 0),
    "satellite_propelled": (40, 2, 2, 0),
    "cargo_light": (20, 0, 3, 0),
    "cargo_propelled": (40, 2, 4, 0),
    "rover": (40, 0, 2, 0),
    "capsule_1": (20, 0, 1, 1),
    "capsule_2": (40, 0, 2, 2),
    "capsule_3": (60, 1, 3, 3),
    "small_shuttle": (40, 2, 4, 3),
    "interplanetary": (100, 8, 5, 4),
}
# CubeSats pay what they "cost".
RND = {
    "cubesat_20": (-20, 0, 0, 0),
    "cubesat_40": (-40, 0, 0, 0),
    "cubesat_60": (-60, 0, 0, 0),
    "booster_2": (20, 2, 1, 0),
    "booster_4": (40, 4, 2, 0),
    "solar_sail": (40, 2, 0, 0),
    "additional_seat": (20, 0, 0, 0),
    "aerospike_1": (20, 0, 0, 0),
    "aerospike_2": (40, 0, 0, 0),
    "heavy": (80, 0, 1, 0),
    "reusable": (40, 0, 1, 0),
    "pressurization": (40, 0, 1, 0),
}
ALL = {**FIRST_STAGES, **UPPER_STAGES, **PAYLOADS, **RND}
STAY = {"cubesat_20", "cubesat_40", "cubesat_60", "additional_seat", "pressurization", *PAYLOADS}


def test_no_technology_is_left_out():
    assert set(ALL) == set(KINDS)


@pytest.mark.parametrize("card", ALL)
def test_what_a_technology_costs_and_adds(card: str):
    d = a_desk().engineers(0, "gora").reserve(0, card).credits_are(0, 200).assign()
    d.sends(0, construction="gora").plays(0, f"build {card}")
    cost, thrust, mass, astronauts = ALL[card]
    built = d.state.view(0).companies[0]
    assert d.built(0) == [card]
    assert (200 + 40 - d.credits(0), built.thrust, built.mass, built.astronauts) == (cost, thrust, mass, astronauts)


@pytest.mark.parametrize("card", ALL)
def test_where_a_technology_is_after_a_launch(card: str):
    slots = zip((FIRST_STAGES, UPPER_STAGES, PAYLOADS), ("kerosene", "hypergolic", "satellite_light"), strict=True)
    rocket = [card if card in slot else usual for slot, usual in slots]
    if card == "ssto":
        rocket.remove("hypergolic")
    elif card in RND:
        rocket.append(card)
    d = a_desk().director(0, "wingfield").pad(0, *rocket).at_work(0, "operations", "gora").turn(0)
    d.rolls(12).plays(0, "launch geo")
    left = [DATA.technology[kind].id.partition("_")[2] for kind in d[0].flights[0].left]
    assert (card in left, card in d.cards(0)) == (card in STAY, card not in STAY)


# --- what goes together ---------------------------------------------------------------------------------------------------------

NUCLEAR_ROCKETS = {"nuclear_thermal", "nuclear_electric", "nuclear_fusion"}


def together(one: str, other: str) -> bool:
    """May these two be on one rocket, as the notes to the cards say?"""
    pair = {one, other}
    if pair in ({"ssto"}, {"heavy"}):
        return False
    if "ssto" in pair and pair & ({*FIRST_STAGES, *UPPER_STAGES} - {"ssto"}):
        return False
    if pair <= FIRST_STAGES.keys() and pair & {"laser", "nuclear_pulse"}:
        return one == other
    if pair <= UPPER_STAGES.keys() and "ion" in pair:
        return one == other
    if pair <= UPPER_STAGES.keys() and pair & NUCLEAR_ROCKETS:
        return pair <= NUCLEAR_ROCKETS
    return True


@pytest.mark.parametrize("built", ALL)
def test_what_goes_with_a_technology(built: str):
    found = {card for card in ALL if fits(BOX, [KINDS[built]], KINDS[card])}
    assert found == {card for card in ALL if together(built, card)}
