"""The few signs that sheets are drawn with on a terminal: cells, circles, tracks and the paints of the actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY

__all__ = [
    "CIRCLED",
    "DONE",
    "FREE",
    "OPEN",
    "PAINTS",
    "REPAIRED",
    "SPENT",
    "TONES",
    "beside",
    "cell",
    "circles",
    "grid",
    "named",
    "track",
    "written",
]

PAINTS = {
    "robot": "bright_white",
    "energy": "magenta",
    "plant": "green",
    "water": "cyan",
    "astronaut": "yellow",
    "planning": "bright_magenta",
    "wild": "bright_blue",
}
DONE, OPEN = "■", "□"
CIRCLED, REPAIRED, FREE = "●", "x", "○"
SPENT = "dim strike"
WIDTH = 100
"""Columns of a terminal that a drawing may take."""
TONES = {"dear": "bold red", "cheap": "green", "": ""}


def written(value: int) -> str:
    """What stands in a space.

    >>> written(EMPTY), written(CROSS), written(7)
    ('·', 'X', '7')
    """
    return "·" if value == EMPTY else "X" if value == CROSS else str(value)


def cell(value: int, width: int = 2) -> Text:
    """A space, right-justified."""
    return Text(f"{written(value):>{width}}", style="dim" if value == EMPTY else "bold")


def circles(done: int, total: int, paint: str = "") -> Text:
    """So many of some symbols circled.

    >>> circles(2, 3).plain
    '●●○'
    """
    line = Text(CIRCLED * done, style=paint)
    return line.append(FREE * (total - done), style="dim")


def track(values: Sequence[int], crossed: int) -> Text:
    """The values of a track, those that were crossed struck, the one that counts in bold.

    >>> track([0, 5, 9], 1).plain
    '0 5 9'
    """
    line = Text()
    for index, value in enumerate(values):
        line.append(" " if index else "")
        line.append(str(value), style=SPENT if index < crossed else "bold yellow" if index == crossed else "dim")
    return line


def named(name: str, *parts: Text | str) -> Text:
    """Something with its name before it."""
    line = Text(f"{name} ", style="dim")
    for part in parts:
        line.append_text(part if isinstance(part, Text) else Text(part, style="not dim"))
    return line


def beside(parts: Iterable[Text], gap: int = 3) -> Text:
    """Things in a line, and in a further one where they do not fit; none of them is broken."""
    lines: list[list[Text]] = [[]]
    for part in parts:
        used = sum(len(other) + gap for other in lines[-1])
        if lines[-1] and used + len(part) > WIDTH:
            lines.append([])
        lines[-1].append(part)
    return Text("\n").join(Text(" " * gap).join(line) for line in lines)


def grid(*rows: Sequence[Text | str], gap: int = 2) -> Table:
    """Things in columns, without lines between them."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table
