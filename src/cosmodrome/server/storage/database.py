"""Two databases behind one small interface: functions over a plain connection, run inside a transaction.

SQLite is written by one thread, which puts everything that is waiting into one transaction: the price of a safe commit
is a wait for the disk, and under load many moves share it. PostgreSQL has its own ways; there the driver is asynchronous
and other workers hear of a change when it is committed.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.kernel import OptionError
from cosmodrome.server.storage.migrate import upgrade

__all__ = ["CHANNEL", "Database", "Heard", "connect", "database_url"]

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "cosmodrome"
Heard = Callable[[str], Awaitable[None]]
"""Told what another worker has announced; an empty text: something may have been missed."""

BATCH = 128
BUSY_MS = 10_000
POOL = 8
RECONNECT_SECONDS = 1.0
MIGRATION_LOCK = 0x636F736D
"""Workers that start together upgrade the schema one after the other."""


class Database(Protocol):
    """Where tables are kept. Functions must not keep the connection they are given."""

    shared: bool
    """May several workers use it?"""

    async def start(self) -> None:
        """Bring the schema up to date."""
        ...

    async def read(self, function: Callable[Concatenate[Connection, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """Look something up."""
        ...

    async def write(self, function: Callable[Concatenate[Connection, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """Change something: all of it or, if the function raises, nothing. It is safe on the disk when this returns."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Tell what other workers announce, until cancelled."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let go."""
        ...


def database_url(text: str) -> URL:
    """A database as people write it: `postgresql://…`, `sqlite:///file`, or the path of a file."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    url = make_url(text)
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite")
    if url.drivername.split("+")[0] not in ("postgres", "postgresql"):
        raise OptionError(f"DATABASE_URL={url.drivername}:…: choose sqlite or postgresql.")
    query = dict(url.query)
    if "sslmode" in query:  # the name that everybody but this driver uses
        query["ssl"] = query.pop("sslmode")
    return url.set(drivername="postgresql+asyncpg", query=query)


def connect(url: URL) -> Database:
    """The database of a URL; nothing is opened yet."""
    return SqliteDatabase(url) if url.get_backend_name() == "sqlite" else PostgresDatabase(url)


class SqliteDatabase:
    """A file."""

    shared = False

    def __init__(self, url: URL) -> None:
        if url.database in (None, "", ":memory:"):
            raise OptionError("DATABASE_URL: an SQLite database needs a file to keep games in.")
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        self._writing = _sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reading = _sqlite_engine(url, "BEGIN")
        self._readers = ThreadPoolExecutor(1, "sqlite-read")
        self._writer = _Writer(self._writing)

    async def start(self) -> None:
        """Bring the schema up to date, then let the writer begin."""
        await asyncio.to_thread(self._upgrade)
        self._writer.start()

    def _upgrade(self) -> None:
        with self._writing.begin() as connection:
            upgrade(connection)

    async def read(self, function: Callable[Concatenate[Connection, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """On the reading thread."""

        def look() -> T:
            with self._reading.begin() as connection:
                return function(connection, *given, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def write(self, function: Callable[Concatenate[Connection, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """On the writing thread, together with whatever else is waiting."""
        return await self._writer.do(lambda connection: function(connection, *given, **named))

    async def listen(self, heard: Heard) -> None:
        """There are no other workers."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await asyncio.to_thread(self._writer.finish)
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def _sqlite_engine(url: URL, begin: str) -> Engine:
    # Each engine serves one thread of ours, so its one connection may be made on another.
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _opened(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: the driver would do so too late
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, function: Callable[[Connection], Any]) -> None:
        self.function = function
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, outcome: Any, error: BaseException | None) -> None:
        """Tell whoever waits; nobody does if the loop has gone or the request was cancelled."""
        try:
            self.loop.call_soon_threadsafe(self._settle, outcome, error)
        except RuntimeError:
            return

    def _settle(self, outcome: Any, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(outcome)


class _Writer(threading.Thread):
    """The one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="sqlite-write", daemon=True)
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()

    async def do(self, function: Callable[[Connection], T]) -> T:
        job = _Job(function)
        self._jobs.put(job)
        result: T = await job.done
        return result

    def finish(self) -> None:
        """Write what is waiting and stop."""
        self._jobs.put(None)
        if self.is_alive():
            self.join()

    def run(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._waiting()
            if jobs:
                self._write(jobs)

    def _waiting(self) -> tuple[list[_Job], bool]:
        """At least one thing to do, and everything else that is there."""
        jobs: list[_Job] = []
        found = self._jobs.get()
        while found is not None:
            jobs.append(found)
            if len(jobs) == BATCH:
                break
            try:
                found = self._jobs.get_nowait()
            except queue.Empty:
                break
        return jobs, found is not None

    def _write(self, jobs: list[_Job]) -> None:
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    outcomes.append(_attempt(connection, job))
        except Exception as error:
            outcomes = [(None, error)] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(*outcome)


def _attempt(connection: Connection, job: _Job) -> tuple[Any, BaseException | None]:
    """One job of a transaction that it shares: if it fails, it leaves nothing behind and harms no other."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        outcome = job.function(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO job")
        return None, error
    finally:
        connection.exec_driver_sql("RELEASE job")
    return outcome, None


class PostgresDatabase:
    """A server that several workers share."""

    shared = True

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = create_async_engine(url, pool_size=POOL, max_overflow=POOL, pool_pre_ping=True)
        self._snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def start(self) -> None:
        """Bring the schema up to date; workers that start together wait for each other."""
        async with self._engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(upgrade)

    async def read(self, function: Callable[Concatenate[Connection, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """In a transaction of its own, which sees one moment of the database."""
        async with self._snapshots.begin() as connection:
            return await connection.run_sync(function, *given, **named)

    async def write(self, function: Callable[Concatenate[Connection, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """In a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(function, *given, **named)

    async def listen(self, heard: Heard) -> None:
        """LISTEN on a connection of its own, made again whenever it is lost."""
        while True:
            try:
                await self._listen(heard)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self, heard: Heard) -> None:
        said: asyncio.Queue[str | None] = asyncio.Queue()
        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(plain.replace("ssl=", "sslmode="))
        try:
            connection.add_termination_listener(lambda _: said.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *given: said.put_nowait(str(given[3])))
            await heard("")
            while (message := await said.get()) is not None:
                await heard(message)
        finally:
            await connection.close(timeout=RECONNECT_SECONDS)

    async def close(self) -> None:
        """Let go."""
        await self._engine.dispose()
