"""Notation of adventure 2: one text a move, and nothing else is understood."""

import pytest

from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK
from cosmodrome.kernel import NotationError
from games.moon.adventure2.journey_table import a_journey


@pytest.mark.parametrize(
    "text",
    [
        "8/robot t1",
        "8/robot+2 t36",
        "9/energy-1 t4",
        "robot s1",
        "plant s4",
        "energy",
        "astronaut",
        "water t19",
        "planning t7",
        "line g35",
        "mission B",
        "error",
        "pass",
    ],
)
def test_text_and_back(text):
    state = a_journey().state
    assert state.notate(state.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8/robot",
        "8/robot t37",
        "8/robot+3 t1",
        "8/robot+0 t1",
        "7/robot t1",
        "robot s5",
        "robot",
        "energy t1",
        "energy ",
        "astronaut ",
        "line g36",
        "mission D",
        "mission ",
        "Pass",
        "water g1",
    ],
)
def test_anything_else_is_refused(text):
    with pytest.raises(NotationError):
        a_journey().state.parse(text)


@pytest.mark.parametrize("move", [-1, 36, 63, 200, MARK + 35, CHANGED + 36, ACT + 4, ACT + 64 + 1, ACT + 6 * 64, 9999])
def test_what_is_no_move_has_no_notation_and_no_words(move):
    state = a_journey().state
    with pytest.raises(NotationError):
        state.notate(move)


def test_twin_piles_are_written_with_the_first():
    s = a_journey().shows("8/robot", "8/robot", "9/water")
    assert s.state.parse("8/robot t1") == 0
    assert len(s.offers(0)) == len(set(s.offers(0))) == 72
