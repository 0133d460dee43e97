"""What every game must keep, as plain functions: one suite for our titles and for those of other packages.

Each property takes a game and a seed, plays and looks, and raises AssertionError with the seed of the offending game.
The test suite runs all of them over every registered title and each of its variants; a package with a game of its own
runs them with one loop:

    for variant in title.variants():
        for prove in PROPERTIES:
            prove(title.configure(**variant), seed)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import cosmodrome
from cosmodrome import scene
from cosmodrome.kernel import LANGUAGES, EventList, Game, IllegalMove, Record, Rng, State, Title
from cosmodrome.kernel.data import SOURCES

__all__ = ["PROPERTIES", "Property", "fingerprint", "positions", "prove_data", "sent"]

Property = Callable[[Game, int], None]

LONGEST = 20_000
"""No game of ours takes so many moves: one that does has lost its end."""


def positions(game: Game, seed: int, every: int = 1) -> Iterator[State]:
    """The state of one random game before every n-th move, and at its end. Do not change what is yielded."""
    state, rng = game.new(seed), Rng.seeded(f"positions {seed}")
    for number in range(LONGEST):
        if state.over:
            yield state
            return
        if number % every == 0:
            yield state
        seat = rng.pick(list(state.actors))
        state.play(seat, rng.pick(state.legal(seat)))
    raise AssertionError(f"seed {seed}: the game has not ended after {LONGEST} moves")


def sent(state: State, seat: int | None) -> bytes:
    """Everything a seat, or a spectator, is sent about a position."""
    view = state.view(seat)
    moves = [] if seat is None else state.legal(seat)
    words = [state.prompt(seat), *(f"{state.notate(m)} {state.say(seat or 0, m)}" for m in moves)]
    return view.to_json() + "\n".join(words).encode() + scene.of(state, seat).to_json()


def fingerprint(state: State) -> tuple[object, ...]:
    """All there is to a position: what everyone sees, its past, and where chance will lead it."""
    views = [state.view(seat).to_json() for seat in (None, *range(state.seats))]
    future = state.clone()
    future.playout(Rng.seeded("fingerprint"))
    return (*views, tuple(state.moves), tuple(future.scores), tuple(future.winners), len(future.moves))


def prove_play(game: Game, seed: int) -> None:
    """Somebody always has a legal move until the game is over; invariants hold; the end has scores for all."""
    for state in positions(game, seed):
        state.check()
        if state.over:
            break
        assert state.actors == tuple(sorted(set(state.actors))) != (), f"seed {seed}: actors {state.actors}"
        for seat in range(game.seats):
            moves = state.legal(seat)
            assert bool(moves) == (seat in state.actors), f"seed {seed}: seat {seat} has moves {moves}"
            assert len(set(moves)) == len(moves), f"seed {seed}: a move is listed twice: {moves}"
            assert moves == state.legal(seat), f"seed {seed}: the order of legal moves is not stable"
    assert state.actors == ()
    assert len(state.scores) == game.seats
    assert set(state.winners) <= set(range(game.seats))


def prove_same_seed(game: Game, seed: int) -> None:
    """The same seed and moves give the same game."""
    for one, other in zip(positions(game, seed), positions(game, seed), strict=True):
        assert one.view(None) == other.view(None), f"seed {seed}"
        assert one.moves == other.moves, f"seed {seed}"


def prove_one_generator(game: Game, seed: int) -> None:
    """`allows` and `pick` say the same as `legal`, for every integer around the legal ones."""
    for state in positions(game, seed, every=7):
        for seat in state.actors:
            moves, step = state.legal(seat), state.step(seat)
            assert step is not None
            around = range(min(0, *moves) - 2, max(moves) + 70) if len(moves) > 1 else range(-2, moves[0] + 70)
            allowed = [move for move in around if _allowed(state, seat, move)]
            assert sorted(allowed) == sorted(moves), f"seed {seed}: seat {seat}"
            one, other = Rng.seeded(seed), Rng.seeded(seed)
            picks = [step.pick(state, seat, one) for _ in range(5)]  # type: ignore[arg-type]
            assert picks == [moves[other.below(len(moves))] for _ in range(5)], f"seed {seed}: pick is not uniform"


def _allowed(state: State, seat: int, move: int) -> bool:
    step = state.step(seat)
    assert step is not None
    return step.allows(state, seat, move)  # type: ignore[arg-type]


def prove_illegal(game: Game, seed: int) -> None:
    """Whatever is not legal raises IllegalMove and changes nothing."""
    for state in positions(game, seed, every=11):
        before = fingerprint(state)
        for seat in (-1, *range(game.seats), game.seats, 99):
            for move in (-1, 0, 1, 63, 255, 256, 300, 500, 10**6, 2**62):
                if move not in state.legal(seat):
                    try:
                        state.play(seat, move)
                    except IllegalMove:
                        continue
                    raise AssertionError(f"seed {seed}: seat {seat} could play {move}")
        assert fingerprint(state) == before, f"seed {seed}: an illegal move changed the state"


def prove_clone(game: Game, seed: int) -> None:
    """A clone is equal, and playing on with it leaves the original as it was."""
    for state in positions(game, seed, every=9):
        before = fingerprint(state)
        clone = state.clone()
        assert fingerprint(clone) == before, f"seed {seed}: the clone differs"
        clone.playout(Rng.seeded(seed))
        clone.check()
        assert fingerprint(state) == before, f"seed {seed}: playing with a clone changed the original"


def prove_record(game: Game, seed: int) -> None:
    """Notation means one move each, and a record replays to the same end, from any point."""
    for state in positions(game, seed, every=9):
        for seat in state.actors:
            texts = [state.notate(move) for move in state.legal(seat)]
            assert [state.parse(text) for text in texts] == state.legal(seat), f"seed {seed}: {texts}"
        record = Record.from_json(state.record().to_json())
        assert fingerprint(cosmodrome.replay(record)) == fingerprint(state), f"seed {seed}: the replay differs"
    halfway = cosmodrome.replay(record, to=len(record.moves) // 2)
    assert halfway.moves == state.moves[: len(record.moves) // 2]


def prove_secrets(game: Game, seed: int) -> None:
    """A redeal changes nothing that a seat is sent, carries no past, and can be played to its end."""
    rng = Rng.seeded(f"redeal {seed}")
    for state in positions(game, seed, every=8):
        before = fingerprint(state)
        for seat in (None, *range(game.seats)):
            world = state.redeal(seat, rng)
            assert sent(world, seat) == sent(state, seat), f"seed {seed}: seat {seat} can tell the worlds apart"
            assert world.moves == [], f"seed {seed}: a redealt world remembers moves"
            assert world.seed is None, f"seed {seed}: a redealt world knows the seed"
            assert world.actors == state.actors
            world.check()
            world.playout(rng)
            world.check()
        assert fingerprint(state) == before, f"seed {seed}: redealing changed the state"


def prove_simultaneous(game: Game, seed: int) -> None:
    """Moves of seats that act at the same time commute."""
    for state in positions(game, seed, every=5):
        if len(state.actors) < 2:
            continue
        one, two = state.actors[:2]
        first, second = state.legal(one)[-1], state.legal(two)[-1]
        worlds = [state.clone(), state.clone()]
        for world, order in zip(worlds, ([(one, first), (two, second)], [(two, second), (one, first)]), strict=True):
            for seat, move in order:
                assert seat in world.actors, f"seed {seed}: seat {seat} lost its turn to another's move"
                world.play(seat, move)
        views = [[world.view(seat) for seat in (None, *range(game.seats))] for world in worlds]
        assert views[0] == views[1], f"seed {seed}: moves of seats {one} and {two} do not commute"


def prove_words(game: Game, seed: int) -> None:
    """Every question, move and event can be told in every language."""
    names = [f"Name {seat}" for seat in range(game.seats)]
    heard = EventList()
    state, rng = game.new(seed), Rng.seeded(seed)
    state.listen(heard)
    while not state.over:
        seat = rng.pick(list(state.actors))
        moves = state.legal(seat)
        for language in LANGUAGES:
            assert state.prompt(seat, language), f"seed {seed}: no prompt in {language}"
            said = [state.say(seat, move, language) for move in moves]
            assert all(said), f"seed {seed}: a move without words in {language}"
            assert len(set(said)) == len(said), f"seed {seed}: two moves sound the same in {language}: {said}"
        state.play(seat, rng.pick(moves))
    for language in LANGUAGES:
        assert state.prompt(None, language)
        assert any(game.tell(event, names, language) for event in heard.events)


def prove_scene(game: Game, seed: int) -> None:
    """Every legal move has a path of keys that are in the scene; the static layer stays; it draws as SVG."""
    static: set[str] = set()
    for state in positions(game, seed, every=10):
        for seat in (None, *range(game.seats)):
            drawn = scene.of(state, seat)
            moves = [] if seat is None else state.legal(seat)
            keys = set(drawn.keyed())
            drawn.check()
            assert {path.move for path in drawn.paths} == set(moves), f"seed {seed}: moves without a path"
            for path in drawn.paths:
                assert path.keys, f"seed {seed}: {path.notation} has an empty path"
                assert set(path.keys) <= keys, f"seed {seed}: {path.notation} leads to unknown keys {path.keys}"
        static.add(drawn.static.hash)
    assert len(static) == 1, f"seed {seed}: the static layer changed during the game"
    assert state._repr_svg_().startswith("<svg")


PROPERTIES: tuple[Property, ...] = (
    prove_play,
    prove_same_seed,
    prove_one_generator,
    prove_illegal,
    prove_clone,
    prove_record,
    prove_secrets,
    prove_simultaneous,
    prove_words,
    prove_scene,
)


def prove_data(title: Title) -> None:
    """Every record of the component data has an id of its own and a source."""
    for variant in title.variants():
        options = title.configure(**variant).options
        records = title.data(options)
        assert records, f"{title.id}: no component data"
        names = [(record.kind, record.id) for record in records]
        assert len(set(names)) == len(names), f"{title.id}: an id is used twice"
        for record in records:
            assert record.source in SOURCES, f"{title.id}: {record}"
            assert record.count >= 1, f"{title.id}: {record}"
