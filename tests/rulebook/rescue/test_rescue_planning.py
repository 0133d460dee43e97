"""Planning: secret dice, settlement, forced reduction, order tokens."""

from __future__ import annotations

import pytest

from cosmodrome.games.rescue.rules.board import FIELDS
from games.rescue.launchpad import DATA, Pad, a_state, rng_with

EVEN = {"research": (3,), "purchase": (3,), "boarding": (3,), "hangar": (3,)}


def test_set_up():
    for players, market, laid_out in ((3, 10, 2), (4, 12, 3)):
        s = a_state(players)
        assert s.energy == [4] * players
        assert s.cubes == [2, 2, 2] * players
        assert s.crew == [14] * players
        assert s.markers == [10] * players
        assert s.market == [market] * 3
        assert s.supply == [30 - market - 2 * players] * 3
        assert len(s.display) == laid_out
        assert s.deck.size() == 35 - laid_out
        assert [s.board.planets[p].red for p in s.planets] == [False, False, False, True, True]
        assert (s.blue.size(), s.red.size()) == (10, 11)
        assert s.tokens_left == 5
        assert s.actors == tuple(range(players)), "all plan at the same time"


def test_any_face_may_be_chosen_and_at_most_two_dice_lie_in_a_phase():
    pad = Pad()
    assert len(pad.legal(0)) == 24
    pad.play(0, "hangar 6", "hangar 6")
    assert len(pad.legal(0)) == 18
    assert not [move for move in pad.legal(0) if move.startswith("hangar")]
    pad.play(0, "research 1", "research 2")
    assert pad.state.dice[:FIELDS] == [1, 2, 0, 0, 0, 0, 6, 6]
    assert 0 not in pad.state.actors, "all four dice are placed"


def test_dice_stay_behind_the_screen_until_everybody_is_ready():
    pad = Pad()
    pad.plan(0, **EVEN).plan(1, hangar=(6,), research=(1, 1), boarding=(2,))
    assert pad.state.view(0).parties[0].dice == (3, 0, 3, 0, 3, 0, 3, 0)
    assert pad.state.view(0).parties[1].dice == ()
    assert pad.state.view(None).parties[0].dice == ()
    assert not pad.told("dice")
    pad.plan(2, **EVEN)
    assert pad.state.view(0).parties[1].dice == (1, 1, 0, 0, 2, 0, 6, 0)
    assert len(pad.told("dice")) == 3


@pytest.mark.parametrize(("face", "energy"), [(1, 2), (2, 1), (3, 0), (4, -1), (5, -2), (6, -3)])
def test_energy_of_each_face(face, energy):
    pad = Pad().energy(0, 9).plan(1, **EVEN).plan(2, **EVEN)
    pad.plan(0, research=(face,), purchase=(3,), boarding=(3,), hangar=(3,))
    assert pad.state.energy[0] == 9 + energy
    assert DATA.die[face - 1].energy == energy


def test_dice_that_cannot_be_paid_are_lowered_from_the_first_phase_on_one_after_the_other():
    pad = Pad().energy(0, 2).plan(1, **EVEN).plan(2, **EVEN)
    pad.plan(0, research=(3, 5), purchase=(6,), hangar=(6,))
    s = pad.state
    # 20 - 12 = 8 to pay, 2 at hand: six pips too many. The left research die goes to 1, the right one to 1.
    assert s.dice[:FIELDS] == [1, 1, 6, 0, 0, 0, 6, 0]
    assert s.energy[0] == 0
    assert s.rank[0] == 0, "the order goes by what is spent in the end"
    assert pad.told("reduced")


def test_reduction_stops_as_soon_as_the_bill_can_be_paid():
    pad = Pad().energy(0, 3).plan(1, **EVEN).plan(2, **EVEN)
    pad.plan(0, research=(4,), purchase=(4,), boarding=(4,), hangar=(4,))
    assert pad.state.dice[:FIELDS] == [3, 0, 4, 0, 4, 0, 4, 0]
    assert pad.state.energy[0] == 0


def test_tied_players_roll_and_roll_again_while_still_tied():
    pad = Pad()
    pad.state.rng = rng_with(4, 2, 4, 1, 6)
    pad.plan(0, **EVEN).plan(1, **EVEN).plan(2, **EVEN)
    assert pad.told("roll_off") == [(0, (4,)), (1, (2,)), (2, (4,)), (0, (1,)), (2, (6,))]
    assert pad.state.by_rank == [2, 0, 1]


def test_only_those_who_are_tied_roll():
    pad = Pad()
    pad.state.rng = rng_with(2, 5)
    pad.plan(0, **EVEN).plan(1, research=(4,), purchase=(3,), boarding=(3,), hangar=(3,)).plan(2, **EVEN)
    assert pad.state.by_rank == [1, 2, 0]


def test_equal_dice_act_by_order_token_and_two_of_one_player_one_after_the_other():
    pad = Pad().phase("research", {0: (3, 3), 1: (3,), 2: (5,)}, order=(1, 0, 2))
    assert [field // FIELDS for field in pad.state.queue] == [2, 1, 0, 0]


def test_who_has_no_die_in_a_phase_skips_it():
    pad = Pad().phase("purchase", {1: (2,)})
    assert pad.asked() == (1, "buy")
    pad.play(1, "buy carbon")
    assert pad.asked() == (1, "cubes"), "nobody else may swap or put cubes on modules either"
    pad.play(1, "pass")
    assert pad.asked() == (1, "refill")
