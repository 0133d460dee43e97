"""Lessons through the server: offered, begun, walked by two pages in step, kept through a restart, and let go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.games import title
from cosmodrome.server.storage import Store, database_url
from cosmodrome.server.storage.migrate import upgrade
from cosmodrome.table import lessons_of
from server.club import Club, Page, Person
from server.test_storage import a_game, on
from table.test_lessons import Class, a_class

LESSON = "first-launch"
REMARKS = lessons_of(title("moon"))[LESSON].remarks
FIRST_MOVE = next(index for index, remark in enumerate(REMARKS) if remark.play)


def begun(club: Club, name: str = "Ana") -> tuple[Person, str]:
    person = club.somebody(name)
    return person, str(person.post(f"/api/titles/moon/lessons/{LESSON}", {"name": name})["table"])


def go_on(page: Page) -> None:
    """Read, or play what is asked for."""
    lesson = page.scene["lesson"]
    if lesson["play"] is None:
        page.done("next", remark=lesson["remark"])
    else:
        page.plays()


def to_the_first_move(page: Page) -> None:
    while page.scene["lesson"]["play"] is None:
        go_on(page)


def test_lessons_are_offered_in_the_language_of_the_asker(club: Club) -> None:
    ana = club.somebody()
    english = ana.get("/api/titles/moon/lessons?language=en")
    french = ana.get("/api/titles/moon/lessons?language=fr")
    assert [one["name"] for one in english] == list(lessons_of(title("moon")))
    assert english[0]["name"] == LESSON
    assert all(one["title"] != other["title"] for one, other in zip(english, french, strict=True))
    assert english[0]["options"] == {"adventure": 1, "missions": "A1,B1,C1"}
    assert all(one["table"] is None for one in english)
    assert ana.get("/api/titles/drydock/lessons") == []
    ana.refused(404, "GET", "/api/titles/nothing/lessons")
    ana.refused(404, "POST", "/api/titles/moon/lessons/nothing", {})


def test_a_lesson_is_walked_from_the_first_word_to_the_last(club: Club) -> None:
    ana, table = begun(club)
    with ana.page(table) as page:
        page.settle()
        assert page.table["lesson"] == LESSON
        for index, remark in enumerate(REMARKS):
            lesson = page.scene["lesson"]
            assert (lesson["remark"], lesson["remarks"]) == (index, len(REMARKS))
            assert lesson["say"] == remark.say.en
            assert page.offers == ([remark.play] if remark.play else [])
            assert page.scene["asked"] == bool(remark.play)
            assert len(lesson["point"]) == len(remark.point)
            if index + 1 < len(REMARKS):
                go_on(page)
        assert page.refused("next", remark=len(REMARKS) - 1)


def test_what_is_pointed_at_is_in_the_scene_that_is_sent(club: Club) -> None:
    ana, table = begun(club)
    for shape in ("wide", "tall"):
        with ana.page(table, f"?shape={shape}") as page:
            page.settle()
            keys = {node["key"] for node in page.scene["live"]}
            pointed = {key for group in page.scene["lesson"]["point"] for key in group}
            assert pointed
            assert pointed <= keys


def test_another_move_is_refused_with_a_word_and_the_scene_comes_again(club: Club) -> None:
    ana, table = begun(club)
    with ana.page(table, "?language=de") as page:
        page.settle()
        why = page.refused("draft", move="9/water water.2", after=0)
        assert why
        to_the_first_move(page)
        before = len(page.stream)
        assert "9/water water.2" in page.refused("draft", move="9/water water.3", after=page.number)
        assert any('"live":' in message for message in page.stream[before:])
        assert page.refused("next", remark=page.scene["lesson"]["remark"])
        assert page.refused("draft", move="nonsense", after=page.number)
        assert page.refused("hint")
        assert page.scene["lesson"]["remark"] == FIRST_MOVE
        assert page.number == 0


def test_two_pages_stay_in_step_and_a_second_tap_turns_nothing(club: Club) -> None:
    ana, table = begun(club)
    with ana.page(table) as one, ana.page(table, "?language=fr") as two:
        one.settle()
        two.settle()
        one.done("next", remark=0)
        two.settle()
        assert two.scene["lesson"]["remark"] == 1
        assert two.scene["lesson"]["say"] == REMARKS[1].say.fr
        assert two.refused("next", remark=0)
        assert two.scene["lesson"]["remark"] == 1


def test_the_language_is_switched_in_the_middle(club: Club) -> None:
    ana, table = begun(club)
    with ana.page(table) as page:
        page.settle()
        page.done("look", language="de")
        assert page.scene["lesson"]["say"] == REMARKS[0].say.de
        assert page.scene["lesson"]["title"] == lessons_of(title("moon"))[LESSON].title.de


def test_a_restarted_server_goes_on_with_the_lesson(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    with Club(file) as club:
        ana, table = begun(club)
        with ana.page(table) as page:
            page.settle()
            to_the_first_move(page)
            go_on(page)
            cookie, at = ana.cookie, page.scene["lesson"]["remark"]
    with Club(file) as club:
        ana = Person(club, "Ana", cookie)
        assert ana.get("/api/titles/moon/lessons")[0]["table"] == table
        with ana.page(table) as page:
            page.settle()
            assert page.scene["lesson"]["remark"] == at
            assert page.number == 1


def test_a_lesson_is_in_no_list_until_it_is_a_game(club: Club) -> None:
    ana, table = begun(club)
    for who in (ana, club.somebody("Ben")):
        for which in ("mine", "open", "running", "finished"):
            assert who.get(f"/api/tables?{which}") == []
    offered = ana.get("/api/titles/moon/lessons")
    assert [one["table"] for one in offered if one["table"]] == [table]
    ana.ask("DELETE", f"/api/tables/{table}/lesson")
    assert [one["id"] for one in ana.get("/api/tables?mine")] == [table]
    assert not any(one["table"] for one in ana.get("/api/titles/moon/lessons"))


def test_the_bot_waits_for_the_end_of_the_lesson_and_plays_then(club: Club) -> None:
    ana, table = begun(club)
    with ana.page(table) as page:
        page.settle()
        to_the_first_move(page)
        club.now += 1000
        club.mind()
        assert club.room(table).table.number == 0
        assert page.table["seats"][1]["kind"] == "bot"
        page.done("let_go")
        assert page.table["lesson"] is None
        assert "lesson" not in page.scene
        assert len(page.offers) > 1
        page.plays()
        while page.number < 2 or not page.scene["asked"]:
            page.settle()
        assert page.refused("let_go")


def test_who_watches_is_told_nothing_and_may_do_nothing(club: Club) -> None:
    _, table = begun(club)
    ben = club.somebody("Ben")
    ben.post("/api/me", {"name": "Ben"})
    with ben.page(table) as page:
        page.settle()
        assert page.table["you"] is None
        assert "lesson" not in page.scene
        assert page.offers == []
        assert page.refused("next", remark=0)
        assert page.refused("let_go")
    ben.refused(409, "GET", f"/api/tables/{table}/lesson")
    ben.refused(409, "POST", f"/api/tables/{table}/join", {"name": "Ben"})


def test_another_program_takes_the_lesson_over_http_alone(club: Club) -> None:
    ana, table = begun(club)
    path = f"/api/tables/{table}/lesson"
    told = ana.get(f"{path}?language=fr")
    assert told["say"] == REMARKS[0].say.fr
    assert told["point"]
    while told["remark"] + 1 < told["remarks"]:
        view = ana.view(table)
        assert [move["notation"] for move in view["moves"]] == ([told["play"]] if told["play"] else [])
        if told["play"] is None:
            told = ana.post(path, {"remark": told["remark"]})
        else:
            ana.refused(409, "POST", path, {"remark": told["remark"]})
            ana.post(f"/api/tables/{table}/moves", {"after": view["number"], "moves": [told["play"]]})
            told = ana.get(path)
    answer = ana.ask("DELETE", path)
    assert answer.status_code == 200
    assert answer.json()["lesson"] is None
    ana.refused(409, "GET", path)


def test_an_ordinary_table_has_no_lesson(club: Club) -> None:
    ana = club.somebody("Ana")
    table = ana.opens("moon", players=2, fill="random")
    ana.refused(409, "GET", f"/api/tables/{table}/lesson")
    ana.refused(409, "POST", f"/api/tables/{table}/lesson", {"remark": 0})
    ana.refused(409, "DELETE", f"/api/tables/{table}/lesson")
    with ana.page(table) as page:
        page.settle()
        assert page.table["lesson"] is None
        assert "lesson" not in page.scene


# --- in the database -----------------------------------------------------------------------------------------------------


def test_a_lesson_is_kept_as_it_is(database: str) -> None:
    course = a_class()
    course.reads_on()
    course.plays(course.remark.play)

    async def write(store: Store) -> None:
        await store.open(course.table.facts, course.stored[0])
        for change in course.stored[1:]:
            assert await store.append(change)

    async def read(store: Store) -> None:
        found = await store.find("t1")
        assert found is not None
        assert found[0] == course.table.facts
        assert found[1].summary == course.table.summary
        assert [listed.facts.id for listed in await store.listed("lessons", "ana")] == ["t1"]
        assert await store.listed("mine", "ana") == []

    on(database, write, read)


def test_a_lesson_that_begins_in_the_middle_of_a_game_keeps_its_moves(database: str) -> None:
    known = a_class()
    late = msgspec.structs.replace(known.lesson, remarks=known.lesson.remarks[2:])
    course = Class("drydock", late, known.game)
    assert course.table.number == 1

    async def write(store: Store) -> None:
        await store.open(course.table.facts, course.stored[0])

    async def read(store: Store) -> None:
        found = await store.find("t1")
        assert found is not None
        assert [played.notation for played in found[1].moves] == [course.table.running.moves[0][1]]

    on(database, write, read)


def test_games_from_before_lessons_are_found_again(database: str) -> None:
    url, around = database_url(database), a_game()

    def of_the_first_schema(connection: Connection) -> None:
        upgrade(connection, "0001")
        facts, seats = around.table.facts, around.table.seats
        connection.execute(
            text(
                "INSERT INTO tables (id, version, title, rules, options, players, seed, clock, open, created, updated,"
                " status, host, number, asked, scores, winners) VALUES ('t1', 1, :title, :rules, '{}', 2, :seed,"
                " '{}', :open, 0, 0, 'running', 'ana', 0, '[0,1]', '[]', '[]')"
            ),
            {"title": facts.title, "rules": facts.rules, "seed": facts.seed, "open": False},
        )
        for index, seat in enumerate(seats):
            connection.execute(
                text(
                    'INSERT INTO seats ("table", seat, player, name, bot, out, draft)'
                    " VALUES ('t1', :seat, :player, :name, '', :out, '[]')"
                ),
                {"seat": index, "player": seat.player, "name": seat.name, "out": False},
            )

    async def make() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(of_the_first_schema)
        await engine.dispose()

    if url.get_backend_name() == "sqlite":
        with create_engine(url).begin() as connection:
            of_the_first_schema(connection)
    else:
        asyncio.run(make())

    async def read(store: Store) -> None:
        found = await store.find("t1")
        assert found is not None
        assert (found[0].lesson, found[1].summary.remark) == ("", None)
        assert [listed.facts.id for listed in await store.listed("mine", "ana")] == ["t1"]

    on(database, read)
