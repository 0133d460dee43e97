"""The house: all rooms of this worker. It opens tables, hears other workers, minds clocks and lost bots, and tidies up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from cosmodrome.bots import usual_bot
from cosmodrome.games import title as title_of
from cosmodrome.kernel import CosmodromeError, Game
from cosmodrome.server.logs import log
from cosmodrome.server.metrics import ROOMS
from cosmodrome.server.push import Pushes
from cosmodrome.server.rooms.bots import Bots
from cosmodrome.server.rooms.games import game_of
from cosmodrome.server.rooms.room import Guest, Room
from cosmodrome.server.rooms.study import Study
from cosmodrome.server.rooms.telling import link_to
from cosmodrome.server.storage import Store
from cosmodrome.server.storage.notices import Changed, Here, read
from cosmodrome.table import Change, Summary, Table, TableError, lessons_of, playing

__all__ = ["House", "standby"]

TICK_SECONDS = 1.0
DUE_AT_ONCE = 50
IDLE_SECONDS = 120.0
"""A table that nobody has looked at for so long is put back into the store."""
HOPELESS_SECONDS = 3600.0
"""How long a table is left alone that cannot be continued, because its rules have changed."""
HERE_SECONDS = 20.0
"""How often workers tell each other who is connected."""
TOLD_AT_ONCE = 100
"""Tables of which one notice tells who is there."""
THINKING_THREADS = 2


def standby(game: Game) -> str:
    """The bot that takes a seat unless somebody names another: that of a person who has gone, or one that is to be filled."""
    return usual_bot(title_of(game.title), game)


class House:
    """Rooms by the id of their table."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        pace: tuple[float, float] = (0, 0),
        pushes: Pushes | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.pool = ThreadPoolExecutor(THINKING_THREADS, "bots")
        self.study = Study()
        self.watchers: list[Callable[[Room, Change, Summary], None]] = []
        """Told of every change that this worker has made at a table, and where it stood before."""
        self._pace = pace
        self._pushes = pushes
        self._rooms: dict[str, Room] = {}
        self._bots: dict[str, Bots] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._told_here = 0.0

    # --- rooms ------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room | None:
        """The room of a table; None: there is no such table."""
        room = self._rooms.get(id) or await self._find(id)
        if room is not None:
            room.used = self.now()
            if self.store.database.shared:
                await room.refresh()
        return room

    async def _find(self, id: str) -> Room | None:
        """Open a table; all who want it at the same time get the same room."""
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.ensure_future(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room | None:
        found = await self.store.find(id)
        if found is None:
            return None
        facts, everything = found
        game = game_of(facts.title, facts.players, facts.options)
        table = Table(facts, game, lessons_of(title_of(facts.title)).get(facts.lesson))
        table.take(everything)
        return self._furnish(table)

    async def open(self, table: Table, first: Change) -> Room:
        """A new table."""
        await self.store.open(table.facts, first)
        table.take(first)
        return self._furnish(table)

    def _furnish(self, table: Table) -> Room:
        room = Room(table, self.store, self.now)
        bots = Bots(room, self.pool, self.study, self._pace)
        room.watchers.append(lambda change, before: self._changed(room, bots, change, before))
        self._rooms[table.id] = room
        self._bots[table.id] = bots
        ROOMS.set(len(self._rooms))
        bots.look()
        return room

    def _changed(self, room: Room, bots: Bots, change: Change, before: Summary) -> None:
        """Wake the bots, and those who are away."""
        bots.look()
        for watcher in self.watchers:
            watcher(room, change, before)
        if self._pushes is None or room.table.remark is not None:
            return
        present = room.present()
        for seat in set(change.summary.asked) - set(before.asked) - present:
            owner = room.table.seats[seat]
            if not owner.bot:
                self._pushes.tell(owner.player, {"kind": "turn", "table": change.table, "link": link_to(change.table)})

    # --- pages ------------------------------------------------------------------------------------------------------

    def enter(self, room: Room, guest: Guest) -> None:
        """A page connects."""
        room.enter(guest)
        self._bots[room.table.id].look()
        self._tell_who_is_here([room])

    def leave(self, room: Room, guest: Guest) -> None:
        """A page has gone."""
        room.leave(guest)
        self._tell_who_is_here([room])

    def _tell_who_is_here(self, rooms: Sequence[Room]) -> None:
        """Tell the other workers, without waiting for it."""
        if not self.store.database.shared:
            return
        for first in range(0, len(rooms), TOLD_AT_ONCE):
            seats = {room.table.id: tuple(sorted(room.here())) for room in rooms[first : first + TOLD_AT_ONCE]}
            telling = asyncio.ensure_future(self.store.announce(Here(self.store.worker, seats)))
            self._telling.add(telling)
            telling.add_done_callback(self._told)

    def _told(self, telling: asyncio.Task[None]) -> None:
        self._telling.discard(telling)
        if not telling.cancelled() and (error := telling.exception()) is not None:
            log.warning("could not tell the other workers", error=str(error))

    # --- other workers ----------------------------------------------------------------------------------------------

    async def heard(self, message: str) -> None:
        """What another worker has announced; an empty text: something may have been missed."""
        if not message:
            await asyncio.gather(*(room.catch_up() for room in list(self._rooms.values())))
            return
        notice = read(message)
        if notice.worker == self.store.worker:
            return
        match notice:
            case Changed():
                await self._heard_of_change(notice)
            case Here():
                self._heard_who_is_there(notice)

    async def _heard_of_change(self, notice: Changed) -> None:
        room = self._rooms.get(notice.table)
        if room is None or notice.version <= room.table.version:
            return
        if notice.change is not None and notice.version == room.table.version + 1:
            room.take(notice.change)
        else:
            await room.catch_up()

    def _heard_who_is_there(self, notice: Here) -> None:
        known = [(self._rooms[table], seats) for table, seats in notice.seats.items() if table in self._rooms]
        news = [room for room, seats in known if room.heard_of(notice.worker, frozenset(seats))]
        self._tell_who_is_here([room for room in news if room.guests])

    # --- life -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to hear and to mind."""
        self._tasks = [asyncio.ensure_future(self._mind()), asyncio.ensure_future(self._listen())]

    async def _listen(self) -> None:
        await self.store.database.listen(self._hear)

    async def _hear(self, message: str) -> None:
        """What cannot be read now is read when somebody needs it: hearing goes on."""
        try:
            await self.heard(message)
        except Exception as error:
            log.warning("could not catch up", message=message, exc_info=error)

    async def _mind(self) -> None:
        """Once a second, for ever."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.mind()
            except Exception as error:
                log.error("minding failed", exc_info=error)

    async def mind(self) -> None:
        """Clocks that have run out, bots that were lost with their process, rooms that nobody uses."""
        now = self.now()
        for due in await self.store.due(now, DUE_AT_ONCE):
            await self._look_after(due)
        if now - self._told_here > HERE_SECONDS:
            self._told_here = now
            self._tell_who_is_here([room for room in self._rooms.values() if room.guests])
        for idle in [room.table.id for room in self._rooms.values() if not room.guests]:
            if not self._bots[idle].busy and now - self._rooms[idle].used > IDLE_SECONDS:
                del self._rooms[idle], self._bots[idle]
        ROOMS.set(len(self._rooms))

    async def _look_after(self, id: str) -> None:
        try:
            room = await self.room(id)
            if room is None:
                return
            await room.catch_up()
            bot = standby(room.table.game)
            await room.act(lambda table, now: playing.time_up(table, bot, now))
        except TableError:
            self._bots[id].look()  # no clock has run out: it is a bot that was lost
        except CosmodromeError as error:
            log.error("table cannot be continued", table=id, error=str(error))
            await self.store.postpone(id, self.now() + HOPELESS_SECONDS)

    async def close(self) -> None:
        """Stop minding, finish what is being stored, send the pages away: they come back to whoever is there then."""
        for task in self._tasks:
            task.cancel()
        for bots in self._bots.values():
            bots.stop()
        await asyncio.gather(*(room.settle() for room in self._rooms.values()), *self._telling, return_exceptions=True)
        for room in self._rooms.values():
            for guest in list(room.guests):
                guest.shut(1012, "The server is being restarted.")
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.study.close()
