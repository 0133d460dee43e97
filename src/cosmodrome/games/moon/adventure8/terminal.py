"""The sheets of adventure 8 on a terminal: the planets of the left and of the right one, their moons and asteroids, and the
tracks along both edges. Insignia are the numbers of the seats, A is ASTRA.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.adventure8.data import BattleData
from cosmodrome.games.moon.adventure8.text import BattleText
from cosmodrome.games.moon.adventure8.view import ASTRA, NOBODY, BattlefieldView, BattleView, SideView
from cosmodrome.games.moon.sketch.marks import CIRCLED, FREE, REPAIRED, beside, grid, named, track

__all__ = ["draw_sheet"]

PAINTS = {"green": "green", "blue": "bright_blue", "grey": "bright_black"}
BONUSES = {"plant": "♣", "water": "~", "robot": "▲", "energy": "ϟ", "planning": "◌", "": ""}


def draw_sheet(printed: BattleData, text: BattleText, view: BattleView, seat: int) -> list[RenderableType]:
    """Both sheets of a seat, the one in play first."""
    mine = view.sheets[seat]
    order = sorted({mine.left, mine.right}, key=lambda at: at != mine.active)
    parts: list[RenderableType] = []
    for at in order:
        field = view.battlefields[at]
        parts += [_head(field, at, playing=at == mine.active), _planets(printed, field), _asteroids(printed, field)]
        parts += [_side(printed, text, side) for side in field.sides if side.seat == seat]
    return parts


def _insignia(holder: int) -> Text:
    if holder == NOBODY:
        return Text("·", style="dim")
    return Text("A" if holder == ASTRA else str(holder + 1), style="bold red" if holder == ASTRA else "bold")


def _row(holders: Sequence[int], bonuses: Sequence[str] = ()) -> Text:
    line = Text()
    for index, holder in enumerate(holders):
        line.append_text(_insignia(holder))
        line.append(BONUSES[bonuses[index]] if bonuses else "", style="yellow")
        line.append(" ")
    return line


def _head(field: BattlefieldView, at: int, *, playing: bool) -> Text:
    near, far = (_insignia(side.seat) for side in field.sides)
    line = Text(f"{at + 1}: ", style="reverse" if playing else "dim")
    return line.append_text(near).append(" – ", style="dim").append_text(far)


def _planets(printed: BattleData, field: BattlefieldView) -> Table:
    rows: list[list[Text | str]] = []
    for planet, shown in zip(printed.planet, field.planets, strict=True):
        rows.append(
            [
                Text(planet.id, style=f"bold {PAINTS[planet.type]}"),
                Text(planet.label, style="dim"),
                _row(shown.cells, planet.spaces),
                Text("( ").append_text(_row(shown.moon)).append(")"),
                Text("♣" * (planet.plants - shown.plants), style="green"),
                Text("~" * (planet.waters - shown.waters), style="cyan"),
                Text("⚑ ").append_text(_row(shown.flag))
                if shown.flag
                else Text("> ", style="dim").append_text(_row(shown.leaders)),
            ]
        )
    return grid(*rows)


def _asteroids(printed: BattleData, field: BattlefieldView) -> Text:
    places: list[Text] = []
    for asteroid, holder in zip(printed.asteroid, field.asteroids, strict=True):
        bonuses = "".join(BONUSES[bonus] for bonus in asteroid.bonuses)
        places.append(
            Text(f"{asteroid.id} ", style="dim").append_text(_insignia(holder)).append(bonuses, style="yellow")
        )
    return beside(places, gap=2)


def _side(printed: BattleData, text: BattleText, side: SideView) -> Text:
    """The tracks of the seat on this sheet."""
    names = text.names.scoring
    crossed = {"plants": side.plants, "water": side.water, "planning": side.planning, "errors": side.errors}
    lines = [named(names[line], track(printed.values(line), count)) for line, count in crossed.items()]
    kinds = [
        named(f"{names[kind.id]} {side.controlled[index]}×", track(kind.values, side.types[index]))
        for index, kind in enumerate(printed.type)
    ]
    stored = side.astronauts - side.used
    marks = CIRCLED * stored + REPAIRED * side.used + FREE * (printed.sheet.astronauts - side.astronauts)
    crew = named(text.names.actions["astronaut"], marks)
    return Text("\n").join([beside(lines[:2]), beside(kinds), beside([*lines[2:], crew])])
