"""The outline of the rocket of adventure 1, worked out from how wide its floors are."""

from __future__ import annotations

from cosmodrome.games.moon.adventure1.scene.plan import LaunchPlan

__all__ = ["hull", "hull_widths", "nose_height"]

SHOULDER = 34
"""How high the hull may swell beside the floor above a wider one."""

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""The points of a line (one: its end) or of a curve (three: its two handles and its end)."""


def hull(plan: LaunchPlan, inset: float = 0) -> str:
    """The closed outline: tip, right side, base, left side. The inner face of the wall is an `inset` further in."""
    tip, side = _side(plan, inset)
    middle = plan.metrics.middle
    left = [tuple((-x, y) for x, y in segment) for segment in side]
    back = _reversed((-tip[0], tip[1]), left)
    foot = left[-1][-1]
    return _path(middle, tip, [*side, (foot,), *back])


def nose_height(plan: LaunchPlan) -> float:
    """How far the tip rises over the highest floor."""
    return 70 if plan.shape == "wide" else 42


def hull_widths(plan: LaunchPlan) -> list[float]:
    """Half the width of the hull at each floor; floors that differ by no more than a partition share a wall."""
    widths = [plan.half_width(floor) + plan.metrics.wall for floor in plan.floors]
    for i in range(1, len(widths)):
        if 0 < widths[i - 1] - widths[i] <= plan.metrics.gap:
            widths[i] = widths[i - 1]
    return widths


def _side(plan: LaunchPlan, inset: float) -> tuple[Point, list[Segment]]:
    """The tip, and the right side from there down, with x counted from the axis. Where a floor is wider than the one
    above, the hull swells like the head of a booster; where it is narrower, it draws in."""
    floors, top = plan.floors, plan.metrics.top
    widths = [width - inset for width in hull_widths(plan)]
    tip = (0.0, top - nose_height(plan) + inset)
    rise = top - tip[1]
    x = widths[0]
    side: list[Segment] = [((0.5 * x, tip[1] + 0.16 * rise), (x, top - 0.62 * rise), (x, top))]
    for i, wider in enumerate(widths[1:]):
        y, step = floors[i].bottom, wider - x
        if step > 0:
            rise = min(0.9 * step, SHOULDER)
            side.append(((x, y - rise),))
            side.append(((x + 0.55 * step, y - rise), (wider, y - 0.6 * rise), (wider, y)))
        elif step < 0:
            side.append(((x, y),))
            side.append(((wider, y + min(-0.4 * step, 14)),))
        x = wider
    side.append(((x, floors[-1].bottom + plan.metrics.wall - inset - 3),))
    return tip, side


def _reversed(start: Point, segments: list[Segment]) -> list[Segment]:
    """The same line walked from its end."""
    back: list[Segment] = []
    for i in reversed(range(len(segments))):
        before = segments[i - 1][-1] if i else start
        back.append((*reversed(segments[i][:-1]), before))
    return back


def _path(middle: float, start: Point, segments: list[Segment]) -> str:
    d = f"M{middle + start[0]:.1f} {start[1]:.1f}"
    for segment in segments:
        points = " ".join(f"{middle + x:.1f} {y:.1f}" for x, y in segment)
        d += f"{'C' if len(segment) == 3 else 'L'}{points}"
    return d + "Z"
