"""Who sits at the table: a panel for each seat with what counts, and the score of the sheet that is shown large."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.moon.scene.style import figure, fit_size, label, line, paragraph
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Node, Rect, Use, first_fit, fit, kept, seat_paint, seat_shape, text_width

__all__ = ["Gauge", "SeatSummary", "score_box", "seat_chip", "seat_panel"]


@dataclass(frozen=True)
class Gauge:
    """One thing that counts: how much of it, and out of how much."""

    symbol: str
    paint: str
    value: int
    out_of: int


@dataclass(frozen=True)
class SeatSummary:
    """What a panel shows of a seat."""

    seat: int
    name: str
    title: str
    score: int
    gauges: tuple[Gauge, ...]
    missions: tuple[int, ...]
    thinking: bool
    over: bool
    winner: bool
    shown: bool
    you: bool


@kept
def seat_panel(words: Words, summary: SeatSummary, x: float, y: float, width: float, height: float) -> Group:
    """A seat for a laptop."""
    return Group(
        key=f"seat.{summary.seat}",
        role="button",
        title=summary.title,
        x=x,
        y=y,
        target=Rect(width=width, height=height, rx=9),
        children=tuple(_panel(words, summary, width, height)),
    )


def _panel(words: Words, summary: SeatSummary, width: float, height: float) -> Iterator[Node]:
    paint = seat_paint(summary.seat)
    yield from _plate(summary, width, height)
    yield Use(symbol=seat_shape(summary.seat), x=19, y=20, size=17, color=paint)
    whole = words("{name} (you)", name=summary.name) if summary.you else summary.name
    size = max(15, fit_size(whole, width - 61, 16, bold=True))
    name = first_fit((whole, summary.name), width - 61, size, weight=700)  # a whole name counts more than "(you)"
    yield line(name, 33, 26, "chalk", size, bold=True)
    yield from _status(summary, width - 18, 20, 16)
    row = 0.26 * (height - 36)
    middle = 32 + row
    yield figure(summary.score, 14, middle, paint, min(36, 1.5 * row), "start")
    for i, value in enumerate(summary.missions):
        symbol = f"mission-{'abc'[i]}"
        lit = value >= 0
        yield Use(
            symbol=symbol,
            x=width - 62 + 22 * i,
            y=middle,
            size=18,
            color=symbol if lit else "muted",
            opacity=1 if lit else 0.35,
        )
    for i, gauge in enumerate(summary.gauges):
        yield from _gauge(gauge, 12, height - 12 - 0.27 * (height - 36) * (len(summary.gauges) - 1 - i), width - 24)


def _plate(summary: SeatSummary, width: float, height: float) -> Iterator[Node]:
    paint = seat_paint(summary.seat)
    yield Rect(
        width=width,
        height=height,
        rx=9,
        fill="panel",
        fill_opacity=0.96,
        stroke=paint if summary.shown else "hairline",
        stroke_width=1.6 if summary.shown else 1.2,
    )
    if summary.shown:
        yield Rect(y=12, width=4, height=height - 24, rx=2, fill=paint)


def _status(summary: SeatSummary, x: float, y: float, size: float) -> Iterator[Node]:
    """Winner, still thinking, or done."""
    if summary.winner:
        yield Use(symbol="crown", x=x, y=y, size=size + 4, color="accent")
    elif not summary.over:
        symbol, paint = ("thinking", "chalk") if summary.thinking else ("done", "good")
        yield Use(symbol=symbol, x=x, y=y, size=size, color=paint)


def _gauge(gauge: Gauge, x: float, y: float, width: float) -> Iterator[Node]:
    bar, left = width - 80, x + 22
    share = gauge.value / gauge.out_of
    yield Use(symbol=gauge.symbol, x=x + 7, y=y, size=15, color=gauge.paint)
    yield Rect(x=left, y=y - 3, width=bar, height=6, rx=3, fill="ground", stroke="hairline")
    if share:
        yield Rect(x=left, y=y - 3, width=max(6, bar * share), height=6, rx=3, fill=gauge.paint)
    yield line(f"{gauge.value}/{gauge.out_of}", x + width, y + 5.5, "chalk", 15, "end")


@kept
def seat_chip(summary: SeatSummary, x: float, y: float, width: float, height: float) -> Group:
    """A seat for a phone: shape, score, rockets and errors."""
    paint = seat_paint(summary.seat)
    children: list[Node] = [*_plate(summary, width, height)]
    children.append(Use(symbol=seat_shape(summary.seat), x=15, y=15, size=13, color=paint))
    if width > 75:
        children.append(line(fit(summary.name, width - 44, 12.5), 24, 19, "chalk", 12.5))
    children += _status(summary, width - 13, 15, 11)
    children.append(figure(summary.score, 9, 37, paint, 18, "start"))
    children += _counts(summary.gauges, 15 + text_width(str(summary.score), 18, weight=700), width - 7, 37)
    return Group(
        key=f"seat.{summary.seat}",
        role="button",
        title=summary.title,
        x=x,
        y=y,
        target=Rect(width=width, height=height, rx=9),
        children=tuple(children),
    )


def _counts(gauges: tuple[Gauge, ...], left: float, right: float, y: float) -> Iterator[Node]:
    """As many of the gauges as there is room for, as figures from the right."""
    places = [(gauge, 15 + text_width(str(gauge.value), 12.5, weight=700)) for gauge in gauges]
    while places and sum(room + 5 for _, room in places) - 5 > right - left:
        places.pop()
    for gauge, room in reversed(places):
        yield figure(gauge.value, right, y, "chalk", 12.5, "end")
        yield Use(symbol=gauge.symbol, x=right - room + 6, y=y, size=12, color=gauge.paint)
        right -= room + 5


@kept
def score_box(name: str, score: int, sum_up: str, title: str, x: float, y: float, width: float, height: float) -> Group:
    """The score if the game ended now, and how it comes about."""
    narrow = width < 120
    most = 15 if height > 110 else 13
    head = (
        paragraph(name, width / 2, 17, width - 10, 2, "tint", 12.5, anchor="middle", leading=1.1)
        if narrow
        else label(name, width / 2, 0.24 * height, width - 14, "tint", most, "middle")
    )
    size = fit_size(sum_up, width - 10, 15.5 if height > 110 else 13)
    return Group(
        key="score",
        role="status",
        title=title,
        x=x,
        y=y,
        target=Rect(width=width, height=height, rx=10),
        children=(
            Rect(
                width=width, height=height, rx=10, fill="tint-deep", fill_opacity=0.4, stroke="tint", stroke_width=1.5
            ),
            Rect(
                x=4, y=4, width=width - 8, height=height - 8, rx=7, stroke="tint", stroke_opacity=0.4, stroke_width=0.8
            ),
            *head,
            figure(score, width / 2, 0.56 * height, "chalk", 0.38 * height),
            line(sum_up, width / 2, height - 0.12 * height, "chalk", size, "middle"),
        ),
    )
