"""The sheet of adventure 5 on a terminal: the towers side by side with the laboratory between them, the dome, the fields."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.adventure5.data import DomeData
from cosmodrome.games.moon.adventure5.text import DomeText
from cosmodrome.games.moon.adventure5.view import DomeSheetView, DomeView
from cosmodrome.games.moon.sketch.marks import PAINTS, SPENT, beside, cell, circles, grid, named, track

__all__ = ["draw_sheet"]


def draw_sheet(printed: DomeData, text: DomeText, view: DomeView, seat: int) -> list[RenderableType]:
    """Towers and laboratory level by level from the top, then dome, upgrade fields and what is counted."""
    sheet = view.sheets[seat]
    losses = [-loss for loss in printed.errors.losses]
    return [
        _towers(printed, view, sheet),
        _dome(printed, text, sheet),
        _fields(printed, text, sheet),
        beside(
            [
                named(
                    text.names.scoring["astronauts"],
                    circles(sheet.astronauts, printed.sheet.astronauts, PAINTS["astronaut"]),
                ),
                named(text.names.scoring["errors"], track(losses, sheet.errors)),
            ]
        ),
    ]


def _towers(printed: DomeData, view: DomeView, sheet: DomeSheetView) -> Table:
    spaces = printed.spaces()
    highest, lowest = max(tower.above for tower in printed.tower), max(tower.below for tower in printed.tower)
    levels = [f"up{n}" for n in range(highest, 0, -1)] + [f"down{n}" for n in range(1, lowest + 1)]
    rows: list[list[Text | str]] = []
    for level in levels:
        row: list[Text | str] = [Text(level, style="dim")]
        for tower in printed.tower:
            name = f"{tower.id}{level}"
            if name not in spaces:
                row.append("")
                continue
            place = Text(f"{tower.id} ", style="dim").append_text(cell(sheet.cells[spaces.index(name)]))
            row.append(place.append_text(_end(printed, view, sheet, name)))
        rows.append([*row, _laboratory(printed, sheet, level)])
        if level == "up1":
            rows.append(["", *(Text("════", style="dim") for _ in printed.tower), ""])
    return grid(*rows, gap=3)


def _end(printed: DomeData, view: DomeView, sheet: DomeSheetView, space: str) -> Text:
    """The bonus of the highest or the lowest level of a tower."""
    found = [(index, end) for index, end in enumerate(printed.end) if printed.end_space(end) == space]
    if not found:
        return Text("")
    index, end = found[0]
    struck = index in view.taken and index not in sheet.firsts
    line = Text(f" {end.first}", style="bold yellow" if index in sheet.firsts else SPENT if struck else "dim")
    return line.append(f"/{end.later}", style="bold yellow not strike" if index in sheet.laters else "dim not strike")


def _laboratory(printed: DomeData, sheet: DomeSheetView, level: str) -> Text:
    for index, shelf in enumerate(printed.level):
        if shelf.id == level:
            plants = circles(sheet.plants[index], shelf.plants, PAINTS["plant"])
            return named("♣", plants, " ~ ", circles(sheet.waters[index], shelf.waters, PAINTS["water"]))
    return Text("")


def _dome(printed: DomeData, text: DomeText, sheet: DomeSheetView) -> Text:
    line = Text(f"{text.names.scoring['dome']} ", style="dim")
    for index, section in enumerate(printed.section):
        left, right = ("█" if 2 * index + side in sheet.built else "░" for side in (0, 1))
        middle = "|" if index in sheet.cuts else ""
        parity = "1" if section.parity == "odd" else "2"
        line.append(f"{section.id}({parity})", style="not dim")
        line.append(f"{left}{middle}{right} ", style="not dim bold")
    return line.append(f"-{sheet.unbuilt}", style="not dim")


def _fields(printed: DomeData, text: DomeText, sheet: DomeSheetView) -> Table:
    rows: list[list[Text | str]] = []
    for index, field in enumerate(printed.field):
        values = [track(column, sheet.upgrades[index]) for column in field.columns]
        rows.append([Text(text.names.scoring[field.id], style="dim"), beside(values)])
    return grid(*rows)
