"""Adventure 3 keeps what every game must keep, at every number of seats."""

import pytest

from cosmodrome.conformance import fingerprint, positions
from cosmodrome.kernel import Rng
from cosmodrome.kernel.record import Record, replay_record
from games.moon.adventure3.colonies import a_colony, a_game, play_on, the_game


@pytest.mark.parametrize("players", [2, 5])
def test_a_record_replays(players):
    game = the_game(players)
    for state in positions(game, players, every=25):
        for seat in state.actors:
            texts = [state.notate(move) for move in state.legal(seat)]
            assert [state.parse(text) for text in texts] == state.legal(seat)
        record = Record.from_json(state.record().to_json())
        assert fingerprint(replay_record(game, record)) == fingerprint(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_end(players):
    for seed in range(15):
        state = a_game(players, seed)
        play_on(state, Rng.seeded(seed))
        state.check()
        assert state.end_reasons()
        assert max(state.scores) == state.scores[state.winners[0]]
        assert state.scores == [sum(state.score_lines(state.sheets, seat).values()) for seat in range(players)]


def test_the_live_score_is_the_score_at_the_end():
    for seed in range(5):
        state = play_on(a_game(3, seed), Rng.seeded(seed))
        assert [sheet.score for sheet in state.view(None).sheets] == state.scores


def test_others_do_not_see_what_is_written_now():
    s = a_colony().shows("8/energy").plays(0, "8/energy c1r2")
    assert s.state.view(0).sheets[0].cells[6] == 8
    assert s.state.view(1).sheets[0].cells[6] == -1
    assert s.state.view(None).sheets[0].cells[6] == -1
    s.plays(0, "energy antennas").others_write()
    assert s.state.view(1).sheets[0].cells[6] == 8
    assert s.state.view(1).sheets[0].lines["antennas"] == 1
