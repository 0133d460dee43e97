"""Redealt worlds: a seat cannot tell them from the real one, and all that it cannot know is dealt again."""

from collections import Counter

import pytest

from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.kernel import CosmodromeError, Rng, SeatError
from tables import a_game, a_launch, everyone_sees, play_on, what_is_seen

SEED_OF_A_LONG_GAME = 9
"""It lasts more than 21 turns, so that the piles are shuffled again."""


def at_turn(turn, players=2):
    state, rng = a_game(players, SEED_OF_A_LONG_GAME), Rng.seeded(SEED_OF_A_LONG_GAME)
    while state.turn < turn:
        play_on(state, rng, moves=1)
        assert not state.over
    return state


def worlds(state, seat, count=20):
    rng = Rng.seeded("worlds")
    return [state.redeal(seat, rng) for _ in range(count)]


def hidden(state):
    """The cards of each pile that nobody has seen the place of."""
    return [state.piles.pile(pile)[state.piles.top + 1 :] for pile in range(PILES)]


def known(state):
    """The cards of each pile that lie where everybody can see them."""
    return [state.piles.pile(pile)[: state.piles.top + 1] for pile in range(PILES)]


def open_data(state):
    """All that is public, from the state and not from a view."""
    missions = [mission.id for mission in state.missions]
    return (known(state), missions, state.achieved, state.spent, state.turn, state.phase, state.actors, state.over)


def written(sheet):
    return (tuple(sheet.rows), sheet.errors, tuple(sheet.missions))


# --- what must not change ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_sees_the_same_in_a_redealt_world(players, seed):
    state, rng = a_game(players, seed), Rng.seeded(seed)
    while not state.over:
        for seat in (None, *range(players)):
            world = state.redeal(seat, rng)
            assert what_is_seen(world, seat) == what_is_seen(state, seat)
            assert seat is None or world.legal(seat) == state.legal(seat)
            world.check()
        play_on(state, rng, moves=1 + players)


def test_what_is_public_stays():
    for turn in (1, 7, 20, 21, 24):
        state = at_turn(turn)
        play_on(state, Rng.seeded(turn), moves=1)
        for seat in (None, 0, 1):
            for world in worlds(state, seat, count=3):
                assert open_data(world) == open_data(state)


def test_redealing_leaves_the_original_alone():
    state = play_on(a_game(players=3, seed=4), Rng.seeded(4), moves=20)
    before = (everyone_sees(state), state.record(), list(state.piles.order), state.rng.clone().bits32())
    worlds(state, 1)
    assert (everyone_sees(state), state.record(), list(state.piles.order), state.rng.clone().bits32()) == before


def test_the_same_stream_of_chance_deals_the_same_world():
    state = play_on(a_game(players=3, seed=4), Rng.seeded(4), moves=20)
    one, two = state.redeal(0, Rng.seeded(5)), state.redeal(0, Rng.seeded(5))
    assert everyone_sees(one) == everyone_sees(two)
    assert one.piles.order == two.piles.order


# --- what must change: the cards --------------------------------------------------------------------------------------


def test_before_the_first_reshuffle_any_unseen_card_may_lie_in_any_pile():
    state = at_turn(3)
    first = Counter(hidden(world)[0][0] for world in worlds(state, 0, count=1000))
    unseen = {card for cards in hidden(state) for card in cards}
    assert len(unseen) == 63 - 3 * 4
    assert set(first) == unseen, "every unseen card comes to the top of the first pile sooner or later"
    assert max(first.values()) < 45, "and none too often: about 20 times each"


def test_after_a_reshuffle_only_the_order_within_each_pile_is_unknown():
    state = at_turn(23)
    for world in worlds(state, 0):
        assert [sorted(cards) for cards in hidden(world)] == [sorted(cards) for cards in hidden(state)]
    tops = [Counter(hidden(world)[pile][0] for world in worlds(state, 0, count=400)) for pile in range(PILES)]
    assert [set(top) for top in tops] == [set(cards) for cards in hidden(state)]


def test_in_turn_20_no_card_is_unknown():
    state = at_turn(20)
    assert hidden(state) == [[], [], []]
    assert all(world.piles.order == state.piles.order for world in worlds(state, 0))


def test_how_the_next_reshuffle_falls_is_unknown():
    state = at_turn(20)
    coming = set()
    for world in worlds(state, 0):
        while world.turn == 20:
            play_on(world, Rng.seeded("same moves"), moves=1)
        coming.add(tuple(world.piles.order))
    assert len(coming) == 20


def test_a_redealt_world_does_not_know_the_stream_of_chance():
    state = at_turn(20)
    real = state.rng.clone().bits32()
    assert all(world.rng.clone().bits32() != real for world in worlds(state, 0))


# --- what must change: the others' marks ------------------------------------------------------------------------------


def test_whoever_has_written_has_written_something_else():
    s = a_launch(players=3).shows("3/water", "8/robot", "12/plant").plays(1, "8/robot robot1.3")
    dealt = worlds(s.state, 0, count=200)
    assert all(world.actors == (0, 2) for world in dealt)
    marks = Counter(written(world.sheet(1)) for world in dealt)
    assert len(marks) > 20, "any combination, any place"
    assert all(world.sheet(1).filled.bit_count() == 1 for world in dealt)
    assert all(written(world.sheet(2)) == written(s.state.sheet(2)) for world in dealt), "who has not begun has not"


def test_the_redealt_marks_do_not_depend_on_the_real_ones():
    """Two games that differ only in what seat 1 wrote lead to the same worlds for seat 0."""
    one = a_launch(players=3).fill(1, "water.q1", but=1).shows("2/water", "8/robot", "12/plant")
    two = one.clone()
    one.plays(1, "2/water water.2")
    two.plays(1, "12/plant wild.8")
    for seed in range(10):
        left, right = (s.state.redeal(0, Rng.seeded(seed)) for s in (one, two))
        assert everyone_sees(left) == everyone_sees(right)
        assert left.piles.order == right.piles.order


def test_whoever_is_in_the_middle_of_a_chain_starts_the_phase_again():
    s = a_launch().fill(1, "wild.q1", "water.q1", but=1).shows("2/water").plays(1, "2/water wild.2")
    assert s.asks(1) == "build"
    for world in worlds(s.state, 0):
        assert world.view(1).asks == "write"
        assert written(world.sheet(1)) == written(s.state.shown[1])


def test_a_seat_keeps_its_own_marks_and_its_question():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2").plays(1, "2/water wild.1")
    for world in worlds(s.state, 0):
        assert written(world.sheet(0)) == written(s.state.sheet(0))
        assert world.legal(0) == s.state.legal(0)


def test_for_a_spectator_everyones_marks_are_dealt_again():
    s = a_launch().shows("3/water", "8/robot", "12/plant").plays(0, "3/water water.1")
    dealt = worlds(s.state, None, count=50)
    assert len({written(world.sheet(0)) for world in dealt}) > 5


def test_a_redealt_chain_can_sabotage():
    """What is dealt again is whole turns: whoever completes a quarter there fires it."""
    s = a_launch().fill(1, "water.q1", but=1).shows("2/water", "8/robot", "12/plant").plays(1, "12/plant wild.8")
    fired = [world.sheet(1).fired for world in worlds(s.state, 0, count=300)]
    assert any(fired)
    assert not all(fired)


def test_whether_another_took_a_mission_is_dealt_again():
    s = a_launch(players=3).fill(0, "energy").fill(1, "energy").others_write().plays(1, "mission B")
    taken = Counter(world.sheet(1).missions[1] for world in worlds(s.state, 0, count=100))
    assert set(taken) == {-1, 3}
    assert all(world.actors == (0,) for world in worlds(s.state, 0))


def test_in_phase_6_the_numbers_of_the_turn_are_known():
    s = a_launch(players=3).fill(0, "energy").fill(1, "energy").others_write().plays(1, "mission B")
    for world in worlds(s.state, 0):
        assert [world.sheet(seat).filled for seat in range(3)] == [s.state.sheet(seat).filled for seat in range(3)]


# --- what a world carries ---------------------------------------------------------------------------------------------


def test_a_redealt_world_has_neither_past_nor_seed():
    state = play_on(a_game(seed=6), Rng.seeded(6), moves=15)
    for world in worlds(state, 0):
        assert world.moves == []
        assert world.seed is None
        with pytest.raises(CosmodromeError, match="redealt"):
            world.record()


def test_a_redealt_world_tells_no_listener():
    state = a_game(seed=6)
    assert not state.redeal(0, Rng.seeded(1)).listening


@pytest.mark.parametrize("players", [2, 4])
def test_redealt_worlds_play_on_to_the_end(players):
    state, rng = a_game(players, seed=12), Rng.seeded(12)
    while not state.over:
        world = state.redeal(state.actors[0], rng)
        while not world.over:
            play_on(world, rng, moves=1)
            world.check()
        play_on(state, rng, moves=10)


def test_a_finished_game_can_be_redealt():
    state = play_on(a_game(seed=3), Rng.seeded(3))
    world = state.redeal(0, Rng.seeded(1))
    assert everyone_sees(world) == everyone_sees(state)
    assert world.over


def test_there_is_no_redeal_for_a_seat_that_is_not_at_the_table():
    for seat in (-1, 2, 99):
        with pytest.raises(SeatError):
            a_game(players=2).redeal(seat, Rng.seeded(1))
