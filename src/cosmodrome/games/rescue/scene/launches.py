"""A launch worth watching: the rocket as it was flies to its planet, its plume stays behind, what holds comes back, and then
the stability dice fall. What is left of it lies on the table until the next round; what has flown by is only seen in motion.

Whoever launches sees the flight first and the dice when the launch is confirmed. The others see all of it at once, so
for them the dice wait for the rocket.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.rescue.data import ModuleCard
from cosmodrome.games.rescue.rules.board import ENGINE_PLACE, PLACES
from cosmodrome.games.rescue.scene.icons import die
from cosmodrome.games.rescue.scene.modules import hull
from cosmodrome.games.rescue.scene.plan import PART, Plan, Spot
from cosmodrome.games.rescue.scene.planets import planet_disc
from cosmodrome.games.rescue.scene.style import stamped
from cosmodrome.games.rescue.view import Flight, PartView, RescueView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Arrival, Circle, Curve, Group, Node, Use

__all__ = ["has_flown", "homecoming", "launched", "stacked"]

IGNITION, FLIGHT, LANDING, ROLL, NEXT_ROLL = 150, 600, 300, 250, 70
"""Milliseconds: the plume, the way to the planet, the way back of what holds, a die, and until the next die falls."""
PUFFS = ((-34, -4, 13), (-16, -9, 17), (4, -5, 19), (24, -10, 16), (40, -3, 12), (-6, -22, 12), (15, -24, 10))


def stacked(plan: Plan, view: RescueView, hangar: int) -> list[Spot]:
    """Where each place of a hangar is drawn so that a rocket has no gaps: the middle close to the engine, the cockpit on
    top. What was destroyed in this round keeps its room, for its die."""
    flown = view.flight.parts if view.flight is not None and view.flight.hangar == hangar else (None,) * PLACES
    spots, height = [], ENGINE_PLACE
    for place, (built, gone) in enumerate(zip(view.hangars[hangar], flown, strict=True)):
        spots.append(plan.slot(hangar, height))
        height += built is not None or gone is not None or place == ENGINE_PLACE
    return spots


def has_flown(view: RescueView, hangar: int, place: int, part: PartView) -> bool:
    """Has this module taken off in the last launch of this round?"""
    flown = view.flight.parts[place] if view.flight is not None and view.flight.hangar == hangar else None
    return flown is not None and flown.card == part.card


def homecoming(view: RescueView, place: int, spot: Spot) -> Arrival:
    """A module that has flown and holds comes back from above; until the dice are rolled it only fades."""
    assert view.flight is not None
    if not view.flight.rolls[place]:
        return Arrival(x=spot.x, y=spot.y, scale=spot.scale, takes=IGNITION)
    return Arrival(x=spot.x, y=spot.y - 60, scale=spot.scale, opacity=0, after=_back(view), takes=LANDING)


def _back(view: RescueView) -> int:
    """When the rocket has arrived, for the one who looks."""
    assert view.flight is not None
    return 0 if view.seat == view.flight.party else IGNITION + FLIGHT


def launched(view: RescueView, plan: Plan, kinds: Sequence[ModuleCard], words: Words, name: str) -> Iterator[Node]:
    """The last launch of this round, until the next round begins."""
    flight = view.flight
    if flight is None:
        return
    spots = stacked(plan, view, flight.hangar)
    yield _goal(plan, flight)
    yield _plume(plan, flight, words, name)
    yield _rocket(plan, flight, spots, kinds)
    yield from _rolls(view, flight, spots, plan, words)


def _goal(plan: Plan, flight: Flight) -> Group:
    """The planet that was reached: it is seen until the rocket is there."""
    box = plan.planets[flight.place]
    return Group(
        key=f"goal.{flight.planet}",
        x=box.x,
        y=box.y,
        opacity=0,
        children=(stamped(f"planet-{flight.planet}"),),
        comes=Arrival(x=box.x, y=box.y, after=IGNITION + FLIGHT, takes=LANDING),
    )


def _plume(plan: Plan, flight: Flight, words: Words, name: str) -> Group:
    bay = plan.bays[flight.hangar]
    x, y = bay.x + bay.width / 2, bay.y + bay.height - 8
    return Group(
        key=f"plume.{flight.hangar}.{flight.planet}",
        title=words("{name} has launched this rocket.", name=name),
        x=x,
        y=y,
        scale=round(bay.width / 120, 2),
        children=tuple(Circle(cx=cx, cy=cy, r=r, fill="cream", opacity=0.82) for cx, cy, r in PUFFS),
        comes=Arrival(x=x, y=y, scale=0.1, opacity=0, takes=IGNITION + FLIGHT),
    )


def _rocket(plan: Plan, flight: Flight, spots: Sequence[Spot], kinds: Sequence[ModuleCard]) -> Group:
    """The rocket as it took off, with its crew. At rest it is at the planet and not seen."""
    box, bay = plan.planets[flight.place], plan.bays[flight.hangar]
    x, y, r = planet_disc(box)
    middle, ground = bay.x + bay.width / 2, bay.y + bay.height
    scale = round(2 * r / bay.height, 2)
    parts: list[Node] = [
        Group(x=spot.x, y=spot.y, scale=spot.scale, children=hull(kinds[part.card], part.owner, part.crew))
        for part, spot in zip(flight.parts, spots, strict=True)
        if part is not None
    ]
    flame = Group(
        x=middle,
        y=ground - 10,
        scale=round(bay.width / 120, 2),
        children=(
            Curve(d="M-26-4C-34 40-10 70 0 120 10 70 34 40 26-4Z", fill="sun", opacity=0.9),
            Curve(d="M-14-4C-18 24-6 40 0 66 6 40 18 24 14-4Z", fill="roll"),
        ),
    )
    return Group(
        key=f"flight.{flight.hangar}.{flight.planet}",
        x=round(box.x + x - scale * middle, 1),
        y=round(box.y + y - scale * (ground - bay.height / 2), 1),
        scale=scale,
        opacity=0,
        children=(flame, *parts),
        comes=Arrival(x=0, y=0, after=IGNITION, takes=FLIGHT),
    )


def _rolls(view: RescueView, flight: Flight, spots: Sequence[Spot], plan: Plan, words: Words) -> Iterator[Group]:
    """What the stability die showed for each module, from the ground up."""
    side = 24 if plan.wide else 20
    for place, (roll, spot) in enumerate(zip(flight.rolls, spots, strict=True)):
        flown, now = flight.parts[place], view.hangars[flight.hangar][place]
        if not roll or flown is None:
            continue
        stays = now is not None and now.card == flown.card
        if now is not None and not stays:
            continue  # another module has taken its place
        width = PART[0] * spot.scale
        x = round(spot.x + width - (4 if stays else width / 2), 1)
        y = round(spot.y + PART[1] * spot.scale / 2, 1)
        yield Group(
            key=f"roll.{flight.hangar}.{place}.{flight.planet}",
            title=words("Stability roll {n}: the module holds.", n=roll)
            if stays
            else words("Stability roll {n}: the module was destroyed.", n=roll),
            x=x,
            y=y,
            children=_result(roll, side, stays=stays),
            comes=Arrival(
                x=x, y=y - 40, turn=-180, opacity=0, after=_back(view) + LANDING + NEXT_ROLL * place, takes=ROLL
            ),
        )


def _result(roll: int, side: float, *, stays: bool) -> tuple[Node, ...]:
    drawn = die(roll, 0, 0, side, rolled=True)
    return drawn if stays else (*drawn, Use(symbol="cross", x=0.95 * side, y=0, size=0.75 * side, turn=45, color="bad"))
