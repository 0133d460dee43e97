"""The bots of one table: they think on another thread, or in another process when it takes long, at a pace that people can
follow, and never hold anybody up.

A bot is handed a copy of the position in which all that its seat cannot know was dealt again. It answers everything
that its seat is asked, up to the point where something is uncovered, and that is committed like a person's draft.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from concurrent.futures import Executor

from cosmodrome.bots import Bot, Commander, RandomBot, answer, bot_for
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Rng, State
from cosmodrome.server.logs import log
from cosmodrome.server.metrics import BOTS
from cosmodrome.server.rooms.room import Room
from cosmodrome.server.rooms.study import Study, question
from cosmodrome.table import TableError, playing

__all__ = ["Bots", "think"]

LONGEST_CHAIN = 100
MOST_FAILURES = 5


class Bots:
    """Who answers for the seats without a person."""

    def __init__(self, room: Room, pool: Executor, study: Study, pace: tuple[float, float]) -> None:
        self._room = room
        self._pool = pool
        self._study = study
        self._pace = pace
        self._minds: dict[tuple[int, str], Bot] = {}
        self._answering: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Is a bot at work?"""
        return bool(self._answering)

    def look(self) -> None:
        """Let every bot that is asked and not yet at work begin."""
        table = self._room.table
        if table.status != "running" or table.remark is not None:
            return  # a lesson says itself what the others do
        if all(seat.bot for seat in table.seats):
            return  # everybody has left: the game waits for somebody to come back
        for seat in table.state.actors:
            if table.seats[seat].bot and seat not in self._answering:
                self._answering[seat] = asyncio.ensure_future(self._work(seat))

    def stop(self) -> None:
        """Leave everything as it is; whoever opens the table next goes on."""
        for task in list(self._answering.values()):
            task.cancel()

    async def _work(self, seat: int) -> None:
        """Answer until this seat is not asked any more. A bot that never succeeds gives up; others look after it."""
        failures = 0
        try:
            while self._asked(seat) and failures < MOST_FAILURES:
                await self._pause(seat)
                if self._asked(seat):
                    failures = 0 if await self._answer(seat) else failures + 1
        except Exception as error:
            log.error("bot failed", table=self._room.table.id, seat=seat, exc_info=error)
        finally:
            del self._answering[seat]

    async def _answer(self, seat: int) -> bool:
        """Think, and commit what came of it unless somebody else has answered for this seat meanwhile."""
        number = self._room.table.number_for(seat)
        notations = await self._think(seat)
        try:
            await self._room.act(lambda table, now: playing.answer(table, seat, notations, number, now))
        except TableError:
            await self._room.catch_up()
            return False
        return True

    def _asked(self, seat: int) -> bool:
        table = self._room.table
        played = table.status == "running" and not all(one.bot for one in table.seats)
        return played and bool(table.seats[seat].bot) and table.state.asked(seat)

    async def _pause(self, seat: int) -> None:
        """Wait as long as a person would like to see it, but not when everybody is only waiting for bots."""
        until = time.monotonic() + random.uniform(*self._pace)  # noqa: S311
        while self._asked(seat) and not self._kept_waiting():
            left = until - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left):
                    await self._room.moved.wait()
            except TimeoutError:
                return

    def _kept_waiting(self) -> bool:
        """In this phase people have answered already, and only bots are left."""
        table = self._room.table
        actors = table.state.actors
        together = table.running.together and any(not seat.bot for seat in table.seats)
        return together and all(table.seats[actor].bot for actor in actors)

    async def _think(self, seat: int) -> list[str]:
        table = self._room.table
        name = table.seats[seat].bot
        mind = self._minds.get((seat, name))
        if mind is None:
            mind = self._minds[seat, name] = bot_for(title_of(table.facts.title), name, table.game)()
        if isinstance(mind, Commander):
            with BOTS.time():
                return await self._study.chain(question(table, seat, name, draft=False))
        # The copy is made here, where nobody changes the position meanwhile.
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, mind, table.state.clone(), seat)


def think(mind: Bot, state: State, seat: int) -> list[str]:
    """All answers of a seat, until something is uncovered; `state` is used up. A bot that fails plays at random."""
    rng = Rng.seeded(secrets.token_hex(32))
    chain: list[str] = []
    with BOTS.time():
        while state.asked(seat) and len(chain) < LONGEST_CHAIN:
            try:
                move = answer(mind, state, seat, rng)
                notation = state.notate(move)
                uncovers = state.draft(seat, move)
            except Exception as error:
                log.error("bot failed", bot=type(mind).__name__, seat=seat, exc_info=error)
                mind = RandomBot()
                continue
            chain.append(notation)
            if uncovers:
                break
    return chain
