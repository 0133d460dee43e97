"""The printed city of adventure 5: the surface and the rock below it, towers, pipes, the laboratory and the dome."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import cos, pi, sin

from cosmodrome.games.moon.adventure5.data import DomeData
from cosmodrome.games.moon.adventure5.names import DomeNames
from cosmodrome.games.moon.adventure5.scene.plan import DomePlan, EndSpot, LabSpot, SpaceSpot
from cosmodrome.games.moon.scene.style import figure, fit_size, line
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["flower", "printed_city", "rings", "star"]


def printed_city(names: DomeNames, printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    """Everything but the scoring areas."""
    yield from _sky(plan)
    yield from _rock(plan)
    yield from _dome(printed, plan)
    yield from _pipes(printed, plan)
    yield from _laboratory(plan)
    for index, tower in enumerate(printed.tower):
        yield from _tower(plan, tower.id, plan.towers[index], [s for s in plan.spaces if s.key.startswith(tower.id)])
    for spot, end in zip(plan.ends, printed.end, strict=True):
        yield from _bonuses(plan, spot, end.first, end.later)
    yield from _legend(names, plan)


# --- sky and rock ---------------------------------------------------------------------------------------------------


def _sky(plan: DomePlan) -> Iterator[Node]:
    """The air under the dome, and the axis of the arch."""
    arch = plan.arch
    yield Curve(d=f"{arch.along(0, arch.halves, 0)}Z", fill="tint", fill_opacity=0.07)
    x, top = arch.middle, arch.at(arch.halves / 2, arch.thick / 2)[1]
    yield Curve(
        d=f"M{x:.1f} {top - 8:.1f}V{plan.ground}", stroke="chalk", stroke_opacity=0.16, stroke_dasharray="10 4 2 4"
    )
    for share in (0.34, 0.68):
        yield Curve(
            d=_inner(plan, share), stroke="chalk", stroke_opacity=0.09, stroke_dasharray="2 6", stroke_linecap="round"
        )


def _inner(plan: DomePlan, share: float) -> str:
    """An arch inside the arch."""
    x = plan.arch.middle
    points = [(x + share * (px - x), plan.ground - share * (plan.ground - py)) for px, py in plan.arch.line[::4]]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)


def _rock(plan: DomePlan) -> Iterator[Node]:
    """What lies below the surface: darker, hatched under its edge, with stones and layers."""
    box, ground = plan.sheet, plan.ground
    left, right, bottom = box.x, box.x + box.width, box.y + box.height
    edge = _surface(plan)
    yield Curve(d=f"M{left} {bottom}V{ground}{edge[edge.index('Q') :]}V{bottom}Z", fill="soil", fill_opacity=0.62)
    yield Curve(
        d=f"M{left} {ground}{edge[edge.index('Q') :]}V{ground + 13}H{left}Z",
        fill="#hatch",
        opacity=0.55,
    )
    yield Curve(d=edge, stroke="chalk", stroke_width=1.8, stroke_opacity=0.75)
    for i in range(34):
        a, b, c, d = hashlib.blake2b(b"stone %d" % i, digest_size=4).digest()
        x, y = left + 12 + (right - left - 24) * a / 255, ground + 24 + (bottom - ground - 34) * b / 255
        r = 2.5 + c / 42
        yield Curve(
            d=f"M{x - r:.1f} {y:.1f}Q{x - 0.4 * r:.1f} {y - 0.9 * r:.1f} {x + r:.1f} {y - 0.2 * r:.1f}",
            stroke="chalk",
            stroke_opacity=0.1 + d / 2600,
        )


def _surface(plan: DomePlan) -> str:
    """The edge of the ground: nearly even, as the Moon is where people build."""
    left, right, y = plan.sheet.x, plan.sheet.x + plan.sheet.width, plan.ground
    waves, d = 14, f"M{left} {y}"
    for i in range(waves):
        sway = hashlib.blake2b(b"wave %d" % i, digest_size=1).digest()[0] / 128 - 1
        x1, x2 = (left + (right - left) * (i + s) / waves for s in (0.5, 1))
        d += f"Q{x1:.1f} {y + 2.4 * sway:.1f} {x2:.1f} {y}"
    return d


# --- the dome -------------------------------------------------------------------------------------------------------


def _dome(printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    arch, thick = plan.arch, plan.arch.thick
    halves = 2 * len(printed.section)
    yield Curve(d=arch.along(0, halves, thick / 2 + 5), stroke="chalk", stroke_opacity=0.3, stroke_dasharray="2 6")
    for index, section in enumerate(printed.section):
        first, last = 2 * index, 2 * index + 2
        yield Curve(d=arch.band(first, last), fill="ground", fill_opacity=0.78)
        yield Curve(
            d=arch.band(first, last),
            stroke="chalk",
            stroke_width=1.4,
            stroke_opacity=0.75,
            stroke_linejoin="round",
        )
        yield Curve(
            d=arch.along(first + 0.5, last - 0.5, 0), stroke="tint", stroke_opacity=0.45, stroke_dasharray="5 4"
        )
        for half in (first, first + 1):
            yield from rings(plan, half, section.parity == "odd", "tint")
    for foot in (0, halves):
        x = arch.at(foot)[0]
        width = 1.7 * thick
        yield Curve(
            d=f"M{x - width / 2:.1f} {plan.ground + 9}V{plan.ground}H{x + width / 2:.1f}V{plan.ground + 9}Z",
            fill="ground",
            stroke="chalk",
            stroke_width=1.6,
            stroke_linejoin="round",
        )


def rings(plan: DomePlan, half: int, odd: bool, paint: str) -> Iterator[Node]:
    """The rings at the outer end of half a section: one for odd, two for even."""
    r = 0.165 * plan.arch.thick
    end = half + (0.25 if half % 2 == 0 else 0.75)
    for off in (0.0,) if odd else (-1.45 * r, 1.45 * r):
        x, y = plan.arch.at(end, off)
        yield Circle(cx=x, cy=y, r=r, stroke=paint, stroke_width=0.42 * r)


def _legend(names: DomeNames, plan: DomePlan) -> Iterator[Node]:
    """What the rings mean."""
    words, box = names.words, plan.legend
    size = 15 if plan.wide else 12.5
    yield Rect(
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=9,
        fill="ground",
        fill_opacity=0.7,
        stroke="tint",
        stroke_opacity=0.5,
        stroke_dasharray="4 3",
    )
    rows = ((1, words("odd"), "1 3 5 7 9 …"), (2, words("even"), "0 2 4 6 8 …"))
    for i, (count, name, numbers) in enumerate(rows):
        y = box.y + box.height * (0.3 + 0.42 * i)
        for n in range(count):
            yield Circle(
                cx=box.x + 17,
                cy=y + (n - (count - 1) / 2) * 12,
                r=4.4,
                stroke="tint",
                stroke_width=1.9,
            )
        if plan.wide:
            yield line(name, box.x + 34, y + 4.5, "chalk", fit_size(name, 86, size, bold=True), bold=True)
            yield line(numbers, box.x + box.width - 14, y + 4.5, "muted", size, "end")
        else:
            yield line(name, box.x + 30, y - 2, "chalk", fit_size(name, box.width - 40, size, bold=True), bold=True)
            yield line(numbers, box.x + 30, y + 11, "muted", size)


# --- towers ---------------------------------------------------------------------------------------------------------


def _tower(plan: DomePlan, number: str, x: float, levels: list[SpaceSpot]) -> Iterator[Node]:
    width, height = plan.tile
    top, bottom = min(spot.y for spot in levels) - height / 2 - 3, max(spot.y for spot in levels) + height / 2 + 3
    left, right = x - width / 2 - 5, x + width / 2 + 5
    yield Rect(
        x=left,
        y=top,
        width=right - left,
        height=bottom - top,
        rx=6,
        fill="ground",
        fill_opacity=0.66,
        stroke="chalk",
        stroke_opacity=0.5,
        stroke_width=1.2,
    )
    yield Curve(
        d=f"M{left - 4} {plan.ground - 6}V{top + 14}M{right + 4} {plan.ground - 6}V{top + 14}"
        f"M{left - 4} {plan.ground + 16}V{bottom - 12}M{right + 4} {plan.ground + 16}V{bottom - 12}",
        stroke="chalk",
        stroke_opacity=0.25,
        stroke_dasharray="3 3",
    )
    for spot in levels:
        yield Group(x=spot.x, y=spot.y, children=tuple(_level(plan, spot)))
    plate = 12 if plan.wide else 10
    yield Circle(cx=left + 1, cy=plan.ground, r=plate, fill="ground", stroke="chalk", stroke_width=1.4)
    yield figure(number, left + 1, plan.ground, "chalk", 1.25 * plate)


def _level(plan: DomePlan, spot: SpaceSpot) -> Iterator[Node]:
    """A floor; the starting levels have a red frame."""
    width, height = plan.tile
    yield Rect(
        x=-width / 2,
        y=-height / 2,
        width=width,
        height=height,
        rx=4,
        fill="ground",
        stroke="start" if spot.start else "chalk",
        stroke_width=2.2 if spot.start else 1.3,
        stroke_opacity=1 if spot.start else 0.75,
    )
    inset = 3.5
    yield Rect(
        x=-width / 2 + inset,
        y=-height / 2 + inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        rx=2,
        stroke="start" if spot.start else "chalk",
        stroke_opacity=0.35 if spot.start else 0.2,
    )


def _bonuses(plan: DomePlan, spot: EndSpot, first: int, later: int) -> Iterator[Node]:
    for (x, y), r, value, strong in zip(
        (spot.first, spot.later), plan.badge, (first, later), (True, False), strict=True
    ):
        yield Circle(
            cx=x, cy=y, r=r, fill="ground", stroke="tint", stroke_width=1.5, stroke_opacity=1 if strong else 0.6
        )
        yield Circle(cx=x, cy=y, r=r - 2.8, stroke="tint", stroke_opacity=0.3, stroke_dasharray="2 2.5")
        yield figure(value, x, y, "tint" if strong else "muted", max(1.05 * r, 15 if plan.wide else 12.5))


# --- the laboratory -------------------------------------------------------------------------------------------------


def _pipes(printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    """A double line from the farthest tower that has such a level to the laboratory."""
    names = {spot.key: spot for spot in plan.spaces}
    reach = 2.6 if plan.wide else 1.9
    for level in plan.levels:
        joined = [names[f"{tower.id}{level.id}"] for tower in printed.tower if f"{tower.id}{level.id}" in names]
        left, right, y = min(spot.x for spot in joined), plan.lab.x, level.y
        yield Curve(d=f"M{left} {y}H{right}", stroke="ground", stroke_width=3 * reach, stroke_opacity=0.8)
        yield Curve(
            d=f"M{left} {y - reach}H{right}M{left} {y + reach}H{right}",
            stroke="chalk",
            stroke_opacity=0.5,
            stroke_width=1.1,
        )
        yield Curve(
            d=f"M{left} {y}H{right}", stroke="water", stroke_opacity=0.5, stroke_dasharray="5 7", stroke_width=1.2
        )
        yield Curve(
            d=f"M{right - 8} {y - 2.2 * reach}V{y + 2.2 * reach}",
            stroke="chalk",
            stroke_opacity=0.7,
            stroke_width=2,
        )


def _laboratory(plan: DomePlan) -> Iterator[Node]:
    box = plan.lab
    cap = 14 if plan.wide else 10
    x, right, top, bottom = box.x, box.x + box.width, box.y, box.y + box.height
    outline = (
        f"M{x} {bottom}V{top}Q{x} {top - cap} {x + cap} {top - cap}H{right - cap}Q{right} {top - cap} {right} {top}V{bottom}"
        f"Q{right} {bottom + cap} {right - cap} {bottom + cap}H{x + cap}Q{x} {bottom + cap} {x} {bottom}Z"
    )
    yield Curve(d=outline, fill="ground", fill_opacity=0.85)
    yield Curve(d=outline, fill="plant", fill_opacity=0.06, stroke="plant", stroke_width=1.7, stroke_linejoin="round")
    middle = (x + right) / 2
    yield Curve(
        d=f"M{middle} {top - cap}V{top - 2 * cap}M{middle - 5} {top - 2 * cap}H{middle + 5}",
        stroke="plant",
        stroke_width=1.6,
    )
    for level in plan.levels:
        yield from _lab_level(plan, level)


def _lab_level(plan: DomePlan, level: LabSpot) -> Iterator[Node]:
    box, half = plan.lab, plan.tile[1] / 2
    yield Rect(
        x=box.x + 4,
        y=level.y - half,
        width=box.width - 8,
        height=2 * half,
        rx=5,
        fill="chalk",
        fill_opacity=0.04,
        stroke="chalk",
        stroke_opacity=0.35,
    )
    for kind, places in (("plant", level.plants), ("water", level.waters)):
        for x in places:
            yield Use(symbol=kind, x=x, y=level.y, size=plan.symbol, color=kind)


# --- the emblems of the missions ------------------------------------------------------------------------------------


def star(x: float, y: float, size: float, paint: str) -> Curve:
    """What the first to accomplish a mission circle."""
    points = []
    for i in range(10):
        r = size / 2 * (1 if i % 2 == 0 else 0.44)
        points.append(f"{x + r * sin(pi * i / 5):.2f} {y - r * cos(pi * i / 5):.2f}")
    return Curve(d=f"M{'L'.join(points)}Z", fill=paint, stroke_linejoin="round")


def flower(x: float, y: float, size: float, paint: str) -> Group:
    """What those after them circle."""
    petals = [(0.28 * size * sin(2 * pi * i / 5), -0.28 * size * cos(2 * pi * i / 5)) for i in range(5)]
    return Group(
        x=x,
        y=y,
        children=(
            *(Circle(cx=px, cy=py, r=0.2 * size, fill=paint) for px, py in petals),
            Circle(r=0.13 * size, fill="ground"),
        ),
    )
