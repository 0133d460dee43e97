"""A scene: a position as a drawing, and every legal move as a path through it.

The static layer never changes during a game: it is named by a hash of its own text, so a browser keeps it for ever. The
live layer is a handful of keyed nodes. A path names the nodes that a player touches, one after the other, to play a
move; a client builds its menu, its clicks and its glow from the paths and needs no rule of any game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from cosmodrome.scene.detail import Frame, frame_of
from cosmodrome.scene.node import Group, Node, walk

__all__ = ["Definition", "Gradient", "Path", "Pattern", "Scene", "SceneShape", "Stamp", "Static", "Stop"]

SceneShape = Literal["wide", "tall"]
"""For a laptop, or for a phone held upright."""


class Stop(msgspec.Struct, frozen=True):
    """A paint at a place of a gradient, from 0 to 1."""

    offset: float
    paint: str
    opacity: float = 1


class Gradient(msgspec.Struct, frozen=True):
    """A paint that changes from (x1, y1) to (x2, y2); with a radius, outwards from (x1, y1). Lengths are the drawing's."""

    id: str
    stops: tuple[Stop, ...]
    x1: float
    y1: float
    x2: float = 0
    y2: float = 0
    r: float = 0


class Pattern(msgspec.Struct, frozen=True):
    """A paint that repeats a drawing in squares of a size, turned by degrees."""

    id: str
    size: float
    nodes: tuple[Node, ...]
    turn: float = 0


class Stamp(msgspec.Struct, frozen=True):
    """A drawing that a game prints once and uses often, such as the face of a card. A `Use` with its id as the symbol puts
    it down; with the size of a symbol's box it is as large as it was drawn. It cannot use another stamp."""

    id: str
    nodes: tuple[Node, ...]


Definition = Gradient | Pattern | Stamp


class Static(msgspec.Struct, frozen=True):
    """What is printed: made once, shared by every scene of a game."""

    definitions: tuple[Definition, ...]
    nodes: tuple[Node, ...]
    text: str
    """The layer as an SVG fragment, colours as the variables of the palette. Definitions and symbols come with it."""
    hash: str
    """The name of that text."""

    @classmethod
    def of(cls, definitions: tuple[Definition, ...], nodes: tuple[Node, ...]) -> Static:
        """The layer with its text written."""
        from cosmodrome.scene.svg import static_fragment  # the writer knows this module's types

        text = static_fragment(definitions, nodes, variable)
        return cls(definitions, nodes, text, hashlib.blake2b(text.encode(), digest_size=16).hexdigest())


def variable(token: str) -> str:
    """A token as a client's style sheet knows it."""
    return f"var(--{token})"


class Path(msgspec.Struct, frozen=True):
    """How to play a move by touching: the keys in order."""

    move: int
    notation: str
    keys: tuple[str, ...]
    label: str
    """The move in words."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A position, drawn."""

    width: float
    height: float
    title: str
    """The whole picture in one sentence."""
    static: Static
    live: tuple[Node, ...]
    paths: tuple[Path, ...] = ()
    shown: int | None = None
    """Whose board is drawn large. When it changes, a client should not animate: these are other pieces."""
    palette: Mapping[str, str]

    @property
    def starts(self) -> frozenset[str]:
        """The nodes with which a legal path begins."""
        return frozenset(path.keys[0] for path in self.paths)

    @property
    def onward(self) -> frozenset[str]:
        """The nodes that a path only comes to later."""
        return frozenset(key for path in self.paths for key in path.keys[1:]) - self.starts

    def keyed(self) -> dict[str, Group]:
        """The things of the game by their key."""
        return {node.key: node for node in walk(self.live) if isinstance(node, Group) and node.key}

    def to_json(self) -> bytes:
        """What a client is sent; the static layer goes by its hash."""
        return msgspec.json.encode(
            {
                "size": [self.width, self.height],
                "title": self.title,
                "static": self.static.hash,
                "live": self.live,
                "paths": self.paths,
                "shown": self.shown,
                "palette": self.palette,
            }
        )

    def svg(self, palette: Mapping[str, str] | None = None, *, fonts: bool = False, frame: Frame | None = None) -> str:
        """One SVG document; the same scene gives the same bytes. `fonts` puts the typefaces inside, `frame` shows a part."""
        from cosmodrome.scene.svg import document

        return document(self, palette or self.palette, fonts=fonts, frame=frame)

    def frame(self, keys: Iterable[str]) -> Frame:
        """The part of the drawing that holds these things."""
        return frame_of(self.live, keys)

    def png(
        self, width: int | None = None, palette: Mapping[str, str] | None = None, *, frame: Frame | None = None
    ) -> bytes:
        """A picture of it all or of a part; twice the drawing's size unless a width is given."""
        from cosmodrome.scene.png import render

        return render(self.svg(palette, frame=frame), width or round(2 * (frame.width if frame else self.width)))

    def _repr_svg_(self) -> str:
        return self.svg()

    def check(self) -> None:
        """Raise AssertionError if a key, a path, a symbol or a paint is not what it should be."""
        from cosmodrome.scene.check import check

        check(self)
