"""The pilot alone: it knows the price of the card it leaves, saves its bonuses for dear cards, and beats Katherine."""

import pytest

import cosmodrome
from cosmodrome.bots import answer
from cosmodrome.games.moon.adventure3.bot import Settler
from cosmodrome.games.moon.bots import judge_for
from cosmodrome.kernel import Rng
from games.moon.solo.solo_table import ADVENTURES, a_solo
from rulebook.solo.test_solo_effects_and_bonuses import WRITES, quiet_turn


def won(adventure, level, seed):
    state = cosmodrome.game("moon", players=1, adventure=adventure, astra=level).new(f"pilot {seed}")
    bot, rng = judge_for(state.game), Rng.seeded(seed)
    while not state.over:
        state.play(0, answer(bot, state, 0, rng))
    return state.winners == [0]


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_it_beats_the_first_level_more_often_than_not(adventure):
    assert sum(won(adventure, 1, seed) for seed in range(3)) >= 2


def test_a_move_costs_what_it_leaves_to_astra():
    s = quiet_turn(3, level=3)
    price = {text.partition("~")[2].split()[0]: Settler().price(s.state, s.state.parse(text)) for text in s.moves}
    assert price == {"7/robot": 5.0, "9/energy": 4.0, "6/plant": 2.0}


def test_among_several_players_nothing_costs_anything():
    state = cosmodrome.game("moon", players=2, adventure=3).new(1)
    assert {Settler().price(state, move) for move in state.legal(0)} == {0.0}


def test_after_a_system_error_it_gives_the_cheapest_card():
    s = a_solo(3, 3).shows("7/robot", "9/energy", "6/plant")
    s.astra.used = -1
    assert Settler()._hand_over(s.state, s.astra, [6144, 6145, 6146]) == 6146


@pytest.mark.parametrize(("bonuses", "level", "kept"), [(1, 3, False), (8, 3, True), (1, 4, False), (8, 5, True)])
def test_bonuses_are_kept_for_dear_cards_and_not_hoarded(bonuses, level, kept):
    s = quiet_turn(3, level).bonuses(bonuses)
    s.state.play(0, s.state.parse("7/energy~6/plant c2r4"))
    s.state.play(0, s.state.parse("pass"))
    assert s.asks == "give"
    s.state.turn = 1
    for _ in range(0 if not kept else 15):
        pile = s.astra.pile
        cards = [card for card in pile.order[pile.top :] if card < 63][:3]
        pile.order = [card for card in pile.order if card not in cards]
        pile.given = [*pile.given, *cards]
    assert (Settler().choose(s.state, 0, Rng.seeded(1)) >= 6148) == kept


def test_what_is_struck_is_worth_least():
    s = quiet_turn(7).next_up("A").plays(*WRITES[7])
    assert judge_for(s.state.game).choose(s.state.clone(), 0, Rng.seeded(1)) in s.state.legal(0)
