"""Tables are kept as they are, once, whoever was first; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from cosmodrome.kernel import OptionError
from cosmodrome.server.storage import Push, Store, connect, database_url, notices
from cosmodrome.server.storage.schema import metadata
from cosmodrome.table import Clock, Table
from table.around import Around, ana_and_ben

Test = Callable[[Store], Awaitable[Any]]


def on(database: str, *tests: Test) -> None:
    """Run each test in a process's life of its own: the database is closed and opened in between."""

    async def live(test: Test) -> None:
        base = connect(database_url(database))
        await base.start()
        try:
            await test(Store(base, "w1"))
        finally:
            await base.close()

    for test in tests:
        asyncio.run(live(test))


async def keep(store: Store, around: Around) -> None:
    await store.open(around.table.facts, around.stored[0])
    for change in around.stored[1:]:
        assert await store.append(change)


def a_game() -> Around:
    around = ana_and_ben(Clock("budget", minutes=5))
    around.plays_anything("Ben").says("Ana", "hello 🚀 <b>").drafts("Ana", around.offers("Ana")[1])
    return around


def test_a_table_is_found_again_as_it_was(database: str) -> None:
    around = a_game()

    async def write(store: Store) -> None:
        await keep(store, around)

    async def read(store: Store) -> None:
        found = await store.find("t1")
        assert found is not None
        table = Table(found[0], around.game)
        table.take(found[1])
        assert table.facts == around.table.facts
        assert table.seats == around.table.seats
        assert table.summary == around.table.summary
        assert table.running.moves == around.table.running.moves
        assert list(table.chat) == list(around.table.chat)
        assert table.version == around.table.version
        assert await store.find("t2") is None

    on(database, write, read)


def test_of_two_changes_for_the_same_version_one_is_kept(database: str) -> None:
    around, other = a_game(), a_game()
    around.confirms("Ana")
    state = other.table.state
    other.plays("Ana", state.notate(state.legal(0)[-1]))

    async def race(store: Store) -> None:
        await store.open(around.table.facts, around.stored[0])
        for change in around.stored[1:-1]:
            assert await store.append(change)
        kept = await asyncio.gather(*(store.append(change) for change in (around.stored[-1], other.stored[-1])))
        assert sorted(kept) == [False, True]
        assert not await store.append(around.stored[-1]), "the same change again is refused too"
        found = await store.find("t1")
        assert found is not None
        assert [move.number for move in found[1].moves] == [1, 2]

    on(database, race)


def test_a_change_that_fails_halfway_leaves_nothing_behind_and_harms_no_other(database: str) -> None:
    """The version fits, but the move number is taken: the primary key is the backstop."""
    around = a_game()

    async def backstop(store: Store) -> None:
        await keep(store, around)

        def forge(connection: Connection) -> None:
            connection.execute(text("INSERT INTO moves VALUES ('t1', 2, 0, 'forged', 0)"))

        await store.database.write(forge)
        around.plays("Ana", around.drafted("Ana")[0])
        player = store.new_player("p1", "Zoe", 0.0)
        kept, _ = await asyncio.gather(store.append(around.stored[-1]), player)
        assert kept is False
        found = await store.find("t1")
        assert found is not None
        assert found[1].version == around.stored[-1].version - 1
        assert await store.player("p1") is not None

    on(database, backstop)


def test_only_what_is_new_is_read(database: str) -> None:
    around = a_game()

    async def tail(store: Store) -> None:
        await keep(store, around)
        change = await store.since("t1", 1, 0)
        assert change is not None
        assert change.moves == ()
        assert [line.text for line in change.said] == ["hello 🚀 <b>"]
        assert await store.since("nothing", 0, 0) is None

    on(database, tail)


def test_lists_show_what_they_are_asked_for(database: str) -> None:
    around = a_game()

    async def lists(store: Store) -> None:
        await keep(store, around)
        assert [listed.facts.id for listed in await store.listed("mine", "ana")] == ["t1"]
        (mine,) = await store.listed("mine", "ben")
        assert [seat.name for seat in mine.seats] == ["Ana", "Ben"]
        assert mine.summary.asked == (0,)
        for which in ("open", "running", "finished"):
            assert await store.listed(which, "ana") == [], "the table is private"
        assert await store.listed("mine", "zoe") == []
        assert await store.seated("ben") == ["t1"]

    on(database, lists)


def test_a_table_is_due_when_its_first_clock_runs_out(database: str) -> None:
    around = a_game()

    async def due(store: Store) -> None:
        await keep(store, around)
        assert await store.due(1000 + 299, 10) == []
        assert await store.due(1000 + 300, 10) == ["t1"]

    on(database, due)


def test_people_and_secrets_survive(database: str) -> None:
    async def write(store: Store) -> None:
        await store.new_player("p1", "Zoe", 0.0)
        await store.new_player("p2", "Zoé", 0.0)
        assert await store.make_account("p1", "Zoe", "zoe", "hash")
        assert not await store.make_account("p2", "ZOE", "zoe", "hash")
        assert await store.secret("cookie", "one") == "one"
        await store.keep_layer("h", "<g/>")
        await store.keep_push(Push("https://push.example/1", "p1", {"auth": "x"}, "en"))
        await store.keep_push(Push("https://push.example/1", "p2", {"auth": "y"}, "fr"))

    async def read(store: Store) -> None:
        found = await store.account("zoe")
        assert found is not None
        assert (found.id, found.name, found.passphrase) == ("p1", "Zoe", "hash")
        assert await store.secret("cookie", "two") == "one"
        assert await store.layer("h") == "<g/>"
        assert await store.layer("g") is None
        assert await store.pushes_of("p1") == []
        (push,) = await store.pushes_of("p2")
        assert push.keys == {"auth": "y"}
        await store.forget_push(push.endpoint)
        assert await store.pushes_of("p2") == []

    on(database, write, read)


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    async def compare(store: Store) -> None:
        def differences(connection: Connection) -> list[object]:
            return compare_metadata(MigrationContext.configure(connection), metadata)

        assert await store.database.read(differences) == []

    on(database, compare, compare)


def test_workers_that_start_together_make_one_schema(postgres: Any) -> None:
    url = database_url(postgres.url("together"))

    async def start() -> None:
        bases = [connect(url) for _ in range(3)]
        await asyncio.gather(*(base.start() for base in bases))
        for base in bases:
            await base.close()

    asyncio.run(start())


def test_other_workers_hear_of_a_change_when_it_is_committed(postgres: Any) -> None:
    url = database_url(postgres.url("heard"))
    around = a_game()

    async def listen() -> None:
        base = connect(url)
        await base.start()
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(base.listen(heard.put))
        assert await heard.get() == "", "first of all: something may have been missed"
        store = Store(base, "w7")
        await keep(store, around)
        for change in around.stored[1:]:
            assert notices.read(await heard.get()) == notices.Changed("w7", "t1", change.version, change)
        assert not await store.append(around.stored[-1])
        assert heard.empty()
        listening.cancel()
        await base.close()

    asyncio.run(listen())


def test_a_database_is_named_as_people_name_it() -> None:
    assert database_url("games.sqlite").database == "games.sqlite"
    assert database_url("sqlite:///x.db").drivername == "sqlite"
    assert database_url("postgres://u:p@h/d?sslmode=require").render_as_string(hide_password=False) == (
        "postgresql+asyncpg://u:p@h/d?ssl=require"
    )
    with pytest.raises(OptionError, match="choose sqlite or postgresql"):
        database_url("mysql://h/d")
    with pytest.raises(OptionError, match="needs a file"):
        connect(database_url("sqlite://"))
