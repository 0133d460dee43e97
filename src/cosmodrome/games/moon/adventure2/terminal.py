"""The sheet of adventure 2 on a terminal: the trajectory with its tanks and lines, and the stations beside it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.text import JourneyText
from cosmodrome.games.moon.adventure2.view import JourneySheetView, JourneyView
from cosmodrome.games.moon.sketch.marks import PAINTS, SPENT, beside, cell, circles, grid, named, track

__all__ = ["draw_sheet"]

IN_A_ROW = 18
"""Spaces in one line of the drawing."""


def draw_sheet(printed: JourneyData, text: JourneyText, view: JourneyView, seat: int) -> list[RenderableType]:
    """The way from the Earth to the Moon, then the stations, then the symbols that are counted."""
    sheet, count = view.sheets[seat], len(printed.space)
    parts: list[RenderableType] = [_stretch(printed, sheet, at) for at in range(0, count, IN_A_ROW)]
    return [*parts, _stations(printed, text, view, sheet), _symbols(printed, text, sheet)]


def _stretch(printed: JourneyData, sheet: JourneySheetView, first: int) -> Table:
    """Some spaces: their names, what they hold, and their tanks; a bar is the end of a zone."""
    ends = {zone.end - 1 for zone in sheet.zones}
    names: list[Text | str] = []
    cells: list[Text | str] = []
    tanks: list[Text | str] = []
    for space in range(first, min(first + IN_A_ROW, len(printed.space))):
        place = printed.space[space]
        bar = "|" if space in ends else " "
        names.append(Text(f"{place.id:>3}{bar}", style="dim"))
        cells.append(cell(sheet.cells[space], 3).append(bar, style="bold"))
        tanks.append(_tank(sheet, space, place.tank).append(bar, style="dim"))
    return grid(names, cells, tanks, gap=0)


def _tank(sheet: JourneySheetView, space: int, worth: int) -> Text:
    if not worth:
        return Text("   ")
    style = SPENT if space in sheet.lost else "reverse cyan" if space in sheet.tanks else "cyan"
    return Text(" ").append(f"~{worth}", style=style)


def _stations(printed: JourneyData, text: JourneyText, view: JourneyView, sheet: JourneySheetView) -> Table:
    actions = text.names.actions
    rows: list[list[Text | str]] = []
    for index, station in enumerate(printed.station):
        struck = index in view.taken and index not in sheet.firsts
        worth = Text(f"×{station.first}", style="bold yellow" if index in sheet.firsts else SPENT if struck else "dim")
        worth.append(
            f" ×{station.later}", style="bold yellow not strike" if index in sheet.laters else "dim not strike"
        )
        rows.append(
            [
                Text(f"{station.id} ({station.space})", style="bold"),
                named(actions["robot"], circles(sheet.robots[index], station.robots, PAINTS["robot"])),
                named(actions["plant"], circles(sheet.plants[index], station.plants, PAINTS["plant"])),
                worth,
            ]
        )
    return grid(*rows)


def _symbols(printed: JourneyData, text: JourneyText, sheet: JourneySheetView) -> Text:
    actions, page = text.names.actions, printed.sheet
    wilds = (page.astronauts + page.plannings) // page.symbols_for_wild
    return beside(
        [
            named(actions["energy"], circles(sheet.energies, page.energies, PAINTS["energy"])),
            named(actions["astronaut"], circles(sheet.astronauts, page.astronauts, PAINTS["astronaut"])),
            named(actions["planning"], circles(sheet.plannings, page.plannings, PAINTS["planning"])),
            named(actions["wild"], f"{sheet.wilds_left}/{sheet.wilds}/{wilds}"),
            named(text.names.scoring["errors"], track([-loss for loss in printed.errors.losses], sheet.errors)),
        ],
        gap=2,
    )
