"""Starting a server: granian with one worker on SQLite, or several on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable

from granian import Granian
from granian.constants import Interfaces, Loops
from granian.log import LogLevels

from cosmodrome.kernel import OptionError
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import database_url

__all__ = ["run"]

BACKLOG = 2048
MOST_CONNECTIONS = 8192
READY_SECONDS = 60.0


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    database: str | None = None,
    ready: Callable[[str], None] | None = None,
    log: str | None = None,
) -> None:
    """Serve until stopped. `database` overrides DATABASE_URL; `ready` is told the address once pages can be opened.

    Bad settings raise OptionError before anything is started.
    """
    if database:
        os.environ["DATABASE_URL"] = database
    if log:
        os.environ["COSMODROME_LOG"] = log
    settings = Settings.from_environment()
    if workers < 1:
        raise OptionError(f"workers={workers}: at least one.")
    if workers > 1 and database_url(settings.database).get_backend_name() == "sqlite":
        raise OptionError(
            f"workers={workers}: several workers need PostgreSQL; set DATABASE_URL, or choose one worker."
        )
    _free(host, port)
    numbers = _shared_numbers() if workers > 1 else None
    if ready is not None:
        threading.Thread(target=_wait, args=(host, port, ready), daemon=True).start()
    try:
        server = Granian(
            "cosmodrome.server.app:worker_app",
            factory=True,
            address=host,
            port=port,
            interface=Interfaces.ASGI,
            workers=workers,
            loop=Loops.auto,
            backlog=BACKLOG,
            backpressure=MOST_CONNECTIONS,
            respawn_failed_workers=True,
            workers_kill_timeout=10,
            log_level=LogLevels.warning,
        )
        server.serve()
    finally:
        if numbers is not None:
            shutil.rmtree(numbers, ignore_errors=True)


def _free(host: str, port: int) -> None:
    """Raise OptionError if nobody could listen there; granian would only say so in its log."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise OptionError(f"Cannot listen on {host}:{port}: {error.strerror or error}; choose another port.") from None


def _shared_numbers() -> str:
    """Where workers put their metrics, so that any of them can report for all."""
    folder = tempfile.mkdtemp(prefix="cosmodrome-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    return folder


def _wait(host: str, port: int, ready: Callable[[str], None]) -> None:
    """Tell the address as soon as the server answers."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104
    address = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):  # noqa: S310
                ready(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
