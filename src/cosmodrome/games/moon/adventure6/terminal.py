"""The sheet of adventure 6 on a terminal: the quarters floor by floor, the walkways, and the two tracks."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.adventure6.data import COLUMNS, TRACKS, QuarterData, VirusData
from cosmodrome.games.moon.adventure6.text import VirusText
from cosmodrome.games.moon.adventure6.view import INFECTED, VirusSheetView, VirusView
from cosmodrome.games.moon.sketch.marks import (
    CIRCLED,
    DONE,
    FREE,
    OPEN,
    PAINTS,
    SPENT,
    beside,
    cell,
    circles,
    named,
    track,
)

__all__ = ["draw_sheet"]

VIRUS, TANK = "*", "~"


def draw_sheet(printed: VirusData, text: VirusText, view: VirusView, seat: int) -> list[RenderableType]:
    """The housing unit from the top, then what can be closed, then tracks and symbols."""
    sheet = view.sheets[seat]
    return [
        _unit(printed, view, sheet),
        _walkways(printed, sheet),
        *(_track(printed, text, view, sheet, name) for name in TRACKS),
        _symbols(printed, text, sheet),
    ]


def _unit(printed: VirusData, view: VirusView, sheet: VirusSheetView) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    first = {}
    at = 0
    for quarter in printed.quarter:
        first[quarter.id] = at
        at += quarter.spaces
    for floor in printed.floor:
        row: list[Text] = [Text("")] * COLUMNS
        for quarter in printed.quarters_of(floor.id):
            row[quarter.column] = _quarter(printed, view, sheet, quarter, first[quarter.id])
        table.add_row(*row)
    return table


def _quarter(printed: VirusData, view: VirusView, sheet: VirusSheetView, quarter: QuarterData, first: int) -> Text:
    """Its spaces, then its virus, energies, plants and points."""
    index = printed.quarter.index(quarter)
    line = Text(f"{quarter.id}[", style="dim")
    for n in range(quarter.spaces):
        value = sheet.cells[first + n]
        line.append(" " if n else "")
        line.append_text(Text(f" {VIRUS}", style="bold red") if value == INFECTED else cell(value))
        if n + 1 == quarter.tank:
            line.append(TANK, style="reverse cyan" if first + n in sheet.tanks else "cyan not bold not dim")
    line.append("]", style="dim")
    awake = index in view.awake or index == sheet.grey
    line.append(VIRUS if awake else " ", style="bold red")
    line.append_text(circles(sheet.energies[index], quarter.energies, PAINTS["energy"])).append(" ")
    line.append_text(circles(sheet.plants[index], quarter.plants, PAINTS["plant"]))
    return line.append(f" {sheet.quarters[index]}", style="bold")


def _walkways(printed: VirusData, sheet: VirusSheetView) -> Text:
    names = [Text(way.id, style=SPENT if n in sheet.closed else "") for n, way in enumerate(printed.walkway)]
    return beside(names, gap=1)


def _track(printed: VirusData, text: VirusText, view: VirusView, sheet: VirusSheetView, id: str) -> Text:
    """Line by line: its sign, its symbols crossed and open, and the box that counts until the line is full."""
    data = next(found for found in printed.track if found.id == id)
    left = sheet.planted if id == "plant" else sheet.watered
    line, signs, counts = Text(f"{text.names.actions[id]} ", style="dim"), printed.signs, True
    for row in printed.lines_of(id):
        crossed = min(left, row.symbols)
        left -= crossed
        if row.sign:
            spent = signs.index(row.sign) in view.spent or signs.index(row.sign) in sheet.fired
            line.append(VIRUS, style=SPENT if spent else "bold red not dim")
        line.append(DONE * crossed + OPEN * (row.symbols - crossed), style=f"not dim {PAINTS[id]}")
        full = crossed == row.symbols
        line.append(f"{row.box} ", style=SPENT if full else "bold yellow not dim" if counts else "dim")
        counts = counts and full
    return line.append(str(data.last), style="bold yellow not dim" if counts else "dim")


def _symbols(printed: VirusData, text: VirusText, sheet: VirusSheetView) -> Text:
    actions, page = text.names.actions, printed.sheet
    return beside(
        [
            named(actions["astronaut"], circles(sheet.astronauts, page.astronauts, PAINTS["astronaut"])),
            named(actions["planning"], circles(sheet.plannings, page.plannings, PAINTS["planning"])),
            named(actions["wild"], CIRCLED * sheet.wilds_left or FREE),
            named(text.names.scoring["errors"], track([-loss for loss in printed.errors.losses], sheet.errors)),
        ],
        gap=2,
    )
