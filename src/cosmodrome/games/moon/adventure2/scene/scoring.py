"""The scoring lines of adventure 2 as they stand: a live figure in every box of the sheet's last row."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.names import JourneyNames
from cosmodrome.games.moon.adventure2.scene.plan import JourneyPlan
from cosmodrome.games.moon.adventure2.view import JourneySheetView
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.scene import Group, Node, Rect

__all__ = ["scoring"]


def scoring(names: JourneyNames, printed: JourneyData, plan: JourneyPlan, sheet: JourneySheetView) -> Iterator[Group]:
    """Every box; that of the system errors is what to touch when no number fits."""
    for key, box in plan.scoring.items():
        wide = plan.shape == "wide"
        value = sheet.lines[key]
        paint = "bad" if value < 0 else "chalk" if value else "muted"
        told = f"−{-value}" if value < 0 else str(value)
        x, y = (box.x + box.width / 2, box.y + 105) if wide else (box.x + 84, box.y + 23)
        children = [*_details(key, printed, box, sheet, wide=wide)]
        children.append(figure(told, x, y, paint, 28 if wide else 20))
        yield Group(
            key="errors" if key == "errors" else f"score.{key}",
            role="button" if key == "errors" else "img",
            title=_title(names, printed, key, sheet),
            children=tuple(children),
            target=Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9),
        )


def _details(key: str, printed: JourneyData, box: Box, sheet: JourneySheetView, *, wide: bool) -> Iterator[Node]:
    """What was written inside a box."""
    middle, y = (box.x + box.width / 2, box.y + 54) if wide else (box.x + 34, box.y + 23)
    if key == "missions" and wide:
        for i, value in enumerate(sheet.missions):
            if value >= 0:
                letter = "abc"[i]
                x = middle + 36 * (i - 1)
                yield hand.number(f"score.{letter}", value, 24, f"mission-{letter}", x, y + 16)
    elif key == "missions":
        for i, value in enumerate(sheet.missions):
            if value >= 0:
                yield hand.strike(f"score.{i}", 8, "chalk", 2, middle + 20 * (i - 1), y)
    elif key == "zones" and wide:
        prizes = printed.sheet.zone_prizes
        if sheet.lines[key]:
            x = middle + 36 * (prizes.index(sheet.lines[key]) - 1)
            yield Group(x=x, y=y + 7, children=(hand.ring("zones", 17, 13, "chalk", 2.2),))
    elif key == "errors":
        losses, size = len(printed.errors.losses), 26 if wide else 16
        for i in range(sheet.errors):
            x = middle + (size + 1.5) * (i - (losses - 1) / 2)
            yield hand.cross(f"error.{i}", 0.4 * size, "chalk", 2.6 if wide else 1.8, x, y - 8)


def _title(names: JourneyNames, printed: JourneyData, key: str, sheet: JourneySheetView) -> str:
    words, value = names.words, sheet.lines[key]
    if key == "missions":
        return words("Missions: {points} points so far.", points=value)
    if key == "plants":
        return words(
            "Plants: at each station the circled plants times the circled multiplier, {points} now.", points=value
        )
    if key == "water":
        return words("Water tanks: the values of the circled ones, {points} now.", points=value)
    if key == "longest":
        return words("The longest complete zone counts a point for each space, {points} now.", points=value)
    if key == "zones":
        return words(
            "Most complete zones: {prizes} points by rank. {n} complete, {points} points now.",
            prizes=words.join([str(prize) for prize in printed.sheet.zone_prizes]),
            n=sheet.complete,
            points=value,
        )
    return words(
        "System errors: {errors} of {all} crossed, {points} points lost. The first ones give an energy.",
        errors=sheet.errors,
        all=len(printed.errors.losses) - 1,
        points=-value,
    )
