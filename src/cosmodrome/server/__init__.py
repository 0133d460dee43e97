"""The table in the browser: HTTP, WebSockets, storage and sessions around `cosmodrome.table`.

`run` starts a server and returns when it has stopped.
"""

from cosmodrome.server.run import run

__all__ = ["run"]
