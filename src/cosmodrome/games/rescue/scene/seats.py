"""Who takes part: what each party has, how far its crew has come, and what its dice show.

Whatever stays the same is printed; what changes comes in small groups, so that one move redraws little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.rescue.data import RESOURCE_NAMES
from cosmodrome.games.rescue.scene.icons import bolt, cube, icon
from cosmodrome.games.rescue.scene.plan import Box
from cosmodrome.games.rescue.scene.style import figure, fit_size, line
from cosmodrome.games.rescue.view import PartyView
from cosmodrome.scene import Circle, Group, Node, Rect, Use, fit, seat_paint, seat_shape

__all__ = ["SeatFace", "printed_seat", "seat_groups"]

PHASES = 4


@dataclass(frozen=True)
class SeatFace:
    """A party as its panel shows it."""

    party: int
    name: str
    character: str
    title: str
    goods_title: str
    crew_title: str
    dice_title: str
    view: PartyView
    all_crew: int
    in_hangars: int
    acting: bool
    thinking: bool
    shown: bool
    winner: bool
    over: bool
    sum: str
    """Where the points come from."""


def _rows(box: Box) -> list[float]:
    """The heights of the four lines of a panel."""
    step = (box.height - 12) / 4
    return [round(6 + step * (i + 0.5), 1) for i in range(4)]


def _wide(box: Box) -> bool:
    return box.width > 210


def _bar(box: Box) -> float:
    """The length of the bar for the crew."""
    return 96 if _wide(box) else 80


def _cube_at(box: Box, resource: int) -> float:
    return 58 + (34 if _wide(box) else 30) * resource


def _fields(box: Box) -> list[tuple[float, float]]:
    """Where the dice of a party lie: two fields a phase, and how large they are."""
    group, side = (box.width - 16) / PHASES, _side(box)
    return [
        (round(8 + group * phase + group / 2 + (side / 2 + 1) * (2 * field - 1), 1), _rows(box)[3])
        for phase in range(PHASES)
        for field in (0, 1)
    ]


def _side(box: Box) -> float:
    return 20.0 if _wide(box) else 18.0


def printed_seat(party: int, box: Box, *, consortium: bool) -> Group:
    """The panel of a party without its figures."""
    rows, bar, side = _rows(box), _bar(box), _side(box)
    children: list[Node] = [
        Rect(width=box.width, height=box.height, rx=10, fill="panel", fill_opacity=0.94, stroke="hairline"),
        Use(symbol=seat_shape(party), x=18, y=rows[0], size=18, color=seat_paint(party)),
        Circle(cx=box.width - 64, cy=rows[0], r=9.5, fill="shadow", stroke="muted"),
        bolt(18, rows[1], 15),
        Use(symbol="astronaut", x=18, y=rows[2], size=15, color=seat_paint(party)),
        Rect(x=32, y=rows[2] - 6, width=bar, height=12, rx=6, fill="shadow", stroke="hairline"),
        Use(symbol="rocket", x=box.width - 58, y=rows[2], size=13, color="muted"),
        icon("star", box.width - 26, rows[2], 0.75),
    ]
    if not consortium:
        children += [cube(name, _cube_at(box, i), rows[1] - 6, 12) for i, name in enumerate(RESOURCE_NAMES)]
        children.append(Use(symbol="cards", x=box.width - 34, y=rows[1], size=14, color="muted"))
    children += [
        Rect(x=x - side / 2, y=y - side / 2, width=side, height=side, rx=5, fill="ground", stroke="hairline")
        for x, y in _fields(box)
    ]
    return Group(x=box.x, y=box.y, children=tuple(children))


def seat_groups(face: SeatFace, box: Box) -> Iterator[Group]:
    """The figures of a panel, each in a group of its own."""
    key = f"seat.{face.party}" if not face.view.consortium else f"consortium.{face.party}"
    yield Group(
        key=key,
        role="button",
        title=face.title,
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=10),
        children=tuple(_head(face, box)),
    )
    energy = figure(face.view.energy, 28, _rows(box)[1], "energy", 15, "start")
    parts: dict[str, tuple[str, Iterator[Node]]] = {
        "state": ("", _state(face, box)),
        "energy": ("", iter((energy,))),
        "goods": (face.goods_title, _goods(face, box)),
        "crew": (face.crew_title, _crew(face, box)),
        "dice": (face.dice_title, _dice(face, box)),
    }
    for name, (title, nodes) in parts.items():
        yield Group(key=f"{key}.{name}", title=title, x=box.x, y=box.y, children=tuple(nodes))


def _head(face: SeatFace, box: Box) -> Iterator[Node]:
    y, small = _rows(box)[0], box.height < 100
    size = 12 if small else 14
    yield line(fit(face.name, box.width - 122, size, weight=700), 33, y + 5, "cream", size, bold=True)
    if face.character and not small:
        yield line(fit(face.character, box.width - 46, 12), 33, y + 20, "muted", 12)


def _state(face: SeatFace, box: Box) -> Iterator[Node]:
    """Whose turn it is, whose workshop is shown, who has won, and the order token."""
    y = _rows(box)[0]
    if face.acting or face.shown:
        stroke = "accent" if face.acting else seat_paint(face.party)
        yield Rect(width=box.width, height=box.height, rx=10, stroke=stroke, stroke_width=2.4)
    if face.winner:
        yield Use(symbol="crown", x=box.width - 86, y=y, size=18, color="accent")
    elif face.thinking and not face.over:
        yield Use(symbol="thinking", x=box.width - 84, y=y, size=15, color="accent")
    yield figure(face.view.rank + 1, box.width - 64, y, "cream", 12)


def _goods(face: SeatFace, box: Box) -> Iterator[Node]:
    if face.view.consortium:
        return
    y = _rows(box)[1]
    for resource, count in enumerate(face.view.cubes):
        yield figure(count, _cube_at(box, resource) + 16, y, "cream", 13, "start")
    yield figure(len(face.view.modules), box.width - 10, y, "cream", 13, "end")


def _crew(face: SeatFace, box: Box) -> Iterator[Node]:
    """A bar from Earth over the hangars to the planets; launches and tokens."""
    y, view, paint = _rows(box)[2], face.view, seat_paint(face.party)
    unit = _bar(box) / face.all_crew
    if view.rescued:
        yield Rect(x=32, y=y - 6, width=round(unit * view.rescued, 1), height=12, rx=6, fill=paint)
    if face.in_hangars:
        x, width = round(32 + unit * view.rescued, 1), round(unit * face.in_hangars, 1)
        yield Rect(x=x, y=y - 3, width=width, height=6, fill=paint, fill_opacity=0.55)
    yield figure(view.score, box.width - 10, _rows(box)[0], paint, 20 if box.height < 100 else 24, "end")
    yield figure(view.rescued, 38 + _bar(box), y, "cream", 13, "start")
    yield figure(view.launches, box.width - 45, y, "cream", 12)
    yield figure(view.tokens, box.width - 10, y, "cream", 12, "end")


def _dice(face: SeatFace, box: Box) -> Iterator[Node]:
    """What lies on the fields; a question mark behind the screen; at the end where the points come from."""
    paint, hidden = seat_paint(face.party), not face.view.dice
    if face.over:
        x, y = box.width / 2, _rows(box)[3]
        yield Rect(x=4, y=y - _side(box) / 2 - 1, width=box.width - 8, height=_side(box) + 2, rx=5, fill="panel")
        yield line(face.sum, x, y + 5, "cream", fit_size(face.sum, box.width - 16, 14), "middle")
        return
    if hidden:
        x, y = _fields(box)[0]
        yield figure("?", x, y, "muted", 12)
        return
    for value, (x, y) in zip(face.view.dice, _fields(box), strict=True):
        if value:
            yield figure(value, x, y, paint, 13)
