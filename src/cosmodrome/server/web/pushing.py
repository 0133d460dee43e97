"""Subscribing a browser to be told when it is somebody's turn."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody
from msgspec import Meta

from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language
from cosmodrome.server.web.service import Asked, limited, service_of
from cosmodrome.table import NotAllowed, NotNow

__all__ = ["routes"]

Address = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKey(msgspec.Struct, frozen=True):
    """What a browser subscribes with; null: this server cannot push."""

    key: str | None


class Keys(msgspec.Struct, frozen=True):
    """A browser's keys, as it made them."""

    p256dh: Key
    auth: Key


class Subscription(msgspec.Struct, frozen=True):
    """A browser's subscription, as it made it."""

    endpoint: Address
    keys: Keys
    language: Language = "en"


class Unsubscription(msgspec.Struct, frozen=True):
    """The subscription to be forgotten."""

    endpoint: Address


@get("/push", summary="The key to subscribe with")
async def push_key(request: Asked) -> PushKey:
    """For the browser's push manager."""
    return PushKey(service_of(request).pushes.key)


@post("/push", status_code=204, guards=[limited("do")], responses=refusals(403, 409, 422, 429), summary="Tell me")
async def subscribe(request: Asked, data: JSONBody[Subscription]) -> None:
    """This browser is told when it is your turn and you are away."""
    service = service_of(request)
    player = service.player_of(request)
    if not player:
        raise NotAllowed("Sit down at a table first.")
    if service.pushes.key is None:
        raise NotNow("This server cannot push.")
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    await service.pushes.subscribe(player, data.endpoint, keys, data.language)


@post("/push/stop", status_code=204, guards=[limited("do")], responses=refusals(403, 429), summary="Do not tell me")
async def unsubscribe(request: Asked, data: JSONBody[Unsubscription]) -> None:
    """This browser is told no more."""
    await service_of(request).pushes.unsubscribe(data.endpoint)


def routes() -> Router:
    """Everything under /api about pushes."""
    return Router("/", route_handlers=[push_key, subscribe, unsubscribe], tags=["push"])
