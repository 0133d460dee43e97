"""From opening a table to the final score, over HTTP and over the socket."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome import Record
from server.club import Club, Page, Person


def two(club: Club) -> tuple[str, Person, Person]:
    """Ana has opened a table and Ben has joined by the link."""
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens()
    assert ben.joins(table) == 1
    return table, ana, ben


def play_on(pages: list[Page], turns: int = 1000) -> None:
    """Whoever is asked plays the first move that glows."""
    for _ in range(turns):
        for page in pages:
            page.settle()
        if pages[0].table["status"] == "over":
            return
        asked = next(page for page in pages if page.scene["asked"])
        asked.plays()
    raise AssertionError("the game has no end")


def test_a_game_against_bots_is_one_request_away(club: Club) -> None:
    ana = club.somebody()
    table = ana.opens("moon", fill="random", players=3)
    seen = ana.get(f"/api/tables/{table}")
    assert seen["status"] == "running"
    assert [(seat["name"], seat["kind"]) for seat in seen["seats"]] == [
        ("Guest", "person"),
        ("Random", "bot"),
        ("Random 2", "bot"),
    ]


def test_another_program_plays_a_game_over_http_alone(club: Club) -> None:
    ana = club.somebody("Ana")
    table = ana.opens("moon", fill="random")
    for _ in range(500):
        seen = ana.view(table)
        if seen["view"]["over"]:
            break
        if seen["moves"]:
            ana.plays(table)
    assert ana.get(f"/api/tables/{table}")["status"] == "over"


def test_two_people_play_each_other_through_a_link_to_the_end(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as one, ben.page(table) as other:
        play_on([one, other])
        assert one.table["seats"][0]["score"] is not None
        assert any(seat["winner"] for seat in other.table["seats"])
        seed = one.table["seed"]
        named = hashlib.blake2b(seed.encode(), digest_size=32, person=b"cosmodrome hash").hexdigest()
        assert named == one.table["seed_hash"], "anybody can verify the seed"


def test_a_complete_game_of_every_title_follows_its_paths_to_the_end(club: Club) -> None:
    for title, found in cosmodrome.titles().items():
        ana, ben = club.somebody("Ana"), club.somebody("Ben")
        options = dict(next(variant for variant in found.variants() if variant["players"] == 2))
        table = ana.opens(title, players=options.pop("players"), options=options)
        ben.joins(table)
        with ana.page(table) as one, ben.page(table, "?shape=tall&language=de") as other:
            play_on([one, other])
            assert one.log
            assert one.scene["paths"] == []


def test_what_a_page_merges_from_differences_is_what_a_fresh_page_is_sent(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens("moon")
    ben.joins(table)
    with ana.page(table) as one, ben.page(table) as other:
        for _ in range(25):
            for page in (one, other):
                page.settle()
                if page.scene["asked"]:
                    page.plays()
            with ana.page(table) as fresh:
                one.settle()
                fresh.settle()
                assert fresh.scene == one.scene
                assert fresh.log == one.log


def test_a_draft_is_private_until_it_is_confirmed(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as one, ben.page(table) as other:
        other.settle()
        before = other.scene
        one.settle().drafts()
        assert one.drafted == [one.scene["draft"][0]["notation"]]
        assert one.scene["confirmable"]
        assert not one.scene["asked"]
        other.settle()
        assert other.scene == before
        one.confirms()
        assert not one.scene["confirmable"]
        assert not other.settle().table["seats"][0]["thinking"]


def test_undo_and_taking_out(club: Club) -> None:
    table, ana, _ = two(club)
    with ana.page(table) as page:
        before = page.settle().scene
        page.drafts()
        page.done("undo")
        assert page.scene == before
        page.drafts(2)
        page.done("drop", index=0)
        assert page.scene == before
        assert "nothing to undo" in page.refused("undo")
        assert "no drafted move 4" in page.refused("drop", index=4)
        assert "nothing to confirm" in page.refused("confirm", after=page.number)


def test_a_die_cannot_be_taken_back(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as one, ben.page(table) as other:
        one.settle().plays()
        other.settle().plays()
        roller = one if one.settle().scene["asked"] else other
        roller.settle().done("draft", move="roll", after=roller.number)
        assert roller.drafted == []
        assert "nothing to undo" in roller.refused("undo")


def test_two_tabs_of_the_same_seat_stay_in_step(club: Club) -> None:
    table, ana, _ = two(club)
    with ana.page(table) as tab, ana.page(table) as twin:
        tab.settle().drafts(1)
        assert twin.settle().scene == tab.scene
        assert twin.drafted == tab.drafted != []
        twin.done("undo")
        assert tab.settle().scene == twin.scene
        tab.plays()
        assert twin.settle().scene == tab.scene
        assert twin.table == tab.table


def test_a_stale_page_is_refused_and_sees_the_position_as_it_is(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as page:
        page.settle()
        offers = page.offers
        ana.plays(table)
        ben.plays(table)
        refused = page.asks("draft", move=offers[0], after=0)
        assert (refused["is"], refused["number"]) == ("refused", 2)
        assert "gone on" in refused["why"]
        page.settle()
        fresh = [json for json in page.stream if '"is":"scene"' in json][-1]
        assert '"live"' in fresh, "a page that was wrong is sent everything again"
        assert page.number == 2


def test_over_http_a_stale_move_is_409_with_the_number_now(club: Club) -> None:
    table, ana, ben = two(club)
    move = ana.view(table)["moves"][0]["notation"]
    ana.plays(table)
    answer = ana.ask("POST", f"/api/tables/{table}/moves", {"after": 0, "moves": [move]})
    assert (answer.status_code, answer.json()["number"]) == (409, 1)
    assert ben.view(table)["number"] == 0


def test_spectators_see_what_is_public_and_can_do_nothing(club: Club) -> None:
    table, ana, _ = two(club)
    zoe = club.somebody("Zoe")
    with zoe.page(table) as page:
        page.settle()
        assert page.table["you"] is None
        assert page.scene["paths"] == []
        assert not any(node.get("key", "").startswith("card.") for node in page.scene["live"])
        for do, given in (
            ("draft", {"move": "lay 1", "after": 0}),
            ("confirm", {"after": 0}),
            ("undo", {}),
            ("drop", {"index": 0}),
            ("chat", {"text": "hi"}),
        ):
            assert "seat" in page.refused(do, **given) or do == "chat"
        assert "nothing for you" in page.refused("hint")
    assert ana.get(f"/api/tables/{table}")["number"] == 0


def test_who_sits_down_while_watching_plays_on_the_same_page(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens()
    ben.post("/api/me", {"name": "Ben"})
    with ben.page(table) as page:
        page.settle()
        assert page.table["status"] == "waiting"
        assert page.scene == {}
        ben.joins(table)
        page.settle()
        assert page.table["you"] == 1
        page.plays()


def test_presence_is_told(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as one:
        assert [seat["connected"] for seat in one.settle().table["seats"]] == [True, False]
        with ben.page(table):
            assert [seat["connected"] for seat in one.settle().table["seats"]] == [True, True]
        while one.table["seats"][1]["connected"]:
            one.hear()


def test_chat_reaches_everybody_and_newcomers(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as one, ben.page(table) as other:
        one.done("chat", text="Bonne chance 🚀 <script>alert(1)</script>")
        assert other.settle().chat == ["Ana: Bonne chance 🚀 <script>alert(1)</script>"]
        with club.somebody().page(table) as late:
            assert late.settle().chat == other.chat
        assert "500" in one.refused("chat", text="x" * 10_000)


def test_the_language_is_switched_live(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens("moon")
    ben.joins(table)
    with ana.page(table) as page:
        page.settle()
        english = page.scene["prompt"], page.log
        page.done("look", language="fr", shape="wide", palette="night", shown=None)
        assert page.scene["prompt"] != english[0]
        assert len(page.log) == len(english[1])
        assert page.log != english[1]
        page.done("look", language="en")
        assert (page.scene["prompt"], page.log) == english


def test_a_look_that_nobody_knows_is_refused(club: Club) -> None:
    table, ana, _ = two(club)
    with ana.page(table, "?palette=rainbow&shown=77") as page:
        page.settle()
        assert "palette" in page.refused("look", palette="rainbow")
        assert "seat 4" in page.refused("look", shown=4)
        for bad in ({"language": "xx"}, {"shape": "round"}, {"shown": -1}):
            page.send('{"do":"look","id":99,' + ",".join(f'"{k}":"{v}"' for k, v in bad.items()) + "}")
            message = page.hear()
            while message["is"] != "refused":
                message = page.hear()


def test_a_hint_is_a_legal_move_in_words(club: Club) -> None:
    ana = club.somebody("Ana")
    table = ana.opens("moon", fill="random")
    with ana.page(table) as page:
        page.settle()
        moves = page.asks("hint")["moves"]
        assert len(moves) == 3
        assert len({move["notation"] for move in moves} & set(page.offers)) == 3
        assert all(move["words"] and 0 <= move["value"] <= 1 for move in moves)
        assert moves[0]["value"] >= moves[1]["value"] >= moves[2]["value"]


def test_the_host_replaces_who_is_absent_and_nobody_else(club: Club) -> None:
    table, ana, ben = two(club)
    with ben.page(table):
        assert "Ben is here" in ana.refused(409, "POST", f"/api/tables/{table}/seats/1/bot", {})
    assert "host" in ben.refused(403, "POST", f"/api/tables/{table}/seats/0/bot", {})
    ana.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert ana.get(f"/api/tables/{table}")["seats"][1]["away"]
    assert "bot plays your seat" in ben.refused(
        403, "POST", f"/api/tables/{table}/moves", {"after": 0, "moves": ["lay 1"]}
    )
    ben.joins(table)
    assert not ana.get(f"/api/tables/{table}")["seats"][1]["away"]


def test_when_the_time_is_up_a_bot_goes_on(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens(clock={"kind": "budget", "minutes": 5})
    ben.joins(table)
    ana.plays(table)
    with ana.page(table) as page:
        club.now += 200
        club.mind()
        assert page.settle().table["seats"][1]["kind"] == "person"
        club.now += 101
        club.mind()
        page.settle()
        assert page.table["seats"][1]["kind"] == "bot"
        assert page.table["seats"][0]["clock"] is not None


def test_my_games_know_whose_turn_it_is(club: Club) -> None:
    table, ana, ben = two(club)
    ana.plays(table)
    (mine,) = ana.get("/api/tables?mine")
    (his,) = ben.get("/api/tables?mine")
    assert (mine["your_turn"], his["your_turn"]) == (False, True)
    assert [seat["thinking"] for seat in mine["seats"]] == [False, True]
    for which in ("open", "running", "finished"):
        assert club.somebody().get(f"/api/tables?{which}") == []


def test_open_tables_are_found_in_the_lists(club: Club) -> None:
    ana, ben, zoe = club.somebody("Ana"), club.somebody("Ben"), club.somebody("Zoe")
    table = ana.opens(open=True)
    (found,) = zoe.get("/api/tables?open")
    assert (found["id"], found["you"]) == (table, None)
    ben.joins(table)
    assert zoe.get("/api/tables?open") == []
    assert [found["id"] for found in zoe.get("/api/tables?running")] == [table]


def test_a_finished_game_is_open_to_every_eye_and_its_record_replays(club: Club) -> None:
    ana, ben, zoe = club.somebody("Ana"), club.somebody("Ben"), club.somebody("Zoe")
    table = ana.opens("moon")
    ben.joins(table)
    assert "over" in zoe.refused(403, "GET", f"/api/tables/{table}/record")
    assert "eyes" in zoe.refused(403, "GET", f"/api/tables/{table}/scene?seat=0")
    assert "eyes" in ana.refused(403, "GET", f"/api/tables/{table}/picture.png?seat=1")
    with ana.page(table) as one, ben.page(table) as other:
        play_on([one, other])
    record = Record.from_json(zoe.ask("GET", f"/api/tables/{table}/record").content)
    assert record.seats == ["Ana", "Ben"]
    assert cosmodrome.replay(record).over
    number = len(record.moves)
    for at in (0, 1, number // 2, number):
        scene = zoe.get(f"/api/tables/{table}/scene?at={at}&seat=1&language=fr&shape=tall")
        assert scene["number"] == at
    assert f"0 to {number}" in zoe.refused(422, "GET", f"/api/tables/{table}/scene?at={number + 1}")
    png = zoe.ask("GET", f"/api/tables/{table}/picture.png?at=3&width=300")
    assert png.content.startswith(b"\x89PNG")
    svg = zoe.ask("GET", f"/api/tables/{table}/picture.svg?at=3")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert "script" not in svg.headers["content-security-policy"]
    assert zoe.get(f"/api/tables/{table}/log?seat=0")
    layer = zoe.ask("GET", f"/static/layer/{scene['static']}.svg")
    assert layer.status_code == 200
    assert "immutable" in layer.headers["cache-control"]
    assert layer.headers["content-encoding"] == "gzip"


def test_while_a_game_runs_everybody_replays_their_own_view(club: Club) -> None:
    table, ana, ben = two(club)
    ana.plays(table)
    assert ana.get(f"/api/tables/{table}/scene?at=1")["number"] == 1
    assert ben.get(f"/api/tables/{table}/scene?at=0")["number"] == 0
    assert "0 to 0" in ben.refused(422, "GET", f"/api/tables/{table}/scene?at=1")
    assert "0 to 0" in ben.refused(422, "GET", f"/api/tables/{table}/view?at=1")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_restarted_server_resumes_everything_drafts_included(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = tmp_path / "club.sqlite" if kind == "sqlite" else request.getfixturevalue("postgres").url("resume")
    with Club(database) as club:
        table, ana, ben = two(club)
        with ana.page(table) as page:
            ben.plays(table)
            page.settle().drafts(1)
            page.done("chat", text="brb")
            seen = page.scene, page.log, page.chat
    with Club(database) as again:
        ana.club = ben.club = again
        with ana.page(table) as page, ben.page(table) as other:
            page.settle()
            assert (page.scene, page.log, page.chat) == seen
            page.confirms()
            play_on([page, other])


def test_bots_that_were_lost_with_their_server_go_on(tmp_path: Path) -> None:
    with Club(tmp_path / "club.sqlite") as club:
        ana = club.somebody("Ana")
        club.app.state.service.house._pace = (1000.0, 1000.0)
        table = ana.opens(fill="random")
        ana.opens(fill="random")
    with Club(tmp_path / "club.sqlite") as again:
        again.now += 3600
        ana.club = again
        again.mind()
        with ana.page(table) as page:
            page.settle()
            while page.table["seats"][1]["thinking"]:
                page.hear()


def test_idle_tables_are_put_away_and_found_again(club: Club) -> None:
    table, ana, _ = two(club)
    ana.plays(table)
    first = club.room(table)
    club.mind()
    assert club.room(table) is first
    club.now += 1000
    club.mind()
    assert club.room(table) is not first
    assert ana.view(table)["number"] == 1


def test_rules_posters_and_health(club: Club) -> None:
    ana = club.somebody()
    assert ana.get("/health")["status"] == "ok"
    (moon,) = [title for title in ana.get("/api/titles?language=de") if title["id"] == "moon"]
    offered = [option["name"] for option in moon["options"]]
    assert offered[:2] == ["adventure", "missions"]
    assert "pack" not in offered, "files are the affair of the host"
    assert "pilot" in moon["bots"]
    poster = ana.ask("GET", moon["poster"])
    assert poster.status_code == 200
    assert poster.text.startswith("<svg")
    assert all(page["text"] for page in ana.get("/api/titles/moon/rules?language=fr"))
    assert "cosmodrome_request_seconds" in ana.ask("GET", "/metrics").text
    assert ana.get("/api/schema")["openapi"].startswith("3")


def test_pages_come_from_the_built_client_or_say_how_to_build_it(tmp_path: Path, club: Club) -> None:
    assert "make web" in club.somebody().ask("GET", "/").text
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><p>hello")
    (built / "assets" / "app-1234.js").write_text("1")
    with Club(tmp_path / "second.sqlite", client=built) as served:
        zoe = served.somebody()
        for path in ("/", "/table/abc", "/games"):
            answer = zoe.ask("GET", path)
            assert "hello" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = zoe.ask("GET", "/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert zoe.ask("GET", "/assets/none.js").status_code == 404
        assert zoe.ask("GET", "/../../etc/passwd").status_code in (200, 404)
        assert "root:" not in zoe.ask("GET", "/%2e%2e/%2e%2e/etc/passwd").text


def test_a_page_is_told_how_everybody_stands_as_far_as_it_can_see(club: Club) -> None:
    table, ana, ben = two(club)
    with ana.page(table) as page, club.somebody().page(table) as watcher:
        assert page.settle().scene["standing"] == [{"score": 0, "hand": 6}, {"score": 0}]
        page.drafts()
        assert page.scene["standing"] == [{"score": 0, "hand": 5}, {"score": 0}], "as her draft would have it"
        assert watcher.settle().scene["standing"] == [{"score": 0}, {"score": 0}]
    assert ben.get(f"/api/tables/{table}/scene")["standing"] == [{"score": 0}, {"score": 0, "hand": 6}]
    moon = ana.opens("moon", players=2, fill="random")
    assert ana.get(f"/api/tables/{moon}/scene")["standing"] == [{"score": 0}, {"score": 0}]
