"""Who is away is told that it is their turn; who is there is not; and what is told gives nothing away."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest

from cosmodrome.server.push import Pushes
from cosmodrome.server.storage import Push
from server.club import Club, Person
from server.push_service import PushService

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


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service of our own, which the server takes for a browser's."""
    monkeypatch.setattr("cosmodrome.server.push.SERVICES", ("127.0.0.1",))
    monkeypatch.setattr("cosmodrome.server.push.SCHEME", "http://")
    with PushService() as running:
        yield running


def a_turn(club: Club, service: PushService) -> tuple[str, Person]:
    """Ana subscribes and goes away; then Ben sits down, and it is her turn."""
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens()
    subscription = {"endpoint": f"{service.origin}/wpush/ana", "keys": service.keys}
    assert ana.ask("POST", "/api/push", subscription).status_code == 204
    ben.joins(table)
    return table, ana


def until(club: Club, done: Callable[[], object]) -> None:
    for _ in range(400):
        if done():
            return
        club.mind()
        time.sleep(0.01)
    raise AssertionError("nothing came")


def test_a_push_can_be_read_by_the_browser_alone_and_is_signed_by_this_installation(
    club: Club, service: PushService
) -> None:
    table, ana = a_turn(club, service)
    until(club, lambda: service.sent)
    assert service.read() == {"kind": "turn", "table": table, "link": f"/table/{table}"}
    headers, body = service.sent[0]
    assert table.encode() not in body
    assert int(headers["ttl"]) > 0
    key, claims = service.claims()
    assert key == ana.get("/api/push")["key"]
    assert claims["aud"] == service.origin
    assert claims["sub"] == club.settings.contact


@pytest.mark.parametrize(("status", "kept"), [(410, False), (404, False), (500, True), (429, True)])
def test_a_browser_that_is_gone_is_forgotten_and_one_that_stumbles_is_not(
    club: Club, service: PushService, status: int, kept: bool
) -> None:
    service.status = status
    table, _ = a_turn(club, service)
    store, player = club.app.state.service.store, club.room(table).table.seats[0].player
    until(club, lambda: service.sent)
    house = club.app.state.service.pushes
    until(club, lambda: not house._sending)
    assert bool(club.on_the_loop(store.pushes_of, player)) == kept


def test_a_guest_who_signs_in_is_told_about_the_games_of_the_account(club: Club, service: PushService) -> None:
    ana = club.somebody("Ana")
    table = ana.opens()
    ana.post("/api/account", {"name": "Ana", "passphrase": "correct horse battery"})
    phone = club.somebody("Guest")
    phone.opens()
    phone.ask("POST", "/api/push", {"endpoint": f"{service.origin}/phone", "keys": service.keys})
    phone.post("/api/session", {"name": "Ana", "passphrase": "correct horse battery"})
    club.somebody("Ben").joins(table)
    until(club, lambda: service.sent)
    assert service.read()["table"] == table


def test_nobody_is_told_in_more_than_ten_browsers(club: Club) -> None:
    ana = club.somebody("Ana")
    ana.opens()
    told = [
        ana.ask("POST", "/api/push", {**SUBSCRIPTION, "endpoint": f"{SUBSCRIPTION['endpoint']}{n}"}).status_code
        for n in [*range(10), 10, 3]
    ]
    assert told == [204] * 10 + [409, 204]


def test_the_keys_of_an_installation_stay_the_same(club: Club) -> None:
    first = club.somebody().get("/api/push")["key"]
    with Club(club.settings.database) as again:
        assert again.somebody().get("/api/push")["key"] == first
