"""What each face of a die would do in a phase, on the faces to choose from: shown while that phase is pointed at or chosen."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.rescue.data import PHASE_NAMES, RescueData
from cosmodrome.games.rescue.data import Die as Face
from cosmodrome.games.rescue.scene.icons import icon
from cosmodrome.games.rescue.scene.plan import Box, Plan
from cosmodrome.games.rescue.scene.style import figure, stamped
from cosmodrome.scene import Curve, Group, Node, Rect, Stamp, Use

__all__ = ["effect_stamps", "effects"]


def effect_stamps(data: RescueData, plan: Plan) -> Iterator[Stamp]:
    """Every face in every phase."""
    for face, box in zip(data.die, plan.faces, strict=True):
        for phase in PHASE_NAMES:
            yield Stamp(f"does-{phase}-{face.id}", tuple(_effect(phase, face, box)))


def effects(plan: Plan) -> Iterator[Group]:
    """A group for each phase."""
    for phase in PHASE_NAMES:
        children = tuple(stamped(f"does-{phase}-{i}", box.x, box.y) for i, box in enumerate(plan.faces, 1))
        yield Group(key=f"does.{phase}", when=(f"phase.{phase}",), children=children)


def _effect(phase: str, face: Face, box: Box) -> Iterator[Node]:
    x, y = box.width / 2, box.height - 12
    yield Rect(x=2, y=box.height - 23, width=box.width - 4, height=21, rx=6, fill="shadow")
    match phase:
        case "research":
            yield Use(symbol="cards", x=x, y=y, size=15, color="cream")
        case "purchase":
            squares = "".join(f"M{x - 9 * face.id / 2 + 9 * i:g} {y - 4:g}h7v7h-7z" for i in range(face.id))
            yield Curve(d=squares, fill="cream")
        case "boarding":
            yield from _row(["astronaut"] * face.crew, x, y)
        case _:
            yield from _options(face, x, y)


def _options(face: Face, x: float, y: float) -> Iterator[Node]:
    """The options of a hangar die side by side; a stroke parts those of which only one may be used."""
    row: list[str] = []
    for assemblies, launches in face.hangar:
        row += ["or"] * bool(row) + ["wrench"] * assemblies + ["rocket"] * launches
    yield from _row(row, x, y)


def _row(signs: list[str], x: float, y: float) -> Iterator[Node]:
    if not signs:
        yield figure("–", x, y, "muted", 13)
    step = 12 if len(signs) > 4 else 15
    for i, sign in enumerate(signs):
        at = x + step * (i - (len(signs) - 1) / 2)
        if sign == "wrench":
            yield icon("wrench", at, y, 0.62)
        elif sign == "or":
            yield Curve(d=f"M{at + 2:g} {y - 7:g}l-4 14", stroke="muted", stroke_width=1.4)
        else:
            yield Use(symbol=sign, x=round(at, 1), y=y, size=13, color="cream")
