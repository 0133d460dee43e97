"""Who takes part: a panel for each seat with what counts, and the head of the board that is shown large."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.apogee.scene.icons import coin, die
from cosmodrome.games.apogee.scene.plan import Box, Plan
from cosmodrome.games.apogee.scene.style import figure, fit_size, line
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.games.apogee.view import ApogeeView, CompanyView
from cosmodrome.scene import Curve, Group, Node, Rect, Use, first_fit, fit, seat_paint, seat_shape

__all__ = ["company_head", "seat_panels"]


def seat_panels(text: ApogeeText, view: ApogeeView, plan: Plan, shown: int, names: list[str]) -> Iterator[Group]:
    """A panel for each seat."""
    count, box = len(view.companies), plan.seats
    gap = 8 if plan.wide else 5
    for seat in range(count):
        if plan.wide:
            height = min(142, (box.height + gap) / count - gap)
            place = Box(box.x, box.y + (height + gap) * seat, box.width, height)
        else:
            width = min((box.width + gap) / count - gap, 200)
            place = Box(box.x + (width + gap) * seat, box.y, width, box.height)
        yield _panel(text, view, seat, place, names[seat], shown=seat == shown, wide=plan.wide)


def _panel(text: ApogeeText, view: ApogeeView, seat: int, box: Box, name: str, *, shown: bool, wide: bool) -> Group:
    company = view.companies[seat]
    children = _wide_panel(text, view, seat, box, name, shown) if wide else _chip(text, view, seat, box, name, shown)
    return Group(
        key=f"seat.{seat}",
        role="button",
        title=_title(text, view, seat, company, name),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=6),
        children=tuple(children),
    )


def _title(text: ApogeeText, view: ApogeeView, seat: int, company: CompanyView, name: str) -> str:
    words = text.words
    told = [
        words(
            "{name}: {credits}, {dice} spare dice, {juniors} juniors, {seniors} seniors.",
            name=name,
            credits=text.names.credits(company.credits),
            dice=company.dice,
            juniors=company.juniors,
            seniors=company.seniors,
        ),
        words("Mission: {n}%.", n=company.progress),
    ]
    if company.director:
        told.insert(0, f"{text.names.directors[company.director]}.")
    if seat in view.actors:
        told.append(words("Is thinking."))
    if company.skips:
        told.append(words("Could not pay the engineers and skips the Director's turn."))
    told.append(words("Touch to see this board."))
    return " ".join(told)


def _plate(seat: int, box: Box, shown: bool) -> Iterator[Node]:
    paint = seat_paint(seat)
    yield Rect(
        width=box.width,
        height=box.height,
        rx=6,
        fill="panel",
        stroke=paint if shown else "hairline",
        stroke_width=2 if shown else 1.2,
    )


def _status(view: ApogeeView, seat: int, x: float, y: float, size: float) -> Iterator[Node]:
    if seat in view.winners:
        yield Use(symbol="crown", x=x, y=y, size=size + 3, color="accent")
    elif not view.over and seat in view.actors:
        yield Use(symbol="thinking", x=x, y=y, size=size, color="accent")


def _wide_panel(text: ApogeeText, view: ApogeeView, seat: int, box: Box, name: str, shown: bool) -> Iterator[Node]:
    company, paint, w = view.companies[seat], seat_paint(seat), box.width
    yield from _plate(seat, box, shown)
    yield Curve(d=f"M0 28V6A6 6 0 0 1 6 0H{w - 6}A6 6 0 0 1 {w} 6V28Z", fill=paint)
    yield Use(symbol=seat_shape(seat), x=15, y=14, size=14, color="white")
    told = text.words("{name} (you)", name=name) if seat == view.seat else name
    yield line(first_fit((told, name), w - 52, 13, weight=700), 28, 18.5, "white", 13, bold=True)
    if seat in view.winners:
        yield Use(symbol="crown", x=w - 15, y=14, size=17, color="white")
    elif not view.over and seat in view.actors:
        yield Use(symbol="thinking", x=w - 15, y=14, size=14, color="white")
    director = text.names.directors.get(company.director, "…")
    yield line(fit(director, w - 16, 12), 8, 45, "muted", 12)
    yield coin(15, 61, 13, "good")
    yield figure(text.names.credits(company.credits), 26, 61, "navy", 15, "start")
    for i in range(company.dice):
        yield die(w - 16 - 19 * i, 61, 17, "", "glow", "navy")
    yield from _people(company, 8, 82)
    yield line(text.words("{n} in reserve", n=len(company.reserve)), w - 8, 86, "muted", 12, "end")
    if box.height > 106:
        yield from _bar(company.progress, 8, box.height - 20, w - 16, paint)


def _people(company: CompanyView, x: float, y: float) -> Iterator[Node]:
    """A chevron for each junior, two for each senior."""
    for senior in [False] * company.juniors + [True] * company.seniors:
        d = "M-4 2 0-2 4 2" if not senior else "M-4 4 0 0 4 4M-4 0 0-4 4 0"
        paint = "first" if senior else "upper"
        yield Group(x=x + 5, y=y, children=(Curve(d=d, stroke=paint, stroke_width=2),))
        x += 12


def _bar(progress: int, x: float, y: float, width: float, paint: str) -> Iterator[Node]:
    """How far the Mission is."""
    yield Rect(x=x, y=y, width=width - 38, height=8, rx=4, fill="paper", stroke="hairline")
    if progress:
        yield Rect(x=x, y=y, width=max(8, (width - 38) * progress / 100), height=8, rx=4, fill=paint)
    yield line(f"{progress}%", x + width, y + 8.5, "navy", 12, "end", bold=True)


def _chip(text: ApogeeText, view: ApogeeView, seat: int, box: Box, name: str, shown: bool) -> Iterator[Node]:
    company, w = view.companies[seat], box.width
    yield from _plate(seat, box, shown)
    yield Use(symbol=seat_shape(seat), x=13, y=14, size=12, color=seat_paint(seat))
    yield line(fit(name, w - 40, 11.5, weight=700), 22, 18, "navy", 11.5, bold=True)
    yield from _status(view, seat, w - 11, 13, 11)
    yield figure(text.names.credits(company.credits), 8, 34, "navy", 13, "start")
    yield line(f"{company.progress}%", w - 7, 38.5, "navy", 12, "end", bold=True)
    yield Rect(x=7, y=46, width=w - 14, height=5, rx=2.5, fill="paper-deep")
    if company.progress:
        yield Rect(x=7, y=46, width=(w - 14) * company.progress / 100, height=5, rx=2.5, fill=seat_paint(seat))


def company_head(text: ApogeeText, view: ApogeeView, shown: int, name: str, box: Box) -> Group:
    """Whose board this is, with credits and dice."""
    company, paint, w, h = view.companies[shown], seat_paint(shown), box.width, box.height
    words = text.words
    told = words("Your launch pad") if shown == view.seat else words("Launch pad of {name}", name=name)
    size = fit_size(told, w - 124, 14, bold=True, least=11)
    children: list[Node] = [
        Rect(width=w, height=h, rx=5, fill=paint),
        Use(symbol=seat_shape(shown), x=16, y=h / 2, size=16, color="white"),
        line(fit(told, w - 122, size, weight=700), 30, h / 2 + 5, "white", size, bold=True),
        figure(text.names.credits(company.credits), w - 66, h / 2, "white", 16, "end"),
    ]
    limit = text.data.limits.dice
    for i in range(limit):
        full = i < company.dice
        children.append(die(w - 12 - 20 * (limit - 1 - i), h / 2, 18, "", "glow" if full else paint, "white"))
    return Group(
        key="company",
        title=words(
            "{credits} and {dice} of {limit} spare dice.",
            credits=text.names.credits(company.credits),
            dice=company.dice,
            limit=limit,
        ),
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=tuple(children),
    )
