"""What a campaign adds to the picture of a chapter: what is ordered, the choice of a reached side goal, and losses."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.orders import OPEN
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, fit_size, line
from cosmodrome.games.moon.view import OrdersView, PileView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["goal_buttons", "loss", "orders_chip", "pile_top"]


def orders_chip(name: str, title: str, orders: OrdersView, seat: int, box: Box) -> Group:
    """The branch that was taken, a star once there is a side goal, full when it is reached, and in the corner a mark of the
    incident once it has happened; all that is ordered when it is touched."""
    end, y = box.width - 0.5 * box.height, box.height / 2
    signs: list[Node] = []
    room = box.width - 12
    if orders.goal:
        signs.append(_star(end, y, 0.34 * box.height, filled=orders.goals[seat] != OPEN))
        room -= 0.75 * box.height
    if orders.happened:
        signs.append(Use(symbol="error", x=box.width - 5, y=1, size=12, color="bad"))
    size = fit_size(name, room, 0.62 * box.height)
    return Group(
        key="orders",
        role="img",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=box.height / 2),
        children=(
            Rect(
                width=box.width, height=box.height, rx=box.height / 2, fill="panel", stroke="tint", stroke_opacity=0.7
            ),
            line(name, 7 + room / 2, 0.5 * box.height + 0.36 * size, "tint", size, "middle"),
            *signs,
        ),
    )


def goal_buttons(words: Words, box: Box, star: str, points: str, worth: str) -> Iterator[Group]:
    """A star or points for the side goal; a button without a title is not there."""
    if star:
        yield _button("star", words("Star"), _star(18, box.height / 2, 9), star, box)
    if points:
        crown = Use(symbol="crown", x=18, y=box.height / 2, size=15, color="accent")
        yield _button("points", worth, crown, points, Box(box.x - box.width - 6, box.y, box.width, box.height))


def _star(x: float, y: float, r: float, *, filled: bool = True) -> Curve:
    """Five points."""
    corners = [(r if i % 2 == 0 else 0.45 * r, pi * (i / 5 - 0.5)) for i in range(10)]
    return Curve(
        d="M" + "L".join(f"{x + at * cos(turn):.1f} {y + at * sin(turn):.1f}" for at, turn in corners) + "Z",
        fill="accent" if filled else "none",
        stroke="accent",
    )


def _button(key: str, label: str, symbol: Node, title: str, box: Box) -> Group:
    size = fit_size(label, box.width - 40, 15, bold=True)
    return Group(
        key=key,
        role="button",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(x=-2, y=-3, width=box.width + 4, height=box.height + 6, rx=9),
        children=(
            Rect(width=box.width, height=box.height, rx=9, fill="panel", stroke="accent", stroke_width=1.4),
            symbol,
            line(label, box.width / 2 + 10, box.height / 2 + 5, "accent", size, "middle", bold=True),
        ),
    )


def loss(target: int, title: str, x: float, y: float, reach: float) -> Group:
    """Something that an incident has cost."""
    key = f"lost.{target + 1}"
    return Group(
        key=key,
        role="img",
        title=title,
        x=x,
        y=y,
        target=Circle(r=reach),
        children=(hand.cross(key, reach, "bad", 2.6),),
    )


def pile_top(key: str, view: PileView, title: str, box: Box) -> Group:
    """A pile before the first flip: a number, in its corner the action that it will bring, and an empty place beside it."""
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
    yield figure(face(view.number), card / 2, 0.42 * height, "pencil", 0.5 * height)
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
