"""The WebSocket of a table: lets a page in, and ties its messages to a connection."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from cosmodrome.kernel import CosmodromeError
from cosmodrome.server.logs import log
from cosmodrome.server.metrics import SOCKETS
from cosmodrome.server.rooms import Connection, Room, check_look
from cosmodrome.server.rooms.messages import LookMessage
from cosmodrome.server.web.service import Service, own_origin, service_of

__all__ = ["table_socket"]

Socket = WebSocket[Any, Any, State]
SILENT_SECONDS = 75.0
"""A page says at least "ping" more often than that; one that does not has gone without a word."""
LONGEST_MESSAGE = 16_384
PACKING = "deflate"
"""The one way to pack scenes: zlib's format, which browsers can unpack by themselves."""
MOST_PAGES = 300
"""Pages at one table."""


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    language: Annotated[str | None, QueryParameter(max_length=10)] = None,
    shape: Annotated[str | None, QueryParameter(max_length=10)] = None,
    palette: Annotated[str | None, QueryParameter(max_length=40)] = None,
    shown: Annotated[str | None, QueryParameter(max_length=10)] = None,
    pack: Annotated[str | None, QueryParameter(max_length=10)] = None,
) -> None:
    """Everything that happens at a table, as it happens, for one page."""
    service = service_of(socket)
    if not own_origin(socket, service.settings.origins):
        raise PermissionDeniedException("This connection comes from a page of another site.")
    await socket.accept()
    try:
        room = await service.room(table)
        if len(room.guests) >= MOST_PAGES:
            await socket.close(4429, "Too many pages look at this table.")
            return
        look = _look(room, language=language, shape=shape, palette=palette, shown=shown)
    except HTTPException as error:
        await socket.close(4000 + error.status_code, error.detail)
        return
    except CosmodromeError as error:
        await socket.close(4409, str(error)[:120])
        return
    await _attend(service, room, socket, look, packs=pack == PACKING)


def _look(room: Room, **given: str | None) -> LookMessage:
    """How the page wants to see the table from the first moment on; what nobody understands is left out."""
    known = {name: value for name, value in given.items() if value}
    try:
        look = msgspec.convert(known, LookMessage, strict=False)
        check_look(look, len(room.table.seats))
    except (msgspec.ValidationError, CosmodromeError):
        return LookMessage()
    return look


async def _attend(service: Service, room: Room, socket: Socket, look: LookMessage, *, packs: bool) -> None:
    """Hear and tell until one of both ends is gone."""
    shut: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def close(code: int, why: str) -> None:
        if not shut.done():
            shut.set_result((code, why))

    async def send(message: bytes, packed: bool) -> None:
        if packed:
            await socket.send_data(message, mode="binary")
        else:
            await socket.send_data(message.decode(), mode="text")

    connection = Connection(
        room,
        service.player_of(socket),
        look,
        send,
        close,
        store=service.store,
        pool=service.house.pool,
        study=service.house.study,
        now=service.house.now,
        limited=service.settings.limits,
        packs=packs,
    )
    SOCKETS.inc()
    service.house.enter(room, connection)
    tasks = [asyncio.ensure_future(connection.tell()), asyncio.ensure_future(_hear(socket, connection))]
    try:
        ends: list[asyncio.Future[Any]] = [*tasks, shut]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        SOCKETS.dec()
        service.house.leave(room, connection)
        connection.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await _say_goodbye(socket, shut, tasks)


async def _say_goodbye(socket: Socket, shut: asyncio.Future[tuple[int, str]], tasks: list[asyncio.Task[None]]) -> None:
    """Close with a reason, unless the page has closed already."""
    failed = next((error for task in tasks if not task.cancelled() and (error := task.exception())), None)
    if isinstance(failed, WebSocketDisconnect):
        return
    code, why = shut.result() if shut.done() else (1000, "")
    if isinstance(failed, _Leave):
        code, why = failed.code, failed.why
    elif failed is not None:
        log.error("socket failed", exc_info=failed)
        code, why = 1011, "Something went wrong on our side."
    try:
        await socket.close(code, why)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return


class _Leave(Exception):
    """The connection ends here."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


async def _hear(socket: Socket, connection: Connection) -> None:
    while True:
        try:
            async with asyncio.timeout(SILENT_SECONDS):
                text = await socket.receive_data(mode="text")
        except TimeoutError:
            raise _Leave(1001, "Nothing was heard for too long.") from None
        if text is None:
            raise _Leave(1003, "Only text is understood here.")
        if len(text) > LONGEST_MESSAGE:
            raise _Leave(1009, "This message is too long.")
        await connection.hear(text)
