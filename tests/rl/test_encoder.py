"""Observations: fixed rows of numbers that say what a seat may know, and nothing that it may not."""

from __future__ import annotations

import numpy as np
import pytest

from cosmodrome.games import title, titles
from cosmodrome.kernel import Game, IllegalMove, Rng, State, Title
from cosmodrome.rl import Batch, Encoder

VARIANTS = [(name, options) for name in titles() for options in title(name).variants()[:: 5 if name == "moon" else 3]]


def some_positions(game: Game, count: int = 6) -> list[State]:
    """Positions along a game of chance."""
    state, rng, found = game.new("walk"), Rng.seeded("moves"), []
    while not state.over:
        found.append(state.clone())
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))
    return found[:: max(1, len(found) // count)]


def boxed(name: str, options: dict[str, object]) -> tuple[Title, Game]:
    box = title(name)
    return box, box.configure(**options)


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_every_position_fits_its_layout_and_a_redeal_changes_nothing(name: str, options: dict[str, object]) -> None:
    encoder = Encoder(*boxed(name, options))
    entries = encoder.describe()
    assert sum(entry.size for entry in entries) == encoder.size
    assert [entry.first for entry in entries] == list(np.cumsum([0, *(entry.size for entry in entries)])[:-1])
    assert len({entry.name for entry in entries}) == len(entries)
    rng = Rng.seeded("worlds")
    for state in some_positions(encoder.game):
        for seat in range(encoder.game.seats):
            seen = encoder.observe(state, seat)
            assert seen.shape == (encoder.size,)
            assert np.isfinite(seen).all()
            assert (encoder.observe(state.redeal(seat, rng), seat) == seen).all()
            assert all(0 <= move < encoder.actions for move in state.legal(seat))


def test_the_own_sheet_comes_first_for_everybody() -> None:
    box, game = boxed("moon", {"players": 3, "adventure": 1})
    encoder = Encoder(box, game)
    cells = {
        entry.name: slice(entry.first, entry.first + entry.size)
        for entry in encoder.describe()
        if entry.name.endswith(".cells")
    }
    assert sorted(cells) == ["sheets[+0].cells", "sheets[+1].cells", "sheets[+2].cells"]
    state = some_positions(game, 3)[-1]
    for seat in range(3):
        seen = encoder.observe(state, seat)
        view = state.view(seat)
        for ahead in range(3):
            row = seen[cells[f"sheets[+{ahead}].cells"]][1::2]
            sheet = view.sheets[(seat + ahead) % 3]
            assert row.tolist() == [number if 0 <= number < 30 else 0 for number in sheet.cells]


def test_a_batch_plays_the_same_games_as_one_by_one_and_never_runs_dry() -> None:
    box, game = boxed("moon", {"players": 2, "adventure": 1})
    batch = Batch(box, game, size=3, seed="b")
    ended: dict[int, list[list[float]]] = {0: [], 1: [], 2: []}
    while min(map(len, ended.values())) < 2:
        moves = [legal[0] for legal in batch.legal()]
        assert batch.masks()[range(3), moves].tolist() == [1, 1, 1]
        stepped = batch.step(moves)
        for index in np.flatnonzero(stepped.done):
            ended[int(index)].append(stepped.scores[index].tolist())
            assert stepped.rewards[index].sum() == pytest.approx(0)
        assert not stepped.rewards[~stepped.done].any()
    for index, scores in ended.items():
        for begun, found in enumerate(scores):
            state = game.new(f"b:{index + 3 * begun}")
            while not state.over:
                state.play(state.actors[0], state.legal(state.actors[0])[0])
            assert found == state.scores
    assert batch.observations().shape == (3, batch.encoder.size)
    with pytest.raises(IllegalMove):
        batch.step([-1, -1, -1])
