"""Lengths without the decimals that no eye can see: a drawing travels after every move, and its figures are most of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Text, Use, kept

__all__ = ["short", "trimmed"]

N = TypeVar("N", bound=Node)

FINE = ("opacity", "scale")
"""How the fields end that are parts of 1, and keep two decimals."""


def _lengths(kind: type[Struct]) -> tuple[tuple[str, int], ...]:
    """The fields of a kind of node that are figures, and the decimals they keep."""
    found = [field.name for field in fields(kind) if field.type in (float, "float")]
    return tuple((name, 2 if name.endswith(FINE) else 1) for name in found)


LENGTHS: dict[type[Struct], tuple[tuple[str, int], ...]] = {
    kind: _lengths(kind) for kind in (Group, Rect, Circle, Curve, Text, Use)
}


def short(value: float) -> str:
    """A length as a path writes it.

    >>> short(12.04), short(-0.04), short(7.25)
    ('12', '0', '7.2')
    """
    return f"{_rounded(value, 1):g}"


def trimmed(nodes: Iterable[N]) -> tuple[N, ...]:
    """The same nodes, every length with one decimal."""
    return tuple(_trimmed(node) for node in nodes)


@kept
def _trimmed(node: N) -> N:
    return _trim(node)


def _trim(node: N) -> N:
    changes: dict[str, object] = {}
    for name, digits in LENGTHS[type(node)]:
        value = getattr(node, name)
        if type(value) is float:
            rounded = _rounded(value, digits)
            if rounded != value or type(rounded) is int:
                changes[name] = rounded
    if isinstance(node, Group):
        if node.children:
            changes["children"] = tuple(_trim(child) for child in node.children)
        if node.target is not None:
            changes["target"] = _trim(node.target)
    return replace(node, **changes) if changes else node


def _rounded(value: float, digits: int) -> float:
    rounded = round(value, digits)
    return int(rounded) if rounded == int(rounded) else rounded
