"""Modules: as cards on the shelf and in the workshop, and as parts of a rocket.

What is printed on them is a stamp of the static layer. Only what lies on them is live: cubes, owner, crew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.rescue.data import RESOURCE_NAMES, ModuleCard, RescueData
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.scene.icons import bolt, crew, icon
from cosmodrome.games.rescue.scene.plan import CARD, PART, Spot
from cosmodrome.games.rescue.scene.style import figure, fit_size, line, stamped
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Stamp, Use, wrap

__all__ = ["SILHOUETTES", "card_face", "hull", "module_card", "module_stamps", "part", "pile", "printed_pile"]

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
SMALLEST = 12
"""The smallest print."""
CUBES = 48
"""How far down a card its cubes lie."""


def module_stamps(names: RescueNames, data: RescueData) -> Iterator[Stamp]:
    """The face and the hull of every kind of module."""
    for kind in data.module:
        name = names.modules[kind.id] if kind.tier == "advanced" else names.types[kind.type]
        yield Stamp(f"module-{kind.id}", tuple(card_face(kind, name)))
        yield Stamp(f"part-{kind.id}", tuple(_printed_hull(kind)))


def module_card(key: str, kind: ModuleCard, title: str, spot: Spot, cubes: Sequence[int] = (0, 0, 0)) -> Group:
    """A module card with the cubes on it; a finished one is framed."""
    children = [stamped(f"module-{kind.id}"), *_cubes(kind, cubes)]
    if tuple(cubes) == tuple(kind.cost):
        children.append(Rect(width=WIDTH, height=HEIGHT, rx=8, stroke="accent", stroke_width=2.4))
    return Group(
        key=key,
        role="button",
        title=title,
        x=spot.x,
        y=spot.y,
        scale=round(spot.scale, 3),
        target=Rect(width=WIDTH, height=HEIGHT, rx=8),
        children=tuple(children),
    )


def printed_pile(kind: ModuleCard, name: str, spot: Spot) -> Group:
    """A standard pile, which always shows the same card."""
    return Group(x=spot.x, y=spot.y, scale=round(spot.scale, 3), children=tuple(card_face(kind, name, 20)))


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


def card_face(kind: ModuleCard, name: str, margin: float = 0) -> Iterator[Node]:
    """What is printed on a module card; `margin`: so much of the line of its name is left free."""
    yield Rect(width=WIDTH, height=HEIGHT, rx=8, fill=f"{kind.type}-deep", stroke=kind.type, stroke_width=1.2)
    yield Rect(width=9, height=HEIGHT, rx=4, fill=kind.type)
    yield from _name(name, WIDTH - 17 - margin)
    yield from _values(kind, 37)
    for resource, places in enumerate(_places(kind)):
        free = "".join(f"M{x + 1} {CUBES + 1}h11v11h-11z" for x in places)
        if free:
            yield Curve(d=free, stroke=RESOURCE_NAMES[resource], stroke_width=1.4)


def _name(name: str, room: float) -> Iterator[Node]:
    """A name in one line, or in two if it would have to be printed too small."""
    size = fit_size(name, room, 13, bold=True)
    if size >= SMALLEST:
        yield line(name, 14, 18, "cream", size, bold=True)
        return
    for i, row in enumerate(wrap(name.replace("-", "- "), room, SMALLEST, 2, 700)):
        yield line(row.replace("- ", "-"), 14, 13 + SMALLEST * i, "cream", SMALLEST, bold=True)


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


def _places(kind: ModuleCard) -> list[list[int]]:
    """Where the cubes of each resource lie on a card."""
    x, found = 14, []
    for count in kind.cost:
        found.append([x + 15 * i for i in range(count)])
        x += 15 * count + (3 if count else 0)
    return found


def _cubes(kind: ModuleCard, cubes: Sequence[int]) -> Iterator[Node]:
    """The cubes on a card."""
    for resource, places in enumerate(_places(kind)):
        filled = "".join(f"M{x} {CUBES}h13v13h-13z" for x in places[: cubes[resource]])
        if filled:
            yield Curve(d=filled, fill=RESOURCE_NAMES[resource])


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
        children=hull(kind, owner, aboard),
    )


def hull(kind: ModuleCard, owner: int, aboard: Sequence[int]) -> tuple[Node, ...]:
    """A part of a rocket with its owner and its crew."""
    people = [seat for seat, count in enumerate(aboard) for _ in range(count)]
    seats = zip(people, _seats(kind), strict=False)
    return (
        stamped(f"part-{kind.id}"),
        crew(owner, *_badge(kind), 13),
        *(crew(person, x, y, 14) for person, (x, y) in seats),
    )


def _badge(kind: ModuleCard) -> tuple[float, float]:
    """Where the owner is shown."""
    if kind.type == "cockpit":
        return 24, 42
    return (17, 22) if kind.type == "engine" else (17, 16)


def _seats(kind: ModuleCard) -> list[tuple[float, float]]:
    step = 14.0 if kind.capacity < 5 else 12.6
    middle, y = (48, 22.0) if kind.type == "cockpit" else (58, 16.0)
    x = middle - step * (kind.capacity - 1) / 2
    return [(round(x + step * i, 1), y) for i in range(kind.capacity)]


def _printed_hull(kind: ModuleCard) -> Iterator[Node]:
    outline = SILHOUETTES[kind.type]
    yield Curve(d=outline, fill=f"{kind.type}-deep", stroke=kind.type, stroke_width=2, stroke_linejoin="round")
    yield Curve(d=SHADED[kind.type], fill="shadow", opacity=0.25)
    engine, cockpit = kind.type == "engine", kind.type == "cockpit"
    low = 22.0 if engine else 42.0
    x, y = _badge(kind)
    yield Circle(cx=x, cy=y, r=9.5, fill="shadow")
    x = 48.0 if engine else 17.0 if not cockpit else 78.0
    yield Use(symbol="hexagon", x=x, y=low, size=20, color="shadow")
    yield figure(kind.stability, x, low, "cream", 13)
    right = 82.0 if not cockpit else 57.0
    for name in reversed(_extras(kind)):
        yield icon(name, right, low, 0.85)
        right -= 17
    for x, y in _seats(kind):
        yield Circle(cx=x, cy=y, r=FREE_SEAT, fill="shadow", stroke="cream", stroke_opacity=0.4)
