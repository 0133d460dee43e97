"""The scoring areas of adventure 5: what is printed in each, what is crossed there, and what it is worth now.

The four fields that Energy upgrades are tables: a row is crossed at once in all its columns, and the first row that is
not crossed counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.adventure5.names import DomeNames
from cosmodrome.games.moon.adventure5.scene.plan import AREAS, DomePlan
from cosmodrome.games.moon.adventure5.scene.printed import flower, star
from cosmodrome.games.moon.adventure5.view import DomeSheetView
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.style import figure, label
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["PAINTS", "live_areas", "printed_areas"]

PAINTS = {
    "missions": "chalk",
    "lab": "plant",
    "towers": "start",
    "astronauts": "astronaut",
    "dome": "tint",
    "errors": "bad",
}
"""The colour of each area."""

LETTERS = "abc"


def printed_areas(names: DomeNames, printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    """The frames, their headings and their printed values."""
    for area in AREAS:
        yield Group(
            x=plan.areas[area].x,
            y=plan.areas[area].y,
            children=(*_frame(names, area, plan), *_printed(printed, plan, area)),
        )


def _frame(names: DomeNames, area: str, plan: DomePlan) -> Iterator[Node]:
    box, paint, foot = plan.areas[area], PAINTS[area], _foot(plan)
    yield Rect(
        width=box.width,
        height=box.height,
        rx=9,
        fill="ground",
        fill_opacity=0.6,
        stroke=paint,
        stroke_opacity=0.7,
        stroke_width=1.4,
    )
    yield Rect(y=box.height - foot, width=box.width, height=foot, rx=9, fill=paint, fill_opacity=0.1)
    yield Curve(d=f"M8 {box.height - foot:.1f}H{box.width - 8}", stroke=paint, stroke_opacity=0.45)
    head = names.scoring[area]
    y, size = (19, 15) if plan.wide else (14, 12.5)
    yield from label(head, box.width / 2, y, box.width - 5, paint, size, "middle")


def _foot(plan: DomePlan) -> float:
    """The height of the field with the points."""
    return 46 if plan.wide else 27


def _printed(printed: DomeData, plan: DomePlan, area: str) -> Iterator[Node]:
    paint = PAINTS[area]
    if area in FIELDS:
        yield from _table(printed, plan, area)
    if area == "errors":
        for i, (x, y) in enumerate(error_spots(plan, len(printed.errors.losses))):
            if i < len(printed.errors.losses) - 1:
                yield _slot(plan, x, y, paint)
            yield figure(printed.errors.losses[i], x, y, paint, _type(plan))
    elif area == "astronauts":
        for x, y in astronaut_spots(plan, printed.sheet.astronauts):
            yield Use(symbol="astronaut", x=x, y=y, size=_astronaut(plan), color=paint)
    elif area == "missions":
        for letter, (x, y) in zip(LETTERS, mission_spots(plan), strict=True):
            symbol = f"mission-{letter}"
            yield Use(symbol=symbol, x=x, y=y, size=22 if plan.wide else 15, color=symbol)
            for which, emblem in ((0, star), (1, flower)):
                yield emblem(*_emblem_spot(plan, x, y, which), 12 if plan.wide else 9, "muted")
    elif area == "towers":
        yield from _printed_towers(printed, plan)


def _printed_towers(printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    """A line to write on for each end of each tower."""
    paint = PAINTS["towers"]
    box, half = plan.areas["towers"], (13 if plan.wide else 12)
    for column, up in ((0.46, True), (0.8, False)):
        x, y, size = box.width * column, (35.0 if plan.wide else 26.0), (5.5 if plan.wide else 4.0)
        tip = y - size if up else y + size
        base = y + size if up else y - size
        yield Curve(d=f"M{x} {tip}L{x + size} {base}H{x - size}Z", fill=paint, fill_opacity=0.8)
    for tower in printed.tower:
        rows = [tower_spots(printed, plan)[end.id] for end in printed.end if end.tower == tower.id]
        y = rows[0][1]
        yield figure(tower.id, box.width * 0.15, y, "chalk", _type(plan))
        for x, _ in rows:
            yield Curve(
                d=f"M{x - half} {y + (9 if plan.wide else 6.5)}H{x + half}",
                stroke=paint,
                stroke_opacity=0.55,
                stroke_dasharray="3 2.5",
            )


def _table(printed: DomeData, plan: DomePlan, area: str) -> Iterator[Node]:
    paint, field = PAINTS[area], printed.field[FIELDS.index(area)]
    for column, values in enumerate(field.columns):
        x, y = head_spot(plan, area, column)
        yield from _head(plan, area, column, x, y)
        for row, value in enumerate(values):
            x, y = cell_spot(plan, area, column, row)
            if row < field.rows:
                yield _slot(plan, x, y, paint)
            yield figure(_signed(value), x, y, paint, _type(plan))


def _head(plan: DomePlan, area: str, column: int, x: float, y: float) -> Iterator[Node]:
    """What a column is for."""
    size = 15 if plan.wide else 10.5
    if area == "missions":
        yield star(x, y, size, "chalk") if column == 0 else flower(x, y, size, "chalk")
    elif area == "lab":
        for i in range(column + 1):
            yield Circle(cx=x + (i - column / 2) * 0.5 * size, cy=y, r=0.2 * size, fill="plant")
    elif area == "astronauts":
        if column == 0:
            yield Use(symbol="crown", x=x, y=y, size=size, color="astronaut")
        else:
            yield Use(symbol="astronaut", x=x, y=y, size=size, color="astronaut")
    else:
        h = 0.32 * size
        yield Curve(
            d=f"M{x - size / 2} {y + h}Q{x} {y - 2.6 * h} {x + size / 2} {y + h}",
            stroke="tint",
            stroke_width=0.26 * size,
            stroke_dasharray=f"{0.3 * size} {0.16 * size}",
        )


def _slot(plan: DomePlan, x: float, y: float, paint: str, *, lit: bool = False) -> Rect:
    width, height = _slot_size(plan)
    if lit:
        return Rect(x=x - width / 2, y=y - height / 2, width=width, height=height, rx=4, fill=paint)
    return Rect(x=x - width / 2, y=y - height / 2, width=width, height=height, rx=4, stroke=paint, stroke_opacity=0.7)


# --- places, seen from the corner of the area ------------------------------------------------------------------------


def _type(plan: DomePlan) -> float:
    return 15 if plan.wide else 12.5


def _slot_size(plan: DomePlan) -> tuple[float, float]:
    return (30, 18) if plan.wide else (24, 12.2)


def _columns(plan: DomePlan, area: str) -> tuple[float, float]:
    """Where the first column of a field stands, and how far the next is."""
    wide = {"missions": (96.0, 40.0), "lab": (21.0, 51.5), "astronauts": (93.0, 48.0), "dome": (34.0, 0.0)}
    tall = {"missions": (71.0, 37.0), "lab": (21.0, 50.0), "astronauts": (97.0, 46.0), "dome": (23.0, 0.0)}
    return (wide if plan.wide else tall)[area]


def head_spot(plan: DomePlan, area: str, column: int) -> tuple[float, float]:
    """The middle of the emblem over a column."""
    first, apart = _columns(plan, area)
    return first + apart * column, 35 if plan.wide else 24


def cell_spot(plan: DomePlan, area: str, column: int, row: int) -> tuple[float, float]:
    """The middle of a value of a field."""
    first, apart = _columns(plan, area)
    top, step = (58.0, 20.6) if plan.wide else (36.0, 13.1)
    return first + apart * column, top + step * row


def error_spots(plan: DomePlan, count: int) -> list[tuple[float, float]]:
    """From the top."""
    box = plan.areas["errors"]
    top, step = (58.0, 24.0) if plan.wide else (34.0, 15.5)
    return [(box.width / 2, top + step * i) for i in range(count)]


def astronaut_spots(plan: DomePlan, count: int) -> list[tuple[float, float]]:
    """Two in a row."""
    left, apart, top, step = (21.0, 29.0, 48.0, 29.0) if plan.wide else (20.0, 25.0, 30.0, 18.5)
    return [(left + apart * (i % 2), top + step * (i // 2)) for i in range(count)]


def _astronaut(plan: DomePlan) -> float:
    return 23 if plan.wide else 14.5


def mission_spots(plan: DomePlan) -> list[tuple[float, float]]:
    """A, B, C from the top."""
    left, top, step = (20.0, 52.0, 38.0) if plan.wide else (15.0, 32.0, 24.0)
    return [(left, top + step * i) for i in range(len(LETTERS))]


def _emblem_spot(plan: DomePlan, x: float, y: float, which: int) -> tuple[float, float]:
    """The star (0) and the flower (1) beside a letter."""
    first, apart = (22.0, 17.0) if plan.wide else (15.0, 13.0)
    return x + first + apart * which, y


def tower_spots(printed: DomeData, plan: DomePlan) -> dict[str, tuple[float, float]]:
    """Where the bonus of each end is written."""
    box = plan.areas["towers"]
    top, step = (61.0, 25.0) if plan.wide else (41.0, 15.5)
    towers = [tower.id for tower in printed.tower]
    return {
        end.id: (box.width * (0.46 if end.side == "top" else 0.8), top + step * towers.index(end.tower))
        for end in printed.end
    }


# --- what is written there ------------------------------------------------------------------------------------------


def live_areas(names: DomeNames, printed: DomeData, plan: DomePlan, sheet: DomeSheetView) -> Iterator[Node]:
    """Crosses, lit rows and the points of each area."""
    for area in AREAS:
        box = plan.areas[area]
        marks: Sequence[Node] = tuple(_marks(printed, plan, sheet, area))
        yield Group(
            key=area,
            role="img" if area == "towers" else "button",
            title=_title(names, printed, sheet, area),
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=9),
            children=(*marks, _points(plan, area, sheet.lines[area])),
        )


def _points(plan: DomePlan, area: str, points: int) -> Group:
    box, foot = plan.areas[area], _foot(plan)
    return Group(
        key=f"{area}.points",
        children=(
            figure(_signed(points), box.width / 2, box.height - foot / 2, PAINTS[area], 25 if plan.wide else 17),
        ),
    )


def _marks(printed: DomeData, plan: DomePlan, sheet: DomeSheetView, area: str) -> Iterator[Node]:
    if area in FIELDS:
        yield from _rows(printed, plan, sheet, area)
    if area == "errors":
        width = 2.2 if plan.wide else 1.7
        for i, (x, y) in enumerate(error_spots(plan, len(printed.errors.losses))):
            if i < sheet.errors:
                yield hand.cross(f"errors.{i}", 0.42 * _slot_size(plan)[1], "chalk", width, x, y)
            elif i == sheet.errors:
                yield _slot(plan, x, y, "bad", lit=True)
                yield figure(printed.errors.losses[i], x, y, "ground", _type(plan))
    elif area == "astronauts":
        for i, (x, y) in enumerate(astronaut_spots(plan, sheet.astronauts)):
            yield hand.cross(f"astronaut.{i}", 0.42 * _astronaut(plan), "chalk", 2.4 if plan.wide else 1.8, x, y)
    elif area == "missions":
        r = 9.5 if plan.wide else 7
        for letter, (x, y), which in zip(LETTERS, mission_spots(plan), sheet.stars, strict=True):
            if which >= 0:
                sx, sy = _emblem_spot(plan, x, y, which)
                yield (star if which == 0 else flower)(sx, sy, 12 if plan.wide else 9, f"mission-{letter}")
                yield Group(x=sx, y=sy, children=(hand.ring(f"mission.{letter}", r, r, "chalk", 2),))
    elif area == "towers":
        for index, end in enumerate(printed.end):
            value = end.first if index in sheet.firsts else end.later if index in sheet.laters else 0
            if value:
                x, y = tower_spots(printed, plan)[end.id]
                yield hand.number(f"end.{end.id}", value, 23 if plan.wide else 16, "chalk", x, y)


def _rows(printed: DomeData, plan: DomePlan, sheet: DomeSheetView, area: str) -> Iterator[Node]:
    """The row that counts now is lit, those above it are crossed; beside it stands how often a value counts."""
    field, paint = printed.field[FIELDS.index(area)], PAINTS[area]
    crossed = sheet.upgrades[FIELDS.index(area)]
    counts = _counts(sheet, area)
    width, height = _slot_size(plan)
    for column, values in enumerate(field.columns):
        for row in range(crossed):
            x, y = cell_spot(plan, area, column, row)
            key = f"{area}.{column}.{row}"
            yield hand.cross(key, 0.42 * height, "chalk", 2.2 if plan.wide else 1.6, x, y)
        x, y = cell_spot(plan, area, column, crossed)
        yield _slot(plan, x, y, paint, lit=True)
        yield figure(_signed(values[crossed]), x, y, "ground", _type(plan))
        if counts:
            size = 18 if plan.wide else 15
            told = f"×{counts[column]}"
            yield hand.number(f"{area}.{column}.{told}", told, size, "chalk", x + width / 2 + 0.58 * size, y)


def _counts(sheet: DomeSheetView, area: str) -> list[int]:
    """How often each column of a field counts; empty where that is told otherwise."""
    if area == "lab":
        return levels_by_symbols(sheet)
    return [sheet.unbuilt] if area == "dome" else []


def levels_by_symbols(sheet: DomeSheetView) -> list[int]:
    """How many levels of the laboratory have one, two and three symbols circled."""
    circled = [plants + waters for plants, waters in zip(sheet.plants, sheet.waters, strict=True)]
    return [circled.count(n) for n in (1, 2, 3)]


def _title(names: DomeNames, printed: DomeData, sheet: DomeSheetView, area: str) -> str:
    words, points = names.words, names.points(sheet.lines[area])
    one, two, three = levels_by_symbols(sheet)
    told = {
        "missions": words("Accomplished missions, star or flower: {points}.", points=points),
        "lab": words(
            "Levels of the laboratory with 1, 2 and 3 symbols circled: {one}, {two} and {three}. {points}.",
            one=one,
            two=two,
            three=three,
            points=points,
        ),
        "towers": words("Bonuses of the highest and lowest levels: {points}.", points=points),
        "astronauts": words(
            "{n} of {all} astronauts crossed: {points}. The most at the table take the first column, others the second.",
            n=sheet.astronauts,
            all=printed.sheet.astronauts,
            points=points,
        ),
        "dome": words("Pieces of the dome not built: {n}. {points}.", n=sheet.unbuilt, points=points),
        "errors": words("{n} system errors: {points}. The last one ends the game.", n=sheet.errors, points=points),
    }
    if area not in FIELDS:
        return told[area]
    return " ".join((told[area], words("An Energy crosses the next row: the values below it then count.")))


def _signed(value: int) -> str:
    return str(value).replace("-", "−")
