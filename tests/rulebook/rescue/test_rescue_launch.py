"""Launches: requirements, cost, rewards, tokens, stability; the end of the game."""

from __future__ import annotations

import pytest

from cosmodrome.games.rescue.rules.launch import launch_cost
from games.rescue.launchpad import DATA, MODULES, PLANETS, Pad, a_rocket, rng_with

BLUE = [card.id for card in DATA.planet if card.color == "blue"]
RED = [card.id for card in DATA.planet if card.color == "red"]
CARRIER = {"rover": "hauler_tank", "satellite": "relay_tank"}


def facing(pad: Pad, planet: str) -> Pad:
    """The planet lies face up, with planets that nobody can pay here beside it."""
    blue = [planet] if planet in BLUE else ["blue_heron"]
    red = [planet] if planet in RED else ["far_cairn"]
    return pad.planets(*blue, *red)


def launches(pad: Pad, seat: int = 0) -> list[str]:
    return [move for move in pad.legal(seat) if move.startswith("launch")] if pad.state.asked(seat) else []


# --- requirements ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("planet", PLANETS)
def test_every_planet_asks_for_its_tanks_and_its_equipment(planet):
    card = PLANETS[planet]
    pad = facing(Pad(), planet).energy(0, 40)
    pad.build("stellaris.1", (0, "standard_engine"), (0, "standard_cockpit"))
    move = f"launch stellaris.1 {planet}"
    tanks = ["standard_fuel_tank"] * card.fuel
    if card.equipment:
        tanks = [CARRIER[card.equipment], *tanks[1:]]
        for _ in range(card.fuel):
            pad.build("stellaris.1", (0, "standard_fuel_tank"))
        assert move not in launches(pad.phase("hangar", {0: (3,)})), "enough tanks, no equipment"
        pad = facing(Pad(), planet).energy(0, 40)
        pad.build("stellaris.1", (0, "standard_engine"), (0, "standard_cockpit"))
    for i, tank in enumerate(tanks):
        assert i == card.fuel or move not in launches(pad.phase("hangar", {0: (3,)}))
        pad.build("stellaris.1", (0, tank))
    assert move in launches(pad.phase("hangar", {0: (3,)}))


@pytest.mark.parametrize("planet", PLANETS)
def test_every_planet_costs_its_energy_and_brings_its_rewards(planet):
    card = PLANETS[planet]
    tanks = ["standard_fuel_tank"] * card.fuel
    if card.equipment:
        tanks = [CARRIER[card.equipment], *tanks[1:]]
    cost = card.cost + (2 + len(tanks)) * (card.heat + card.gas)
    pad = facing(Pad(), planet).energy(0, cost)
    pad.build("stellaris.1", (0, "standard_engine"), (1, "standard_cockpit"), *[(1, tank) for tank in tanks])
    pad.phase("hangar", {0: (3,)})
    assert f"launch stellaris.1 {planet}" in launches(pad)
    pad.energy(0, cost - 1)
    assert f"launch stellaris.1 {planet}" not in launches(pad)
    pad.energy(0, cost).play(0, f"launch stellaris.1 {planet}")
    tied = 1 + len(tanks) == 1
    share = -(-card.construction // 2) if tied else card.construction
    assert pad.state.rescued == [card.launch + (share if tied else 0), share, 0]
    assert pad.state.tokens == [0, 1 if card.equipment else 0, 0]
    assert pad.state.energy[0] == 0
    assert planet not in pad.face_up()
    reds = [pad.state.board.planets[p].red for p in pad.state.planets if p >= 0]
    assert reds.count(True) == 2 - (planet in BLUE) or planet in RED, "the next of the same colour is turned up"


def test_a_rocket_needs_engine_and_cockpit_and_a_module_of_the_launcher():
    pad = Pad().planets("doorstep").energy(0, 30)
    pad.build("stellaris.1", (0, "standard_engine"), (0, "standard_fuel_tank"))
    pad.build("stellaris.2", (0, "standard_cockpit"), (0, "standard_fuel_tank"))
    a_rocket(pad, "supernova.1", 1)
    assert launches(pad.phase("hangar", {0: (6,)})) == []
    pad.build("supernova.1", (0, "nova_tank"))
    assert launches(pad.phase("hangar", {0: (6,)})) == ["launch supernova.1 doorstep"]


def test_a_rocket_without_a_tank_may_fly_where_none_is_needed():
    pad = Pad().planets("doorstep", "meadowlight").energy(0, 30)
    pad.build("stellaris.1", (0, "standard_engine"), (0, "standard_cockpit"))
    assert launches(pad.phase("hangar", {0: (3,)})) == ["launch stellaris.1 doorstep"]


@pytest.mark.parametrize("kind", MODULES)
def test_every_shield_saves_energy_and_its_lack_costs_some(kind):
    card = MODULES[kind]
    pad = Pad().build("stellaris.1", (0, kind))
    # Both hazards: the crucible's equipment needs are none, and its tanks are asked for elsewhere.
    planets = {"heat": "kettle_3", "gas": "mistral"}
    if card.type != "fuel_tank":
        pad.build("stellaris.1", (0, "twinshell_tank"))
    for hazard, planet in planets.items():
        shield = card.heat_shield if hazard == "heat" else card.gas_shield
        cost = launch_cost(pad.state, 0, 0, pad.planet(planet))
        assert cost == PLANETS[planet].cost + (0 if shield else 1)


def test_a_planet_with_both_hazards_charges_for_both():
    pad = a_rocket(Pad(), "stellaris.1", 0, tanks=2)
    assert launch_cost(pad.state, 0, 0, pad.planet("crucible")) == PLANETS["crucible"].cost + 2 * 4


# --- rewards --------------------------------------------------------------------------------------------------------


def test_most_modules_get_the_construction_reward_whoever_launches():
    pad = Pad().planets("commons").energy(0, 9)
    pad.build("stellaris.1", (0, "standard_engine"), (1, "standard_cockpit"), (1, "standard_fuel_tank"))
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 commons")
    assert pad.state.rescued == [1, 3, 0]


def test_a_tie_of_three_shares_rounded_up():
    pad = Pad().planets("lantern_bay").energy(0, 9)
    pad.build("stellaris.1", (0, "standard_engine"), (1, "standard_cockpit"), (2, "standard_fuel_tank"))
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 lantern_bay")
    assert pad.state.rescued == [1 + 1, 1, 1], "two for three: one each"


def test_all_on_board_arrive_whosever_they_are():
    pad = Pad(4).planets("doorstep").energy(0, 20)
    a_rocket(pad, "stellaris.1", 0).build("stellaris.1", (0, "orbital_village"))
    slot = next(f"stellaris.1.{i}" for i in range(1, 7) if pad.part(f"stellaris.1.{i}") == "orbital_village")
    pad.seat_crew(1, slot, 2).seat_crew(2, slot).seat_crew(3, slot).seat_crew(0, "stellaris.1.6")
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 doorstep")
    assert pad.state.rescued == [1 + 1 + 1, 2, 1, 1]


def short_of_crew(on_earth: int, elsewhere: int, *, players: int = 3, **options) -> Pad:
    """Seat 0 can fly to a planet that brings four, and has few crew left."""
    pad = Pad(players, **options).planets("fireball_y08").energy(0, 40)
    pad.build(
        "stellaris.1", (1, "standard_engine"), (1, "standard_cockpit"), (1, "standard_fuel_tank"), (0, "nova_tank")
    )
    pad.build("supernova.1", (2, "orbital_village")).build("supernova.2", (2, "bunkhouse"))
    if elsewhere:
        pad.seat_crew(0, "supernova.1.2", elsewhere - 1).seat_crew(0, "supernova.2.2")
    pad.rescued(0, 14 - on_earth - elsewhere)
    return pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 fireball_y08")


def test_reward_crew_come_from_earth_first_then_from_other_rockets_by_choice():
    pad = short_of_crew(2, 3)
    assert pad.state.crew[0] == 0
    assert pad.asked() == (0, "fetch")
    assert pad.state.view(0).left == 2
    assert pad.legal(0) == ["fetch supernova.1.2", "fetch supernova.2.2", "pass"]
    pad.play(0, "fetch supernova.2.2")
    assert pad.legal(0) == ["fetch supernova.1.2", "pass"]
    pad.play(0, "fetch supernova.1.2")
    assert pad.state.rescued[0] == 13
    assert pad.state.tokens == [0, 0, 0]


def test_rewards_for_crew_that_do_not_exist_become_tokens():
    pad = short_of_crew(1, 2)
    pad.play(0, "fetch supernova.1.2", "fetch supernova.2.2")
    assert pad.state.rescued[0] == 14
    assert pad.state.tokens == [1, 0, 0]
    assert pad.state.last_round


def test_whoever_declines_to_fetch_gets_no_token_for_it():
    pad = short_of_crew(1, 2).play(0, "pass")
    assert pad.state.rescued[0] == 12
    assert pad.state.tokens == [0, 0, 0]
    assert not pad.state.last_round


def test_tokens_run_out():
    pad = Pad().planets("fireball_y08").energy(0, 40)
    pad.state.tokens_left, pad.state.tokens[2] = 1, 4
    pad.build(
        "stellaris.1", (1, "standard_engine"), (1, "standard_cockpit"), (1, "standard_fuel_tank"), (0, "nova_tank")
    )
    pad.rescued(0, 14).phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 fireball_y08")
    assert pad.state.tokens == [1, 0, 4], "four were earned, one was left"
    assert pad.state.tokens_left == 0


def test_unlimited_tokens():
    pad = short_of_crew(0, 0, tokens="unlimited")
    assert pad.state.tokens[0] == 4


def test_every_module_with_the_equipment_earns_its_owner_a_token_by_order_token():
    pad = Pad().planets("pebble_garden").energy(0, 20)
    parts = [(0, "standard_engine"), (0, "trailblazer_cockpit"), (1, "hauler_tank"), (2, "rover_garage")]
    pad.build("stellaris.1", *parts, (2, "expedition_deck"))
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 pebble_garden")
    assert pad.state.tokens == [1, 1, 2]
    pad = Pad().planets("pebble_garden").energy(0, 20)
    pad.state.tokens_left, pad.state.tokens[0] = 2, 3
    pad.build("stellaris.1", *parts, (2, "expedition_deck"))
    pad.phase("hangar", {0: (3,)}, order=(2, 1, 0)).play(0, "launch stellaris.1 pebble_garden")
    assert pad.state.tokens == [3, 0, 2]


@pytest.mark.parametrize("planet", ["pebble_garden", "listening_post"])
@pytest.mark.parametrize("kind", MODULES)
def test_every_module_with_equipment_opens_the_planets_that_ask_for_it_and_earns_a_token(kind, planet):
    card = MODULES[kind]
    parts = [other for other in ("standard_engine", "standard_cockpit") if MODULES[other].type != card.type]
    pad = facing(Pad(), planet).energy(0, 20).build("stellaris.1", (1, kind), *[(0, part) for part in parts])
    if card.type != "fuel_tank":
        pad.build("stellaris.1", (0, "standard_fuel_tank"))
    move = f"launch stellaris.1 {planet}"
    has_it = card.equipment == PLANETS[planet].equipment
    assert (move in launches(pad.phase("hangar", {0: (3,)}))) == has_it
    if has_it:
        pad.play(0, move)
        assert pad.state.tokens == [0, 1, 0]


def test_equipment_that_is_not_asked_for_earns_nothing():
    pad = (
        Pad().planets("doorstep").energy(0, 20).build("stellaris.1", (0, "standard_engine"), (0, "trailblazer_cockpit"))
    )
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 doorstep")
    assert pad.state.tokens == [0, 0, 0]


# --- clean up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("kind", MODULES)
def test_every_module_holds_only_if_its_stability_is_greater_than_the_roll(kind, roll):
    card = MODULES[kind]
    parts = [kind] + [other for other in ("standard_engine", "standard_cockpit") if MODULES[other].type != card.type]
    pad = Pad().planets("doorstep").energy(0, 20).build("stellaris.1", *[(0, part) for part in parts])
    place = next(i for i in range(6) if pad.part(f"stellaris.1.{i + 1}") == kind)
    before = [i for i in range(6) if pad.part(f"stellaris.1.{i + 1}")]
    pad.state.rng = rng_with(*[roll if i == place else 1 for i in before])
    # The place is refilled from a shuffled deck, so no other dice are drawn before the rolls.
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 doorstep")
    stays = card.stability > roll
    assert (pad.part(f"stellaris.1.{place + 1}") == kind) == stays
    rolled = {data[0]: data[1:] for _, data in pad.told("shake")}
    cards = [i for i, module in enumerate(pad.state.board.modules) if module.id == kind]
    assert next(rolled[i] for i in cards if i in rolled) == (roll, int(stays))


def test_destroyed_standard_modules_go_back_to_their_pile_and_survivors_fly_again():
    pad = Pad().planets("doorstep", "meadowlight").energy(0, 40)
    pad.build("stellaris.1", (0, "standard_engine"), (0, "kestrel_cockpit"), (1, "nova_tank"))
    pad.seat_crew(2, "stellaris.1.6")
    pad.state.rng = rng_with(2, 3, 4)
    piles = pad.state.view(None).piles
    pad.phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 doorstep")
    assert [pad.part(f"stellaris.1.{i}") for i in (1, 2, 6)] == ["", "", "kestrel_cockpit"]
    assert pad.state.view(None).piles[2] == piles[2] + 1, "the engine is back on its pile"
    assert pad.state.markers == [9, 10, 10]
    assert pad.state.aboard[pad.slot("stellaris.1.6")] == 0, "all seats are free"
    nova = next(i for i, module in enumerate(pad.state.board.modules) if module.id == "nova_tank")
    assert pad.state.discard >> nova & 1


def test_an_empty_planet_deck_leaves_the_place_empty():
    pad = Pad().planets("doorstep").energy(0, 20)
    for planet in pad.state.blue.hidden():
        pad.state.reached |= 1 << planet
    pad.state.blue.order, pad.state.blue.at = [], 0
    a_rocket(pad, "stellaris.1", 0).phase("hangar", {0: (3,)}).play(0, "launch stellaris.1 doorstep")
    assert pad.state.planets[:3] == [-1, -1, -1]
    assert pad.state.view(0).planets[:3] == ("", "", "")


# --- the end --------------------------------------------------------------------------------------------------------


def test_the_round_in_which_somebody_has_saved_everybody_is_played_to_its_end():
    pad = Pad().planets("doorstep").energy(0, 8).rescued(0, 12)
    a_rocket(pad, "stellaris.1", 0)
    pad.hand(1, "bunkhouse")
    pad.phase("hangar", {0: (3,), 1: (2,)}).play(0, "launch stellaris.1 doorstep")
    assert pad.state.last_round
    assert not pad.state.over
    pad.play(1, "build bunkhouse stellaris.1", "crew")
    assert pad.state.over
    assert pad.state.scores == [28, 1, 0]
    assert pad.state.winners == [0]


def test_the_eighth_round_is_the_last():
    pad = Pad()
    pad.state.round = 8
    pad.phase("hangar", {})
    assert pad.state.over
    assert pad.state.scores == [0, 0, 0]
    assert pad.state.winners == [0, 1, 2], "all tied, and nobody has launched"


def test_scoring_and_the_tie_break():
    pad = (
        Pad().build("stellaris.1", (0, "orbital_village")).seat_crew(0, "stellaris.1.2", 2).rescued(0, 3).rescued(1, 3)
    )
    s = pad.state
    s.tokens[1], s.tokens_left = 1, 4
    s.energy[2] += 20
    s.spent += 20
    s.launches[1] = 1
    s.round = 8
    pad.phase("hangar", {})
    assert s.scores == [8, 8, 0], "3 on planets and 2 in a hangar; 3 on planets and a token; energy counts nothing"
    assert s.winners == [1], "most launches"


def test_a_victory_is_shared_if_launches_are_tied_too():
    pad = Pad().rescued(0, 3).rescued(1, 3)
    pad.state.round = 8
    pad.phase("hangar", {})
    assert pad.state.winners == [0, 1]
