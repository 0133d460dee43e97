"""What every request needs: the house, the store, who is asking, and how much they may ask."""

from __future__ import annotations

import re
import time
from typing import Any, Literal
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from cosmodrome.server.campaigns import Campaigns
from cosmodrome.server.identity import COOKIE, Identity, Passphrases, new_id
from cosmodrome.server.limits import Buckets
from cosmodrome.server.push import Pushes
from cosmodrome.server.rooms import House, Room
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import Player, Store
from cosmodrome.table import clean_name

__all__ = ["AS_IT_IS", "GUEST", "ID", "Asked", "Connected", "Service", "limited", "own_origin", "service_of"]

Connected = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, State]
Kind = Literal["do", "open", "account", "draw", "picture"]

AS_IT_IS = "as_it_is"
"""The option of a route whose answers are small, or compressed already."""
GUEST = "Guest"
"""What somebody is called who has not said."""
YEAR_SECONDS = 365 * 24 * 3600
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

LIMITS: dict[Kind, tuple[float, float]] = {
    "do": (10.0, 120.0),
    "open": (0.5, 60.0),
    "account": (0.1, 10.0),
    "draw": (20.0, 100.0),
    "picture": (1.0, 15.0),
}
"""For each address: so many a second in the long run, so many at once."""


class Service:
    """One worker."""

    def __init__(self, settings: Settings, store: Store, house: House, identity: Identity, pushes: Pushes) -> None:
        self.settings = settings
        self.store = store
        self.house = house
        self.identity = identity
        self.pushes = pushes
        self.campaigns = Campaigns(store, house, pushes, settings.seed)
        self.passphrases = Passphrases()
        self._limits = {kind: Buckets(*limit) for kind, limit in LIMITS.items()}

    def player_of(self, connection: Connected) -> str:
        """The id of the player who asks; empty: nobody we know."""
        return self.identity.player(connection.cookies.get(COOKIE))

    async def somebody(self, connection: Connected, name: str | None = None) -> tuple[Player, Cookie]:
        """The player who asks, as a new guest if need be; with the cookie to send along."""
        player = self.player_of(connection)
        known = await self.store.player(player) if player else None
        if known is None:
            known = Player(new_id(), clean_name(GUEST if name is None else name))
            await self.store.new_player(known.id, known.name, self.house.now())
        elif name is not None and clean_name(name) != known.name:
            known = Player(known.id, clean_name(name), known.account, known.passphrase)
            await self.store.rename(known.id, known.name)
        return known, self.cookie(connection, known.id)

    def cookie(self, connection: Connected, player: str) -> Cookie:
        """The cookie that makes a browser this player's; an empty player: nobody's."""
        return Cookie(
            key=COOKIE,
            value=self.identity.cookie(player) if player else "",
            path="/",
            max_age=YEAR_SECONDS if player else 0,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    async def room(self, id: str) -> Room:
        """The room of a table, or 404."""
        room = await self.house.room(id) if ID.fullmatch(id) else None
        if room is None:
            raise NotFoundException("There is no such table.")
        return room

    def allow(self, kind: Kind, connection: Connected) -> bool:
        """May this address do this once more?"""
        address = connection.client.host if connection.client else "unknown"
        return not self.settings.limits or self._limits[kind].take(address, time.monotonic())


def service_of(connection: Connected) -> Service:
    """The service of the worker that this request has reached."""
    service: Service = connection.app.state.service
    return service


def own_origin(connection: Connected, origins: tuple[str, ...]) -> bool:
    """Does this request come from our own pages? Browsers always say where a page is from; programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in origins or urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()


def limited(kind: Kind) -> Guard:
    """A guard: from our own pages only, and not too often."""

    def guard(connection: Connected, _: BaseRouteHandler) -> None:
        service = service_of(connection)
        if not own_origin(connection, service.settings.origins):
            raise PermissionDeniedException("This request comes from a page of another site.")
        if not service.allow(kind, connection):
            raise TooManyRequestsException("Too many requests: wait a moment.", headers={"Retry-After": "10"})

    return guard
