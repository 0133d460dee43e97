"""The notation of adventure 1: every move has one text, every text means one move or is refused."""

import pytest

from cosmodrome.kernel import IllegalMove, NotationError, Rng
from tables import a_game, a_launch, everyone_sees, play_on


def test_the_words_for_every_kind_of_move():
    s = a_launch(missions="A1,B1,C1").fill(0, "energy", but=1).shows("10/energy")
    for text in ("10/energy energy.10", "+ planning.q1", "x wild.2"):
        assert text in s.offers(0)
        s.plays(0, text)
    s.others_write()
    assert s.offers(0) == ["pass", "mission B"]


def test_an_error_is_written_error():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning", "wild").shows("6/robot", "6/water", "6/planning")
    assert s.offers(0) == ["error"]


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_is_read_back_as_itself(seed):
    state, rng = a_game(players=3, seed=seed), Rng.seeded(seed)
    while not state.over:
        for seat in state.actors:
            moves = state.legal(seat)
            texts = [state.notate(move) for move in moves]
            assert [state.parse(text) for text in texts] == moves
            assert len(set(texts)) == len(texts)
        play_on(state, rng, moves=3)


def test_any_number_has_a_notation_that_is_read_back_or_is_no_move():
    state = a_launch().shows("3/water", "8/robot", "12/plant").state
    moves = [64 * pile + space for pile in range(3) for space in range(53)]
    moves += [192 + space for space in range(53)] + [256 + arrow for arrow in range(7)] + list(range(320, 325))
    for move in [*range(-5, 400), 10**6, 2**40]:
        if move in moves:
            assert state.parse(state.notate(move)) == move
        else:
            with pytest.raises(NotationError, match=str(move)):
                state.notate(move)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Pass",
        "pass ",
        "passed",
        "error 1",
        "mission",
        "mission ",
        "mission D",
        "mission AB",
        "mission a",
        "x",
        "x ",
        "x wild",
        "x wild.0",
        "x wild.9",
        "x  wild.1",
        "X wild.1",
        "+ wild.q1",
        "+ energy",
        "+",
        "3/water",
        "3/water ",
        "3/water water.6",
        "3/robot robot1.1",
        "4/water water.1",
        "03/water water.1",
        "3/Water water.1",
        "3/water water.1 ",
        "3/water\nwater.1",
        "1 2",
        "192",
        "\0",
        "é",
        "x" * 10_000,
    ],
)
def test_what_is_not_a_move_is_refused(text):
    state = a_launch().shows("3/water", "8/robot", "12/plant").state
    with pytest.raises(NotationError) as refused:
        state.parse(text)
    assert "\n" not in str(refused.value), "one line"


def test_a_text_that_means_a_move_of_another_moment_is_illegal_and_changes_nothing():
    s = a_launch().shows("3/water", "8/robot", "12/plant")
    before = everyone_sees(s.state)
    for text in ("pass", "error", "mission A", "x wild.1", "+ water.q2", "3/water robot1.1"):
        with pytest.raises(IllegalMove):
            s.state.play(0, s.state.parse(text))
    assert everyone_sees(s.state) == before


def test_a_combination_of_two_piles_has_one_notation():
    state = a_launch().shows("7/plant", "7/plant", "9/robot").state
    assert state.parse("7/plant plant.1") in state.legal(0)
