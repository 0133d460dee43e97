"""The sheet of adventure 1 on a terminal: the rocket floor by floor, its track, and the system errors."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from cosmodrome.games.moon.adventure1.data import Floor, LaunchData
from cosmodrome.games.moon.adventure1.text import LaunchText
from cosmodrome.games.moon.adventure1.view import LaunchSheetView, LaunchView
from cosmodrome.games.moon.rules.adventure1 import Quarter
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.sketch.marks import CIRCLED, DONE, FREE, OPEN, PAINTS, REPAIRED, SPENT, cell, grid
from cosmodrome.kernel.bits import members

__all__ = ["columns", "draw_sheet"]

ROCKET, INACTIVE, ACTIVATION, BUILDING, SABOTAGE = "▲", "△", "→", "X", "!"


def draw_sheet(printed: LaunchData, text: LaunchText, view: LaunchView, seat: int) -> list[RenderableType]:
    """A rocket with its track and its errors, and what its marks mean."""
    sheet = view.sheets[seat]
    floors = grid(
        *([*_label(text, floor), _floor(text, view, sheet, index)] for index, floor in enumerate(printed.floor)), gap=1
    )
    return [floors, _track(printed, sheet), _errors(text, sheet), _legend(text)]


def columns(text: LaunchText, view: LaunchView) -> dict[str, list[str]]:
    """What is told of every seat beside its points."""
    words, sheets = text.words, view.sheets
    return {
        words("rockets"): [f"{sheet.rockets}/{text.board.track}" for sheet in sheets],
        words("open errors"): [str(sheet.errors - sheet.repaired) for sheet in sheets],
        words("spaces"): [f"{sum(cell != EMPTY for cell in sheet.cells)}/{len(sheet.cells)}" for sheet in sheets],
    }


def _legend(text: LaunchText) -> Text:
    words = text.words
    marks = [
        f"{ROCKET} {words('rockets')}",
        f"{INACTIVE} {words('inactive')}",
        f"{ACTIVATION} {words('activation')}",
        f"{BUILDING} {words('building')}",
        f"{SABOTAGE} {words('sabotage')}",
    ]
    return Text("  ".join(marks), style="dim")


def _label(text: LaunchText, floor: Floor) -> tuple[Text, Text]:
    paint = PAINTS[floor.action]
    return Text(floor.id, style=paint), Text(text.names.actions[floor.action], style=f"dim {paint}")


def _floor(text: LaunchText, view: LaunchView, sheet: LaunchSheetView, index: int) -> Text:
    zone = text.board.floors[index]
    line = Text()
    for quarter in text.board.quarters:
        if quarter.spaces & zone.all:
            _quarter(view, sheet, quarter, line)
    return line


def _quarter(view: LaunchView, sheet: LaunchSheetView, quarter: Quarter, line: Text) -> None:
    cells = [sheet.cells[space] for space in members(quarter.spaces)]
    if line:
        line.append("  ")
    for index, value in enumerate(cells):
        line.append(" " if index else "[", style="dim")
        line.append_text(cell(value))
    line.append("] ", style="dim")
    line.append_text(_effects(view, sheet, quarter, full=EMPTY not in cells))


def _effects(view: LaunchView, sheet: LaunchSheetView, quarter: Quarter, full: bool) -> Text:
    marks: list[Text] = []
    used = SPENT if full else ""
    if quarter.rockets:
        marks.append(Text(f"{ROCKET}{quarter.rockets}", style=used))
    if quarter.arrow >= 0:
        active = quarter.arrow in sheet.arrows
        symbol = ROCKET if active else INACTIVE
        marks.append(Text(f"{symbol}{quarter.inactive}", style=used or ("bold" if active else "dim")))
    marks += [Text(ACTIVATION, style=used)] * int(quarter.activations)
    marks += [Text(BUILDING, style=used)] * int(quarter.buildings)
    if quarter.sabotages:
        marks.append(Text())
    for symbol_bit in members(quarter.sabotages):
        marks[-1].append(SABOTAGE, style=SPENT if full or symbol_bit in view.spent else "red")
    return Text(" ").join(marks)


def _track(printed: LaunchData, sheet: LaunchSheetView) -> Text:
    """Line by line from the bottom: rockets crossed and open, and the box; the lowest open box is the score."""
    line, left, crossed_all = Text(), sheet.rockets, True
    for row in printed.line:
        crossed = min(left, row.rockets)
        left -= crossed
        line.append(DONE * crossed, style="bold")
        line.append(OPEN * (row.rockets - crossed))
        whole = crossed_all and crossed == row.rockets and row.rockets > 0
        line.append(str(row.box), style=SPENT if whole else "bold yellow" if crossed_all else "dim")
        line.append(" ")
        crossed_all = whole
    return line


def _errors(text: LaunchText, sheet: LaunchSheetView) -> Text:
    board, words = text.board, text.words
    line = Text(words("System errors:") + " ")
    line.append(REPAIRED * sheet.repaired + CIRCLED * (sheet.errors - sheet.repaired), style="red")
    line.append(FREE * (int(board.errors) - sheet.errors))
    if sheet.finals:
        line.append("  " + words("final rockets: {n}", n=sheet.finals))
    return line
