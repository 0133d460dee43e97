"""Whatever is played in adventure 7: invariants hold, games end, records replay, clones and redeals are what they say."""

import pytest

from cosmodrome import conformance
from cosmodrome.bots import answer
from cosmodrome.games.moon.adventure7.bot import Captain
from cosmodrome.kernel import Record, Rng
from cosmodrome.kernel.record import replay_record
from games.moon.adventure7.escape_table import SHIPS, a_game

"""Records are replayed by the test below, which needs no registered title."""
LONGEST = 43 + 3
"""Turns a game can last at most: every turn fills a space or crosses an error."""


@pytest.mark.parametrize("players", range(2, 7))
def test_notation_means_one_move_and_a_record_replays_to_the_same_end(players):
    game = a_game(players)
    for state in conformance.positions(game, players, every=9):
        for seat in state.actors:
            texts = [state.notate(move) for move in state.legal(seat)]
            assert [state.parse(text) for text in texts] == state.legal(seat)
    record = Record.from_json(state.record().to_json())
    again = replay_record(game, record)
    assert conformance.fingerprint(again) == conformance.fingerprint(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_keep_the_invariants_and_end(players):
    for seed in range(12):
        state, rng = a_game(players).new(seed), Rng.seeded(seed)
        while not state.over:
            seat = rng.pick(list(state.actors))
            state.play(seat, rng.pick(state.legal(seat)))
            state.check()
        assert state.end_reasons()
        assert state.turn <= LONGEST


def test_good_games_keep_the_invariants_and_reach_every_part_of_the_sheet():
    """Random games hardly leave the lowest starship: they alone would prove little."""
    reached = set()
    for seed in range(3):
        state, rng = a_game(2).new(seed), Rng.seeded(seed)
        bots = [Captain(), Captain()]
        while not state.over:
            seat = state.actors[0]
            state.play(seat, answer(bots[seat], state, seat, rng))
            state.check()
        assert state.turn <= LONGEST
        for sheet in (state.sheet(seat) for seat in range(state.seats)):
            reached |= {f"ship{i + 1}" for i, zone in enumerate(state.board.zones) if sheet.filled & zone.all}
            marks = {
                "x2": sheet.doubled,
                "tank": sheet.tanks,
                "wild used": sheet.wilds < sheet.astronauts // 2,
                "planning": sheet.plannings,
                "mission": sheet.accomplished(),
            }
            reached |= {name for name, made in marks.items() if made}
    assert reached == {*SHIPS, "x2", "tank", "wild used", "planning", "mission"}
