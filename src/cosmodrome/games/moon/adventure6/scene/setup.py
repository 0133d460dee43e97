"""The piles before the first flip: a number on top of each, and in its corner the action that it will bring. No action
lies beside it yet, so there is nothing to choose."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.games.moon.view import PileView
from cosmodrome.scene import Circle, Group, Node, Rect, Use

__all__ = ["pile_top"]


def pile_top(key: str, view: PileView, title: str, box: Box) -> Group:
    """One pile, with an empty place beside it."""
    return Group(
        key=key,
        role="img",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=9),
        children=tuple(_faces(view, box.width, box.height)),
    )


def _faces(view: PileView, width: float, height: float) -> Iterator[Node]:
    gap = 0.03 * width
    card = (width - gap) / 2
    yield Rect(width=card, height=height, rx=9, fill="paper", fill_opacity=0.6)
    yield figure(view.number, card / 2, 0.42 * height, "pencil", 0.5 * height)
    r = 0.135 * height
    x, y = card - r - 6, height - r - 6
    yield Circle(cx=x, cy=y, r=r, fill="ground")
    yield Use(symbol=view.next_action, x=x, y=y, size=1.4 * r, color=view.next_action)
    yield Rect(
        x=card + gap, width=card, height=height, rx=9, stroke="muted", stroke_dasharray="4 5", stroke_opacity=0.6
    )
    yield Use(
        symbol=view.next_action,
        x=card + gap + card / 2,
        y=height / 2,
        size=0.4 * height,
        color=view.next_action,
        opacity=0.35,
    )
