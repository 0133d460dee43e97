"""Who is asking: a name for guests, an account for those who want to come back on another machine."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody
from msgspec import Meta

from cosmodrome.server.identity import fold
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.service import Asked, Service, limited, service_of
from cosmodrome.table import NotNow, TableError, clean_name, people

__all__ = ["routes"]


class Me(msgspec.Struct, frozen=True):
    """Whoever asks."""

    name: str
    """Empty: nobody we know yet."""
    account: bool


class Name(msgspec.Struct, frozen=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=500)]


class Credentials(msgspec.Struct, frozen=True):
    """An account's name and passphrase."""

    name: Annotated[str, Meta(max_length=500)]
    passphrase: Annotated[str, Meta(max_length=1000)]


@get("/me", operation_id="me", summary="Who am I?")
async def me(request: Asked) -> Me:
    """A guest without a name is nobody yet."""
    service = service_of(request)
    player = service.player_of(request)
    known = await service.store.player(player) if player else None
    return Me(known.name, known.account is not None) if known is not None else Me("", False)


@post("/me", status_code=200, guards=[limited("do")], responses=refusals(403, 422, 429), summary="Call me so")
async def rename(request: Asked, data: JSONBody[Name]) -> Response[Me]:
    """The name for tables from now on; makes a guest of somebody unknown."""
    known, cookie = await service_of(request).somebody(request, clean_name(data.name))
    return Response(Me(known.name, known.account is not None), cookies=[cookie])


@post(
    "/account",
    status_code=201,
    guards=[limited("account")],
    responses=refusals(403, 409, 422, 429),
    summary="Make an account",
)
async def make_account(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """The guest becomes the account, with all games."""
    service = service_of(request)
    name = clean_name(data.name)
    passphrase = await service.passphrases.hash(data.passphrase)
    if await service.store.account(fold(name)) is not None:
        raise NotNow("There is an account of this name already: sign in, or choose another name.")
    known, cookie = await service.somebody(request)
    if known.account is not None:
        raise NotNow("You have an account already: sign out first.")
    if not await service.store.make_account(known.id, name, fold(name), passphrase):
        raise NotNow("There is an account of this name already: sign in, or choose another name.")
    return Response(Me(name, True), cookies=[cookie], status_code=201)


@post("/session", status_code=200, guards=[limited("account")], responses=refusals(401, 403, 429), summary="Sign in")
async def sign_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """The account adopts the games that the guest has begun."""
    service = service_of(request)
    known = await service.store.account(fold(data.name))
    kept = known.passphrase if known is not None else None
    if not await service.passphrases.fits(kept, data.passphrase) or known is None:
        raise NotAuthorizedException("Name and passphrase do not fit together.")
    await _adopt(service, service.player_of(request), known.id)
    return Response(Me(known.name, True), cookies=[service.cookie(request, known.id)])


async def _adopt(service: Service, guest: str, account: str) -> None:
    """Seats of a guest go to the account; those of another account stay."""
    known = await service.store.player(guest) if guest and guest != account else None
    if known is None or known.account is not None:
        return
    await service.pushes.hand_over(guest, account)
    now = service.house.now
    for seated in await service.store.seated(guest):
        room = await service.room(seated)
        try:
            await room.act(lambda table, _: people.adopt(table, guest, account, now()))
        except TableError:
            continue  # the account sits at this table itself
    await service.campaigns.adopt(guest, account)


@delete("/session", status_code=204, guards=[limited("do")], responses=refusals(403, 429), summary="Sign out")
async def sign_out(request: Asked) -> Response[None]:
    """This browser is nobody's any more; the account stays."""
    return Response(None, status_code=204, cookies=[service_of(request).cookie(request, "")])


def routes() -> Router:
    """Everything under /api about people."""
    return Router("/", route_handlers=[me, rename, make_account, sign_in, sign_out], tags=["people"])
