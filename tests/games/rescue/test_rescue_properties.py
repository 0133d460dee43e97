"""Whole games: conservation after every move, secrets, copies, records; played at random, keenly and by pilots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import cosmodrome
from cosmodrome.bots import answer, bots_for
from cosmodrome.conformance import fingerprint, sent
from cosmodrome.games import titles
from cosmodrome.games.rescue import RescueTitle
from cosmodrome.games.rescue.rules.moves import PASS
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.kernel import Record, Rng, State

TITLE = RescueTitle()
VARIANTS = [pytest.param(variant, id="-".join(map(str, variant.values()))) for variant in TITLE.variants()]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying a record looks its game up on the shelf."""
    if TITLE.id not in titles():
        monkeypatch.setitem(titles(), TITLE.id, TITLE)


def piloted(variant: dict[str, object], seed: int, bot: str = "pilot") -> Iterator[Rescue]:
    """Every position of a game; do not change it."""
    game = TITLE.configure(**variant)
    state, rng = game.new(seed), Rng.seeded(f"piloted {seed}")
    minds = [bots_for(TITLE, game)[bot]() for _ in range(state.seats)]
    assert isinstance(state, Rescue)
    while not state.over:
        yield state
        seat = rng.pick(list(state.actors))
        state.play(seat, answer(minds[seat], state, seat, rng))
    yield state


def keen(state: State, rng: Rng) -> None:
    """Random moves to the end, but passing only if there is nothing else."""
    while not state.over:
        seat = rng.pick(list(state.actors))
        moves = [move for move in state.legal(seat) if move != PASS] or [PASS]
        state.play(seat, rng.pick(moves))
        state.check()


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_piece_is_lost_in_random_games(variant):
    for seed in range(6):
        for state in piloted(variant, seed, "random"):
            state.check()


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_piece_is_lost_in_keen_games(variant):
    for seed in range(4):
        keen(TITLE.configure(**variant).new(seed), Rng.seeded(seed))


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_piece_is_lost_in_games_of_pilots_and_rockets_fly(variant):
    launches = rolls = 0
    for seed in range(2):
        for state in piloted(variant, seed):
            state.check()
            rolls += bool(state.flight)
        launches += sum(state.launches)
    assert launches > 1
    assert rolls


@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_can_tell_a_redealt_world_apart(variant):
    rng = Rng.seeded("redeal")
    for number, state in enumerate(piloted(variant, 5)):
        if number % 17:
            continue
        for seat in (None, *range(state.seats)):
            world = state.redeal(seat, rng)
            world.check()
            assert sent(world, seat) == sent(state, seat)
            assert world.actors == state.actors


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_move_is_allowed_exactly_if_it_is_listed(variant):
    for number, state in enumerate(piloted(variant, 6)):
        if number % 5:
            continue
        for seat in state.actors:
            step, moves = state.step(seat), state.legal(seat)
            assert step is not None
            allowed = [move for move in range(-2, 1100) if step.allows(state, seat, move)]  # type: ignore[arg-type]
            assert allowed == sorted(moves), step.asks()


def test_a_redeal_changes_what_is_hidden():
    state = TITLE.configure(players=3).new(1)
    assert isinstance(state, Rescue)
    for move in ("research 1", "purchase 4", "boarding 3", "hangar 6"):
        state.play(1, state.parse(move))
    state.play(2, state.parse("hangar 5"))
    worlds = [state.redeal(0, Rng.seeded(seed)) for seed in range(12)]
    plans = {tuple(world.dice[8:16]) for world in worlds}  # type: ignore[attr-defined]
    decks = {tuple(world.deck.hidden()) for world in worlds}  # type: ignore[attr-defined]
    assert len(plans) > 6, "the dice of who is ready are other ones"
    assert all(sum(die > 0 for die in plan) == 4 for plan in plans)
    assert all(world.dice[16:24] == [0] * 8 for world in worlds), "who is still planning starts again"  # type: ignore[attr-defined]
    assert len(decks) == 12
    own = state.redeal(1, Rng.seeded(1))
    assert own.dice[8:16] == state.dice[8:16], "one's own are known"  # type: ignore[attr-defined]
    assert sorted(worlds[0].deck.hidden()) == sorted(state.deck.hidden())  # type: ignore[attr-defined]


def test_clones_and_records():
    for number, state in enumerate(piloted({"players": 3, "characters": "on"}, 3)):
        if number % 40 == 0:
            before = fingerprint(state)
            clone = state.clone()
            assert fingerprint(clone) == before
            clone.playout(Rng.seeded(number))
            assert fingerprint(state) == before
            record = Record.from_json(state.record().to_json())
            assert fingerprint(cosmodrome.replay(record)) == before


def test_planning_commutes():
    one, other = (TITLE.configure(players=3).new(4) for _ in range(2))
    plans = {0: "hangar 5", 1: "research 2", 2: "purchase 6"}
    for state, order in ((one, (0, 1, 2)), (other, (2, 1, 0))):
        for _ in range(2):
            for seat in order:
                state.play(seat, state.parse(plans[seat]))
    assert [one.view(seat) for seat in (None, 0, 1, 2)] == [other.view(seat) for seat in (None, 0, 1, 2)]


def test_a_draft_of_dice_uncovers_nothing_and_can_be_thrown_away():
    state = TITLE.configure(players=3).new(4)
    branch = state.clone()
    for move in ("hangar 5", "research 2", "purchase 6", "purchase 1"):
        assert not branch.draft(0, branch.parse(move))
    assert 0 not in branch.actors
    assert state.view(0).parties[0].dice == (0,) * 8  # type: ignore[attr-defined]


def test_every_game_ends_in_eight_rounds_at_most():
    for seed in range(4):
        *_, last = piloted({"players": 4}, seed, "random")
        assert 1 <= last.round <= 8
        assert len(last.scores) == 4


LOSSES = {
    "cubes": lambda s: s.cubes.__setitem__(0, s.cubes[0] + 1),
    "energy": lambda s: s.energy.__setitem__(0, s.energy[0] + 1),
    "crew": lambda s: s.crew.__setitem__(0, s.crew[0] - 1),
    "markers": lambda s: s.markers.__setitem__(1, s.markers[1] - 1),
    "tokens": lambda s: s.tokens.__setitem__(0, 1),
    "cards": lambda s: s.hands[0].append(s.display[0]),
    "planets": lambda s: s.planets.__setitem__(0, s.planets[1]),
    "die": lambda s: s.dice.__setitem__(1, 4),
}


@pytest.mark.parametrize("piece", LOSSES)
def test_the_audit_finds_what_is_lost_or_doubled(piece):
    state = TITLE.configure(players=3).new(1)
    state.check()
    LOSSES[piece](state)
    with pytest.raises(AssertionError, match=piece.rstrip("s")):
        state.check()
