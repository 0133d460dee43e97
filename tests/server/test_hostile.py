"""What is forged, foreign, stale, oversized or simply nonsense gets one clear sentence and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from server.club import Club, Page, Person
from server.test_flows import two

HOSTILE_NAMES = ["<script>alert(1)</script>", "👩‍🚀🚀", "שרה", "Robert'); DROP TABLE moves;--", "{0} %s \\n", "a" * 30]


@pytest.fixture(scope="module")
def club(shelf: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One server for all of them: whatever one does must not harm the next."""
    with Club(tmp_path_factory.mktemp("club") / "club.sqlite") as running:
        yield running


def position(club: Club, table: str) -> tuple[Any, ...]:
    found = club.room(table).table
    return found.version, found.number, list(found.seats), found.said


def test_a_forged_cookie_is_worth_nothing(club: Club) -> None:
    table, ana, _ = two(club)
    before = position(club, table)
    player = club.room(table).table.seats[0].player
    name, _, signed = ana.cookie.partition("=")
    forged = [
        f"{name}={player}",
        f"{name}={player}.",
        f"{name}={signed[:-2]}xx",
        f"{name}={player}.{signed.rpartition('.')[2][::-1]}",
        f"{name}=%00{signed}",
        f"{name}=" + "A" * 3000,
        "other=" + signed,
    ]
    for cookie in forged:
        eve = Person(club, cookie=cookie)
        assert eve.get(f"/api/tables/{table}")["you"] is None
        eve.refused(403, "POST", f"/api/tables/{table}/moves", {"after": 0, "moves": ["lay 1"]})
        eve.refused(403, "POST", f"/api/tables/{table}/leave", {})
        eve.refused(403, "POST", f"/api/tables/{table}/start", {})
        eve.refused(403, "POST", f"/api/tables/{table}/seats/1/bot", {})
        eve.cookie = cookie
        with eve.page(table) as page:
            assert page.settle().table["you"] is None
            page.refused("draft", move="lay 1", after=0)
    assert position(club, table) == before


def test_the_cookie_of_another_installation_is_worth_nothing(club: Club, tmp_path: Any) -> None:
    table, ana, _ = two(club)
    with Club(tmp_path / "other.sqlite") as other:
        stranger = other.somebody("Ana")
        stranger.opens()
        assert Person(club, cookie=stranger.cookie).get(f"/api/tables/{table}")["you"] is None
    assert ana.get(f"/api/tables/{table}")["you"] == 0


def test_the_cookie_of_somebody_else_plays_nobodys_seat(club: Club) -> None:
    table, _, _ = two(club)
    eve = club.somebody("Eve")
    eve.opens()
    before = position(club, table)
    assert "no seat" in eve.refused(403, "POST", f"/api/tables/{table}/moves", {"after": 0, "moves": ["lay 1"]})
    assert position(club, table) == before


@pytest.mark.parametrize(
    "id", ["nothing", "a" * 64, "a" * 500, "%00", "x'--", "..%2f..%2fetc", "é", "%F0%9F%9A%80", "-"]
)
def test_a_table_that_is_not_there(club: Club, id: str) -> None:
    ana = club.somebody("Ana")
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/view", None),
        ("GET", "/scene", None),
        ("GET", "/record", None),
        ("GET", "/picture.png", None),
        ("POST", "/join", {"name": "Ana"}),
        ("POST", "/leave", {}),
        ("POST", "/start", {}),
        ("POST", "/moves", {"after": 0, "moves": ["x"]}),
    ):
        assert ana.ask(method, f"/api/tables/{id}{path}", body).status_code in (404, 405), (method, path)


def test_a_socket_to_a_table_that_is_not_there_is_closed_with_404(club: Club) -> None:
    with pytest.raises(WebSocketDisconnect) as closed, club.somebody().page("nothing") as page:
        page.hear()
    assert closed.value.code == 4404
    assert "no such table" in str(closed.value.detail)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example", "file://"])
def test_pages_of_other_sites_are_turned_away(club: Club, origin: str) -> None:
    table, ana, _ = two(club)
    before = position(club, table)
    ana.headers = {"origin": origin}
    with pytest.raises(WebSocketDisconnect), ana.page(table) as page:
        page.hear()
    assert "another site" in ana.refused(403, "POST", f"/api/tables/{table}/moves", {"after": 0, "moves": ["lay 1"]})
    assert "another site" in ana.refused(403, "POST", "/api/me", {"name": "Eve"})
    assert "another site" in ana.refused(403, "DELETE", "/api/session")
    ana.headers = {"sec-fetch-site": "cross-site"}
    assert "another site" in ana.refused(403, "POST", "/api/me", {"name": "Eve"})
    assert position(club, table) == before


def test_our_own_pages_are_let_in(club: Club) -> None:
    table, ana, _ = two(club)
    ana.headers = {"origin": "http://testserver.local"}
    with ana.page(table) as page:
        assert page.settle().table["you"] == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"look"',
        "{}",
        '{"do":"fly"}',
        '{"do":"draft"}',
        '{"do":"draft","move":7,"after":0}',
        '{"do":"draft","move":"lay 1","after":"0"}',
        '{"do":"draft","move":"lay 1","after":-1}',
        '{"do":"draft","move":"lay 1","after":1e99}',
        '{"do":"drop","index":99999999999999999999}',
        '{"do":"confirm","after":null}',
        '{"do":"chat"}',
        '{"do":"chat","text":{"a":1}}',
        '{"do":"look","shown":9}',
        '{"do":"ping","id":{"a":[]}}',
        '{"do":"draft","move":"\\ud800","after":0}',
        "[" * 15_000,
        '{"do":' * 2_000,
        "\x00",
    ],
)
def test_nonsense_on_the_socket_is_answered_and_forgotten(club: Club, text: str) -> None:
    table, ana, _ = two(club)
    with ana.page(table) as page:
        page.settle()
        before = position(club, table)
        page.send(text)
        message = page.hear()
        assert message["is"] == "refused"
        assert message["why"]
        page.settle()
        assert position(club, table) == before
        page.plays()


def test_a_message_that_is_too_long_ends_the_connection(club: Club) -> None:
    table, ana, _ = two(club)
    with ana.page(table) as page:
        page.settle().send('{"do":"chat","text":"' + "x" * 20_000 + '"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            page.hear()
    assert closed.value.code == 1009


@pytest.mark.parametrize("text", ["x" * 10_000, "🚀" * 1_000, "\u202e" * 10, "a" + "\u0301" * 400, " ", "\x00"])
def test_chat_that_hides_or_overruns_is_refused(club: Club, text: str) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as page, ben.page(table) as other:
        before = position(club, table)
        assert page.settle().refused("chat", text=text)
        assert position(club, table) == before
        page.done("chat", text="<img src=x onerror=alert(1)> שלום 🚀")
        assert other.settle().chat == page.chat == ["Ana: <img src=x onerror=alert(1)> שלום 🚀"]


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_hostile_names_are_shown_as_they_are_everywhere(club: Club, name: str) -> None:
    ana, ben = club.somebody(name), club.somebody("Ben")
    table = ana.opens("moon")
    ben.joins(table)
    with ana.page(table) as page:
        page.settle()
        assert page.table["seats"][0]["name"] == name
    picture = ana.ask("GET", f"/api/tables/{table}/picture.svg").text
    assert "<script" not in picture
    assert ana.ask("GET", f"/api/tables/{table}/picture.png?width=200").status_code == 200
    assert ana.get("/api/tables?mine")[0]["seats"][0]["name"] == name


@pytest.mark.parametrize("name", ["", " ", "a" * 31, "a" * 10_000, "\u202eevil", "a\x00b", "\u200b", 7, None, {}, []])
def test_names_that_hide_or_overrun_are_refused(club: Club, name: object) -> None:
    eve = club.somebody()
    answer = eve.ask("POST", "/api/me", {"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]
    assert eve.cookie == ""
    table = club.somebody("Ana").opens()
    answer = eve.ask("POST", f"/api/tables/{table}/join", {"name": name})
    assert answer.status_code in ((400, 422) if name is not None else (200,))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"title": "chess"},
        {"title": "moon", "players": 99},
        {"title": "moon", "players": "two"},
        {"title": "moon", "options": {"adventure": 77}},
        {"title": "moon", "options": {"self": 1}},
        {"title": "moon", "options": {"players": 2}},
        {"title": "moon", "options": {"pack": "/etc/passwd"}},
        {"title": "moon", "options": {"pack": "[sheet]\nerrors = 4\n"}},
        {"title": "moon", "options": {"adventure": 10**40}},
        {"title": "moon", "options": []},
        {"title": "moon", "bots": {"0": "pilot"}},
        {"title": "moon", "bots": {"one": "pilot"}},
        {"title": "moon", "bots": {"²": "pilot"}},
        {"title": "moon", "bots": {"1": "hal9000"}},
        {"title": "moon", "fill": "hal9000"},
        {"title": "moon", "clock": {"kind": "sand"}},
        {"title": "moon", "clock": {"kind": "budget"}},
        {"title": "moon", "clock": {"kind": "days", "days": 10**9}},
        {"title": "moon", "name": "\u202e"},
        {"title": "m" * 10_000},
        [],
        "moon",
        7,
    ],
)
def test_a_table_that_nobody_could_play_at_is_not_opened(club: Club, body: Any) -> None:
    eve = club.somebody()
    answer = eve.ask("POST", "/api/tables", body)
    assert answer.status_code in (400, 422), answer.text
    assert set(answer.json()) == {"error"}
    assert eve.get("/api/tables?mine") == []


def test_a_body_that_is_too_big_is_refused(club: Club) -> None:
    eve = club.somebody()
    answer = eve.ask("POST", "/api/me", {"name": "x" * 200_000})
    assert answer.status_code == 413
    assert answer.json()["error"]


@pytest.mark.parametrize("moves", [[], ["keep"], ["lay 999"], ["x" * 499], ["lay 1"] * 101, "lay 1", [7], [None]])
def test_moves_that_are_not_legal_change_nothing(club: Club, moves: Any) -> None:
    table, ana, _ = two(club)
    before = position(club, table)
    answer = ana.ask("POST", f"/api/tables/{table}/moves", {"after": 0, "moves": moves})
    assert answer.status_code in (400, 409, 422), answer.text
    assert position(club, table) == before


def test_every_answer_carries_the_strict_policy(club: Club) -> None:
    zoe = club.somebody()
    for path in (
        "/",
        "/api/titles",
        "/api/nothing",
        "/api/tables/nothing",
        "/static/layer/00.svg",
        "/health",
        "/x/y.js",
    ):
        headers = zoe.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_cookies_are_kept_from_scripts_and_other_sites(club: Club) -> None:
    answer = club.somebody().ask("POST", "/api/me", {"name": "Ana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_accounts(club: Club) -> None:
    table, ana, ben = two(club)
    assert ana.get("/api/me") == {"name": "Ana", "account": False}
    assert "8 to 200" in ana.refused(422, "POST", "/api/account", {"name": "Ana", "passphrase": "short"})
    ana.post("/api/account", {"name": "Ana", "passphrase": "correct horse battery"})
    assert ana.get("/api/me") == {"name": "Ana", "account": True}
    assert "already" in ben.refused(409, "POST", "/api/account", {"name": "aNA", "passphrase": "correct horse"})
    assert "already" in ana.refused(409, "POST", "/api/account", {"name": "Ana2", "passphrase": "correct horse"})

    elsewhere = club.somebody("Anonymous")
    other = elsewhere.opens()
    for name, passphrase in (("Ana", "wrong passphrase"), ("Nobody", "correct horse battery"), ("Ana", "x" * 900)):
        assert "fit" in elsewhere.refused(401, "POST", "/api/session", {"name": name, "passphrase": passphrase})
    elsewhere.post("/api/session", {"name": "ana", "passphrase": "correct horse battery"})
    assert {found["id"] for found in elsewhere.get("/api/tables?mine")} == {table, other}, (
        "the guest's games came along"
    )
    assert elsewhere.get(f"/api/tables/{table}")["you"] == 0
    assert elsewhere.get(f"/api/tables/{other}")["host"]

    assert elsewhere.ask("DELETE", "/api/session").status_code == 204
    elsewhere.cookie = ""
    assert elsewhere.get("/api/me") == {"name": "", "account": False}
    assert elsewhere.get("/api/tables?mine") == []


def test_signing_in_does_not_take_the_seat_of_another_account(club: Club) -> None:
    table, ana, ben = two(club)
    ana.post("/api/account", {"name": "Annika", "passphrase": "correct horse battery"})
    ben.post("/api/account", {"name": "Benno", "passphrase": "correct horse battery"})
    ben.post("/api/session", {"name": "Annika", "passphrase": "correct horse battery"})
    assert ben.get(f"/api/tables/{table}")["you"] == 0
    assert [seat["name"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == ["Ana", "Ben"]
    ben.post("/api/session", {"name": "Benno", "passphrase": "correct horse battery"})
    assert ben.get(f"/api/tables/{table}")["you"] == 1


def test_somebody_who_asks_too_much_must_wait(tmp_path: Any) -> None:
    with Club(tmp_path / "limited.sqlite", limits=True) as club:
        eve = club.somebody("Eve")
        codes = [eve.ask("POST", "/api/session", {"name": "x", "passphrase": "y"}).status_code for _ in range(14)]
        assert codes[0] == 401
        assert codes[-1] == 429
        codes = [eve.ask("POST", "/api/tables", {"title": "chess"}).status_code for _ in range(80)]
        assert codes[-1] == 429
        assert eve.get("/api/titles"), "looking is free"


def test_a_page_that_says_too_much_is_slowed_and_then_sent_away(tmp_path: Any) -> None:
    with Club(tmp_path / "limited.sqlite", limits=True) as club:
        table, ana, _ = two(club)
        with pytest.raises(WebSocketDisconnect) as closed, ana.page(table) as page:
            _talk_without_end(page)
        assert closed.value.code == 4429
        assert club.room(table).guests == set()


def _talk_without_end(page: Page) -> None:
    for _ in range(2000):
        page.say("ping")
    while True:
        page.hear()


def test_pushes_go_to_push_services_only(club: Club) -> None:
    _, ana, _ = two(club)
    keys = {"p256dh": "abc", "auth": "def"}
    for endpoint in (
        "http://127.0.0.1:9/",
        "https://127.0.0.1/",
        "https://evil.example/?fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com@evil.example/x",
    ):
        assert "push service" in ana.refused(422, "POST", "/api/push", {"endpoint": endpoint, "keys": keys})
    body = {"endpoint": "https://fcm.googleapis.com/fcm/send/x", "keys": keys, "language": "de"}
    assert ana.ask("POST", "/api/push", body).status_code == 204
    assert "table first" in club.somebody().refused(403, "POST", "/api/push", body)
    assert ana.ask("POST", "/api/push/stop", {"endpoint": body["endpoint"]}).status_code == 204
