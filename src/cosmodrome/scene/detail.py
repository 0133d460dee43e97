"""A part of a scene: the frame around some of its things, for diagrams that explain one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cosmodrome.scene.extent import path_extent
from cosmodrome.scene.node import Circle, Curve, Group, Node, Rect

__all__ = ["Frame", "frame_of"]


class Frame(msgspec.Struct, frozen=True):
    """A rectangle of the drawing."""

    x: float
    y: float
    width: float
    height: float


def frame_of(nodes: Sequence[Node], keys: Iterable[str], margin: float = 18) -> Frame:
    """The frame that holds the touchable areas of all these things. KeyError: one of them is not here, or has none."""
    areas = dict(_areas(nodes, 0, 0, 1))
    found = [areas[key] for key in keys]
    left, top = min(area.x for area in found), min(area.y for area in found)
    right, bottom = max(area.x + area.width for area in found), max(area.y + area.height for area in found)
    return Frame(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)


def _areas(nodes: Sequence[Node], x: float, y: float, scale: float) -> Iterator[tuple[str, Frame]]:
    """Every keyed area in the coordinates of the drawing. Nothing that can be touched is turned far enough to matter."""
    for node in nodes:
        if isinstance(node, Group):
            here_x, here_y, here = x + scale * node.x, y + scale * node.y, scale * node.scale
            if node.key and node.target is not None:
                area = _bounds(node.target)
                yield (
                    node.key,
                    Frame(here_x + here * area.x, here_y + here * area.y, here * area.width, here * area.height),
                )
            yield from _areas(node.children, here_x, here_y, here)


def _bounds(target: Rect | Circle | Curve) -> Frame:
    if isinstance(target, Rect):
        return Frame(target.x, target.y, target.width, target.height)
    if isinstance(target, Circle):
        return Frame(target.cx - target.r, target.cy - target.r, 2 * target.r, 2 * target.r)
    left, top, right, bottom = path_extent(target.d)
    return Frame(left, top, right - left, bottom - top)
