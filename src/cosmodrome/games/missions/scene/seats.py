"""Who sits at the table: a panel for each seat, and one for the Automa."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.missions.data import CATEGORY_IDS, MissionsData
from cosmodrome.games.missions.scene.icons import icon
from cosmodrome.games.missions.scene.pad import PAINTS
from cosmodrome.games.missions.scene.plan import Box, Plan
from cosmodrome.games.missions.scene.style import digits, figure, fit_size, line
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.scene import Circle, Group, Node, Rect, Use, fit, seat_paint, seat_shape

__all__ = ["seat_panels"]


@dataclass(frozen=True)
class Person:
    """What a panel shows of somebody."""

    index: int
    name: str
    shown: bool
    thinking: bool
    winner: bool
    place: int


def seat_panels(
    text: MissionsText, data: MissionsData, view: MissionsView, names: list[str], shown: int, plan: Plan
) -> Iterator[Group]:
    """A panel for everybody: below each other where there is height, else side by side."""
    count, box, gap = len(view.agencies), plan.seats, 4
    for index in range(count):
        person = Person(
            index,
            names[index],
            index == shown,
            index in view.actors,
            index in view.winners,
            view.order.index(index) + 1,
        )
        if plan.wide:
            height = min(96.0, (box.height + gap) / count - gap)
            at = Box(box.x, box.y + (height + gap) * index, box.width, height)
        else:
            width = (box.width + gap) / count - gap
            at = Box(box.x + (width + gap) * index, box.y, width, box.height)
        automa = view.solo and index == count - 1
        yield Group(
            key="automa" if automa else f"seat.{index}",
            role="" if automa else "button",
            title=_title(text, view, person),
            x=at.x,
            y=at.y,
            target=None if automa else Rect(width=at.width, height=at.height, rx=9),
            children=tuple(_panel(data, view, person, at) if plan.wide else _chip(view, person, at)),
        )


def _title(text: MissionsText, view: MissionsView, person: Person) -> str:
    words, agency = text.words, view.agencies[person.index]
    told = [
        words(
            "{name}: {points}, {total} if it ended now.",
            name=person.name,
            points=text.names.points(agency.points),
            total=view.totals[person.index],
        )
    ]
    counts = [
        f"{text.names.categories[category]} {_count(agency.bars, category)}"
        for category in CATEGORY_IDS
        if category in view.scored or category in ("unmanned", "manned", "lunar")
    ]
    told.append(", ".join(counts) + ".")
    if agency.announced >= 0:
        told.append(words("Mission {number} this year.", number=agency.announced + 1))
    if view.solo and person.index == len(view.agencies) - 1 and view.automa_card >= 0:
        card, rules = text.names.automa(view.automa_card), text.names.automa_rules(view.automa_card)
        told.append(words("Its card of the year: {card} ({rules}).", card=card, rules=rules))
    if person.thinking:
        told.append(words("Still thinking."))
    return " ".join(told)


def _count(bars: tuple[int, ...], category: str) -> int:
    if category == "successful":
        return bars[0] + bars[1]
    return bars[CATEGORY_IDS.index(category)]


def _mark(person: Person, x: float, y: float, size: float, *, automa: bool) -> Node:
    if automa:
        return icon("control", x, y, size, "muted", "bakelite")
    return Use(symbol=seat_shape(person.index), x=x, y=y, size=size, color=seat_paint(person.index))


def _panel(data: MissionsData, view: MissionsView, person: Person, box: Box) -> Iterator[Node]:
    agency, automa = view.agencies[person.index], view.solo and person.index == len(view.agencies) - 1
    paint = "muted" if automa else seat_paint(person.index)
    yield Rect(
        width=box.width,
        height=box.height,
        rx=9,
        fill="bakelite",
        stroke=paint if person.shown else "hairline",
        stroke_width=2.4 if person.shown else 1.2,
    )
    y = 13.0 if box.height < 50 else 16.0
    yield _mark(person, 17, y, 15, automa=automa)
    name = fit(f"{person.place}. {person.name}", box.width - 104, 13.5, weight=700)
    yield line(name, 30, y + 4.5, "text", 13.5, bold=True)
    if person.winner:
        yield Use(symbol="crown", x=box.width - 60, y=y, size=17, color="accent")
    elif person.thinking:
        yield Use(symbol="thinking", x=box.width - 60, y=y, size=14, color="accent")
    yield from digits(agency.points, box.width - 27, y, 44, 13.5)
    low, small = box.height - 11.5, box.height < 80
    row, step = (low, 33.0) if small else (0.5 * box.height + 3, 46.0)
    for i, category in enumerate(_shown_categories(view)):
        x, won = 17 + step * i, agency.categories[CATEGORY_IDS.index(category)]
        lit = category in view.scored
        yield icon(category, x, row, 16, "text" if lit else "hairline", "bakelite")
        yield line(str(_count(agency.bars, category)), x + 11, row + 4.5, "text" if lit else "muted", 12.5, bold=lit)
        if won and lit and not small:
            yield line(f"+{won}", x + 19, row + 4.5, "phosphor", 12)
    x = box.width - 14 if small else 19.0
    if agency.top >= 0:
        yield Circle(cx=x, cy=low, r=10, fill="cream")
        yield icon(data.specialist[agency.top].id, x, low, 14, "print")
    if agency.announced >= 0:
        x += -24 if small else 30
        yield Rect(x=x - 11, y=low - 10, width=22, height=20, rx=5, fill="cream")
        yield figure(agency.announced + 1, x, low, "print", 13)
        lamps = agency.flight.lamps if agency.flight and not small else ()
        for i, lamp in enumerate(lamps[-11:]):
            yield Circle(cx=x + 21 + 12.0 * i, cy=low, r=4.4, fill="lamp-red" if lamp.harmed else PAINTS[lamp.card])


def _shown_categories(view: MissionsView) -> list[str]:
    found = ["unmanned", "manned", "lunar", "media"]
    found += [category for category in ("experience", "successful") if category in view.scored]
    return found[:5] if len(found) > 5 else found


def _chip(view: MissionsView, person: Person, box: Box) -> Iterator[Node]:
    agency, automa = view.agencies[person.index], view.solo and person.index == len(view.agencies) - 1
    paint = "muted" if automa else seat_paint(person.index)
    yield Rect(
        width=box.width,
        height=box.height,
        rx=9,
        fill="bakelite",
        stroke=paint if person.shown else "hairline",
        stroke_width=2.4 if person.shown else 1.2,
    )
    yield _mark(person, 15, 17, 14, automa=automa)
    size = fit_size(person.name, box.width - 44, 12)
    yield line(fit(person.name, box.width - 44, max(size, 10)), 26, 21, "text", max(size, 10))
    if person.winner:
        yield Use(symbol="crown", x=box.width - 13, y=17, size=14, color="accent")
    elif person.thinking:
        yield Use(symbol="thinking", x=box.width - 13, y=17, size=12, color="accent")
    yield from digits(agency.points, box.width / 2, 44, min(60, box.width - 20), 17)
    bars = [_count(agency.bars, category) for category in _shown_categories(view)]
    yield line(" ".join(map(str, bars)), box.width / 2, 76, "text", 12, "middle", bold=True)
