"""Whatever goes wrong is one clear sentence, `{"error": "…"}`, in the language of whoever asked, with a status that says
whose fault it was."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.kernel import CosmodromeError, RecordError, Words
from cosmodrome.kernel import words as words_of
from cosmodrome.server.logs import log
from cosmodrome.server.web.language import OWN_DOMAIN, words_for
from cosmodrome.server.web.service import Asked
from cosmodrome.table import NotAllowed, NotNow, Stale, TableError, TooFast

__all__ = ["HANDLERS", "ErrorAnswer", "refusals"]


class ErrorAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong, fit to be shown to a person."""

    error: str
    number: int | None = None
    """With 409: the position that the seat sees now."""


def sentences(words: Words) -> dict[int, str]:
    """What a status says when nothing more is known."""
    return {
        400: words("This request could not be understood."),
        401: words("You are not signed in."),
        403: words("You may not do this."),
        404: words("There is nothing here."),
        405: words("This cannot be done here."),
        413: words("This is too much at once."),
        422: words("This request could not be understood."),
        429: words("Too many requests: wait a moment."),
    }


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI description: how this may be refused."""
    known = sentences(words_of("en", OWN_DOMAIN))
    return {
        status: ResponseSpec(ErrorAnswer, description=known.get(status, "Not now."), generate_examples=False)
        for status in (400, *statuses)
    }


def _answer(
    status: int, error: str, number: int | None = None, headers: dict[str, str] | None = None
) -> Response[ErrorAnswer]:
    return Response(ErrorAnswer(error, number), status_code=status, headers=headers, media_type="application/json")


def _ours(request: Asked, error: CosmodromeError) -> Response[ErrorAnswer]:
    """What tables, games and options refuse."""
    told = error.told(words_for(request).language) if isinstance(error, TableError) else str(error)
    match error:
        case Stale():
            return _answer(409, told, error.number)
        case NotNow() | RecordError():
            return _answer(409, told)
        case NotAllowed():
            return _answer(403, told)
        case TooFast():
            return _answer(429, told)
    return _answer(422, told)


def _http(request: Asked, error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses, and what we refuse in its words."""
    words, detail = words_for(request), error.detail
    if isinstance(error, ValidationException):
        wrong = [
            f"{found.get('key')}: {found.get('message')}" for found in error.extra or [] if isinstance(found, dict)
        ]
        detail = "; ".join(wrong) or detail
    plain = detail in ("", HTTPStatus(error.status_code).phrase)
    sentence = sentences(words).get(error.status_code, detail) if plain else _known(words, detail)
    return _answer(error.status_code, sentence, headers=dict(error.headers or {}))


def _known(words: Words, detail: str) -> str:
    """A sentence of ours in the language of `words`; the framework's, which may hold anything, as it is."""
    return detail if "{" in detail or "}" in detail else words(detail)


def _database(request: Asked, error: SQLAlchemyError | OSError) -> Response[ErrorAnswer]:
    log.error("database failed", path=request.url.path, exc_info=error)
    words = words_for(request)
    return _answer(503, words("The database cannot be reached: try again in a moment."))


def _bug(request: Asked, error: Exception) -> Response[ErrorAnswer]:
    log.error("request failed", path=request.url.path, exc_info=error)
    words = words_for(request)
    return _answer(500, words("Something went wrong on our side."))


HANDLERS: ExceptionHandlersMap = {
    CosmodromeError: _ours,
    HTTPException: _http,
    SQLAlchemyError: _database,
    OSError: _database,
    Exception: _bug,
}
