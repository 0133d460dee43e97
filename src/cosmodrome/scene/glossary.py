"""A glossary: everything in the box of a title, each thing with its name, what it does, and its picture.

A title that has one keeps it in a module `glossary` beside its own, with a function `glossary(game, language)` and the
names of the options on which it depends, `OPTIONS`. The pictures are drawn with the functions that draw the real thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from cosmodrome.scene.node import INK, Circle, Curve, Group, Node, Rect, Shape, Text, Use, walk
from cosmodrome.scene.palette import PALETTES
from cosmodrome.scene.scene import Definition, Gradient
from cosmodrome.scene.symbols import BOX, SYMBOLS

__all__ = ["Entry", "Glossary"]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing."""

    id: str
    """Unique in its glossary, the same in every language."""
    kind: str
    """What it is one of, as a heading."""
    name: str
    text: str
    """What it does, in sentences."""
    nodes: tuple[Node, ...]
    width: float
    height: float
    count: int = 1
    """How many of it are in the box; 0: it is no piece of its own, but printed somewhere."""
    records: tuple[str, ...] = ()
    """The records of the component data that it shows, `kind id`."""


class Glossary(msgspec.Struct, frozen=True):
    """All of them, those of a kind together."""

    entries: tuple[Entry, ...]
    palettes: Mapping[str, Mapping[str, str]] = msgspec.field(default_factory=lambda: PALETTES)
    definitions: tuple[Definition, ...] = ()
    """Gradients and patterns that the pictures are painted with."""

    def svg(self, entry: Entry, palette: str = "night") -> str:
        """The picture of an entry. It needs nothing around it but the typefaces, and can stand in a page beside others:
        symbols are written out, and what must have an id has one of its own."""
        from cosmodrome.scene.svg import picture  # the writer knows the types of scenes

        prefix = "".join(sign if sign.isalnum() else "-" for sign in entry.id)
        used = _paints(entry.nodes)
        definitions = [_renamed(one, prefix) for one in self.definitions if f"#{one.id}" in used]
        nodes = _all_plain(entry.nodes, prefix, "")
        return picture(definitions, nodes, self.palettes[palette], entry.width, entry.height)


def _paints(nodes: Sequence[Node]) -> set[str]:
    """Everything that nodes are painted with."""
    used: set[str] = set()
    for node in walk(nodes):
        match node:
            case Shape():
                used |= {node.fill, node.stroke}
            case Text():
                used.add(node.fill)
            case Use():
                used.add(node.color)
    return used


def _renamed(definition: Definition, prefix: str) -> Definition:
    own = f"{prefix}-{definition.id}"
    if isinstance(definition, Gradient):
        return msgspec.structs.replace(definition, id=own)
    return msgspec.structs.replace(definition, id=own, nodes=_all_plain(definition.nodes, prefix, ""))


def _all_plain(nodes: Iterable[Node], prefix: str, ink: str) -> tuple[Node, ...]:
    return tuple(_plain(node, prefix, ink) for node in nodes)


def _plain(node: Node, prefix: str, ink: str) -> Node:
    """A node only to be looked at: no key, no button, no symbol that is drawn elsewhere."""

    def paint(name: str) -> str:
        if name == INK and ink:
            return ink
        return f"#{prefix}-{name[1:]}" if name.startswith("#") else name

    match node:
        case Group():
            children = _all_plain(node.children, prefix, ink)
            return Group(children=children, x=node.x, y=node.y, turn=node.turn, scale=node.scale, opacity=node.opacity)
        case Use():
            drawing = _all_plain(SYMBOLS[node.symbol], prefix, paint(node.color))
            scale = node.size / BOX
            return Group(children=drawing, x=node.x, y=node.y, turn=node.turn, scale=scale, opacity=node.opacity)
        case Text():
            return msgspec.structs.replace(node, fill=paint(node.fill))
        case Rect() | Circle() | Curve():
            return msgspec.structs.replace(node, fill=paint(node.fill), stroke=paint(node.stroke))
