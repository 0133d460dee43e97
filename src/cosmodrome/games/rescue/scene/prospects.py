"""What a rocket would meet at a planet, shown while one of them is pointed at.

Who points at a rocket sees on every planet which of its needs are met, what missing shields cost, and the whole price. Who
points at a planet sees on every complete rocket what it would pay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.rescue.data import ModuleCard, PlanetCard, RescueData
from cosmodrome.games.rescue.rules.board import PLACES
from cosmodrome.games.rescue.scene.icons import bolt
from cosmodrome.games.rescue.scene.keys import card_key
from cosmodrome.games.rescue.scene.plan import Box, Plan
from cosmodrome.games.rescue.scene.planets import cost_circle, need_spots, needs
from cosmodrome.games.rescue.scene.style import figure, stamped
from cosmodrome.games.rescue.view import RescueView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Stamp

__all__ = ["prospect_stamps", "prospects"]

UNREACHABLE = -1
"""The price where a rocket cannot fly."""
MET, UNMET = 0, -1
"""How a need stands; a figure above is the energy for shields that are missing."""


def standing(card: PlanetCard, rocket: Sequence[ModuleCard], missing_shield: int) -> list[int]:
    """How each of the needs of a planet stands, in the order of its icons."""
    tanks = sum(kind.type == "fuel_tank" for kind in rocket)
    found = [MET if place < tanks else UNMET for place in range(card.fuel)]
    if card.equipment:
        found.append(MET if any(kind.equipment == card.equipment for kind in rocket) else UNMET)
    if card.heat:
        found.append(missing_shield * sum(not kind.heat_shield for kind in rocket))
    if card.gas:
        found.append(missing_shield * sum(not kind.gas_shield for kind in rocket))
    assert len(found) == len(needs(card))
    return found


def prospect_stamps(planet: Box, bay: Box) -> Iterator[Stamp]:
    """The marks, and the grounds of prices on planet cards and on hangars: those that can be paid are bright."""
    disc = Circle(r=7, fill="shadow")
    tick = Curve(d="M-3.5 0l2.6 3 4.6-6", stroke="good", stroke_width=2.2, stroke_linecap="round")
    yield Stamp("met", (disc, tick))
    yield Stamp("unmet", (disc, Curve(d="M-3-3l6 6m0-6l-6 6", stroke="bad", stroke_width=2.4, stroke_linecap="round")))
    for shields in range(1, PLACES + 1):
        yield Stamp(f"shields-{shields}", (disc, figure(f"+{shields}", 0, 0, "energy", 12)))
    x, y, r = cost_circle(planet)
    width, height, size = _tag(bay)
    plate = (-width / 2, -height / 2, width, height)
    for name, fill, paint in (("bright", "accent", "shadow"), ("dim", "shadow", "accent")):
        yield Stamp(f"price-{name}", (Circle(cx=x, cy=y, r=r + 2, fill=fill, stroke="accent", stroke_width=2),))
        yield Stamp(f"tag-{name}", (_plate(*plate, fill, "accent"), bolt(-0.27 * width, 0, size, paint)))
    cross = Curve(d="M-4-4l8 8m0-8l-8 8", stroke="bad", stroke_width=2.6, stroke_linecap="round")
    yield Stamp("tag-none", (_plate(*plate, "shadow", "bad"), cross))


def _plate(x: float, y: float, width: float, height: float, fill: str, stroke: str) -> Rect:
    return Rect(x=x, y=y, width=width, height=height, rx=height / 2, fill=fill, stroke=stroke)


def _tag(bay: Box) -> tuple[float, float, float]:
    """The size of a tag on a hangar, and of what is written on it."""
    return (52, 22, 15) if bay.width > 90 else (42, 18, 13)


def prospects(
    view: RescueView, plan: Plan, data: RescueData, cards: Sequence[ModuleCard], shown: int
) -> Iterator[Group]:
    """What each rocket would meet at each planet, and each planet at each rocket."""
    energy = view.parties[view.seat if view.seat is not None else shown].energy
    planets = {card.id: card for card in data.planet}
    for hangar, places in enumerate(view.hangars):
        parts = [part for part in places if part is not None]
        kinds = [cards[part.card] for part in parts]
        rocket = (f"hangar.{hangar}", *(card_key(part.card) for part in parts))
        complete = {"engine", "cockpit"} <= {kind.type for kind in kinds}
        for place, (planet, box) in enumerate(zip(view.planets, plan.planets, strict=True)):
            if not planet or not parts:
                continue
            price, key = view.costs[place][hangar], f"from.{hangar}.{place}"
            yield _prospect(key, rocket, planets[planet], box, kinds, data.table.missing_shield, price, energy)
            if complete:
                yield _price_tag(f"to.{place}.{hangar}", f"planet.{place}", plan.bays[hangar], price, energy)


def _prospect(
    key: str,
    when: tuple[str, ...],
    card: PlanetCard,
    box: Box,
    rocket: Sequence[ModuleCard],
    missing_shield: int,
    price: int,
    energy: int,
) -> Group:
    """A rocket's needs on the card of a planet, and the price if it can fly there."""
    marks = zip(standing(card, rocket, missing_shield), need_spots(card, box), strict=True)
    children: list[Node] = [stamped(_mark(how, missing_shield), x + 7, y + 11) for how, (x, y) in marks]
    if price != UNREACHABLE:
        x, y, r = cost_circle(box)
        bright = price <= energy
        children.append(stamped("price-bright" if bright else "price-dim"))
        children.append(figure(price, x, y, "shadow" if bright else "accent", r + 2))
    return Group(key=key, when=when, x=box.x, y=box.y, children=tuple(children))


def _mark(how: int, missing_shield: int) -> str:
    if how > MET:
        return f"shields-{how // missing_shield}"
    return "met" if how == MET else "unmet"


def _price_tag(key: str, when: str, bay: Box, price: int, energy: int) -> Group:
    """What a complete rocket would pay to fly to a planet, over its hangar; a cross if it cannot fly there."""
    width, _, size = _tag(bay)
    bright = price <= energy
    children: tuple[Node, ...] = (stamped("tag-none"),)
    if price != UNREACHABLE:
        told = figure(price, round(0.13 * width, 1), 0, "shadow" if bright else "accent", size)
        children = (stamped("tag-bright" if bright else "tag-dim"), told)
    x, y = round(bay.x + bay.width / 2, 1), round(bay.y + 0.14 * bay.height)
    return Group(key=key, when=(when,), x=x, y=y, children=children)
