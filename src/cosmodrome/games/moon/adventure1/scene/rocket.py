"""The printed rocket of adventure 1, in section: hull, floors with their signs, spaces, and the effects of the quarters.

All of this is static: it is drawn once for a game. What players write on it is in `marks`.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure1.scene.hull import hull, hull_widths, nose_height
from cosmodrome.games.moon.adventure1.scene.plan import EffectSpot, FloorSpot, LaunchPlan
from cosmodrome.games.moon.scene.frame import dimension
from cosmodrome.games.moon.scene.style import figure, paragraph, shrunk
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["effect_paint", "legend", "liftoff", "printed_rocket", "sign_spot"]


def effect_paint(kind: str) -> str:
    """The colour of an effect's symbol."""
    return {"sabotage": "bad", "build": "chalk"}.get(kind, "tint")


def printed_rocket(plan: LaunchPlan) -> Iterator[Node]:
    """Hull, floors, signs, spaces and effects."""
    if plan.shape == "wide":
        yield from _construction(plan)
    yield from _engines(plan)
    yield Curve(
        d=hull(plan), fill="ground", fill_opacity=0.5, stroke="chalk", stroke_width=2.2, stroke_linejoin="round"
    )
    yield Curve(d=hull(plan), fill="#hull")
    yield Curve(d=hull(plan, 0.4 * plan.metrics.wall), stroke="chalk", stroke_width=0.8, stroke_opacity=0.65)
    yield from _nose(plan)
    for floor in plan.floors:
        yield from _floor(plan, floor)


def _construction(plan: LaunchPlan) -> Iterator[Node]:
    """The axis, and the heights of the floors."""
    m, floors = plan.metrics, plan.floors
    tip, base = m.top - nose_height(plan), floors[-1].bottom
    yield Curve(
        d=f"M{m.middle} {tip - 22:.1f}V{base + 64:.1f}",
        stroke="chalk",
        stroke_opacity=0.3,
        stroke_dasharray="14 5 3 5",
    )
    widest = max(hull_widths(plan))
    left, right = m.middle - widest, m.middle + widest
    yield dimension(left, base + 76, right, base + 76)
    yield Curve(
        d=f"M{left} {base + 24:.1f}V{base + 82:.1f}M{right} {base + 24:.1f}V{base + 82:.1f}",
        stroke="chalk",
        stroke_opacity=0.25,
        stroke_dasharray="3 4",
    )


def _engines(plan: LaunchPlan) -> Iterator[Node]:
    """Bells under the base, and a fin on either side."""
    m = plan.metrics
    base = plan.floors[-1].bottom + m.wall - 3
    half = hull_widths(plan)[-1]
    deep = 38 if plan.shape == "wide" else 14
    fins = 1 if plan.shape == "wide" else 0.32
    for sign in (-1, 1):
        x = m.middle + sign * half
        out = sign * 44 * fins
        top = plan.floors[-1].top + 42
        fin = (
            f"M{x:.1f} {top:.1f}C{x + 0.3 * out:.1f} {top + 18:.1f} {x + out:.1f} {base - 34:.1f} {x + out:.1f} {base + deep:.1f}"
            f"L{x + 0.45 * out:.1f} {base + 0.45 * deep:.1f}L{x:.1f} {base:.1f}Z"
        )
        yield Curve(
            d=fin, fill="tint-deep", fill_opacity=0.5, stroke="chalk", stroke_width=1.8, stroke_linejoin="round"
        )
        yield Curve(d=fin, fill="#hatch-tint")
    for at in (-0.62, 0, 0.62):
        x, throat, mouth = m.middle + at * half, 0.09 * half, 0.19 * half
        bell = (
            f"M{x - throat:.1f} {base:.1f}C{x - throat:.1f} {base + 0.5 * deep:.1f} {x - mouth:.1f} {base + 0.5 * deep:.1f} {x - mouth:.1f} {base + deep:.1f}"
            f"H{x + mouth:.1f}C{x + mouth:.1f} {base + 0.5 * deep:.1f} {x + throat:.1f} {base + 0.5 * deep:.1f} {x + throat:.1f} {base:.1f}Z"
        )
        yield Curve(d=bell, fill="ground", fill_opacity=0.8, stroke="chalk", stroke_width=1.6)
        yield Curve(d=bell, fill="#hatch")


def _nose(plan: LaunchPlan) -> Iterator[Node]:
    """The cone: a porthole, a seam, a mast."""
    m = plan.metrics
    height = nose_height(plan)
    tip = m.top - height
    half = hull_widths(plan)[0]
    yield Curve(d=f"M{m.middle} {tip:.1f}V{tip - 0.25 * height:.1f}", stroke="chalk", stroke_width=2)
    yield Circle(cx=m.middle, cy=tip - 0.28 * height, r=2.6, fill="tint")
    yield Curve(d=f"M{m.middle - half} {m.top:.1f}H{m.middle + half}", stroke="chalk", stroke_width=1.6)
    yield Curve(
        d=f"M{m.middle - half} {m.top - 4:.1f}H{m.middle + half}", stroke="chalk", stroke_width=0.7, stroke_opacity=0.7
    )
    r, y = 0.19 * height, m.top - 0.36 * height
    yield Circle(cx=m.middle, cy=y, r=r, fill="tint", fill_opacity=0.16, stroke="chalk", stroke_width=1.6)
    yield Circle(cx=m.middle, cy=y, r=r + 4, stroke="chalk", stroke_opacity=0.5, stroke_dasharray="1.5 3.4")


def _wall(plan: LaunchPlan, floor: FloorSpot) -> float:
    """From the axis to the hull."""
    return hull_widths(plan)[plan.floors.index(floor)]


def sign_spot(plan: LaunchPlan, floor: FloorSpot) -> tuple[float, float, float]:
    """Where a floor's sign hangs, and its radius: beside the hull, or in the strip if the hull fills the picture."""
    radius = 16 if plan.shape == "wide" else 14
    x = plan.metrics.middle - _wall(plan, floor) - radius - 8
    if x < radius + 4:
        return floor.left + radius, floor.top + floor.strip / 2, radius
    return x, floor.top + radius + 6, radius


def _floor(plan: LaunchPlan, floor: FloorSpot) -> Iterator[Node]:
    m = plan.metrics
    if floor is not plan.floors[-1]:
        below = plan.floors[plan.floors.index(floor) + 1]
        wall = max(_wall(plan, floor), _wall(plan, below)) - 0.4 * m.wall
        yield Curve(
            d=f"M{m.middle - wall:.1f} {floor.bottom:.1f}H{m.middle + wall:.1f}", stroke="chalk", stroke_opacity=0.75
        )
    yield from _sign(plan, floor)
    for quarter in floor.quarters:
        if quarter.number > 1:
            yield _partition(quarter.left - m.gap / 2, floor, m.gap)
        yield Rect(
            x=quarter.left + 1,
            y=floor.top + 4,
            width=quarter.right - quarter.left - 2,
            height=floor.strip - 6,
            rx=4,
            fill="chalk",
            fill_opacity=0.05,
        )
        for spot in quarter.effects:
            yield Group(x=spot.x, y=spot.y, children=tuple(_effect(spot, m.icon)))
        for space in quarter.spaces:
            yield Group(x=space.x, y=space.y, children=(_empty(m.tile), _empty_inner(m.tile)))


def _sign(plan: LaunchPlan, floor: FloorSpot) -> Iterator[Node]:
    """The action whose numbers may be written here."""
    x, y, radius = sign_spot(plan, floor)
    action = floor.printed.action
    wall = plan.metrics.middle - _wall(plan, floor)
    if x < wall:
        yield Curve(
            d=f"M{x + radius:.1f} {y:.1f}H{wall:.1f}", stroke=action, stroke_width=1.4, stroke_dasharray="3 2.5"
        )
    yield Circle(cx=x, cy=y, r=radius, fill="ground", stroke=action, stroke_width=1.8)
    yield Use(symbol=action, x=x, y=y, size=1.32 * radius, color=action)


def _partition(x: float, floor: FloorSpot, gap: float) -> Node:
    """A wall between two quarters, cut through."""
    half = min(3, gap / 2 - 1)
    return Group(
        children=(
            Rect(
                x=x - half,
                y=floor.top,
                width=2 * half,
                height=floor.bottom - floor.top,
                fill="#hatch",
                stroke="chalk",
                stroke_width=1.1,
            ),
        )
    )


def _empty(size: float) -> Node:
    return Curve(d=tile(size), fill="ground", stroke="chalk", stroke_width=1.7, stroke_linejoin="round")


def _empty_inner(size: float) -> Node:
    return Curve(d=tile(size - 7), stroke="chalk", stroke_width=0.7, stroke_opacity=0.35)


def _effect(spot: EffectSpot, icon: float) -> Iterator[Node]:
    """A printed effect around its centre."""
    effect, paint = spot.effect, effect_paint(spot.effect.kind)
    left = -spot.width / 2
    match effect.kind:
        case "rocket":
            yield Use(symbol="rocket", x=left + 0.5 * icon, size=icon, color=paint)
            yield figure(effect.rockets, left + 1.2 * icon, 0, paint, 0.82 * icon)
        case "inactive":
            yield Rect(
                x=left,
                y=-0.6 * icon,
                width=spot.width,
                height=1.2 * icon,
                rx=0.6 * icon,
                stroke=paint,
                stroke_opacity=0.7,
                stroke_dasharray="2.5 2.5",
            )
            yield Use(symbol="inactive", x=left + 0.58 * icon, size=0.95 * icon, color=paint)
            yield figure(effect.rockets, left + 1.22 * icon, 0, paint, 0.82 * icon)
            yield Use(symbol="arrow", x=left + 1.86 * icon, size=0.78 * icon, color=paint)
        case kind:
            yield Use(symbol=kind, size=icon, color=paint)


def legend(words: Words, x: float, y: float) -> Iterator[Node]:
    """What the effects mean, for those who see them for the first time."""
    entries = (
        ("rocket", words("cross so many rockets")),
        ("inactive", words("the same, if its arrow was filled before")),
        ("activate", words("fill the arrow of an inactive rocket")),
        ("build", words("write an X in any empty space")),
        ("sabotage", words("a system error for all others")),
    )
    yield from paragraph(words("A full quarter fires:"), x, y, 190, 1, "muted", 15, bold=True)
    for i, (symbol, text) in enumerate(entries):
        row = y + 30 + 40 * i
        yield Use(symbol=symbol, x=x + 11, y=row, size=22, color=effect_paint(symbol))
        size = shrunk(text, 146, 2, (15, 14.5, 14))
        yield from paragraph(text, x + 30, row - 3, 146, 2, "muted", size, leading=1.12)


def liftoff(plan: LaunchPlan) -> Node:
    """The engines burn: this rocket was launched."""
    m = plan.metrics
    half = hull_widths(plan)[-1]
    top = plan.floors[-1].bottom + m.wall - 3 + (38 if plan.shape == "wide" else 14)
    long = plan.height - top - 4 if plan.shape == "wide" else 18
    children: list[Node] = []
    for at in (-0.62, 0, 0.62):
        x = m.middle + at * half
        for wide, share, paint, opacity in (
            (0.2, 1, "tint-glow", 0.6),
            (0.14, 0.86, "tint", 0.9),
            (0.075, 0.62, "astronaut", 1),
        ):
            w, tip = wide * half, top + share * long
            d = (
                f"M{x - w:.1f} {top:.1f}C{x - w:.1f} {top + 0.45 * (tip - top):.1f} {x - 0.2 * w:.1f} {tip - 6:.1f} {x:.1f} {tip:.1f}"
                f"C{x + 0.2 * w:.1f} {tip - 6:.1f} {x + w:.1f} {top + 0.45 * (tip - top):.1f} {x + w:.1f} {top:.1f}Z"
            )
            children.append(Curve(d=d, fill=paint, fill_opacity=opacity))
    if plan.shape == "wide":
        children.append(Use(symbol="rocket", x=732, y=120, size=34, turn=135, color="tint"))
    return Group(key="liftoff", children=tuple(children))
