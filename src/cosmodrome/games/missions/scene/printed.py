"""The static layer: the room, its consoles, and everything on them that never changes during a game."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.missions.data import (
    ACTION_IDS,
    CRAFT_IDS,
    TECHNOLOGY_IDS,
    TOKEN_IDS,
    MissionsData,
    SpecialistData,
)
from cosmodrome.games.missions.names import MissionsNames
from cosmodrome.games.missions.scene.cards import printed_mission
from cosmodrome.games.missions.scene.icons import icon, token
from cosmodrome.games.missions.scene.plan import Box, Plan
from cosmodrome.games.missions.scene.style import (
    caption,
    fit_size,
    line,
    plate,
)
from cosmodrome.games.missions.view import BonusView, MissionsView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, fit

__all__ = ["area_boxes", "gauge_at", "printed_room", "printed_specialist", "tray_at"]

ACTION_PAINTS = {"take_fuel": "fuel", "take_training": "training", "take_inspection": "inspection"}
"""Actions drawn in the colour of the token that they take."""


def printed_room(names: MissionsNames, data: MissionsData, plan: Plan, view: MissionsView) -> Iterator[Node]:
    """Everything printed, for the missions and bonuses of this game."""
    yield Rect(width=plan.width, height=plan.height, fill="#room")
    for year, (box, pair) in enumerate(zip(plan.years, view.bonuses, strict=False)):
        yield _year(view.first_year + year, pair, box)
    yield from _screens(plan)
    cards = {card.id: card for card in data.mission}
    for mission, box in zip(view.missions, plan.missions, strict=True):
        yield printed_mission(names, cards[mission.id], box)
    for specialist, box in zip(data.specialist, plan.specialists, strict=False):
        yield printed_specialist(names, specialist, box)
    for technology, box in zip(TECHNOLOGY_IDS, plan.decks, strict=True):
        yield _drawer(names, technology, box)
    for kind, box in enumerate(plan.stores):
        yield _bin(names, kind, box, wide=plan.wide)
    for craft, box in zip(CRAFT_IDS, plan.crafts, strict=False):
        yield _craft(names, craft, box)


def _year(year: int, pair: tuple[BonusView, ...], box: Box) -> Group:
    children: list[Node] = [
        *plate(box.width, box.height, rx=6),
        line(str(year), box.width / 2, 17, "print", 13, "middle", bold=True),
    ]
    step = box.width / 2
    for i, bonus in enumerate(pair):
        symbols = [ACTION_IDS[action] for action in bonus.tokens] or [bonus.effect]
        size = 15 if box.width < 60 else 17
        width = min(size, (step - 4) / len(symbols))
        for j, symbol in enumerate(symbols):
            x = step * (i + 0.5) + (j - (len(symbols) - 1) / 2) * width
            paint = ACTION_PAINTS.get(symbol, "print")
            children.append(icon(symbol, x, 0.58 * box.height + 3, size if len(symbols) == 1 else 0.84 * size, paint))
    children.append(Curve(d=f"M{box.width / 2} 26V{box.height - 8}", stroke="cream-edge"))
    return Group(x=box.x, y=box.y, children=tuple(children))


def _screens(plan: Plan) -> Iterator[Node]:
    """The tube for questions, the switchboard, the event holder, the launch pad."""
    box = plan.question
    yield Rect(
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=10,
        fill="bakelite-light",
        stroke="room",
        stroke_width=2,
    )
    for fill in ("#tube", "#scan"):
        yield Rect(x=box.x + 4, y=box.y + 4, width=box.width - 8, height=box.height - 8, rx=8, fill=fill)
    box = plan.switchboard
    yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill="bakelite", stroke="hairline")
    yield Rect(
        x=box.x + 5, y=box.y + 5, width=box.width - 10, height=box.height - 10, rx=5, fill="#grille", opacity=0.6
    )
    box = plan.event
    yield Group(x=box.x, y=box.y, children=plate(box.width, box.height))
    box = plan.pad
    yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill="bakelite", stroke="hairline")
    yield Rect(
        x=box.x + 4,
        y=box.y + 4,
        width=box.width - 8,
        height=box.height - 8,
        rx=6,
        stroke="room-light",
        stroke_width=1.4,
    )


def area_boxes(specialist: SpecialistData, box: Box) -> list[Box]:
    """The areas of a specialist card, from the top down, inside its box."""
    areas, top = len(specialist.areas), 26
    height = (box.height - top - 6) / areas
    return [Box(5, top + height * i, box.width - 10, height - 3) for i in range(areas)]


def printed_specialist(names: MissionsNames, specialist: SpecialistData, box: Box) -> Group:
    """A specialist card."""
    name = names.specialists[specialist.id]
    children: list[Node] = [*plate(box.width, box.height)]
    size = fit_size(name, box.width - 25, 12.5, bold=True)
    if size >= 12:
        children += [icon(specialist.id, 13, 14, 15, "print"), line(name, 22, 18.5, "print", size, bold=True)]
    else:
        name = fit(name, box.width - 6, 12, weight=700)
        children.append(line(name, box.width / 2, 18.5, "print", 12, "middle", bold=True))
    for actions, area in zip(specialist.areas, area_boxes(specialist, box), strict=True):
        children.append(
            Rect(
                x=area.x,
                y=area.y,
                width=area.width,
                height=area.height,
                rx=5,
                fill="cream-dark",
                fill_opacity=0.75,
                stroke="cream-edge",
            )
        )
        step, middle = 34, area.y + area.height / 2
        for i, action in enumerate(actions):
            x = area.x + area.width / 2 + (i - (len(actions) - 1) / 2) * step
            paint = ACTION_PAINTS.get(action, "print")
            if action in ("full_test", "detail_test"):
                children += _test(action, x, middle)
            else:
                children.append(icon(action, x, middle, 25, paint, "cream-dark"))
            if i:
                children.append(
                    Curve(d=f"M{x - step / 2 - 2:.1f} {middle - 4:.1f}l4 4-4 4", stroke="faded", stroke_width=1.6)
                )
    return Group(x=box.x, y=box.y, children=tuple(children))


def _test(action: str, x: float, y: float) -> list[Node]:
    """A test: how many cards are looked at and how many problems go."""
    look, remove = (3, 1) if action == "full_test" else (2, 2)
    return [
        icon(action, x - 18, y, 22, "print", "cream-dark"),
        icon("eye", x + 4, y - 7, 14, "print", "cream-dark"),
        line(str(look), x + 15, y - 2, "print", 12, bold=True),
        icon("remove_drawn_card", x + 4, y + 9, 12, "bad" if look == 3 else "lamp-amber", "cream-dark"),
        line(str(remove), x + 15, y + 13, "print", 12, bold=True),
    ]


def _drawer(names: MissionsNames, technology: str, box: Box) -> Group:
    name = names.technologies[technology]
    size = max(12.0, fit_size(name, box.width - 9, 13, bold=True))
    tray = tray_at(box)
    return Group(
        x=box.x,
        y=box.y,
        children=(
            *plate(box.width, box.height),
            Rect(x=4, y=4, width=box.width - 8, height=22, rx=4, fill=technology),
            line(
                fit(name, box.width - 8, size, weight=700),
                box.width / 2,
                19.5,
                "cream-light",
                size,
                "middle",
                bold=True,
            ),
            Circle(cx=box.width / 2, cy=gauge_at(box), r=33, fill="cream-light", stroke="print", stroke_width=2),
            Rect(x=5, y=tray, width=box.width - 10, height=box.height - tray - 5, rx=4, fill="bakelite"),
            icon(technology, box.width / 2, (tray + box.height - 5) / 2, 26, "bakelite-light", "bakelite"),
        ),
    )


def gauge_at(box: Box) -> float:
    """The middle of a drawer's dial."""
    return 66 if box.height > 180 else 62


def tray_at(box: Box) -> float:
    """Where the tray of a drawer begins."""
    return box.height - (58 if box.height > 180 else 52)


def _bin(names: MissionsNames, kind: int, box: Box, *, wide: bool) -> Group:
    children: list[Node] = [*plate(box.width, box.height, rx=7)]
    if wide:
        name = names.bins[TOKEN_IDS[kind]]
        children.append(token(kind, 16, 18, 13))
        size = max(11.9, fit_size(name, box.width, 12))
        children.append(line(fit(name, box.width + 1, size), box.width / 2, 43, "print", size, "middle"))
    else:
        children.append(token(kind, box.width / 2, 18, 14))
    return Group(x=box.x, y=box.y, children=tuple(children))


def _craft(names: MissionsNames, craft: str, box: Box) -> Group:
    return Group(
        x=box.x,
        y=box.y,
        children=(
            *plate(box.width, box.height),
            icon(craft, 27, box.height / 2, 0.6 * box.height, "print"),
            caption(
                names.crafts[craft],
                50,
                18,
                "print",
                fit_size(names.crafts[craft].upper(), box.width - 66, 12, spacing=1.6),
            ),
        ),
    )
