"""Web Push: tell the browsers of somebody who is away that it is their turn. Needs the extra `push`; without it the
pages find no key to subscribe with, and nothing is sent.

A message names the table, never the position; the page's service worker puts it into words.
"""

from __future__ import annotations

import asyncio
import base64
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from cosmodrome.server.logs import log
from cosmodrome.server.storage import Push, Store
from cosmodrome.table import NotNow, NotValid

__all__ = ["Pushes"]

SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""The push services of the browsers, whole names or their ends: the server calls no other address, whatever a page says."""
SCHEME = "https://"
MOST_BROWSERS = 10
"""Of one player."""
DAY_SECONDS = 86_400
SECRET = "push"  # noqa: S105
GONE = (404, 410)


class Pushes:
    """The browsers that want to be told."""

    def __init__(self, store: Store, contact: str) -> None:
        self.key: str | None = None
        """What pages subscribe with; None: this server cannot push."""
        self._store = store
        self._contact = contact
        self._private = ""
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Find this installation's key pair, or make one."""
        if find_spec("pywebpush") is None:
            return
        private, _ = _new_keys()
        self._private = await self._store.secret(SECRET, private)
        self.key = _public(self._private)

    async def subscribe(self, player: str, endpoint: str, keys: dict[str, str], language: str) -> None:
        """A browser asks to be told."""
        host = urlsplit(endpoint).hostname or ""
        known = any(host.endswith(service) if service[0] == "." else host == service for service in SERVICES)
        if not endpoint.startswith(SCHEME) or not known:
            raise NotValid("This is not the address of a browser's push service.")
        others = [push for push in await self._store.pushes_of(player) if push.endpoint != endpoint]
        if len(others) >= MOST_BROWSERS:
            raise NotNow("You are told in {n} browsers already: switch it off in one of them first.", n=MOST_BROWSERS)
        await self._store.keep_push(Push(endpoint, player, keys, language))

    async def hand_over(self, guest: str, account: str) -> None:
        """A guest has signed in: their browsers are told about the account's games from now on."""
        for push in await self._store.pushes_of(guest):
            await self._store.keep_push(Push(push.endpoint, account, push.keys, push.language))

    async def unsubscribe(self, endpoint: str) -> None:
        """A browser does not want to be told any more."""
        await self._store.forget_push(endpoint)

    def tell(self, player: str, message: dict[str, str]) -> None:
        """Tell all browsers of somebody, without waiting for it."""
        if self.key is None or not player:
            return
        sending = asyncio.ensure_future(self._tell(player, msgspec.json.encode(message).decode()))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _tell(self, player: str, message: str) -> None:
        for push in await self._store.pushes_of(player):
            try:
                await asyncio.to_thread(self._send, push, message)
            except Exception as error:
                status = getattr(getattr(error, "response", None), "status_code", None)
                if status in GONE:
                    await self._store.forget_push(push.endpoint)
                else:
                    log.warning("push failed", service=urlsplit(push.endpoint).hostname, error=str(error))

    def _send(self, push: Push, message: str) -> None:
        from pywebpush import webpush  # type: ignore[import-untyped, import-not-found, unused-ignore]

        webpush(
            subscription_info={"endpoint": push.endpoint, "keys": push.keys},
            data=message,
            vapid_private_key=self._private,
            vapid_claims={"sub": self._contact},
            ttl=DAY_SECONDS,
            timeout=10,
        )


def _new_keys() -> tuple[str, str]:
    from py_vapid import Vapid02  # type: ignore[import-untyped, import-not-found, unused-ignore]

    pair = Vapid02()
    pair.generate_keys()
    number = pair.private_key.private_numbers().private_value
    private = _base64(number.to_bytes(32, "big"))
    return private, _public(private)


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02  # type: ignore[import-untyped, import-not-found, unused-ignore]

    pair = Vapid02.from_raw(private.encode())
    return _base64(pair.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
