"""The study: processes in which bots think for long.

A search is compiled code that lets nobody else run, so it may not share a process with the tables. A question travels as
moves, is answered from the position that they lead to, and comes back as notation. What a process has replayed for a table
it keeps, so that the next question about it costs only the moves since. A bot there is handed a redealt world, as anywhere.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from cosmodrome.bots import Budget, Commander, advise, answer, bot_for
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Rng, State, Value
from cosmodrome.server.rooms.games import game_of
from cosmodrome.table import Table

__all__ = ["Hinting", "Question", "Study", "question"]

PROCESSES = max(1, min(2, (os.cpu_count() or 1) - 1))
KEPT = 32
"""Positions that a process keeps."""
LONGEST_THOUGHT = 6.0
"""Seconds after which a bot plays what it has thought of so far, and thinks on afterwards."""
LONGEST_CHAIN = 100
HINT = Budget(seconds=1.0)

T = TypeVar("T")


class Question(NamedTuple):
    """A position and who is asked in it."""

    table: str
    title: str
    players: int
    options: dict[str, Value]
    seed: str
    moves: list[tuple[int, int]]
    """All committed moves."""
    drafted: list[int]
    """Moves of the seat's draft."""
    seat: int
    bot: str


class Hinting(NamedTuple):
    """Advice in notation."""

    notation: str
    chance: float
    behind: float
    then: str


def question(table: Table, seat: int, bot: str, *, draft: bool) -> Question:
    """What a seat is asked now; with its draft, or as it is for everybody."""
    facts, committed = table.facts, table.state.moves
    drafted = [move for _, move in table.branch(seat).state.moves[len(committed) :]] if draft else []
    return Question(facts.id, facts.title, facts.players, facts.options, facts.seed, committed, drafted, seat, bot)


class Study:
    """Starts its processes when the first long thought comes up."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def chain(self, asked: Question) -> list[str]:
        """All answers of a seat until something is uncovered, or for as long as one likes to wait."""
        return await self._ask(answer_at_length, asked)

    async def hints(self, asked: Question) -> list[Hinting]:
        """The best moves for a person."""
        return await self._ask(advise_at_length, asked)

    async def _ask(self, work: Callable[[Question], T], asked: Question) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work, asked)
        except BrokenProcessPool:  # somebody has ended a process: the next one starts afresh
            self.close()
            return await loop.run_in_executor(self._processes(), work, asked)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(PROCESSES, context, initializer=_leave_with_the_server)
        return self._pool

    def close(self) -> None:
        """Nobody will ask any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# --- in the processes -------------------------------------------------------------------------------------------------

_positions: OrderedDict[str, State] = OrderedDict()
"""By table; the one that was used last at the end."""


def answer_at_length(asked: Question) -> list[str]:
    """The chain of answers."""
    state, seat = _position(asked), asked.seat
    mind = bot_for(title_of(asked.title), asked.bot, state.game)()
    rng = Rng.seeded(secrets.token_hex(32))
    until = time.monotonic() + LONGEST_THOUGHT
    chain: list[str] = []
    while state.asked(seat) and len(chain) < LONGEST_CHAIN and (not chain or time.monotonic() < until):
        move = answer(mind, state, seat, rng)
        chain.append(state.notate(move))
        if state.draft(seat, move):
            break
    return chain


def advise_at_length(asked: Question) -> list[Hinting]:
    """The best moves, with what follows them."""
    state, seat = _position(asked), asked.seat
    commander = bot_for(title_of(asked.title), asked.bot, state.game)()
    assert isinstance(commander, Commander)
    commander.budget = HINT
    found = []
    for one in advise(commander, state, seat, Rng.seeded(secrets.token_hex(32))):
        after = state.clone()
        after.draft(seat, one.move)
        then = "" if one.then is None else after.notate(one.then)
        found.append(Hinting(state.notate(one.move), one.chance, one.behind, then))
    return found


def _position(asked: Question) -> State:
    """The position in question, to be played with."""
    known = _positions.pop(asked.table, None)
    if known is None or known.moves != asked.moves[: len(known.moves)]:
        known = game_of(asked.title, asked.players, asked.options).new(asked.seed)
    for mover, move in asked.moves[len(known.moves) :]:
        known.play(mover, move)
    _positions[asked.table] = known
    if len(_positions) > KEPT:
        _positions.popitem(last=False)
    state = known.clone()
    for move in asked.drafted:
        state.draft(asked.seat, move)
    return state


def _leave_with_the_server() -> None:
    """A server that is killed cannot send its processes home: they watch it themselves."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
