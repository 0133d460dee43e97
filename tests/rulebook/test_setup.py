"""Standard rules, set-up: a sheet each, one mission of each letter, three equal piles."""

from collections import Counter

import pytest

from cosmodrome.games.moon.rules.deck import PILES
from tables import a_game, a_launch


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_starts_with_an_empty_sheet_and_writes_in_turn_1(players):
    state = a_game(players)
    assert state.actors == tuple(range(players))
    assert state.turn == 1
    for sheet in state.view(None).sheets:
        assert set(sheet.cells) == {-1}
        assert sheet.missions == (-1, -1, -1)
        assert (sheet.rockets, sheet.errors, sheet.repaired, sheet.finals) == (0, 0, 0, 0)
        assert sheet.arrows == sheet.sabotages == ()


def test_one_mission_of_each_letter_is_in_play():
    for seed in range(30):
        assert [mission.letter for mission in a_game(seed=seed).view(None).missions] == ["A", "B", "C"]


def test_every_mission_card_is_drawn_equally_often():
    drawn = Counter(mission.id for seed in range(400) for mission in a_game(seed=seed).missions)
    assert set(drawn) == {"A1", "A2", "B1", "B2", "C1", "C2"}
    assert all(150 < count < 250 for count in drawn.values()), drawn


def test_the_letters_are_drawn_independently():
    tables = Counter(tuple(mission.id for mission in a_game(seed=seed).missions) for seed in range(400))
    assert len(tables) == 8


@pytest.mark.parametrize("missions", ["A1,B1,C1", "A2,B1,C2", "A1,B2,C2"])
def test_missions_can_be_chosen(missions):
    assert [mission.id for mission in a_game(missions=missions).missions] == missions.split(",")


def test_no_mission_is_achieved_at_the_start():
    assert not any(mission.achieved for mission in a_game().view(None).missions)


def test_the_cards_are_split_into_three_equal_piles():
    piles = a_game().piles
    split = [piles.pile(pile) for pile in range(PILES)]
    assert [len(cards) for cards in split] == [21, 21, 21]
    assert sorted(card for cards in split for card in cards) == list(range(63))


def test_the_cards_are_shuffled():
    first = Counter(a_game(seed=seed).piles.order[0] for seed in range(630))
    assert len(first) == 63, "every card can lie on top"
    assert max(first.values()) < 30


def test_all_see_the_same_piles_and_missions():
    state = a_launch(players=4).state
    seen = [state.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view.piles == seen[0].piles and view.missions == seen[0].missions for view in seen)
