"""The printed right side of adventure 1's sheet: the launch tower that counts the rockets, the diamonds of the system
errors, the last rockets and the mission boxes.

All of this is static: it is drawn once for a game. What players write on it is in `marks`.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure1.data import LaunchData
from cosmodrome.games.moon.adventure1.scene.hull import hull_widths
from cosmodrome.games.moon.adventure1.scene.plan import LaunchPlan
from cosmodrome.games.moon.scene.style import caption, figure, fit_caption, fit_size, line
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Curve, Node, Rect, Use

__all__ = ["printed_track", "track_captions"]


def printed_track(plan: LaunchPlan) -> Iterator[Node]:
    """Rockets and boxes of the track, the diamonds of the system errors, the last rockets."""
    if plan.shape == "wide":
        yield from _tower(plan)
    small = plan.shape == "tall"
    for spot in plan.track:
        for x, y in spot.rockets:
            yield Use(symbol="inactive", x=x, y=y, size=17 if small else 25, color="muted", opacity=0.75)
        yield from _box(spot.x, spot.y, spot.box, small=small)
    for error in plan.errors:
        yield Use(symbol="error", x=error.x, y=error.y, size=25, color="bad", opacity=0.38)
    for final in plan.finals:
        yield Use(symbol="inactive", x=final.x, y=final.y, size=19, color="muted", opacity=0.75)
    for box in plan.boxes:
        letter = box.key[-1].lower()
        yield Rect(
            x=box.x - 16,
            y=box.y - 15,
            width=32 if small else 56,
            height=30,
            rx=6,
            fill="ground",
            fill_opacity=0.6,
            stroke=f"mission-{letter}",
            stroke_opacity=0.8,
            stroke_width=1.3,
        )
        yield Use(symbol=f"mission-{letter}", x=box.x, y=box.y, size=20, color=f"mission-{letter}", opacity=0.9)


def _box(x: float, y: float, value: int, *, small: bool) -> Iterator[Node]:
    width, height = (33, 24) if small else (56, 36)
    yield Rect(
        x=x - width / 2,
        y=y - height / 2,
        width=width,
        height=height,
        rx=4,
        fill="ground",
        fill_opacity=0.85,
        stroke="chalk",
        stroke_width=1.5,
    )
    if not small:
        yield Rect(
            x=x - width / 2 + 3,
            y=y - height / 2 + 3,
            width=width - 6,
            height=height - 6,
            rx=2,
            stroke="chalk",
            stroke_opacity=0.3,
            stroke_width=0.7,
        )
    yield figure(value, x, y, "chalk", 13 if small else 18)


def pad_height(plan: LaunchPlan) -> float:
    """Where rocket and tower stand."""
    return plan.floors[-1].bottom + plan.metrics.wall + 37


def _tower(plan: LaunchPlan) -> Iterator[Node]:
    """The launch tower: a mast of girders that carries the boxes, and an arm for every line of rockets."""
    bottom, top = plan.track[0], plan.track[-1]
    x1, x2 = top.x - 22, top.x + 22
    ground = pad_height(plan)
    rungs = "".join(
        f"M{x1} {a.y - 18:.1f}L{x2} {b.y + 18:.1f}M{x2} {a.y - 18:.1f}L{x1} {b.y + 18:.1f}"
        for a, b in zip(plan.track, plan.track[1:], strict=False)
    )
    yield Curve(
        d=f"M{x1} {ground}V{top.y}M{x2} {ground}V{top.y}", stroke="chalk", stroke_opacity=0.55, stroke_width=1.6
    )
    yield Curve(d=f"M{x1 + 4} {ground}V{top.y}M{x2 - 4} {ground}V{top.y}", stroke="chalk", stroke_opacity=0.25)
    yield Curve(
        d=rungs + f"M{x1} {bottom.y + 18}L{x2} {ground}M{x2} {bottom.y + 18}L{x1} {ground}",
        stroke="chalk",
        stroke_opacity=0.3,
    )
    left, right = plan.metrics.middle - max(hull_widths(plan)) - 26, x2 + 26
    yield Curve(d=f"M{left:.1f} {ground}H{right}M{left:.1f} {ground + 4}H{right}", stroke="chalk", stroke_opacity=0.55)
    yield Rect(x=left, y=ground + 4, width=right - left, height=9, fill="#hatch")
    for spot in plan.track:
        if spot.rockets:
            x, y = spot.rockets[0][0] - 17, spot.y + 17
            yield Curve(
                d=f"M{x:.1f} {y - 4:.1f}V{y:.1f}H{top.x - 28}M{x:.1f} {y + 3:.1f}H{top.x - 28}",
                stroke="chalk",
                stroke_opacity=0.42,
            )


def track_captions(words: Words, printed: LaunchData, plan: LaunchPlan) -> Iterator[Node]:
    """The headings of the right side."""
    error, final, box, foot = plan.errors[0], plan.finals[0], plan.boxes[0], plan.track[0]
    minus = words("−{points} each", points=printed.sheet.error_points)
    if plan.shape == "wide":
        yield caption(words("System errors"), error.x - 14, error.y - 28, "bad")
        yield line(minus, 1052, error.y - 28, "muted", 15, "end")
        yield caption(words("Accomplished"), box.x - 16, box.y - 26)
        yield caption(words("Last rockets"), final.x - 12, final.y - 26)
        yield line(words("Score: the lowest open box"), 1052, foot.y + 90, "muted", 15, "end")
    else:
        middle = (error.x + plan.errors[1].x) / 2
        yield caption(words("Errors"), middle, error.y - 24, "bad", fit_caption(words("Errors"), 84, 13), "middle")
        yield line(minus, middle, plan.errors[-1].y + 32, "muted", 13, "middle")
        last = words("Last")
        size = fit_size(last, 60, 13)
        yield line(last, (final.x + plan.finals[1].x) / 2, final.y - 20, "muted", size, "middle")
