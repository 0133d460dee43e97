"""Whatever goes wrong is one clear sentence: `{"error": "…"}` with a status that says whose fault it was."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.kernel import CosmodromeError, RecordError
from cosmodrome.server.logs import log
from cosmodrome.server.web.service import Asked
from cosmodrome.table import NotAllowed, NotNow, Stale, TooFast

__all__ = ["HANDLERS", "ErrorAnswer", "refusals"]


class ErrorAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong, fit to be shown to a person."""

    error: str
    number: int | None = None
    """With 409: the position that the seat sees now."""


SENTENCES = {
    400: "This request could not be understood.",
    401: "You are not signed in.",
    403: "You may not do this.",
    404: "There is nothing here.",
    405: "This cannot be done here.",
    413: "This is too much at once.",
    422: "This request could not be understood.",
    429: "Too many requests: wait a moment.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI description: how this may be refused."""
    return {
        status: ResponseSpec(ErrorAnswer, description=SENTENCES.get(status, "Not now."), generate_examples=False)
        for status in (400, *statuses)
    }


def _answer(
    status: int, error: str, number: int | None = None, headers: dict[str, str] | None = None
) -> Response[ErrorAnswer]:
    return Response(ErrorAnswer(error, number), status_code=status, headers=headers, media_type="application/json")


def _ours(_: Asked, error: CosmodromeError) -> Response[ErrorAnswer]:
    """What tables, games and options refuse."""
    match error:
        case Stale():
            return _answer(409, str(error), error.number)
        case NotNow() | RecordError():
            return _answer(409, str(error))
        case NotAllowed():
            return _answer(403, str(error))
        case TooFast():
            return _answer(429, str(error))
    return _answer(422, str(error))


def _http(_: Asked, error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses, and what we refuse in its words."""
    detail = error.detail
    if isinstance(error, ValidationException):
        wrong = [
            f"{found.get('key')}: {found.get('message')}" for found in error.extra or [] if isinstance(found, dict)
        ]
        detail = "; ".join(wrong) or detail
    plain = detail in ("", HTTPStatus(error.status_code).phrase)
    sentence = SENTENCES.get(error.status_code, detail) if plain else detail
    return _answer(error.status_code, sentence, headers=dict(error.headers or {}))


def _database(request: Asked, error: SQLAlchemyError | OSError) -> Response[ErrorAnswer]:
    log.error("database failed", path=request.url.path, exc_info=error)
    return _answer(503, "The database cannot be reached: try again in a moment.")


def _bug(request: Asked, error: Exception) -> Response[ErrorAnswer]:
    log.error("request failed", path=request.url.path, exc_info=error)
    return _answer(500, "Something went wrong on our side.")


HANDLERS: ExceptionHandlersMap = {
    CosmodromeError: _ours,
    HTTPException: _http,
    SQLAlchemyError: _database,
    OSError: _database,
    Exception: _bug,
}
