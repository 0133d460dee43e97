"""Lessons over HTTP: which ones a title has, beginning one, reading on, being let go. The moves are made like any other."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from cosmodrome import scene
from cosmodrome.games import titles
from cosmodrome.kernel import Title, Value
from cosmodrome.server.identity import new_id
from cosmodrome.server.rooms import Room, standby
from cosmodrome.server.rooms.messages import LessonFacts, Number, TableFacts
from cosmodrome.server.rooms.telling import lesson_facts, link_to, public_options, table_facts
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language, language_of
from cosmodrome.server.web.service import Asked, limited, service_of
from cosmodrome.server.web.tables import Seated
from cosmodrome.table import NO_CLOCK, Facts, Lesson, NotNow, lessons_of, teaching

__all__ = ["routes"]


class OfferedLesson(msgspec.Struct, frozen=True):
    """A lesson that can be taken."""

    name: str
    title: str
    summary: str
    minutes: int
    remarks: int
    options: dict[str, Value]
    """What is played in it."""
    players: int
    table: str | None
    """Your table, if you have begun it and not come to its end."""


class Learner(msgspec.Struct, frozen=True):
    """Who learns."""

    name: Annotated[str, Meta(max_length=200)] | None = None


class Read(msgspec.Struct, frozen=True):
    """The remark that has been read."""

    remark: Number


def _title(id: str) -> Title:
    if id not in titles():
        raise NotFoundException("There is no such game.")
    return titles()[id]


def _lesson(title: Title, name: str) -> Lesson:
    lesson = lessons_of(title).get(name)
    if lesson is None:
        raise NotFoundException("There is no such lesson.")
    return lesson


@get("/titles/{title:str}/lessons", responses=refusals(404), summary="The lessons of a game")
async def offered(
    request: Asked, title: FromPath[str], language: FromQuery[Language | None] = None
) -> list[OfferedLesson]:
    """In the order of learning."""
    service = service_of(request)
    found, spoken, player = _title(title), language_of(request, language), service.player_of(request)
    begun = await service.store.listed("lessons", player) if player else []
    own = {listed.facts.lesson: listed.facts.id for listed in reversed(begun) if listed.facts.title == found.id}
    return [
        OfferedLesson(
            name=name,
            title=lesson.title.in_(spoken),
            summary=lesson.summary.in_(spoken),
            minutes=lesson.minutes,
            remarks=len(lesson.remarks),
            options=public_options(lesson.options),
            players=lesson.players,
            table=own.get(name),
        )
        for name, lesson in lessons_of(found).items()
    ]


@post(
    "/titles/{title:str}/lessons/{lesson:str}",
    guards=[limited("open")],
    responses=refusals(403, 404, 422, 429),
    summary="Begin a lesson",
)
async def begin(
    request: Asked, title: FromPath[str], lesson: FromPath[str], data: JSONBody[Learner | None] = None
) -> Response[Seated]:
    """At a table of your own that stands in no list; you sit at seat 0."""
    service = service_of(request)
    shelf = _title(title)
    chosen = _lesson(shelf, lesson)
    game, now = chosen.game(shelf), service.house.now()
    facts = Facts(
        id=new_id(),
        title=shelf.id,
        rules=game.rules,
        options=dict(game.options),
        players=game.seats,
        seed=chosen.seed,
        clock=NO_CLOCK,
        open=False,
        created=now,
        lesson=chosen.name,
    )
    known, cookie = await service.somebody(request, data.name if data is not None else None)
    table, first = teaching.open_lesson(facts, game, chosen, known.id, known.name, standby(game), now)
    await service.house.open(table, first)
    return Response(Seated(facts.id, 0, link_to(facts.id)), cookies=[cookie])


def _now(request: Asked, room: Room, language: str) -> LessonFacts:
    """What the coach says, pointing at the keys of the wide scene."""
    table, seat = room.table, room.table.seat_of(service_of(request).player_of(request))
    said = lesson_facts(table, seat, (), language)
    if said is None or seat is None:
        raise NotNow("There is no lesson at this table.")
    keys = scene.of(table.state, seat, language, names=table.names, offered=table.offered(seat, table.state)).keyed()
    return lesson_facts(table, seat, keys, language) or said


@get("/tables/{table:str}/lesson", responses=refusals(404, 409), summary="What the coach says")
async def present(request: Asked, table: FromPath[str], language: FromQuery[Language | None] = None) -> LessonFacts:
    """The same as in the scenes of the socket."""
    return _now(request, await service_of(request).room(table), language_of(request, language))


@post(
    "/tables/{table:str}/lesson",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Read on",
)
async def go_on(
    request: Asked, table: FromPath[str], data: JSONBody[Read], language: FromQuery[Language | None] = None
) -> LessonFacts:
    """Unless a move is asked for: then that move leads on, and nothing else."""
    service = service_of(request)
    room, player = await service.room(table), service.player_of(request)
    await room.act(lambda at, now: teaching.go_on(at, player, data.remark, now))
    return _now(request, room, language_of(request, language))


@delete(
    "/tables/{table:str}/lesson",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 429),
    summary="Play on without the coach",
)
async def let_go(request: Asked, table: FromPath[str]) -> TableFacts:
    """From here on it is a game like any other; a bot answers for the other seats."""
    service = service_of(request)
    room, player = await service.room(table), service.player_of(request)
    await room.act(lambda at, now: teaching.let_go(at, player, now))
    return table_facts(room.table, player, room.present(), service.house.now())


def routes() -> Router:
    """Everything under /api about lessons."""
    return Router("/", route_handlers=[offered, begin, present, go_on, let_go], tags=["lessons"])
