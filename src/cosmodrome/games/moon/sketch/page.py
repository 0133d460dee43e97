"""A position of any adventure on a terminal: the combinations, or in a game for one its cards and ASTRA; the missions and the
seats. The sheets themselves are drawn by each adventure's own `terminal`.

It is drawn from a view, as the scene is, and knows nothing that the view does not say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import Group
from rich.table import Table
from rich.text import Text

from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION
from cosmodrome.games.moon.sketch.marks import CIRCLED, FREE, PAINTS, REPAIRED, SPENT, TONES
from cosmodrome.games.moon.view import AstraView, MoonView
from cosmodrome.kernel.words import Words

__all__ = ["Page", "Spoken"]


class Names(Protocol):
    """What things are called."""

    @property
    def actions(self) -> Mapping[str, str]:
        """The actions by their ids."""

    def condition(self, id: str) -> str:
        """What a mission asks for."""


class Spoken(Protocol):
    """An adventure in one language."""

    @property
    def words(self) -> Words:
        """The words of the language."""

    @property
    def names(self) -> Names:
        """What its things are called."""


class Sheet(Protocol):
    """What every sheet shows."""

    @property
    def missions(self) -> tuple[int, ...]:
        """What each mission box holds."""

    @property
    def score(self) -> int:
        """What it scores now."""

    @property
    def errors(self) -> int:
        """System errors marked."""


class Page:
    """What all adventures show around their sheets."""

    def __init__(self, text: Spoken, view: MoonView, sheets: Sequence[Sheet], names: Sequence[str]) -> None:
        self.words = text.words
        self.text = text
        self.view = view
        self.sheets = sheets
        self.names = names

    def cards(self) -> list[Table | Group]:
        """What there is to choose from."""
        astra = self.view.astra
        return [self._combinations()] if astra is None else [self._drawn(astra), self._astra(astra)]

    def _combinations(self) -> Table:
        """The three piles, each with the action of the next turn."""
        words, actions = self.words, self.text.names.actions
        grid = Table.grid(padding=(0, 3))
        shown = [
            Text(f" {face(p.number)} {actions.get(p.action, '')} ", style=f"reverse {PAINTS.get(p.action, '')}")
            for p in self.view.piles
        ]
        coming = [Text(words("next: {action}", action=actions[p.next_action]), style="dim") for p in self.view.piles]
        grid.add_row(Text(words("Turn {turn}", turn=self.view.turn), style="bold"), *shown)
        grid.add_row("", *coming)
        return grid

    def _drawn(self, astra: AstraView) -> Group:
        """The cards of a turn against ASTRA, a number and an action each, and what the next one shows."""
        words, actions = self.words, self.text.names.actions
        line = Text(words("Turn {turn}", turn=self.view.turn), style="bold")
        for card in self.view.piles:
            line.append("   ")
            paint = PAINTS[card.action]
            line.append(f" {face(card.number)} {actions[card.action]} ", style=f"reverse not bold {paint}")
        coming = words("next: {action}", action=actions.get(astra.next, astra.next)) if astra.next else ""
        told = words.count("{n} card left in the draw pile.", "{n} cards left in the draw pile.", astra.left)
        return Group(line, Text(f"{coming}  {told}".strip(), style="dim"))

    def _astra(self, astra: AstraView) -> Group:
        """Who plays for ASTRA and what it has, what each action is worth to it, and the solo bonuses."""
        words, actions = self.words, self.text.names.actions
        head = Text(words("{opponent} of ASTRA, level {level}.", opponent=astra.name, level=astra.level), style="bold")
        head.append(" " + words("{score} points if it ended now.", score=astra.score), style="not bold")
        if astra.boxes:
            head.append(f" ({astra.crossed}/{astra.boxes})", style="not bold")
        row = Text()
        for given in astra.given:
            row.append(f"{actions[given.action]} ", style=PAINTS[given.action])
            row.append(f"{given.value}", style=TONES[given.tone])
            row.append(f"×{len(given.numbers)}  ")
        left = astra.circled - astra.spent
        marks = CIRCLED * left + REPAIRED * astra.spent + FREE * (astra.bonuses - astra.circled)
        return Group(head, row, Text(f"{words('Solo bonuses')}: {marks}"))

    def missions(self) -> Table:
        """What the missions ask for and pay, and who has them."""
        grid = Table.grid(padding=(0, 2))
        for index, mission in enumerate(self.view.missions):
            pays = Text(str(mission.first), style=SPENT if mission.achieved else "bold")
            pays.append(f" / {mission.later}", style="not strike not dim")
            by = [name for name, sheet in self._seated() if sheet.missions[index] != NO_MISSION]
            grid.add_row(Text(mission.letter, style="bold"), self.text.names.condition(mission.id), pays, ", ".join(by))
        return grid

    def seats(self, more: Mapping[str, Sequence[str]]) -> Table:
        """Everyone in one line, with an adventure's own columns."""
        words = self.words
        table = Table(words("seat"), words("points"), *more, words("missions"))
        for index, (name, sheet) in enumerate(self._seated()):
            earned = [letter for letter, value in zip(LETTERS, sheet.missions, strict=True) if value != NO_MISSION]
            table.add_row(name, str(sheet.score), *(column[index] for column in more.values()), " ".join(earned))
        return table

    def _seated(self) -> list[tuple[str, Sheet]]:
        return list(zip(self.names, self.sheets, strict=True))
