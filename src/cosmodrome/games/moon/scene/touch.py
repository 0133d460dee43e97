"""Room for a finger: on a phone what can be touched is made as large as a fingertip, as far as the next thing to touch allows.

Spaces stand as close on a phone as their numbers can be read. Most of them cannot be touched at a given moment, so those that
can may be larger than they look. None grows past the line halfway to the next thing to touch.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from cosmodrome.scene import Circle, Group, Node, Rect

__all__ = ["FINGER", "with_room"]

FINGER = 40 * 440 / 390
"""What 40 pixels are when the tall picture is 390 pixels wide."""
EDGE = 1
"""What stays free at the sides of the picture."""


class _Area(NamedTuple):
    """Where something can be touched on the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def small(self) -> bool:
        return min(self.right - self.left, self.bottom - self.top) < FINGER


def with_room(nodes: Iterable[Node], touchable: Container[str], width: float) -> Iterator[Node]:
    """The same nodes; those that can be touched and are too small for it have a larger target, within the picture."""
    found = list(nodes)
    areas: dict[int, _Area] = {}
    for index, node in enumerate(found):
        if isinstance(node, Group) and node.key in touchable:
            area = _area(node)
            if area is not None:
                areas[index] = area
    for index, node in enumerate(found):
        area = areas.get(index)
        if area is None or not area.small or not isinstance(node, Group):
            yield node
        else:
            grown = _grown(area, [other for at, other in areas.items() if at != index], width)
            yield replace(node, target=_target(node, grown))


def _area(node: Group) -> _Area | None:
    """None: what is turned, or is not a plain shape, is left as it was drawn."""
    target = node.target
    if node.turn or node.scale != 1:
        return None
    if isinstance(target, Rect):
        left, top = node.x + target.x, node.y + target.y
        return _Area(left, top, left + target.width, top + target.height)
    if isinstance(target, Circle):
        x, y, r = node.x + target.cx, node.y + target.cy, target.r
        return _Area(x - r, y - r, x + r, y + r)
    return None


def _grown(area: _Area, others: Iterable[_Area], width: float) -> _Area:
    x, y = area.middle
    left = min(max(x - FINGER / 2, EDGE), width - EDGE - FINGER)
    right, top, bottom = left + FINGER, y - FINGER / 2, y + FINGER / 2
    for other in others:
        if other.right < left or other.left > right or other.bottom < top or other.top > bottom:
            continue
        there_x, there_y = other.middle
        if abs(there_x - x) >= abs(there_y - y):
            if there_x > x:
                right = min(right, (x + there_x) / 2)
            else:
                left = max(left, (x + there_x) / 2)
        elif there_y > y:
            bottom = min(bottom, (y + there_y) / 2)
        else:
            top = max(top, (y + there_y) / 2)
    return _Area(min(area.left, left), min(area.top, top), max(area.right, right), max(area.bottom, bottom))


def _target(node: Group, area: _Area) -> Rect:
    return Rect(
        x=round(area.left - node.x, 1),
        y=round(area.top - node.y, 1),
        width=round(area.right - area.left, 1),
        height=round(area.bottom - area.top, 1),
        rx=8,
    )
