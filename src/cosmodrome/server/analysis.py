"""Looking back on finished games: a process of its own walks through them, one after the other, behind everything else.

What it finds is kept in memory and is the same for everybody. What is asked for while the process is busy waits in line; a
line that is too long is refused.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import cosmodrome
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Record, Words
from cosmodrome.lab.analysis import Analysis, analyse
from cosmodrome.lab.looking_back import ToldTurn, tell_turns

__all__ = ["Analyses"]

KEPT = 200
"""Games whose analysis is remembered."""
WAITING = 20
"""Games that may wait in line."""
NICE = 10
"""The process leaves the machine to those who play."""


class Analyses:
    """The analyses of one worker."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, asyncio.Future[Analysis]] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None

    def known(self, table: str) -> bool:
        """Has somebody asked about this game?"""
        return table in self._found

    @property
    def full(self) -> bool:
        """Is the line too long for another game?"""
        return sum(not future.done() for future in self._found.values()) >= WAITING

    def ask(self, table: str, record: Record) -> None:
        """Put a game in line."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_behind)
        loop = asyncio.get_running_loop()
        self._found[table] = asyncio.ensure_future(loop.run_in_executor(self._pool, look_back, record.to_json()))
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

    def found(self, table: str) -> Analysis | None:
        """What was found; None: it is still being looked for. Whatever went wrong is raised."""
        future = self._found[table]
        return future.result() if future.done() else None

    def close(self) -> None:
        """Let the process go, whatever it is at."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def look_back(record: bytes) -> Analysis:
    """The work of the process."""
    played = Record.from_json(record)
    title = title_of(played.game)
    game = title.configure(**{**played.options, "players": len(played.seats)})
    return analyse(title, game, played)


def told(analysis: Analysis, record: Record, words: Words) -> list[ToldTurn]:
    """The turning points in words."""
    game = cosmodrome.game(record.game, **{**record.options, "players": len(record.seats)})
    return tell_turns(analysis, game, record, record.seats, words)


def _behind() -> None:
    os.nice(NICE)
