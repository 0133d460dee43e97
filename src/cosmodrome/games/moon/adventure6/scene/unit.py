"""The printed housing unit of adventure 6: walkways, quarters with their targets, energies, plants and tanks, spaces.

All of this is static: it is drawn once for a game. What players write on it is in `marks`, the panels in `panels`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from cosmodrome.games.moon.adventure6.data import GREY, VirusData
from cosmodrome.games.moon.adventure6.scene.plan import QuarterSpot, SpaceSpot, VirusPlan, WalkwaySpot
from cosmodrome.games.moon.adventure6.scene.signs import germ, strain_paint, target
from cosmodrome.games.moon.scene.style import line
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["culture", "printed_unit", "quarter_outline", "tank_size", "tank_spot", "target_size", "tube"]


def culture(x: float, y: float, r: float) -> Iterator[Node]:
    """What it is all about, under the microscope: a germ in construction lines."""
    for share, dashes in ((1, "10 5 2 5"), (0.72, "3 6"), (0.46, "")):
        yield Circle(cx=x, cy=y, r=share * r, stroke="tint", stroke_opacity=0.2, stroke_dasharray=dashes)
    spikes = ""
    for n in range(14):
        angle = 2 * pi * n / 14
        dx, dy = cos(angle), sin(angle)
        spikes += f"M{x + 0.46 * r * dx:.1f} {y + 0.46 * r * dy:.1f}L{x + 0.66 * r * dx:.1f} {y + 0.66 * r * dy:.1f}"
        yield Circle(cx=x + 0.7 * r * dx, cy=y + 0.7 * r * dy, r=0.045 * r, stroke="tint", stroke_opacity=0.3)
    yield Curve(d=spikes, stroke="tint", stroke_opacity=0.26, stroke_width=1.4)
    cross = f"M{x - 1.12 * r:.1f} {y:.1f}H{x + 1.12 * r:.1f}M{x:.1f} {y - 1.12 * r:.1f}V{y + 1.12 * r:.1f}"
    yield Curve(d=cross, stroke="tint", stroke_opacity=0.16, stroke_dasharray="9 4 2 4")
    yield Circle(cx=x, cy=y, r=0.46 * r, fill="#hatch-tint", opacity=0.3)


def printed_unit(printed: VirusData, plan: VirusPlan) -> Iterator[Node]:
    """Everything, walkways first: they end at the walls."""
    for walkway in plan.walkways:
        yield from _walkway(plan, walkway)
    for quarter in plan.quarters:
        yield from _quarter(printed, plan, quarter)
    for walkway in plan.walkways:
        yield from _door(plan, walkway)


# --- walkways -------------------------------------------------------------------------------------------------------


def tube(plan: VirusPlan, d: str, paint: str, opacity: float, inner: str) -> Iterator[Node]:
    """A tube along a path, with a wall on each side."""
    wide = plan.metrics.tube
    yield Curve(d=d, stroke=paint, stroke_width=wide, stroke_opacity=opacity, stroke_linejoin="round")
    yield Curve(d=d, stroke=inner, stroke_width=wide - 2.6, stroke_linejoin="round")


def _walkway(plan: VirusPlan, walkway: WalkwaySpot) -> Iterator[Node]:
    yield from tube(plan, walkway.under, "chalk", 0.75, "ground")
    yield Curve(d=walkway.d, stroke="tint", stroke_opacity=0.55, stroke_dasharray="2 4", stroke_width=1.6)


def _door(plan: VirusPlan, walkway: WalkwaySpot) -> Iterator[Node]:
    """Where it can be closed."""
    (x, y), r = walkway.door, 7.5 if not plan.small else 5.8
    yield Circle(cx=x, cy=y, r=r, fill="ground", stroke="chalk", stroke_width=1.3)
    yield Circle(cx=x, cy=y, r=0.5 * r, stroke="robot", stroke_opacity=0.8, stroke_width=1.1)


# --- quarters -------------------------------------------------------------------------------------------------------


def quarter_outline(quarter: QuarterSpot, out: float = 0) -> str:
    """The walls of a quarter, with their corners cut, so far outside."""
    box, cut = quarter.box, 8 + 0.4 * out
    left, right = box.x - out, box.x + box.width + out
    top, bottom = box.y - out, box.y + box.height + out
    return (
        f"M{left + cut:.1f} {top:.1f}H{right - cut:.1f}L{right:.1f} {top + cut:.1f}V{bottom - cut:.1f}"
        f"L{right - cut:.1f} {bottom:.1f}H{left + cut:.1f}L{left:.1f} {bottom - cut:.1f}V{top + cut:.1f}Z"
    )


def target_size(plan: VirusPlan) -> float:
    """The radius of a target."""
    return 10.5 if plan.small else 12


def tank_spot(plan: VirusPlan, space: SpaceSpot) -> tuple[float, float]:
    """Where the tank of a space hangs: over it, or on a phone at its corner."""
    m = plan.metrics
    if plan.small:
        return space.x + 0.42 * m.tile, space.y - 0.42 * m.tile
    return space.x, space.y - m.tile / 2 - 9


def tank_size(plan: VirusPlan) -> float:
    """Half the width of a tank."""
    return 6.6 if plan.small else 9.5


def _quarter(printed: VirusData, plan: VirusPlan, quarter: QuarterSpot) -> Iterator[Node]:
    m, box = plan.metrics, quarter.box
    yield Curve(d=quarter_outline(quarter), fill="panel", stroke="chalk", stroke_width=1.7, stroke_linejoin="round")
    yield Curve(d=quarter_outline(quarter), fill="#hull")
    yield Curve(d=quarter_outline(quarter, -3), stroke="chalk", stroke_opacity=0.22, stroke_width=0.7)
    strip = box.y + (24 if plan.small else 29)
    if not plan.small:
        yield Curve(
            d=f"M{box.x + 6:.1f} {strip:.1f}H{box.x + box.width - 6:.1f}",
            stroke="chalk",
            stroke_opacity=0.25,
            stroke_dasharray="2 3",
        )
    strain = printed.strain_of(quarter.id)
    x, y = quarter.target
    if strain is not None:
        yield from target(x, y, target_size(plan), strain_paint(strain.id))
        if strain.id != GREY:
            yield germ(strain.id, x, y, 1.5 * target_size(plan), faint=True)
    label = (box.x + 4, box.y + 16, 12.5) if plan.small else (box.x + 36, box.y + 21, 15)
    yield line(quarter.id, label[0], label[1], "muted", label[2], bold=True)
    for x, y in quarter.energies:
        yield Use(symbol="energy", x=x, y=y, size=m.icon, color="energy", opacity=0.5)
    for x, y in quarter.plants:
        yield Use(symbol="plant", x=x, y=y, size=m.icon, color="plant", opacity=0.6)
    score = quarter.score
    yield Rect(
        x=score.x, y=score.y, width=score.width, height=score.height, rx=4, fill="ground", stroke="tint",
        stroke_opacity=0.6,
    )  # fmt: skip
    for space in quarter.spaces:
        outline = Curve(d=tile(m.tile), fill="ground", stroke="chalk", stroke_opacity=0.75, stroke_width=1.4)
        inner = Curve(d=tile(m.tile - 7), stroke="chalk", stroke_opacity=0.2, stroke_width=0.7)
        yield Group(x=space.x, y=space.y, children=(outline, inner))
        if space.tank:
            yield from _tank(plan, space)


def _tank(plan: VirusPlan, space: SpaceSpot) -> Iterator[Node]:
    (x, y), half = tank_spot(plan, space), tank_size(plan)
    yield Rect(
        x=x - half, y=y - half, width=2 * half, height=2 * half, rx=0.5 * half, fill="ground", stroke="water",
        stroke_opacity=0.8, stroke_width=1.1,
    )  # fmt: skip
    yield Use(symbol="water", x=x, y=y, size=1.4 * half, color="water", opacity=0.9)
