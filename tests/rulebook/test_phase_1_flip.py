"""Standard rules, phase 1: flip the top card of each pile; piles run out together and are shuffled each on its own."""

from itertools import pairwise

import pytest

from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.data import ACTIONS, deck
from cosmodrome.games.moon.rules.deck import PILES, Piles
from cosmodrome.kernel import Rng
from tables import a_game, play_on

TURNS = 65
"""Long enough for three reshuffles."""


def shown_cards(seed):
    """For each turn, the card whose action and the card whose number each pile shows, and all the cards of the pile."""
    rng = Rng.seeded(seed)
    piles = Piles(deck(launch_data().card))
    piles.shuffle(rng)
    turns = []
    for _ in range(TURNS):
        piles.flip(rng)
        split = [piles.pile(pile) for pile in range(PILES)]
        turns.append([(cards[piles.top - 1], cards[piles.top], sorted(cards)) for cards in split])
        faces = [(piles.deck.actions[action], piles.deck.numbers[number]) for action, number, _ in turns[-1]]
        assert faces == list(zip(piles.actions, piles.numbers, strict=True)), "the combinations are those of the piles"
    return turns


@pytest.fixture(params=range(3))
def turns(request):
    return shown_cards(request.param)


def test_each_turn_shows_three_combinations():
    state = a_game()
    for pile in state.view(None).piles:
        assert 1 <= pile.number <= 15
        assert pile.action in ACTIONS


def test_the_card_that_showed_its_number_shows_its_action_in_the_next_turn(turns):
    for now, then in pairwise(turns):
        assert [number for _, number, _ in now] == [action for action, _, _ in then]


def test_the_first_pass_shows_every_card_once(turns):
    for pile in range(PILES):
        numbers = [turn[pile][1] for turn in turns[:20]]
        assert sorted([turns[0][pile][0], *numbers]) == turns[0][pile][2]


def test_in_turn_21_the_last_card_shows_its_action_and_the_other_twenty_are_a_new_pile(turns):
    for pile in range(PILES):
        last = turns[20][pile][0]
        assert last == turns[19][pile][1]
        again = [turn[pile][1] for turn in turns[20:40]]
        assert sorted([last, *again]) == turns[0][pile][2], "each of the others once, the last one not at all"


def test_in_turn_41_the_piles_are_shuffled_a_second_time(turns):
    for pile in range(PILES):
        last = turns[40][pile][0]
        again = [turn[pile][1] for turn in turns[40:60]]
        assert sorted([last, *again]) == turns[0][pile][2]
        assert turns[20][pile][0] in again, "the card left out of the second pass is back in the third"


def test_cards_never_change_piles(turns):
    for turn in turns:
        assert [cards for _, _, cards in turn] == [cards for _, _, cards in turns[0]]


def test_a_reshuffle_changes_the_order(turns):
    for pile in range(PILES):
        first, second, third = ([turn[pile][1] for turn in turns[start : start + 20]] for start in (0, 20, 40))
        assert first != second != third != first


def test_all_three_piles_are_shuffled_in_the_same_turn():
    state = a_game(seed=9)
    left = {}
    while not state.over:
        left[state.turn] = [pile.left for pile in state.view(None).piles]
        play_on(state, Rng.seeded(state.turn), moves=1)
    assert max(left) > 22, "this game must be long enough to see it"
    assert left[20] == [1, 1, 1]
    assert left[21] == [20, 20, 20]


def test_the_actions_of_the_next_turn_are_public():
    state = a_game(seed=9)
    coming = None
    turn = 0
    while not state.over:
        if state.turn != turn:
            piles = state.view(None).piles
            assert coming is None or [pile.action for pile in piles] == coming
            coming, turn = [pile.next_action for pile in piles], state.turn
        play_on(state, Rng.seeded(turn), moves=1)
    assert turn > 21
