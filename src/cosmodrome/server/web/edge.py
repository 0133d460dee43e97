"""The edge: every answer leaves with the headers that keep browsers safe, and is counted, timed and logged."""

from __future__ import annotations

import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.server.logs import log
from cosmodrome.server.metrics import REQUESTS

__all__ = ["POLICY", "armour", "edge"]

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Nothing but our own files: no inline script, no inline style sheet, no frame around us."""

HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
}


async def armour(message: Message, _: Scope) -> None:
    """Before anything is sent, an error for an address that nobody knows included."""
    if message["type"] == "http.response.start":
        present = {name.lower() for name, _ in message["headers"]}
        added = [(name, value) for name, value in HEADERS.items() if name not in present]
        message["headers"] = [*message["headers"], *added]


def edge(app: ASGIApp) -> ASGIApp:
    """A middleware around every route: counts, times, logs."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"]
            REQUESTS.labels(method, str(status)).observe(seconds)
            log.info("request", method=method, path=scope["path"], status=status, ms=round(seconds * 1000, 1))

    return guarded
