"""A cutting from a drawing: only the nodes that can be seen inside a frame, so that a picture of one thing stays small.

Whatever is in doubt is kept: a picture shows nothing beyond its edge anyway.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

import msgspec

from cosmodrome.scene.detail import Frame
from cosmodrome.scene.extent import Corners, path_extent
from cosmodrome.scene.node import Circle, Curve, Group, Node, Rect, Text, Use
from cosmodrome.scene.symbols import SYMBOLS
from cosmodrome.scene.typeface import text_width

__all__ = ["cutting"]


def cutting(nodes: Sequence[Node], frame: Frame) -> tuple[Node, ...]:
    """The nodes that reach into a frame, moved so that its upper left corner is the origin."""
    wanted = (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)
    return (Group(x=-frame.x, y=-frame.y, children=tuple(_seen(nodes, wanted, _Place()))),)


class _Place(msgspec.Struct, frozen=True):
    """Where the inside of a group lies in the drawing."""

    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1

    def inside(self, group: Group) -> _Place:
        x, y = self.point(group.x, group.y)
        return _Place(x, y, self.turn + group.turn, self.scale * group.scale)

    def point(self, x: float, y: float) -> tuple[float, float]:
        angle = radians(self.turn)
        dx, dy = self.scale * (x * cos(angle) - y * sin(angle)), self.scale * (x * sin(angle) + y * cos(angle))
        return self.x + dx, self.y + dy

    def corners(self, box: Corners) -> Corners:
        left, top, right, bottom = box
        points = [self.point(x, y) for x in (left, right) for y in (top, bottom)]
        across, down = [x for x, _ in points], [y for _, y in points]
        return min(across), min(down), max(across), max(down)


def _seen(nodes: Sequence[Node], wanted: Corners, place: _Place) -> Iterator[Node]:
    for node in nodes:
        if isinstance(node, Group):
            children = tuple(_seen(node.children, wanted, place.inside(node)))
            if children:
                yield msgspec.structs.replace(node, children=children)
        elif _is_stamp(node) or _touch(place.corners(_box(node)), wanted):
            yield node


def _is_stamp(node: Node) -> bool:
    """How large a stamp is, only the static layer knows."""
    return isinstance(node, Use) and node.symbol not in SYMBOLS


def _touch(one: Corners, other: Corners) -> bool:
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]


def _box(node: Rect | Circle | Curve | Text | Use) -> Corners:
    match node:
        case Rect():
            return _widened((node.x, node.y, node.x + node.width, node.y + node.height), node.stroke_width / 2)
        case Circle():
            return _widened((node.cx, node.cy, node.cx, node.cy), node.r + node.stroke_width / 2)
        case Curve():
            return _widened(path_extent(node.d), node.stroke_width / 2)
        case Use():
            return _widened((node.x, node.y, node.x, node.y), 0.75 * node.size)
        case Text():
            width = text_width(node.text, node.font_size, node.font, node.font_weight)
            width += node.letter_spacing * len(node.text)
            left = node.x - {"start": 0, "middle": width / 2, "end": width}[node.text_anchor]
            return left, node.y - node.font_size, left + width, node.y + 0.3 * node.font_size


def _widened(box: Corners, by: float) -> Corners:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by
