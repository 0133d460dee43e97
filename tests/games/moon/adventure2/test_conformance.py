"""Every property of the conformance suite on adventure 2, records, and events that are told."""

import pytest

from cosmodrome import conformance
from cosmodrome.kernel import EventList, Record, Rng
from cosmodrome.kernel.record import replay_record
from games.moon.adventure2.journey_table import a_game, a_journey


@pytest.mark.parametrize("missions", ["A1,B1,C1", "A2,B2,C2"])
def test_a_record_replays_to_the_same_end(missions):
    game = a_game(3, missions)
    for state in conformance.positions(game, 5, every=9):
        for seat in state.actors:
            texts = [state.notate(move) for move in state.legal(seat)]
            assert [state.parse(text) for text in texts] == state.legal(seat)
        record = Record.from_json(state.record().to_json())
        assert conformance.fingerprint(replay_record(game, record)) == conformance.fingerprint(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_and_keep_their_invariants(players):
    for seed in range(30):
        state = a_game(players).new(seed)
        state.playout(Rng.seeded(seed))
        state.check()
        assert state.end_reasons()
        assert state.scores == [sum(state.score_lines(state.sheets, seat).values()) for seat in range(players)]


def test_others_see_the_marks_of_a_turn_only_when_all_have_finished():
    s = a_journey().plays(0, "9/energy t3", "energy", "line g2")
    seen = s.state.view(1).sheets[0]
    assert set(seen.cells) == {-1}
    assert (len(seen.zones), seen.energies) == (1, 1)
    s.plays(1, "9/energy t3", "pass")
    seen = s.state.view(1).sheets[0]
    assert seen.cells[2] == 9
    assert (len(seen.zones), seen.energies) == (2, 2)


def test_a_race_for_zones_is_scored_from_what_the_one_who_looks_knows():
    s = a_journey().write(0, "1 |").write(1, ". |").has(1, energies=3)
    assert [sheet.lines["zones"] for sheet in s.state.view(0).sheets] == [20, 0]
    s.plays(1, "8/robot t1", "pass")
    assert [sheet.lines["zones"] for sheet in s.state.view(0).sheets] == [20, 0]
    assert [sheet.lines["zones"] for sheet in s.state.view(1).sheets] == [20, 20]


def test_what_happens_is_told():
    s = a_journey().has(0, robots=[1, 0, 0, 0]).has(1, tanks="t2 t7 t14 t19 t26 t35")
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "8/robot t1", "robot s1").plays(1, "9/energy t3", "energy", "line g2").everyone_takes_missions()
    told = [text for event in heard.events if (text := s.state.game.tell(event, ["Ana", ""], "en"))]
    assert told[:6] == [
        "Ana writes 8 in space 1.",
        "Ana circles a robot of station 1.",
        "Ana is among the first with all robots of station 1: each plant counts 6.",
        "Seat 2 writes 9 in space 3.",
        "Seat 2 circles an energy.",
        "Seat 2 draws a line between spaces 2 and 3.",
    ]
    assert "Seat 2 is among the first to accomplish mission C: 9 points." in told
