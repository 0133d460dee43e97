"""Research and purchase: cards, cubes, swaps, the market."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import IllegalMove
from cosmodrome.kernel.bits import bit, members
from games.rescue.launchpad import Pad


def picks(pad: Pad) -> int:
    """Everybody takes the first thing; tells how many cards were face up."""
    face_up = len(pad.state.display)
    while pad.state.actors and pad.asked()[1] == "take":
        pad.play(pad.asked()[0], pad.legal(pad.asked()[0])[0])
    return face_up


@pytest.mark.parametrize(
    ("players", "dice", "face_up"),
    [
        (3, {0: (1,)}, 2),
        (3, {0: (1,), 1: (1,), 2: (1,)}, 2),
        (3, {0: (1, 1), 1: (1,), 2: (1,)}, 3),
        (3, {0: (1, 1), 1: (1, 1), 2: (1, 1)}, 5),
        (4, {0: (1,), 1: (1,)}, 3),
        (4, {0: (1, 1), 1: (1, 1), 2: (1, 1), 3: (1, 1)}, 7),
    ],
)
def test_one_card_fewer_than_dice_but_never_fewer_than_were_laid_out(players, dice, face_up):
    assert picks(Pad(players).phase("research", dice)) == face_up


def test_cards_that_nobody_takes_are_discarded():
    pad = Pad().display("nova_tank", "surge_tank").phase("research", {0: (1,)})
    pad.play(0, "take nova_tank")
    s = pad.state
    assert [s.board.modules[card].id for card in members(s.discard)].count("surge_tank") == 1
    assert [s.board.modules[card].id for card in s.hands[0]] == ["nova_tank"]


def test_taking_nothing_is_allowed():
    pad = Pad().phase("research", {0: (1,)}).play(0, "pass")
    assert pad.state.hands[0] == []


def test_a_standard_pile_has_four_cards_and_can_run_out():
    pad = Pad()
    for _ in range(3):
        pad.hand(1, "standard_engine", 0, 0, 0)
    pad.phase("research", {0: (1, 1)}).play(0, "take standard engine")
    assert "take standard engine" not in pad.legal(0)
    assert "take standard cockpit" in pad.legal(0)


def test_an_empty_deck_is_made_of_the_discard():
    pad = Pad()
    s = pad.state
    for card in s.deck.hidden():
        s.discard |= bit(card)
    s.deck.order, s.deck.at = [], 0
    left = len(members(s.discard))
    pad.phase("research", {0: (1, 1), 1: (1, 1), 2: (1, 1)})
    assert len(s.display) == 5
    assert s.deck.size() == left - 3
    assert s.discard == 0
    s.check()


def test_a_purchase_die_takes_as_many_as_it_shows_of_one_resource():
    pad = Pad().phase("purchase", {0: (5, 2)})
    pad.play(0, "buy titanium", "buy carbon")
    assert pad.state.cubes[:3] == [4, 2, 7]
    assert pad.state.market == [8, 10, 5]


def test_an_empty_resource_may_be_named():
    pad = Pad().market(0, 10, 10).phase("purchase", {0: (5,)}).play(0, "buy carbon")
    assert pad.state.cubes[:3] == [2, 2, 2]


def test_swap_two_of_one_for_one_of_another_as_often_as_one_likes():
    pad = Pad().cubes(0, 4, 0, 0).phase("purchase", {0: (1,)}).play(0, "buy carbon")
    pad.play(0, "swap carbon aluminium", "swap carbon titanium")
    assert pad.state.cubes[:3] == [1, 1, 1]
    assert not [move for move in pad.legal(0) if move.startswith("swap")]


def test_a_swap_needs_the_wanted_cube_in_the_general_supply():
    pad = Pad().cubes(0, 4, 0, 0).cubes(1, 0, 20, 0)
    assert pad.state.supply[1] == 0 or pad.cubes(1, 0, 20 + pad.state.supply[1], 0)
    pad.phase("purchase", {0: (1,)}).play(0, "buy carbon")
    assert "swap carbon titanium" in pad.legal(0)
    assert "swap carbon aluminium" not in pad.legal(0)


def test_only_cubes_that_a_card_needs_can_be_put_on_it():
    pad = Pad().cubes(0, 3, 3, 3)
    card = pad.hand(0, "featherweight_tank", 0, 0, 0)
    pad.phase("purchase", {0: (1,)}).play(0, "buy carbon")
    assert "put titanium featherweight_tank" not in pad.legal(0)
    pad.play(0, "put carbon featherweight_tank")
    assert "put carbon featherweight_tank" not in pad.legal(0)
    pad.play(0, "fill featherweight_tank")
    assert pad.state.missing(card) == 0
    assert pad.state.cubes[:3] == [3, 1, 3]


def test_filling_puts_on_all_that_is_at_hand():
    pad = Pad().cubes(0, 0, 1, 1)
    card = pad.hand(0, "standard_crew_module", 0, 0, 0)
    pad.phase("purchase", {0: (1,)}).play(0, "buy titanium", "fill standard_crew_module.1")
    assert pad.state.laid[card] == 0x110
    assert pad.state.cubes[:3] == [0, 0, 1]


def test_two_of_a_kind_are_one_choice_while_they_are_the_same():
    pad = Pad().cubes(0, 2, 2, 2)
    pad.hand(0, "standard_engine", 0, 0, 0)
    pad.hand(0, "standard_engine", 0, 0, 0)
    pad.phase("purchase", {0: (1,)}).play(0, "buy carbon")
    assert [move for move in pad.legal(0) if move.startswith("put carbon")] == ["put carbon standard_engine.1"]
    pad.play(0, "put carbon standard_engine.1")
    assert [move for move in pad.legal(0) if move.startswith("put carbon")] == ["put carbon standard_engine.2"]
    with pytest.raises(IllegalMove):
        pad.play(0, "put carbon standard_engine.1")


def test_work_goes_by_order_token_and_the_first_buyer_refills():
    pad = Pad().phase("purchase", {0: (2,), 1: (6,), 2: (4,)}, order=(2, 0, 1))
    for seat in (1, 2, 0):
        assert pad.asked() == (seat, "buy")
        pad.play(seat, "buy carbon")
    for seat in (2, 0, 1):
        assert pad.asked() == (seat, "cubes")
        pad.play(seat, "pass")
    assert pad.asked() == (1, "refill")
    pad.play(1, "refill aluminium")
    assert pad.state.market == [3, 10, 10], "carbon had run out and is raised to the floor"


@pytest.mark.parametrize(("players", "floor", "full"), [(3, 3, 10), (4, 4, 12)])
def test_the_floor_and_the_size_of_the_market(players, floor, full):
    pad = Pad(players).market(0, floor + 1, 0).phase("purchase", {0: (1,)})
    pad.play(0, "buy aluminium", "pass", "refill titanium")
    assert pad.state.market == [floor, floor, full]


def test_a_refill_goes_as_far_as_the_supply():
    pad = Pad().market(10, 10, 0)
    s = pad.state
    pad.cubes(1, 2, 2, 2 + s.supply[2] - 4)
    pad.phase("purchase", {0: (1,)}).play(0, "buy carbon", "pass", "refill titanium")
    assert s.market[2] == 4
    assert s.supply[2] == 0


def test_nobody_buys_and_nothing_is_refilled():
    pad = Pad().market(1, 2, 3).phase("purchase", {})
    assert pad.state.market == [1, 2, 3]
    assert not pad.told("refill")


def test_no_cubes_can_be_used_by_who_has_none():
    pad = Pad().cubes(0, 0, 0, 0).market(0, 10, 10).phase("purchase", {0: (1,)}).play(0, "buy carbon")
    assert pad.asked() == (0, "refill")
