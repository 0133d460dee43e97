"""A campaign on a server that is killed in the middle of every step: whatever was answered has happened, nothing happens
twice, and the campaign goes on."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.station import Station

TITLE = {"title": "moon", "campaign": "rungs", "players": 2, "fill": "random", "name": "Ana"}
CHAPTERS = 2
LONGEST_SECONDS = 0.08


class Survivor:
    """Somebody who asks again when nobody answers."""

    def __init__(self, station: Station, seed: int) -> None:
        self.station = station
        self.rng = random.Random(seed)
        self.cookie = ""
        self.kills = 0

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer = httpx.request(
            method, f"{self.station.address}{path}", json=body, headers={"cookie": self.cookie}, timeout=20
        )
        assert answer.status_code < 500, answer.text
        self.cookie = answer.headers.get("set-cookie", self.cookie).split(";")[0]
        return answer

    def under_fire(self, method: str, path: str, body: Any = None) -> httpx.Response | None:
        """Ask, and pull the plug a moment later; None: there was no answer."""
        delay = self.rng.uniform(0, LONGEST_SECONDS)
        killer = threading.Thread(target=lambda: (time.sleep(delay), self.station.kill()))
        killer.start()
        try:
            answer = self.ask(method, path, body)
        except httpx.HTTPError:
            answer = None
        killer.join()
        self.kills += 1
        self.station.start()
        return answer

    def until(self, reached: Callable[[], bool], method: str, path: str, body: Any = None) -> None:
        """Under fire once, then in peace, until what was asked for is so."""
        answer = self.under_fire(method, path, body)
        if answer is not None and answer.is_success:
            assert reached(), "it was answered, so it has happened"
        while not reached():
            self.ask(method, path, body)


@pytest.mark.slow
def test_a_campaign_survives_a_kill_in_every_step(tmp_path: Path) -> None:
    station = Station(tmp_path)
    station.start()
    try:
        ana = Survivor(station, seed=5)
        ana.ask("POST", "/api/me", {"name": "Ana"})

        def campaigns() -> list[Any]:
            return list(ana.ask("GET", "/api/campaigns?mine").json())

        ana.until(lambda: bool(campaigns()), "POST", "/api/campaigns", TITLE)
        path = f"/api/campaigns/{campaigns()[0]['id']}"

        def told() -> Any:
            return ana.ask("GET", path).json()

        for chapter in range(1, CHAPTERS + 1):
            assert told()["briefing"]["chapter"] == chapter
            branches = told()["briefing"]["branches"]
            if told()["briefing"]["decider"] == 0:
                branch = {"branch": branches[0]["id"]}
                ana.until(lambda: told()["briefing"]["choice"] is not None, "POST", f"{path}/choose", branch)
            ana.until(lambda: told()["table"] is not None, "POST", f"{path}/play", {})
            table = told()["table"]["id"]
            assert ana.ask("POST", f"{path}/play", {}).json()["table"] == table
            _play_to_the_end(ana, table)
            assert told()["done"] == chapter
        assert ana.kills >= 1 + 2 * CHAPTERS
    finally:
        station.stop()

    kept = sqlite3.connect(tmp_path / "games.sqlite")
    tables = kept.execute("SELECT count(*) FROM tables WHERE campaign = ?", (path.rpartition("/")[2],)).fetchone()
    assert tables == (CHAPTERS,), "one table for each chapter, and no stray one"
    results = kept.execute("SELECT count(*) FROM campaign_chapters WHERE result IS NOT NULL").fetchone()
    assert results == (CHAPTERS,)


def _play_to_the_end(ana: Survivor, table: str) -> None:
    """In peace; but the plug is pulled while the last answers may be on their way."""
    while ana.ask("GET", f"/api/tables/{table}").json()["status"] == "running":
        seen = ana.ask("GET", f"/api/tables/{table}/view").json()
        if seen["moves"]:
            moves = {"after": seen["number"], "moves": [ana.rng.choice(seen["moves"])["notation"]]}
            ana.ask("POST", f"/api/tables/{table}/moves", moves)
    ana.under_fire("GET", "/api/campaigns?mine")
