"""The printed sheet in play: a system of planets with their moons, and the frame around it.

What is drawn there by players is in `marks`; the bonuses of the asteroids too, because which end is near depends on who
looks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import cos, pi, radians, sin

from cosmodrome.games.moon.adventure8.scene.plan import BattlePlan, PlanetSpot
from cosmodrome.games.moon.scene.style import figure, fit_size
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, text_width

__all__ = ["flag", "printed_system", "type_paint"]


def type_paint(kind: str) -> str:
    """The paint of a type of planets."""
    return f"type-{kind}"


def printed_system(plan: BattlePlan) -> Iterator[Node]:
    """Everything of the sheet in play that does not depend on who looks."""
    box = plan.system
    yield Rect(
        x=box.x, y=box.y, width=box.width, height=box.height, rx=12, fill="ground", fill_opacity=0.34, stroke="chalk",
        stroke_opacity=0.55, stroke_width=1.4,
    )  # fmt: skip
    yield Rect(
        x=box.x + 4, y=box.y + 4, width=box.width - 8, height=box.height - 8, rx=9, stroke="chalk", stroke_opacity=0.16
    )
    yield from _orbits(plan)
    yield from _star(*plan.star)
    yield _belt(plan)
    for place, (x, y) in enumerate(plan.asteroids):
        rock = Curve(
            d=_rock(place, plan.asteroid_r), fill="ground", stroke="robot", stroke_opacity=0.8, stroke_width=1.3
        )
        yield Group(x=x, y=y, children=(rock,))
    for planet in plan.planets:
        yield from _moon(planet)
    for planet in plan.planets:
        yield Group(x=planet.x, y=planet.y, children=tuple(_planet(planet, small=plan.narrow)))


def _orbits(plan: BattlePlan) -> Iterator[Node]:
    """Construction lines: the ways of the planets."""
    box = plan.system
    left, right, low, high = box.x + 8, box.x + box.width - 8, box.y + 8, box.y + box.height - 8
    d = ""
    for i in range(1, 6):
        y = low + (high - low) * i / 6
        sag = (-1) ** i * 24
        d += f"M{left:.0f} {y:.1f}C{left + 0.35 * box.width:.0f} {y - sag:.1f} {left + 0.65 * box.width:.0f} {y + sag:.1f} {right:.0f} {y:.1f}"
    yield Curve(d=d, stroke="chalk", stroke_opacity=0.13, stroke_dasharray="9 5 2 5")


def _star(x: float, y: float, r: float) -> Iterator[Node]:
    """The star, in construction lines."""
    rays = ""
    for i in range(16):
        c, s, far = cos(radians(22.5 * i)), sin(radians(22.5 * i)), 1.75 if i % 2 else 2.1
        rays += f"M{x + 1.3 * r * c:.1f} {y + 1.3 * r * s:.1f}L{x + far * r * c:.1f} {y + far * r * s:.1f}"
    yield Circle(cx=x, cy=y, r=2.4 * r, fill="tint-glow", fill_opacity=0.1)
    yield Circle(cx=x, cy=y, r=1.5 * r, fill="tint-glow", fill_opacity=0.16)
    yield Circle(cx=x, cy=y, r=r, fill="tint", fill_opacity=0.22, stroke="tint", stroke_width=1.6)
    yield Circle(cx=x, cy=y, r=1.14 * r, stroke="tint", stroke_opacity=0.5, stroke_dasharray="2 4")
    yield Curve(d=rays, stroke="tint", stroke_opacity=0.55, stroke_width=1.4, stroke_linecap="round")
    yield Curve(
        d=f"M{x - 2.6 * r:.1f} {y}H{x + 2.6 * r:.1f}M{x} {y - 2.2 * r:.1f}V{y + 2.2 * r:.1f}",
        stroke="chalk",
        stroke_opacity=0.2,
        stroke_dasharray="9 4 2 4",
    )


def _belt(plan: BattlePlan) -> Node:
    """The way of the asteroids, with an arrow from the near end on."""
    (x1, y1), (x2, y2) = plan.asteroids[0], plan.asteroids[-1]
    return Curve(d=f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", stroke="chalk", stroke_opacity=0.3, stroke_dasharray="3 5")


def _rock(place: int, r: float) -> str:
    """A lump that is a little wider than high."""
    data = hashlib.blake2b(b"asteroid %d" % place, digest_size=9).digest()
    points = [
        (1.12 * r * (0.86 + byte / 1600) * cos(2 * pi * i / 9), r * (0.86 + byte / 1600) * sin(2 * pi * i / 9))
        for i, byte in enumerate(data)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


# --- planets ------------------------------------------------------------------------------------------------------


def _planet(planet: PlanetSpot, *, small: bool) -> Iterator[Node]:
    r, paint = planet.r, type_paint(planet.printed.type)
    yield Circle(r=r, fill="ground", fill_opacity=0.85)
    yield Circle(r=r, fill=paint, fill_opacity=0.2, stroke=paint, stroke_width=2)
    yield Circle(r=r + 4.5, stroke=paint, stroke_opacity=0.4, stroke_dasharray="2 5")
    yield from _texture(planet, paint)
    yield Curve(d=_night(r), fill="#hatch", opacity=0.55)
    yield Curve(d=_arc(planet), stroke="chalk", stroke_opacity=0.45, stroke_width=1.4)
    for n, ((x, y), bonus) in enumerate(zip(planet.spaces, planet.printed.spaces, strict=True)):
        yield Circle(
            cx=x, cy=y, r=planet.space_r, fill="ground", stroke="bad" if n == 0 else "chalk",
            stroke_width=2.4 if n == 0 else 1.3, stroke_opacity=1 if n == 0 else 0.75,
        )  # fmt: skip
        if bonus:
            yield Use(symbol=bonus, x=x, y=y, size=1.15 * planet.space_r, color=bonus, opacity=0.85)
    yield from _label(planet, small=small)
    symbols = ["plant"] * planet.printed.plants + ["water"] * planet.printed.waters
    for symbol, (x, y) in zip(symbols, planet.symbols, strict=True):
        yield Use(symbol=symbol, x=x, y=y, size=0.26 * r, color=symbol)
    yield flag(*planet.flag, small=small)


def _label(planet: PlanetSpot, *, small: bool) -> Iterator[Node]:
    x, y = planet.label
    text = planet.printed.label
    size = fit_size(text, 1.16 * planet.r, 14 if small else 17, bold=True)
    over = max(0, text_width(text, size, weight=700) - 0.98 * planet.r)  # what is too wide goes to the middle
    yield figure(text, x + 2 + over / 2, y, "chalk", size)


def _arc(planet: PlanetSpot) -> str:
    """The line that the spaces stand on, in the order in which they fill."""
    (x1, y1), (x2, y2) = planet.spaces[0], planet.spaces[-1]
    r = planet.r - planet.space_r - 4
    large = 1 if len(planet.spaces) > 4 else 0
    return f"M{x1:.1f} {y1:.1f}A{r:.1f} {r:.1f} 0 {large} 1 {x2:.1f} {y2:.1f}"


def _night(r: float) -> str:
    """The crescent that lies in the dark."""
    return f"M{-0.42 * r:.1f} {-0.907 * r:.1f}A{r:.1f} {r:.1f} 0 0 0 {-0.42 * r:.1f} {0.907 * r:.1f}A{1.28 * r:.1f} {1.28 * r:.1f} 0 0 1 {-0.42 * r:.1f} {-0.907 * r:.1f}Z"


def _texture(planet: PlanetSpot, paint: str) -> Iterator[Node]:
    """Land on green planets, bands on blue ones, craters on grey ones: a type is told without its colour."""
    r, kind = planet.r, planet.printed.type
    if kind == "blue":
        d = ""
        for share in (-0.6, -0.3, 0.05, 0.4, 0.7):
            half = r * (1 - share * share) ** 0.5
            d += f"M{-half:.1f} {share * r:.1f}Q0 {share * r + 0.12 * r:.1f} {half:.1f} {share * r:.1f}"
        yield Curve(d=d, stroke=paint, stroke_opacity=0.32, stroke_width=0.09 * r)
    elif kind == "grey":
        for x, y, size in _scattered(planet.printed.id, 6):
            yield Circle(
                cx=x * r, cy=y * r, r=size * r, fill="ground", fill_opacity=0.25, stroke=paint, stroke_opacity=0.4
            )
    else:
        for x, y, size in _scattered(planet.printed.id, 4):
            yield Curve(d=_land(planet.printed.id, x * r, y * r, 1.5 * size * r), fill=paint, fill_opacity=0.22)


def _scattered(seed: str, count: int) -> Iterator[tuple[float, float, float]]:
    """Some places on a disc of radius 1, with sizes."""
    data = hashlib.blake2b(f"planet {seed}".encode(), digest_size=3 * count).digest()
    for i in range(count):
        a, b, c = data[3 * i : 3 * i + 3]
        angle, reach = 2.399 * i + a / 255, 0.3 + 0.4 * b / 255
        yield reach * cos(angle), reach * sin(angle), 0.09 + 0.12 * c / 255


def _land(seed: str, x: float, y: float, size: float) -> str:
    data = hashlib.blake2b(f"{seed} {x:.0f}".encode(), digest_size=8).digest()
    points = [
        (x + size * (0.7 + byte / 400) * cos(radians(45 * i)), y + size * (0.5 + byte / 500) * sin(radians(45 * i)))
        for i, byte in enumerate(data)
    ]
    d = "M{:.1f} {:.1f}".format(*points[0])
    for i in range(len(points)):
        (x1, y1), (x2, y2) = points[(i + 1) % 8], points[(i + 2) % 8]
        d += f"Q{x1:.1f} {y1:.1f} {(x1 + x2) / 2:.1f} {(y1 + y2) / 2:.1f}"
    return d + "Z"


def flag(x: float, y: float, *, small: bool) -> Group:
    """An empty flag on its pole."""
    s = 0.8 if small else 1
    return Group(
        x=x,
        y=y,
        scale=s,
        children=(
            Curve(d="M-15 18V-14", stroke="chalk", stroke_width=2, stroke_linecap="round"),
            Curve(
                d="M-14-14H16L11-4 16 6H-14Z", fill="ground", stroke="chalk", stroke_opacity=0.8, stroke_width=1.2,
                stroke_linejoin="round",
            ),
        ),
    )  # fmt: skip


# --- moons --------------------------------------------------------------------------------------------------------


def _moon(planet: PlanetSpot) -> Iterator[Node]:
    """A moon in the colour of its planet, close to it and tied to it by a line."""
    (x, y), r, paint = planet.moon, planet.moon_r, type_paint(planet.printed.type)
    yield Curve(d=f"M{planet.x:.1f} {planet.y:.1f}L{x:.1f} {y:.1f}", stroke=paint, stroke_width=3)
    craters = ((-0.2, -0.62, 0.16), (0.38, -0.55, 0.1), (0.1, 0.74, 0.12))
    children: list[Node] = [
        Circle(r=r, fill="ground"),
        Circle(r=r, fill=paint, fill_opacity=0.16, stroke=paint, stroke_width=1.6),
        *(Circle(cx=cx * r, cy=cy * r, r=size * r, stroke=paint, stroke_opacity=0.6) for cx, cy, size in craters),
    ]
    for sx, sy in planet.spots:
        children.append(
            Circle(
                cx=sx, cy=sy, r=0.36 * r, fill="ground", stroke="planning", stroke_opacity=0.9, stroke_dasharray="2 2"
            )
        )
    yield Group(x=x, y=y, children=tuple(children))
