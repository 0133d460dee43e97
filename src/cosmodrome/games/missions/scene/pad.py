"""The launch pad: the spacecraft of the announced mission with all they carry, and the flight as a strip of lamps."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.missions.data import CRAFT_IDS, TOKEN_IDS, MissionData, MissionsData
from cosmodrome.games.missions.scene.cards import patch
from cosmodrome.games.missions.scene.icons import icon, token
from cosmodrome.games.missions.scene.paths import loaded_key
from cosmodrome.games.missions.scene.plan import Box, Plan, grid
from cosmodrome.games.missions.scene.style import figure, line, shrunk
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.games.missions.view import FlightView, LampView, MissionsView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, fit

__all__ = ["launch_pad"]

PAINTS = {0: "lamp-off", 1: "lamp-amber", 2: "lamp-amber", 3: "lamp-green"}


def launch_pad(text: MissionsText, data: MissionsData, view: MissionsView, shown: int, plan: Plan) -> Iterator[Group]:
    """What stands on the pad of a seat."""
    flight, box = view.agencies[shown].flight, plan.pad
    if flight is None:
        yield _empty(text, box)
        return
    card = next(card for card in data.mission if card.id == view.missions[flight.mission].id)
    yield _head(text, card, flight, box)
    kinds = ["rocket"]
    kinds += ["capsule"] if card.requires.capsule else ["satellite"] if card.requires.satellite else []
    kinds += ["lunar_module"] if card.requires.lunar_module else []
    top = 40 if plan.wide else 38
    places = grid(Box(box.x + 10, box.y + top, box.width - 20, 112), 3, 1, 6)
    for craft, place in zip(kinds, places, strict=False):
        yield from _craft(text, data, view, flight, craft, place)
    yield from _strip(text, card, flight, Box(box.x + 10, box.y + top + 118, box.width - 20, box.height - top - 126))


def _empty(text: MissionsText, box: Box) -> Group:
    told = text.words("The launch pad is empty.")
    x, y = 0.3 * box.width, box.height - 30
    rung = (y - 48) / 6
    return Group(
        key="pad",
        title=told,
        x=box.x,
        y=box.y,
        children=(
            Curve(
                d=f"M{x - 70} {y}H{x + 70}M{x - 34} {y}V48M{x - 50} {y}V48"
                + "".join(f"M{x - 50} {48 + rung * i:.1f}l16 {rung:.1f}m0-{rung:.1f}l-16 {rung:.1f}" for i in range(6)),
                stroke="hairline",
                stroke_width=3,
            ),
            Curve(
                d=f"M{x + 12} 40C{x + 30} 62 {x + 34} 84 {x + 34} 108V{y - 18}H{x - 10}V108C{x - 10} 84 {x - 6} 62 {x + 12} 40Z",
                stroke="hairline",
                stroke_width=2,
                stroke_dasharray="6 5",
            ),
            line(told, x + 60, box.height / 2, "muted", 14),
        ),
    )


def _head(text: MissionsText, card: MissionData, flight: FlightView, box: Box) -> Group:
    words, name = text.words, text.names.mission(card.id)
    if flight.failed >= 0:
        state, paint = words("failed in step {step}", step=flight.failed), "lamp-red"
        state = words("aborted by the event") if flight.failed == 0 else state
    elif flight.landed:
        state, paint = words("successful"), "lamp-green"
    elif flight.flown:
        state, paint = words("step {step} of {steps}", step=flight.step + 1, steps=len(card.steps)), "phosphor"
    else:
        state, paint = words("on the pad"), "muted"
    size = shrunk(name, box.width - 230, 1, (16, 14, 13, 12, 11), bold=True)
    return Group(
        key="pad",
        role="status",
        title=f"{name}: {state}",
        x=box.x,
        y=box.y,
        children=(
            patch(card, 24, 21, 16),
            line(name, 48, 27, "text", size, bold=True),
            line(state, box.width - 14, 26, paint, 13, "end", bold=True),
        ),
    )


def _craft(
    text: MissionsText, data: MissionsData, view: MissionsView, flight: FlightView, craft: str, box: Box
) -> Iterator[Group]:
    """A spacecraft: its slots, what sits in them, and who sits inside."""
    index = CRAFT_IDS.index(craft)
    heap = {"rocket": flight.on_rocket, "lunar_module": flight.on_module}.get(craft, flight.on_payload)
    level = flight.rocket if craft == "rocket" else flight.payload if craft != "lunar_module" else 1
    printed = data.crafts(craft)[level - 1]
    used = sum(heap[:5])
    words = text.words
    told = [text.names.craft_level(index, level) + "."]
    told.append(words("{used} of {slots} slots are used.", used=used, slots=printed.slots))
    children: list[Node] = [
        Rect(width=box.width, height=box.height, rx=8, fill="cream", stroke="cream-edge"),
        icon(craft, 22, 26, 34, "ink"),
        line(fit(text.names.craft_level(index, level), box.width - 46, 12, weight=700), 42, 18, "ink", 12, bold=True),
    ]
    for slot in range(printed.slots):
        children.append(
            Circle(cx=49 + 13.0 * slot, cy=33, r=4.6, fill="ink" if slot < used else "cream-dark", stroke="ink")
        )
    yield Group(
        key=f"pad.{craft}",
        title=" ".join(told),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=8),
        children=tuple(children),
    )
    columns = 4 if box.width > 160 else 3
    step = (box.width - 6) / columns
    x, y = box.x + 3 + step / 2, box.y + (58 if craft == "capsule" else 62)
    for i, kind in enumerate([kind for kind in range(len(TOKEN_IDS)) if heap[kind]]):
        yield _loaded(text, craft, kind, heap[kind], x + step * (i % columns), y + 33 * (i // columns))
    if craft == "capsule":
        yield from _crew(text, view, flight, box)


def _loaded(text: MissionsText, craft: str, kind: int, number: int, x: float, y: float) -> Group:
    children: list[Node] = [token(kind, 0, 0, 14)]
    if number > 1:
        children += [Circle(cx=11, cy=9, r=8, fill="ink"), figure(number, 11, 9, "cream-light", 12)]
    return Group(
        key=loaded_key(craft, kind),
        title=f"{text.names.token(kind)} × {number}",
        x=x,
        y=y,
        target=Circle(r=22.6),
        children=tuple(children),
    )


def _crew(text: MissionsText, view: MissionsView, flight: FlightView, box: Box) -> Iterator[Group]:
    words = text.words
    aboard = sorted((*flight.healthy, *flight.injured))
    for i, astronaut in enumerate(aboard):
        injured = astronaut in flight.injured
        name = text.names.astronaut(astronaut, view.special)
        state = words("injured") if injured else words("healthy")
        paint = "lamp-amber" if injured else "lamp-green"
        children: list[Node] = [
            Circle(r=15, fill="crt", stroke=paint, stroke_width=2.6),
            icon("astronaut", 0, 0, 20, paint, "crt"),
        ]
        if injured:
            children.append(Curve(d="M7-13v9m-4.5-4.5h9", stroke="lamp-red", stroke_width=3.4))
        if view.special:
            technology = text.data.special_astronaut[astronaut].technology
            children += [
                Circle(cx=10, cy=10, r=8, fill=technology),
                icon(technology, 10, 10, 11, "cream-light", technology),
            ]
        yield Group(
            key=f"astronaut.{astronaut + 1}",
            title=f"{name}: {state}",
            x=box.x + 24 + 40 * i,
            y=box.y + 93,
            target=Circle(r=22.6),
            children=tuple(children),
        )


def _strip(text: MissionsText, card: MissionData, flight: FlightView, box: Box) -> Iterator[Group]:
    """One column of lamps for every step."""
    steps = len(card.steps)
    width = (box.width + 4) / max(steps, 4) - 4
    lamps = {(lamp.step, lamp.at): lamp for lamp in flight.lamps}
    for index, step in enumerate(card.steps):
        now = flight.flown and not flight.landed and flight.step == index
        draws = [text.names.technologies[technology] for technology in step.draw]
        title = text.words(
            "Step {step}, {craft}: {draws}.",
            step=index + 1,
            craft=text.names.crafts[step.craft],
            draws=", ".join(draws),
        )
        if step.abort_step:
            title = f"{title} {text.words('An aborted crew goes on here.')}"
        children: list[Node] = [
            Rect(
                width=width,
                height=box.height,
                rx=6,
                fill="crt" if now else "room",
                stroke="phosphor" if now else "hairline",
                stroke_width=2 if now else 1,
            ),
            line(str(index + 1), 6, 16, "phosphor" if now else "muted", 12, bold=True),
            icon(step.craft, width - 12, 12, 14, "muted", "room"),
        ]
        if step.abort_step:
            children.append(icon("take_back_card", width / 2, 12, 13, "lamp-amber", "room"))
        gap = min(24.0, (width - 4) / len(step.draw))
        for at, technology in enumerate(step.draw):
            x = width / 2 + (at - (len(step.draw) - 1) / 2) * gap
            children += _lamp(technology, lamps.get((index, at)), x, box.height)
        yield Group(
            key=f"step.{index + 1}",
            title=title,
            x=box.x + (width + 4) * index,
            y=box.y,
            target=Rect(width=width, height=box.height, rx=6),
            children=tuple(children),
        )


def _lamp(technology: str, lamp: LampView | None, x: float, height: float) -> list[Node]:
    """A lamp: dark before the draw; green, amber if a problem was solved, red if it did harm."""
    paint = "lamp-off" if lamp is None else "lamp-red" if lamp.harmed else PAINTS[lamp.card]
    y = height - 15
    nodes: list[Node] = [
        icon(technology, x, height - 38, 15, "text" if lamp is None else "muted", "room"),
        Circle(cx=x, cy=y, r=8.5, fill=paint, stroke="ink", stroke_width=1.4),
    ]
    if lamp is not None and lamp.card in (1, 2):
        nodes.append(figure("!" * lamp.card, x, y, "ink", 12))
    elif lamp is not None and lamp.card == 3:
        nodes.append(Curve(d=f"M{x - 3.6:.1f} {y:.1f}l2.6 2.8 4.8-5.6", stroke="ink", stroke_width=2))
    return nodes
