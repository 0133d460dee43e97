"""A club to test with: one server on a database of its own, people with cookies, pages at tables, a clock turned by hand.

A page merges what it is sent exactly as docs/protocol.md tells the authors of clients to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any
from zlib import decompress

from httpx import Response
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from cosmodrome.server.app import create_app
from cosmodrome.server.rooms.room import Room
from cosmodrome.server.settings import Settings

PATIENCE = 60.0
HOST = "testserver.local"


class Club:
    """A running server."""

    def __init__(self, database: str | Path, *, limits: bool = False, **settings: Any) -> None:
        self.now = 1_000_000.0
        self.settings = Settings(
            database=str(database), limits=limits, pace=(0, 0), **{"client": Path("nowhere"), **settings}
        )
        self._open = ExitStack()

    def __enter__(self) -> Club:
        self.app = create_app(self.settings, lambda: self.now)
        self.client = self._open.enter_context(TestClient(self.app, raise_server_exceptions=False))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def somebody(self, name: str = "") -> Person:
        return Person(self, name)

    def on_the_loop(self, function: Callable[..., Any], *given: Any) -> Any:
        """Run a coroutine function where the server runs."""
        with self.client.portal() as portal:
            return portal.call(function, *given)

    def room(self, table: str) -> Room:
        room = self.on_the_loop(self.app.state.service.house.room, table)
        assert isinstance(room, Room)
        return room

    def mind(self) -> None:
        """What happens once a second."""
        self.on_the_loop(self.app.state.service.house.mind)


class Person:
    """Somebody with a browser."""

    def __init__(self, club: Club, name: str = "", cookie: str = "") -> None:
        self.club = club
        self.name = name
        self.cookie = cookie
        self.headers: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None, **named: Any) -> Response:
        headers = {**self.headers, **({"cookie": self.cookie} if self.cookie else {})}
        self.club.client.cookies.clear()
        answer = self.club.client.request(
            method, path, **({"json": body} if body is not None else {}), headers=headers, **named
        )
        given = answer.headers.get("set-cookie", "").split(";")[0]
        if given:
            self.cookie = given
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, status: int, method: str, path: str, body: Any = None) -> str:
        """What the server says when it refuses; it always is one sentence."""
        answer = self.ask(method, path, body)
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        told = answer.json()
        assert set(told) <= {"error", "number"}, told
        assert isinstance(told["error"], str)
        assert told["error"]
        return str(told["error"])

    def opens(self, title: str = "drydock", **given: Any) -> str:
        named = {"name": self.name} if self.name else {}
        return str(self.post("/api/tables", {"title": title, **named, **given})["table"])

    def joins(self, table: str, **given: Any) -> int:
        return int(self.post(f"/api/tables/{table}/join", {"name": self.name or "Somebody", **given})["seat"])

    def view(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}/view")

    def plays(self, table: str, which: int = 0) -> int:
        """Play one of the legal moves over HTTP."""
        seen = self.view(table)
        moves = [seen["moves"][which]["notation"]]
        return int(self.post(f"/api/tables/{table}/moves", {"after": seen["number"], "moves": moves})["number"])

    def page(self, table: str, query: str = "") -> Page:
        return Page(self, table, query)


class Page:
    """A page at a table."""

    def __init__(self, person: Person, table: str, query: str = "") -> None:
        self.person = person
        self.table_id = table
        self.stream: list[str] = []
        """Every message as it came, byte by byte."""
        self.table: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.log: list[str] = []
        self.chat: list[str] = []
        self._id = 0
        self._stack = ExitStack()
        headers = {**person.headers, **({"cookie": person.cookie} if person.cookie else {})}
        person.club.client.cookies.clear()
        self._session: WebSocketTestSession = self._stack.enter_context(
            person.club.client.websocket_connect(f"/api/tables/{table}/socket{query}", headers=headers)
        )

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def say(self, do: str, **given: Any) -> int:
        """Send a message and do not wait."""
        self._id += 1
        self._session.send_text(json.dumps({"do": do, "id": self._id, **given}))
        return self._id

    def send(self, text: str) -> None:
        self._session.send_text(text)

    def asks(self, do: str, **given: Any) -> dict[str, Any]:
        """Send a message, take in everything up to its answer."""
        return self._until_answered(self.say(do, **given))

    def _until_answered(self, id: int) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message.get("id") == id:
                return message

    def done(self, do: str, **given: Any) -> None:
        """Do something that must succeed, and see everything that came of it."""
        answer = self.asks(do, **given)
        assert answer["is"] == "ok", answer
        self.settle()

    def refused(self, do: str, **given: Any) -> str:
        answer = self.asks(do, **given)
        assert answer["is"] == "refused", answer
        self.settle()
        return str(answer["why"])

    def settle(self) -> Page:
        """Take in everything that was on its way: what is asked twice and answered twice has nothing in between."""
        for _ in range(2):
            self._until_answered(self.say("ping"))
        return self

    def hear(self) -> dict[str, Any]:
        frame = self._session.receive(timeout=PATIENCE)
        packed = frame.get("bytes")
        text = decompress(packed).decode() if isinstance(packed, bytes) else str(frame.get("text", ""))
        self.stream.append(text)
        message: dict[str, Any] = json.loads(text)
        if "tree" in message:
            message["paths"] = [*paths_of(message.pop("tree"))]
        match message["is"]:
            case "table":
                self.table = message
            case "presence":
                for seat, told in zip(self.table["seats"], message["seats"], strict=True):
                    seat.update(told)
            case "scene":
                self.scene = merged(self.scene, message)
            case "log":
                assert message["from"] <= len(self.log)
                self.log = self.log[: message["from"]] + [line["text"] for line in message["lines"]]
            case "chat":
                self.chat += [f"{line['name']}: {line['text']}" for line in message["lines"]]
        return message

    # --- what a person sees and does ---------------------------------------------------------------------------------

    @property
    def offers(self) -> list[str]:
        return [path["notation"] for path in self.scene["paths"]]

    @property
    def drafted(self) -> list[str]:
        return [move["notation"] for move in self.scene["draft"]]

    @property
    def number(self) -> int:
        return int(self.scene["number"])

    def drafts(self, which: int = 0, **given: Any) -> None:
        self.done("draft", move=self.offers[which], after=self.number, **given)

    def confirms(self) -> None:
        self.done("confirm", after=self.number)

    def plays(self, which: int = 0) -> None:
        self.done("draft", move=self.offers[which], after=self.number, drafted=len(self.drafted), confirm=True)


def merged(last: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The scene that a message tells of."""
    scene = {name: value for name, value in message.items() if name not in ("is", "diff")}
    if "live" in message:
        return scene
    nodes = {node.get("key") or f"#{index}": node for index, node in enumerate(last["live"])}
    for key in message["diff"]["gone"]:
        del nodes[key]
    nodes.update(message["diff"]["set"])
    order = message["diff"].get("order") or list(nodes)
    assert sorted(order) == sorted(nodes)
    return {**scene, "live": [nodes[key] for key in order]}


def paths_of(tree: list[Any], *keys: str) -> Iterator[dict[str, Any]]:
    """The paths that a packed scene has as a tree."""
    for part in tree:
        if part[0] is None:
            yield {"notation": part[1], "keys": [*keys], "label": part[2]}
        else:
            yield from paths_of(part[1:], *keys, part[0])
