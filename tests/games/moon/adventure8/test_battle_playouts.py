"""Whatever is played in adventure 8: invariants hold, games end, records replay, clones and redeals are what they say."""

import pytest

from cosmodrome import conformance
from cosmodrome.games.moon.adventure8.bot import Admiral, Strategy
from cosmodrome.kernel import Record, Rng
from cosmodrome.kernel.record import replay_record
from games.moon.adventure8.battle_table import a_game

"""Records are replayed by the test below, which needs no registered title."""


@pytest.mark.parametrize("players", range(1, 7))
def test_notation_means_one_move_and_a_record_replays_to_the_same_end(players):
    game = a_game(players)
    for state in conformance.positions(game, players, every=9):
        for seat in state.actors:
            texts = [state.notate(move) for move in state.legal(seat)]
            assert [state.parse(text) for text in texts] == state.legal(seat)
    record = Record.from_json(state.record().to_json())
    again = replay_record(game, record)
    assert conformance.fingerprint(again) == conformance.fingerprint(state)


def test_it_is_adventure_8():
    game = a_game()
    assert game.adventure == 8
    assert game.new(1).view(0).adventure == 8
    assert game.tables("")["name"] == "The Battle"


@pytest.mark.parametrize("players", range(1, 7))
def test_random_games_keep_the_invariants_and_end(players):
    for seed in range(8):
        state, rng = a_game(players).new(seed), Rng.seeded(seed)
        while not state.over:
            seat = rng.pick(list(state.actors))
            state.play(seat, rng.pick(state.legal(seat)))
            state.check()
        assert state.end_reasons()
        assert state.turn <= 33 + 2 * state.ring * 2, "every turn fills a space of a sheet or crosses an error"


def careful(state, rng):
    """Mostly what the admiral would do, so that games go far; sometimes anything."""
    admiral = Admiral(Strategy(width=1))
    while not state.over:
        seat = state.actors[0]
        state.play(
            seat, rng.pick(state.legal(seat)) if rng.below(20) == 0 else admiral.choose(state.clone(), seat, rng)
        )


@pytest.mark.slow
def test_careful_games_reach_every_part_of_the_sheet():
    """Otherwise the games above would prove little."""
    reached = set()
    for seed in range(14):
        state = a_game(1 + seed % 4).new(seed)
        careful(state, Rng.seeded(seed))
        for at in range(state.ring):
            for side in state.on(at).sides:
                reached |= {f"planet {i}" for i in range(7) if side.flags >> i & 1}
                reached |= {f"asteroid {i}" for i in range(13) if side.asteroids >> i & 1}
                reached |= {f"moon {i // 2}" for i in range(14) if side.moons >> i & 1}
                reached |= {f"type {i}" for i, boxes in enumerate(side.types) if boxes}
                reached |= {"astronaut used"} if side.used else set()
            reached |= {f"mission {i}" for i, box in enumerate(state.on(at).missions) if box >= 0}
        reached |= set(state.end_reasons())
    wanted = {f"planet {i}" for i in range(7)} | {f"asteroid {i}" for i in range(13)} | {f"type {i}" for i in range(3)}
    wanted |= {f"moon {i}" for i in range(7)} | {f"mission {i}" for i in range(3)} | {"astronaut used", "full"}
    assert wanted <= reached, wanted - reached
