"""The end of a game: who came where and why, on the launch pad that nobody needs any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.missions.data import CATEGORY_IDS
from cosmodrome.games.missions.scene.icons import icon
from cosmodrome.games.missions.scene.plan import Plan
from cosmodrome.games.missions.scene.style import digits, line
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.scene import Group, Node, Rect, Use, fit, seat_paint, seat_shape

__all__ = ["results"]


def results(text: MissionsText, view: MissionsView, names: Sequence[str], plan: Plan) -> Group:
    """Everybody from the best down: points of the missions, what each category brought, and the sum."""
    box = plan.pad
    order = sorted(range(len(view.agencies)), key=lambda seat: (seat not in view.winners, -view.agencies[seat].points))
    told = ", ".join(f"{names[seat]} {view.agencies[seat].points}" for seat in order)
    step = min(54.0, (box.height - 44) / len(order))
    children: list[Node] = [*_head(text, view, box.width)]
    for row, seat in enumerate(order):
        children.append(Group(y=36 + step * row, children=tuple(_row(view, names[seat], seat, box.width, step - 6))))
    return Group(key="pad", role="list", title=told, x=box.x, y=box.y, children=tuple(children))


def _columns(view: MissionsView, width: float) -> list[tuple[str, float]]:
    """Where the points of each category stand."""
    first = 0.5 * width
    step = (0.82 * width - first) / max(1, len(view.scored))
    return [(category, first + step * (index + 0.5)) for index, category in enumerate(view.scored)]


def _head(text: MissionsText, view: MissionsView, width: float) -> Iterator[Node]:
    yield line(text.words("Result"), 16, 25, "text", 15, bold=True)
    yield line(text.words("Missions"), 0.5 * width - 26, 25, "muted", 12, "end")
    for category, x in _columns(view, width):
        yield icon(category, x, 20, 18, "muted", "bakelite")


def _row(view: MissionsView, name: str, seat: int, width: float, height: float) -> Iterator[Node]:
    agency, won = view.agencies[seat], seat in view.winners
    automa = view.solo and seat == len(view.agencies) - 1
    middle = height / 2
    yield Rect(
        x=8,
        width=width - 16,
        height=height,
        rx=8,
        fill="room",
        stroke="accent" if won else "hairline",
        stroke_width=2 if won else 1,
    )
    if automa:
        yield icon("control", 26, middle, 18, "muted", "room")
    else:
        yield Use(symbol=seat_shape(seat), x=26, y=middle, size=17, color=seat_paint(seat))
    yield line(fit(name, 0.5 * width - 100, 14, weight=700), 42, middle + 5, "text", 14, bold=True)
    yield line(str(agency.points - sum(agency.categories)), 0.5 * width - 26, middle + 5, "text", 14, "end")
    for category, x in _columns(view, width):
        points = agency.categories[CATEGORY_IDS.index(category)]
        yield line(f"+{points}" if points else "–", x, middle + 5, "phosphor" if points else "muted", 13, "middle")
    yield from digits(agency.points, width - 44, middle, 52, 17)
