"""The application: all routes, what surrounds them, and how a worker lives and dies."""

from __future__ import annotations

import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import cosmodrome
from cosmodrome.server.analysis import Analyses
from cosmodrome.server.identity import Identity, new_id
from cosmodrome.server.logs import configure, log
from cosmodrome.server.push import Pushes
from cosmodrome.server.rooms import House
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import Store, connect, database_url
from cosmodrome.server.web import analyses, campaigns, lessons, pages, people, pushing, replays, tables, titles
from cosmodrome.server.web.edge import armour, edge
from cosmodrome.server.web.errors import HANDLERS
from cosmodrome.server.web.service import AS_IT_IS, Service
from cosmodrome.server.web.socket import table_socket

__all__ = ["create_app", "worker_app"]

BIGGEST_BODY = 64 * 1024
SELDOM = (50_000, 20, 100)
"""When Python looks for garbage that refers to itself."""


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> Litestar:
    """One worker's application. `now` is the only clock of all tables."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        database = connect(database_url(settings.database))
        await database.start()
        store = Store(database, new_id())
        secret = settings.secret or await store.secret("cookie", new_id() + new_id())
        pushes = Pushes(store, settings.contact)
        await pushes.start()
        house = House(store, now, settings.pace, pushes)
        app.state.service = Service(settings, store, house, Identity(secret), pushes)
        app.state.client = pages.Client(settings.client)
        app.state.analyses = Analyses()
        house.start()
        log.info("ready", worker=store.worker, version=cosmodrome.__version__)
        if settings.seed:
            log.warning("COSMODROME_SEED is set: every table is dealt alike, and nothing is secret")
        try:
            yield
        finally:
            app.state.analyses.close()
            await house.close()
            await app.state.service.campaigns.close()
            await database.close()
            log.info("stopped", worker=store.worker)

    api = Router(
        "/api",
        route_handlers=[
            titles.api_routes(),
            people.routes(),
            tables.routes(),
            lessons.routes(),
            campaigns.routes(),
            replays.routes(),
            analyses.routes(),
            pushing.routes(),
            table_socket,
        ],
    )
    return Litestar(
        route_handlers=[api, titles.static_routes(), pages.routes()],
        lifespan=[life],
        middleware=[edge],
        before_send=[armour],
        exception_handlers=HANDLERS,
        request_max_body_size=BIGGEST_BODY,
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key=AS_IT_IS
        ),
        openapi_config=OpenAPIConfig(
            title="Cosmodrome",
            version=cosmodrome.__version__,
            description="Play at a table from any program. Live updates come over a WebSocket: see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )


def worker_app() -> ASGIApp:
    """What each worker process runs: set up by the environment."""
    settings = Settings.from_environment()
    configure(settings.log)
    # Scenes are thousands of small objects without cycles: looking for cycles among them all the time only costs.
    gc.freeze()
    gc.set_threshold(*SELDOM)
    app: ASGIApp = create_app(settings)
    return wrap_asgi_with_proxy_headers(app, trusted_hosts=list(settings.proxies)) if settings.proxies else app
