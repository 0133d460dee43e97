"""Notation of adventure 4: every move has one text, and every text means one move or is refused."""

import pytest

from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, SPACES
from cosmodrome.kernel.errors import NotationError
from games.moon.adventure4.mine_table import a_mine


@pytest.mark.parametrize(
    "text",
    [
        "8/astronaut level1.1",
        "8/astronaut-2 level3.12",
        "8/astronaut+1 level2.7",
        "9/energy level2.10",
        "plant upper.12",
        "water lower.10",
        "energy ruby",
        "robot top-water",
        "planning level3.1",
        "astronaut",
        "gift top-ruby",
        "mission B",
        "error",
        "pass",
    ],
)
def test_text_and_move_are_the_same(text):
    state = a_mine().shows("8/astronaut", "9/energy", "10/plant").state
    assert state.notate(state.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7/energy level1.1",
        "9/energy",
        "9/energy level4.1",
        "9/energy level1.13",
        "9/energy+3 level1.1",
        "9/energy+ level1.1",
        "plant upper.5",
        "plant",
        "robot gold",
        "gift upper.1",
        "astronaut level1.1",
        "planning",
        "mission D",
        "mission AB",
        "Pass",
        "error ",
        "9/energy  level1.1",
    ],
)
def test_what_is_not_a_move_is_refused(text):
    state = a_mine().shows("8/astronaut", "9/energy", "10/plant").state
    with pytest.raises(NotationError):
        state.parse(text)


@pytest.mark.parametrize("move", [-1, 36, 63, 256 + 11, MARK + 40, CHANGED + 36, ACT + 11, ACT + 6 * SPACES, 10**6])
def test_what_is_not_a_move_has_no_text_and_no_words(move):
    state = a_mine().state
    with pytest.raises(NotationError):
        state.notate(move)
    if move < ACT or move >= ACT + 6 * SPACES:
        with pytest.raises(NotationError):
            state.say(0, move)


def test_equal_combinations_are_offered_once():
    s = a_mine().shows("9/energy", "9/energy", "9/energy")
    assert len(s.offers(0)) == 36
