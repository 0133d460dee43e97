"""The pages: the built client, read into memory once and compressed once; and what hosts ask a server.

Every address that is not a file leads to the same page, which then looks at the address itself. Without a built client
there is one plain page that says how to build it.
"""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import cosmodrome
from cosmodrome.server.metrics import report
from cosmodrome.server.web.service import AS_IT_IS, Asked, service_of

__all__ = ["Client", "routes"]

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".ttf")
INDEX = "index.html"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cosmodrome</title></head>
<body><h1>Cosmodrome</h1>
<p>The server runs, but its pages have not been built. From a checkout: <code>make web</code>; then reload this page.</p>
<p>Programs can use it already: <a href="/api/schema">the API</a>.</p></body></html>
"""


class File(msgspec.Struct, frozen=True):
    """A file of the client."""

    body: bytes
    zipped: bytes | None
    media: str
    cache: str


class Client:
    """The built client."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder))
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def find(self, path: str) -> File | None:
        """The file at an address, or the page that every other address leads to."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        looks_like_a_file = "." in name.rpartition("/")[2]
        return None if looks_like_a_file else self._files.get(INDEX)

    @property
    def built(self) -> bool:
        """Is there a client at all?"""
        return INDEX in self._files


def _file(path: Path, name: Path) -> File:
    body = path.read_bytes()
    hashed = name.parts[0] == "assets"  # the builder puts a hash into these names
    return File(
        body=body,
        zipped=gzip.compress(body, 9, mtime=0) if path.suffix in COMPRESSED else None,
        media=mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        cache=FOR_EVER if hashed else ASK_AGAIN,
    )


@get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
async def page(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its one page."""
    client: Client = request.app.state.client
    if path.lstrip("/").split("/")[0] in ("api", "static"):
        raise NotFoundException("There is nothing here.")
    if not client.built:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    file = client.find(path)
    if file is None:
        raise NotFoundException("There is no such file.")
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.media, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.media, headers=headers)


class Health(msgspec.Struct, frozen=True):
    """A server that can answer this can play."""

    status: str
    version: str


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Health:
    """Reaches the database too."""
    await service_of(request).store.player("nobody")
    return Health("ok", cosmodrome.__version__)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(report(), media_type="text/plain; version=0.0.4; charset=utf-8")


def routes() -> Router:
    """Everything else."""
    return Router("/", route_handlers=[health, metrics, page])
