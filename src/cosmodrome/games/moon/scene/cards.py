"""The cards on the table, which all adventures share: three piles with their combinations, and three missions."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.style import caption, figure, fit_size, line, paragraph, shrunk
from cosmodrome.games.moon.view import MissionView, PileView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, kept, seat_paint, seat_shape, text_width

__all__ = ["MissionFace", "action_card", "action_symbol", "mission_card", "number_card", "pile", "piles_caption"]


@kept
def pile(
    words: Words, key: str, view: PileView, name: str, title: str, x: float, y: float, width: float, height: float
) -> Group:
    """A combination: the number card, and beside it the card with the action flipped before."""
    gap = 0.03 * width
    card = (width - gap) / 2
    return Group(
        key=key,
        role="button",
        title=title,
        x=x,
        y=y,
        target=Rect(x=-3, y=-3, width=width + 6, height=height + 6, rx=12),
        children=(
            Group(children=tuple(_number_face(words, view, card, height))),
            Group(x=card + gap, children=tuple(_action_face(view, name, card, height))),
        ),
    )


def number_card(number: int, width: float, height: float) -> Group:
    """A Starship card by itself, its number up."""
    return Group(children=tuple(_paper(number, width, height)))


def action_card(action: str, name: str, width: float, height: float) -> Group:
    """A Starship card by itself, its action up."""
    return Group(children=tuple(_action_face(PileView(0, action, action, 1), name, width, height)))


def _number_face(words: Words, view: PileView, width: float, height: float) -> Iterator[Node]:
    """The number, and in the corner the action that it will bring next turn."""
    for i in (2, 1):
        yield Rect(
            x=-2.2 * i, y=2.2 * i, width=width, height=height, rx=9, fill="panel", stroke="paper", stroke_opacity=0.4
        )
    yield from _paper(view.number, width, height)
    r = 0.135 * height
    x, y = width - r - 6, height - r - 6
    if height > 80:
        told = words("next")
        yield line(told, x - r - 4, y + 5, "pencil", fit_size(told, x - r - 12, 15), "end")
    yield Circle(cx=x, cy=y, r=r, fill="ground")
    yield Use(symbol=view.next_action, x=x, y=y, size=1.4 * r, color=view.next_action)


def _paper(number: int, width: float, height: float) -> Iterator[Node]:
    """The front of a card with its number."""
    yield Rect(width=width, height=height, rx=9, fill="paper")
    yield Rect(
        x=3.5, y=3.5, width=width - 7, height=height - 7, rx=6, stroke="pencil", stroke_opacity=0.3, stroke_width=0.8
    )
    yield figure(face(number), width / 2, 0.42 * height, "pencil", 0.56 * height)


def _action_face(view: PileView, name: str, width: float, height: float) -> Iterator[Node]:
    yield Rect(width=width, height=height, rx=9, fill="ground", stroke=view.action, stroke_width=1.8)
    yield Rect(x=3.5, y=3.5, width=width - 7, height=height - 7, rx=6, fill=view.action, fill_opacity=0.1)
    yield from action_symbol(view.action, name, width, height)


def action_symbol(action: str, name: str, width: float, height: float) -> Iterator[Node]:
    """An action and its name; on a phone alone, where its name would be too small to read."""
    small = height < 80
    size = fit_size(name, width - (3 if small else 10), 13 if small else 16)
    if small and size < 12.2:
        yield Use(symbol=action, x=width / 2, y=height / 2, size=0.62 * height, color=action)
        return
    yield Use(symbol=action, x=width / 2, y=0.38 * height, size=(0.46 if small else 0.5) * height, color=action)
    yield line(name, width / 2, height - (7 if small else 11), action, size, "middle")


@dataclass(frozen=True)
class MissionFace:
    """A mission card as it lies there."""

    view: MissionView
    text: str
    title: str
    unit: str
    """The symbol of what it pays."""
    takers: tuple[int, ...]
    """The seats that have accomplished it."""
    mine: int
    """What it earned the one whose sheet is shown, -1: nothing yet."""


@kept
def mission_card(words: Words, face: MissionFace, x: float, y: float, width: float, height: float) -> Group:
    """A mission: letter, condition, what it pays first and later, and who has it."""
    small = height < 80
    return Group(
        key=f"mission.{face.view.letter}",
        role="button",
        title=face.title,
        x=x,
        y=y,
        target=Rect(x=-2, y=-2, width=width + 4, height=height + 4, rx=10),
        children=tuple(_small_face(face, width, height) if small else _large_face(words, face, width, height)),
    )


def _card(face: MissionFace, width: float, height: float) -> Iterator[Node]:
    paint = f"mission-{face.view.letter.lower()}"
    done = face.mine >= 0
    yield Rect(width=width, height=height, rx=9, fill="panel", fill_opacity=0.85)
    yield Rect(
        width=width,
        height=height,
        rx=9,
        fill=paint,
        fill_opacity=0.18 if done else 0,
        stroke=paint,
        stroke_opacity=0.85,
        stroke_width=1.3,
    )


def _large_face(words: Words, face: MissionFace, width: float, height: float) -> Iterator[Node]:
    symbol = f"mission-{face.view.letter.lower()}"
    yield from _card(face, width, height)
    yield Use(symbol=symbol, x=22, y=26, size=28, color=symbol)
    room = width - 48
    size, lines, leading = shrunk(face.text, room, 3, (16, 15.5, 15, 0)), 3, 1.2
    if not size:
        size, lines, leading = shrunk(face.text, room, 4, (15, 14.5, 14)), 4, 1.08
    yield from paragraph(face.text, 42, 19 if lines == 3 else 16, room, lines, "chalk", size, leading=leading)
    y = height - 16
    yield Curve(d=f"M12 {y - 14}H{width - 12}", stroke=symbol, stroke_opacity=0.35)
    first, later = words("first"), words("later")
    taken = 15 * len(face.takers)
    if text_width(first + later, 15) + 112 + taken > width:
        first = later = ""
    end = yield from _pay(first, face, face.view.first, 12, y, 18, struck=face.view.achieved)
    end = yield from _pay(later, face, face.view.later, end + 12, y, 18, struck=False)
    yield from _takers(face, end + 8, width - 8, y)


def _small_face(face: MissionFace, width: float, height: float) -> Iterator[Node]:
    """Letter and pay to the left, the condition beside them, and who has it on the lower edge."""
    symbol = f"mission-{face.view.letter.lower()}"
    yield from _card(face, width, height)
    yield Use(symbol=symbol, x=15, y=13, size=20, color=symbol)
    left = 35 if max(face.view.first, face.view.later) > 9 else 29
    room = width - left - 2
    size, lines, leading = shrunk(face.text, room, 4, (12.5, 12, 0)), 4, 1.12
    if not size:
        size, lines, leading = shrunk(face.text, room, 5, (12, 11.5, 11)), 5, 1.02
    yield from paragraph(face.text, left, 13 if lines == 4 else 12, room, lines, "chalk", size, leading=leading)
    yield from _pay("", face, face.view.first, 3, 0.52 * height, 12, struck=face.view.achieved)
    yield from _pay("", face, face.view.later, 3, 0.8 * height, 12, struck=False)
    yield from _takers(face, 30, width - 4, height)


def _pay(
    name: str, face: MissionFace, value: int, x: float, y: float, size: float, *, struck: bool
) -> Generator[Node, None, float]:
    """What a mission pays, struck out when nobody can get it any more; returns where it ends."""
    live = face.mine < 0 and not struck
    if name:
        yield line(name, x, y + 5.5, "muted", 15)
        x += text_width(name, 15) + 4
    x += size / 2
    yield Use(symbol=face.unit, x=x, y=y, size=size, color="tint", opacity=1 if live else 0.55)
    figures = max(0.85 * size, 12.5)
    wide = 0.3 * figures * (len(str(value)) - 1)  # a second digit moves the figure away from its symbol
    yield figure(value, x + 0.5 * size + 0.5 * figures + wide, y, "tint" if live else "muted", figures)
    if struck:
        yield hand.strike(f"{face.view.id}.first", 0.95 * size + wide, "chalk", 2, x + 0.5 * size, y)
    return x + 1.3 * size + 2 * wide


def _takers(face: MissionFace, left: float, right: float, y: float) -> Iterator[Node]:
    """The seats that have it, as close together as they must be."""
    step = min(15, (right - left) / max(len(face.takers), 1))
    for i, seat in enumerate(reversed(face.takers)):
        yield Use(symbol=seat_shape(seat), x=right - 6 - step * i, y=y, size=min(12, step + 2), color=seat_paint(seat))


@kept
def piles_caption(words: Words, left: int, x: float, y: float, width: float) -> Group:
    """The heading of the piles, and how many cards they still have."""
    return Group(
        key="piles",
        title=words.count("{n} card left in each pile.", "{n} cards left in each pile.", left),
        target=Rect(x=x, y=y - 14, width=width, height=20),
        children=(
            caption(words("Combinations"), x, y),
            Use(symbol="cards", x=x + width - 32, y=y - 5, size=16, color="muted"),
            line(str(left), x + width, y + 1, "muted", 15, "end"),
        ),
    )
