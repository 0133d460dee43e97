"""The pile of a game against ASTRA: what is known of it, what a redeal may change, and what a clone shares."""

from collections import Counter

import pytest

from cosmodrome.games.moon.rules.astra import PAIRS, action_card, number_card, third_card
from cosmodrome.games.moon.rules.moves import CHANGED, CHANGES, SECOND, SPACES, is_write, shift, written
from cosmodrome.kernel import Rng
from games.moon.solo.solo_table import a_solo


def test_a_combination_and_its_third_card_are_the_three_cards():
    for pair in range(PAIRS):
        assert {number_card(pair), action_card(pair), third_card(pair)} == {0, 1, 2}
    assert len({(number_card(pair), action_card(pair)) for pair in range(PAIRS)}) == PAIRS


@pytest.mark.parametrize("pair", range(PAIRS))
@pytest.mark.parametrize("space", [0, 35, 63])
def test_moves_of_all_combinations_are_coded_and_decoded(pair, space):
    move = shift(pair) + space
    assert is_write(move)
    assert written(move) == (pair, space, 0)
    for index, change in enumerate(CHANGES):
        move = CHANGED + 3 * SPACES * index + shift(pair) + space
        assert is_write(move)
        assert written(move) == (pair, space, change)


def test_no_two_writes_have_the_same_code():
    codes = [shift(pair) + space for pair in range(PAIRS) for space in range(SPACES)]
    codes += [CHANGED + 3 * SPACES * i + code for i in range(len(CHANGES)) for code in codes[: PAIRS * SPACES]]
    assert len(set(codes)) == len(codes)
    assert not is_write(SECOND - 1)


@pytest.mark.parametrize("turns", [0, 3, 13, 14, 16, 20, 22, 30])
def test_a_redeal_keeps_all_that_is_known(turns):
    s = a_solo(5, seed=turns)
    for _ in range(turns):
        s.turn_passes()
    rng = Rng.seeded("redeal")
    pile = s.astra.pile
    before = s.state.view(0).to_json()
    for _ in range(20):
        world = s.state.redeal(0, rng)
        dealt = world.piles
        assert world.view(0).to_json() == before
        assert sorted(dealt.order[dealt.top :]) == sorted(pile.order[pile.top :])
        assert not [card for card in dealt.order[dealt.top : dealt.plain] if card >= dealt.deck.size]
        dealt.check()


def test_a_redeal_deals_every_unseen_card_to_every_place():
    s = a_solo(5).next_up("5/energy")
    pile = s.astra.pile
    pile.plain = 42
    rng, tops, seconds, effects = Rng.seeded("many"), Counter(), Counter(), Counter()
    for _ in range(3000):
        order = s.state.redeal(0, rng).piles.order
        tops[order[3]] += 1
        seconds[order[4]] += 1
        effects.update(place for place, card in enumerate(order) if card >= 63)
    unseen = [card for card in pile.order[3:] if card < 63]
    alike = [card for card in unseen if pile.deck.actions[card] == pile.deck.actions[pile.order[3]]]
    assert set(tops) == set(alike)
    assert set(seconds) == set(unseen)
    assert set(effects) == set(range(42, 66))
    assert max(effects.values()) < 2 * min(effects.values())
    assert max(tops.values()) < 2 * min(tops.values())


def test_an_effect_card_on_top_is_seen_and_stays():
    s = a_solo(5).next_up("B")
    assert s.view.next == "B"
    for i in range(10):
        assert s.state.redeal(0, Rng.seeded(i)).view(0).astra.next == "B"


def test_a_clone_draws_the_same_cards_and_leaves_the_original_alone():
    s = a_solo(4).bonuses(2)
    twin = s.state.clone()
    before = s.state.view(0).to_json()
    assert twin.view(0).to_json() == before
    twin.playout(Rng.seeded(1))
    assert s.state.view(0).to_json() == before
    assert twin.astra is not s.state.astra
    assert twin.piles is twin.astra.pile


def test_spectators_see_what_the_seat_sees():
    s = a_solo(4).turn_passes()
    own, theirs = s.state.view(0), s.state.view(None)
    assert own.sheets == theirs.sheets
    assert own.astra == theirs.astra
