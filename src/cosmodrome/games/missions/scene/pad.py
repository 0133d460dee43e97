"""The launch pad: the spacecraft of the announced mission with all they carry, and the flight as a strip of lamps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, MissionData, MissionsData
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.games.missions.rules.race import ACTIONS, ANNOUNCING, COMPLETION, EVENT, FLIGHT
from cosmodrome.games.missions.scene.cards import patch
from cosmodrome.games.missions.scene.icons import icon, token
from cosmodrome.games.missions.scene.paths import loaded_key
from cosmodrome.games.missions.scene.plan import Box, Plan, grid
from cosmodrome.games.missions.scene.style import figure, fit_size, line, shrunk
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.games.missions.view import AgencyView, FlightView, LampView, MissionsView
from cosmodrome.scene import Arrival, Circle, Curve, Group, Node, Rect, fit

__all__ = ["launch_pad"]

PAINTS = {0: "lamp-off", MINOR: "lamp-amber", MAJOR: "lamp-amber", CLEAR: "lamp-green"}
BETWEEN, LIGHTING = 450, 250
"""Milliseconds from one draw of a step to the next, and until a lamp is lit."""


def launch_pad(text: MissionsText, data: MissionsData, view: MissionsView, shown: int, plan: Plan) -> Iterator[Group]:
    """What stands on the pad of a seat."""
    flight, box = view.agencies[shown].flight, plan.pad
    if flight is None:
        yield _guide(text, view, box)
        return
    card = next(card for card in data.mission if card.id == view.missions[flight.mission].id)
    yield _head(text, card, flight, box)
    kinds = ["rocket"]
    kinds += ["capsule"] if card.requires.capsule else ["satellite"] if card.requires.satellite else []
    kinds += ["lunar_module"] if card.requires.lunar_module else []
    top, tall = (34, 76) if plan.wide else (44, 106)
    places = grid(Box(box.x + 8, box.y + top, box.width - 16, tall), 3, 1, 6)
    for craft, place in zip(kinds, places, strict=False):
        yield from _craft(text, data, flight, craft, place)
        if craft == "capsule":
            yield from _crew(text, view, flight, plan)
    below = top + tall + 5
    yield from _strip(
        text, card, view.agencies[shown], Box(box.x + 8, box.y + below, box.width - 16, box.height - below - 6)
    )


def _guide(text: MissionsText, view: MissionsView, box: Box) -> Group:
    """Nothing is on the pad yet: what this year brings, phase by phase, with a lamp for the one that runs."""
    words, names = text.words, text.names
    phases = (
        (ACTIONS, words("Up to five, one each turn. Who passes first will go first.")),
        (ANNOUNCING, words("Choose a mission that you can launch, and load what protects it.")),
        (EVENT, words("It strikes everybody who flies. You may still cancel.")),
        (FLIGHT, words("Draw the cards of every step. Tokens solve problems.")),
        (COMPLETION, words("Points, a bonus, and the drawn cards go back.")),
    )
    step, width = (box.height - 14) / len(phases), box.width - 46
    children: list[Node] = []
    for row, (phase, told) in enumerate(phases):
        now, y = phase == view.phase, 8 + step * row
        if now:
            children.append(Rect(x=8, y=y, width=box.width - 16, height=step - 2, rx=6, fill="crt", stroke="phosphor"))
        children += [
            Circle(cx=23, cy=y + step / 2 - 1, r=6, fill="lamp-green" if now else "lamp-off", stroke="print"),
            line(names.phases[phase], 38, y + step / 2 - 4, "phosphor" if now else "text", 13, bold=True),
            line(fit(told, width, 12), 38, y + step / 2 + 11, "phosphor-dim" if now else "muted", 12),
        ]
    return Group(
        key="pad",
        title=" ".join(
            [words("The launch pad is empty."), *(f"{names.phases[phase]}: {told}" for phase, told in phases)]
        ),
        x=box.x,
        y=box.y,
        children=tuple(children),
    )


def _head(text: MissionsText, card: MissionData, flight: FlightView, box: Box) -> Group:
    words, name = text.words, text.names.mission(card.id)
    if flight.failed >= 0:
        state, paint = words("failed in step {step}", step=flight.failed), "lamp-red"
        state = words("aborted by the event") if flight.failed == 0 else state
    elif flight.finished:
        state, paint = words("successful"), "lamp-green"
    elif flight.flown:
        state, paint = words("step {step} of {steps}", step=flight.step + 1, steps=len(card.steps)), "phosphor"
    else:
        state, paint = words("on the pad"), "muted"
    room = 0.56 * box.width - 60 if box.width > 450 else 0.47 * box.width - 62
    size, y = shrunk(name, room, 1, (16, 14, 13, 12), bold=True), 18 if box.width > 450 else 22
    return Group(
        key="pad",
        role="status",
        title=f"{name}: {state}",
        x=box.x,
        y=box.y,
        children=(
            patch(card, 22, y, 14),
            line(fit(name, room, size, weight=700), 43, y + 5, "text", size, bold=True),
            line(state, box.width - 12, y + 4.5, paint, 13, "end", bold=True),
        ),
    )


def _craft(text: MissionsText, data: MissionsData, flight: FlightView, craft: str, box: Box) -> Iterator[Group]:
    """A spacecraft: its slots, and what sits in them."""
    index = CRAFT_IDS.index(craft)
    heap = {"rocket": flight.on_rocket, "lunar_module": flight.on_module}.get(craft, flight.on_payload)
    level = flight.rocket if craft == "rocket" else flight.payload if craft != "lunar_module" else 1
    printed = data.crafts(craft)[level - 1]
    used, label = sum(heap[:5]), text.names.craft_level(index, level)
    words = text.words
    told = [f"{label}."]
    told.append(words("{used} of {slots} slots are used.", used=used, slots=printed.slots))
    children: list[Node] = [
        Rect(width=box.width, height=box.height, rx=8, fill="cream", stroke="cream-edge"),
        icon(craft, 22, 26, 34, "print"),
        line(label, 42, 18, "print", fit_size(label, box.width - 45, 12, bold=True), bold=True),
    ]
    for slot in range(printed.slots):
        children.append(
            Circle(cx=49 + 13.0 * slot, cy=33, r=4.6, fill="print" if slot < used else "cream-dark", stroke="print")
        )
    yield Group(
        key=f"pad.{craft}",
        title=" ".join(told),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=8),
        children=tuple(children),
    )
    kinds, crowded = [kind for kind in range(len(TOKEN_IDS)) if heap[kind]], box.height < 100
    columns = 5 if crowded else 3
    step = (box.width - 4) / columns
    x, y = box.x + 2 + step / 2, box.y + (57 if crowded else 58)
    for i, kind in enumerate(kinds):
        at = (x + step * (i % columns), y + 32 * (i // columns))
        yield _loaded(text, craft, kind, heap[kind], at, 15.0 if crowded else 22.6)


def _loaded(text: MissionsText, craft: str, kind: int, number: int, at: tuple[float, float], r: float) -> Group:
    children: list[Node] = [token(kind, 0, 0, 14)]
    if number > 1:
        children += [Circle(cx=11, cy=9, r=8, fill="print"), figure(number, 11, 9, "cream-light", 12)]
    return Group(
        key=loaded_key(craft, kind),
        title=f"{text.names.token(kind)} × {number}",
        x=at[0],
        y=at[1],
        target=Circle(r=r),
        children=tuple(children),
    )


def _crew(text: MissionsText, view: MissionsView, flight: FlightView, plan: Plan) -> Iterator[Group]:
    """Who sits in the capsule: they stand in the heading, where all can see how they are."""
    words, box = text.words, plan.pad
    x, y, step, r = (0.56 * box.width, 18.0, 32.0, 15.5) if plan.wide else (0.47 * box.width, 22.0, 40.0, 22.6)
    aboard = sorted((*flight.healthy, *flight.injured))
    for i, astronaut in enumerate(aboard):
        injured = astronaut in flight.injured
        name = text.names.astronaut(astronaut, view.special)
        state = words("injured") if injured else words("healthy")
        paint = "lamp-amber" if injured else "lamp-green"
        children: list[Node] = [
            Circle(r=14, fill="crt", stroke=paint, stroke_width=2.6),
            icon("astronaut", 0, 0, 19, paint, "crt"),
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
            x=box.x + x + step * i,
            y=box.y + y,
            target=Circle(r=r),
            children=tuple(children),
        )


def _strip(text: MissionsText, card: MissionData, agency: AgencyView, box: Box) -> Iterator[Group]:
    """One column of lamps for every step. Lamps that come next tell how likely a problem is."""
    flight, steps = agency.flight, len(card.steps)
    assert flight is not None
    width = (box.width + 4) / max(steps, 4) - 4
    lamps = {(lamp.step, lamp.at): lamp for lamp in flight.lamps}
    for index, step in enumerate(card.steps):
        now = flight.flown and not flight.finished and flight.step == index
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
            line(str(index + 1), 6, 15, "phosphor" if now else "muted", 12, bold=True),
            icon(step.craft, width - 12, 12, 14, "muted", "room"),
        ]
        if step.abort_step:
            children.append(icon("take_back_card", 21, 11, 12, "lamp-amber", "room"))
        gap = min(25.0, (width - 1) / len(step.draw))
        for at, technology in enumerate(step.draw):
            x = width / 2 + (at - (len(step.draw) - 1) / 2) * gap
            deck = agency.decks[TECHNOLOGY_IDS.index(technology)]
            risk = deck.minor + deck.major if now and deck.cards else 0.0
            lamp = lamps.get((index, at))
            place = Lamp(x, box.height - 13, min(10.0, gap / 2 - 0.4))
            children += _dark(technology, place, risk, drawn=lamp is not None)
            if lamp is not None:
                children.append(_lit(lamp, place))
        yield Group(
            key=f"step.{index + 1}",
            title=title,
            x=box.x + (width + 4) * index,
            y=box.y,
            target=Rect(width=width, height=box.height, rx=6),
            children=tuple(children),
        )


@dataclass(frozen=True)
class Lamp:
    """Where a lamp sits in its step, and how large it is."""

    x: float
    y: float
    r: float


def _dark(technology: str, at: Lamp, risk: float, *, drawn: bool) -> Iterator[Node]:
    """A dark lamp; before the draw it tells how likely a problem is."""
    yield icon(technology, at.x, at.y - 20, min(15.0, 1.8 * at.r), "muted" if drawn else "text", "room")
    yield Circle(cx=at.x, cy=at.y, r=at.r, fill="lamp-off", stroke="print", stroke_width=1.4)
    if risk and not drawn:
        yield figure(round(100 * risk), at.x, at.y, "text", 12)


def _lit(lamp: LampView, at: Lamp) -> Group:
    """A lamp after its draw: green, amber if a problem was solved, red if it did harm. The cards of a step come one by one."""
    children: list[Node] = [
        Circle(r=at.r, fill="lamp-red" if lamp.harmed else PAINTS[lamp.card], stroke="print", stroke_width=1.4)
    ]
    if lamp.card in (MINOR, MAJOR):
        children.append(figure("!" * lamp.card, 0, 0, "print", 12))
    elif lamp.card == CLEAR:
        children.append(Curve(d="M-3.6 0l2.6 2.8 4.8-5.6", stroke="print", stroke_width=2))
    return Group(
        key=f"lamp.{lamp.step + 1}.{lamp.at + 1}",
        x=at.x,
        y=at.y,
        children=tuple(children),
        comes=Arrival(x=at.x, y=at.y, scale=0.2, opacity=0, after=BETWEEN * lamp.at, takes=LIGHTING),
    )
