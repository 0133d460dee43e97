"""Planets: a disc that comes from the name of its card (bands, craters, a ring), with what it asks for and what it pays."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import sqrt

from cosmodrome.games.rescue.data import PlanetCard, RescueData
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.scene.icons import icon
from cosmodrome.games.rescue.scene.plan import Box
from cosmodrome.games.rescue.scene.style import figure, fit_size, line, stamped
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Stamp, Use, wrap

__all__ = [
    "cost_circle",
    "need_spots",
    "needs",
    "planet_card",
    "planet_disc",
    "planet_face",
    "planet_stamps",
]


SMALLEST = 9.5
"""The smallest print of a name where cards are narrow; a finger on it tells it in full."""


def disc(card: PlanetCard, r: float) -> Iterator[Node]:
    """The planet itself, around the origin."""
    a, b, c, d, e, f = hashlib.blake2b(card.id.encode(), digest_size=6).digest()
    paint = f"orb-{a % 3 + (0 if card.color == 'blue' else 3)}"
    ringed = d % 4 == 0
    if ringed:
        yield _ring(r, -18, "M")
    yield Circle(r=r, fill=paint)
    for i in range(2 + b % 2):
        low = -0.75 + 0.55 * i + (c >> 2 * i & 3) * 0.07
        high = low + 0.16 + (d >> 2 * i & 3) * 0.06
        yield Curve(d=_band(r, low, high), fill="orb-light", opacity=round(0.16 + 0.06 * (i % 2), 2))
    for i in range(e % 3):
        x, y = (0.5 - (f >> 2 * i & 3) * 0.33) * r, (-0.3 + (c >> 2 * i & 3) * 0.24) * r
        yield Circle(cx=round(x, 1), cy=round(y, 1), r=round((0.1 + 0.03 * i) * r, 1), fill="orb-dark", opacity=0.28)
    # The long shadow of the poster: half of the disc, and what it throws.
    yield Curve(
        d=f"M{0.5 * r:.1f} {-0.87 * r:.1f}A{r} {r} 0 0 1 {-0.5 * r:.1f} {0.87 * r:.1f}A{1.6 * r:.1f} {1.6 * r:.1f} 0 0 0 {0.5 * r:.1f} {-0.87 * r:.1f}Z",
        fill="orb-dark",
        opacity=0.42,
    )
    if ringed:
        yield _ring(r, -18, "F")


def _band(r: float, low: float, high: float) -> str:
    """A stripe across the disc between two heights, as parts of the radius."""
    one, other = sqrt(1 - low * low) * r, sqrt(max(0.0, 1 - high * high)) * r
    return (
        f"M{-one:.1f} {low * r:.1f}H{one:.1f}A{r} {r} 0 0 1 {other:.1f} {high * r:.1f}"
        f"H{-other:.1f}A{r} {r} 0 0 1 {-one:.1f} {low * r:.1f}Z"
    )


def _ring(r: float, turn: float, half: str) -> Node:
    sweep = 1 if half == "M" else 0
    d = f"M{-1.5 * r:.1f} 0A{1.5 * r:.1f} {0.42 * r:.1f} 0 0 {sweep} {1.5 * r:.1f} 0"
    return Group(
        turn=turn, children=(Curve(d=d, stroke="orb-light", stroke_width=round(0.12 * r, 1), stroke_opacity=0.8),)
    )


def planet_stamps(names: RescueNames, data: RescueData, box: Box) -> Iterator[Stamp]:
    """Every planet card, for boxes of this shape."""
    for card in data.planet:
        yield Stamp(f"planet-{card.id}", tuple(planet_face(card, names.planets[card.id], box)))


def planet_card(key: str, card: PlanetCard, title: str, box: Box) -> Group:
    """A planet that lies face up."""
    return Group(
        key=key,
        role="button",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=10),
        children=(stamped(f"planet-{card.id}"),),
    )


def planet_face(card: PlanetCard, name: str, box: Box) -> Iterator[Node]:
    """What is printed on a planet card."""
    yield Rect(
        width=box.width,
        height=box.height,
        rx=10,
        fill="panel",
        fill_opacity=0.9,
        stroke=f"{card.color}-planet",
        stroke_width=1.6,
    )
    wide = _wide(box)
    x, y, r = planet_disc(box)
    yield Group(x=x, y=y, children=tuple(disc(card, r)))
    x, y, r = cost_circle(box)
    yield Circle(cx=x, cy=y, r=r, fill="shadow", stroke="energy", stroke_width=1.6)
    yield figure(card.cost, x, y, "energy", r)
    if wide:
        yield line(name, 92, 25, "cream", fit_size(name, 156, 15, bold=True), bold=True)
    else:
        yield from _narrow_name(name, box.width)
    for need, (x, y) in zip(needs(card), need_spots(card, box), strict=True):
        yield icon(need, x, y, 1.05 if wide else 0.8)
    x, y, step, size = (193.0, 50.0, 36.0, 18.0) if wide else (16.0, 116.0, 34.0, 14.0)
    yield Use(symbol="rocket", x=x, y=y, size=size, color="cream")
    yield figure(card.launch, x + 0.95 * size, y, "cream", size - 1)
    yield icon("wrench", x + step, y, size / 18)
    yield figure(card.construction, x + step + 0.9 * size, y, "cream", size - 1)


def _narrow_name(name: str, width: float) -> Iterator[Node]:
    """A name on a narrow card: in two lines if one would be too small to read."""
    size = fit_size(name, width - 6, 11, bold=True)
    rows = [name] if size >= SMALLEST else wrap(name.replace("-", "- "), width - 4, SMALLEST, 2, 700)
    for i, row in enumerate(rows):
        y = 67 if len(rows) == 1 else 60.5 + 10.5 * i
        yield line(row.replace("- ", "-"), width / 2, y, "cream", max(size, SMALLEST), "middle", bold=True)


def _wide(box: Box) -> bool:
    return box.width > box.height


def planet_disc(box: Box) -> tuple[float, float, float]:
    """The middle and the radius of the planet itself."""
    return (42, 38, 27) if _wide(box) else (32, 30, 19)


def cost_circle(box: Box) -> tuple[float, float, float]:
    """The middle and the radius of the figure for its energy."""
    return (62, 63, 16) if _wide(box) else (64, 24, 14)


def needs(card: PlanetCard) -> list[str]:
    """What it asks for, as icons."""
    found = ["tank"] * card.fuel
    if card.equipment:
        found.append(card.equipment)
    return found + ["heat"] * card.heat + ["gas"] * card.gas


def need_spots(card: PlanetCard, box: Box) -> list[tuple[float, float]]:
    """Where these icons stand."""
    count = len(needs(card))
    if _wide(box):
        return [(102.0 + 23 * i, 50.0) for i in range(count)]
    return [(round(box.width / 2 + 18 * (i - (count - 1) / 2), 1), 83.0) for i in range(count)]
