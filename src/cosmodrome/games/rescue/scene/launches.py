"""A launch worth watching: the plume over the hangar, the way to the planet, and what the stability die showed."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.rescue.rules.board import PLACES
from cosmodrome.games.rescue.scene.icons import die
from cosmodrome.games.rescue.scene.plan import PART, Plan
from cosmodrome.games.rescue.view import RescueView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Use

__all__ = ["flight"]

PUFFS = ((-34, -4, 13), (-16, -9, 17), (4, -5, 19), (24, -10, 16), (40, -3, 12), (-6, -22, 12), (15, -24, 10))


def flight(view: RescueView, plan: Plan, words: Words, name: str) -> Iterator[Node]:
    """The last launch of this round, until the next round begins."""
    flown = view.flight
    if flown is None:
        return
    bay = plan.bays[flown.hangar]
    scale = bay.width / 120
    yield Group(
        key=f"plume.{flown.hangar}",
        title=words("{name} has launched this rocket.", name=name),
        x=bay.x + bay.width / 2,
        y=bay.y + bay.height - 8,
        scale=round(scale, 2),
        children=(
            Curve(d="M-9-6C-16-40-6-60 0-84 6-60 16-40 9-6Z", fill="sun", opacity=0.85),
            Curve(d="M-5-6C-8-30-3-40 0-56 3-40 8-30 5-6Z", fill="roll"),
            *(Circle(cx=x, cy=y, r=r, fill="cream", opacity=0.82) for x, y, r in PUFFS),
        ),
    )
    yield _way(plan, flown.hangar)
    for place in range(PLACES):
        if flown.rolls[place]:
            spot = plan.slot(flown.hangar, place)
            stays = view.hangars[flown.hangar][place] is not None
            side = 24 if plan.wide else 20
            x = spot.x + PART[0] * spot.scale - (4 if stays else PART[0] * spot.scale / 2)
            yield Group(
                key=f"roll.{flown.hangar}.{place}",
                title=words("Stability roll {n}: the module holds.", n=flown.rolls[place])
                if stays
                else words("Stability roll {n}: the module was destroyed.", n=flown.rolls[place]),
                x=round(x, 1),
                y=round(spot.y + PART[1] * spot.scale / 2, 1),
                children=_result(flown.rolls[place], side, stays=stays),
            )


def _result(roll: int, side: float, *, stays: bool) -> tuple[Node, ...]:
    drawn = die(roll, 0, 0, side, rolled=True)
    return drawn if stays else (*drawn, Use(symbol="cross", x=0.95 * side, y=0, size=0.75 * side, turn=45, color="bad"))


def _way(plan: Plan, hangar: int) -> Group:
    """The way out of the hangar, drawn as it is flown."""
    bay = plan.bays[hangar]
    x, top = round(bay.x + bay.width / 2), bay.y
    side = 22 if plan.wide else 14
    return Group(
        key=f"way.{hangar}",
        children=(
            Curve(
                d=f"M{x} {top + 24}C{x} {top} {x - 4} {top - 6} {x - side + 4} {top - 14}",
                stroke="roll",
                stroke_width=3,
                stroke_linecap="round",
                stroke_opacity=0.9,
                drawn=True,
            ),
            Use(symbol="rocket", x=x - side, y=top - 18, size=side + 2, turn=-55, color="roll"),
        ),
    )
