"""Welcome to the Moon on a terminal, for somebody who types notation: every sheet names its spaces as notation does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.text import Text

from cosmodrome.games.moon.adventure1 import terminal as launch
from cosmodrome.games.moon.adventure1.view import LaunchView
from cosmodrome.games.moon.adventure2 import terminal as journey
from cosmodrome.games.moon.adventure3 import terminal as colony
from cosmodrome.games.moon.adventure4 import terminal as mine
from cosmodrome.games.moon.adventure5 import terminal as dome
from cosmodrome.games.moon.adventure6 import terminal as virus
from cosmodrome.games.moon.adventure7 import terminal as escape
from cosmodrome.games.moon.adventure8 import terminal as battle
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.games.moon.sketch.marks import beside, named
from cosmodrome.games.moon.sketch.page import Page
from cosmodrome.games.moon.view import MoonView
from cosmodrome.kernel import Game, View

__all__ = ["draw"]

Draw = Callable[[Any, Any, Any, int], list[RenderableType]]
"""Draws the sheet of a seat from the printed data, the text and the view."""

SHEETS: Mapping[int, Draw] = {
    1: launch.draw_sheet,
    2: journey.draw_sheet,
    3: colony.draw_sheet,
    4: mine.draw_sheet,
    5: dome.draw_sheet,
    6: virus.draw_sheet,
    7: escape.draw_sheet,
    8: battle.draw_sheet,
}


def draw(game: Game, view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """The position for the one who looks; a spectator sees every sheet. None: not of this title."""
    if not isinstance(view, MoonView):
        return None
    moon = cast("MoonGame[Any, Any, Any]", game)
    text, printed, sheets = moon.text(language), cast("Any", moon).printed, cast("Any", view).sheets
    page = Page(text, view, sheets, names)
    parts: list[RenderableType] = [*page.cards()]
    for seat in range(len(sheets)) if view.seat is None else [view.seat]:
        parts += [Text(names[seat], style="bold"), *SHEETS[view.adventure](printed, text, view, seat)]
        lines = getattr(sheets[seat], "lines", None)
        if lines is not None:
            told = [named(text.names.scoring[line], str(value)) for line, value in lines.items()]
            parts.append(beside(told, gap=2))
    columns = launch.columns(text, view) if isinstance(view, LaunchView) else _errors(text, view)
    return Group(*parts, page.missions(), page.seats(columns))


def _errors(text: Any, view: Any) -> dict[str, list[str]]:
    return {text.names.scoring["errors"]: [str(sheet.errors) for sheet in view.sheets]}
