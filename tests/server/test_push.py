"""Who is away is told that it is their turn; who is there is not; and what is told gives nothing away."""

from __future__ import annotations

import json

import pytest

from cosmodrome.server.push import Pushes
from cosmodrome.server.storage import Push
from server.club import Club, Person

SUBSCRIPTION = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "keys": {"p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA", "auth": "tBHItJI5svbpez7KI4CCXg"},
}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, str]]]:
    """What would have been sent to push services."""
    found: list[tuple[str, dict[str, str]]] = []

    def send(self: Pushes, push: Push, message: str) -> None:
        found.append((push.player, json.loads(message)))

    monkeypatch.setattr(Pushes, "_send", send)
    return found


def play(club: Club, table: str, person: Person) -> None:
    person.plays(table)
    club.mind()


def test_who_is_away_is_told_when_it_is_their_turn(club: Club, sent: list[tuple[str, dict[str, str]]]) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens()
    assert ana.get("/api/push")["key"]
    assert ana.ask("POST", "/api/push", SUBSCRIPTION).status_code == 204
    ben.joins(table)
    club.mind()
    player = club.room(table).table.seats[0].player
    assert sent == [(player, {"kind": "turn", "table": table, "link": f"/table/{table}"})]
    sent.clear()
    with ana.page(table) as page:
        page.settle()
        while not sent and page.table["status"] == "running" and page.number < 6:
            for who in (ana, ben):
                if who.view(table)["moves"]:
                    play(club, table, who)
            page.settle()
        assert sent == [], "she is here"


def test_a_browser_that_is_gone_is_forgotten(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(Exception):
        class response:  # noqa: N801
            status_code = 410

    def send(self: Pushes, push: Push, message: str) -> None:
        raise Gone

    monkeypatch.setattr(Pushes, "_send", send)
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens()
    ana.ask("POST", "/api/push", SUBSCRIPTION)
    ben.joins(table)
    store = club.app.state.service.store
    player = club.room(table).table.seats[0].player
    for _ in range(50):
        club.mind()
        if not club.on_the_loop(store.pushes_of, player):
            return
    raise AssertionError("still told")


def test_the_keys_of_an_installation_stay_the_same(club: Club) -> None:
    first = club.somebody().get("/api/push")["key"]
    with Club(club.settings.database) as again:
        assert again.somebody().get("/api/push")["key"] == first
