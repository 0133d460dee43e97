"""Looking back through the server: only when a game is over, found once, told in everybody's language."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from cosmodrome.kernel import Record
from cosmodrome.lab.analysis import Analysis, Point, Turn
from cosmodrome.server import analysis as engine
from server.club import Club, Person


def finished(ana: Person) -> str:
    """A table at which Ana has played a short game of chance to its end."""
    table = ana.opens("moon", fill="random")
    for _ in range(500):
        seen = ana.view(table)
        if seen["view"]["over"]:
            return table
        if seen["moves"]:
            ana.plays(table)
    raise AssertionError("the game has no end")


def ready(ana: Person, table: str, language: str = "en") -> Any:
    """What is found in the end."""
    for _ in range(200):
        told = ana.get(f"/api/tables/{table}/analysis?language={language}")
        if told["status"] != "working":
            return told
        time.sleep(0.05)
    raise AssertionError("nothing is found")


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Record], Analysis]], list[str]]:
    """Somebody else does the work, in this process; tells which games were looked at."""

    def replace(look: Callable[[Record], Analysis]) -> list[str]:
        seen: list[str] = []

        def work(record: bytes) -> Analysis:
            played = Record.from_json(record)
            seen.append(played.game)
            return look(played)

        monkeypatch.setattr(engine, "ProcessPoolExecutor", lambda jobs, **_: ThreadPoolExecutor(jobs))
        monkeypatch.setattr(engine, "look_back", work)
        return seen

    return replace


def test_a_finished_game_is_looked_through_once_and_told_in_any_language(club: Club, looked: Any) -> None:
    def look(record: Record) -> Analysis:
        seat, played = record.moves[0]
        turns = [Turn("mistake", 1, seat, -0.2, played, played), Turn("fortune", 3, 1, 0.4)]
        return Analysis(record.game, record.seats, len(record.moves), [Point(0, [0.5, 0.5])], turns)

    seen = looked(look)
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = finished(ana)
    told = ready(ana, table)
    assert told["points"] == [{"number": 0, "chances": [0.5, 0.5]}]
    assert [(turn["number"], turn["kind"]) for turn in told["turns"]] == [(1, "mistake"), (3, "fortune")]
    assert "20%" in told["turns"][0]["headline"]
    assert told["turns"][0]["better"].startswith("Better: ")
    assert ready(ben, table, "de")["turns"][0]["better"].startswith("Besser: ")
    assert seen == ["moon"]


def test_a_game_that_runs_is_not_analysed(club: Club) -> None:
    ana = club.somebody("Ana")
    table = ana.opens("moon", fill="random")
    assert "over" in ana.refused(403, "GET", f"/api/tables/{table}/analysis")
    ana.refused(404, "GET", "/api/tables/nowhere/analysis")


def test_what_goes_wrong_is_said_and_not_tried_again(club: Club, looked: Any) -> None:
    def look(record: Record) -> Analysis:
        raise ZeroDivisionError

    seen = looked(look)
    ana = club.somebody("Ana")
    table = finished(ana)
    assert ready(ana, table)["status"] == "failed"
    assert ready(ana, table)["status"] == "failed"
    assert seen == ["moon"]


@pytest.mark.slow
def test_a_process_of_its_own_really_looks(club: Club) -> None:
    ana = club.somebody("Ana")
    table = finished(ana)
    for _ in range(600):
        told = ana.get(f"/api/tables/{table}/analysis")
        if told["status"] != "working":
            break
        time.sleep(0.5)
    assert told["status"] == "ready"
    assert told["points"][-1]["number"] == told["moves"] > 20
