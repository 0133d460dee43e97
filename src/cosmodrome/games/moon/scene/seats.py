"""Who sits at the table: a panel for each seat with what counts, and the score of the sheet that is shown large."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.moon.scene.style import caption, figure, fit_size, line, paragraph
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Node, Rect, Use, fit, seat_paint, seat_shape

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
    name = words("{name} (you)", name=summary.name) if summary.you else summary.name
    yield line(fit(name, width - 62, 13.5, weight=700), 33, 25, "chalk", 13.5, bold=True)
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
    bar, left = width - 74, x + 22
    share = gauge.value / gauge.out_of
    yield Use(symbol=gauge.symbol, x=x + 7, y=y, size=15, color=gauge.paint)
    yield Rect(x=left, y=y - 3, width=bar, height=6, rx=3, fill="ground", stroke="hairline")
    if share:
        yield Rect(x=left, y=y - 3, width=max(6, bar * share), height=6, rx=3, fill=gauge.paint)
    yield line(f"{gauge.value}/{gauge.out_of}", x + width, y + 4.5, "chalk", 12, "end")


def seat_chip(summary: SeatSummary, x: float, y: float, width: float, height: float) -> Group:
    """A seat for a phone: shape, score, rockets and errors."""
    paint = seat_paint(summary.seat)
    children: list[Node] = [*_plate(summary, width, height)]
    children.append(Use(symbol=seat_shape(summary.seat), x=15, y=15, size=13, color=paint))
    if width > 75:
        size = max(9, fit_size(summary.name, width - 46, 11))
        children.append(line(fit(summary.name, width - 46, size), 25, 19, "chalk", size))
    children += _status(summary, width - 13, 15, 11)
    children.append(figure(summary.score, 9, 38, paint, 17, "start"))
    if width > 90:
        at = width - 8
        for gauge in reversed(summary.gauges):
            children.append(figure(gauge.value, at, 37, "chalk", 11, "end"))
            children.append(Use(symbol=gauge.symbol, x=at - 22, y=37, size=11, color=gauge.paint))
            at -= 32
    return Group(
        key=f"seat.{summary.seat}",
        role="button",
        title=summary.title,
        x=x,
        y=y,
        target=Rect(width=width, height=height, rx=9),
        children=tuple(children),
    )


def score_box(name: str, score: int, sum_up: str, title: str, x: float, y: float, width: float, height: float) -> Group:
    """The score if the game ended now, and how it comes about."""
    narrow = width < 120
    size = fit_size(name.upper(), width - 24, 12, spacing=2)
    head = (
        paragraph(name, width / 2, 17, width - 10, 2, "tint", 10.5, anchor="middle")
        if narrow
        else (caption(name, width / 2, 0.24 * height, "tint", size, "middle"),)
    )
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
            line(sum_up, width / 2, height - 0.12 * height, "chalk", min(13, 0.13 * height), "middle"),
        ),
    )
