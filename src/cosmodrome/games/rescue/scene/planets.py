"""Planets: a disc that comes from the name of its card (bands, craters, a ring), with what it asks for and what it pays."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from math import sqrt

from cosmodrome.games.rescue.data import RESOURCE_NAMES, PlanetCard
from cosmodrome.games.rescue.scene.icons import bolt, icon
from cosmodrome.games.rescue.scene.plan import Box
from cosmodrome.games.rescue.scene.style import figure, fit_size, line
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["costs", "planet_card"]


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


def planet_card(key: str, card: PlanetCard, name: str, title: str, box: Box) -> Group:
    """A planet that lies face up."""
    wide = box.width > box.height
    return Group(
        key=key,
        role="button",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=10),
        children=tuple(_wide_face(card, name, box) if wide else _tall_face(card, name, box)),
    )


def _plate(card: PlanetCard, box: Box) -> Node:
    return Rect(
        width=box.width,
        height=box.height,
        rx=10,
        fill="panel",
        fill_opacity=0.9,
        stroke=f"{card.color}-planet",
        stroke_width=1.6,
    )


def _needs(card: PlanetCard) -> list[str]:
    """What it asks for, as icons."""
    found = ["tank"] * card.fuel
    if card.equipment:
        found.append(card.equipment)
    return found + ["heat"] * card.heat + ["gas"] * card.gas


def _wide_face(card: PlanetCard, name: str, box: Box) -> Iterator[Node]:
    yield _plate(card, box)
    yield Group(x=42, y=38, children=tuple(disc(card, 27)))
    yield Circle(cx=62, cy=63, r=16, fill="shadow", stroke="energy", stroke_width=1.6)
    yield figure(card.cost, 62, 63, "energy", 16)
    yield line(name, 92, 22, "cream", fit_size(name, 156, 15, bold=True), bold=True)
    for i, need in enumerate(_needs(card)):
        yield icon(need, 98 + 19 * i, 41, 0.95)
    yield Use(symbol="rocket", x=193, y=41, size=18, color="cream")
    yield figure(card.launch, 210, 41, "cream", 17)
    yield icon("wrench", 229, 41, 0.95)
    yield figure(card.construction, 244, 41, "cream", 17)


def _tall_face(card: PlanetCard, name: str, box: Box) -> Iterator[Node]:
    yield _plate(card, box)
    middle = box.width / 2
    yield Group(x=32, y=30, children=tuple(disc(card, 19)))
    yield Circle(cx=64, cy=24, r=14, fill="shadow", stroke="energy", stroke_width=1.5)
    yield figure(card.cost, 64, 24, "energy", 14)
    yield line(name, middle, 66, "cream", fit_size(name, box.width - 8, 11, bold=True), "middle", bold=True)
    needs = _needs(card)
    for i, need in enumerate(needs):
        yield icon(need, middle + 15 * (i - (len(needs) - 1) / 2), 80, 0.75)
    yield Use(symbol="rocket", x=16, y=101, size=14, color="cream")
    yield figure(card.launch, 29, 101, "cream", 13)
    yield icon("wrench", 50, 101, 0.75)
    yield figure(card.construction, 64, 101, "cream", 13)


def costs(key: str, prices: Sequence[int], energy: int, title: str, box: Box) -> Group:
    """What each rocket would pay to come here: bright if the one who looks can pay it."""
    wide = box.width > box.height
    x, y = (92.0, 66.0) if wide else (5.0, 121.0)
    step = (box.width - x - 6) / len(prices)
    children: list[Node] = []
    if wide and any(price >= 0 for price in prices):
        children.append(bolt(x - 7, y, 10))
    size = 12 if wide else 9.5
    for i, price in enumerate(prices):
        middle = round(x + step * (i + 0.5), 1)
        company = RESOURCE_NAMES[i * len(RESOURCE_NAMES) // len(prices)]
        if price < 0:
            children.append(Rect(x=middle - 4, y=y - 1, width=8, height=2, fill=company, opacity=0.5))
        else:
            children.append(Rect(x=middle - 7, y=y + 7, width=14, height=2, fill=company))
            children.append(figure(price, middle, y, "accent" if price <= energy else "muted", size))
    return Group(key=key, x=box.x, y=box.y, title=title, children=tuple(children))
