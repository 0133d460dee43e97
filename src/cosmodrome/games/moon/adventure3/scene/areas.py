"""The scoring areas of adventure 3: what is printed in each, what is crossed there, and what it is worth now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData
from cosmodrome.games.moon.adventure3.names import ColonyNames
from cosmodrome.games.moon.adventure3.scene.plan import AREAS, ColonyPlan
from cosmodrome.games.moon.adventure3.scene.printed import dish
from cosmodrome.games.moon.adventure3.view import ColonySheetView
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, label, line
from cosmodrome.scene import Curve, Group, Node, Rect, Use

__all__ = ["PAINTS", "live_areas", "printed_areas"]

PAINTS = {
    "missions": "chalk",
    "plants": "plant",
    "water": "water",
    "antennas": "antenna",
    "quarters": "tint",
    "astronauts": "astronaut",
    "planning": "planning",
    "errors": "bad",
}
"""The colour of each area."""

LETTERS = "abc"


def printed_areas(names: ColonyNames, printed: ColonyData, plan: ColonyPlan) -> Iterator[Node]:
    """The frames, their headings and their printed values."""
    for area in AREAS:
        yield Group(
            x=plan.areas[area].x,
            y=plan.areas[area].y,
            children=(*_frame(names, area, plan), *_printed(printed, plan, area)),
        )


def _frame(names: ColonyNames, area: str, plan: ColonyPlan) -> Iterator[Node]:
    box, paint = plan.areas[area], PAINTS[area]
    foot = _foot(plan)
    yield Rect(
        width=box.width,
        height=box.height,
        rx=9,
        fill="ground",
        fill_opacity=0.55,
        stroke=paint,
        stroke_opacity=0.7,
        stroke_width=1.4,
    )
    yield Rect(y=box.height - foot, width=box.width, height=foot, rx=9, fill=paint, fill_opacity=0.1)
    yield Curve(d=f"M8 {box.height - foot:.1f}H{box.width - 8}", stroke=paint, stroke_opacity=0.45)
    head = names.scoring[area]
    y, size = (19, 15) if plan.wide else (15, 12.5)
    yield from label(head, box.width / 2, y, box.width - 6, paint, size, "middle")


def _foot(plan: ColonyPlan) -> float:
    """The height of the field with the points."""
    return 46 if plan.wide else 32


def _printed(printed: ColonyData, plan: ColonyPlan, area: str) -> Iterator[Node]:
    box, paint = plan.areas[area], PAINTS[area]
    if area in (*MULTIPLIERS, "planning", "errors"):
        values = printed.values(area)
        for i, (x, y) in enumerate(track_spots(plan, area, len(values))):
            if i < len(values) - 1:
                width, height = _box_size(plan, area)
                yield Rect(
                    x=x - width / 2,
                    y=y - height / 2,
                    width=width,
                    height=height,
                    rx=4,
                    stroke=paint,
                    stroke_opacity=0.75,
                )
            yield figure(values[i], x, y, paint, 15 if plan.wide else 12.5)
        if area in MULTIPLIERS:
            yield from _emblem(plan, area, box)
    elif area == "astronauts":
        for i, (x, y) in enumerate(astronaut_spots(plan, printed.sheet.astronauts)):
            yield Use(symbol="astronaut", x=x, y=y, size=_astronaut(plan), color=paint, opacity=0.85 if i >= 0 else 1)
        yield from _prizes(printed, plan)
    elif area == "missions":
        for letter, (x, y) in zip(LETTERS, mission_spots(plan), strict=True):
            symbol = f"mission-{letter}"
            yield Use(symbol=symbol, x=x, y=y, size=28 if plan.wide else 19, color=symbol)
            yield Curve(d=f"M{x + 22} {y + 12}H{box.width - 10}", stroke=symbol, stroke_opacity=0.5)
    else:
        for x, y in quarter_spots(plan, printed):
            side = 27 if plan.wide else 22
            yield Rect(
                x=x - side / 2,
                y=y - side / 2,
                width=side,
                height=side,
                rx=5,
                stroke=paint,
                stroke_opacity=0.55,
                stroke_dasharray="3 2.5",
            )


def _emblem(plan: ColonyPlan, area: str, box: Box) -> Iterator[Node]:
    """What the values of a track are multiplied with."""
    x, y, size = box.width * 0.7, (62 if plan.wide else 42), (30 if plan.wide else 20)
    if area == "antennas":
        yield dish(x, y, size)
    else:
        yield Use(symbol="plant" if area == "plants" else "water", x=x, y=y, size=size, color=PAINTS[area])
    yield line("×", x, y + (34 if plan.wide else 22), "muted", 16 if plan.wide else 13, "middle")


def _prizes(printed: ColonyData, plan: ColonyPlan) -> Iterator[Node]:
    box = plan.areas["astronauts"]
    y = box.height - _foot(plan) - (14 if plan.wide else 7)
    step = box.width / len(printed.sheet.prizes)
    for i, prize in enumerate(printed.sheet.prizes):
        x = step * (i + 0.5)
        yield figure(prize, x, y, "astronaut", 16 if plan.wide else 12.5)


# --- places, seen from the corner of the area ------------------------------------------------------------------------


def _box_size(plan: ColonyPlan, area: str) -> tuple[float, float]:
    if area in MULTIPLIERS or area == "errors":
        return (32, 20) if plan.wide else (24, 14.5)
    return (36, 20) if plan.wide else (27, 13.5)


def track_spots(plan: ColonyPlan, area: str, count: int) -> list[tuple[float, float]]:
    """Where the values of a track stand: from the top, the planning in two columns."""
    box = plan.areas[area]
    top, step = (38.0, 26.0) if plan.wide else (28.0, 15.2)
    if area == "planning":
        return [(box.width * (0.29 if i % 2 == 0 else 0.71), top + step * (i // 2)) for i in range(count)]
    if area == "errors":
        return [(box.width / 2, top + step * (i + 0.3)) for i in range(count)]
    return [(box.width * 0.28, top + step * i) for i in range(count)]


def astronaut_spots(plan: ColonyPlan, count: int) -> list[tuple[float, float]]:
    """Three in a row."""
    box = plan.areas["astronauts"]
    top, step = (44.0, 33.0) if plan.wide else (30.0, 19.5)
    return [(box.width * (0.2 + 0.3 * (i % 3)), top + step * (i // 3)) for i in range(count)]


def _astronaut(plan: ColonyPlan) -> float:
    return 25 if plan.wide else 15


def mission_spots(plan: ColonyPlan) -> list[tuple[float, float]]:
    """A, B, C from the top."""
    top, step = (48.0, 42.0) if plan.wide else (31.0, 23.0)
    return [(24.0 if plan.wide else 22.0, top + step * i) for i in range(len(LETTERS))]


def quarter_spots(plan: ColonyPlan, printed: ColonyData) -> list[tuple[float, float]]:
    """A little map of the four quarters."""
    box = plan.areas["quarters"]
    middle, reach = (90.0, 16.0) if plan.wide else (54.0, 13.0)
    return [
        (
            box.width / 2 + (reach if "right" in quarter.id else -reach),
            middle + (-reach if "top" in quarter.id else reach),
        )
        for quarter in printed.quarter
    ]


# --- what is written there ------------------------------------------------------------------------------------------


def live_areas(
    names: ColonyNames, printed: ColonyData, plan: ColonyPlan, sheet: ColonySheetView, counts: dict[str, int]
) -> Iterator[Node]:
    """Crosses, circled values and the points of each area; `counts` has the symbols that the tracks multiply."""
    for area in AREAS:
        box = plan.areas[area]
        marks: Sequence[Node] = tuple(_marks(printed, plan, sheet, counts, area))
        points = sheet.lines[area]
        yield Group(
            key=area,
            role="button" if area in (*MULTIPLIERS, "astronauts", "errors") else "img",
            title=_title(names, printed, sheet, counts, area),
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=9),
            children=(*marks, _points(plan, area, points)),
        )


def _points(plan: ColonyPlan, area: str, points: int) -> Group:
    box, foot = plan.areas[area], _foot(plan)
    text = str(points).replace("-", "−")
    return Group(
        key=f"{area}.points",
        children=(figure(text, box.width / 2, box.height - foot / 2, PAINTS[area], 25 if plan.wide else 18),),
    )


def _marks(
    printed: ColonyData, plan: ColonyPlan, sheet: ColonySheetView, counts: dict[str, int], area: str
) -> Iterator[Node]:
    if area in (*MULTIPLIERS, "planning", "errors"):
        yield from _track(printed, plan, area, _crossed(sheet, area))
        if area in MULTIPLIERS:
            box = plan.areas[area]
            y = 122.0 if plan.wide else 80.0
            yield hand.number(
                f"{area}.{counts[area]}", counts[area], 34 if plan.wide else 23, "chalk", 0.7 * box.width, y
            )
    elif area == "astronauts":
        reach = 0.42 * _astronaut(plan)
        for i, (x, y) in enumerate(astronaut_spots(plan, sheet.astronauts)):
            yield hand.cross(f"astronaut.{i}", reach, "chalk", 2.4 if plan.wide else 1.8, x, y)
    elif area == "missions":
        for letter, (x, y), value in zip(LETTERS, mission_spots(plan), sheet.missions, strict=True):
            if value >= 0:
                yield hand.number(
                    f"mission.{letter}", value, 32 if plan.wide else 23, "chalk", x + (35 if plan.wide else 42), y
                )
    else:
        for index, (x, y) in enumerate(quarter_spots(plan, printed)):
            quarter = printed.quarter[index]
            value = quarter.first if index in sheet.firsts else quarter.later if index in sheet.laters else 0
            if value:
                yield hand.number(f"quarter.{index}", value, 23 if plan.wide else 18, "chalk", x, y)


def _crossed(sheet: ColonySheetView, area: str) -> int:
    if area == "planning":
        return sheet.plannings
    return sheet.errors if area == "errors" else sheet.energies[MULTIPLIERS.index(area)]


def _track(printed: ColonyData, plan: ColonyPlan, area: str, crossed: int) -> Iterator[Node]:
    """The value that counts now is lit, those above it are crossed."""
    values, paint = printed.values(area), PAINTS[area]
    width, height = _box_size(plan, area)
    for i, (x, y) in enumerate(track_spots(plan, area, len(values))):
        if i < crossed:
            yield hand.cross(f"{area}.{i}", 0.42 * height, "chalk", 2.2 if plan.wide else 1.7, x, y)
        elif i == crossed:
            yield Rect(x=x - width / 2, y=y - height / 2, width=width, height=height, rx=4, fill=paint)
            yield figure(values[i], x, y, "ground", 15 if plan.wide else 12.5)


def _title(names: ColonyNames, printed: ColonyData, sheet: ColonySheetView, counts: dict[str, int], area: str) -> str:
    words, points = names.words, names.points(sheet.lines[area])
    if area in MULTIPLIERS:
        value = printed.values(area)[sheet.energies[MULTIPLIERS.index(area)]]
        sums = {
            "plants": words(
                "Plants in circled greenhouses, {n}, times {value}: {points}.",
                n=counts[area],
                value=value,
                points=points,
            ),
            "water": words(
                "Circled water tanks, {n}, times {value}: {points}.", n=counts[area], value=value, points=points
            ),
            "antennas": words(
                "Circled antennas, {n}, times {value}: {points}.", n=counts[area], value=value, points=points
            ),
        }
        return " ".join((sums[area], words("An Energy crosses the next box and makes each of them worth more.")))
    told = {
        "missions": words("Accomplished missions: {points}.", points=points),
        "quarters": words("Bonuses of full quarters: {points}.", points=points),
        "astronauts": words(
            "{n} of {all} astronauts crossed: {points}. Most, second and third most at the table win points.",
            n=sheet.astronauts,
            all=printed.sheet.astronauts,
            points=points,
        ),
        "planning": words("{n} X by Planning: {points}.", n=sheet.plannings, points=points),
        "errors": words("{n} system errors: {points}. The last one ends the game.", n=sheet.errors, points=points),
    }
    return told[area]
