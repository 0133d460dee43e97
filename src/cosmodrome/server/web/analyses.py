"""Looking back: the winning chances of a finished game, and where it turned."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Router, get
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath, FromQuery

from cosmodrome.kernel import words as words_of
from cosmodrome.lab.analysis import Point
from cosmodrome.lab.looking_back import ToldTurn
from cosmodrome.server.analysis import Analyses, told
from cosmodrome.server.logs import log
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language, language_of
from cosmodrome.server.web.service import Asked, limited, service_of

__all__ = ["AnalysisAnswer", "routes"]


class AnalysisAnswer(msgspec.Struct, frozen=True):
    """What is known so far: `working` on it, `ready`, or `failed` for good."""

    status: str
    moves: int = 0
    points: list[Point] = []
    """Positions by the number of moves played, and how likely each seat wins from there."""
    turns: list[ToldTurn] = []


@get(
    "/tables/{table:str}/analysis",
    guards=[limited("draw")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="The winning chances of a finished game",
)
async def analysis(request: Asked, table: FromPath[str], language: FromQuery[Language | None] = None) -> AnalysisAnswer:
    """The first who asks sets it going: ask again until it is ready."""
    service = service_of(request)
    analyses: Analyses = request.app.state.analyses
    found = (await service.room(table)).table
    if found.status != "over":
        raise PermissionDeniedException("A game can be analysed when it is over.")
    if not analyses.known(table) and analyses.full:
        raise TooManyRequestsException("Many games are being analysed: wait a moment.", headers={"Retry-After": "30"})
    record = await asyncio.to_thread(found.state.record, found.names)
    if not analyses.known(table):
        analyses.ask(table, record)
    try:
        ready = analyses.found(table)
    except Exception as error:  # whatever is wrong with it, the game itself is fine
        log.warning("analysis", table=table, error=repr(error))
        return AnalysisAnswer("failed")
    if ready is None:
        return AnalysisAnswer("working")
    words = words_of(language_of(request, language), "cosmodrome")
    turns = await asyncio.to_thread(told, ready, record, words)
    return AnalysisAnswer("ready", ready.moves, ready.points, turns)


def routes() -> Router:
    """Everything under /api about what a game was like."""
    return Router("/", route_handlers=[analysis], tags=["replays"])
