"""The mission control board: six drawers of punched cards with a gauge each, the stores, and the development of craft."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, CraftData
from cosmodrome.games.missions.scene.icons import card_face
from cosmodrome.games.missions.scene.paths import drawn_key
from cosmodrome.games.missions.scene.plan import Box, Plan
from cosmodrome.games.missions.scene.printed import gauge_at, tray_at
from cosmodrome.games.missions.scene.style import CARD_PAINTS, digits, figure, line
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.games.missions.view import AgencyView, DeckView, MissionsView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect

__all__ = ["crafts", "drawers", "stores"]

ORDER = (2, 1, 3)
"""Cards in the tray: the worst first."""


def drawers(text: MissionsText, agency: AgencyView, plan: Plan, *, mine: bool) -> Iterator[Group]:
    """What is known of every deck, and the cards that were taken from it."""
    for index, (deck, box) in enumerate(zip(agency.decks, plan.decks, strict=False)):
        technology = TECHNOLOGY_IDS[index]
        yield Group(
            key=f"deck.{technology}",
            title=_title(text, index, deck, mine=mine),
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=tray_at(box) - 2, rx=9),
            children=tuple(_cards(text, deck, box)),
        )
        yield Group(
            key=f"technology.{technology}",
            title=text.technology_hint(index),
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=28, rx=5),
        )
        yield Group(
            key=f"gauge.{technology}",
            title=_odds(text, deck),
            x=box.x,
            y=box.y,
            children=tuple(_gauge(deck, box)),
        )
        yield from _tray(text, index, deck, box)


def _title(text: MissionsText, index: int, deck: DeckView, *, mine: bool) -> str:
    words = text.words
    told = [f"{text.names.technology(index)}."]
    told.append(words.count("{n} card in the deck.", "{n} cards in the deck.", len(deck.cards)))
    if mine and any(deck.cards):
        known = ", ".join(text.names.card(card) if card else "?" for card in deck.cards)
        told.append(words("From the top: {cards}.", cards=known))
    if deck.gone:
        told.append(words.count("{n} card removed.", "{n} cards removed.", len(deck.gone)))
    return " ".join(told)


def _odds(text: MissionsText, deck: DeckView) -> str:
    return text.words(
        "A card is no problem with {clear} %, minor with {minor} %, major with {major} %.",
        clear=round(100 * deck.clear),
        minor=round(100 * deck.minor),
        major=round(100 * deck.major),
    )


def _gauge(deck: DeckView, box: Box) -> Iterator[Node]:
    """A dial: how much of the deck is no problem, minor, major, and the chance of a problem in figures."""
    x, y, r = box.width / 2, gauge_at(box), 26
    if not deck.cards:
        yield figure("–", x, y, "faded", 20)
        return
    start = 0.0
    for share, paint in ((deck.clear, "lamp-green"), (deck.minor, "lamp-amber"), (deck.major, "lamp-red")):
        if share > 0.004:
            yield _arc(x, y, r, start, start + share, paint)
        start += share
    trouble = deck.minor + deck.major
    yield figure(f"{100 * trouble:.0f}", x, y - 1, "print", 18)
    yield line("%", x, y + 17, "faded", 12, "middle")


def _arc(x: float, y: float, r: float, start: float, end: float, paint: str) -> Curve:
    """A part of the dial, which runs over three quarters of a circle from the lower left."""
    first, last = 0.75 * pi + 1.5 * pi * start, 0.75 * pi + 1.5 * pi * min(end, 0.9999)
    large = 1 if last - first > pi else 0
    d = (
        f"M{x + r * cos(first):.1f} {y + r * sin(first):.1f}"
        f"A{r} {r} 0 {large} 1 {x + r * cos(last):.1f} {y + r * sin(last):.1f}"
    )
    return Curve(d=d, stroke=paint, stroke_width=7)


def _cards(text: MissionsText, deck: DeckView, box: Box) -> Iterator[Node]:
    """The deck edge on, its top card left: a stripe for every card, in its colour where it is known."""
    count, roomy = len(deck.cards), box.height > 180
    y, height = (gauge_at(box) + 37, 22) if roomy else (gauge_at(box) + 27, 20)
    step = min(14.0, (box.width - 14) / max(count, 1))
    left = box.width / 2 - step * count / 2
    for kind in sorted(set(deck.cards)):
        d = "".join(
            f"M{left + step * i + 3:.1f} {y}H{left + step * (i + 1) - 1:.1f}V{y + height}H{left + step * i + 1:.1f}V{y + 2}Z"
            for i, card in enumerate(deck.cards)
            if card == kind
        )
        yield Curve(d=d, fill=CARD_PAINTS[kind], stroke="print", stroke_width=1)
    if roomy:
        told = text.words.count("{n} card", "{n} cards", count)
        gone = f" · −{len(deck.gone)}" if deck.gone else ""
        yield line(told + gone, box.width / 2, y + height + 14, "print", 12, "middle")


def _tray(text: MissionsText, index: int, deck: DeckView, box: Box) -> Iterator[Group]:
    """Cards that are out: grouped by kind, for others perhaps face down."""
    tray, out = tray_at(box), deck.out
    kinds = [card for card in (*ORDER, 0) if card in out]
    width, height = 22, 32
    step = (box.width - 1) / 3
    for i, card in enumerate(kinds):
        number = out.count(card)
        children: list[Node] = [card_face(card, 0, 0, width, height, CARD_PAINTS[card])]
        if number > 1:
            children.append(Circle(cx=width / 2, cy=height / 2 - 2, r=8, fill="print"))
            children.append(figure(number, width / 2, height / 2 - 2, "cream-light", 12))
        title = text.names.card(card) if card else text.words("A card that only its owner sees")
        yield Group(
            key=drawn_key(index, card),
            title=f"{text.names.technology(index)}: {title} × {number}",
            x=box.x + box.width / 2 + step * (i - (len(kinds) - 1) / 2),
            y=box.y + (tray + box.height - 5) / 2,
            target=Rect(x=-step / 2, y=-(box.height - tray - 5) / 2, width=step, height=box.height - tray - 5, rx=4),
            children=tuple(children),
        )


def stores(text: MissionsText, view: MissionsView, agency: AgencyView, plan: Plan) -> Iterator[Group]:
    """How many tokens of each kind lie in the assembly area, and how many are left in the supply."""
    words = text.words
    for kind, box in enumerate(plan.stores):
        mine, left = agency.tokens[kind], view.supply[kind]
        title = words(
            "{token}: {mine} in store, {left} in the supply.", token=text.names.token(kind), mine=mine, left=left
        )
        if plan.wide:
            children = (
                *digits(mine, box.width - 16, 18, 25, 15),
                line(words("{n} left", n=left), box.width / 2, 57, "faded", 12, "middle"),
            )
        else:
            children = (*digits(mine, box.width / 2, 46, 30, 13), line(str(left), box.width - 4, 13, "faded", 9, "end"))
        yield Group(
            key=f"bin.{TOKEN_IDS[kind]}",
            title=title,
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=7),
            children=children,
        )


def crafts(text: MissionsText, agency: AgencyView, printed: dict[str, list[CraftData]], plan: Plan) -> Iterator[Group]:
    """Rocket, satellite and capsule with their levels."""
    words = text.words
    for index, box in enumerate(plan.crafts):
        craft, level = CRAFT_IDS[index], agency.levels[index]
        now = printed[craft][level - 1]
        told = [text.names.craft_level(index, level) + "."]
        told.append(words.count("{n} slot for enhancements.", "{n} slots for enhancements.", now.slots))
        if now.fuel:
            told.append(words.count("{n} fuel space.", "{n} fuel spaces.", now.fuel))
        if now.seats:
            told.append(words.count("{n} seat.", "{n} seats.", now.seats))
        yield Group(
            key=f"craft.{craft}",
            title=" ".join(told),
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=9),
            children=tuple(_levels(level, box)),
        )


def _levels(level: int, box: Box) -> Iterator[Node]:
    y = box.height - 15
    for i in range(3):
        x = 58 + 24.0 * i
        lit = i < level
        yield Rect(
            x=x - 8.5, y=y - 9, width=18, height=18, rx=4, fill="lamp-green" if lit else "lamp-off", stroke="print"
        )
        yield figure(i + 1, x + 0.5, y, "print" if lit else "cream-dark", 12)
