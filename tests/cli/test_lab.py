"""`cosmodrome lab`: tournaments that can be stopped, reports, and looking back on a game."""

from __future__ import annotations

import pytest

from cosmodrome.bots import bot_for
from cosmodrome.games import title
from cosmodrome.lab import analysis, play_game
from cosmodrome.lab.tournament import Run


def test_a_tournament_is_told_and_written(run, tmp_path):
    asked = ("lab", "tournament", "missions", "--bots", "random", "--games", 3, "--jobs", 1, "--out", tmp_path / "run")
    told = run(*asked, "--json").json
    assert list(told) == [
        "game",
        "options",
        "bots",
        "lineups",
        "games",
        "errors",
        "seconds",
        "ratings",
        "seats",
        "report",
    ]
    assert (told["game"], told["games"], told["errors"], told["lineups"]) == ("missions", 3, 0, 1)
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1)
    names = {file.name for file in (tmp_path / "run").iterdir()}
    assert {"report.html", "seats.parquet", "takings.parquet", "components.parquet", "tournament.json"} <= names
    again = run("lab", "report", tmp_path / "run", "--language", "fr")
    assert again.code == 0
    assert "3 parties" in again.out
    assert "Victoires par place" in (tmp_path / "run" / "report.html").read_text(encoding="utf-8")


def test_what_was_played_is_kept_when_somebody_stops_it(run, tmp_path, monkeypatch):
    asked = ("lab", "tournament", "moon", "--bots", "random", "--games", 25, "--jobs", 1, "--out", tmp_path, "--json")
    playing = Run.play

    def stopped(self, box, engine):
        yield next(playing(self, box, engine))
        raise KeyboardInterrupt

    monkeypatch.setattr(Run, "play", stopped)
    found = run(*asked)
    assert (found.code, found.out) == (130, "")
    assert "10 of 25 games" in found.err
    monkeypatch.undo()
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert len(Run.open(tmp_path).missing()) == 2
    assert run(*asked).json["games"] == 25


def test_bad_input_is_refused(run, tmp_path, record):
    run("lab", "tournament", "mars").refused("mars")
    run("lab", "tournament", "moon", "--bots", "hal", "--out", tmp_path / "x").refused("hal")
    run("lab", "tournament", "moon", "--bots", ",", "--out", tmp_path / "x").refused("bot")
    run("lab", "tournament", "moon", "--engine", "steam", "--out", tmp_path / "x").refused("steam", "local, ray")
    run("lab", "report", tmp_path / "nowhere").refused("no tournament")
    run("lab", "analyse", tmp_path / "nowhere.json").refused("nowhere.json")
    run("lab", "analyse", record, "--effort", 0).refused("--effort")


def test_looking_back_tells_turning_points(run, tmp_path, monkeypatch):
    for name, value in (("POINTS", 8), ("WORLDS", 2), ("SUSPECTS", 8), ("SIMULATIONS", 32)):
        monkeypatch.setattr(analysis, name, value)
    box = title("moon")
    game = box.configure(players=2)
    state = play_game(game, [bot_for(box, name, game)() for name in ("pilot", "random")], 3)
    file = tmp_path / "game.json"
    file.write_bytes(state.record(["Ada", "Grace"]).to_json())
    told = run("lab", "analyse", file, "--json").json
    assert [point["number"] for point in told["points"]] == sorted(point["number"] for point in told["points"])
    assert told["points"][-1]["chances"] == [1.0, 0.0]
    found = run("lab", "analyse", file, "--html", tmp_path / "page.html")
    assert found.code == 0
    assert "Grace: Write" in found.out
    assert "Better:" in found.out
    assert "<polyline" in (tmp_path / "page.html").read_text(encoding="utf-8")
