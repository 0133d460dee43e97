"""Whatever is played in adventure 5: invariants hold, games end, records replay, clones and redeals are what they say."""

import pytest

from cosmodrome import conformance
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES
from cosmodrome.kernel import Record, Rng
from cosmodrome.kernel.record import replay_record
from games.moon.adventure5.dome_table import a_game

"""Records are replayed by the test below, which needs no registered title."""


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


def test_it_is_adventure_5():
    game = a_game()
    assert game.adventure == 5
    assert game.new(1).view(0).adventure == 5
    assert game.tables("")["name"] == "The Dome"


def play_carefully(state, rng):
    """Numbers that leave room for the next one, actions used and missions taken: such games fill the sheet."""
    while not state.over:
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        state.play(seat, rng.pick(legal) if rng.below(25) == 0 else max(legal, key=lambda m: _worth(state, seat, m)))
        yield state


def _worth(state, seat, move):
    if move >= ACT:
        return 50.0 - (move * 7 + state.turn * 5) % 11
    if move >= CHANGED or move == PASS:
        return -50.0
    if move >= MARK:
        return 100.0 if move >= MISSION else 10.0
    pile, space = divmod(move, SPACES)
    zone = state.board.towers[state.board.tower_of[space]]
    return -abs(state.piles.numbers[pile] - 15.5 * (space - zone.first + 0.5) / zone.size)


@pytest.mark.parametrize("players", range(2, 7))
def test_careful_games_keep_the_invariants_and_end(players):
    for seed in range(12):
        state = a_game(players).new(seed)
        for after in play_carefully(state, Rng.seeded(seed)):
            after.check()
        assert state.end_reasons()
        assert state.turn <= 38 + 3, "every turn fills a level or crosses an error"


def test_careful_games_reach_every_part_of_the_sheet():
    """Otherwise the games above would prove little."""
    reached = set()
    for seed in range(60):
        state = a_game(2 + seed % 5).new(seed)
        for _ in play_carefully(state, Rng.seeded(seed)):
            pass
        for seat in range(state.seats):
            sheet = state.sheet(seat)
            reached |= {f"first {end}" for end in range(8) if sheet.firsts >> end & 1}
            reached |= {"later"} if sheet.laters else set()
            reached |= {f"field {i}" for i, rows in enumerate(sheet.upgrades) if rows}
            reached |= {"three symbols"} if sheet.levels_with(3) else set()
            reached |= {"half a section"} if sheet.cuts & sheet.built else set()
            reached |= {"dome"} if sheet.built == state.board.halves else set()
            reached |= {f"mission {i}" for i, box in enumerate(sheet.missions) if box >= 0}
        reached |= set(state.end_reasons())
    wanted = {f"first {end}" for end in range(8)} | {f"field {i}" for i in range(4)} | {"mission 0", "mission 1"}
    assert reached >= wanted | {"later", "three symbols", "half a section", "errors", "missions"}, reached
