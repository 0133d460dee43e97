"""Whatever is played, the invariants hold, records replay, clones are independent, and games end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cosmodrome
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.sheet import Zone
from cosmodrome.kernel import Game, Record, Rng, Step
from tables import a_game, everyone_sees, load_carefully, play_on

quick = settings(max_examples=20, deadline=None, derandomize=True)
seats = st.integers(2, 6)
seeds = st.integers(0, 2**64)
LONGEST = 53 + 8
"""Turns a game can last at most: every turn fills a space or circles an error."""


@quick
@given(seats, seeds, st.randoms(use_true_random=False))
def test_invariants_hold_after_every_move_and_games_end(players, seed, choose):
    state = a_game(players, seed)
    while not state.over:
        seat = choose.choice(state.actors)
        state.play(seat, choose.choice(state.legal(seat)))
        state.check()
    assert state.turn <= LONGEST
    assert len(state.scores) == players
    assert state.winners
    assert max(state.scores) == state.scores[state.winners[0]]


@quick
@given(seats, seeds, st.integers(0, 120))
def test_a_record_replays_to_the_same_views(players, seed, moves):
    state = play_on(a_game(players, seed), Rng.seeded(seed), moves)
    record = Record.from_json(state.record().to_json())
    assert record == state.record()
    assert everyone_sees(cosmodrome.replay(record)) == everyone_sees(state)


@quick
@given(seats, seeds, st.integers(0, 120))
def test_playing_with_a_clone_leaves_the_original_alone(players, seed, moves):
    state = play_on(a_game(players, seed), Rng.seeded(seed), moves)
    before, moved, chance = everyone_sees(state), state.moves, state.rng.clone().bits32()
    clone = state.clone()
    assert everyone_sees(clone) == before
    assert clone.moves == moved
    play_on(clone, Rng.seeded("clone"))
    assert (everyone_sees(state), state.moves, state.rng.clone().bits32()) == (before, moved, chance)


@quick
@given(seats, seeds, st.integers(0, 120))
def test_playing_the_original_leaves_the_clone_alone(players, seed, moves):
    state = play_on(a_game(players, seed), Rng.seeded(seed), moves)
    clone = state.clone()
    before = everyone_sees(clone)
    play_on(state, Rng.seeded("original"))
    assert everyone_sees(clone) == before


@quick
@given(seats, seeds, st.integers(0, 120))
def test_original_and_clone_have_the_same_future(players, seed, moves):
    state = play_on(a_game(players, seed), Rng.seeded(seed), moves)
    clone = state.clone()
    play_on(state, Rng.seeded("future"))
    play_on(clone, Rng.seeded("future"))
    assert everyone_sees(clone) == everyone_sees(state)
    assert clone.moves == state.moves


# --- nothing is shared but what is replaced ---------------------------------------------------------------------------

SHARED = {"order", "numbers", "actions", "missions", "shown", "choices", "chosen"}
"""Fields whose lists are replaced and never changed, as their classes say, so that clones may share them."""
PRINTED = (Game, Deck, Zone, Step, int, str, bytes, type(None))
"""What never changes at all."""


def lists_in(thing, found, field=""):
    """Every list that can be reached from a state through fields that may change, by identity, with its field. The
    lists are kept, so that no two of them can have the same identity."""
    if isinstance(thing, list):
        if field in SHARED:
            return found
        found[id(thing)] = (field, thing)
        for item in thing:
            lists_in(item, found, field)
    elif not isinstance(thing, PRINTED) and type(thing).__name__ not in ("LaunchBoard", "Mission"):
        for name in fields(thing):
            lists_in(getattr(thing, name), found, name)
    return found


def fields(thing):
    """The data of an object, whether its class is compiled or not."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    return [name for name in dir(type(thing)) if type(getattr(type(thing), name)).__name__ == "getset_descriptor"]


@pytest.mark.parametrize("moves", [0, 1, 30, 75])
def test_a_clone_shares_no_list_that_could_change(moves):
    state = play_on(a_game(players=3, seed=2), Rng.seeded(2), moves)
    mine, theirs = lists_in(state, {}), lists_in(state.clone(), {})
    assert {"sheets", "rows", "_stacks", "_history", "scores", "winners"} <= {field for field, _ in mine.values()}
    assert {mine[same][0] for same in set(mine) & set(theirs)} == set()


def test_lists_that_clones_share_are_replaced_and_never_changed():
    """What was in a shared list is still in it when the game is over."""
    state, rng = a_game(players=3, seed=2), Rng.seeded(2)
    kept = []
    while not state.over:
        piles, sheet = state.piles, state.sheet(0)
        for shared in (piles.order, piles.numbers, piles.actions, sheet.missions, *(one.rows for one in state.shown)):
            kept.append((shared, shared.copy()))
        play_on(state, rng, moves=1)
    for shared, was in kept:
        assert shared == was


def test_a_playout_ends_the_game_and_counts_its_moves():
    state = a_game(players=4, seed=8)
    played = state.playout(Rng.seeded(8))
    assert state.over
    assert len(state.moves) == played
    state.check()
    assert everyone_sees(cosmodrome.replay(state.record())) == everyone_sees(state)


def test_a_playout_plays_what_pick_says():
    one, two = a_game(players=3, seed=8), a_game(players=3, seed=8)
    one.playout(Rng.seeded(1))
    rng = Rng.seeded(1)
    while not two.over:
        seat = two.actors[0]
        moves = two.legal(seat)
        two.play(seat, moves[rng.below(len(moves))])
    assert one.moves == two.moves
    assert everyone_sees(one) == everyone_sees(two)


def test_careful_play_reaches_every_part_of_the_sheet():
    """Otherwise the games above would prove little: random play hardly ever launches."""
    reached: set[str] = set()
    for seed in range(150):
        state = load_carefully(a_game(players=2 + seed % 5, seed=seed), Rng.seeded(seed))
        state.check()
        reached |= {name for name, holds in (ends(state) | ways(state)).items() if holds}
    assert reached >= {"launch", "errors", "repairs", "final rockets"}


def ends(state: Launch):
    sheets = [state.sheet(seat) for seat in range(state.seats)]
    return {
        "launch": any(sheet.launched(state.board) for sheet in sheets),
        "missions": any(sheet.accomplished() == 3 for sheet in sheets),
        "errors": any(sheet.errors == state.board.errors for sheet in sheets),
        "full": any(sheet.filled == state.board.all for sheet in sheets),
    }


def ways(state: Launch):
    sheets = [state.sheet(seat) for seat in range(state.seats)]
    return {"repairs": any(sheet.repaired for sheet in sheets), "final rockets": any(sheet.finals for sheet in sheets)}


@pytest.mark.slow
@pytest.mark.parametrize("play", [play_on, load_carefully])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hundreds_of_games_keep_the_invariants(players, play):
    for seed in range(300):
        state, rng = a_game(players, seed), Rng.seeded(seed)
        while not state.over:
            play(state, rng, moves=5)
            state.check()
        assert any(ends(state).values())
        assert state.turn <= LONGEST
