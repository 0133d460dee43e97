"""Adventure 1 on a terminal: the combinations, a rocket floor by floor, its track, the missions, and the others. In a game
for one also the cards of the turn and ASTRA; other adventures show their sheet as the view has it.

It is drawn from a view, as the scene is, and knows nothing that the view does not say.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.data import Floor
from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.adventure1 import Quarter
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION
from cosmodrome.games.moon.text import LaunchText, launch_text
from cosmodrome.games.moon.view import AstraView, LaunchSheetView, LaunchView, MoonView
from cosmodrome.kernel import Game, View
from cosmodrome.kernel.bits import members

__all__ = ["draw"]

PAINTS = {
    "robot": "bright_white",
    "energy": "magenta",
    "plant": "green",
    "water": "cyan",
    "astronaut": "yellow",
    "planning": "bright_magenta",
    "wild": "bright_blue",
}
ROCKET, INACTIVE, ACTIVATION, BUILDING, SABOTAGE = "▲", "△", "→", "X", "!"
DONE, OPEN = "■", "□"
CIRCLED, REPAIRED, FREE = "●", "x", "○"
SPENT = "dim strike"
TONES = {"dear": "bold red", "cheap": "green", "": ""}


def draw(game: Game, view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """The position for the one who looks; a spectator sees every rocket. None: not of this adventure."""
    if not isinstance(view, LaunchView):
        return _alone(view, language)
    page = Page(launch_text(language, str(game.options["pack"])), view, names)
    shown = range(len(view.sheets)) if view.seat is None else [view.seat]
    parts: list[RenderableType] = []
    if view.astra is None:
        parts.append(page.combinations())
    else:
        parts += [solo_cards(page.text, view), astra_lines(page.text, view.astra)]
    for seat in shown:
        parts += page.sheet(seat)
    parts += [page.legend(), page.missions(), page.seats()]
    return Group(*parts)


def _alone(view: View, language: str) -> RenderableType | None:
    """A game for one of any other adventure; None: leave it to whoever draws views in general."""
    if not isinstance(view, MoonView) or view.astra is None:
        return None
    text = launch_text(language)
    rest = {name: value for name, value in msgspec.to_builtins(view).items() if name in ("missions", "sheets")}
    return Group(solo_cards(text, view), astra_lines(text, view.astra), Pretty(rest, expand_all=False))


def solo_cards(text: LaunchText, view: MoonView) -> Group:
    """The cards of the turn, a number and an action each, and what the next one shows."""
    words, actions, astra = text.words, text.names.actions, view.astra
    assert astra is not None
    line = Text(words("Turn {turn}", turn=view.turn), style="bold")
    for card in view.piles:
        line.append("   ")
        line.append(f" {face(card.number)} {actions[card.action]} ", style=f"reverse not bold {PAINTS[card.action]}")
    coming = words("next: {action}", action=actions.get(astra.next, astra.next)) if astra.next else ""
    told = words.count("{n} card left in the draw pile.", "{n} cards left in the draw pile.", astra.left)
    return Group(line, Text(f"{coming}  {told}".strip(), style="dim"))


def astra_lines(text: LaunchText, astra: AstraView) -> Group:
    """Who plays for ASTRA and what it has, what each action is worth to it, and the solo bonuses."""
    words = text.words
    head = Text(words("{opponent} of ASTRA, level {level}.", opponent=astra.name, level=astra.level), style="bold")
    head.append(" " + words("{score} points if it ended now.", score=astra.score), style="not bold")
    if astra.boxes:
        head.append(f" ({astra.crossed}/{astra.boxes})", style="not bold")
    row = Text()
    for given in astra.given:
        row.append(f"{text.names.actions[given.action]} ", style=PAINTS[given.action])
        row.append(f"{given.value}", style=TONES[given.tone])
        row.append(f"×{len(given.numbers)}  ")
    marks = CIRCLED * (astra.circled - astra.spent) + REPAIRED * astra.spent + FREE * (astra.bonuses - astra.circled)
    return Group(head, row, Text(f"{words('Solo bonuses')}: {marks}"))


class Page:
    """One view, laid out."""

    def __init__(self, text: LaunchText, view: LaunchView, names: Sequence[str]) -> None:
        self.text = text
        self.words = text.words
        self.view = view
        self.names = names

    # --- the table --------------------------------------------------------------------------------------------------

    def combinations(self) -> Table:
        """The three piles, each with the action of the next turn."""
        words, actions = self.words, self.text.names.actions
        grid = Table.grid(padding=(0, 3))
        shown = [
            Text(f" {face(p.number)} {actions[p.action]} ", style=f"reverse {PAINTS[p.action]}")
            for p in self.view.piles
        ]
        coming = [Text(words("next: {action}", action=actions[p.next_action]), style="dim") for p in self.view.piles]
        grid.add_row(Text(words("Turn {turn}", turn=self.view.turn), style="bold"), *shown)
        grid.add_row("", *coming)
        return grid

    def missions(self) -> Table:
        """What the missions ask for and pay, and who has them."""
        grid = Table.grid(padding=(0, 2))
        for index, mission in enumerate(self.view.missions):
            pays = Text(str(mission.first), style=SPENT if mission.achieved else "bold")
            pays.append(f" / {mission.later}", style="not strike not dim")
            by = [name for name, sheet in self._seated() if sheet.missions[index] != NO_MISSION]
            grid.add_row(Text(mission.letter, style="bold"), self.text.names.condition(mission.id), pays, ", ".join(by))
        return grid

    def seats(self) -> Table:
        """Everyone in one line."""
        words = self.words
        table = Table(
            words("seat"), words("points"), words("rockets"), words("open errors"), words("spaces"), words("missions")
        )
        track = self.text.board.track
        for name, sheet in self._seated():
            earned = [letter for letter, value in zip(LETTERS, sheet.missions, strict=True) if value != NO_MISSION]
            table.add_row(
                name,
                str(sheet.score),
                f"{sheet.rockets}/{track}",
                str(sheet.errors - sheet.repaired),
                f"{sum(cell != EMPTY for cell in sheet.cells)}/{len(sheet.cells)}",
                " ".join(earned),
            )
        return table

    def legend(self) -> Text:
        """What the marks mean."""
        words = self.words
        marks = [
            f"{ROCKET} {words('rockets')}",
            f"{INACTIVE} {words('inactive')}",
            f"{ACTIVATION} {words('activation')}",
            f"{BUILDING} {words('building')}",
            f"{SABOTAGE} {words('sabotage')}",
        ]
        return Text("  ".join(marks), style="dim")

    def _seated(self) -> list[tuple[str, LaunchSheetView]]:
        return list(zip(self.names, self.view.sheets, strict=True))

    # --- one rocket -------------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> list[RenderableType]:
        """A rocket with its track and its errors."""
        sheet = self.view.sheets[seat]
        grid = Table.grid(padding=(0, 1))
        for index, floor in enumerate(self.text.data.floor):
            grid.add_row(*self._label(floor), self._floor(sheet, index))
        return [Text(self.names[seat], style="bold"), grid, self._track(sheet), self._errors(sheet)]

    def _label(self, floor: Floor) -> tuple[Text, Text]:
        paint = PAINTS[floor.action]
        return Text(floor.id, style=paint), Text(self.text.names.actions[floor.action], style=f"dim {paint}")

    def _floor(self, sheet: LaunchSheetView, index: int) -> Text:
        zone = self.text.board.floors[index]
        line = Text()
        for quarter in self.text.board.quarters:
            if quarter.spaces & zone.all:
                self._quarter(sheet, quarter, line)
        return line

    def _quarter(self, sheet: LaunchSheetView, quarter: Quarter, line: Text) -> None:
        cells = [sheet.cells[space] for space in members(quarter.spaces)]
        if line:
            line.append("  ")
        for index, cell in enumerate(cells):
            line.append(" " if index else "[", style="dim")
            line.append(f"{_written(cell):>2}", style="dim" if cell == EMPTY else "bold")
        line.append("] ", style="dim")
        line.append_text(self._effects(sheet, quarter, full=EMPTY not in cells))

    def _effects(self, sheet: LaunchSheetView, quarter: Quarter, full: bool) -> Text:
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
            marks[-1].append(SABOTAGE, style=SPENT if full or symbol_bit in self.view.spent else "red")
        return Text(" ").join(marks)

    def _track(self, sheet: LaunchSheetView) -> Text:
        """Line by line from the bottom: rockets crossed and open, and the box; the lowest open box is the score."""
        line, left, crossed_all = Text(), sheet.rockets, True
        for printed in self.text.data.line:
            crossed = min(left, printed.rockets)
            left -= crossed
            line.append(DONE * crossed, style="bold")
            line.append(OPEN * (printed.rockets - crossed))
            whole = crossed_all and crossed == printed.rockets and printed.rockets > 0
            line.append(str(printed.box), style=SPENT if whole else "bold yellow" if crossed_all else "dim")
            line.append(" ")
            crossed_all = whole
        return line

    def _errors(self, sheet: LaunchSheetView) -> Text:
        board, words = self.text.board, self.words
        marks = REPAIRED * sheet.repaired + CIRCLED * (sheet.errors - sheet.repaired)
        line = Text(words("System errors:") + " ")
        line.append(marks, style="red")
        line.append(FREE * (int(board.errors) - sheet.errors))
        if sheet.finals:
            line.append("  " + words("final rockets: {n}", n=sheet.finals))
        return line


def _written(cell: int) -> str:
    return "·" if cell == EMPTY else "X" if cell == CROSS else str(cell)
