"""A connection: one page at one table. It hears what the page asks and tells it what is new, in as few words as possible.

Asking and telling are two tasks. Telling always starts from the table as it is at that moment, so that a slow page skips
positions instead of falling behind, and a page that has just connected needs nothing special.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

import msgspec

from cosmodrome.bots import Commander, bots_for
from cosmodrome.games import title as title_of
from cosmodrome.kernel import CosmodromeError, State, words
from cosmodrome.server.limits import Bucket
from cosmodrome.server.metrics import REFUSED
from cosmodrome.server.rooms.bots import think
from cosmodrome.server.rooms.drawing import Drawing, check_look
from cosmodrome.server.rooms.messages import (
    Asked,
    Chat,
    ChatLines,
    Confirm,
    Draft,
    Drop,
    Hint,
    Hinted,
    Hints,
    LetGo,
    LogLines,
    LookMessage,
    Next,
    Ok,
    Ping,
    Pong,
    Refused,
    Undo,
)
from cosmodrome.server.rooms.room import Room
from cosmodrome.server.rooms.study import Hinting, Study, question
from cosmodrome.server.rooms.telling import chat_lines, log_lines, presence_facts, table_facts
from cosmodrome.server.storage import Store
from cosmodrome.table import NotNow, TableError, TooFast, people, playing, teaching

__all__ = ["Connection"]

MESSAGES_PER_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
GONE_TOO_FAR = 300
"""Messages refused for their number before the connection is closed."""

TELLING = 0.005
"""A difference in the chance of winning that is worth a word."""

Send = Callable[[bytes, bool], Awaitable[None]]
"""Sends a message; True: it is packed."""
Shut = Callable[[int, str], None]
_decoder = msgspec.json.Decoder(Asked)


class Connection:
    """One page."""

    def __init__(
        self,
        room: Room,
        player: str,
        look: LookMessage,
        send: Send,
        shut: Shut,
        *,
        store: Store,
        pool: Executor,
        study: Study,
        now: Callable[[], float],
        limited: bool = True,
        packs: bool = False,
    ) -> None:
        self.room = room
        self.player = player
        self.look = look
        self.shut = shut
        self._send = send
        self._store = store
        self._pool = pool
        self._study = study
        self._now = now
        self._packs = packs
        self._bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE) if limited else None
        self._excess = 0
        self._woken = asyncio.Event()
        self._answers: list[bytes] = []
        self._hinting: asyncio.Task[None] | None = None
        self._table_told: object = None
        self._presence_told: object = None
        self._viewer_told: int | None = -1
        self._log_read = 0
        self._log_told = 0
        self._said_told = 0
        self._drawing: Drawing | None = None

    @property
    def seat(self) -> int | None:
        """The seat of this page's player; None: a spectator. It may change while the page is open."""
        return self.room.table.seat_of(self.player)

    def wake(self) -> None:
        """Something may be different."""
        self._woken.set()

    # --- telling ----------------------------------------------------------------------------------------------------

    async def tell(self) -> None:
        """Tell the page what is new, until cancelled."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            for letter in self._letters():
                await self._send(letter, False)
            scene = await self._scene()
            if scene is not None:
                await self._send(scene, self._packs)

    def _letters(self) -> list[bytes]:
        """Everything but the scene."""
        letters, self._answers = self._answers, []
        if self.seat != self._viewer_told:
            self._begin_again()
        letters += self._table()
        if self.room.table.position is not None:
            letters += self._log()
        letters += self._chat()
        return letters

    def _begin_again(self) -> None:
        """Another seat, or another language: what was told before does not count."""
        self._viewer_told = self.seat
        self._table_told = None
        self._drawing = None
        self._log_read = self._log_told = 0

    def _table(self) -> list[bytes]:
        table, present, now = self.room.table, self.room.present(), self._now()
        seats = tuple((seat.name, seat.kind, seat.bot, seat.out) for seat in table.seats)
        told = (table.status, seats, self.seat, table.hosted_by(self.player), table.remark is None)
        timers = tuple(seat.timer for seat in table.seats)
        presence = (present, table.summary.asked, timers, table.summary.scores)
        if told != self._table_told:
            self._table_told, self._presence_told = told, presence
            return [msgspec.json.encode(table_facts(table, self.player, present, now))]
        if presence != self._presence_told:
            self._presence_told = presence
            return [msgspec.json.encode(presence_facts(table, present, now))]
        return []

    def _log(self) -> list[bytes]:
        table = self.room.table
        log = table.running.logs[self.seat]
        if self._log_read == len(log):
            return []
        lines = log_lines(table, log[self._log_read :], self.look.language)
        start, self._log_read = self._log_told, len(log)
        self._log_told += len(lines)
        return [msgspec.json.encode(LogLines(start, lines))] if lines else []

    def _chat(self) -> list[bytes]:
        table = self.room.table
        if self._said_told == table.said:
            return []
        lines = chat_lines([line for line in table.chat if line.number > self._said_told])
        self._said_told = table.said
        return [msgspec.json.encode(ChatLines(lines))]

    async def _scene(self) -> bytes | None:
        table = self.room.table
        if table.position is None:
            return None
        drawing, last = self.room.drawings.of(table, self.seat, self.look), self._drawing
        if drawing is last:
            return None
        self._drawing = drawing
        await self._store.keep_layer(drawing.static.hash, drawing.static.text)
        known = last if last is not None and last.frame == drawing.frame else None
        if self._packs:
            return drawing.packed(known)
        return drawing.full() if known is None else drawing.after(known)

    # --- hearing ----------------------------------------------------------------------------------------------------

    async def hear(self, text: str | bytes) -> None:
        """Do what the page asks; whatever is wrong with it is answered, never raised."""
        if self._bucket is not None and not self._bucket.take(time.monotonic()):
            self._excess += 1
            if self._excess > GONE_TOO_FAR:
                self.shut(4429, "Too many messages.")
            return self._refuse(None, TooFast("Too many messages: slow down."), again=False)
        try:
            asked = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return self._refuse(None, NotNow("Not a message of this protocol: {error}", error=error), again=False)
        try:
            await self._do(asked)
        except CosmodromeError as error:
            self._refuse(asked.id, error, again=isinstance(asked, Draft | Undo | Drop | Confirm | Next | LetGo))
        return None

    async def _do(self, asked: Asked) -> None:
        room, player = self.room, self.player
        match asked:
            case Draft():
                await room.act(
                    lambda table, now: playing.draft(
                        table, player, asked.move, asked.after, now, drafted=asked.drafted, confirmed=asked.confirm
                    )
                )
            case Confirm():
                await room.act(lambda table, now: playing.confirm(table, player, asked.after, now))
            case Undo():
                await room.act(lambda table, now: playing.undo(table, player, now))
            case Drop():
                await room.act(lambda table, now: playing.drop(table, player, asked.index, now))
            case Chat():
                await room.act(lambda table, now: people.chat(table, player, asked.text, now))
            case Next():
                await room.act(lambda table, now: teaching.go_on(table, player, asked.remark, now))
            case LetGo():
                await room.act(lambda table, now: teaching.let_go(table, player, now))
            case LookMessage():
                self._look(asked)
            case Hint():
                return self._hint(asked)
            case Ping():
                return self._answer(Pong(asked.id))
        return self._answer(Ok(asked.id, room.table.number_for(self.seat)))

    def _look(self, asked: LookMessage) -> None:
        look = msgspec.structs.replace(asked, id=None)
        check_look(look, len(self.room.table.seats))
        if look.language != self.look.language:
            self._log_read = self._log_told = 0
        self._drawing = None
        self.look = look

    def _answer(self, message: msgspec.Struct) -> None:
        self._answers.append(msgspec.json.encode(message))
        self.wake()

    def _refuse(self, id: int | str | None, error: CosmodromeError, *, again: bool) -> None:
        """Say why; with `again`, send the whole scene again, so that a page which is wrong is so no longer."""
        REFUSED.labels(type(error).__name__).inc()
        if again:
            self._drawing = None
        why = error.told(self.look.language) if isinstance(error, TableError) else str(error)
        self._answer(Refused(id, why, self.room.table.number_for(self.seat)))

    def _hint(self, asked: Hint) -> None:
        table, seat = self.room.table, self.seat
        if seat is None or table.position is None or not table.branch(seat).state.asked(seat):
            raise NotNow("There is nothing for you to decide now.")
        if table.remark is not None:
            raise NotNow("The lesson shows what to do.")
        if self._hinting is not None and not self._hinting.done():
            raise TooFast("A bot is thinking about it already.")
        self._hinting = asyncio.ensure_future(self._think(asked, seat))

    async def _think(self, asked: Hint, seat: int) -> None:
        """What the strongest bot thinks of the question in front of this seat."""
        table = self.room.table
        state = table.branch(seat).state
        name, make = next(iter(bots_for(title_of(table.facts.title), table.game).items()))
        mind = make()
        if isinstance(mind, Commander):
            hints = await self._study.hints(question(table, seat, name, draft=True))
            self._answer(Hints(asked.id, [self._told(state, seat, hint) for hint in hints]))
            return
        loop = asyncio.get_running_loop()
        notations = await loop.run_in_executor(self._pool, think, mind, state.clone(), seat)
        moves = [
            Hinted(notation, state.say(seat, state.parse(notation), self.look.language)) for notation in notations[:1]
        ]
        self._answer(Hints(asked.id, moves))

    def _told(self, state: State, seat: int, hint: Hinting) -> Hinted:
        """A hint in this page's language, with the reason for it: what follows, or what it is worth beside the best."""
        language = self.look.language
        say = words(language, "cosmodrome")
        move, reasons = state.parse(hint.notation), []
        if hint.behind >= TELLING:
            reasons.append(say("{percent} % less often a win than the best move", percent=round(100 * hint.behind)))
        if hint.then:
            after = state.clone()
            after.draft(seat, move)
            reasons.append(say("then: {move}", move=after.say(seat, after.parse(hint.then), language)))
        return Hinted(hint.notation, state.say(seat, move, language), round(hint.chance, 3), " · ".join(reasons))

    def close(self) -> None:
        """The page has gone."""
        if self._hinting is not None:
            self._hinting.cancel()
