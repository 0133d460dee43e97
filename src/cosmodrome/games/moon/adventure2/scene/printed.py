"""What never changes on the sheet of adventure 2: the sky with Earth and Moon, the trajectory, stations and panels."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.names import JourneyNames
from cosmodrome.games.moon.adventure2.scene.plan import JourneyPlan, StationSpot
from cosmodrome.games.moon.adventure2.text import JourneyText
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, fit_size, label, line
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["printed_sheet", "scoring_symbol"]


def printed_sheet(text: JourneyText, printed: JourneyData, plan: JourneyPlan) -> Iterator[Node]:
    """The static layer."""
    words, names, wide = text.words, text.names, plan.shape == "wide"
    yield from backdrop(plan.width, plan.height)
    yield _earth(*plan.earth)
    yield _moon(*plan.moon)
    yield from nameplate(words, 2, words("The Journey"), wide=wide, dial=True)
    yield from _trajectory(printed, plan)
    for index, spot in enumerate(plan.stations):
        yield from _station(printed, plan, index, spot)
    yield from _panels(names, plan)
    for key, box in plan.scoring.items():
        yield from _scoring_box(names, printed, key, box, wide=wide)


# --- the sky ----------------------------------------------------------------------------------------------------------


def _earth(x: float, y: float, r: float) -> Group:
    """The Earth in construction lines, with land that is hatched."""
    africa = "M-16-20C-4-25 10-22 20-18 22-8 28 0 37 0 34 12 24 18 22 30 16 42 8 48 3 45-3 34 1 24-5 14-17 16-28 10-29 0-28-10-24-17-16-20Z"
    europe = "M-20-27C-24-33-14-36-14-43-4-53 8-58 22-54 36-46 44-36 48-26 40-20 34-28 26-24 18-30 12-26 6-31-2-28-10-25-20-27Z"
    america = "M-63-10C-55-12-46-2-43 6-46 17-53 24-53 37-61 24-66 6-63-10Z"
    land = africa + europe + america
    scale = r / 66
    return Group(
        x=x,
        y=y,
        children=(
            Circle(r=r * 1.22, fill="tint", fill_opacity=0.05),
            Circle(r=r * 1.1, fill="water", fill_opacity=0.05),
            Circle(r=r, fill="sky-deep", stroke="chalk", stroke_opacity=0.55, stroke_width=1.5),
            Circle(r=r - 4, fill="water", fill_opacity=0.08, stroke="chalk", stroke_opacity=0.18),
            Group(
                scale=scale,
                children=(
                    Curve(d=land, fill="#hatch", stroke="chalk", stroke_opacity=0.5, stroke_width=1.2),
                    Curve(d=land, fill="plant", fill_opacity=0.1),
                ),
            ),
            Curve(
                d=f"M{-r - 18} 0H{r + 18}M0 {-r - 18}V{r + 18}",
                stroke="chalk",
                stroke_opacity=0.2,
                stroke_dasharray="9 4 2 4",
            ),
            Curve(
                d=f"M{-r} 0A{r} {0.3 * r:.1f} 0 0 0 {r} 0M0 {-r}A{0.4 * r:.1f} {r} 0 0 0 0 {r}",
                stroke="chalk",
                stroke_opacity=0.22,
                stroke_dasharray="3 4",
            ),
        ),
    )


CRATERS = ((-0.35, -0.3, 0.2), (0.3, 0.12, 0.25), (-0.22, 0.45, 0.15), (0.14, -0.58, 0.11), (-0.66, 0.14, 0.1))


def _moon(x: float, y: float, r: float) -> Group:
    """The Moon, with craters."""
    shade = f"M0 {-r}A{r} {r} 0 0 1 0 {r}A{1.5 * r:.1f} {1.5 * r:.1f} 0 0 0 0 {-r}Z"
    craters: list[Node] = [
        Circle(cx=cx * r, cy=cy * r, r=size * r, fill="ground", fill_opacity=0.3, stroke="chalk", stroke_opacity=0.35)
        for cx, cy, size in CRATERS
    ]
    return Group(
        x=x,
        y=y,
        children=(
            Circle(r=1.25 * r, fill="chalk", fill_opacity=0.04),
            Circle(r=r, fill="chalk", fill_opacity=0.1, stroke="chalk", stroke_opacity=0.55, stroke_width=1.5),
            Circle(r=r + 5, stroke="chalk", stroke_opacity=0.25, stroke_dasharray="2 5"),
            *craters,
            Curve(d=shade, fill="#hatch", opacity=0.7),
        ),
    )


# --- the trajectory ---------------------------------------------------------------------------------------------------


def _trajectory(printed: JourneyData, plan: JourneyPlan) -> Iterator[Node]:
    """The flight as a dashed axis between two rails, and its spaces."""
    run = plan.run(0, len(plan.spaces))
    for paint, width, opacity in (("ground", plan.tile + 8, 0.35), ("tint", plan.tile - 6, 0.16)):
        yield Curve(
            d=run,
            stroke=paint,
            stroke_width=width,
            stroke_opacity=opacity,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    yield Curve(d=run, stroke="chalk", stroke_opacity=0.55, stroke_dasharray="6 5", stroke_width=1.2)
    for station in plan.stations:
        yield from _chain(station)
    for space, (x, y) in enumerate(plan.spaces):
        if space in plan.tanks:
            yield from _tank(printed.space[space].tank, x, y, *plan.tanks[space])
        yield Group(
            x=x,
            y=y,
            children=(
                Curve(d=tile(plan.tile), fill="ground", stroke="chalk", stroke_width=1.7, stroke_linejoin="round"),
                Curve(d=tile(plan.tile - 7), stroke="chalk", stroke_opacity=0.22, stroke_width=0.8),
            ),
        )


def _tank(value: int, x: float, y: float, tx: float, ty: float) -> Iterator[Node]:
    yield Curve(d=f"M{x:.1f} {y:.1f}L{tx:.1f} {ty:.1f}", stroke="water", stroke_opacity=0.6, stroke_width=3)
    yield Circle(cx=tx, cy=ty, r=13.5, fill="ground", stroke="water", stroke_width=1.3)
    yield Use(symbol="water", x=tx, y=ty - 1, size=23, color="water", opacity=0.3)
    yield figure(value, tx, ty + 1.5, "water", 15)


def _chain(station: StationSpot) -> Iterator[Node]:
    """The tether between trajectory and station, or the sign of a station that is docked elsewhere."""
    if station.chain:
        yield Curve(d=station.chain, stroke="robot", stroke_opacity=0.22, stroke_width=9, stroke_linecap="round")
        yield Curve(d=station.chain, stroke="robot", stroke_opacity=0.75, stroke_width=1.3, stroke_dasharray="2 3")


# --- stations ---------------------------------------------------------------------------------------------------------


def _station(printed: JourneyData, plan: JourneyPlan, index: int, spot: StationSpot) -> Iterator[Node]:
    """A pod with solar wings, its plants behind glass, and its two multipliers."""
    body, data, wide = spot.body, printed.station[index], plan.shape == "wide"
    if wide:
        yield from _wings(body)
    yield Rect(
        x=body.x,
        y=body.y,
        width=body.width,
        height=body.height,
        rx=14,
        fill="panel",
        stroke="chalk",
        stroke_width=1.6,
    )
    yield Rect(
        x=body.x + 4,
        y=body.y + 4,
        width=body.width - 8,
        height=body.height - 8,
        rx=10,
        stroke="chalk",
        stroke_opacity=0.22,
        stroke_width=0.8,
    )
    if wide:
        yield Rect(x=body.x + 8, y=body.y + 9, width=body.width - 16, height=30, rx=15, fill="plant", fill_opacity=0.1)
        x, y = body.x + body.width / 2, body.y - 9
        yield Circle(cx=x, cy=y, r=11, fill="panel", stroke="chalk", stroke_width=1.4)
        yield figure(index + 1, x, y, "chalk", 15 if wide else 13.5)
    else:
        x, y = body.x + 18, body.y + 36
        yield Circle(cx=x, cy=y, r=11, fill="ground", stroke="chalk", stroke_width=1.4)
        yield figure(index + 1, x, y, "chalk", 15 if wide else 13.5)
        yield from _sign(index, spot)
    for x, y in spot.robots:
        yield Circle(cx=x, cy=y, r=0.68 * plan.mark, fill="ground", stroke="robot", stroke_opacity=0.6)
        yield Use(symbol="robot", x=x, y=y, size=0.82 * plan.mark, color="robot", opacity=0.8)
    for x, y in spot.plants:
        yield Circle(cx=x, cy=y, r=0.62 * plan.mark, fill="ground", stroke="plant", stroke_opacity=0.6)
        yield Use(symbol="plant", x=x, y=y, size=0.8 * plan.mark, color="plant", opacity=0.8)
    for (x, y), value in ((spot.first, data.first), (spot.later, data.later)):
        yield Rect(x=x - 16, y=y - 10, width=32, height=20, rx=5, fill="ground", stroke="plant", stroke_opacity=0.55)
        yield figure(f"×{value}", x, y, "plant", fit_size(f"×{value}", 31, 15 if wide else 13.5, bold=True))


def _wings(body: Box) -> Iterator[Node]:
    """Solar wings on both sides."""
    middle = body.y + body.height / 2
    for x, turn in ((body.x, -1), (body.x + body.width, 1)):
        far = x + turn * 20
        left = min(x + turn * 6, far)
        yield Curve(d=f"M{x} {middle}H{far}", stroke="chalk", stroke_opacity=0.7, stroke_width=2)
        yield Rect(
            x=left,
            y=middle - 24,
            width=14,
            height=48,
            fill="#hatch-tint",
            stroke="tint",
            stroke_opacity=0.75,
            stroke_width=1.1,
        )
        yield Curve(d=f"M{left} {middle - 8}h14M{left} {middle + 8}h14", stroke="tint", stroke_opacity=0.6)


def _sign(index: int, spot: StationSpot) -> Iterator[Node]:
    """Where a docked station is hooked: a robot and its number under the space."""
    x, y = spot.sign
    yield Rect(x=x - 19, y=y - 10, width=38, height=20, rx=10, fill="ground", stroke="robot", stroke_width=1.2)
    yield Use(symbol="robot", x=x - 8, y=y, size=13, color="robot")
    yield figure(index + 1, x + 9, y, "chalk", 13.5)


# --- panels -----------------------------------------------------------------------------------------------------------


def _panels(names: JourneyNames, plan: JourneyPlan) -> Iterator[Node]:
    """Energies with their lines, astronauts and planning symbols with the Wild symbols they circle."""
    paints = {"energies": "energy", "astronauts": "astronaut", "plannings": "planning", "wilds": "wild"}
    for key, paint in paints.items():
        box = plan.panels[key]
        yield Rect(
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=9,
            fill="panel",
            fill_opacity=0.8,
            stroke=paint,
            stroke_opacity=0.6,
        )
        if plan.shape == "wide":
            text = names.actions[paint]
            yield from label(text, box.x + 8, box.y + 18, box.width - 14, paint)
    for key, paint in (("energies", "energy"), ("astronauts", "astronaut"), ("plannings", "planning")):
        for x, y in plan.symbols[key]:
            yield Use(symbol=paint, x=x, y=y, size=plan.mark, color=paint, opacity=0.75)
    for x, y in plan.symbols["lines"]:
        yield _line_symbol(x, y)
    for key in ("astronaut-wilds", "planning-wilds"):
        for x, y in plan.symbols[key]:
            yield Curve(d=f"M{x - 9} {y - 9}H{x + 9}", stroke="chalk", stroke_opacity=0.3)
            yield Use(symbol="wild", x=x, y=y + 3, size=13, color="wild", opacity=0.6)
    for x, y in plan.symbols["wilds"]:
        yield Circle(cx=x, cy=y, r=0.58 * plan.mark, stroke="wild", stroke_opacity=0.3, stroke_dasharray="2 3")
        yield Use(symbol="wild", x=x, y=y, size=plan.mark - 3, color="wild", opacity=0.3)


def _line_symbol(x: float, y: float) -> Group:
    """A line between two spaces."""
    return Group(
        x=x,
        y=y,
        opacity=0.7,
        children=(
            Curve(d="M-13-5H-5V5H-13ZM13-5H5V5H13Z", stroke="chalk", stroke_opacity=0.7),
            Curve(d="M0-9V9", stroke="tint", stroke_width=2.6, stroke_linecap="round"),
        ),
    )


# --- scoring ----------------------------------------------------------------------------------------------------------

PAINTS = {
    "missions": "mission-b",
    "plants": "plant",
    "water": "water",
    "longest": "tint",
    "zones": "tint",
    "errors": "bad",
}


def scoring_symbol(key: str, x: float, y: float, size: float) -> Group:
    """The sign of a scoring line."""
    paint, s = PAINTS[key], size / 24
    children: tuple[Node, ...]
    if key == "longest":
        d = "M-11-5V5M11-5V5M-10 0H10M-6-4L-10 0L-6 4M6-4L10 0L6 4"
        children = (Curve(d=d, stroke=paint, stroke_width=2, stroke_linecap="round"),)
    elif key == "zones":
        d = "M-11 10V2H-4V10ZM-3.5 10V-10H3.5V10ZM4 10V-3H11V10Z"
        children = (Curve(d=d, fill=paint, fill_opacity=0.45, stroke=paint, stroke_width=1.4),)
    else:
        symbol = {"missions": "mission-b", "plants": "plant", "water": "water", "errors": "error"}[key]
        children = (Use(symbol=symbol, size=24, color=paint),)
    return Group(x=x, y=y, scale=s, children=children)


def _scoring_box(names: JourneyNames, printed: JourneyData, key: str, box: Box, *, wide: bool) -> Iterator[Node]:
    paint = PAINTS[key]
    yield Rect(
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=9,
        fill="panel",
        fill_opacity=0.85,
        stroke=paint,
        stroke_opacity=0.7,
        stroke_width=1.3,
    )
    if wide:
        text = names.scoring[key]
        yield from label(text, box.x + box.width / 2, box.y + 21, box.width - 8, paint, anchor="middle")
        yield Curve(d=f"M{box.x + 12} {box.y + 84}H{box.x + box.width - 12}", stroke=paint, stroke_opacity=0.3)
    middle, y = (box.x + box.width / 2, box.y + 54) if wide else (box.x + 34, box.y + 23)
    if key == "missions":
        step, size = (36, 20) if wide else (20, 17)
        for i, letter in enumerate("abc"):
            paint = f"mission-{letter}"
            yield Use(symbol=paint, x=middle + step * (i - 1), y=y - (8 if wide else 0), size=size, color=paint)
    elif key == "zones" and wide:
        for i, prize in enumerate(printed.sheet.zone_prizes):
            yield line(f"{i + 1}.", middle + 36 * (i - 1), y - 10, "muted", 15, "middle")
            yield figure(prize, middle + 36 * (i - 1), y + 10, "tint", 17)
    elif key == "errors":
        yield from _errors(printed, middle, y, wide=wide)
    else:
        yield scoring_symbol(key, middle, y, 34 if wide else 24)


def _errors(printed: JourneyData, middle: float, y: float, *, wide: bool) -> Iterator[Node]:
    """Every loss in a box, the energy that some give below it."""
    losses, size = printed.errors.losses, 26 if wide else 16
    for i, (loss, energies) in enumerate(zip(losses, [*printed.errors.energies, 0], strict=True)):
        x = middle + (size + 1.5) * (i - (len(losses) - 1) / 2)
        if i < len(losses) - 1:
            yield Rect(
                x=x - size / 2,
                y=y - 8 - size / 2,
                width=size,
                height=size,
                rx=4,
                fill="ground",
                stroke="bad",
                stroke_opacity=0.7,
            )
        yield figure(loss, x, y - 8, "bad", 15 if wide else 12.5)
        if energies:
            yield Use(symbol="energy", x=x, y=y + (16 if wide else 11), size=14 if wide else 12, color="energy")
