"""The sheet of adventure 7 on a terminal: the starships above one another, block by block, and the airlocks."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from cosmodrome.games.moon.adventure7.data import BlockData, EscapeData, ShipData
from cosmodrome.games.moon.adventure7.text import EscapeText
from cosmodrome.games.moon.adventure7.view import EscapeSheetView, EscapeView
from cosmodrome.games.moon.sketch.marks import CIRCLED, FREE, PAINTS, SPENT, beside, cell, circles, grid, named, track

__all__ = ["draw_sheet"]

TANK, ROBOT = "~", "+"


def draw_sheet(printed: EscapeData, text: EscapeText, view: EscapeView, seat: int) -> list[RenderableType]:
    """The starships from the topmost down, then airlocks, then what is counted."""
    sheet = view.sheets[seat]
    ships = [_ship(printed, text, view, sheet, ship) for ship in reversed(printed.ship)]
    return [grid(*ships), _airlocks(printed, sheet), _symbols(printed, text, sheet)]


def _ship(
    printed: EscapeData, text: EscapeText, view: EscapeView, sheet: EscapeSheetView, ship: ShipData
) -> list[Text | str]:
    index = printed.ship.index(ship)
    mine, actions = sheet.ships[index], text.names.actions
    doubled = Text("×2", style="bold yellow" if mine.doubled else SPENT if index in view.taken else "dim")
    return [
        Text(ship.id, style="dim"),
        Text(" ").join(_block(printed, sheet, block) for block in printed.blocks_of(ship.id)),
        named(actions["plant"], circles(mine.plants, ship.plants, PAINTS["plant"])),
        named(actions["energy"], circles(mine.reactors, ship.reactors, PAINTS["energy"])),
        doubled,
        Text(str(mine.greenhouse + mine.modules), style="bold"),
    ]


def _block(printed: EscapeData, sheet: EscapeSheetView, block: BlockData) -> Text:
    """A module in brackets, a greenhouse in braces; what cannot be entered yet is dim."""
    opening, closing = "{}" if block.kind == "greenhouse" else "[]"
    frame = "bold green" if printed.block.index(block) in sheet.reached else "dim"
    line = Text(f"{block.id}{opening}", style=frame)
    for n, space in enumerate(printed.spaces_of(block.id)):
        index = printed.space.index(space)
        line.append(" " if n else "")
        line.append_text(cell(sheet.cells[index]))
        if space.tank:
            line.append(TANK, style="reverse cyan" if index in sheet.tanks else "cyan not bold not dim")
        if space.robot:
            line.append(ROBOT, style="bright_white not bold not dim")
    return line.append(closing, style=frame)


def _airlocks(printed: EscapeData, sheet: EscapeSheetView) -> Text:
    names: list[Text] = []
    for index, airlock in enumerate(printed.airlock):
        ends = [next(n for n, block in enumerate(printed.block) if block.id == end) for end in airlock.between]
        near = any(end in sheet.reached for end in ends)
        names.append(Text(airlock.id, style="bold green" if index in sheet.airlocks else "" if near else "dim"))
    return beside(names, gap=1)


def _symbols(printed: EscapeData, text: EscapeText, sheet: EscapeSheetView) -> Text:
    actions, names = text.names.actions, text.names.scoring
    return beside(
        [
            named(actions["astronaut"], circles(sheet.astronauts, printed.sheet.astronauts, PAINTS["astronaut"])),
            named(actions["wild"], CIRCLED * sheet.wilds_left or FREE),
            named(names["planning"], track([-loss for loss in printed.planning.losses], sheet.plannings)),
            named(names["errors"], track([-loss for loss in printed.errors.losses], sheet.errors)),
        ],
        gap=2,
    )
