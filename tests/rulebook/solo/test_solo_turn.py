"""Solo rules: the pile, the cards of a turn, the third card, and how long a game lasts."""

import pytest

import cosmodrome
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel import Rng
from games.moon.solo.solo_table import ADVENTURES, a_solo

EFFECTS = {63, 64, 65}


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_the_effect_cards_lie_in_the_last_third_of_one_pile(seed):
    s = a_solo(3, seed=seed)
    pile = s.astra.pile
    assert len(pile.order) == 66
    assert set(pile.order) == set(range(66))
    assert not EFFECTS & set(pile.order[:42])
    assert set(pile.order[42:]) >= EFFECTS


def test_effect_cards_do_not_always_lie_in_the_same_places():
    places = {tuple(a_solo(3, seed=seed).astra.pile.order.index(card) for card in EFFECTS) for seed in range(20)}
    assert len(places) > 15


def test_three_cards_lie_open_and_the_action_of_the_next_is_seen():
    s = a_solo(3).next_up("5/energy")
    assert len(s.state.view(0).piles) == 3
    assert s.view.next == "energy"
    assert s.view.left == 63


# --- two cards are used -----------------------------------------------------------------------------------------------


def test_a_number_and_the_action_of_another_card_make_six_combinations():
    s = a_solo(3).shows("7/robot", "9/water", "6/plant")
    assert sorted(s.combinations) == sorted(
        [
            "7/water~6/plant",
            "7/plant~9/water",
            "9/robot~6/plant",
            "9/plant~7/robot",
            "6/robot~9/water",
            "6/water~7/robot",
        ]
    )


def test_a_card_is_never_used_for_both():
    s = a_solo(3).shows("7/robot", "9/water", "6/plant")
    assert not [c for c in s.combinations if c.startswith(("7/robot", "9/water", "6/plant"))]


def test_combinations_that_leave_different_cards_are_different_choices():
    s = a_solo(3).shows("7/robot", "7/plant", "4/energy")
    assert {"7/energy~7/plant", "7/energy~7/robot"} <= set(s.combinations)
    assert len(s.combinations) == 6


def test_of_cards_that_are_alike_it_does_not_matter_which():
    s = a_solo(3)
    deck = s.astra.pile.deck
    names = [f"{n}/{s.state.game.printed.actions[a]}" for n, a in zip(deck.numbers, deck.actions, strict=True)]
    twin = next(name for name in names if names.count(name) > 1)
    other = next(name for name in names if name != twin)
    s.shows(twin, twin, other)
    number, action = twin.split("/")
    other_number, other_action = other.split("/")
    assert sorted(s.combinations) == sorted(
        [f"{number}/{action}~{other}", f"{number}/{other_action}~{twin}", f"{other_number}/{action}~{twin}"]
    )


def test_in_the_launch_the_other_card_says_on_which_floor():
    s = a_solo(1).shows("7/robot", "9/water", "6/plant")
    floors = {move.split()[1].partition(".")[0] for move in s.moves if move.startswith("7/water")}
    assert floors == {"water", "wild"}


# --- the third goes to ASTRA ------------------------------------------------------------------------------------------


def test_the_third_card_goes_to_astra_and_the_others_are_discarded():
    s = a_solo(3).shows("7/robot", "9/energy", "6/plant").plays("7/energy~6/plant c1r4", "energy plants")
    assert s.given == {"plant": 1}
    assert len(s.astra.pile.discard) == 2
    assert s.state.turn == 2


def test_a_passed_action_still_uses_up_both_cards():
    s = a_solo(3).shows("7/robot", "9/energy", "6/plant").plays("7/energy~6/plant c1r4", "pass")
    assert s.given == {"plant": 1}
    assert s.told.count("given") == 1


def test_without_a_bonus_and_without_a_choice_nothing_is_asked():
    s = a_solo(3).shows("7/robot", "9/energy", "6/plant").plays("7/energy~6/plant c1r4", "pass")
    assert s.asks == "write"


# --- no number fits ---------------------------------------------------------------------------------------------------


def stuck(*cards):
    """A colony with one empty building, to the right of a 14: no number of these cards fits. Missions hold, and are left."""
    s = a_solo(3).shows(*(cards or ("1/robot", "2/plant", "1/energy")))
    sheet, empty = s.sheet, 8
    for node in range(36):
        if node != empty and not sheet.filled >> node & 1:
            sheet.put(node, 14 if node == empty - 1 else CROSS)
    full = [i for i, quarter in enumerate(s.state.board.quarters) if not quarter.nodes >> empty & 1]
    sheet.laters = s.state.taken = sum(1 << index for index in full)
    return s


def test_a_system_error_leaves_any_card_to_be_given():
    s = stuck()
    assert s.moves == ["error"]
    s.plays("error", "pass")
    assert s.asks == "give"
    assert sorted(s.moves) == ["give 1/energy", "give 1/robot", "give 2/plant"]
    s.plays("give 1/energy")
    assert s.given == {"energy": 1}
    assert s.sheet.errors == 1


def test_a_system_error_has_no_action():
    s = stuck().plays("error", "pass")
    assert "action" not in s.told


def test_cards_that_are_alike_are_offered_once():
    s = stuck()
    deck = s.astra.pile.deck
    names = [f"{n}/{s.state.game.printed.actions[a]}" for n, a in zip(deck.numbers, deck.actions, strict=True)]
    twin = next(name for name in names if names.count(name) > 1 and int(name.split("/")[0]) < 13)
    s.shows(twin, twin, "1/robot").plays("error", "pass")
    assert sorted(s.moves) == sorted([f"give {twin}", "give 1/robot"])


def test_an_astronaut_among_the_cards_may_change_the_numbers_of_the_others():
    assert stuck("14/robot", "2/plant", "1/energy").moves == ["error"]
    s = stuck("14/robot", "2/plant", "4/astronaut")
    assert sorted(s.moves) == ["14+1/astronaut~2/plant c3r2", "14+2/astronaut~2/plant c3r2"]


def test_an_astronaut_cannot_change_its_own_number():
    assert stuck("1/robot", "2/plant", "13/astronaut").moves == ["error"]


# --- Wild actions -----------------------------------------------------------------------------------------------------


def with_a_wild(*cards):
    s = a_solo(2).shows(*cards)
    s.sheet.wilds, s.sheet.astronauts = 1, 2
    return s


def test_a_wild_replaces_the_action_and_the_third_card_still_goes():
    s = with_a_wild("7/robot", "9/energy", "6/plant").plays("7/energy~6/plant t1", "astronaut")
    assert s.given == {"plant": 1}
    assert s.sheet.wilds == 0


def test_a_wild_may_help_out_but_need_not():
    s = with_a_wild("4/energy", "5/plant", "4/plant")
    zone, last = s.sheet.zones[0], s.state.board.size - 1
    for space in range(last):
        s.sheet.write(zone, space, 5 if space == last - 1 else CROSS)
    assert "error" in s.moves
    assert "4/plant+2~4/plant t36" in s.moves
    assert all("+" in move for move in s.moves if move != "error")
    s.plays("error")
    while s.asks == "line":
        s.plays(s.moves[0])
    assert s.asks == "give"


# --- two passes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_game_never_has_more_than_35_turns(adventure):
    for seed in range(4):
        state = cosmodrome.game("moon", players=1, adventure=adventure).new(seed)
        state.playout(Rng.seeded(seed))
        assert 1 <= state.turn <= 35


def endless(adventure=3, seed=1):
    """A table at which the sheet never ends the game: what is written is wiped away every turn."""
    s = a_solo(adventure, seed=seed)
    clean = s.sheet.copy()

    def next_turn():
        s.turn_passes()
        if not s.state.over:
            s.state.sheets[0] = clean.copy()
            s.state.shown = s.state.sheets
        return s

    return s, next_turn


def test_21_turns_then_14_and_the_game_ends():
    s, next_turn = endless()
    for turn in range(1, 22):
        assert (s.state.turn, s.view.second) == (turn, False)
        next_turn()
    assert s.view.second
    assert len(s.astra.pile.order) == 45
    for turn in range(22, 36):
        assert (s.state.turn, s.view.second) == (turn, True)
        next_turn()
    assert s.state.over
    assert s.state.turn == 35
    assert s.state.end_reasons() == ["cards"]


def test_cards_given_or_removed_do_not_come_back_but_all_others_do():
    s, next_turn = endless()
    for _ in range(21):
        s.bonuses(int(s.astra.spent) + (s.state.turn % 2))
        next_turn()
    pile = s.astra.pile
    gone = set(pile.given) | set(pile.removed)
    assert len(gone) == 21
    assert pile.removed
    assert set(pile.order) == set(range(66)) - gone
    assert set(pile.order) >= EFFECTS


def test_effect_cards_at_the_bottom_belong_to_the_first_pass():
    s, next_turn = endless()
    pile = s.astra.pile
    pile.order = [card for card in pile.order if card not in EFFECTS] + sorted(EFFECTS)
    for _ in range(20):
        next_turn()
    assert s.view.left == 3
    next_turn()
    effects = [event for event in s.heard.events if event.kind == "effect"]
    assert [event.data for event in effects[:3]] == [(0, 0), (1, 0), (2, 0)]
    assert s.state.turn == 22


def test_effect_cards_at_the_very_end_are_carried_out_before_the_game_ends():
    s, next_turn = endless()
    for _ in range(21):
        next_turn()
    pile = s.astra.pile
    drawn = pile.order[: pile.top]
    rest = pile.order[pile.top :]
    effects = [card for card in [*rest, *pile.discard] if card in EFFECTS]
    pile.discard = [card for card in pile.discard if card not in EFFECTS]
    pile.order = drawn + [card for card in rest if card not in EFFECTS] + effects
    while not s.state.over:
        next_turn()
    assert s.state.end_reasons() == ["cards"]
    assert s.state.achieved == 0b111


# --- the other ends ---------------------------------------------------------------------------------------------------


def test_three_missions_end_the_game_after_the_card_is_given():
    s = a_solo(3).shows("7/robot", "9/energy", "6/plant")
    state = s.state
    observatory = next(card for pair in state.printed.missions for card in pair if card.kind == "observatory")
    state.missions = [observatory if m.letter == observatory.letter else m for m in state.missions]
    s.sheet.missions = [-1 if m is observatory else 5 for m in state.missions]
    s.sheet.joined |= state.board.observatory
    for move in ("7/energy~6/plant c1r4", "pass", f"mission {'ABC'[observatory.letter]}"):
        assert not state.over
        state.play(0, state.parse(move))
    assert state.over
    assert state.end_reasons() == ["missions"]
    assert s.given == {"plant": 1}


def test_the_last_system_error_ends_the_game_after_the_card_is_given():
    s = stuck()
    s.sheet.errors = 2
    s.plays("error", "pass")
    assert not s.state.over
    s.plays("give 2/plant")
    assert s.state.over
    assert s.state.end_reasons() == ["errors"]
    assert s.given == {"plant": 1}
