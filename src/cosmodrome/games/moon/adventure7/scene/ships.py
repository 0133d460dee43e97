"""The printed starships of adventure 7: hulls, reactors, modules, greenhouses and the airlocks between them.

All of this is static: it is drawn once for a game. What players write on it is in `marks`, the boxes in `panels`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, exp, pi, sin

from cosmodrome.games.moon.adventure7.scene.plan import AirlockSpot, BlockSpot, EscapePlan, ShipSpot
from cosmodrome.games.moon.scene.style import figure, line
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["airlock_outline", "block_outline", "double_spot", "nozzle", "plant_spots", "printed_ships", "vortex"]


def printed_ships(plan: EscapePlan) -> Iterator[Node]:
    """Everything, from the domes up."""
    yield from _domes(plan)
    for airlock in plan.airlocks:
        yield from _airlock(plan, airlock)
    for ship in plan.ships:
        yield from _hull(plan, ship)
        for block in ship.blocks:
            yield from _block(plan, ship, block)
    for airlock in plan.airlocks:
        if airlock.across:
            yield from _airlock(plan, airlock)


def vortex(x: float, y: float, r: float) -> Iterator[Node]:
    """The way out: a spiral in construction lines."""
    for arm in range(5):
        points = []
        for i in range(46):
            turn, reach = 0.115 * i, r * exp(-0.075 * i)
            angle = turn * 1.25 + 2 * pi * arm / 5
            points.append(f"{x + reach * cos(angle):.1f} {y + 0.82 * reach * sin(angle):.1f}")
        yield Curve(d="M" + "L".join(points), stroke="tint", stroke_opacity=0.34, stroke_width=1.2)
    for share, dashes in ((1, "3 7"), (0.62, "10 5 2 5"), (0.3, "2 4")):
        yield Circle(cx=x, cy=y, r=share * r, stroke="tint", stroke_opacity=0.22, stroke_dasharray=dashes)
    yield Circle(cx=x, cy=y, r=0.06 * r, fill="tint", fill_opacity=0.5)


# --- hulls ----------------------------------------------------------------------------------------------------------


def _hull(plan: EscapePlan, ship: ShipSpot) -> Iterator[Node]:
    """A hull that ends in a nose on the right and in reactors on the left."""
    m = plan.metrics
    for x, y in ship.reactors:
        yield Curve(d=nozzle(plan, ship, x, y), fill="ground", fill_opacity=0.85, stroke="chalk", stroke_width=1.3)
        yield Curve(d=nozzle(plan, ship, x, y), fill="#hatch")
        yield Use(symbol="energy", x=x, y=y, size=0.9 * m.icon, color="energy", opacity=0.75)
    yield Curve(d=_outline(plan, ship, 5), fill="ground", fill_opacity=0.72, stroke="chalk", stroke_width=1.8)
    yield Curve(d=_outline(plan, ship, 5), fill="#hull", stroke_linejoin="round")
    yield Curve(d=_outline(plan, ship, 2), stroke="chalk", stroke_opacity=0.35, stroke_width=0.7)
    if plan.small:
        return
    x = ship.right + 0.46 * m.nose
    yield Circle(cx=x, cy=ship.middle, r=7, fill="tint", fill_opacity=0.3, stroke="chalk", stroke_opacity=0.7)
    yield Circle(cx=x, cy=ship.middle, r=3.4, stroke="chalk", stroke_opacity=0.5, stroke_width=0.8)
    yield figure(ship.index + 1, x, ship.top + 16, "tint", 15)
    end = ship.greenhouse_box.x - 4
    yield Curve(
        d=f"M{ship.right + m.nose + 8:.1f} {ship.middle:.1f}H{end}",
        stroke="chalk",
        stroke_opacity=0.28,
        stroke_dasharray="2 5",
    )


def _outline(plan: EscapePlan, ship: ShipSpot, out: float) -> str:
    """The outline of a hull, so far outside its blocks."""
    nose = plan.metrics.nose
    left, right, top, bottom = ship.left - out, ship.right + out, ship.top - 0.4 * out, ship.bottom + 0.4 * out
    tip, mid, bevel = right + nose + 0.2 * out, ship.middle, 7
    return (
        f"M{left:.1f} {top + bevel:.1f}L{left + bevel:.1f} {top:.1f}H{right:.1f}"
        f"C{right + 0.62 * nose:.1f} {top:.1f} {tip:.1f} {mid - 22:.1f} {tip:.1f} {mid:.1f}"
        f"C{tip:.1f} {mid + 22:.1f} {right + 0.62 * nose:.1f} {bottom:.1f} {right:.1f} {bottom:.1f}"
        f"H{left + bevel:.1f}L{left:.1f} {bottom - bevel:.1f}Z"
    )


def nozzle(plan: EscapePlan, ship: ShipSpot, x: float, y: float) -> str:
    """A bell that opens to the left."""
    half, throat, mouth = (12.4, 7, 10.6) if not plan.small else (10.4, 6, 8.6)
    base = ship.left - 5
    return (
        f"M{base:.1f} {y - throat:.1f}C{base - 6:.1f} {y - throat:.1f} {x - 3:.1f} {y - mouth:.1f} {x - half:.1f} {y - mouth:.1f}"
        f"V{y + mouth:.1f}C{x - 3:.1f} {y + mouth:.1f} {base - 6:.1f} {y + throat:.1f} {base:.1f} {y + throat:.1f}Z"
    )


# --- blocks ---------------------------------------------------------------------------------------------------------


def block_outline(ship: ShipSpot, block: BlockSpot) -> str:
    """A module with cut corners, or the dome of a greenhouse."""
    left, right, top, bottom = block.left, block.right, ship.top + 2, ship.bottom - 2
    if block.is_greenhouse:
        rise = top + 0.36 * (right - left)
        arc = f"C{left:.1f} {top - 4:.1f} {right:.1f} {top - 4:.1f} {right:.1f} {rise:.1f}"
        return f"M{left:.1f} {bottom:.1f}V{rise:.1f}{arc}V{bottom:.1f}Z"
    cut = 5
    return (
        f"M{left + cut:.1f} {top:.1f}H{right - cut:.1f}L{right:.1f} {top + cut:.1f}V{bottom - cut:.1f}"
        f"L{right - cut:.1f} {bottom:.1f}H{left + cut:.1f}L{left:.1f} {bottom - cut:.1f}V{top + cut:.1f}Z"
    )


def _block(plan: EscapePlan, ship: ShipSpot, block: BlockSpot) -> Iterator[Node]:
    m, paint = plan.metrics, "plant" if block.is_greenhouse else "chalk"
    yield Curve(
        d=block_outline(ship, block),
        fill=paint,
        fill_opacity=0.07 if block.is_greenhouse else 0.03,
        stroke=paint,
        stroke_opacity=0.5,
        stroke_width=1.1,
        stroke_dasharray="3 3",
    )
    foot = ship.bottom - m.foot / 2 + (4 if plan.small else 4.5)
    if not (block.is_greenhouse and plan.small):
        yield line(
            block.printed.id,
            block.left + (4 if plan.small or block.is_greenhouse else 6),
            foot,
            "muted",
            12.5 if plan.small else 15,
        )
    for space in block.spaces:
        children: list[Node] = [
            Curve(d=tile(m.tile), fill="ground", stroke="chalk", stroke_opacity=0.4, stroke_width=1.3),
        ]
        if space.printed.robot:
            children.append(Use(symbol="robot", size=0.58 * m.tile, color="robot", opacity=0.6))
        yield Group(x=space.x, y=space.y, children=tuple(children))
        if space.printed.tank:
            yield Group(x=space.x, y=ship.strip, children=tuple(_tank(m.icon)))
    if block.is_greenhouse:
        yield from _plants(plan, ship)


def _tank(icon: float) -> Iterator[Node]:
    half = 0.62 * icon
    yield Rect(
        x=-half, y=-half, width=2 * half, height=2 * half, rx=0.4 * icon, fill="ground", stroke="water",
        stroke_opacity=0.7, stroke_width=1.1,
    )  # fmt: skip
    yield Use(symbol="water", size=0.8 * icon, color="water", opacity=0.85)


def plant_spots(plan: EscapePlan, ship: ShipSpot) -> list[tuple[float, float]]:
    """Where the plants of a starship stand: in an arc under the dome of its greenhouse."""
    count, block = ship.printed.plants, ship.greenhouse
    step = min(0.98 * plan.metrics.icon, (block.right - block.left - 4) / count)
    low, high = (3.5, -2) if not plan.small else (2, -2.5)
    spots = []
    for n in range(count):
        at = n - (count - 1) / 2
        lift = high + (low - high) * (2 * abs(at) / max(count - 1, 1))
        spots.append((block.middle + step * at, ship.strip + 1 + lift))
    return spots


def double_spot(plan: EscapePlan, ship: ShipSpot) -> tuple[float, float]:
    """Where the x2 bonus of a starship stands."""
    m, block = plan.metrics, ship.greenhouse
    return (block.left + 12.5 if plan.small else block.right - 17), ship.bottom - m.foot / 2 - 0.5


def _plants(plan: EscapePlan, ship: ShipSpot) -> Iterator[Node]:
    for x, y in plant_spots(plan, ship):
        yield Use(symbol="plant", x=x, y=y, size=0.78 * plan.metrics.icon, color="plant", opacity=0.5)
    x, y = double_spot(plan, ship)
    half, size = (11.5, 12.5) if plan.small else (16, 15)
    yield Rect(x=x - half, y=y - 7.5, width=2 * half, height=15, rx=5, stroke="plant", stroke_opacity=0.6)
    yield figure("×2", x, y, "plant", size)


# --- airlocks -------------------------------------------------------------------------------------------------------


def airlock_outline(plan: EscapePlan, airlock: AirlockSpot) -> str:
    """A tube from block to block."""
    half = 8 if not plan.small else 6.5
    if airlock.across:
        return f"M{airlock.x1:.1f} {airlock.y1 - half:.1f}H{airlock.x2:.1f}V{airlock.y1 + half:.1f}H{airlock.x1:.1f}Z"
    top, bottom = airlock.y1 - 1, airlock.y2 + 1
    return f"M{airlock.x1 - half:.1f} {top:.1f}V{bottom:.1f}H{airlock.x1 + half:.1f}V{top:.1f}Z"


def _airlock(plan: EscapePlan, airlock: AirlockSpot) -> Iterator[Node]:
    """A tube with a closed door in its middle."""
    x, y = (airlock.x1 + airlock.x2) / 2, (airlock.y1 + airlock.y2) / 2
    half = 8 if not plan.small else 6.5
    yield Curve(
        d=airlock_outline(plan, airlock),
        fill="ground",
        stroke="chalk",
        stroke_opacity=0.55,
        stroke_width=1.1,
        stroke_dasharray="3 2.5",
    )
    door = f"M{x:.1f} {y - half:.1f}V{y + half:.1f}" if airlock.across else f"M{x - half:.1f} {y:.1f}H{x + half:.1f}"
    yield Curve(d=door, stroke="chalk", stroke_opacity=0.6, stroke_width=1.6)
    if plan.small and airlock.across:
        top = y - plan.metrics.tile / 2 - plan.metrics.strip / 2
        yield Curve(d=f"M{x:.1f} {top + 6:.1f}V{y - half:.1f}", stroke="chalk", stroke_opacity=0.35)
        yield Circle(cx=x, cy=top, r=5.6, fill="ground", stroke="chalk", stroke_opacity=0.6, stroke_width=1.1)


def _domes(plan: EscapePlan) -> Iterator[Node]:
    """The domes that everybody leaves, and the two airlocks that are active as printed."""
    for x, top, bottom in plan.starts:
        half, wide, rise = (8, 104, 34) if not plan.small else (6.5, 66, 13)
        ground = bottom + rise
        arc = f"M{x - wide:.1f} {ground:.1f}C{x - 0.7 * wide:.1f} {bottom - 4:.1f} {x + 0.7 * wide:.1f} {bottom - 4:.1f} {x + wide:.1f} {ground:.1f}"
        yield Curve(d=arc, fill="tint", fill_opacity=0.08, stroke="chalk", stroke_opacity=0.6, stroke_width=1.5)
        ribs = "".join(
            f"M{x + 0.15 * at * wide:.1f} {bottom + 3:.1f}Q{x + 0.5 * at * wide:.1f} {bottom + 0.3 * rise:.1f} {x + 0.62 * at * wide:.1f} {ground:.1f}"
            for at in (-1, 1)
        )
        yield Curve(d=ribs, stroke="chalk", stroke_opacity=0.3, stroke_width=0.9)
        yield Rect(x=x - half, y=top, width=2 * half, height=bottom - top + 2, fill="ground", stroke="chalk")
        yield Curve(
            d=f"M{x:.1f} {top - 3:.1f}V{bottom + 5:.1f}", stroke="tint", stroke_width=4.5, stroke_linecap="round"
        )
