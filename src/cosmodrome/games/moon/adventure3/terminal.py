"""The sheet of adventure 3 on a terminal: the square of buildings with its tunnels, the greenhouses, and the tracks."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from cosmodrome.games.moon.adventure3.data import ColonyData, NodeData
from cosmodrome.games.moon.adventure3.text import ColonyText
from cosmodrome.games.moon.adventure3.view import ColonySheetView, ColonyView
from cosmodrome.games.moon.rules.adventure3 import SIDE, tunnel_between
from cosmodrome.games.moon.sketch.marks import PAINTS, SPENT, beside, circles, grid, named, track, written

__all__ = ["draw_sheet"]

PRINTED = {"rocket": "▲", "observatory": "◎", "cross": "X"}
ANTENNA, TANK = "Y", "~"
WIDTH = 9
"""Columns of a node: its frame, and three places for antennas and a tank."""


def draw_sheet(printed: ColonyData, text: ColonyText, view: ColonyView, seat: int) -> list[RenderableType]:
    """The colony from the top row down, then its quarters, then the tracks."""
    sheet = view.sheets[seat]
    return [_square(printed, sheet), _quarters(printed, view, sheet), _tracks(printed, text, sheet)]


def _square(printed: ColonyData, sheet: ColonySheetView) -> Text:
    nodes = printed.nodes()
    lines = [Text("    " + "".join(f"{f' c{column + 1}':<{WIDTH + 3}}" for column in range(SIDE)), style="dim")]
    for row in reversed(range(SIDE)):
        line = Text(f"r{row + 1}  ", style="dim")
        for column in range(SIDE):
            node = SIDE * row + column
            line.append_text(_node(nodes[node], sheet, node))
            if column < SIDE - 1:
                line.append_text(_tunnel(sheet, node, node + 1, "───"))
        lines.append(line)
        if row:
            below = Text("    ")
            for column in range(SIDE):
                node = SIDE * row + column
                below.append("  ").append_text(_tunnel(sheet, node - SIDE, node, "│")).append(" " * WIDTH)
            lines.append(below)
    return Text("\n").join(lines)


def _node(node: NodeData, sheet: ColonySheetView, index: int) -> Text:
    value, sign = sheet.cells[index], PRINTED.get(node.kind, "")
    joined = "bold green" if index in sheet.joined else "dim"
    line = Text("[", style=joined).append(f"{sign or written(value):>2}", style="bold not dim" if value >= 0 else "dim")
    line.append("]", style=joined)
    marks = Text(ANTENNA * node.antennas, style="reverse yellow" if index in sheet.antennas else "yellow")
    if node.tank:
        marks.append(TANK, style="reverse cyan" if index in sheet.tanks else "cyan not reverse")
    return line.append_text(marks).append(" " * (WIDTH - 4 - len(marks)))


def _tunnel(sheet: ColonySheetView, one: int, other: int, drawn: str) -> Text:
    tunnel = tunnel_between(one, other)
    if tunnel in sheet.tunnels:
        return Text(drawn, style="bold green")
    return Text(("x" if tunnel in sheet.lost else "·").center(len(drawn)), style="dim")


def _quarters(printed: ColonyData, view: ColonyView, sheet: ColonySheetView) -> RenderableType:
    rows: list[list[Text | str]] = []
    for index, quarter in enumerate(printed.quarter):
        struck = index in view.taken and index not in sheet.firsts
        bonus = Text(str(quarter.first), style="bold yellow" if index in sheet.firsts else SPENT if struck else "dim")
        bonus.append(f" {quarter.later}", style="bold yellow not strike" if index in sheet.laters else "dim not strike")
        circled = sheet.greenhouses[index]
        plants = Text(" ").join(
            Text("♣" * count, style="bold green" if n < circled else "dim")
            for n, count in enumerate(quarter.greenhouses)
        )
        rows.append([Text(quarter.id, style="dim"), plants, bonus])
    return grid(*rows)


def _tracks(printed: ColonyData, text: ColonyText, sheet: ColonySheetView) -> Text:
    names, tracks = text.names.scoring, ("plants", "water", "antennas")
    worth = [
        named(names[line], track(printed.values(line), crossed))
        for line, crossed in zip(tracks, sheet.energies, strict=True)
    ]
    others = [
        named(names["astronauts"], circles(sheet.astronauts, printed.sheet.astronauts, PAINTS["astronaut"])),
        named(names["planning"], track(printed.values("planning"), sheet.plannings)),
        named(names["errors"], track(printed.values("errors"), sheet.errors)),
    ]
    return Text("\n").join([beside(worth), beside(others)])
