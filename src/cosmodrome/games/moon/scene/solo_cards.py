"""The cards of a turn against ASTRA in two halves, and the buttons to hand one of them over.

A card offers its number on the left and its action on the right: a combination takes one half each from two cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.moon.names import face as number_face
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.astra import ASTRA_PAINT, ASTRA_SYMBOL, pile_title
from cosmodrome.games.moon.scene.cards import action_symbol
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import caption, figure, fit_caption, fit_size, line
from cosmodrome.games.moon.view import AstraView, PileView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["CardFace", "draw_pile_caption", "empty_place", "hand_over_buttons", "solo_card", "strike_mark"]


@dataclass(frozen=True)
class CardFace:
    """One of the cards as it lies there."""

    index: int
    view: PileView
    name: str
    """What its action is called."""
    number_title: str
    action_title: str
    used: str
    """`number` or `action` once it has given that, `third` once it is left over, empty before."""


def solo_card(face: CardFace, keys: tuple[str, str], box: Box) -> Group:
    """A card: the number to the left, the action to the right, each to be touched."""
    half = box.width / 2
    number = Group(
        key=keys[0],
        role="button",
        title=face.number_title,
        opacity=0.4 if face.used == "action" else 1,
        target=Rect(x=-3, y=-3, width=half + 2, height=box.height + 6, rx=12),
        children=tuple(_number_half(face, half, box.height)),
    )
    action = Group(
        key=keys[1],
        role="button",
        title=face.action_title,
        x=half,
        opacity=0.4 if face.used == "number" else 1,
        target=Rect(x=1, y=-3, width=half + 2, height=box.height + 6, rx=12),
        children=tuple(_action_half(face, half, box.height)),
    )
    frame: tuple[Node, ...] = ()
    if face.used == "third":
        frame = (
            Rect(
                x=-3,
                y=-3,
                width=box.width + 6,
                height=box.height + 6,
                rx=11,
                stroke=ASTRA_PAINT,
                stroke_width=2,
                stroke_dasharray="7 5",
            ),
            Circle(cx=box.width / 2, cy=box.height / 2, r=11, fill="ground", stroke=ASTRA_PAINT, stroke_width=1.4),
            Use(symbol=ASTRA_SYMBOL, x=box.width / 2, y=box.height / 2 - 1, size=12, color=ASTRA_PAINT),
        )
    return Group(key=f"card.{face.index + 1}", x=box.x, y=box.y, children=(number, action, *frame))


def _number_half(face: CardFace, width: float, height: float) -> Iterator[Node]:
    yield Curve(d=f"M{width} 0H9A9 9 0 0 0 0 9V{height - 9}A9 9 0 0 0 9 {height}H{width}Z", fill="paper")
    yield Curve(
        d=f"M{width - 3.5} 3.5H9A5.5 5.5 0 0 0 3.5 9V{height - 9}A5.5 5.5 0 0 0 9 {height - 3.5}H{width - 3.5}Z",
        stroke="pencil",
        stroke_opacity=0.3,
        stroke_width=0.8,
    )
    yield figure(number_face(face.view.number), width / 2, height / 2, "pencil", 0.56 * height)
    if face.used == "number":
        yield _ringed(f"card.{face.index}.number", "pencil", width / 2, height / 2, 0.4 * height)


def _action_half(face: CardFace, width: float, height: float) -> Iterator[Node]:
    action = face.view.action
    outline = f"M0 0H{width - 9}A9 9 0 0 1 {width} 9V{height - 9}A9 9 0 0 1 {width - 9} {height}H0Z"
    yield Curve(d=outline, fill="ground")
    yield Curve(d=outline, fill=action, fill_opacity=0.1, stroke=action, stroke_width=1.8)
    yield from action_symbol(action, face.name, width, height)
    if face.used == "action":
        yield _ringed(f"card.{face.index}.action", "chalk", width / 2, 0.38 * height, 0.31 * height)


def _ringed(key: str, paint: str, x: float, y: float, r: float) -> Group:
    """What was used, circled by hand."""
    return Group(x=x, y=y, children=(hand.ring(key, 1.15 * r, r, paint, 2.4),))


def empty_place(words: Words, index: int, box: Box) -> Group:
    """Where a card is still to be drawn."""
    return Group(
        key=f"card.{index + 1}",
        title=words("A card is still to be drawn."),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=9),
        children=(
            Rect(
                width=box.width,
                height=box.height,
                rx=9,
                stroke="chalk",
                stroke_opacity=0.4,
                stroke_width=1.4,
                stroke_dasharray="7 6",
            ),
            Use(symbol="cards", x=box.width / 2, y=box.height / 2, size=22, color="muted", opacity=0.6),
        ),
    )


def draw_pile_caption(words: Words, astra: AstraView, x: float, y: float, width: float) -> Group:
    """The heading of the cards, and how many are still to be drawn."""
    return Group(
        key="piles",
        title=pile_title(words, astra),
        target=Rect(x=x, y=y - 14, width=width, height=20),
        children=(
            caption(
                words("Number and action"),
                x,
                y,
                size=fit_caption(words("Number and action"), width - 48),
            ),
            Use(symbol="cards", x=x + width - 32, y=y - 5, size=16, color="muted"),
            line(str(astra.left), x + width, y + 1, "muted", 15, "end"),
        ),
    )


# --- handing a card over, and being struck ----------------------------------------------------------------------------


def hand_over_buttons(words: Words, box: Box, give: str, spare: str) -> Iterator[Group]:
    """To give a card, and to keep it from ASTRA; a button without a title is not there."""
    if give:
        yield _button("give", words("Give"), ASTRA_SYMBOL, ASTRA_PAINT, give, box)
    if spare:
        left = Box(box.x - box.width - 6, box.y, box.width, box.height)
        yield _button("spare", words("Keep"), "circle", "good", spare, left)


def _button(key: str, label: str, symbol: str, paint: str, title: str, box: Box) -> Group:
    size = fit_size(label, box.width - 44, 15, bold=True)
    return Group(
        key=key,
        role="button",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(x=-2, y=-3, width=box.width + 4, height=box.height + 6, rx=9),
        children=(
            Rect(width=box.width, height=box.height, rx=9, fill="panel", stroke=paint, stroke_width=1.4),
            Use(symbol=symbol, x=20, y=box.height / 2, size=14, color=paint),
            line(label, box.width / 2 + 10, box.height / 2 + 5, paint, size, "middle", bold=True),
        ),
    )


def strike_mark(key: str, title: str, x: float, y: float, r: float) -> Group:
    """Something on the sheet that an effect of ASTRA could strike."""
    return Group(
        key=key,
        role="button",
        title=title,
        x=x,
        y=y,
        target=Circle(r=r),
        children=(Circle(r=r - 4, stroke=ASTRA_PAINT, stroke_width=2, stroke_dasharray="5 4"),),
    )
