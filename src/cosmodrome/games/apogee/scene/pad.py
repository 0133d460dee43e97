"""The launch pad: the rocket, assembled from the elevations of what is built, and the destinations with the exact chance to
get there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cosmodrome.games.apogee.data import TechnologyCard
from cosmodrome.games.apogee.scene.icons import mass_sign, planet, seat_sign, thrust_sign
from cosmodrome.games.apogee.scene.parts import Part, drawn, elevation
from cosmodrome.games.apogee.scene.plan import Box
from cosmodrome.games.apogee.scene.style import figure, fit_size, line, paragraph, sheet
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.games.apogee.view import CompanyView, ReachView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, fit

__all__ = ["Standing", "figures_box", "pad_ground", "place_row", "rocket"]

GAP = 2.0


@dataclass(frozen=True)
class Standing:
    """A part in its place on the pad."""

    card: TechnologyCard
    part: Part
    x: float
    y: float
    planned: bool
    number: int
    """Which of its kind."""


def _assembled(cards: Sequence[tuple[TechnologyCard, bool]]) -> tuple[list[Standing], float, float]:
    """Every part with its place, and the width and height of the whole: stages stacked, accessories beside them."""
    seen: dict[str, int] = {}
    slots: dict[str, list[tuple[TechnologyCard, Part, bool, int]]] = {
        "first_stage": [],
        "upper_stage": [],
        "payload": [],
        "rnd": [],
    }
    for card, planned in cards:
        number = seen.get(card.id, 0)
        seen[card.id] = number + 1
        slots[card.slot].append((card, elevation(card), planned, number))
    placed: list[Standing] = []
    first = slots["first_stage"]
    width = sum(part.width for _, part, _, _ in first) + GAP * max(len(first) - 1, 0)
    x = -width / 2
    for card, part, planned, number in first:
        placed.append(Standing(card, part, x + part.width / 2, 0, planned, number))
        x += part.width + GAP
    top = max((part.height for _, part, _, _ in first), default=0.0)
    for slot in ("upper_stage", "payload"):
        for card, part, planned, number in slots[slot]:
            placed.append(Standing(card, part, 0, -top, planned, number))
            top += part.height + GAP
            width = max(width, part.width)
    side, rises = width / 2 + 8, [0.0, 0.0]
    for index, (card, part, planned, number) in enumerate(slots["rnd"]):
        which = index % 2
        x = (side + part.width / 2) * (1 if which else -1)
        placed.append(Standing(card, part, x, -rises[which], planned, number))
        rises[which] += part.height + 8
    if slots["rnd"]:
        width += 2 * (8 + max(part.width for _, part, _, _ in slots["rnd"]))
    return placed, max(width, 1), max(top, *rises, 1)


def rocket(
    text: ApogeeText, cards: Sequence[tuple[TechnologyCard, bool]], box: Box, ground: float, *, flown: bool
) -> Iterator[Group]:
    """The parts of the rocket, each a thing of its own, standing on the pad. `flown`: there was one before."""
    placed, width, height = _assembled(cards)
    scale = min((box.width - 24) / width, (ground - box.y - 52) / height, 1.5)
    middle = box.x + box.width / 2
    for index, standing in enumerate(placed):
        w, h = standing.part.width, standing.part.height
        kind = text.cards.technology(standing.card.id)
        planned = text.words("Planned: {card}", card=kind)
        reach = max(w, 41 / scale), max(h, 41 / scale)
        key = f"built.{standing.card.id}" if standing.number == 0 else f"built.{standing.card.id}.{standing.number}"
        yield Group(
            key=f"planned.{index}" if standing.planned else key,
            title=planned if standing.planned else kind,
            x=round(middle + scale * standing.x, 1),
            y=round(ground + scale * standing.y, 1),
            scale=round(scale, 3),
            target=Rect(x=-reach[0] / 2, y=-h, width=reach[0], height=reach[1], rx=3),
            children=drawn(standing.part, ghost=standing.planned, edge="stamp" if standing.planned else "navy"),
        )
    if not placed:
        note = text.words("Lifted off: the pad is free again.") if flown else text.words("Nothing is built yet.")
        yield Group(
            key="pad.empty",
            x=middle,
            y=box.y + box.height / 2,
            children=paragraph(note, 0, 0, box.width - 60, 3, "muted", 14, anchor="middle"),
        )


def pad_ground(box: Box, ground: float) -> Iterator[Node]:
    """What is printed: the drawing board with its scale, the tower and the flame trench."""
    x, y, w, h = box.x, box.y, box.width, box.height
    yield Rect(x=x, y=y, width=w, height=h, rx=5, fill="white", stroke="navy", stroke_width=1.4)
    lines = "".join(f"M{x + i:.0f} {y}V{box.bottom}" for i in range(20, int(w), 20))
    lines += "".join(f"M{x} {y + i:.0f}H{box.right}" for i in range(20, int(h), 20))
    yield Curve(d=lines, stroke="glow", stroke_opacity=0.13)
    yield Curve(d=f"M{x + w / 2} {y + 8}V{ground}", stroke="navy", stroke_opacity=0.25, stroke_dasharray="12 4 3 4")
    tower = f"M{x + 12} {ground}V{y + 60}H{x + 24}V{ground}"
    rungs = "".join(
        f"M{x + 12} {ground - i}L{x + 24} {ground - i - 12}L{x + 12} {ground - i - 24}"
        for i in range(0, int(ground - y - 84), 24)
    )
    yield Curve(d=tower + rungs, stroke="navy", stroke_opacity=0.35)
    yield Curve(d=f"M{x + 6} {ground}H{box.right - 6}", stroke="navy", stroke_width=2)
    hatch = "".join(f"M{x + 8 + i} {ground}l-6 8" for i in range(6, int(w) - 10, 9))
    yield Curve(d=hatch, stroke="navy", stroke_opacity=0.5)


def figures_box(text: ApogeeText, company: CompanyView, box: Box) -> Group:
    """Thrust, mass, performance, astronauts: what the rocket is worth now."""
    words, names = text.words, text.names
    w, h = box.width, box.height
    strength = names.tenths(company.performance) if company.performance else "–"
    title = words(
        "Thrust {thrust}, mass {mass}, performance {performance}, {astronauts}, cost {cost}.",
        thrust=company.thrust,
        mass=company.mass,
        performance=strength,
        astronauts=names.astronauts(company.astronauts),
        cost=names.credits(company.cost),
    )
    step = w / 4
    heads = (words("Thrust"), words("Mass"), words("Perform."), words("Crew"))
    values = (str(company.thrust), str(company.mass), strength, str(company.astronauts))
    children: list[Node] = [sheet(w, h, edge="navy")]
    for i, (head, value) in enumerate(zip(heads, values, strict=True)):
        x = step * (i + 0.5)
        if i:
            children.append(Curve(d=f"M{step * i:.1f} 8V{h - 8}", stroke="hairline"))
        size = fit_size(head, step - 2, 12, least=10)
        children.append(line(fit(head, step - 1, size), x, 18, "muted", size, "middle"))
        paint = "accent" if i == 2 and company.complete else "navy"
        children.append(figure(value, x + (7 if i != 2 else 0), h - 21, paint, min(22, h / 2.6)))
    for i, sign in ((0, thrust_sign), (1, mass_sign), (3, seat_sign)):
        children.append(sign(step * (i + 0.5) - 15, h - 21, 13))
    return Group(
        key="figures",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=tuple(children),
    )


def place_row(
    text: ApogeeText, company: CompanyView, reach: ReachView, box: Box, *, launch: bool, wanted: bool
) -> Group:
    """A destination: what it asks of the team, what the die must show, the chance, and what has been brought there."""
    words, names = text.words, text.names
    w, h = box.width, box.height
    name = names.destinations[reach.destination]
    enough = company.operations >= reach.authority
    flights = [flight for flight in company.flights if flight.destination == reach.destination]
    narrow = w < 240
    children: list[Node] = [
        Rect(width=w, height=h, rx=5, fill="panel" if launch else "paper", stroke="accent" if launch else "hairline"),
        planet(reach.destination, 23, h / 2, min(h - 12, 36)),
        line(fit(name, 76, 13, weight=700), 45, h / 2 - 3, "navy", 13, bold=True),
    ]
    have = "?" if company.operations < 0 else names.tenths(company.operations)
    needs = f"{have}/{names.tenths(reach.authority)}"
    children.append(Group(x=51, y=h / 2 + 9, scale=0.62, children=(_star("good" if enough else "muted"),)))
    children.append(line(needs, 60, h / 2 + 14, "good" if enough else "muted", 12))
    if reach.roll:
        right = w - 10
        children.append(
            figure(f"{reach.chance}%", right, h / 2 - (0 if narrow else 1), "accent" if launch else "navy", 18, "end")
        )
        children.append(
            line(f"{max(reach.roll, 1)}+", w - (72 if not narrow else 62), h / 2 - 2, "muted", 13, "end", bold=True)
        )
    else:
        why = words("too weak") if company.complete else words("no rocket yet")
        children.append(line(why, w - 10, h / 2 - 2 if not narrow else h / 2 - 6, "muted", 12, "end"))
    if flights:
        crew, cards = sum(flight.astronauts for flight in flights), sum(len(flight.left) for flight in flights)
        x = 128.0 if not narrow else 116.0
        children.append(Curve(d=f"M{x} {h / 2 + 14:.1f}V{h / 2 + 4:.1f}l4-4 4 4V{h / 2 + 14:.1f}Z", fill="stamp"))
        children.append(line(str(cards), x + 12, h / 2 + 14, "stamp", 12, bold=True))
        if crew:
            children.append(seat_sign(x + 32, h / 2 + 9, 11, "stamp"))
            children.append(line(str(crew), x + 40, h / 2 + 14, "stamp", 12, bold=True))
    if wanted:
        children.append(Circle(cx=8, cy=8, r=4, fill="stamp"))
    return Group(
        key=f"place.{reach.destination}",
        role="button" if launch else "",
        title=_place_title(text, company, reach, wanted=wanted),
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=tuple(children),
    )


def _place_title(text: ApogeeText, company: CompanyView, reach: ReachView, *, wanted: bool) -> str:
    words, names = text.words, text.names
    place = names.destinations[reach.destination]
    told = [words("{place}: the operators need authority {n}.", place=place, n=names.tenths(reach.authority))]
    if company.operations >= 0:
        told.append(words("They have {n}.", n=names.tenths(company.operations)))
    if reach.roll:
        told.append(
            words(
                "The rocket needs {roll} or more, {chance}% with all spare dice.",
                roll=max(reach.roll, 1),
                chance=reach.chance,
            )
        )
    elif company.complete:
        told.append(words("The rocket on the pad cannot get there: more thrust or less mass would help."))
    else:
        told.append(words("A rocket needs a First Stage, an Upper Stage and a Payload."))
    left = [card for flight in company.flights if flight.destination == reach.destination for card in flight.left]
    if left:
        told.append(words("Delivered: {cards}.", cards=words.join([names.technologies[card] for card in left])))
    if wanted:
        told.append(words("The Mission leads here."))
    return " ".join(told)


def _star(paint: str) -> Node:
    return Curve(d="M0-9 2.6-2.8 9-2.6 4 1.6 5.8 8.2 0 4.6-5.8 8.2-4 1.6-9-2.6-2.6-2.8Z", fill=paint)
