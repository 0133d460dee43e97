"""Measure a server under load: tables with two pages each, one move a table every two seconds.

    python tools/load.py                          SQLite, one worker
    python tools/load.py --postgres --workers 2   PostgreSQL from the test wheel
    python tools/load.py --markdown               a row for docs/benchmarks.md instead of JSON
    python tools/load.py --tables 60 --seconds 20 the short version

Starts its own server on 127.0.0.1 and ends it, whatever happens. Its pages ask for packed scenes, as browsers do. Reports
the time from sending a move to the other page's update, the processor time that a move costs the server, the bytes of the
scenes on the wire, and the memory that a table takes. Bounded in tables and in time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import decompress

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))
MOST_TABLES = 2000
LONGEST_SECONDS = 600
PATIENCE = 30.0
"""A server that takes longer than that for anything has failed."""
OPENING_SECONDS = 1.0
"""What a table may take to be opened before the whole run is given up."""


class Server:
    """A server process of our own."""

    def __init__(self, database: str, workers: int, port: int, data: str) -> None:
        self.port = port
        environment = {
            **os.environ,
            "DATABASE_URL": database,
            "COSMODROME_DATA": data,
            "TMPDIR": data,
            "COSMODROME_LIMITS": "off",
            "COSMODROME_LOG": "error",
            "COSMODROME_PACE": "0",
        }
        code = f"from cosmodrome.server import run; run(port={port}, workers={workers})"
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment, start_new_session=True)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def wait(self, seconds: float = 60.0) -> None:
        """Until it answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended with {self.process.returncode}")
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).read()  # noqa: S310
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def memory(self) -> float:
        """Megabytes of all its processes."""
        parent = psutil.Process(self.process.pid)
        return sum(found.memory_info().rss for found in [parent, *parent.children(recursive=True)]) / 1e6

    def cpu_seconds(self) -> float:
        """Processor time of all its processes."""
        parent = psutil.Process(self.process.pid)
        times = [found.cpu_times() for found in [parent, *parent.children(recursive=True)]]
        return sum(found.user + found.system for found in times)

    def stop(self) -> None:
        """End it, and the workers it started."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()


@contextmanager
def a_server(postgres: bool, workers: int) -> Iterator[Server]:
    """A server on a database of its own."""
    from server.postgres import Postgres, free_port

    with tempfile.TemporaryDirectory(prefix="cosmodrome-load-") as folder:
        if postgres:
            with Postgres() as database:
                server = Server(database.url("load"), workers, free_port(), folder)
                try:
                    server.wait()
                    yield server
                finally:
                    server.stop()
            return
        server = Server(f"{folder}/load.sqlite", workers, free_port(), folder)
        try:
            server.wait()
            yield server
        finally:
            server.stop()


class Page:
    """One of the two pages at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: str | bytes = ""
        self.seen_new = asyncio.Event()
        """A scene has come: what the next decision is made on."""
        self.updated = asyncio.Event()
        """Anything has come that the page would show."""
        self.updated_at = 0.0
        self.answered = asyncio.Event()
        self.sizes: list[int] = []
        self.first = 0
        self.over = False

    async def read(self) -> None:
        """Take everything in, as cheaply as possible: only the mover's scene is understood, when it moves."""
        async for message in self.socket:
            now = time.perf_counter()
            kind = "scene" if isinstance(message, bytes) else message[7 : message.index('"', 7)]
            if kind == "refused":
                raise RuntimeError(message)
            if kind == "ok":
                self.answered.set()
            elif kind == "scene":
                self._take(message)
            elif kind == "table" and '"status":"over"' in str(message):
                self.over = True
            if kind in ("scene", "presence"):
                self.updated_at = now
                self.updated.set()

    def _take(self, scene: str | bytes) -> None:
        self.scene = scene
        if self.first:
            self.sizes.append(len(scene))
        else:
            self.first = len(scene)
        self.seen_new.set()

    def seen(self) -> dict[str, Any]:
        """The last scene."""
        found: dict[str, Any] = json.loads(decompress(self.scene) if isinstance(self.scene, bytes) else self.scene)
        if "tree" in found:
            found["notations"] = list(_notations(found["tree"]))
        return found


def _notations(tree: list[Any]) -> Iterator[str]:
    """The moves of a packed scene: a branch is its key and what follows, a move is nothing, its notation and its label."""
    for part in tree:
        if part[0] is None:
            yield part[1]
        else:
            yield from _notations(part[1:])


class TableRun:
    """A table with its two pages."""

    def __init__(self, address: str, title: str, every: float) -> None:
        self.address = address
        self.title = title
        self.every = every
        self.pages: list[Page] = []
        self.latencies: list[float] = []
        self.readers: list[asyncio.Task[None]] = []
        self.moves = 0

    async def open(self, client: httpx.AsyncClient) -> None:
        """Two people sit down."""
        cookies = []
        made = await client.post("/api/tables", json={"title": self.title, "players": 2, "name": "Ana"})
        made.raise_for_status()
        table = made.json()["table"]
        cookies.append(made.headers["set-cookie"].split(";")[0])
        client.cookies.clear()
        joined = await client.post(f"/api/tables/{table}/join", json={"name": "Ben"})
        joined.raise_for_status()
        cookies.append(joined.headers["set-cookie"].split(";")[0])
        client.cookies.clear()
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?pack=deflate"
        for cookie in cookies:
            socket = await connect(
                url, additional_headers={"cookie": cookie}, compression=None, max_size=None, ping_interval=None
            )
            page = Page(socket)
            self.pages.append(page)
            self.readers.append(asyncio.ensure_future(page.read()))
        for page in self.pages:
            async with asyncio.timeout(PATIENCE):
                await page.seen_new.wait()

    async def play(self, until: float) -> None:
        """A move every two seconds."""
        await asyncio.sleep(random.random() * self.every)  # noqa: S311
        due = time.perf_counter()
        while time.perf_counter() < until and not any(page.over for page in self.pages):
            due += self.every
            await self.move()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def move(self) -> None:
        """Whoever is asked decides; a decision that leads to another is drafted, and the last one commits them all."""
        for page, other in (self.pages, self.pages[::-1]):
            seen = page.seen()
            if not seen["asked"]:
                continue
            while seen["asked"]:
                move = random.choice(seen["notations"])  # noqa: S311
                message = {"do": "draft", "id": 1, "move": move, "after": seen["number"], "confirm": True}
                page.answered.clear()
                page.seen_new.clear()
                other.updated.clear()
                sent = time.perf_counter()
                await page.socket.send(json.dumps(message))
                async with asyncio.timeout(PATIENCE):
                    await page.answered.wait()
                    await page.seen_new.wait()
                seen = page.seen()
                if not seen["draft"]:
                    async with asyncio.timeout(PATIENCE):
                        await other.updated.wait()
                    self.latencies.append(other.updated_at - sent)
                    self.moves += 1
                    return
        return

    async def close(self) -> None:
        """Both pages go."""
        for reader in self.readers:
            reader.cancel()
        for page in self.pages:
            await page.socket.close()


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def measure(server: Server, tables: int, seconds: float, every: float, title: str) -> dict[str, Any]:
    """Open the tables, let them play, sum up."""
    warm = TableRun(server.address, title, every)
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        await warm.open(client)
        await warm.move()
        empty = server.memory()
        runs = [TableRun(server.address, title, every) for _ in range(tables)]
        opening = time.perf_counter()
        for run in runs:
            await run.open(client)
        opened = time.perf_counter() - opening
        cpu, began = server.cpu_seconds(), time.perf_counter()
        await asyncio.gather(*(run.play(began + seconds) for run in runs))
        lasted = time.perf_counter() - began
        used = server.cpu_seconds() - cpu
        full = server.memory()
    for run in [warm, *runs]:
        await run.close()
    latencies = [1000 * latency for run in runs for latency in run.latencies]
    sizes = [size for run in runs for page in run.pages for size in page.sizes]
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "seconds": round(lasted, 1),
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / lasted, 1),
        "ms": {
            "mean": round(sum(latencies) / len(latencies), 1),
            "p50": round(percentile(latencies, 0.5), 1),
            "p90": round(percentile(latencies, 0.9), 1),
            "p95": round(percentile(latencies, 0.95), 1),
            "p99": round(percentile(latencies, 0.99), 1),
            "max": round(max(latencies), 1),
        },
        "server_cpu": round(used / lasted, 2),
        "server_ms_per_move": round(1000 * used / max(1, len(latencies)), 2),
        "opening_seconds": round(opened, 1),
        "scene_bytes": {
            "first": max(page.first for run in runs for page in run.pages),
            "mean": round(sum(sizes) / max(1, len(sizes))),
            "p99": percentile([float(size) for size in sizes], 0.99) if sizes else 0,
            "max": max(sizes, default=0),
        },
        "memory_mb": {"empty": round(empty, 1), "full": round(full, 1)},
        "kb_per_table": round(1000 * (full - empty) / tables, 1),
    }


async def bounded(server: Server, tables: int, seconds: float, every: float, title: str) -> dict[str, Any]:
    """The same, but given up when it takes much longer than it should."""
    async with asyncio.timeout(seconds + tables * OPENING_SECONDS + 4 * PATIENCE):
        return await measure(server, tables, seconds, every, title)


def row(found: dict[str, Any]) -> str:
    """What was measured, as a Markdown table."""
    ms, size, memory = found["ms"], found["scene_bytes"], found["memory_mb"]
    columns = {
        "database, workers": f"{found['database']}, {found['workers']}",
        "tables (sockets)": f"{found['tables']} ({found['sockets']})",
        "seconds": found["seconds"],
        "moves (per s)": f"{found['moves']:,} ({found['moves_per_second']})",
        "ms p50": ms["p50"],
        "p95": ms["p95"],
        "p99": ms["p99"],
        "max": ms["max"],
        "bytes of a move, mean (max)": f"{size['mean']:,} ({size['max']:,})",
        "server CPU ms per move (cores)": f"{found['server_ms_per_move']} ({found['server_cpu']})",
        "MB at the start, at the end": f"{memory['empty']}, {memory['full']}",
        "KB per open table": found["kb_per_table"],
    }
    lines = [list(columns), ["---"] * len(columns), [str(value) for value in columns.values()]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def end_when_told() -> None:
    """On SIGTERM leave as on Ctrl-C: the server that was started must not stay behind."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description="Measure a server of our own under load.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--title", default="moon")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--markdown", action="store_true", help="print a table for docs/benchmarks.md")
    given = parser.parse_args()
    if not (1 <= given.tables <= MOST_TABLES and 1 <= given.seconds <= LONGEST_SECONDS):
        parser.error(f"at most {MOST_TABLES} tables and {LONGEST_SECONDS} seconds")
    end_when_told()
    with a_server(given.postgres, given.workers) as server:
        found = asyncio.run(bounded(server, given.tables, given.seconds, given.every, given.title))
    found = {"database": "PostgreSQL" if given.postgres else "SQLite", "workers": given.workers, **found}
    print(row(found) if given.markdown else json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
