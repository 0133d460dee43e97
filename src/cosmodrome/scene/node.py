"""The nodes a drawing is made of: groups, shapes, text and symbols, as frozen structs that travel as JSON.

Field names are SVG's attribute names, so that a writer or a client copies them as they are. Colours are never written
here: a paint is the name of a token of the palette, `none`, `ink` (the colour of the symbol's user) or `#name` for a
gradient or pattern of the static layer. What a node means to a player is its key; what it does is in the scene's paths.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

__all__ = ["INK", "NONE", "Arrival", "Circle", "Curve", "Group", "Node", "Rect", "Shape", "Text", "Use", "walk"]

NONE = "none"
INK = "ink"
"""The paint of a symbol's own strokes: whatever colour its user asks for."""


class _Drawn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, rename="kebab", tag_field="tag"):
    """What every node can have."""

    opacity: float = 1


class Shape(_Drawn, frozen=True, kw_only=True):
    """What has an outline and an area."""

    fill: str = NONE
    fill_opacity: float = 1
    stroke: str = NONE
    stroke_width: float = 1
    stroke_opacity: float = 1
    stroke_dasharray: str = ""
    stroke_linecap: Literal["", "round"] = ""
    stroke_linejoin: Literal["", "round"] = ""


class Rect(Shape, frozen=True, kw_only=True, tag="rect"):
    """A rectangle from its upper left corner."""

    x: float = 0
    y: float = 0
    width: float
    height: float
    rx: float = 0


class Circle(Shape, frozen=True, kw_only=True, tag="circle"):
    """A circle around its centre."""

    cx: float = 0
    cy: float = 0
    r: float


class Curve(Shape, frozen=True, kw_only=True, tag="path"):
    """Lines and curves, as SVG path data."""

    d: str
    drawn: bool = False
    """A mark made by hand: a client may draw it stroke by stroke."""


class Text(_Drawn, frozen=True, kw_only=True, tag="text"):
    """One line of text on a baseline."""

    text: str
    x: float = 0
    y: float = 0
    fill: str
    font_size: float
    font: Literal["print", "hand"] = "print"
    font_weight: Literal[400, 700] = 400
    text_anchor: Literal["start", "middle", "end"] = "start"
    letter_spacing: float = 0


class Use(_Drawn, frozen=True, kw_only=True, tag="use"):
    """A symbol of the icon set, centred, `size` units high."""

    symbol: str
    x: float = 0
    y: float = 0
    size: float
    turn: float = 0
    color: str
    """The paint that the symbol's ink takes."""


class Arrival(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where something comes from when it appears: how it stands and how clearly it is seen at first, and the time it
    takes from there to its place. Only what moves shows it; a picture shows the place."""

    x: float
    y: float
    turn: float = 0
    scale: float = 1
    opacity: float = 1
    after: int = 0
    """Milliseconds that it waits, standing there."""
    takes: int = 300
    """Milliseconds that it moves."""


class Group(_Drawn, frozen=True, kw_only=True, tag="g"):
    """Nodes that belong together, moved to (x, y), turned by degrees, scaled. With a key it is a thing of the game."""

    children: tuple[Node, ...] = ()
    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1
    key: str = ""
    """Stable identity: what keeps its key is the same piece in the next scene, wherever it lies then."""
    title: str = ""
    """What it is and what it would do now, for the one who points at it or listens to a screen reader."""
    role: Literal["", "button", "img", "list", "status"] = ""
    target: Rect | Circle | Curve | None = None
    """The area that can be touched; it glows when a legal path goes through this node."""
    when: tuple[str, ...] = ()
    """Shown only while one of these things is pointed at, walked to or chosen. Pictures leave it out."""
    comes: Arrival | None = None
    """Where it comes from when it appears, or when it is given another one; None: it fades in."""


Node = Group | Rect | Circle | Curve | Text | Use


def walk(nodes: Sequence[Node]) -> Iterator[Node]:
    """Every node, parents before their children."""
    for node in nodes:
        yield node
        if isinstance(node, Group):
            yield from walk(node.children)
