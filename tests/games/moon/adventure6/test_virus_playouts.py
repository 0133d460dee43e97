"""Whatever is played in adventure 6: invariants hold, games end, records replay, clones and redeals are what they say."""

import pytest

from cosmodrome import conformance
from cosmodrome.bots import answer
from cosmodrome.games.moon.adventure6.bot import Medic
from cosmodrome.kernel import Record, Rng
from cosmodrome.kernel.record import replay_record
from games.moon.adventure6.virus_table import QUARTERS, a_game

"""Records are replayed by the test below, which needs no registered title."""
LONGEST = 55 + 3
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
    for seed in range(8):
        state, rng = a_game(players).new(seed), Rng.seeded(seed)
        while not state.over:
            seat = rng.pick(list(state.actors))
            state.play(seat, rng.pick(state.legal(seat)))
            state.check()
        assert state.end_reasons()
        assert state.turn <= LONGEST


def test_good_games_keep_the_invariants_and_reach_every_part_of_the_sheet():
    """Random games hardly fill a quarter or a line: they alone would prove little."""
    reached = set()
    for seed in range(4):
        state, rng = a_game(3).new(seed), Rng.seeded(seed)
        bots = [Medic(), Medic(), Medic()]
        while not state.over:
            seat = state.actors[0]
            state.play(seat, answer(bots[seat], state, seat, rng))
            state.check()
            reached |= {step.asks() for seat in state.actors if (step := state.step(seat)) is not None}
        assert state.turn <= LONGEST
        reached |= {state.board.quarters[quarter].id for quarter in range(11) if state.awake >> quarter & 1}
        for sheet in (state.sheet(seat) for seat in range(state.seats)):
            marks = {
                "evacuated": any(sheet.complete(quarter) for quarter in state.board.quarters),
                "tank": sheet.tanks,
                "closed": sheet.closed,
                "wild used": sheet.wilds < sheet.astronauts // 2 + sheet.plannings // 2,
                "astronaut": sheet.astronauts,
                "planning": sheet.plannings,
                "accomplished": sheet.accomplished(),
            }
            reached |= {name for name, made in marks.items() if made}
    assert reached >= {"write", "action", "close", "charge", "infect", "mission", "M2", "M4"}
    assert reached >= {"evacuated", "tank", "closed", "wild used", "astronaut", "planning", "accomplished"}
    assert {"M1", "M3", "M5"} & reached, "a mission wakes a virus"
    assert reached & set(QUARTERS) <= {"M1", "M2", "M3", "M4", "M5"}
