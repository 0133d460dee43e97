"""The sheet of adventure 4 on a terminal: the mine level by level with what lies between the levels, and the factories."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.adventure4.data import DepositData, MineData
from cosmodrome.games.moon.adventure4.text import MineText
from cosmodrome.games.moon.adventure4.view import MineSheetView, MineView
from cosmodrome.games.moon.sketch.marks import CIRCLED, FREE, PAINTS, SPENT, cell, circles, grid, named, track

__all__ = ["draw_sheet"]

MINERALS = {"pearl": ("o", "bright_white"), "ruby": ("◆", "red"), "": (" ", "")}
DEPOSITS = {"plant": ("♣", "green"), "water": ("~", "cyan")}


def draw_sheet(printed: MineData, text: MineText, view: MineView, seat: int) -> list[RenderableType]:
    """The mine from the surface down, then main and secondary factories, then the system errors."""
    sheet = view.sheets[seat]
    errors = track([-loss for loss in printed.errors.losses], sheet.errors)
    return [
        _mine(printed, sheet),
        _mains(printed, text, view, sheet),
        _secondaries(printed, text, sheet),
        named(text.names.scoring["errors"], errors),
    ]


def _mine(printed: MineData, sheet: MineSheetView) -> Table:
    columns = range(1, printed.columns() + 1)
    table = Table.grid(padding=(0, 1, 0, 0))
    pumped = [Text(f"{column:>4}", style="reverse" if column - 1 in sheet.pumps else "dim") for column in columns]
    table.add_row("", *pumped)
    at = 0
    for level in dict.fromkeys(cavity.level for cavity in printed.cavity):
        cells: list[Text] = []
        for cavity in printed.cavity:
            if cavity.level == level:
                sign, paint = MINERALS[cavity.mineral]
                cells.append(cell(sheet.cells[at], 3).append(sign, style=paint))
                at += 1
        table.add_row(Text(level, style="dim"), *cells)
        below = {d.above.partition(".")[2]: d for d in printed.deposit if d.above.partition(".")[0] == level}
        if below:
            row = next(iter(below.values())).id.partition(".")[0]
            found = [_deposit(printed, sheet, below.get(str(column))) for column in columns]
            table.add_row(Text(row, style="dim"), *found)
    return table


def _deposit(printed: MineData, sheet: MineSheetView, deposit: DepositData | None) -> Text:
    if deposit is None:
        return Text("")
    index, (sign, paint) = printed.deposit.index(deposit), DEPOSITS[deposit.kind]
    style = SPENT if index in sheet.lost else f"reverse {paint}" if index in sheet.deposits else paint
    return Text("  ").append(sign, style=style)


def _parts(printed: MineData, text: MineText, sheet: MineSheetView, index: int) -> list[Text | str]:
    factory, actions = printed.factories()[index], text.names.actions
    return [
        named(actions["energy"], circles(sheet.energies[index], factory.energies, PAINTS["energy"])),
        named(actions["robot"], circles(sheet.robots[index], factory.robots, PAINTS["robot"])),
    ]


def _mains(printed: MineData, text: MineText, view: MineView, sheet: MineSheetView) -> Table:
    rows: list[list[Text | str]] = []
    for index, factory in enumerate(printed.main_factory):
        done = index in sheet.done
        worth = Text(str(factory.value), style=SPENT if done else "bold")
        worth.append(f" → {factory.upgraded}", style="bold not strike not dim" if done else "dim")
        bonus = Text()
        if factory.linked:
            struck = index in view.taken and index not in sheet.bonuses
            style = "bold yellow" if index in sheet.bonuses else SPENT if struck else "dim"
            bonus = Text(f"{factory.linked}: +{factory.bonus}", style=style)
        symbols = circles(sheet.symbols[index], factory.symbols, PAINTS.get(factory.id, ""))
        rows.append(
            [
                Text(text.names.scoring[factory.id], style="bold"),
                symbols,
                worth,
                bonus,
                *_parts(printed, text, sheet, index),
            ]
        )
    return grid(*rows)


def _secondaries(printed: MineData, text: MineText, sheet: MineSheetView) -> Table:
    rows: list[list[Text | str]] = []
    for index, factory in enumerate(printed.secondary_factory, len(printed.main_factory)):
        done = CIRCLED if index in sheet.done else FREE
        gives = text.names.actions.get(factory.gives) or text.names.scoring[factory.gives]
        rows.append(
            [Text(factory.id, style="bold"), f"{done} {factory.count}× {gives}", *_parts(printed, text, sheet, index)]
        )
    return grid(*rows)
