"""Characters: each bonus and each ability."""

from __future__ import annotations

from cosmodrome.games.rescue.rules.board import FIELDS
from games.rescue.launchpad import Pad, a_rocket, a_state, rng_with

IDS = ("miner", "electrician", "pilot", "saboteur", "architect", "quartermaster", "scientist", "purser")


def dealt(character: str, players: int = 3) -> Pad:
    """A game in which seat 0 has this character, before anybody has chosen anything."""
    for seed in range(200):
        pad = Pad(players, seed, characters="on")
        if pad.state.who[0].id == character:
            return pad
    raise AssertionError(character)


def playing(character: str) -> Pad:
    """Seat 0 has this character, the others have none; the bonuses are over."""
    pad = Pad()
    who = {card.id: card for card in a_state(characters="on").board.characters}
    pad.state.who = [who[character], pad.state.board.nobody, pad.state.board.nobody]
    return pad


def plan_even(pad: Pad, *seats: int) -> Pad:
    for seat in seats:
        pad.plan(seat, research=(3,), purchase=(3,), boarding=(3,), hangar=(3,))
    return pad


def test_everybody_gets_another_character_at_random():
    seen = set()
    for seed in range(30):
        s = a_state(4, seed, characters="on")
        ids = [who.id for who in s.who]
        assert len(set(ids)) == 4
        seen |= set(ids)
    assert seen == set(IDS)


def test_bonuses_without_a_choice():
    for character, energy, cubes in (
        ("miner", 4, 3),
        ("pilot", 5, 2),
        ("saboteur", 7, 2),
        ("scientist", 5, 2),
        ("purser", 8, 2),
    ):
        pad = dealt(character)
        assert pad.state.energy[0] == energy, character
        assert pad.state.cubes[:3] == [cubes] * 3, character


def test_the_electrician_and_the_quartermaster_choose_a_cube():
    for character in ("electrician", "quartermaster"):
        pad = dealt(character)
        assert pad.asked() == (0, "bonus_cube")
        assert pad.legal(0) == ["cube carbon", "cube aluminium", "cube titanium"]
        pad.play(0, "cube aluminium")
        assert pad.state.cubes[:3] == [2, 3, 2]
        assert pad.asked()[0] != 0 or pad.state.stage > 0 if len(pad.state.actors) == 1 else True


def test_the_architect_takes_a_standard_module_and_two_different_cubes():
    pad = dealt("architect")
    assert pad.asked() == (0, "bonus_module")
    pad.play(0, "take standard engine")
    assert pad.asked() == (0, "bonus_cube")
    pad.play(0, "cube titanium")
    assert pad.legal(0) == ["cube carbon", "cube aluminium"]
    pad.play(0, "cube carbon")
    assert pad.state.cubes[:3] == [3, 2, 3]
    assert [pad.state.board.modules[card].id for card in pad.state.hands[0]] == ["standard_engine"]


def test_bonuses_are_taken_in_seat_order():
    for seed in range(300):
        pad = Pad(4, seed, characters="on")
        choosers = [seat for seat in range(4) if pad.state.who[seat].chosen_cubes]
        if len(choosers) > 1:
            assert pad.state.actors == (choosers[0],)
            return
    raise AssertionError("no such deal")


def test_the_miner_takes_one_more_if_the_market_has_it():
    pad = playing("miner").market(10, 3, 10).phase("purchase", {0: (3, 3)})
    pad.play(0, "buy carbon", "buy aluminium")
    assert pad.state.cubes[:3] == [2 + 4, 2 + 3, 2]


def test_the_electrician_gets_one_more_at_every_settlement_but_only_after_paying():
    pad = plan_even(playing("electrician"), 1, 2).energy(0, 0)
    pad.plan(0, research=(4,), purchase=(3,), boarding=(3,), hangar=(3,))
    assert pad.state.dice[0] == 3, "the extra energy does not pay for the dice"
    assert pad.state.energy[0] == 1


def test_the_pilot_pays_two_less_and_may_launch_with_a_2():
    pad = a_rocket(playing("pilot").planets("doorstep").energy(0, 6), "stellaris.1", 0)
    pad.hand(0, "nova_tank")
    pad.phase("hangar", {0: (2,)})
    assert "launch stellaris.1 doorstep" in pad.legal(0)
    assert [move for move in pad.legal(0) if move.startswith("build")]
    pad.play(0, "launch stellaris.1 doorstep")
    assert pad.state.energy[0] == 0
    assert pad.state.round == 2, "instead of assembling, not besides"
    pad = a_rocket(playing("pilot").planets("doorstep").energy(0, 9), "stellaris.1", 0)
    pad.hand(0, "nova_tank")
    pad.phase("hangar", {0: (2,)}).play(0, "build nova_tank stellaris.1")
    assert pad.state.round == 2


def test_a_launch_of_the_pilot_costs_at_least_one():
    pad = a_rocket(playing("pilot").planets("doorstep").energy(0, 6), "stellaris.1", 0)
    cheap = pad.state.board.planets[pad.planet("doorstep")]
    cost = cheap.cost
    try:
        cheap.cost = 2
        assert pad.state.view(0).costs[0][0] == 1
        assert pad.state.view(1).costs[0][0] == 2
    finally:
        cheap.cost = cost


def test_the_saboteur_lowers_a_high_die_before_energy_is_settled():
    pad = playing("saboteur").energy(1, 9)
    plan_even(pad, 0, 2).plan(1, research=(6,), purchase=(4,), boarding=(3,), hangar=(1,))
    assert pad.asked() == (0, "lower")
    assert pad.legal(0) == ["pass", "lower 2 research.1", "lower 2 purchase.1"]
    pad.play(0, "lower 2 research.1")
    assert pad.state.dice[FIELDS] == 5
    assert pad.state.energy[1] == 9 - 1, "the sum is 13 now"


def test_the_saboteur_may_leave_it_and_is_not_asked_without_a_high_die():
    pad = playing("saboteur").energy(1, 9)
    plan_even(pad, 0, 2).plan(1, research=(6,), purchase=(4,), boarding=(3,), hangar=(1,)).play(0, "pass")
    assert pad.state.energy[1] == 7
    pad = plan_even(playing("saboteur"), 0, 1, 2)
    assert pad.asked()[1] == "take"


def test_the_architect_s_modules_are_more_stable_whoever_launches():
    pad = playing("architect").planets("doorstep").energy(1, 20)
    pad.build("stellaris.1", (0, "standard_engine"), (1, "standard_cockpit"))
    pad.state.rng = rng_with(3, 3)
    pad.phase("hangar", {1: (3,)}).play(1, "launch stellaris.1 doorstep")
    assert pad.part("stellaris.1.1") == "standard_engine", "2 + 2 > 3"
    assert pad.part("stellaris.1.6") == ""


def test_the_quartermaster_takes_a_cube_of_the_cost_after_an_assembly():
    pad = playing("quartermaster")
    pad.hand(0, "vortex_engine")
    cubes = pad.state.cubes[:3]
    pad.phase("hangar", {0: (2,)}).play(0, "build vortex_engine stellaris.1")
    assert pad.asked() == (0, "provision")
    assert pad.legal(0) == ["cube aluminium", "cube titanium"]
    pad.play(0, "cube titanium")
    assert pad.state.cubes[:3] == [cubes[0], cubes[1], cubes[2] + 1]


def test_the_scientist_picks_earlier_but_pays_for_what_the_die_shows():
    pad = plan_even(playing("scientist"), 1, 2)
    pad.plan(0, research=(2,), purchase=(3,), boarding=(3,), hangar=(3,))
    assert pad.state.energy[0] == 5
    assert pad.asked() == (0, "take"), "2 counts as 4"
    pad = playing("scientist").phase("purchase", {0: (2,), 1: (3,)})
    assert pad.asked()[0] == 1, "only in the research phase"


def test_the_purser_boards_one_more_and_boards_own_modules_for_nothing():
    for face, crew in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)):
        pad = playing("purser").build("stellaris.1", (0, "orbital_village")).energy(0, 0)
        pad.phase("boarding", {0: (face,)})
        for _ in range(crew):
            pad.play(0, "board stellaris.1.2")
        assert pad.state.round == 2
        assert pad.state.crew[0] == 14 - crew
        assert pad.state.energy[0] == 0
    pad = playing("purser").build("stellaris.1", (1, "orbital_village")).energy(0, 1).phase("boarding", {0: (2,)})
    pad.play(0, "board stellaris.1.2")
    assert pad.state.energy[:2] == [0, 5], "others are paid as ever"
