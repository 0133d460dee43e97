"""Playing: one list of legal moves says what may be played, and what may not be changes nothing."""

import pytest

from cosmodrome.kernel import CosmodromeError, IllegalMove, Rng, SeatError
from drydock import DrydockGame
from tables import a_game, a_launch, everyone_sees, load_carefully, play_on

NO_MOVES = [*range(-5, 400), 1024, 2048, 10**6, 2**31, 2**63, -(2**63), 10**30]


def everything(state):
    """All that a refused move must leave as it was."""
    return (
        everyone_sees(state),
        state.record(),
        state.actors,
        [state.legal(s) for s in range(state.seats)],
        state.rng.drawn,
    )


# --- illegal moves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 2, 17, 40, 71])
def test_an_illegal_move_changes_nothing(moves):
    state = load_carefully(a_game(players=3, seed=moves), Rng.seeded(moves), moves)
    before = everything(state)
    for seat in range(3):
        legal = state.legal(seat)
        for move in NO_MOVES:
            if move not in legal:
                with pytest.raises(IllegalMove):
                    state.play(seat, move)
                with pytest.raises(IllegalMove):
                    state.draft(seat, move)
    assert everything(state) == before


@pytest.mark.parametrize("seat", [-1, -6, 2, 3, 5, 6, 7, 63, 64, 99, 2**31, 2**63, -(2**63), 10**30])
def test_a_seat_that_is_not_at_the_table_cannot_play(seat):
    state = a_game(players=2)
    before = everything(state)
    with pytest.raises(IllegalMove, match=f"There is no seat {seat}: this game has the seats 0 to 1"):
        state.play(seat, state.legal(0)[0])
    assert everything(state) == before


def test_a_seat_that_has_finished_must_wait():
    state = a_game(players=3)
    move = state.legal(0)[0]
    state.play(0, move)
    before = everything(state)
    with pytest.raises(IllegalMove, match=r"Seat 0 has nothing to decide now; waiting for \[1, 2\]"):
        state.play(0, move)
    assert everything(state) == before


def test_nothing_can_be_played_after_the_end():
    state = play_on(a_game(), Rng.seeded(1))
    before = everything(state)
    for seat in (-1, 0, 1, 2):
        for move in (0, 320, 321):
            with pytest.raises(IllegalMove, match="The game is over"):
                state.play(seat, move)
    assert everything(state) == before


def test_the_refusal_of_a_move_says_where_the_legal_ones_are():
    with pytest.raises(IllegalMove, match=r"Move 320 is not legal for seat 0; legal\(seat\) lists the moves that are"):
        a_game().play(0, 320)


def test_an_illegal_move_is_one_of_our_errors_and_a_value_error():
    assert issubclass(IllegalMove, CosmodromeError)
    assert issubclass(IllegalMove, ValueError)


# --- one generator ----------------------------------------------------------------------------------------------------


def positions():
    """Positions early and late, with every kind of question."""
    asked = {"write": 0, "build": 0, "activate": 0, "effects": 0, "mission": 0}
    for seed in range(12):
        state, rng = a_game(players=2 + seed % 5, seed=seed), Rng.seeded(seed)
        while not state.over:
            for seat in state.actors:
                question = state.view(seat).asks
                asked[question] += 1
                if question != "write" or asked[question] % 9 == 0:
                    yield state, seat
            load_carefully(state, rng, moves=4)
    assert all(asked.values()), asked


def test_legal_and_allows_agree_on_every_number():
    for state, seat in positions():
        step = state.step(seat)
        allowed = [move for move in NO_MOVES if step.allows(state, seat, move)]
        assert allowed == sorted(state.legal(seat))


def test_pick_takes_the_legal_move_at_a_random_index():
    for number, (state, seat) in enumerate(positions()):
        moves, step = state.legal(seat), state.step(seat)
        rng, twin = Rng.seeded(number), Rng.seeded(number)
        assert [step.pick(state, seat, rng) for _ in range(8)] == [moves[twin.below(len(moves))] for _ in range(8)]


def test_pick_takes_the_error_when_nothing_else_is_legal():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning", "wild").shows("6/robot", "6/water", "6/planning")
    assert s.state.step(0).pick(s.state, 0, Rng.seeded(1)) == s.state.parse("error")


def test_legal_moves_are_never_none_and_never_doubled():
    for state, seat in positions():
        moves = state.legal(seat)
        assert moves
        assert len(set(moves)) == len(moves)
        assert moves == state.legal(seat), "the same list when asked again"


def test_who_is_not_asked_has_no_legal_moves():
    state = a_game(players=2)
    state.play(0, state.legal(0)[0])
    assert state.legal(0) == []
    assert state.legal(-1) == state.legal(2) == state.legal(10**30) == []


def test_changing_the_list_of_legal_moves_changes_no_rule():
    state = a_game()
    moves = state.legal(0)
    wanted = moves.copy()
    moves.clear()
    assert state.legal(0) == wanted


# --- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 2, 6, 99, 10**30])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_at_the_table(seat):
    state = a_game(players=2)
    for look in (state.view, state.step, state.prompt, lambda seat: state.say(seat, 0)):
        with pytest.raises(SeatError, match=f"There is no seat {seat}: this game has the seats 0 to 1"):
            look(seat)


def test_a_seat_without_a_question_has_no_step():
    state = a_game(players=2)
    state.play(0, state.legal(0)[0])
    assert state.step(0) is None
    assert state.step(1) is not None


# --- drafts -----------------------------------------------------------------------------------------------------------


def test_a_draft_never_goes_on_to_the_next_phase():
    state = a_game(players=2)
    state.play(1, state.legal(1)[0])
    branch = state.clone()
    branch.draft(0, branch.legal(0)[0])
    assert branch.turn == 1
    assert branch.actors == ()
    state.play(0, state.legal(0)[0])
    assert state.turn == 2


def test_a_draft_of_a_chain_is_asked_its_next_question():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water")
    assert s.state.draft(0, s.state.parse("2/water wild.2")) is False, "nothing was uncovered"
    assert s.asks(0) == "build"
    assert s.state.draft(0, s.state.parse("x plant.1")) is False
    assert s.state.actors == (1,)


def test_a_draft_that_rolls_a_die_cannot_be_taken_back():
    state = DrydockGame(2).new(seed=5)
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
    (seat,) = state.actors
    assert state.clone().draft(seat, state.parse("keep")) is False
    assert state.clone().draft(seat, state.parse("roll")) is True


# --- copies -----------------------------------------------------------------------------------------------------------


def test_moves_tell_who_played_what():
    state = a_game(players=6)
    played = []
    rng = Rng.seeded(3)
    for _ in range(40):
        seat = state.actors[rng.below(len(state.actors))]
        move = rng.pick(state.legal(seat))
        played.append((seat, move))
        state.play(seat, move)
    assert state.moves == played


def test_a_clone_keeps_seed_and_past():
    state = play_on(a_game(seed="a seed"), Rng.seeded(1), moves=9)
    clone = state.clone()
    assert clone.seed == "a seed"
    assert clone.moves == state.moves
    assert clone.record() == state.record()


def test_a_game_without_a_seed_gets_a_secret_one():
    game = a_game().game
    one, two = game.new(), game.new()
    assert one.seed != two.seed
    assert len(str(one.seed)) == 64
