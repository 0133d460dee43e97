"""Modules: as cards on the shelf and in the workshop, and as parts of a rocket."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.rescue.data import RESOURCE_NAMES, ModuleCard
from cosmodrome.games.rescue.scene.icons import bolt, crew, icon
from cosmodrome.games.rescue.scene.plan import CARD, PART, Spot
from cosmodrome.games.rescue.scene.style import figure, fit_size, line
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, fit

__all__ = ["SILHOUETTES", "module_card", "part", "pile", "printed_pile"]

WIDTH, HEIGHT = CARD
SILHOUETTES = {
    "cockpit": "M48 0C64 8 88 30 93 56H3C8 30 32 8 48 0Z",
    "fuel_tank": "M9 0H87Q93 0 93 8V48Q93 56 87 56H9Q3 56 3 48V8Q3 0 9 0Z",
    "engine": "M3 0H93L86 34H70L80 56H54L58 34H38L42 56H16L26 34H10Z",
    "crew_module": "M3 0H93V24L96 28 93 32V56H3V32L0 28 3 24Z",
}
"""The outline of each type as a part of a rocket."""
SHADED = {
    "cockpit": "M48 0C64 8 88 30 93 56H48Z",
    "fuel_tank": "M48 0H87Q93 0 93 8V48Q93 56 87 56H48Z",
    "engine": "M48 0H93L86 34H70L80 56H54L58 34H48Z",
    "crew_module": "M48 0H93V24L96 28 93 32V56H48Z",
}
"""The side that lies in the shade."""
FREE_SEAT = 5.6


def module_card(
    key: str, kind: ModuleCard, name: str, title: str, spot: Spot, cubes: Sequence[int] | None = None
) -> Group:
    """A module card with the cubes on it."""
    return Group(
        key=key,
        role="button",
        title=title,
        x=spot.x,
        y=spot.y,
        scale=round(spot.scale, 3),
        target=Rect(width=WIDTH, height=HEIGHT, rx=8),
        children=tuple(_face(kind, name, cubes)),
    )


def printed_pile(kind: ModuleCard, name: str, spot: Spot) -> Group:
    """A standard pile, which always shows the same card."""
    return Group(x=spot.x, y=spot.y, scale=round(spot.scale, 3), children=tuple(_face(kind, name, None, 20)))


def pile(key: str, left: int, title: str, spot: Spot) -> Group:
    """How many cards a standard pile has left; an empty one is covered."""
    cover = Rect(width=WIDTH, height=HEIGHT, rx=8, fill="ground", fill_opacity=0.85)
    return Group(
        key=key,
        role="button",
        title=title,
        x=spot.x,
        y=spot.y,
        scale=round(spot.scale, 3),
        target=Rect(width=WIDTH, height=HEIGHT, rx=8),
        children=(figure(f"×{left}", WIDTH - 14, 12.5, "cream", 12),) if left else (cover,),
    )


def _face(kind: ModuleCard, name: str, cubes: Sequence[int] | None, margin: float = 0) -> Iterator[Node]:
    finished = cubes is not None and tuple(cubes) == tuple(kind.cost)
    yield Rect(
        width=WIDTH,
        height=HEIGHT,
        rx=8,
        fill=f"{kind.type}-deep",
        stroke=kind.type if not finished else "accent",
        stroke_width=2.4 if finished else 1.2,
    )
    yield Rect(width=9, height=HEIGHT, rx=4, fill=kind.type)
    room = WIDTH - 18 - margin
    size = max(12, fit_size(name, room, 13, bold=True))
    yield line(fit(name, room, size, weight=700), 14, 17, "cream", size, bold=True)
    yield from _values(kind, 36)
    yield from _cost(kind, cubes, 48)


def _values(kind: ModuleCard, y: float) -> Iterator[Node]:
    """Energy, stability, seats, shields and equipment, always in this order."""
    yield bolt(20, y, 14)
    yield figure(kind.energy, 31, y, "energy", 13)
    yield Use(symbol="hexagon", x=47, y=y, size=18, color="shadow")
    yield figure(kind.stability, 47, y, "cream", 12)
    x = 61.0
    if kind.capacity:
        yield Use(symbol="astronaut", x=x + 5, y=y, size=14, color="cream")
        yield figure(kind.capacity, x + 17, y, "cream", 13)
        x += 28
    for name in _extras(kind):
        yield icon(name, x + 6, y, 0.8)
        x += 16


def _extras(kind: ModuleCard) -> list[str]:
    found = ["heat"] * kind.heat_shield + ["gas"] * kind.gas_shield
    return [*found, kind.equipment] if kind.equipment else found


def _cost(kind: ModuleCard, cubes: Sequence[int] | None, y: int) -> Iterator[Node]:
    """A place for every cube that it costs; those that lie there are filled."""
    x = 14
    for resource, name in enumerate(RESOURCE_NAMES):
        filled, free = "", ""
        for i in range(kind.cost[resource]):
            if cubes is not None and i < cubes[resource]:
                filled += f"M{x} {y}h13v13h-13z"
            else:
                free += f"M{x + 1} {y + 1}h11v11h-11z"
            x += 15
        if filled:
            yield Curve(d=filled, fill=name)
        if free:
            yield Curve(d=free, stroke=name, stroke_width=1.4)
        x += 3 if kind.cost[resource] else 0


def part(key: str, kind: ModuleCard, title: str, spot: Spot, owner: int, aboard: Sequence[int]) -> Group:
    """A module in a rocket: its owner, its crew, its stability, shields and equipment."""
    return Group(
        key=key,
        role="button",
        title=title,
        x=spot.x,
        y=spot.y,
        scale=spot.scale,
        target=Rect(y=-3, width=PART[0], height=PART[1] + (10 if spot.scale < 1 else 4), rx=6),
        children=tuple(_hull(kind, owner, aboard)),
    )


def _hull(kind: ModuleCard, owner: int, aboard: Sequence[int]) -> Iterator[Node]:
    outline = SILHOUETTES[kind.type]
    yield Curve(d=outline, fill=f"{kind.type}-deep", stroke=kind.type, stroke_width=2, stroke_linejoin="round")
    yield Curve(d=SHADED[kind.type], fill="shadow", opacity=0.25)
    engine, cockpit = kind.type == "engine", kind.type == "cockpit"
    low = 22.0 if engine else 42.0
    yield Circle(cx=24 if cockpit else 17, cy=low if engine else (42 if cockpit else 16), r=9.5, fill="shadow")
    yield crew(owner, 24 if cockpit else 17, low if engine else (42 if cockpit else 16), 13)
    x = 48.0 if engine else 17.0 if not cockpit else 78.0
    yield Use(symbol="hexagon", x=x, y=low, size=20, color="shadow")
    yield figure(kind.stability, x, low, "cream", 13)
    right = 82.0 if not cockpit else 57.0
    for name in reversed(_extras(kind)):
        yield icon(name, right, low, 0.85)
        right -= 17
    yield from _seats(kind, aboard, 22 if cockpit else 16)


def _seats(kind: ModuleCard, aboard: Sequence[int], y: float) -> Iterator[Node]:
    people = [seat for seat, count in enumerate(aboard) for _ in range(count)]
    step = 14.0 if kind.capacity < 5 else 12.6
    x = (48 if kind.type == "cockpit" else 58) - step * (kind.capacity - 1) / 2
    for i in range(kind.capacity):
        at = round(x + step * i, 1)
        if i < len(people):
            yield crew(people[i], at, y, 14)
        else:
            yield Circle(cx=at, cy=y, r=FREE_SEAT, stroke="cream", stroke_opacity=0.75, stroke_dasharray="2 1.6")
