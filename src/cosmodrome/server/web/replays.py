"""Looking back: records, scenes and pictures of any position. While a game runs, each sees what they saw; when it is
over, everybody may look through every seat's eyes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, QueryParameter

from cosmodrome import scene
from cosmodrome.kernel import State as Position
from cosmodrome.scene import SceneShape
from cosmodrome.server.rooms import Room, check_look, draw_position
from cosmodrome.server.rooms.messages import LogLine, LookMessage
from cosmodrome.server.rooms.telling import log_lines
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language, language_of
from cosmodrome.server.web.service import AS_IT_IS, Asked, Service, limited, service_of
from cosmodrome.server.web.titles import PICTURE_POLICY
from cosmodrome.table import Table, people

__all__ = ["routes"]

At = Annotated[
    int | None, QueryParameter(description="How many moves were played; without it, now.", ge=0, le=1_000_000)
]
Seat = Annotated[
    int | None, QueryParameter(description="Through whose eyes; others' only when it is over.", ge=0, le=5)
]
Shown = Annotated[int | None, QueryParameter(description="Whose board is drawn large.", ge=0, le=5)]
Palette = Annotated[str, QueryParameter(max_length=40)]
Width = Annotated[int | None, QueryParameter(ge=16, le=4000)]


def eyes(table: Table, player: str, seat: int | None) -> int | None:
    """The seat to look through: one's own while the game runs, anybody's when it is over."""
    own = table.seat_of(player)
    if seat is None:
        return own
    if seat >= len(table.seats):
        raise people.no_seat(seat, len(table.seats))
    if seat != own and table.status != "over":
        raise PermissionDeniedException("While the game runs, only the one who sits there may look through these eyes.")
    return seat


def position(room: Room, player: str, at: int | None, seat: int | None) -> tuple[Position, int | None, int]:
    """The committed position to be looked at, through whose eyes, and its number."""
    table = room.table
    viewer = eyes(table, player, seat)
    number = table.running.number_for(viewer) if at is None else at
    return (table.state if at is None else table.at(at, viewer)), viewer, number


@get("/tables/{table:str}/record", responses=refusals(403, 404, 409), summary="The record of a finished game")
async def record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """With the seed: anybody can verify it with `cosmodrome replay`."""
    found = (await service_of(request).room(table)).table
    if found.status != "over":
        raise PermissionDeniedException("The record is for everybody when the game is over.")
    headers = {"Content-Disposition": f'attachment; filename="{found.facts.title}-{table}.json"'}
    made = await asyncio.to_thread(found.state.record, found.names)
    return Response(made.to_json(), media_type="application/json", headers=headers)


@get("/tables/{table:str}/log", responses=refusals(403, 404, 409, 422), summary="What happened, in words")
async def log(
    request: Asked, table: FromPath[str], seat: Seat = None, language: FromQuery[Language | None] = None
) -> list[LogLine]:
    """The same lines that the socket sends."""
    service = service_of(request)
    found = (await service.room(table)).table
    viewer = eyes(found, service.player_of(request), seat)
    return log_lines(found, found.running.logs[viewer], language_of(request, language))


@get(
    "/tables/{table:str}/scene",
    guards=[limited("draw")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="A position as a scene",
)
async def drawn_scene(
    request: Asked,
    table: FromPath[str],
    at: At = None,
    seat: Seat = None,
    language: FromQuery[Language | None] = None,
    shape: FromQuery[SceneShape] = "wide",
    palette: Palette = "night",
    shown: Shown = None,
) -> Any:
    """The same message that the socket sends, complete."""
    service = service_of(request)
    room = await service.room(table)
    look = LookMessage(language=language_of(request, language), shape=shape, palette=palette, shown=shown)  # type: ignore[arg-type]
    check_look(look, len(room.table.seats))
    state, viewer, number = position(room, service.player_of(request), at, seat)
    drawing = draw_position(state, viewer, look, room.table.names, number, [])
    await service.store.keep_layer(drawing.static.hash, drawing.static.text)
    return Response(msgspec.Raw(drawing.full()), media_type="application/json")


async def _picture(
    service: Service,
    request: Asked,
    table: str,
    at: int | None,
    seat: int | None,
    shown: int | None,
    language: str | None,
    palette: str,
) -> scene.Scene:
    room = await service.room(table)
    check_look(LookMessage(palette=palette, shown=shown), len(room.table.seats))
    state, viewer, _ = position(room, service.player_of(request), at, seat)
    spoken = language_of(request, language)
    return scene.of(state, viewer, spoken, shown=shown, names=room.table.names, palette=palette)


@get(
    "/tables/{table:str}/picture.svg",
    guards=[limited("picture")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="A position as SVG",
)
async def picture_svg(
    request: Asked,
    table: FromPath[str],
    at: At = None,
    seat: Seat = None,
    language: FromQuery[Language | None] = None,
    palette: Palette = "night",
    shown: Shown = None,
) -> Response[str]:
    """With its typefaces inside."""
    drawn = await _picture(service_of(request), request, table, at, seat, shown, language, palette)
    headers = {"Content-Security-Policy": PICTURE_POLICY}
    return Response(drawn.svg(fonts=True), media_type="image/svg+xml", headers=headers)


@get(
    "/tables/{table:str}/picture.png",
    guards=[limited("picture")],
    opt={AS_IT_IS: True},
    responses=refusals(403, 404, 409, 422, 429),
    summary="A position as PNG",
)
async def picture_png(
    request: Asked,
    table: FromPath[str],
    at: At = None,
    seat: Seat = None,
    language: FromQuery[Language | None] = None,
    palette: Palette = "night",
    shown: Shown = None,
    width: Width = None,
) -> Response[bytes]:
    """As wide as you like, up to 4000 pixels."""
    drawn = await _picture(service_of(request), request, table, at, seat, shown, language, palette)
    return Response(await asyncio.to_thread(drawn.png, width), media_type="image/png")


def routes() -> Router:
    """Everything under /api about the past."""
    return Router("/", route_handlers=[record, log, drawn_scene, picture_svg, picture_png], tags=["replays"])
