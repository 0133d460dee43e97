"""A room: one table as this worker has it in memory, with the pages that look at it.

Every change goes the same way: plan, store, take in, publish. Nothing is locked. When another worker, or another
request, was quicker, the store refuses; the room catches up and plans again, and the plan itself says if it has become
stale. So there is no waiting for one another, and nothing that a killed process could leave behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from cosmodrome.server.metrics import MOVES, STORES
from cosmodrome.server.rooms.drawing import Drawings
from cosmodrome.server.rooms.messages import LookMessage
from cosmodrome.server.storage import Store
from cosmodrome.table import Change, NotNow, Summary, Table

__all__ = ["Guest", "Plan", "Room"]

Plan = Callable[[Table, float], Change]
ATTEMPTS = 12
ELSEWHERE_SECONDS = 50.0
"""How long the word of another worker counts about who is connected there."""


class Guest(Protocol):
    """A page that is connected."""

    player: str
    look: LookMessage

    def wake(self) -> None:
        """Something may be different: tell the page soon."""
        ...

    def shut(self, code: int, why: str) -> None:
        """Close the connection."""
        ...


class Room:
    """A table, its guests, and the way to change it."""

    def __init__(self, table: Table, store: Store, now: Callable[[], float]) -> None:
        self.table = table
        self.drawings = Drawings()
        self.guests: set[Guest] = set()
        self.used = now()
        """When somebody last wanted something of this room."""
        self.watchers: list[Callable[[Change, Summary], None]] = []
        """Told of every change that this worker has made, and where the table stood before."""
        self.moved = asyncio.Event()
        """Set, and replaced, whenever the table is different."""
        self._store = store
        self._now = now
        self._acting: set[asyncio.Task[Change]] = set()
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}

    # --- changing ---------------------------------------------------------------------------------------------------

    async def act(self, plan: Plan) -> Change:
        """Change the table; when this returns, the change is safe. A page that leaves meanwhile changes nothing about
        it: what has been begun is finished."""
        acting = asyncio.ensure_future(self._act(plan))
        self._acting.add(acting)
        acting.add_done_callback(self._acted)
        return await asyncio.shield(acting)

    def _acted(self, acting: asyncio.Task[Change]) -> None:
        self._acting.discard(acting)
        if not acting.cancelled():
            acting.exception()  # whoever asked has seen it, unless they have left: then nobody needs to

    async def _act(self, plan: Plan) -> Change:
        for _ in range(ATTEMPTS):
            before = self.table.summary
            change = plan(self.table, self._now())
            with STORES.time():
                stored = await self._store.append(change)
            if stored:
                MOVES.inc(len(change.moves))
                self.table.take(change)
                self.publish()
                for watcher in self.watchers:
                    watcher(change, before)
                return change
            await self.catch_up()
        raise NotNow("Too much is happening at this table at once: try again.")

    async def catch_up(self) -> None:
        """Take in what others have stored."""
        table = self.table
        change = await self._store.since(table.id, table.number, table.said)
        if change is not None and change.version > table.version:
            self.take(change)

    def take(self, change: Change) -> None:
        """Take in what another worker has stored."""
        self.table.take(change)
        self.publish()

    async def refresh(self) -> None:
        """Make sure that nobody who has just written through another worker finds less here."""
        if await self._store.version(self.table.id) > self.table.version:
            await self.catch_up()

    async def settle(self) -> None:
        """Wait for what is being stored."""
        await asyncio.gather(*self._acting, return_exceptions=True)

    def publish(self) -> None:
        """The table is different: tell everybody who looks."""
        self.used = self._now()
        self.moved.set()
        self.moved = asyncio.Event()
        for guest in self.guests:
            guest.wake()

    # --- who is there -----------------------------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """A page connects."""
        self.guests.add(guest)
        self.publish()

    def leave(self, guest: Guest) -> None:
        """A page has gone."""
        self.guests.discard(guest)
        self.drawings.keep_only({(self.table.seat_of(other.player), other.look) for other in self.guests})
        self.publish()

    def here(self) -> frozenset[int]:
        """The seats whose owners are connected to this worker."""
        seats = (self.table.seat_of(guest.player) for guest in self.guests)
        return frozenset(seat for seat in seats if seat is not None)

    def present(self) -> frozenset[int]:
        """The seats whose owners are connected anywhere."""
        now = self._now()
        others = [seats for seats, until in self._elsewhere.values() if until > now]
        return self.here().union(*others)

    def heard_of(self, worker: str, seats: frozenset[int]) -> bool:
        """Another worker tells who is connected there. True: it is the first time that it does."""
        known = worker in self._elsewhere
        before = self.present()
        self._elsewhere[worker] = (seats, self._now() + ELSEWHERE_SECONDS)
        if self.present() != before:
            self.publish()
        return not known
