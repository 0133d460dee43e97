"""`cosmodrome play` and `cosmodrome serve`: the table in the browser, for oneself or for others.

What the server needs comes with the extra `web`; it is imported only here and only when asked for.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import webbrowser
from types import ModuleType
from typing import Annotated

from typer import Argument
from typer import Option as Flag

from cosmodrome.cli.arguments import LanguageFlag, speak
from cosmodrome.cli.output import tell
from cosmodrome.games import title as title_of
from cosmodrome.kernel import OptionError

__all__ = ["needs_server", "play", "serve"]

Port = Annotated[int, Flag(metavar="PORT", min=1, max=65535, help="The port to listen on.")]


def play(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="Open this game at once.", show_default=False)] = None,
    port: Port = 8000,
    no_open: Annotated[bool, Flag("--no-open", help="Only print the address.")] = False,
    language: LanguageFlag = None,
) -> None:
    """Play in the browser: a server for this machine alone."""
    words = speak(language)
    page = f"/new/{title_of(game).id}" if game else "/"

    def ready(address: str) -> None:
        tell(words("Cosmodrome is open at {address} (Ctrl-C closes it).", address=address + page))
        if not no_open and _has_display():
            webbrowser.open(address + page)

    _server().run(host="127.0.0.1", port=port, ready=ready, log="warning")


def serve(
    host: Annotated[str, Flag(metavar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Port = 8000,
    workers: Annotated[int, Flag(metavar="N", min=1, help="How many processes; several need PostgreSQL.")] = 1,
) -> None:
    """Serve the tables to others. DATABASE_URL names a PostgreSQL database; without it a SQLite file is used."""
    _server().run(host=host, port=port, workers=workers, ready=tell)


def needs_server() -> None:
    """Refuse where the server is not installed."""
    if any(importlib.util.find_spec(name) is None for name in ("litestar", "granian", "sqlalchemy")):
        raise OptionError("The server is not installed; install it with: pip install 'cosmodrome[web]'")


def _server() -> ModuleType:
    needs_server()
    from cosmodrome import server

    return server


def _has_display() -> bool:
    """A browser can only be opened where there is a screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
