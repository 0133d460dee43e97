"""What a player acts with: the question on the tube, the switchboard, and the specialists in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.missions.data import MissionsData
from cosmodrome.games.missions.names import MissionsNames
from cosmodrome.games.missions.scene.paths import area_key
from cosmodrome.games.missions.scene.plan import Box, Plan
from cosmodrome.games.missions.scene.printed import area_boxes
from cosmodrome.games.missions.scene.style import line, paragraph, shrunk
from cosmodrome.games.missions.view import AgencyView
from cosmodrome.scene import Circle, Group, Node, Rect, wrap

__all__ = ["hand", "question", "switchboard"]


def question(text: str, plan: Plan, *, asked: bool) -> Group:
    """What is asked of the one who looks, or what everybody waits for."""
    box = plan.question
    width = box.width - 44
    size = shrunk(text, width, plan.lines, (15, 14, 13, 12), bold=asked)
    rows = len(wrap(text, width, size, plan.lines, 700 if asked else 400))
    y = box.y + box.height / 2 - 0.625 * size * (rows - 1) + 0.36 * size
    paint = "phosphor" if asked else "phosphor-dim"
    lamp = Circle(cx=box.x + 20, cy=box.y + 20, r=5, fill="lamp-amber" if asked else "lamp-off", stroke="ink")
    return Group(
        key="question",
        role="status",
        title=text,
        children=(lamp, *paragraph(text, box.x + 34, y, width, plan.lines, paint, size, bold=asked)),
    )


def switchboard(buttons: Sequence[tuple[str, str, bool]], plan: Plan) -> Iterator[Group]:
    """Push-buttons: key, label, and whether it declines or goes the usual way."""
    box, count = plan.switchboard, len(buttons)
    if not count:
        return
    rows = 5 if plan.wide else 3
    columns = -(-count // rows)
    gap = 6
    height = min(46.0, (box.height - gap) / rows - gap)
    width = (box.width - gap) / columns - gap
    for i, (key, label, plain) in enumerate(buttons):
        column, row = divmod(i, -(-count // columns))
        at = Box(box.x + gap + (width + gap) * column, box.y + gap + (height + gap) * row, width, height)
        yield Group(
            key=key,
            role="button",
            title=label,
            x=at.x,
            y=at.y,
            target=Rect(width=at.width, height=at.height, rx=7),
            children=tuple(_button(label, at, plain=plain)),
        )


def _button(label: str, box: Box, *, plain: bool) -> Iterator[Node]:
    yield Rect(y=2, width=box.width, height=box.height, rx=7, fill="room")
    yield Rect(
        width=box.width, height=box.height - 2, rx=7, fill="cream-dark" if plain else "cream-light", stroke="cream-edge"
    )
    lamp = 0 if box.width < 110 else 1
    if lamp:
        yield Circle(cx=14, cy=box.height / 2 - 1, r=5, fill="lamp-off" if plain else "lamp-green", stroke="ink")
    left, lines = 26 if lamp else 5, 3
    width = box.width - left - 6
    size = shrunk(label, width, 2, (13.5, 13, 12), bold=True)
    size = (
        size
        if len(wrap(label, width, size, 3, 700)) <= 2
        else shrunk(label, width, lines, (11.5, 11, 10.5, 10), bold=True)
    )
    rows = len(wrap(label, width, size, lines, 700))
    y = box.height / 2 - 1 - 0.6 * size * (rows - 1) + 0.36 * size
    for i, row in enumerate(wrap(label, width, size, lines, 700)):
        yield line(row, left, y + 1.2 * size * i, "ink", size, bold=True)


def hand(
    names: MissionsNames, data: MissionsData, agency: AgencyView, boxes: Sequence[Box], *, mine: bool
) -> Iterator[Group]:
    """The six specialists: those in hand can be used, the others are shaded; the top of the pile is marked."""
    for card, (specialist, box) in enumerate(zip(data.specialist, boxes, strict=False)):
        name = names.specialists[specialist.id]
        held, top = card in agency.hand, card == agency.top
        if held:
            title = names.words("{specialist}: in hand.", specialist=name)
        elif top:
            title = names.words("{specialist}: on top of the pile, others can copy it.", specialist=name)
        else:
            title = names.words("{specialist}: played.", specialist=name)
        yield Group(
            key=f"card.{specialist.id}",
            title=title,
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=9),
            children=tuple(_shade(box, held=held, top=top)),
        )
        for area, at in enumerate(area_boxes(specialist, box)):
            told = names.words("{specialist}: {effect}", specialist=name, effect=names.area(card, area))
            if held and mine:
                yield Group(
                    key=area_key(specialist.id, area),
                    role="button",
                    title=told,
                    x=box.x + at.x,
                    y=box.y + at.y,
                    target=Rect(width=at.width, height=at.height, rx=5),
                )


def _shade(box: Box, *, held: bool, top: bool) -> Iterator[Node]:
    if not held:
        yield Rect(width=box.width, height=box.height, rx=9, fill="room", opacity=0.45 if top else 0.68)
    if top:
        yield Rect(x=1, y=1, width=box.width - 2, height=box.height - 2, rx=8, stroke="accent", stroke_width=2.5)
