"""The printed sheet of adventure 4, which never changes: factories on the surface, the mine below, and a legend."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from cosmodrome.games.moon.adventure4.data import MainFactoryData, MineData, SecondaryFactoryData
from cosmodrome.games.moon.adventure4.names import MineNames
from cosmodrome.games.moon.adventure4.scene.plan import FactorySpot, MinePlan, Point
from cosmodrome.games.moon.adventure4.scene.signs import cavity, pump, sign
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import caption, figure, fit_size, label, line, paragraph, shrunk
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Node, Rect, Use

__all__ = ["printed_mine"]

LEGEND = (0.22, 0.31, 0.26, 0.21)
"""The shares of the entries of the legend."""
FAINT = 0.55
"""How strongly a symbol is printed that nobody has marked yet."""


def printed_mine(words: Words, names: MineNames, printed: MineData, plan: MinePlan) -> Iterator[Node]:
    """Everything, from the back to the front."""
    yield from _rock(plan)
    yield from _galleries(printed, plan)
    for place in plan.pumps:
        yield pump(*place, plan.pump, "chalk", 0.75)
    for deposit, place in zip(printed.deposit, plan.deposits, strict=True):
        yield from _deposit(deposit.kind, place, plan.deposit)
    for hollow, place in zip(printed.cavity, plan.cavities, strict=True):
        yield from _cavity(hollow.id, hollow.mineral, place, plan.tile)
    for main, spot in zip(printed.main_factory, plan.mains, strict=True):
        yield from _main(names, main, spot, plan)
    for secondary, spot in zip(printed.secondary_factory, plan.secondaries, strict=True):
        yield from _secondary(secondary, spot, plan)
    yield from _boxes(words, printed, plan)
    if plan.shape == "wide":
        yield from _pipes(printed, plan)
        yield from _legend(words, plan.ground)


# --- the mine -----------------------------------------------------------------------------------------------------------


def _rock(plan: MinePlan) -> Iterator[Node]:
    """The ground: a rough outline, hatched along its edge."""
    box = plan.ground
    outline = _rough(box, 26 if plan.shape == "wide" else 20)
    yield Curve(d=outline, fill="tint-deep", fill_opacity=0.3)
    yield Curve(d=outline, fill="#hatch", opacity=0.16)
    yield Curve(d=outline, stroke="tint", stroke_opacity=0.75, stroke_width=1.6, stroke_linejoin="round")
    for i in range(16):
        a, b, c, d = hashlib.blake2b(b"stone %d" % i, digest_size=4).digest()
        x, y, r = box.x + 14 + (box.width - 28) * a / 255, box.y + 14 + (box.height - 28) * b / 255, 2 + c / 60
        yield Curve(
            d=f"M{x - r:.1f} {y:.1f}L{x - r / 3:.1f} {y - r:.1f}L{x + r:.1f} {y - r / 2 + d / 200:.1f}",
            stroke="tint",
            stroke_opacity=0.3,
        )


def _rough(box: Box, step: float) -> str:
    """The edge of a box as broken rock."""
    points: list[Point] = []
    across, down = round(box.width / step), round(box.height / step)
    points += [(box.x + box.width * i / across, box.y) for i in range(across)]
    points += [(box.x + box.width, box.y + box.height * i / down) for i in range(down)]
    points += [(box.x + box.width * (1 - i / across), box.y + box.height) for i in range(across)]
    points += [(box.x, box.y + box.height * (1 - i / down)) for i in range(down)]
    jitter = hashlib.shake_128(b"rock").digest(2 * len(points))
    return (
        "M"
        + "L".join(
            f"{x + (jitter[2 * i] - 128) / 50:.1f} {y + (jitter[2 * i + 1] - 128) / 42:.1f}"
            for i, (x, y) in enumerate(points)
        )
        + "Z"
    )


def _galleries(printed: MineData, plan: MinePlan) -> Iterator[Node]:
    """The levels as galleries, the columns as shafts up to their pumps."""
    size = printed.columns()
    wide = plan.shape == "wide"
    half = 0.34 * plan.tile
    for level in range(len(plan.cavities) // size):
        (x1, y1), (x2, y2) = plan.cavities[level * size], plan.cavities[(level + 1) * size - 1]
        body = (
            Box(x1 - 30, y1 - half, x2 - x1 + 60, 2 * half) if wide else Box(x1 - half, y1 - 20, 2 * half, y2 - y1 + 40)
        )
        yield Rect(
            x=body.x,
            y=body.y,
            width=body.width,
            height=body.height,
            rx=9,
            fill="ground",
            fill_opacity=0.6,
            stroke="chalk",
            stroke_opacity=0.3,
        )
        if wide:
            yield figure(level + 1, x1 - 45, y1, "tint", 19)
        else:
            yield figure(level + 1, x1, plan.ground.y - 10, "tint", 14)
    for column in range(size):
        (px, py), (x, y) = plan.pumps[column], plan.cavities[2 * size + column]
        gap, reach = (4, 0.5 * plan.pump) if wide else (3, 0.4 * plan.pump)
        shaft = (
            f"M{x - gap} {py + reach}V{y}M{x + gap} {py + reach}V{y}"
            if wide
            else f"M{px + reach} {y - gap}H{x}M{px + reach} {y + gap}H{x}"
        )
        yield Curve(d=shaft, stroke="chalk", stroke_opacity=0.4, stroke_dasharray="5 4")


def _deposit(kind: str, place: Point, r: float) -> Iterator[Node]:
    x, y = place
    yield Circle(cx=x, cy=y, r=r, fill="ground", stroke=kind, stroke_opacity=0.7, stroke_width=1.4)
    yield sign(kind, x, y, 1.25 * r, 0.9)


def _cavity(key: str, mineral: str, place: Point, size: float) -> Iterator[Node]:
    x, y = place
    outline = cavity(key, size)
    yield _at(outline, x, y, fill="ground", stroke="chalk", stroke_opacity=0.9, stroke_width=1.7)
    yield _at(cavity(key, size - 8), x, y, fill="none", stroke="chalk", stroke_opacity=0.22, stroke_width=0.8)
    if mineral:
        mx, my = x + 0.39 * size, y + 0.37 * size
        yield Circle(cx=mx, cy=my, r=0.23 * size, fill="ground", stroke=mineral, stroke_opacity=0.75, stroke_width=1.3)
        yield sign(mineral, mx, my, 0.32 * size)


def _at(d: str, x: float, y: float, *, fill: str, stroke: str, stroke_opacity: float, stroke_width: float) -> Curve:
    """A closed outline around the origin, moved: the static layer needs no group for it."""
    moved = "L".join(
        f"{float(px) + x:.1f} {float(py) + y:.1f}" for px, py in (point.split() for point in d[1:-1].split("L"))
    )
    return Curve(
        d=f"M{moved}Z",
        fill=fill,
        stroke=stroke,
        stroke_opacity=stroke_opacity,
        stroke_width=stroke_width,
        stroke_linejoin="round",
    )


# --- factories ----------------------------------------------------------------------------------------------------------


ROOFS = {
    "plant": "M{l} {b}A{w2} {h} 0 0 1 {r} {b}M{c} {t}V{b}M{q1} {b}Q{q1} {m} {c} {t}M{q3} {b}Q{q3} {m} {c} {t}",
    "water": "M{q1} {b}V{m}H{q3}V{b}M{q1} {m}A{w4} {s} 0 0 1 {q3} {m}M{c} {t}V{tt}",
    "pearl": "M{l} {b}L{l} {t}L{q1} {b}L{q1} {t}L{c} {b}L{c} {t}L{q3} {b}L{q3} {t}L{r} {b}",
    "ruby": "M{l} {b}L{q1} {t}H{q3}L{r} {b}M{q1} {t}L{c} {b}L{q3} {t}",
    "astronaut": "M{q1} {b}L{c} {t}L{q3} {b}M{c} {t}V{tt}M{x1} {tt}H{x2}",
    "planning": "M{q1} {b}V{m}H{q3}V{b}M{x1} {m}V{t}H{x2}V{m}M{c} {t}V{tt}",
}
"""The roof of each main factory, from its left to its right, on the line b."""


def _main(names: MineNames, factory: MainFactoryData, spot: FactorySpot, plan: MinePlan) -> Iterator[Node]:
    box, paint, wide = spot.body, factory.id, plan.shape == "wide"
    if wide:
        yield _roof(factory.id, box)
    yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="panel", fill_opacity=0.9)
    yield Rect(
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=5,
        fill=paint,
        fill_opacity=0.07,
        stroke="chalk",
        stroke_width=1.6,
    )
    if wide:
        yield Curve(
            d=f"M{box.x + 85} {box.y + 8}V{box.y + box.height - 8}",
            stroke="chalk",
            stroke_opacity=0.3,
            stroke_dasharray="4 4",
        )
        name = names.scoring[factory.id]
        yield from label(name, box.x + 63, box.y - 26, 122, paint, anchor="middle")
    yield from _upgrade(factory, spot, plan)
    for x, y in spot.symbols:
        yield sign(factory.id, x, y, spot.symbol, FAINT)
    if factory.linked:
        yield from _bonus(factory, spot, plan)
    yield from _parts(spot)
    plaque = spot.plaque
    yield Rect(
        x=plaque.x,
        y=plaque.y,
        width=plaque.width,
        height=plaque.height,
        rx=5,
        fill="ground",
        fill_opacity=0.75,
        stroke=paint,
        stroke_opacity=0.6,
    )


def _roof(kind: str, box: Box) -> Curve:
    left, right, bottom = box.x + 4, box.x + box.width - 4, box.y
    places = {
        "l": left,
        "r": right,
        "c": (left + right) / 2,
        "q1": left + (right - left) / 4,
        "q3": right - (right - left) / 4,
        "x1": (left + right) / 2 - 8,
        "x2": (left + right) / 2 + 8,
        "w2": (right - left) / 2,
        "w4": (right - left) / 4,
        "b": bottom,
        "m": bottom - 9,
        "t": bottom - 18,
        "tt": bottom - 23,
        "h": 18,
        "s": 9,
    }
    d = ROOFS[kind].format(**{name: f"{value:.1f}" for name, value in places.items()})
    return Curve(d=d, stroke="chalk", stroke_opacity=0.75, stroke_width=1.5, stroke_linejoin="round")


def _upgrade(factory: MainFactoryData, spot: FactorySpot, plan: MinePlan) -> Iterator[Node]:
    """The two values, and the way from one to the other."""
    (x1, y1), (x2, y2) = spot.value, spot.upgraded
    yield Curve(d=f"M{x1} {y1}L{x2} {y2}", stroke="chalk", stroke_opacity=0.35, stroke_dasharray="3 3")
    width, height, size = (34, 25, 16.0) if plan.shape == "wide" else (27, 20, 13.0)
    for (x, y), value in ((spot.value, factory.value), (spot.upgraded, factory.upgraded)):
        yield Rect(
            x=x - width / 2,
            y=y - height / 2,
            width=width,
            height=height,
            rx=4,
            fill="ground",
            stroke="chalk",
            stroke_opacity=0.7,
            stroke_width=1.2,
        )
        yield figure(f"×{value}".replace("-", "−"), x, y, "muted", fit_size("×−3", width - 2, size, bold=True))


def _bonus(factory: MainFactoryData, spot: FactorySpot, plan: MinePlan) -> Iterator[Node]:
    """The filling bonus, tied to its symbol."""
    (x1, y1), (x2, y2) = spot.linked, spot.bonus
    wide = plan.shape == "wide"
    if wide:
        yield Curve(d=f"M{x1} {y1}H{x2}", stroke="tint", stroke_width=1.6)
    else:
        yield Curve(
            d=f"M{x1} {y1 + 8}V{spot.value[1] - 13}H{x2}V{y2}",
            stroke="tint",
            stroke_opacity=0.6,
            stroke_dasharray="2 2",
        )
    yield Circle(cx=x1, cy=y1, r=0.62 * spot.symbol, fill="panel", stroke="tint", stroke_width=1.5)
    yield sign(factory.id, x1, y1, 0.9 * spot.symbol, FAINT)
    width, height, size = (34, 23, 15) if wide else (30, 20, 12.5)
    yield Rect(
        x=x2 - width / 2,
        y=y2 - height / 2,
        width=width,
        height=height,
        rx=height / 2,
        fill="ground",
        stroke="tint",
        stroke_width=1.5,
    )
    yield figure(f"+{factory.bonus}", x2, y2, "tint", size)


def _parts(spot: FactorySpot) -> Iterator[Node]:
    for kind, places in (("energy", spot.energies), ("robot", spot.robots)):
        for x, y in places:
            yield Circle(cx=x, cy=y, r=0.6 * spot.part, fill="panel", stroke=kind, stroke_opacity=0.45)
            yield Use(symbol=kind, x=x, y=y, size=0.74 * spot.part, color=kind)


def _secondary(factory: SecondaryFactoryData, spot: FactorySpot, plan: MinePlan) -> Iterator[Node]:
    box = spot.body
    if plan.shape == "wide":
        x, y = box.x, box.y
        roof = f"M{x + 14} {y}V{y - 10}H{x + 24}V{y}M{x + 30} {y}V{y - 6}H{x + 40}V{y}M{x + box.width - 26} {y}l8-9 8 9"
        yield Curve(d=roof, stroke="chalk", stroke_opacity=0.6, stroke_width=1.3)
    yield Rect(
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=5,
        fill="panel",
        fill_opacity=0.9,
        stroke="chalk",
        stroke_opacity=0.8,
        stroke_width=1.3,
    )
    yield from _parts(spot)
    (x1, y1), (x2, _) = spot.symbols[0], spot.symbols[-1]
    half = 0.66 * spot.symbol
    yield Rect(
        x=x1 - half - 4,
        y=y1 - half,
        width=x2 - x1 + 2 * half + 8,
        height=2 * half,
        rx=half,
        fill=factory.gives,
        fill_opacity=0.1,
        stroke=factory.gives,
        stroke_opacity=0.7,
        stroke_dasharray="4 3",
    )
    for x, y in spot.symbols:
        yield sign(factory.gives, x, y, 0.85 * spot.symbol)


def _pipes(printed: MineData, plan: MinePlan) -> Iterator[Node]:
    """From a secondary factory down to the main one it feeds, and a belt from the pumps to all of them."""
    mains = {factory.id: spot for factory, spot in zip(printed.main_factory, plan.mains, strict=True)}
    for factory, spot in zip(printed.secondary_factory, plan.secondaries, strict=True):
        if factory.gives in mains and mains[factory.gives].body.x + 9 == spot.body.x:
            x, y = spot.body.x + 12, spot.body.y + spot.body.height
            yield Curve(
                d=f"M{x - 3} {y}V{y + 42}M{x + 3} {y}V{y + 42}", stroke="chalk", stroke_opacity=0.45, stroke_width=1.2
            )
    left, right, y = plan.ground.x, plan.ground.x + plan.ground.width, 446
    yield Curve(
        d=f"M{left + 8} {y - 5}H{right - 8}A5 5 0 0 1 {right - 8} {y + 5}H{left + 8}A5 5 0 0 1 {left + 8} {y - 5}Z",
        stroke="chalk",
        stroke_opacity=0.5,
        stroke_width=1.2,
        fill="ground",
        fill_opacity=0.5,
    )
    rollers = "".join(f"M{left + 12 + 22 * i:.0f} {y}h.1" for i in range(int((right - left - 16) / 22) + 1))
    yield Curve(d=rollers, stroke="chalk", stroke_opacity=0.4, stroke_width=5, stroke_linecap="round")


# --- what else is on the sheet ------------------------------------------------------------------------------------------


def _boxes(words: Words, printed: MineData, plan: MinePlan) -> Iterator[Node]:
    """The boxes of the accomplished missions, and the system errors with what they cost."""
    wide = plan.shape == "wide"
    for letter, (x, y) in zip("abc", plan.missions, strict=True):
        paint = f"mission-{letter}"
        yield Rect(x=x - 18, y=y - 17, width=36, height=34, rx=7, fill="panel", stroke=paint, stroke_opacity=0.85)
        yield Use(symbol=paint, x=x, y=y, size=21, color=paint, opacity=0.45)
    for (x, y), loss in zip(plan.errors, printed.errors.losses[1:], strict=True):
        yield Use(symbol="error", x=x, y=y, size=26, color="bad", opacity=0.5)
        yield line(f"−{loss}", x, y + 28, "muted", 15 if wide else 13, "middle")
    if not wide:
        x, y = plan.errors[0]
        yield from label(words("Errors"), x, y - 24, 96, "bad", 13, "middle")
        x, y = plan.missions[0]
        yield from label(words("Accomplished"), x, y - 24, 96, "muted", 13, "middle")
    else:
        yield caption(words("Accomplished"), plan.missions[0][0] - 18, 38)


def _legend(words: Words, ground: Box) -> Iterator[Node]:
    """What the actions do, and what a full column does."""
    y = ground.y + ground.height + 28
    entries = (
        (("plant", "water"), words("circle one directly above or below your number")),
        (("energy", "robot"), words("cross one in any factory: all crossed, it is upgraded or gives its gift")),
        (("astronaut", "planning"), words("number ±2, or an X as well; both mark their centre")),
        (("pump",), words("a full column: all that is circled goes to the factories")),
    )
    x = ground.x
    for (kinds, told), share in zip(entries, LEGEND, strict=True):
        width = ground.width * share
        for k, kind in enumerate(kinds):
            if kind == "pump":
                yield pump(x + 12, y, 22, "chalk")
            else:
                yield Use(symbol=kind, x=x + 10, y=y - 10 + 24 * k, size=17, color=kind)
        size = shrunk(told, width - 34, 4, (15, 14.5, 14))
        yield from paragraph(told, x + 28, y - 9, width - 34, 4, "muted", size, leading=1.12)
        x += width
