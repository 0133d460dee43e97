"""The rocket, static fire and launch: tables, compatibility, and what goes where, with the rulebook's worked examples."""

import pytest

from cosmodrome.games.apogee.chance import chance
from cosmodrome.games.apogee.packing import apogee_box
from cosmodrome.games.apogee.rules.rocket import fits, performance, roll_needed
from games.apogee.desk import KINDS, PLACES, a_desk

FIRST, UPPER, PAYLOAD, RND = range(4)
BOX = apogee_box()
PEDRO = ("hydrogen", "hydrogen", "ion", "interplanetary", "booster_4")


def company(d):
    return d.state.view(0).companies[0]


def ready(*cards: str, director: str = "wingfield", operators: tuple[str, ...] = ("jackson",), mission: int = 2):
    """A rocket on the pad, operators at work, and the Director's turn."""
    return a_desk(mission=mission).director(0, director).pad(0, *cards).at_work(0, "operations", *operators).turn(0)


# --- tables -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thrust", "mass", "expected"), [
    (27, 15, 19), (24, 16, 16), (33, 5, 45), (99, 99, 14), (7, 8, 12), (6, 8, 0), (8, 9, 0), (7, 4, 0), (24, 25, 0), (28, 25, 10),
])  # fmt: skip
def test_performance_table(thrust: int, mass: int, expected: int):
    assert performance(BOX, thrust, mass) == expected


@pytest.mark.parametrize(("strength", "place", "expected"), [
    (19, "venus", 7), (16, "moon", 5), (30, "titan", 6), (29, "titan", 7), (24, "titan", 0), (10, "geo", 5), (11, "moon", 0), (9, "geo", 0),
])  # fmt: skip
def test_launch_table(strength: int, place: str, expected: int):
    assert roll_needed(BOX, strength, PLACES.index(place)) == expected


def test_chances_are_exact():
    assert chance(5, 0, 12) == round(100 * 8 / 12)
    assert chance(7, 2, 12) == round(100 * (1 - 0.5**3))


# --- compatibility ------------------------------------------------------------------------------------------------------------


def goes(built: tuple[str, ...], card: str) -> bool:
    return fits(BOX, [KINDS[one] for one in built], KINDS[card])


@pytest.mark.parametrize(("built", "card", "expected"), [
    (("nuclear_pulse",), "nuclear_pulse", True), (("nuclear_pulse",), "solid", False), (("solid",), "nuclear_pulse", False),
    (("laser",), "laser", True), (("laser",), "kerosene", False), (("nuclear_pulse",), "laser", False),
    (("ion",), "ion", True), (("ion",), "kick", False), (("kick",), "ion", False),
    (("nuclear_thermal",), "nuclear_fusion", True), (("nuclear_thermal",), "kick", False), (("ion",), "nuclear_thermal", False),
    (("solid", "kerosene"), "methane", True), (("kick", "cryogenic"), "hypergolic", True),
    (("ssto",), "ssto", False), (("ssto",), "solid", False), (("ssto",), "kick", False), (("kick",), "ssto", False),
    (("ssto",), "rover", True), (("ssto",), "heavy", True), (("laser",), "ion", True), (("nuclear_pulse",), "kick", True),
    (("heavy",), "heavy", False), (("reusable",), "reusable", True), (("aerospike_1",), "aerospike_2", True),
    (("solid", "solid", "solid"), "solid", False), (("rover", "rover", "rover"), "cargo_light", False),
    (("cubesat_20", "cubesat_40", "cubesat_60"), "heavy", False), ((), "aerospike_1", True), ((), "additional_seat", True),
])  # fmt: skip
def test_what_goes_on_a_rocket(built: tuple[str, ...], card: str, expected: bool):
    assert goes(built, card) == expected


# --- the rocket ---------------------------------------------------------------------------------------------------------------


def test_worked_example_pedros_rocket():
    d = ready(*PEDRO)
    assert (company(d).thrust, company(d).mass, company(d).performance) == (24, 16, 16)
    assert next(reach.roll for reach in company(d).reach if reach.destination == "moon") == 5
    d.rolls(7).plays(0, "launch moon")
    assert d.cards(0) == ["booster_4", "hydrogen", "hydrogen", "ion"]
    assert d.built(0) == []
    assert [flight.left for flight in company(d).flights] == [("pl_interplanetary",)]
    assert d.credits(0) == 160


def test_heavy_doubles_the_first_stage_only():
    d = ready("kerosene", "hydrogen", "kick", "heavy")
    assert company(d).thrust == 2 * (6 + 5) + 2


def test_ssto_counts_as_both_stages_and_is_doubled():
    d = ready("ssto", "satellite_light", "heavy")
    assert (company(d).thrust, company(d).complete) == (20, True)
    assert "fire" in d.moves(0)
    assert "launch geo" in d.moves(0)


@pytest.mark.parametrize(("cards", "mass"), [
    (("kerosene", "kick", "cargo_light", "aerospike_2"), 5 + 2 + 3 - 2),
    (("kerosene", "kick", "cargo_light", "aerospike_1", "aerospike_2"), 5 + 2 + 3 - 2),
    (("kerosene", "kerosene", "kick", "cargo_light", "aerospike_1", "aerospike_2"), 5 + 5 + 2 + 3 - 3),
    (("solid", "kick", "cargo_light", "aerospike_2"), 4 + 2 + 3),
])  # fmt: skip
def test_an_aerospike_for_each_liquid_engine(cards: tuple[str, ...], mass: int):
    assert company(ready(*cards)).mass == mass


@pytest.mark.parametrize(("cards", "crew"), [
    (("capsule_2", "additional_seat"), 3),
    (("capsule_2", "additional_seat", "additional_seat"), 3),
    (("capsule_2", "capsule_1", "additional_seat", "additional_seat"), 5),
    (("rover", "additional_seat"), 0),
    (("cargo_light", "pressurization"), 2),
    (("cargo_light", "pressurization", "additional_seat"), 3),
    (("cargo_light", "pressurization", "pressurization"), 2),
    (("rover", "pressurization"), 0),
    (("small_shuttle", "interplanetary"), 7),
])  # fmt: skip
def test_astronauts(cards: tuple[str, ...], crew: int):
    assert company(ready(*cards)).astronauts == crew


# --- static fire --------------------------------------------------------------------------------------------------------------


def test_static_fire_needs_both_stages_and_brings_a_die():
    assert "fire" not in ready("solid", "rover").moves(0)
    d = ready("solid", "kick").rolls(4).plays(0, "fire")
    assert (d.dice(0), d.state.pool) == (1, 9)
    assert "fire" not in d.moves(0), "once a round"


def test_a_failed_static_fire_cannot_be_repaired():
    d = ready("solid", "kick").dice_are(0, 2).rolls(3).plays(0, "fire")
    assert (d.dice(0), d.asks(0)) == (2, "turn")


def test_no_fourth_die_but_the_success_counts():
    d = ready("solid", "solid", "kick").dice_are(0, 3).investors("inv_14").rolls(4).plays(0, "fire")
    assert (d.dice(0), d.credits(0)) == (3, 140)


def test_the_pool_may_be_empty():
    d = a_desk(players=5).pad(0, "solid", "kick").dice_are(1, 3).dice_are(2, 3).dice_are(3, 3).dice_are(4, 1).turn(0)
    d.rolls(4).plays(0, "fire")
    assert (d.dice(0), d.state.pool) == (0, 0)


# --- launch -------------------------------------------------------------------------------------------------------------------


def test_a_launch_needs_a_complete_rocket_and_enough_authority():
    assert not [m for m in ready("solid", "solid", "kick").moves(0) if m.startswith("launch")]
    d = ready(*PEDRO, operators=("von_braun",))
    assert [m for m in d.moves(0) if m.startswith("launch")] == ["launch geo", "launch moon"]
    d = ready(*PEDRO, operators=("von_braun", "tsiolkovsky", "kemurdzhian"))
    assert [m for m in d.moves(0) if m.startswith("launch")] == ["launch geo", "launch moon", "launch venus"]


def test_operators_are_revealed_by_a_launch():
    d = ready(*PEDRO).rolls(1)
    assert d.state.view(1).companies[0].operations == -1
    d.plays(0, "launch moon")
    assert d.state.view(1).companies[0].posts[4].engineers == ("patricia_jackson",)


def test_an_interrupted_launch_leaves_everything_and_uses_up_the_launch():
    d = ready(*PEDRO).rolls(4).plays(0, "launch moon")
    assert len(d.built(0)) == 5
    assert d.credits(0) == 80
    assert not [m for m in d.moves(0) if m.startswith("launch")]


def test_spare_dice_are_spent_one_at_a_time():
    d = ready(*PEDRO).dice_are(0, 2).rolls(4, 3, 5).plays(0, "launch moon")
    assert d.asks(0) == "retry"
    d.plays(0, "die")
    assert (d.dice(0), d.asks(0)) == (1, "retry")
    d.plays(0, "die")
    assert d.built(0) == []
    assert (d.dice(0), d.state.pool) == (0, 10)


def test_what_stays_and_what_comes_back():
    d = ready("kerosene", "hypergolic", "cargo_light", "cubesat_20", "pressurization", "solar_sail").rolls(12)
    d.plays(0, "launch geo")
    assert d.cards(0) == ["hypergolic", "kerosene", "solar_sail"]
    flight = company(d).flights[0]
    assert sorted(flight.left) == ["pl_cargo_light", "rd_cubesat_20", "rd_pressurization"]
    assert flight.astronauts == 2


def test_seats_stay_there_even_when_unused():
    d = ready("kerosene", "hypergolic", "rover", "additional_seat").rolls(12).plays(0, "launch geo")
    assert sorted(company(d).flights[0].left) == ["pl_rover", "rd_additional_seat"]


def test_a_reusable_first_stage_stays_on_the_pad():
    d = ready("kerosene", "hydrogen", "kick", "rover", "reusable").rolls(12).plays(0, "launch geo")
    assert (d.built(0), d.cards(0)) == (["hydrogen", "kerosene"], ["kick", "reusable"])


def test_the_reserve_limit_holds_after_a_launch_too():
    d = ready("kerosene", "kerosene", "hypergolic", "rover", "booster_2").reserve(0, *["kick"] * 3, *["cryogenic"] * 4)
    d.rolls(12).plays(0, "launch geo")
    assert d.asks(0) == "drop"
    d.plays(0, "drop kerosene", "drop cryogenic")
    assert len(d.cards(0)) == 9


def test_a_rocket_may_be_built_on_after_an_interrupted_launch():
    d = (
        ready("solid", "hypergolic", "satellite_light")
        .reserve(0, "booster_4")
        .rolls(1)
        .plays(0, "launch geo", "pass")
        .passes()
    )
    d.engineers(0, "gora").assign().sends(0, construction="gora").plays(0, "build booster_4")
    assert "booster_4" in d.built(0)
