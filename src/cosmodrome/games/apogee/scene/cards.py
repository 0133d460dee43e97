"""The cards of the dossier: technologies as spec sheets with an elevation of the part, engineers as passes, Directors as
business cards, Investors as letterheads, the Event as a telegram."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.apogee.data import DirectorCard, EngineerCard, InvestorCard, TechnologyCard
from cosmodrome.games.apogee.scene.icons import coin, mass_sign, seat_sign, thrust_sign
from cosmodrome.games.apogee.scene.parts import icon
from cosmodrome.games.apogee.scene.plan import Box
from cosmodrome.games.apogee.scene.style import (
    SLOT_PAINTS,
    broken,
    caption,
    figure,
    fit_size,
    line,
    paragraph,
    sheet,
    shrunk,
    stamp,
)
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, fit, text_width

__all__ = [
    "card_back",
    "director_card",
    "engineer_card",
    "engineer_strip",
    "event_card",
    "investor_card",
    "surname",
    "technology_card",
]


# --- technologies ---------------------------------------------------------------------------------------------------------------


def technology_card(
    text: ApogeeText, card: TechnologyCard, key: str, box: Box, *, count: int = 1, order: int = 0, small: bool = False
) -> Group:
    """A spec sheet. `count`: several of the same kind; `order`: its place in the plan of construction."""
    return Group(
        key=key,
        title=text.cards.technology(card.id),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=5),
        children=tuple(_spec(text, card, box, count, order, small)),
    )


def _spec(text: ApogeeText, card: TechnologyCard, box: Box, count: int, order: int, small: bool) -> Iterator[Node]:
    w, h, paint = box.width, box.height, SLOT_PAINTS[card.slot]
    size = 11.0 if small else 12.0
    if count > 1:
        yield Rect(x=3, y=-3, width=w, height=h, rx=5, fill="paper", stroke=paint)
    yield sheet(w, h, edge=paint)
    yield Rect(width=w, height=4, rx=2, fill=paint)
    name = text.names.technologies[card.id]
    if w < 130:
        room = w - 24 if count > 1 else w - 9
        longest = max(name.split(" "), key=len)
        size = fit_size(longest, room, size, bold=True, least=9 if small else 12)
        name = broken(name, room, size, bold=True)
        rows = paragraph(name, 5, 6 + size, room, 3 if h > 80 else 2, "navy", size, bold=True)
        yield from rows
        under = 1.2 * size * len(rows) + 7
        yield icon(card, 0.7 * w, h - 21, 0.56 * w, h - 22 - under)
    else:
        art = 0.3 * w
        room = w - art - 6 if card.slot == "first_stage" else w - 12
        size = shrunk(name, room, 2, (size + 1, size + 0.5, size), bold=True)
        name = broken(name, room, size, bold=True)
        yield from paragraph(name, 6, 9 + size, room, 3 if h > 90 else 2, "navy", size, bold=True)
        yield icon(card, w - art / 2 - 3, h - 12, art - 6, h - 24)
    yield from _figures(text, card, w, h, small)
    if count > 1:
        yield Circle(cx=w - 11, cy=13, r=9, fill=paint)
        yield figure(count, w - 11, 13, "white", 12)
    if order:
        yield stamp(f"{order}", w / 2, h / 2, 34, -10, size=15)


def _figures(text: ApogeeText, card: TechnologyCard, w: float, h: float, small: bool) -> Iterator[Node]:
    """Thrust, mass and cost along the lower edge; seats or what it pays above them."""
    y, size = h - 10, 11.5 if small else 12.5
    step = 0.23 * w if w < 130 else 0.2 * w
    x = 8.0
    for sign, value in ((thrust_sign, card.thrust), (mass_sign, card.mass)):
        if value or card.slot != "rnd":
            yield sign(x, y, 10.5)
            yield line(str(value), x + 6.5, y + 4.4, "navy", size, bold=True)
            x += max(step, 13.5 + text_width(str(value), size, weight=700))
    price = text.names.credits(card.cost) if card.cost or not card.pays else f"+{text.names.credits(card.pays)}"
    paint = "good" if card.pays else "navy"
    if w < 90:
        yield line(price, w - 5, y + 4.4, paint, size, "end", bold=True)
    else:
        yield coin(x + 1, y, 10.5, "good" if card.pays else "payload")
        yield line(price, x + 8, y + 4.4, paint, size, bold=True)
    if h > 66:
        yield from _note(card, h, size)


def _note(card: TechnologyCard, h: float, size: float) -> Iterator[Node]:
    """The one thing to remember of a card, above its figures."""
    y = h - 27
    if card.astronauts:
        for seat in range(card.astronauts):
            yield seat_sign(11 + 13 * seat, y, 12, "payload")
        return
    told = ""
    if card.mass_reduction:
        told = f"−{card.mass_reduction}"
        yield mass_sign(11, y, 11, "stamp")
    elif card.first_stage_factor > 1:
        told = f"×{card.first_stage_factor}"
        yield thrust_sign(11, y, 11)
    elif card.seats_added:
        told = f"+{card.seats_added}"
        yield seat_sign(11, y, 11, "stamp")
    elif card.cargo_seats:
        told = f"+{card.cargo_seats}"
        yield seat_sign(11, y, 11, "stamp")
    elif card.exclusive or card.both_stages:
        yield Rect(x=5, y=y - 6, width=12, height=12, rx=2, stroke="stamp", stroke_width=1.3)
        yield Curve(d=f"M7.5 {y + 3.5:.1f} 14.5 {y - 3.5:.1f}", stroke="stamp", stroke_width=1.3)
    if told:
        yield line(told, 20, y + 4.4, "stamp", size, bold=True)


# --- people -----------------------------------------------------------------------------------------------------------------------


def surname(name: str) -> str:
    """What is printed large on a pass.

    >>> surname("Felipe de la Cierva"), surname("Ethan N. Maughmer")
    ('de la Cierva', 'Maughmer')
    """
    first, _, last = name.partition(" ")
    while last[1:2] == ".":
        last = last.partition(" ")[2]
    return last or first


def engineer_card(text: ApogeeText, card: EngineerCard, box: Box, title: str, *, small: bool = False) -> Group:
    """A pass: authority, name and specialty."""
    w, h = box.width, box.height
    paint = "first" if card.profile == "senior" else "upper"
    name = surname(card.name)
    size = fit_size(name, w - 10, 12.5, bold=True, least=11 if small else 12)
    children: list[Node] = [
        sheet(w, h, edge=paint),
        Curve(d=f"M0 22V5A5 5 0 0 1 5 0H{w - 5}A5 5 0 0 1 {w} 5V22Z", fill=paint),
        figure(text.names.authority(card.authority), 7, 11.5, "white", 14, "start"),
        _profile_sign(w - 13, 11, senior=card.profile == "senior"),
        line(fit(name, w - 8, size, weight=700), 5, 36, "navy", size, bold=True),
    ]
    told = text.cards.specialty(card)
    if h > 80:
        told_size = shrunk(told, w - 9, 4, (12.0,))
        children += paragraph(told, 5, 51, w - 9, 4, "muted", told_size)
    else:
        children += paragraph(told, 5, 49, w - 9, 1, "muted", 10.5)
    return Group(
        key=f"engineer.{card.id}",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=tuple(children),
    )


def _profile_sign(x: float, y: float, *, senior: bool) -> Node:
    """One chevron for a junior, two for a senior."""
    d = "M-5 3 0-2 5 3" if not senior else "M-5 5 0 0 5 5M-5 0 0-5 5 0"
    return Group(x=x, y=y, children=(Curve(d=d, stroke="white", stroke_width=2, stroke_linejoin="round"),))


def engineer_strip(text: ApogeeText, card: EngineerCard, box: Box, title: str, *, boosted: int = 0) -> Group:
    """An engineer at work: authority and name."""
    w, h = box.width, box.height
    paint = "first" if card.profile == "senior" else "upper"
    authority = text.names.tenths(boosted) if boosted else text.names.authority(card.authority)
    name = surname(card.name)
    room = w - 37
    size = fit_size(name, room, 12, bold=True, least=12 if w > 90 else 8.5)
    return Group(
        key=f"engineer.{card.id}",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=4),
        children=(
            sheet(w, h, edge=paint, rx=4),
            Curve(d=f"M0 {h - 4}V4A4 4 0 0 1 4 0H32V{h}H4A4 4 0 0 1 0 {h - 4}Z", fill="stamp" if boosted else paint),
            figure(authority, 16, h / 2, "white", 12),
            line(fit(name, room, size, weight=700), 35, h / 2 + 4.3, "navy", size, bold=True),
        ),
    )


def card_back(key: str, title: str, box: Box, *, senior: bool) -> Group:
    """An engineer face down."""
    w, h = box.width, box.height
    paint = "first" if senior else "upper"
    return Group(
        key=key,
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=4),
        children=(
            Rect(width=w, height=h, rx=4, fill=paint, fill_opacity=0.85, stroke="navy"),
            _profile_sign(w / 2, h / 2, senior=senior),
        ),
    )


def director_card(
    text: ApogeeText,
    card: DirectorCard,
    key: str,
    box: Box,
    *,
    specialty_used: bool = False,
    nation_used: bool = False,
    nation_open: bool = True,
) -> Group:
    """A business card with the two powers that can be used once; stamped when they are."""
    return Group(
        key=key,
        title=text.cards.director(card.id),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=5),
        children=tuple(_business_card(text, card, box, specialty_used, nation_used, nation_open)),
    )


def _business_card(
    text: ApogeeText, card: DirectorCard, box: Box, specialty_used: bool, nation_used: bool, nation_open: bool
) -> Iterator[Node]:
    words, names = text.words, text.names
    w, h = box.width, box.height
    yield sheet(w, h, edge="navy")
    yield Rect(x=6, y=6, width=w - 12, height=44, rx=3, fill="navy")
    yield figure(card.authority, 28, 28, "white", 26)
    size = fit_size(card.name, w - 66, 15, bold=True)
    yield line(card.name, 52, 25, "white", size, bold=True)
    yield line(fit(card.company, w - 66, 12), 52, 42, "paper-deep", 12)
    if h < 90:
        return
    yield caption(words("Specialty, once"), 12, 70, "accent")
    power = text.cards.power(card)
    size = shrunk(power, w - 24, 3, (14, 13, 12))
    yield from paragraph(power, 12, 88, w - 24, 4, "navy", size)
    y = 150 if h > 200 else 142
    yield Curve(d=f"M12 {y}H{w - 12}", stroke="hairline")
    nation = names.nations[card.nation].upper()
    yield line(fit(nation, w - 24, 12), 12, y + 18, "accent", fit_size(nation, w - 24, 12.5, least=12))
    told = text.cards.nation(card.nation)
    size = shrunk(told, w - 24, 3, (13, 12))
    yield from paragraph(told, 12, y + 36, w - 24, 3, "navy" if nation_open else "muted", size)
    if specialty_used:
        yield stamp(words("Used"), w - 58, 128, 84, -12)
    if nation_used:
        yield stamp(words("Used"), w - 58, y + 72, 84, -10)
    elif not nation_open:
        yield stamp(words("Barred"), w - 58, y + 72, 84, -10, "muted")


def investor_card(text: ApogeeText, card: InvestorCard, key: str, box: Box, *, pays: bool) -> Group:
    """A letterhead: name, wish and reward."""
    w, h = box.width, box.height
    name_size = fit_size(card.name, w - 82, 13, bold=True, least=12)
    wish = text.cards.wish(card)
    size = shrunk(wish, w - 16, 2, (12.5, 12, 11.5))
    children: list[Node] = [
        sheet(w, h),
        Rect(width=5, height=h, rx=2, fill="rnd"),
        line(fit(card.name, w - 80, name_size, weight=700), 13, 19, "navy", name_size, bold=True),
        *paragraph(wish, 13, 37, w - 18, 2, "muted", size),
        coin(w - 18 - text_width(text.names.credits(card.reward), 15, weight=700), 15, 13, "good"),
        figure(text.names.credits(card.reward), w - 8, 15, "good" if pays else "muted", 15, "end"),
    ]
    if not pays:
        children.append(Curve(d=f"M{w - 46} 15H{w - 6}", stroke="bad", stroke_width=1.6))
    return Group(
        key=key,
        title=text.cards.investor(card.id),
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=tuple(children),
    )


def event_card(text: ApogeeText, id: str, box: Box, mood: str) -> Group:
    """A telegram: what this round brings."""
    w, h = box.width, box.height
    name, told = text.names.event(id), text.cards.event(id)
    paint = {"gain": "good", "loss": "bad"}.get(mood, "accent")
    size = fit_size(name, w - 20, 14, bold=True, least=12)
    rows = 3 if h > 70 else 2
    told_size = shrunk(told, w - 20, rows, (13, 12.5, 12, 11.5))
    teeth = "".join(f"L{x + w / 24:.1f} 4L{x + w / 12:.1f} 0" for x in [i * w / 12 for i in range(12)])
    children: tuple[Node, ...] = (
        Curve(d=f"M0 {h}V0{teeth}V{h}Z", fill="paper", stroke="hairline", stroke_width=1.2),
        Rect(x=10, y=11, width=3, height=16, fill=paint),
        line(fit(name, w - 26, size, weight=700), 19, 24, paint, size, bold=True),
        *paragraph(told, 10, 42, w - 20, rows, "navy", told_size),
    )
    return Group(
        key="event",
        title=text.words("Event of the round: {name}. {told}", name=name, told=told),
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=3),
        children=children,
    )
