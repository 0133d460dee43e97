"""Slingshot drawn: a lane for every probe, the planet with its pull, and one's own hand, with a path for every move.

The same things in two arrangements: `wide` for a laptop, `tall` for a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from cosmodrome.scene import (
    PALETTES,
    Circle,
    Gradient,
    Group,
    Look,
    Node,
    Path,
    Rect,
    Scene,
    SceneShape,
    Static,
    Stop,
    Text,
    Use,
    seat_paint,
    seat_shape,
)
from slingshot.rules import DRIFT, LIGHT
from slingshot.text import SlingshotText
from slingshot.view import SlingshotView

__all__ = ["draw"]

OWN = {"cloud": "#d98e5f", "storm": "#5b2a3c", "paper": "#f3ead8", "print": "#1c2436"}
"""The paints that only Slingshot has; the frame and the seats have theirs."""


# --8<-- [start:plan]
class Plan(msgspec.Struct, frozen=True):
    """Where things are."""

    width: float
    height: float
    planet: tuple[float, float, float]
    """Centre and radius."""
    lanes: tuple[float, float, float, float]
    """From left to right, the first one, and the step to the next."""
    drift: tuple[float, float]
    hand: tuple[float, float]
    card: float
    """The width of a card; it is a quarter higher."""


PLANS: dict[SceneShape, Plan] = {
    "wide": Plan(960, 620, (70, 230, 120), (240, 910, 80, 105), (10, 390), (240, 490), 96),
    "tall": Plan(480, 900, (240, 110, 84), (30, 450, 300, 105), (130, 204), (18, 740), 76),
}
# --8<-- [end:plan]


# --8<-- [start:draw]
def draw(
    view: SlingshotView,
    moves: Sequence[tuple[int, str]],
    say: Callable[[int], str],
    text: SlingshotText,
    look: Look,
) -> Scene:
    """A view as a scene."""
    plan = PLANS[look.shape]
    names = [name or text.seat(seat) for seat, name in enumerate(look.names or [""] * len(view.distances))]
    lanes = [_lane(plan, view, seat, text.lane(name, view, seat), name) for seat, name in enumerate(names)]
    probes = [_probe(plan, view, seat, name) for seat, name in enumerate(names)]
    cards = [_card(plan, view, burn, text) for burn in sorted({*view.hand, view.chosen} - {0})]
    choices = [_drift(plan, say(DRIFT))] if view.asks == "flare" and moves else []
    return Scene(
        width=plan.width,
        height=plan.height,
        title=text.scene(view),
        static=_static(look.shape),
        live=(*lanes, *probes, _pull(plan, view, text), *cards, *choices),
        paths=tuple(Path(move, notation, (_key(move),), say(move)) for move, notation in moves),
        shown=look.shown,
        palette={**PALETTES[look.palette], **OWN},
    )


def _key(move: int) -> str:
    """What one touches to play a move."""
    return {LIGHT: "pull", DRIFT: "drift"}.get(move, f"card.{move}")


# --8<-- [end:draw]


@cache
def _static(shape: SceneShape) -> Static:
    """What never changes: the sky and the planet."""
    plan = PLANS[shape]
    x, y, r = plan.planet
    ball = Gradient("ball", (Stop(0, "cloud"), Stop(1, "storm")), x - r / 3, y - r / 3, r=1.5 * r)
    stars = [
        Circle(cx=(37 * n * n + 11) % plan.width, cy=(53 * n * n + 29 * n) % plan.height, r=1 + n % 2, fill="muted")
        for n in range(40)
    ]
    sky = Rect(width=plan.width, height=plan.height, fill="ground")
    return Static.of((ball,), (sky, *stars, Circle(cx=x, cy=y, r=r, fill="#ball")))


# --8<-- [start:lane]
def _lane(plan: Plan, view: SlingshotView, seat: int, title: str, name: str) -> Group:
    """A line to fly along, and what was burned last."""
    left, right, top, step = plan.lanes
    nodes: list[Node] = [
        Rect(y=30, width=right - left, height=4, rx=2, fill="hairline"),
        Use(symbol=seat_shape(seat), x=8, y=-8, size=18, color=seat_paint(seat)),
        Text(text=name, x=26, y=0, fill="text", font_size=22, font_weight=700),
        Text(text=str(view.distances[seat]), x=right - left, fill="text", font_size=24, text_anchor="end"),
    ]
    nodes += [
        Use(symbol="energy", x=right - left - 56 - 22 * n, y=-8, size=20, color="accent")
        for n in range(view.flares[seat])
    ]
    if view.burns:
        held = view.burns[seat] <= view.pulls[seat] and view.burns.count(view.burns[seat]) == 1
        told = f"{view.burns[seat]} {'≤' if view.burns[seat] <= view.pulls[seat] else '>'} {view.pulls[seat]}"
        nodes.append(Text(text=told, y=62, fill="good" if held else "bad", font_size=20))
    return Group(key=f"lane.{seat}", x=left, y=top + step * seat, title=title, role="img", children=tuple(nodes))


def _probe(plan: Plan, view: SlingshotView, seat: int, name: str) -> Group:
    """It keeps its key, so it flies from one place to the next."""
    left, right, top, step = plan.lanes
    way = min(1.0, view.distances[seat] / (5 * view.passes))
    rocket = Use(symbol="rocket", size=34, turn=90, color=seat_paint(seat))
    x = left + 17 + way * (right - left - 34)
    return Group(key=f"probe.{seat}", x=x, y=top + step * seat + 32, title=name, children=(rocket,))


# --8<-- [end:lane]


def _pull(plan: Plan, view: SlingshotView, text: SlingshotText) -> Group:
    """The die of the planet; touching it lights the flare."""
    x, y, _ = plan.planet
    thrown = str(view.pulls[view.seat or 0]) if view.pulls else "?"
    face = Rect(x=-32, y=-32, width=64, height=64, rx=12, fill="paper")
    pips = Text(text=thrown, y=14, fill="print", font_size=40, font_weight=700, text_anchor="middle")
    return Group(key="pull", x=x, y=y, title=text.pull(view), target=face, children=(face, pips))


# --8<-- [start:card]
def _card(plan: Plan, view: SlingshotView, burn: int, text: SlingshotText) -> Group:
    """All cards of a strength as one; the one that was chosen is lifted."""
    left, top = plan.hand
    count, width, height = view.hand.count(burn), plan.card, 1.25 * plan.card
    chosen = burn == view.chosen
    target = Rect(width=width, height=height, rx=10, fill="paper", stroke="accent", stroke_width=4 if chosen else 0)
    nodes: list[Node] = [
        target,
        Text(
            text=str(burn),
            x=width / 2,
            y=0.68 * height,
            fill="print",
            font_size=48,
            font_weight=700,
            text_anchor="middle",
        ),
    ]
    if count > 1:
        nodes.append(Text(text=f"×{count}", x=width - 8, y=22, fill="print", font_size=20, text_anchor="end"))
    return Group(
        key=f"card.{burn}",
        x=left + (burn - 1) * (width + 14),
        y=top - (16 if chosen else 0),
        title=text.card(burn, count),
        target=target,
        children=tuple(nodes),
    )


# --8<-- [end:card]


def _drift(plan: Plan, label: str) -> Group:
    """The other answer to the question about the flare."""
    left, top = plan.drift
    target = Rect(width=220, height=54, rx=12, fill="panel", stroke="accent", stroke_width=2)
    said = Text(text=label, x=110, y=35, fill="text", font_size=24, text_anchor="middle")
    return Group(key="drift", x=left, y=top, title=label, role="button", target=target, children=(target, said))
