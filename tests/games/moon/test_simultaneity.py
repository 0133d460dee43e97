"""All write at the same time: moves of different seats commute, and nobody sees the others' marks of a running phase."""

from itertools import permutations

import msgspec
import pytest

from cosmodrome.kernel import Rng
from tables import a_game, a_launch, everyone_sees, play_on


def sheets(s, seat):
    """What a seat, or a spectator, sees of all sheets."""
    return s.state.view(seat).sheets


def but_for_actors(view):
    """A view without the one thing that others' progress may change: who is still thinking."""
    return msgspec.structs.replace(view, actors=())


# --- moves commute ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_seats_may_play_a_turn_in_any_order(seed):
    state = play_on(a_game(players=3, seed=seed), Rng.seeded(seed), moves=3 * seed)
    while len(state.actors) < 3:
        play_on(state, Rng.seeded(seed), moves=1)
    turns = [play_turn(state.clone(), order, seed) for order in permutations(range(3))]
    for other in turns[1:]:
        assert everyone_sees(other) == everyone_sees(turns[0])
        assert other.piles.order == turns[0].piles.order


def play_turn(state, order, seed):
    """Every seat plays its turn to the end of the phase, choosing its moves without looking at the others."""
    turn, phase = state.turn, state.phase
    choices = [Rng.seeded(f"{seed} {seat}") for seat in range(state.seats)]
    for seat in order:
        while seat in state.actors and (state.turn, state.phase) == (turn, phase):
            moves = state.legal(seat)
            state.play(seat, moves[choices[seat].below(len(moves))])
    return state


def test_seats_may_even_take_turns_within_their_chains():
    def table():
        return a_launch().fill(0, "wild.q1", "wild.q2", but=1).fill(1, "wild.q1", "wild.q2", but=1).shows("2/water")

    chain = ["2/water wild.2", "x wild.4", "x plant.1"]
    one_by_one, in_turns = table().plays(0, *chain).plays(1, *chain), table()
    for move in chain:
        in_turns.plays(1, move).plays(0, move)
    assert everyone_sees(one_by_one.state) == everyone_sees(in_turns.state)


def test_a_seat_keeps_its_moves_whatever_the_others_do():
    s = a_launch(players=3).fill(0, "water.q1", but=1).shows("2/water")
    before = s.offers(1)
    s.plays(0, "2/water water.2").plays(2, "2/water water.1")
    assert s.offers(1) == before


def test_missions_of_one_turn_commute():
    def table():
        return a_launch(players=3).fill(0, "energy").fill(1, "energy").others_write()

    forth, back = table(), table()
    forth.plays(0, "mission B").plays(1, "mission B")
    back.plays(1, "mission B").plays(0, "mission B")
    assert everyone_sees(forth.state) == everyone_sees(back.state)


# --- nobody sees what the others are writing --------------------------------------------------------------------------


@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_a_mark_stays_hidden_while_others_are_writing(onlooker):
    s = a_launch(players=3).fill(0, "water.q1", but=1).shows("2/water")
    before = s.state.view(onlooker)
    s.plays(0, "2/water water.2")
    after = s.state.view(onlooker)
    assert after.actors == (1, 2), "that a seat has finished is known"
    assert but_for_actors(after) == but_for_actors(before), "and nothing else"


@pytest.mark.parametrize("onlooker", [None, 1])
def test_the_middle_of_a_chain_stays_hidden(onlooker):
    s = a_launch().fill(0, "wild.q4", "wild.q1", "water.q2", but=1).shows("8/water")
    before = s.state.view(onlooker)
    for move in ["8/water wild.8", "+ water.q2", "x wild.2"]:
        s.plays(0, move)
        assert s.state.view(onlooker) == before, "not even that it has begun"
    s.plays(0, "x water.5")
    assert but_for_actors(s.state.view(onlooker)) == but_for_actors(before)


def test_an_error_stays_hidden_while_others_are_writing():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning", "wild")
    s.shows("6/robot", "6/water", "6/planning").plays(0, "error")
    assert sheets(s, 0)[0].errors == 1
    assert sheets(s, 1)[0].errors == sheets(s, None)[0].errors == 0


def test_a_seat_sees_its_own_marks_at_once():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2")
    mine = sheets(s, 0)[0]
    assert mine.rockets == 2
    assert mine.cells[45:47] == (1, 2)
    assert s.state.view(0).asks == "build"


def test_a_spectator_is_asked_nothing():
    assert a_launch().state.view(None).asks == ""


def test_after_the_phase_everyone_sees_all():
    s = a_launch(players=3).fill(0, "water.q1", but=1).shows("2/water").plays(0, "2/water water.2").others_write()
    for seat in (None, 0, 1, 2):
        assert sheets(s, seat) == sheets(s, 0)
    assert sheets(s, None)[0].rockets == 2
    assert [sheet.errors for sheet in sheets(s, None)] == [0, 1, 1]
    assert s.state.view(1).spent == s.state.view(None).spent != ()


@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_who_takes_a_mission_stays_hidden_until_all_have_decided(onlooker):
    s = a_launch(players=3).fill(0, "energy").fill(1, "energy").others_write()
    assert s.state.actors == (0, 1)
    before = s.state.view(onlooker)
    assert sum(cell != -1 for cell in before.sheets[2].cells) == 1, "the numbers of this turn are known by now"
    s.plays(0, "mission B")
    assert but_for_actors(s.state.view(onlooker)) == but_for_actors(before)
    s.plays(1, "pass")
    assert s.state.view(onlooker).sheets[0].missions == (-1, 3, -1)
    assert s.state.view(onlooker).sheets[0].rockets == 3


@pytest.mark.parametrize("seed", range(8))
def test_no_seat_ever_sees_a_mark_of_the_running_phase(seed):
    """Over a whole game: what is seen of the others only changes when the phase does."""
    state, rng = a_game(players=3, seed=seed), Rng.seeded(seed)
    while not state.over:
        phase, seen = (state.turn, state.phase), [state.view(seat).sheets for seat in (None, 0, 1, 2)]
        seat = state.actors[rng.below(len(state.actors))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        if (state.turn, state.phase) == phase and not state.over:
            for onlooker, before in zip((None, 0, 1, 2), seen, strict=True):
                now = state.view(onlooker).sheets
                assert all(now[other] == before[other] for other in range(3) if other != onlooker)
                assert onlooker in (seat, None) or now == before
        else:
            assert len({msgspec.json.encode(state.view(onlooker).sheets) for onlooker in (None, 0, 1, 2)}) == 1
