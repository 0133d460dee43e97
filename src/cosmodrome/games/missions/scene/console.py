"""What a player acts with: the question on the tube, the switchboard, and the specialists in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.missions.data import MissionsData
from cosmodrome.games.missions.names import MissionsNames
from cosmodrome.games.missions.scene.paths import area_key
from cosmodrome.games.missions.scene.plan import Box, Plan
from cosmodrome.games.missions.scene.printed import area_boxes
from cosmodrome.games.missions.scene.style import caption, line, paragraph, shrunk
from cosmodrome.games.missions.view import AgencyView
from cosmodrome.scene import Circle, Group, Node, Rect, wrap

__all__ = ["hand", "question", "switchboard"]


def question(phase: str, year: int, text: str, plan: Plan, *, told: str, asked: bool) -> Group:
    """The tube: the year, the phase, and what is asked of the one who looks or what everybody waits for."""
    box = plan.question
    width = box.width - 28
    size = shrunk(text, width, plan.lines, (14, 13.5, 13, 12.5, 12), bold=asked)
    paint = "phosphor" if asked else "phosphor-dim"
    lamp = Circle(cx=21, cy=17, r=4.5, fill="lamp-amber" if asked else "lamp-off", stroke="print")
    return Group(
        key="question",
        role="status",
        title=f"{text} {told}",
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=9),
        children=(
            lamp,
            caption(f"{year} · {phase}", 31, 21, "phosphor-dim", 12),
            *paragraph(text, 14, 37.5, width, plan.lines, paint, size, bold=asked),
        ),
    )


def switchboard(buttons: Sequence[tuple[str, str, bool]], plan: Plan) -> Iterator[Group]:
    """Push-buttons: key, label, and whether it declines or goes the usual way."""
    count, box, gap = len(buttons), plan.board_for(len(buttons)), 6
    if not count:
        return
    columns = min(count, plan.row)
    rows = -(-count // columns)
    height = min(48.0, (box.height + gap) / rows - gap)
    width = (box.width + gap) / columns - gap
    for i, (key, label, plain) in enumerate(buttons):
        column, row = divmod(i, rows)
        at = Box(box.x + (width + gap) * column, box.y + (height + gap) * row, width, height)
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
        yield Circle(cx=14, cy=box.height / 2 - 1, r=5, fill="lamp-off" if plain else "lamp-green", stroke="print")
    left = 26 if lamp else 5
    width = box.width - left - 6
    size = shrunk(label, width, 2, (14, 13.5, 13, 12.5, 12), bold=True)
    rows = wrap(label, width, size, 3, 700)
    y = box.height / 2 - 1 - 0.6 * size * (len(rows) - 1) + 0.36 * size
    for i, row in enumerate(rows):
        yield line(row, left, y + 1.2 * size * i, "print", size, bold=True)


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
        yield Rect(x=1, y=1, width=box.width - 2, height=box.height - 2, rx=8, stroke="cream-light", stroke_width=2.5)
