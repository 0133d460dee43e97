"""`cosmodrome bench`: its shape, not its speed."""

from __future__ import annotations

import platform

import pytest

from cosmodrome.games import titles
from cosmodrome.lab import peers

BRIEF = ("--seconds", 0.01)


class Peer:
    """A peer that is installed and does nothing."""

    version = "1.2"

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, count: int) -> int:
        sum(range(1000))
        return 1

    def clone(self, count: int) -> None:
        sum(range(1000))

    def playout(self, count: int) -> None:
        raise NotImplementedError


def test_json_has_the_shape_that_other_tools_read(run):
    found = run("bench", "--json", *BRIEF)
    assert (found.code, found.err) == (0, "")
    told = found.json
    assert list(told) == ["compiled", "python", "cpu", "games", "peers", "ratios"]
    assert isinstance(told["compiled"], bool)
    assert told["python"] == platform.python_version()
    assert (told["peers"], told["ratios"]) == ([], [])
    assert {game["game"] for game in told["games"]} == set(titles())
    assert [game["options"]["adventure"] for game in told["games"] if game["game"] == "moon"] == [*range(1, 9)]
    rates = ["decisions_per_second", "games_per_second", "clones_per_second", "playouts_per_second"]
    for game in told["games"]:
        assert list(game) == ["game", "options", *rates, "median"]
        assert list(game["median"]) == rates
        assert game["decisions_per_second"] >= game["median"]["decisions_per_second"] > 0
        assert game["clones_per_second"] > 0
        assert game["playouts_per_second"] > 0
    assert {game["options"]["players"] for game in told["games"]} == {2, 3}


def test_peers_are_measured_in_the_same_run(run, monkeypatch, tmp_path):
    monkeypatch.setattr(peers, "find_peers", lambda: ([Peer("fast"), Peer("slow")], ["away"]))
    found = run("bench", "moon", "--peers", "--json", "--markdown", tmp_path / "table.md", *BRIEF)
    told = found.json
    assert [peer["name"] for peer in told["peers"]] == ["fast", "slow", "away"]
    assert list(told["peers"][0])[:4] == ["name", "version", "decisions_per_second", "clones_per_second"]
    assert told["peers"][2] == {"name": "away", "missing": True}
    assert [ratio["peer"] for ratio in told["ratios"]] == ["fast", "slow"] * len(told["games"])
    first = told["games"][0]["decisions_per_second"]
    assert told["ratios"][0]["decisions"] == pytest.approx(first / told["peers"][0]["decisions_per_second"])
    assert found.err.count("\n") == 1
    assert "pip install 'cosmodrome[peers]'" in found.err
    table = (tmp_path / "table.md").read_text()
    assert "| moon players=2 missions=A1,B1,C1 |" in table
    assert "| fast 1.2 |" in table
    assert "| moon players=2 missions=A1,B1,C1 | slow |" in table


def test_missing_peers_are_named_and_nothing_is_installed(monkeypatch):
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    found, missing = peers.find_peers()
    assert found == []
    assert missing == [
        "catanatron",
        *(f"open_spiel {game}" for game in ("hearts", "gin_rummy", "backgammon", "chess")),
    ]


def test_people_see_tables(run, monkeypatch):
    monkeypatch.setattr(peers, "find_peers", lambda: ([Peer("fast")], ["away"]))
    found = run("bench", "--peers", *BRIEF)
    assert found.code == 0
    assert "decisions" in found.out
    assert "fast" in found.out


def test_bad_input_is_refused(run, tmp_path):
    run("bench", "mars").refused("mars")
    run("bench", "--seconds", 0).refused("--seconds")
    found = run("bench", "--markdown", tmp_path, *BRIEF)
    found.refused(str(tmp_path))
