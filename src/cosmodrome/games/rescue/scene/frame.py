"""What everything stands in: the dusk, the hangars, the boards, the header with round, stage and question."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import cos, pi, sin

from cosmodrome.games.rescue.data import CARD_TYPES, PHASE_NAMES, RESOURCE_NAMES, RescueData
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.rules.board import PLACES
from cosmodrome.games.rescue.scene.effects import effect_stamps
from cosmodrome.games.rescue.scene.icons import bolt, cube
from cosmodrome.games.rescue.scene.modules import SILHOUETTES, module_stamps, printed_pile
from cosmodrome.games.rescue.scene.plan import Box, Plan
from cosmodrome.games.rescue.scene.planets import planet_stamps
from cosmodrome.games.rescue.scene.prospects import prospect_stamps
from cosmodrome.games.rescue.scene.seats import printed_seat
from cosmodrome.games.rescue.scene.style import caption, figure, fit_size, line, paragraph, shrunk
from cosmodrome.games.rescue.text import signed
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Definition, Gradient, Group, Node, Rect, Stop, Use

__all__ = ["RIBBON", "definitions", "fields", "pass_button", "printed", "question", "stage"]

RIBBON = ("planning", "research", "purchase", "boarding", "hangar")
"""The phases of a round, as the ribbon shows them."""
PLACE_TYPES = ("engine", "fuel_tank", "fuel_tank", "fuel_tank", "fuel_tank", "cockpit")


def definitions(names: RescueNames, data: RescueData, plan: Plan) -> tuple[Definition, ...]:
    """The colours of the evening, and every card of the box."""
    return (
        *module_stamps(names, data),
        *planet_stamps(names, data, plan.planets[0]),
        *prospect_stamps(plan.planets[0], plan.bays[0]),
        *effect_stamps(data, plan),
        Gradient(
            "dusk",
            (Stop(0, "dusk-0"), Stop(0.42, "dusk-1"), Stop(0.74, "dusk-2"), Stop(1, "dusk-3")),
            x1=0,
            y1=0,
            x2=0.12 * plan.width,
            y2=plan.height,
        ),
        Gradient(
            "sunset",
            (Stop(0, "sun"), Stop(0.55, "dusk-3"), Stop(1, "dusk-2")),
            x1=0,
            y1=_sun(plan)[1] - 0.2 * plan.width,
            x2=0,
            y2=_sun(plan)[1] + 30,
        ),
        Gradient(
            "glow",
            (Stop(0, "sun", 0.95), Stop(0.35, "dusk-3", 0.5), Stop(1, "dusk-2", 0)),
            x1=_sun(plan)[0],
            y1=_sun(plan)[1],
            r=0.42 * plan.width,
        ),
    )


def _sun(plan: Plan) -> tuple[float, float]:
    bay = plan.bays[0]
    return plan.width / 2 + (16 if plan.wide else 0), bay.y + bay.height - 30


def printed(names: RescueNames, data: RescueData, plan: Plan, hangars: int, seats: int) -> Iterator[Node]:
    """The static layer."""
    yield from _sky(plan)
    yield from _ribbon(names, plan.stages)
    for party, box in enumerate(plan.seats):
        yield printed_seat(party, box, consortium=party >= seats)
    yield from _bays(names, data, plan, hangars)
    yield from _boards(names, data, plan)


def _sky(plan: Plan) -> Iterator[Node]:
    width, height = plan.width, plan.height
    x, y = _sun(plan)
    yield Rect(width=width, height=height, fill="#dusk")
    rays = "".join(_ray(x, y, 2 * i, 1.2 * width) for i in range(13))
    yield Curve(d=rays, fill="sun", opacity=0.07)
    yield Rect(width=width, height=height, fill="#glow", opacity=0.55)
    r = 0.2 * width if plan.wide else 0.34 * width
    ground = plan.bays[0].y + plan.bays[0].height - 4
    yield Curve(d=f"M{x - r:.0f} {ground}A{r:.0f} {r:.0f} 0 0 1 {x + r:.0f} {ground}Z", fill="#sunset")
    for i in range(40):
        a, b, c, d = hashlib.blake2b(b"dusk %d" % i, digest_size=4).digest()
        yield Circle(
            cx=round(width * (a * 256 + c) / 65536, 1),
            cy=round(0.3 * height * b / 256, 1),
            r=round(0.6 + d / 220, 1),
            fill="cream",
            opacity=0.5,
        )
    yield Rect(y=ground, width=width, height=height - ground, fill="shadow", fill_opacity=0.72)


def _ray(x: float, y: float, step: int, reach: float) -> str:
    one, other = pi * step / 26 + pi, pi * (step + 1) / 26 + pi
    return (
        f"M{x:.0f} {y:.0f}L{x + reach * cos(one):.0f} {y + reach * sin(one):.0f}"
        f"L{x + reach * cos(other):.0f} {y + reach * sin(other):.0f}Z"
    )


def _bays(names: RescueNames, data: RescueData, plan: Plan, hangars: int) -> Iterator[Node]:
    each = hangars // len(data.company)
    for hangar in range(hangars):
        bay = plan.bays[hangar]
        company = data.company[hangar // each]
        paint = company.resource
        w, h = bay.width, bay.height
        arch = f"M0 {h}V{0.16 * h:.0f}Q0 0 {w / 2:.1f} 0Q{w} 0 {w} {0.16 * h:.0f}V{h}Z"
        yield Group(
            x=bay.x,
            y=bay.y,
            children=(
                Curve(d=arch, fill="ground", fill_opacity=0.76, stroke=paint, stroke_opacity=0.65, stroke_width=1.6),
                Curve(
                    d=f"M6 {0.2 * h:.0f}V{h}M{w - 6} {0.2 * h:.0f}V{h}"
                    + "".join(f"M6 {y}L{w - 6} {y}" for y in range(int(0.24 * h), int(h), 29)),
                    stroke=paint,
                    stroke_opacity=0.13,
                ),
                Rect(x=4, y=h - 9, width=w - 8, height=7, rx=2, fill=paint, fill_opacity=0.75),
            ),
        )
        for place in range(PLACES):
            spot = plan.slot(hangar, place)
            yield Group(
                x=spot.x,
                y=spot.y,
                scale=spot.scale,
                children=(
                    Curve(
                        d=SILHOUETTES[PLACE_TYPES[place]],
                        stroke="cream",
                        stroke_opacity=0.13,
                        stroke_width=1.2,
                        stroke_dasharray="4 4",
                    ),
                ),
            )
        if hangar % each == 0:
            last = plan.bays[hangar + each - 1]
            yield from _sign(
                names.companies[company.id], paint, Box(bay.x, bay.y - 22, last.x + last.width - bay.x, 20)
            )


def _sign(name: str, resource: str, box: Box) -> Iterator[Node]:
    """The company and the resource it gives."""
    size = fit_size(name, box.width - 44, 14, bold=True)
    yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="shadow", fill_opacity=0.7)
    yield line(name, box.x + 5, box.y + 15, resource, size, bold=True)
    yield line("+1", box.x + box.width - 20, box.y + 15, resource, 12, "end", bold=True)
    yield cube(resource, box.x + box.width - 17, box.y + 4, 12)


def _boards(names: RescueNames, data: RescueData, plan: Plan) -> Iterator[Node]:
    words = names.words
    for box, name in zip(plan.market, RESOURCE_NAMES, strict=True):
        yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill="panel", fill_opacity=0.92)
        yield Rect(x=box.x, y=box.y, width=box.width, height=4, rx=2, fill=name)
    yield caption(words("Market"), plan.market[0].x, plan.market[0].y - 7, "cream")
    yield caption(words("Modules to take"), plan.shelf.x, plan.shelf.y - 7, "cream")
    kinds = {card.id: card for card in data.module}
    for kind, name in enumerate(CARD_TYPES):
        yield printed_pile(kinds[f"standard_{name}"], names.types[name], plan.pile(kind))
    tray = plan.tray
    yield Rect(x=tray.x, y=tray.y, width=tray.width, height=tray.height, rx=12, fill="panel", fill_opacity=0.94)
    yield caption(words("Dice"), tray.x + 8, tray.y + (14 if plan.wide else 15), "cream")
    yield from _phases(names, plan)
    for face, box in enumerate(plan.faces):
        energy = data.die[face].energy
        yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=8, fill="ground", stroke="hairline")
        yield figure(face + 1, box.x + 15, box.y + 16, "cream", 20)
        yield figure(signed(energy), box.x + box.width - 17, box.y + 16, "energy", 13, "end")
        yield bolt(box.x + box.width - 9, box.y + 16, 12)
    if plan.wide:
        yield caption(words("Workshop"), plan.workshop.x, plan.workshop.y - 7, "cream")
    else:
        yield caption(words("Workshop"), plan.goods[0].x, plan.goods[0].y - 6, "cream")


def _phases(names: RescueNames, plan: Plan) -> Iterator[Node]:
    for phase, box in zip(PHASE_NAMES, plan.phases, strict=True):
        yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=8, fill="ground", stroke="hairline")
        name = names.stages[phase]
        size = fit_size(name, box.width - 2, 13, bold=True)
        yield line(name, box.x + box.width / 2, box.y + 17, "cream", size, "middle", bold=True)
        for x, y, side in fields(box):
            yield Rect(
                x=x - side / 2,
                y=y - side / 2,
                width=side,
                height=side,
                rx=7,
                fill="shadow",
                stroke="hairline",
                stroke_dasharray="4 3",
            )


def fields(box: Box) -> list[tuple[float, float, float]]:
    """The middles of the two fields of a phase, and how large they are."""
    side = 40.0
    y = box.y + 24 + (box.height - 24) / 2
    return [(box.x + box.width * share, y, side) for share in (0.27, 0.73)]


def question(text: str, plan: Plan, width: float, *, asked: bool) -> Group:
    """What is asked of the one who looks, or what everybody waits for."""
    box, paint = plan.question, "accent" if asked else "cream"
    size = shrunk(text, width - 14, plan.lines, (plan.type_size, plan.type_size - 1, plan.type_size - 2), bold=asked)
    rows = paragraph(text, box.x + 12, box.y + size, width - 14, plan.lines, paint, size, bold=asked)
    bar = Rect(x=box.x, y=box.y, width=4, height=box.height, rx=2, fill=paint)
    return Group(key="question", role="status", title=text, children=(bar, *rows))


def pass_button(text: str, title: str, box: Box) -> Group:
    """The button to decline with, or to be done."""
    size = fit_size(text, box.width - 34, 15, bold=True)
    return Group(
        key="pass",
        role="button",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=10),
        children=(
            Rect(width=box.width, height=box.height, rx=10, fill="panel", stroke="accent"),
            Use(symbol="pass", x=18, y=box.height / 2, size=15, color="accent"),
            line(text, (box.width + 24) / 2, box.height / 2 + 5, "accent", size, "middle", bold=True),
        ),
    )


def _ribbon(names: RescueNames, box: Box) -> Iterator[Node]:
    """The five phases of a round."""
    for i, stage in enumerate(RIBBON):
        yield from _pill(names.stages[stage], box, i, len(RIBBON), "panel", "muted")


def _pill(label: str, box: Box, index: int, count: int, fill: str, paint: str) -> Iterator[Node]:
    step = box.width / count
    x, width = round(box.x + step * index, 1), round(step - 4, 1)
    size = fit_size(label, step - 6, 13)
    yield Rect(x=x, y=box.y, width=width, height=box.height, rx=box.height / 2, fill=fill)
    yield line(label, round(x + width / 2, 1), box.y + box.height / 2 + 4.5, paint, size, "middle")


def stage(words: Words, label: str, index: int, count: int, box: Box) -> Group:
    """The phase that is running, lit."""
    title = words("The five phases of a round.")
    return Group(key="stage", title=title, children=tuple(_pill(label, box, index, count, "accent", "shadow")))
