"""The printed colony of adventure 3: the ground of the Moon, quarters, tunnels, buildings, rocket and observatory."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from cosmodrome.games.moon.adventure3.scene.plan import ColonyPlan, NodeSpot, QuarterSpot, TunnelSpot
from cosmodrome.games.moon.rules.adventure3 import SIDE
from cosmodrome.games.moon.scene.frame import dimension
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, fit_size
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = [
    "antenna_badge",
    "badge_spot",
    "bonus_radius",
    "dish",
    "observatory_dishes",
    "printed_colony",
    "tank_badge",
    "tank_spot",
    "tube",
]


def printed_colony(plan: ColonyPlan, bonuses: list[tuple[int, int]], plants: list[list[int]]) -> Iterator[Node]:
    """Everything but the scoring areas."""
    yield from _ground(plan)
    for quarter in plan.quarters:
        yield from _quarter(quarter)
    yield from _survey(plan)
    for tunnel in plan.tunnels:
        yield from _way(plan, tunnel)
    for spot in plan.nodes:
        yield Group(x=spot.x, y=spot.y, children=tuple(_node(plan, spot)))
    for quarter, (first, later), held in zip(plan.quarters, bonuses, plants, strict=True):
        for box, count in zip(quarter.greenhouses, held, strict=True):
            yield from _greenhouse(box, count)
        yield from _bonus(plan, quarter, first, later)


# --- the ground -----------------------------------------------------------------------------------------------------


def _ground(plan: ColonyPlan) -> Iterator[Node]:
    """Craters around the building site, the same on every sheet."""
    left, right = plan.quarters[0].frame.x - 100, plan.quarters[1].frame.x + plan.quarters[1].frame.width + 100
    top, bottom = plan.quarters[0].frame.y - 30, plan.quarters[2].frame.y + plan.quarters[2].frame.height + 30
    for i in range(30):
        a, b, c, d = hashlib.blake2b(b"crater %d" % i, digest_size=4).digest()
        x, y = left + (right - left) * a / 255, top + (bottom - top) * b / 255
        yield from _crater(x, y, (6 + 0.13 * c) * plan.tile / 58, 0.1 + d / 1800)


def _crater(x: float, y: float, r: float, strength: float) -> Iterator[Node]:
    """A rim, its shadow, and the dashes of a surveyor."""
    yield Circle(cx=x, cy=y, r=r, fill="ground", fill_opacity=0.14, stroke="chalk", stroke_opacity=strength)
    yield Curve(
        d=f"M{x - 0.72 * r:.1f} {y + 0.1 * r:.1f}A{0.74 * r:.1f} {0.74 * r:.1f} 0 0 1 {x + 0.3 * r:.1f} {y - 0.66 * r:.1f}",
        stroke="chalk",
        stroke_opacity=strength,
        stroke_dasharray="3 3",
    )
    if r > 20:
        yield Circle(cx=x, cy=y, r=r + 5, stroke="chalk", stroke_opacity=0.5 * strength, stroke_dasharray="2 6")


def _survey(plan: ColonyPlan) -> Iterator[Node]:
    """The measures of the site, as on any plan: numbers rise along these arrows."""
    if not plan.wide:
        return
    top, low, last = (plan.quarters[i].frame for i in (0, 2, 3))
    y, x = low.y + low.height + 15, low.x - 9
    yield dimension(low.x, y, last.x + last.width, y)
    yield dimension(x, top.y, x, low.y + low.height)
    for i in range(SIDE):
        for cx, cy in ((plan.nodes[i].x, y), (x, plan.nodes[SIDE * i].y)):
            yield Rect(x=cx - 7, y=cy - 9, width=14, height=18, fill="sky-low")
            yield figure(i + 1, cx, cy, "muted", 15)


# --- quarters -------------------------------------------------------------------------------------------------------


def _quarter(quarter: QuarterSpot) -> Iterator[Node]:
    frame = quarter.frame
    yield Rect(
        x=frame.x,
        y=frame.y,
        width=frame.width,
        height=frame.height,
        rx=16,
        fill="chalk",
        fill_opacity=0.05,
        stroke="tint",
        stroke_opacity=0.4,
        stroke_dasharray="5 4",
    )
    r, x, y = 13, frame.x + 5, frame.y + 5
    right, bottom = frame.x + frame.width - 5, frame.y + frame.height - 5
    corners = (
        f"M{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}M{right - r} {y}A{r} {r} 0 0 1 {right} {y + r}"
        f"M{right} {bottom - r}A{r} {r} 0 0 1 {right - r} {bottom}M{x + r} {bottom}A{r} {r} 0 0 1 {x} {bottom - r}"
    )
    yield Curve(d=corners, stroke="tint", stroke_opacity=0.7, stroke_width=1.4)


def _greenhouse(box: Box, plants: int) -> Iterator[Node]:
    """A glasshouse: a wall, a pitched roof, panes, and so many plants."""
    x, y, width, height = box.x, box.y, box.width, box.height
    eave = y + 0.2 * min(width, height)
    right, bottom = x + width, y + height
    outline = f"M{x} {bottom}V{eave:.1f}L{x + width / 2} {y}L{right} {eave:.1f}V{bottom}Z"
    yield Curve(d=outline, fill="ground", fill_opacity=0.6)
    yield Curve(d=outline, fill="plant", fill_opacity=0.1, stroke="plant", stroke_width=1.5, stroke_linejoin="round")
    panes = f"M{x} {eave:.1f}H{right}M{x + width / 2} {y}V{eave:.1f}"
    panes += f"M{x + width / 3:.1f} {eave:.1f}V{bottom}M{x + 2 * width / 3:.1f} {eave:.1f}V{bottom}"
    yield Curve(d=panes, stroke="plant", stroke_opacity=0.3)
    size = min(0.5 * width, 0.56 * (bottom - eave)) if plants == 1 else 0.44 * max(width, height) * 0.8
    upright = height > width
    size = min(size, 26)
    for i in range(plants):
        off = (i - (plants - 1) / 2) * 0.98 * size
        cx = x + width / 2 + (0 if upright else off)
        cy = (eave + bottom) / 2 + (off if upright else 0)
        yield Use(symbol="plant", x=cx, y=cy, size=size, color="plant")


def bonus_radius(plan: ColonyPlan) -> tuple[float, float]:
    """Of the first and of the later bonus."""
    return (20, 14) if plan.wide else (17, 13)


def _bonus(plan: ColonyPlan, quarter: QuarterSpot, first: int, later: int) -> Iterator[Node]:
    for (x, y), r, value, strength in zip(
        (quarter.first, quarter.later), bonus_radius(plan), (first, later), (1.0, 0.65), strict=True
    ):
        yield Circle(cx=x, cy=y, r=r, fill="ground", stroke="tint", stroke_width=1.6, stroke_opacity=strength)
        yield Circle(cx=x, cy=y, r=r - 3.5, stroke="tint", stroke_opacity=0.3, stroke_dasharray="2 2.5")
        size = fit_size(str(value), 1.75 * r, 1.08 * r, bold=True)
        yield figure(value, x, y, "tint" if strength == 1 else "muted", size)


# --- tunnels and nodes ----------------------------------------------------------------------------------------------


def tube(tunnel: TunnelSpot, reach: float) -> str:
    """The two walls of a tunnel, so far from its middle."""
    if tunnel.y1 == tunnel.y2:
        y = tunnel.y1
        return f"M{tunnel.x1:.1f} {y - reach:.1f}H{tunnel.x2:.1f}M{tunnel.x1:.1f} {y + reach:.1f}H{tunnel.x2:.1f}"
    x = tunnel.x1
    return f"M{x - reach:.1f} {tunnel.y1:.1f}V{tunnel.y2:.1f}M{x + reach:.1f} {tunnel.y1:.1f}V{tunnel.y2:.1f}"


def _way(plan: ColonyPlan, tunnel: TunnelSpot) -> Iterator[Node]:
    """Where a tunnel could be dug."""
    yield Curve(
        d=tube(tunnel, 0.075 * plan.tile),
        stroke="chalk",
        stroke_opacity=0.34,
        stroke_width=1.1,
        stroke_dasharray="4 3.5",
    )


def badge_spot(plan: ColonyPlan) -> tuple[float, float]:
    """Where the antenna of a building is, seen from its middle."""
    return -0.47 * plan.tile, -0.47 * plan.tile


def tank_spot(plan: ColonyPlan) -> tuple[float, float]:
    """Where the tank is."""
    return 0.47 * plan.tile, 0.47 * plan.tile


def dish(x: float, y: float, size: float, paint: str = "antenna") -> Group:
    """A parabolic antenna that looks to the upper right."""
    return Group(
        x=x,
        y=y,
        scale=size / 24,
        children=(
            Curve(
                d="M-9.6-4.4A10.6 10.6 0 0 0 4.4 9.6Z",
                fill=paint,
                stroke=paint,
                stroke_width=1,
                stroke_linejoin="round",
            ),
            Curve(d="M-2.6 2.6 6-6M-9.6-4.4 6.6-6.6 4.4 9.6", stroke=paint, stroke_width=1.5, stroke_linecap="round"),
            Circle(cx=7.2, cy=-7.2, r=2.6, fill=paint),
            Curve(d="M-7 11.4H-1.6L-3.4 6.6", stroke=paint, stroke_width=1.8, stroke_linejoin="round"),
        ),
    )


def _node(plan: ColonyPlan, spot: NodeSpot) -> Iterator[Node]:
    size = plan.tile
    if spot.kind == "rocket":
        yield from _landing_site(size)
    elif spot.kind == "observatory":
        yield from _observatory(plan, spot.antennas)
    else:
        yield from _building(size, crossed=spot.kind == "cross")


def antenna_badge(plan: ColonyPlan, x: float, y: float) -> Iterator[Node]:
    """An antenna that belongs to a building."""
    yield Circle(cx=x, cy=y, r=plan.badge, fill="ground", stroke="antenna", stroke_width=1.2, stroke_opacity=0.75)
    yield dish(x, y, 1.35 * plan.badge)


def tank_badge(plan: ColonyPlan) -> Iterator[Node]:
    """A water tank."""
    yield Circle(r=plan.badge, fill="ground", stroke="water", stroke_width=1.2, stroke_opacity=0.75)
    yield Use(symbol="water", size=1.3 * plan.badge, color="water")


def _building(size: float, *, crossed: bool) -> Iterator[Node]:
    yield Curve(d=tile(size), fill="ground", stroke="chalk", stroke_width=1.8, stroke_linejoin="round")
    yield Curve(d=tile(size - 8), stroke="chalk", stroke_opacity=0.28)
    if crossed:
        yield Curve(d=tile(size), fill="#hatch")
        reach = 0.15 * size
        yield Curve(
            d=f"M{-reach} {-reach}L{reach} {reach}M{reach} {-reach}L{-reach} {reach}",
            stroke="ground",
            stroke_width=11,
            stroke_linecap="round",
        )
        yield Curve(
            d=f"M{-reach} {-reach}L{reach} {reach}M{reach} {-reach}L{-reach} {reach}",
            stroke="chalk",
            stroke_width=5,
            stroke_linecap="round",
        )


def _landing_site(size: float) -> Iterator[Node]:
    r = 0.52 * size
    yield Circle(r=r, fill="ground", stroke="chalk", stroke_width=1.6)
    yield Circle(r=r - 4.5, stroke="accent", stroke_width=2.2, stroke_opacity=0.75, stroke_dasharray="5.5 4.5")
    yield Circle(
        r=r + 6, stroke="chalk", stroke_opacity=0.45, stroke_dasharray="1 6", stroke_linecap="round", stroke_width=2
    )
    yield Use(symbol="rocket", size=0.7 * size, color="chalk")


def _observatory(plan: ColonyPlan, antennas: int) -> Iterator[Node]:
    size = plan.tile
    r = 0.46 * size
    yield Circle(
        r=0.56 * size, fill="ground", fill_opacity=0.7, stroke="antenna", stroke_opacity=0.5, stroke_dasharray="2 4"
    )
    yield Curve(
        d=f"M{-r:.1f} {0.3 * r:.1f}A{r:.1f} {r:.1f} 0 0 1 {r:.1f} {0.3 * r:.1f}Z",
        fill="ground",
        stroke="antenna",
        stroke_width=2,
        stroke_linejoin="round",
    )
    yield Curve(
        d=f"M{-r:.1f} {0.3 * r:.1f}V{0.78 * r:.1f}H{r:.1f}V{0.3 * r:.1f}",
        fill="ground",
        stroke="antenna",
        stroke_width=2,
        stroke_linejoin="round",
    )
    yield Curve(
        d=f"M{-0.16 * r:.1f} {0.3 * r:.1f}V{-0.62 * r:.1f}M{0.16 * r:.1f} {0.3 * r:.1f}V{-0.62 * r:.1f}",
        stroke="antenna",
        stroke_opacity=0.6,
    )
    yield Curve(
        d=f"M{-0.62 * r:.1f} {0.3 * r:.1f}A{0.66 * r:.1f} {0.66 * r:.1f} 0 0 1 {-0.3 * r:.1f} {-0.26 * r:.1f}",
        stroke="antenna",
        stroke_opacity=0.5,
    )
    for x, y in observatory_dishes(plan)[:antennas]:
        yield from antenna_badge(plan, x, y)


def observatory_dishes(plan: ColonyPlan) -> tuple[tuple[float, float], ...]:
    """Where the antennas of the observatory stand, seen from its middle."""
    size = plan.tile
    return (-0.6 * size, -0.12 * size), (0, -0.54 * size), (0.6 * size, -0.12 * size)
