"""The end of a game: who came where, in the place where the cards lay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.moon.scene.astra import ASTRA_PAINT, ASTRA_SYMBOL
from cosmodrome.games.moon.scene.style import caption, figure, line
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Node, Rect, Use, fit, seat_paint, seat_shape

__all__ = ["ASTRA", "results"]

Standing = tuple[int, str, int, bool]
"""Seat, name, score, and whether it has won."""
ASTRA = -1
"""In place of a seat."""


def _shape(seat: int) -> str:
    return ASTRA_SYMBOL if seat == ASTRA else seat_shape(seat)


def _paint(seat: int) -> str:
    return ASTRA_PAINT if seat == ASTRA else seat_paint(seat)


def results(words: Words, standings: Sequence[Standing], x: float, y: float, width: float, height: float) -> Group:
    """The seats from the best down: in lines where there is height, else side by side."""
    high = height > width
    children = _lines(words, standings, width, height) if high else _columns(standings, width, height)
    return Group(key="results", role="list", x=x, y=y, children=tuple(children))


def _lines(words: Words, standings: Sequence[Standing], width: float, height: float) -> Iterator[Node]:
    yield caption(words("Result"), 0, -2)
    step = min(62, height / len(standings))
    for i, (seat, name, score, won) in enumerate(standings):
        yield Group(y=8 + step * i, children=tuple(_row(seat, name, score, width, step - 8, won=won)))


def _row(seat: int, name: str, score: int, width: float, height: float, *, won: bool) -> Iterator[Node]:
    yield Rect(
        width=width,
        height=height,
        rx=9,
        fill="panel",
        stroke="accent" if won else "hairline",
        stroke_width=2 if won else 1.2,
    )
    yield Use(symbol=_shape(seat), x=22, y=height / 2, size=18, color=_paint(seat))
    yield line(fit(name, width - 128, 16, weight=700), 40, height / 2 + 5.5, "chalk", 16, bold=True)
    if won:
        yield Use(symbol="crown", x=width - 76, y=height / 2, size=22, color="accent")
    yield figure(score, width - 14, height / 2, _paint(seat), 24, "end")


def _columns(standings: Sequence[Standing], width: float, height: float) -> Iterator[Node]:
    step = (width + 6) / len(standings)
    for i, (seat, name, score, won) in enumerate(standings):
        yield Group(x=step * i, children=tuple(_column(seat, name, score, step - 6, height, won=won)))


def _column(seat: int, name: str, score: int, width: float, height: float, *, won: bool) -> Iterator[Node]:
    yield Rect(
        width=width,
        height=height,
        rx=9,
        fill="panel",
        stroke="accent" if won else "hairline",
        stroke_width=2 if won else 1.2,
    )
    yield Use(symbol=_shape(seat), x=14, y=16, size=13, color=_paint(seat))
    if width > 75:
        room = width - (50 if won else 32)
        yield line(fit(name, room, 12.5), 24, 20, "chalk", 12.5)
    yield figure(score, width / 2, 0.64 * height, _paint(seat), 26)
    if won:
        yield Use(symbol="crown", x=width - 14, y=16, size=17, color="accent")
