"""The cards on the table, which all adventures share: three piles with their combinations, and three missions."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass

from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.style import caption, figure, fit_size, line, paragraph, shrunk
from cosmodrome.games.moon.view import MissionView, PileView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, seat_paint, seat_shape, text_width

__all__ = ["MissionFace", "mission_card", "pile", "piles_caption"]


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


def _number_face(words: Words, view: PileView, width: float, height: float) -> Iterator[Node]:
    """The number, and in the corner the action that it will bring next turn."""
    for i in (2, 1):
        yield Rect(
            x=-2.2 * i, y=2.2 * i, width=width, height=height, rx=9, fill="panel", stroke="paper", stroke_opacity=0.4
        )
    yield Rect(width=width, height=height, rx=9, fill="paper")
    yield Rect(
        x=3.5, y=3.5, width=width - 7, height=height - 7, rx=6, stroke="pencil", stroke_opacity=0.3, stroke_width=0.8
    )
    yield figure(view.number, width / 2, 0.42 * height, "pencil", 0.56 * height)
    r = 0.135 * height
    x, y = width - r - 6, height - r - 6
    if height > 80:
        yield line(words("next"), x - r - 5, y + 4, "pencil", 12, "end")
    yield Circle(cx=x, cy=y, r=r, fill="ground")
    yield Use(symbol=view.next_action, x=x, y=y, size=1.4 * r, color=view.next_action)


def _action_face(view: PileView, name: str, width: float, height: float) -> Iterator[Node]:
    yield Rect(width=width, height=height, rx=9, fill="ground", stroke=view.action, stroke_width=1.8)
    yield Rect(x=3.5, y=3.5, width=width - 7, height=height - 7, rx=6, fill=view.action, fill_opacity=0.1)
    size = fit_size(name, width - 12, 13)
    yield Use(symbol=view.action, x=width / 2, y=0.42 * height, size=0.52 * height, color=view.action)
    yield line(name, width / 2, height - 11, view.action, size, "middle")


@dataclass(frozen=True)
class MissionFace:
    """A mission card as it lies there."""

    view: MissionView
    text: str
    title: str
    unit: str
    """The symbol of what it pays."""
    takers: Sequence[int]
    """The seats that have accomplished it."""
    mine: int
    """What it earned the one whose sheet is shown, -1: nothing yet."""


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
    letter = face.view.letter
    symbol = f"mission-{letter.lower()}"
    yield from _card(face, width, height)
    yield Use(symbol=symbol, x=26, y=29, size=34, color=symbol)
    size = shrunk(face.text, width - 62, 2, (13.5, 13, 12.2))
    yield from paragraph(face.text, 52, 21, width - 62, 3, "chalk", size)
    y = height - 22
    yield Curve(d=f"M12 {y - 16}H{width - 12}", stroke=symbol, stroke_opacity=0.35)
    end = yield from _pay(words("first"), face, face.view.first, 12, y, struck=face.view.achieved)
    end = yield from _pay(words("later"), face, face.view.later, end + 12, y, struck=False)
    yield from _takers(face, end + 10, width - 10, y)


def _small_face(face: MissionFace, width: float, height: float) -> Iterator[Node]:
    symbol = f"mission-{face.view.letter.lower()}"
    yield from _card(face, width, height)
    yield Use(symbol=symbol, x=16, y=18, size=22, color=symbol)
    size = shrunk(face.text, width - 35, 3, (9.5, 9, 8.5, 8))
    yield from paragraph(face.text, 31, 12.5, width - 35, 3, "chalk", size)
    y = height - 8.5
    end = yield from _pay("", face, face.view.first, 31, y, struck=face.view.achieved)
    end = yield from _pay("", face, face.view.later, end + 8, y, struck=False)
    yield from _takers(face, end + 6, width - 6, y)


def _pay(name: str, face: MissionFace, value: int, x: float, y: float, *, struck: bool) -> Generator[Node, None, float]:
    """What a mission pays, struck out when nobody can get it any more; returns where it ends."""
    live = face.mine < 0 and not struck
    size = 18 if name else 14
    if name:
        yield line(name, x, y + 4.5, "muted", 12)
        x += text_width(name, 12) + 4
    x += size / 2
    yield Use(symbol=face.unit, x=x, y=y, size=size, color="tint", opacity=1 if live else 0.55)
    wide = 0.25 * size * (len(str(value)) - 1)  # a second digit moves the figure away from its symbol
    yield figure(value, x + 0.95 * size + wide, y, "tint" if live else "muted", 0.85 * size)
    if struck:
        yield hand.strike(f"{face.view.id}.first", 0.95 * size + wide, "chalk", 2, x + 0.5 * size, y)
    return x + 1.3 * size + 2 * wide


def _takers(face: MissionFace, left: float, right: float, y: float) -> Iterator[Node]:
    """The seats that have it, as close together as they must be."""
    step = min(15, (right - left) / max(len(face.takers), 1))
    for i, seat in enumerate(reversed(face.takers)):
        yield Use(symbol=seat_shape(seat), x=right - 6 - step * i, y=y, size=min(12, step + 2), color=seat_paint(seat))


def piles_caption(words: Words, left: int, x: float, y: float, width: float) -> Group:
    """The heading of the piles, and how many cards they still have."""
    return Group(
        key="piles",
        title=words.count("{n} card left in each pile.", "{n} cards left in each pile.", left),
        target=Rect(x=x, y=y - 14, width=width, height=20),
        children=(
            caption(words("Combinations"), x, y),
            Use(symbol="cards", x=x + width - 28, y=y - 4, size=15, color="muted"),
            line(str(left), x + width, y + 1, "muted", 13, "end"),
        ),
    )
