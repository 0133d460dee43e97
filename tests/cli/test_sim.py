"""`cosmodrome sim`."""

from __future__ import annotations

import json

import pytest

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.games.moon.bots import BOTS
from cosmodrome.kernel import Record

KEYS = [
    "game",
    "options",
    "bots",
    "games",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins",
    "wins_by_bot",
    "mean_scores",
    "mean_decisions",
    "mean_rounds",
]


class Broken(Bot):
    """Fails in a part of its games."""

    def choose(self, world, seat, rng):
        if rng.below(200) == 0:
            raise ZeroDivisionError("broken\nbot")
        return world.legal(seat)[0]


class Cheat(Bot):
    def choose(self, world, seat, rng):
        return -1


@pytest.fixture
def broken(monkeypatch):
    monkeypatch.setitem(BOTS, "broken", Broken)
    monkeypatch.setitem(BOTS, "cheat", Cheat)


def figures(ran):
    return {key: value for key, value in ran.json.items() if "second" not in key}


def test_json_has_the_shape_that_other_tools_read(run):
    found = run("sim", "moon", "-o", "adventure=1", "--bots", "random,pilot", "--games", 4, "--seed", 7, "--json")
    assert (found.code, found.err) == (0, "")
    told = found.json
    assert list(told) == KEYS
    assert told["game"] == "moon"
    assert told["options"] == {"adventure": 1, "missions": "random", "pack": ""}
    assert told["bots"] == ["random", "pilot"]
    assert (told["games"], told["errors"]) == (4, 0)
    assert len(told["wins"]) == len(told["mean_scores"]) == 2
    assert told["wins_by_bot"] == {"random": told["wins"][0], "pilot": told["wins"][1]}
    assert sum(told["wins"]) == pytest.approx(4)
    assert told["mean_decisions"] == told["decisions"] / 4
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"])


def test_the_same_seed_gives_the_same_games_however_many_processes(run, tmp_path):
    series = ("sim", "moon", "--bots", "pilot,random", "--games", 9, "--seed", "x", "--json", "--records")
    one = run(*series, tmp_path / "one", "--jobs", 1)
    two = run(*series, tmp_path / "two", "--jobs", 2)
    assert figures(one) == figures(two)
    files = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert len(files) == 9
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert len({(tmp_path / "one" / name).read_bytes() for name in files}) == 9


def test_another_seed_gives_other_games(run):
    series = ("sim", "moon", "--games", 5, "--json", "--seed")
    assert figures(run(*series, 1)) == figures(run(*series, 1))
    assert figures(run(*series, 1)) != figures(run(*series, 2))


def test_records_are_verified_games_of_these_bots(run, tmp_path):
    run("sim", "moon", "--bots", "random", "--games", 3, "--seed", 4, "--records", tmp_path / "deep" / "er")
    for index in range(3):
        record = Record.from_json((tmp_path / "deep" / "er" / f"moon-{index}.json").read_bytes())
        assert record.seats == ["random", "random"]
        assert record.seed == f"4:{index}"
        assert cosmodrome.replay(record).over


def test_one_name_sits_everywhere(run):
    assert run("sim", "moon", "-o", "players=4", "--games", 1, "--json").json["bots"] == ["random"] * 4
    assert run("sim", "moon", "--bots", "random,random,random", "--games", 1, "--json").json["bots"] == ["random"] * 3


def test_people_see_a_table(run):
    found = run("sim", "moon", "--bots", "pilot,random", "--games", 4, "--seed", 1)
    assert (found.code, found.err) == (0, "")
    assert "4 games" in found.out
    assert "100.0% (51.0-100.0)" in found.out


def test_a_game_that_raises_is_counted_and_told_with_its_seed(run, broken):
    found = run("sim", "moon", "--bots", "broken,random", "--games", 12, "--seed", 3, "--json")
    told = found.json
    assert found.code == 1
    assert 0 < told["errors"] < told["games"] == 12
    lines = found.err.splitlines()
    assert len(lines) == told["errors"]
    assert all("seed 3:" in line and "ZeroDivisionError: broken bot" in line for line in lines)
    assert sum(told["wins"]) == pytest.approx(12 - told["errors"])
    assert told["mean_decisions"] == pytest.approx(told["decisions"] / (12 - told["errors"]))


def test_a_bot_that_plays_what_is_not_legal_wins_nothing(run, broken):
    told = run("sim", "moon", "--bots", "cheat", "--games", 2, "--json").json
    assert (told["errors"], told["decisions"], told["mean_scores"]) == (2, 0, [])
    assert run("sim", "moon", "--bots", "cheat", "--games", 2).code == 1


def test_bad_input_is_refused(run, tmp_path):
    run("sim", "mars").refused("mars")
    run("sim", "moon", "-o", "players=7").refused("players=7", "2, 3, 4, 5, 6")
    run("sim", "moon", "-o", "wind=1").refused("wind")
    run("sim", "moon", "--bots", "hal").refused("hal", "cadet, random")
    run("sim", "moon", "--bots", ",").refused("bot")
    run("sim", "moon", "--bots", "random,pilot", "-o", "players=3").refused("2 bots for 3 seats")
    run("sim", "moon", "--games", 0).refused("--games")
    run("sim", "moon", "--games", "many").refused("--games")
    run("sim", "moon", "--jobs", -1).refused("--jobs")
    file = tmp_path / "file"
    file.touch()
    run("sim", "moon", "--games", 1, "--records", file).refused(str(file))
    run("sim", "moon", "--games", 1, "--records", file / "sub").refused(str(file))


def test_a_game_with_a_pack_is_recorded_with_it_and_replays_without_the_file(run, tmp_path):
    pack = tmp_path / "mine.toml"
    pack.write_text("[sheet]\nerrors = 4\n")
    run("sim", "moon", "-o", f"pack={pack}", "--games", 1, "--seed", 3, "--records", tmp_path / "records")
    pack.unlink()
    (record,) = (tmp_path / "records").iterdir()
    assert json.loads(record.read_text())["options"]["pack"] == "[sheet]\nerrors = 4\n"
    assert run("replay", record).code == 0
