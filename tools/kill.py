"""Kill the server again and again while people play, and prove that nothing is lost and nothing doubled.

    python tools/kill.py                              200 kills on SQLite
    python tools/kill.py --postgres --workers 2       200 kills on PostgreSQL; sometimes only one worker dies
    python tools/kill.py --kills 10                   the short version that the test suite runs
    python tools/kill.py --markdown                   a row for docs/benchmarks.md instead of JSON

SIGKILL comes at a random moment. Then the server is started again and everybody goes on. At the end the database is
read: every acknowledged move is there, in order; a move whose answer never came is there once or not at all; drafts that
were acknowledged had come back; every game replays from its record, and went on after the last kill.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import cache
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import psutil
from load import ROOT, Server, end_when_told
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(ROOT / "tests"))

Lost = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)
PATIENCE = 20.0
MOST_KILLS = 1000


class Attempt:
    """Moves that somebody sent, and what became of them as far as they know."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves
        self.fate = "unknown"


class Player:
    """Somebody who plays over HTTP and over the socket, by turns."""

    def __init__(self, table: TableUnderFire, cookie: str, seat: int) -> None:
        self.table = table
        self.headers = {"cookie": cookie}
        self.seat = seat
        self.attempts: list[Attempt] = []
        self.drafts: list[list[str]] = [[]]
        """What the draft can be: one if the server has answered, two if its answer never came."""
        self.lost_drafts: list[str] = []
        self._latest: dict[str, Any] = {}

    async def act(self) -> bool:
        """Decide something if asked; True if there was something to decide."""
        if self.drafts == [[]] and random.random() < 0.5:  # noqa: S311
            return await self._over_http()
        return await self._over_the_socket()

    async def _over_http(self) -> bool:
        club, path = self.table.fire, f"/api/tables/{self.table.id}"
        seen = (await club.client.get(f"{path}/view", headers=self.headers)).json()
        if "view" not in seen:
            raise OSError(str(seen))
        if seen["view"]["over"]:
            self.table.over = True
        if not seen["moves"]:
            return False
        attempt = Attempt([random.choice(seen["moves"])["notation"]])  # noqa: S311
        self.attempts.append(attempt)
        answer = await club.client.post(
            f"{path}/moves", json={"after": seen["number"], "moves": attempt.moves}, headers=self.headers
        )
        attempt.fate = {200: "acknowledged", 409: "refused", 422: "refused"}.get(answer.status_code, "unknown")
        if attempt.fate == "acknowledged":
            self.table.fire.acknowledged += 1
        return True

    async def _over_the_socket(self) -> bool:
        url = f"{self.table.fire.address.replace('http', 'ws')}/api/tables/{self.table.id}/socket"
        async with connect(url, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE) as socket:
            scene = await self._scene(socket)
            self._compare(scene)
            if not scene["asked"] and not scene["draft"]:
                return False
            for _ in range(random.randint(1, 4)):  # noqa: S311
                if scene["asked"]:
                    scene = await self._draft(socket, scene)
                elif scene["draft"]:
                    await self._confirm(socket, scene)
                    return True
            return True

    def _compare(self, scene: dict[str, Any]) -> list[str]:
        """The draft that this page finds is the one that was acknowledged."""
        found = [move["notation"] for move in scene["draft"]]
        if found not in self.drafts:
            self.lost_drafts.append(f"found {found} instead of {self.drafts}")
        self.drafts = [found]
        return found

    async def _draft(self, socket: ClientConnection, scene: dict[str, Any]) -> dict[str, Any]:
        drafted = self.drafts[0]
        longer = [*drafted, random.choice(scene["paths"])["notation"]]  # noqa: S311
        self.drafts = [drafted, longer]
        done = await self._ask(socket, {"do": "draft", "move": longer[-1], "after": scene["number"]})
        self.drafts = [longer if done else drafted]
        return await self._scene(socket, len(self.drafts[0]))

    async def _confirm(self, socket: ClientConnection, scene: dict[str, Any]) -> None:
        drafted = self.drafts[0]
        attempt = Attempt(drafted)
        self.attempts.append(attempt)
        self.drafts = [drafted, []]
        done = await self._ask(socket, {"do": "confirm", "after": scene["number"]})
        attempt.fate = "acknowledged" if done else "refused"
        self.drafts = [[] if done else drafted]
        if done:
            self.table.fire.acknowledged += len(attempt.moves)

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> bool:
        await socket.send(json.dumps({**message, "id": 1}))
        while True:
            heard = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if heard["is"] in ("ok", "refused"):
                return bool(heard["is"] == "ok")
            self._keep(heard)

    def _keep(self, heard: dict[str, Any]) -> None:
        if heard["is"] == "scene":
            self._latest = heard
        if heard["is"] == "table" and heard["status"] == "over":
            self.table.over = True

    async def _scene(self, socket: ClientConnection, drafted: int | None = None) -> dict[str, Any]:
        """The next scene, or with `drafted` the one that shows so many drafted moves."""
        self._latest = {} if drafted is None else self._latest
        while not self._latest or (drafted is not None and len(self._latest["draft"]) != drafted):
            self._keep(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        return self._latest


class TableUnderFire:
    """A table and its people, who go on whatever happens."""

    def __init__(self, fire: Fire, bot: bool) -> None:
        self.fire = fire
        self.bot = bot
        self.id = ""
        self.players: list[Player] = []
        self.over = False

    async def open(self) -> None:
        """Sit down; try again while nobody answers."""
        while not self.fire.ended:
            try:
                await self._open()
            except Lost:
                await asyncio.sleep(0.05)
            else:
                return

    async def _open(self) -> None:
        client = self.fire.client
        body = {"title": "moon", "players": 2, "name": "Ana", **({"fill": "random"} if self.bot else {})}
        made = await client.post("/api/tables", json=body)
        made.raise_for_status()
        self.id = made.json()["table"]
        self.players = [Player(self, made.headers["set-cookie"].split(";")[0], 0)]
        if not self.bot:
            joined = await client.post(f"/api/tables/{self.id}/join", json={"name": "Ben"})
            joined.raise_for_status()
            self.players.append(Player(self, joined.headers["set-cookie"].split(";")[0], 1))

    async def play(self) -> None:
        """Until the game is over or the fire has ended."""
        while not self.over and not self.fire.ended:
            busy = False
            for player in self.players:
                try:
                    busy = await player.act() or busy
                except Lost:
                    await asyncio.sleep(0.05)
                    busy = True
            if not busy:
                await asyncio.sleep(0.02)  # a bot is thinking


class Fire:
    """The server, its killer, and all tables that ever were."""

    def __init__(self, database: str, workers: int, kills: int, tables: int, data: str, port: int) -> None:
        self.database = database
        self.workers = workers
        self.kills = kills
        self.data = data
        self.port = port
        self.width = tables
        self.tables: list[TableUnderFire] = []
        self.acknowledged = 0
        self.after_last_kill = 0
        self.single = 0
        self.ended = False
        self.server = Server(database, workers, port, data)
        self.address = self.server.address

    async def run(self) -> None:
        """Kill and restart while everybody plays."""
        self.server.wait()
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as self.client:
            # Each player sends a cookie of their own; the client must not remember any.
            self.client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            seats = [asyncio.ensure_future(self._one_after_another(index)) for index in range(self.width)]
            for count in range(1, self.kills + 1):
                await self._a_moment()
                await asyncio.to_thread(self._kill)
                if count % 20 == 0:
                    print(f"{count} kills, {self.acknowledged} moves acknowledged", file=sys.stderr, flush=True)
            known = self.acknowledged
            await asyncio.sleep(2.0)
            self.after_last_kill = self.acknowledged - known
            self.ended = True
            await asyncio.gather(*seats)

    async def _a_moment(self) -> None:
        """Mostly in the middle of play; sometimes before anybody has come back."""
        if random.random() < 0.85:  # noqa: S311
            known, end = self.acknowledged, time.monotonic() + PATIENCE
            while self.acknowledged == known and time.monotonic() < end:
                await asyncio.sleep(0.005)
        await asyncio.sleep(random.uniform(0, 0.4))  # noqa: S311

    async def _one_after_another(self, index: int) -> None:
        while not self.ended:
            table = TableUnderFire(self, bot=index % 3 == 2)
            await table.open()
            self.tables.append(table)
            await table.play()

    def _kill(self) -> None:
        children = psutil.Process(self.server.process.pid).children(recursive=True)
        workers = [child for child in children if len(child.children()) == 0]
        if self.workers > 1 and random.random() < 0.3 and workers:  # noqa: S311
            random.choice(workers).send_signal(signal.SIGKILL)  # noqa: S311
            self.single += 1
            return
        os.killpg(self.server.process.pid, signal.SIGKILL)
        self.server.process.wait()
        self.server = Server(self.database, self.workers, self.port, self.data)
        self.server.wait()


async def verify(fire: Fire) -> dict[str, Any]:
    """Read the database, and compare it with what everybody remembers."""
    from cosmodrome.games import title
    from cosmodrome.server.storage import Store, connect, database_url
    from cosmodrome.table import Table

    database = connect(database_url(fire.database))
    await database.start()
    store = Store(database, "verify")
    wrong: list[str] = []
    moves = 0
    for under in fire.tables:
        if not under.id:
            continue
        found = await store.find(under.id)
        if found is None:
            wrong.append(f"{under.id}: the table is lost")
            continue
        facts, everything = found
        numbers = [played.number for played in everything.moves]
        if numbers != list(range(1, len(numbers) + 1)):
            wrong.append(f"{under.id}: numbers {numbers}")
        table = Table(facts, title(facts.title).configure(players=facts.players, **facts.options))
        table.take(everything)  # plays every move again: one that is not legal raises
        table.state.check()
        moves += len(numbers)
        for player in under.players:
            kept = [played.notation for played in everything.moves if played.seat == player.seat]
            if not explains(player.attempts, kept):
                wrong.append(f"{under.id} seat {player.seat}: kept {kept}, sent {told(player.attempts)}")
            if player.lost_drafts:
                wrong.append(f"{under.id} seat {player.seat}: {player.lost_drafts}")
    await database.close()
    fates = [attempt.fate for under in fire.tables for player in under.players for attempt in player.attempts]
    if not fire.after_last_kill:
        wrong.append("nobody could play after the last kill")
    return {
        "kills": fire.kills,
        "of_one_worker": fire.single,
        "tables": len(fire.tables),
        "games_over": sum(table.over for table in fire.tables),
        "moves_acknowledged": fire.acknowledged,
        "moves_stored": moves,
        "answers_lost": fates.count("unknown"),
        "refused": fates.count("refused"),
        "after_last_kill": fire.after_last_kill,
        "wrong": wrong,
    }


def explains(attempts: list[Attempt], kept: list[str]) -> bool:
    """Are the stored moves of a seat all acknowledged ones in order, with unanswered ones once or not at all?"""

    @cache
    def fits(attempt: int, at: int) -> bool:
        if attempt == len(attempts):
            return at == len(kept)
        moves, fate = attempts[attempt].moves, attempts[attempt].fate
        stored = kept[at : at + len(moves)] == moves and fits(attempt + 1, at + len(moves))
        if fate == "acknowledged":
            return stored
        return (fate == "unknown" and stored) or fits(attempt + 1, at)

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)
    try:
        return fits(0, 0)
    finally:
        sys.setrecursionlimit(limit)


def told(attempts: list[Attempt]) -> list[str]:
    """What somebody remembers."""
    return [f"{attempt.fate}: {', '.join(attempt.moves)}" for attempt in attempts]


def row(found: dict[str, Any]) -> str:
    """What was found, as a Markdown table."""
    columns = {
        "database, workers": f"{found['database']}, {found['workers']}",
        "kills (of one worker)": f"{found['kills']} ({found['of_one_worker']})",
        "tables (games over)": f"{found['tables']} ({found['games_over']})",
        "moves acknowledged": f"{found['moves_acknowledged']:,}",
        "moves stored, with the bots'": f"{found['moves_stored']:,}",
        "answers lost": found["answers_lost"],
        "lost or doubled": len(found["wrong"]),
        "seconds": found["seconds"],
    }
    lines = [list(columns), ["---"] * len(columns), [str(value) for value in columns.values()]]
    return "\n".join([*(f"| {' | '.join(line)} |" for line in lines), *found["wrong"]])


def main() -> int:
    """Kill and verify."""
    parser = argparse.ArgumentParser(description="Kill a server of our own while people play.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--markdown", action="store_true", help="print a table for docs/benchmarks.md")
    parser.add_argument("--seed", type=int, default=None, help="for the killer's dice")
    given = parser.parse_args()
    if not 1 <= given.kills <= MOST_KILLS:
        parser.error(f"at most {MOST_KILLS} kills")
    random.seed(given.seed)
    end_when_told()
    from server.postgres import Postgres, free_port

    began = time.monotonic()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cosmodrome-kill-"))
        database = f"{folder}/kill.sqlite"
        if given.postgres:
            database = stack.enter_context(Postgres()).url("kill")
        fire = Fire(database, given.workers, given.kills, given.tables, folder, free_port())
        try:
            asyncio.run(fire.run())
        finally:
            fire.server.stop()
        found = asyncio.run(verify(fire))
    kind = "PostgreSQL" if given.postgres else "SQLite"
    found = {"database": kind, "workers": given.workers, "seconds": round(time.monotonic() - began), **found}
    print(row(found) if given.markdown else json.dumps(found))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
