"""Our own variants for one and two players."""

from __future__ import annotations

import pytest

from cosmodrome.games.rescue import RescueTitle
from cosmodrome.games.rescue.rules.board import FIELDS
from cosmodrome.kernel import OptionError
from games.rescue.launchpad import Pad, a_rocket, a_state

EVEN = {"research": (3,), "purchase": (3,), "boarding": (3,), "hangar": (3,)}
RIVAL = 1
"""The first Consortium of a solo game."""


def solo(**options) -> Pad:
    return Pad(1, **options)


def test_consortia_fill_the_table_up_to_three():
    assert [a_state(n).parties for n in (1, 2, 3, 4)] == [3, 3, 3, 4]
    s = a_state(1)
    assert s.energy == [4, 4, 4]
    assert s.cubes == [2, 2, 2, 0, 0, 0, 0, 0, 0]
    assert s.market == [10] * 3
    assert s.actors == (0,)


@pytest.mark.parametrize(("level", "lowest"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_their_dice_are_rolled_within_bounds_one_in_each_phase(level, lowest):
    seen = set()
    for seed in range(25):
        pad = Pad(1, seed, level=level).plan(0, **EVEN)
        for party in (1, 2):
            dice = pad.state.dice[party * FIELDS : (party + 1) * FIELDS]
            assert dice[1::2] == [0, 0, 0, 0]
            seen |= set(dice[::2])
    assert seen == set(range(lowest, 6)), "a 6 counts as 5"


def test_they_gain_charge_and_pay_nothing_and_lose_ties():
    pad = solo().plan(0, **EVEN)
    assert pad.state.energy[1] >= 6
    for seed in range(60):
        pad = Pad(1, seed).plan(0, research=(4,), purchase=(3,), boarding=(3,), hangar=(3,))
        s = pad.state
        sums = [s.sum_of_dice(party) for party in range(3)]
        if sums[1] == sums[0]:
            assert s.rank[0] < s.rank[1]
            assert not pad.told("roll_off")
            return
    raise AssertionError("no tie in sixty games")


def test_research_takes_the_dearest_card():
    pad = solo().display("featherweight_tank", "orbital_village", "surge_tank").phase("research", {RIVAL: (5,)})
    assert [pad.state.board.modules[card].id for card in pad.state.hands[RIVAL]] == ["orbital_village"]


def test_research_without_cards_takes_what_the_largest_rocket_lacks():
    pad = solo().build("supernova.1", (0, "standard_engine"), (0, "standard_fuel_tank"))
    pad.phase("research", {0: (6, 6), RIVAL: (2,), 2: (1,)})
    pad.play(0, pad.legal(0)[0]).play(0, pad.legal(0)[0])
    assert pad.state.display == []
    taken = [pad.state.board.modules[pad.state.hands[party][0]].id for party in (1, 2)]
    assert taken[0] != "standard_cockpit" or taken[1] == "standard_cockpit"
    assert "standard_cockpit" in taken


def test_research_without_cards_takes_any_standard_card_if_the_largest_rocket_lacks_nothing():
    pad = a_rocket(solo(), "supernova.1", 0).build("supernova.1", (0, "standard_crew_module"))
    pad.phase("research", {0: (6, 6), RIVAL: (2,)})
    pad.play(0, pad.legal(0)[0]).play(0, pad.legal(0)[0])
    assert [pad.state.board.modules[card].id for card in pad.state.hands[RIVAL]] == ["standard_fuel_tank"]


def test_purchase_removes_cubes_of_the_fullest_resource():
    pad = solo().market(7, 9, 9).phase("purchase", {RIVAL: (4,)})
    # It leaves 7, 5, 9. Nobody bought, so it names the emptiest resource, and the others are above the floor.
    assert pad.told("clear") == [(RIVAL, (1, 4))]
    assert pad.state.market == [7, 10, 9]


def test_the_best_placed_seat_refills_even_if_a_consortium_came_first():
    pad = solo().phase("purchase", {RIVAL: (5,), 0: (2,)}).play(0, "buy carbon", "pass")
    assert pad.asked() == (0, "refill")


def test_boarding_goes_to_the_largest_rocket_and_pays_the_owner_from_the_bank():
    pad = solo().build("supernova.1", (0, "standard_crew_module"), (0, "standard_engine"), (RIVAL, "standard_cockpit"))
    pad.build("stellaris.1", (0, "orbital_village"))
    energy = pad.state.energy.copy()
    pad.phase("boarding", {RIVAL: (5,)})
    assert pad.state.aboard[pad.slot("supernova.1.6")] == 0x20, "its own module first"
    assert pad.state.energy == energy
    pad.phase("boarding", {RIVAL: (3,)})
    assert pad.state.aboard[pad.slot("supernova.1.2")] == 0x10
    assert pad.state.energy == [energy[0] + 1, energy[1], energy[2]]


def test_it_assembles_its_oldest_card_that_fits_without_cubes_in_the_largest_rocket():
    pad = solo().build("supernova.1", (0, "standard_engine"), (0, "standard_fuel_tank"))
    pad.build("hyperdrive.1", (0, "standard_engine"))
    pad.hand(RIVAL, "bunkhouse", 0, 0, 0)
    pad.hand(RIVAL, "nova_tank", 0, 0, 0)
    energy = pad.state.energy[RIVAL]
    pad.phase("hangar", {RIVAL: (2,)})
    assert pad.part("supernova.1.3") == "bunkhouse"
    assert pad.state.energy[RIVAL] == energy + 2
    assert pad.state.aboard[pad.slot("supernova.1.3")] == 0, "no crew for nothing"


@pytest.mark.parametrize(("face", "assembled", "launched"), [(2, 1, 0), (3, 0, 1), (4, 1, 1), (5, 2, 1)])
def test_what_its_dice_do(face, assembled, launched):
    pad = solo().planets("doorstep", "meadowlight").energy(RIVAL, 20)
    a_rocket(pad, "stellaris.1", RIVAL)
    for kind in ("nova_tank", "surge_tank", "ember_tank"):
        pad.hand(RIVAL, kind, 0, 0, 0)
    pad.phase("hangar", {RIVAL: (face,)})
    assert len(pad.told("assemble")) == assembled
    assert len(pad.told("launch")) == launched
    if launched:
        assert pad.told("launch")[0][1][1] == pad.planet("meadowlight"), "the higher launch reward"


def test_a_3_assembles_if_it_cannot_launch_and_a_4_twice():
    for face, count in ((3, 1), (4, 2)):
        pad = solo()
        for kind in ("nova_tank", "surge_tank", "ember_tank"):
            pad.hand(RIVAL, kind, 0, 0, 0)
        pad.phase("hangar", {RIVAL: (face,)})
        assert len(pad.told("assemble")) == count


def test_a_consortium_fetches_its_own_crew_for_rewards():
    pad = solo().planets("fireball_y08").energy(RIVAL, 20)
    a_rocket(pad, "stellaris.1", RIVAL, tanks=2).build("supernova.1", (0, "orbital_village"))
    pad.seat_crew(RIVAL, "supernova.1.2", 3).rescued(RIVAL, 10)
    pad.phase("hangar", {RIVAL: (3,)})
    assert pad.state.rescued[RIVAL] == 14
    assert pad.state.last_round or pad.state.over
    assert pad.state.tokens[RIVAL] == 2, "four and two for one on Earth and three in a rocket"


def test_a_solo_game_is_lost_against_a_better_consortium():
    pad = solo().rescued(0, 3).rescued(2, 4)
    pad.state.round = 8
    pad.phase("hangar", {})
    assert pad.state.scores == [6]
    assert pad.state.winners == []
    assert "Consortium B wins with 8 points." in pad.state.prompt(0)
    pad = solo().rescued(0, 5).rescued(2, 4)
    pad.state.round = 8
    assert pad.phase("hangar", {}).state.winners == [0]


def test_of_two_consortia_that_are_tied_for_order_the_first_comes_first():
    for seed in range(200):
        pad = Pad(1, seed).plan(0, research=(1,), purchase=(1,), boarding=(1,), hangar=(1,))
        s = pad.state
        if s.sum_of_dice(1) == s.sum_of_dice(2):
            assert s.rank[1] < s.rank[2]
            assert not pad.told("roll_off")
            return
    raise AssertionError("no tie in two hundred games")


def test_a_seat_that_is_tied_with_a_consortium_at_the_end_shares_the_victory():
    pad = solo().rescued(0, 4).rescued(2, 4)
    pad.state.round = 8
    assert pad.phase("hangar", {}).state.winners == [0]


def test_a_consortium_needs_a_marker_and_a_seat_for_its_crew():
    pad = solo()
    pad.state.markers[RIVAL] = 0
    pad.hand(RIVAL, "nova_tank", 0, 0, 0)
    pad.phase("hangar", {RIVAL: (2,)})
    assert not pad.told("assemble")
    pad = solo().build("stellaris.1", (0, "standard_fuel_tank")).phase("boarding", {RIVAL: (5,)})
    assert not pad.told("board"), "a tank has no seats"


def test_a_duel_has_one_hangar_a_company_and_a_smaller_market():
    s = a_state(2, fewer="duel")
    assert s.parties == 2
    assert s.board.hangars == 3
    assert s.board.contributes == [0, 1, 2]
    assert s.market == [8, 8, 8]
    assert s.board.floor == 2
    assert len(s.display) == 2


@pytest.mark.parametrize("players", [1, 3, 4])
def test_a_duel_is_for_two(players):
    with pytest.raises(OptionError, match="fewer=duel"):
        RescueTitle().configure(players=players, fewer="duel")
