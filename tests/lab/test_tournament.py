"""Tournaments: everybody meets everybody, runs can be stopped and go on, and engines change nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cosmodrome.games import title
from cosmodrome.kernel import OptionError
from cosmodrome.lab.engines import Engine, Here, Processes, engine_for
from cosmodrome.lab.tournament import Part, Played, Run, Tournament, lineups_for, play_part

MOON = title("moon")


def moon(games: int = 32, bots: tuple[str, ...] = ("random",), seed: int = 5) -> Tournament:
    """Four parts of a lineup, with bots that need no time."""
    game = MOON.configure(players=2, adventure=1)
    return Tournament("moon", game.rules, dict(game.options), 2, bots, games, seed)


def play(folder: Path, tournament: Tournament, engine: Engine | None = None) -> Run:
    run = Run.begin(folder, tournament)
    for _ in run.play(MOON, engine or Here()):
        pass
    return run


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (2, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 1), (1, 4)])
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    lineups = lineups_for(names, seats)
    assert len(set(lineups)) == len(lineups)
    for name in names:
        by_seat = {sum(lineup[seat] == name for lineup in lineups) for seat in range(seats)}
        assert len(by_seat) == 1
        assert by_seat != {0}


def test_all_lineups_are_dealt_alike_and_nobody_else_is(tmp_path: Path) -> None:
    played = play(tmp_path, moon(2, ("cadet", "random"))).played()
    assert [(game.lineup, game.deal) for game in played] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [game.seed for game in played[:2]] == [game.seed for game in played[2:]] == ["5:0", "5:1"]
    assert all(game.rounds > 5 and game.decisions > 20 and not game.error for game in played)


def test_a_run_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole", moon()).played()
    stopped = Run.begin(tmp_path / "stopped", moon())
    steps = stopped.play(MOON, Here())
    kept = next(steps)
    steps.close()
    assert stopped.played() == kept
    assert len(stopped.missing()) == 3
    assert play(tmp_path / "stopped", moon()).played() == whole


def test_more_games_play_only_what_is_missing(tmp_path: Path) -> None:
    play(tmp_path / "grown", moon(20))
    more = Run.begin(tmp_path / "grown", moon(25))
    assert [(part.first, part.end) for part in more.missing()] == [(20, 25)]
    assert play(tmp_path / "grown", moon(25)).played() == play(tmp_path / "fresh", moon(25)).played()


def test_parts_of_any_length_are_worth_keeping(tmp_path: Path) -> None:
    play(tmp_path / "grown", moon(4))
    kept = Part(0, 6, 7)
    Run(tmp_path / "grown", moon(8)).file(kept).write_bytes(msgspec.json.encode(play_part(type(MOON), moon(8), kept)))
    more = Run.begin(tmp_path / "grown", moon(8), part=5)
    assert [(part.first, part.end) for part in more.missing()] == [(4, 5), (5, 6), (7, 8)]
    for _ in more.play(MOON, Here()):
        pass
    assert more.played() == more.kept() == play(tmp_path / "fresh", moon(8)).played()
    fewer = Run.begin(tmp_path / "grown", moon(3))
    assert (fewer.missing(), len(fewer.played()), len(fewer.kept())) == ([], 3, 8)


def test_one_bot_sits_alone_among_the_other_and_old_plans_can_be_read(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(moon(1, ("pilot", "random")), seats=3, alone=True)
    assert plan.lineups == [("pilot", "random", "random"), ("random", "pilot", "random"), ("random", "random", "pilot")]
    old = msgspec.to_builtins(moon(1))
    del old["alone"]
    (tmp_path / Run.PLAN).write_bytes(msgspec.json.encode(old))
    assert Run.begin(tmp_path, moon(1)).tournament.lineups == [("random", "random")]


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    play(tmp_path, moon(1))
    with pytest.raises(OptionError, match="another tournament"):
        Run.begin(tmp_path, moon(1, seed=6))
    with pytest.raises(OptionError, match="no tournament"):
        Run.open(tmp_path / "nowhere")


def test_processes_change_nothing(tmp_path: Path) -> None:
    alone = play(tmp_path / "alone", moon()).played()
    assert play(tmp_path / "two", moon(), Processes(2)).played() == alone


def test_processes_do_not_finish_what_nobody_wants(tmp_path: Path) -> None:
    late = tmp_path / "late"
    steps = Processes(2).each(exec, ["pass", f"import time; time.sleep(5); open({str(late)!r}, 'w')"])
    next(steps)
    steps.close()
    assert not late.exists()


def test_a_local_ray_changes_nothing(tmp_path: Path) -> None:
    alone = play(tmp_path / "alone", moon()).played()
    assert play(tmp_path / "ray", moon(), engine_for("ray", 2)).played() == alone


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(OptionError, match="local, ray"):
        engine_for("steam", 2)


def test_a_victory_is_shared_or_divided_among_all() -> None:
    game = Played(0, 0, "s", 1, 1, (5, 5, 1), (0, 1))
    assert game.shares() == [0.5, 0.5, 0.0]
    assert msgspec.structs.replace(game, winners=()).shares() == [1 / 3] * 3
