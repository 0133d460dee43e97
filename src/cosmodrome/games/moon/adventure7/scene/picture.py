"""The picture of adventure 7, The Escape: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.adventure7.scene.marks import EscapeMarks
from cosmodrome.games.moon.adventure7.scene.panels import Panels, printed_panels
from cosmodrome.games.moon.adventure7.scene.paths import EscapeKeys
from cosmodrome.games.moon.adventure7.scene.plan import EscapePlan, escape_plan
from cosmodrome.games.moon.adventure7.scene.ships import double_spot, printed_ships, vortex
from cosmodrome.games.moon.adventure7.text import EscapeText
from cosmodrome.games.moon.adventure7.view import EscapeSheetView, EscapeView
from cosmodrome.games.moon.rules.moves import SYSTEM_ERROR
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.dial import DIAL, change_button, change_key, signed
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL, WIDE, Box, Places
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.scene import Node, SceneShape

__all__ = ["ESCAPE_PALETTES", "EscapePicture"]

VIOLET = {"tint": "#d7a6ff", "tint-deep": "#54317f", "tint-glow": "#8449c9"}
ESCAPE_PALETTES = {name: {**palette, **VIOLET} for name, palette in MOON_PALETTES.items()}

PLACES: Mapping[SceneShape, Places] = {
    "wide": replace(
        WIDE,
        score=Box(1082, 754, 170, 122),
        changes=tuple(Box(280 + 57 * (i % 3), 46 + 48 * (i // 3), 52, 40) for i in range(5)),
    ),
    "tall": replace(TALL, changes=tuple(Box(388, 343 + 56 * i, 41, 44) for i in range(5))),
}


def printed_layer(text: EscapeText, printed: EscapeData, plan: EscapePlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    yield from vortex(388, 268, 70) if plan.small else vortex(900, 120, 150)
    yield from nameplate(words, 7, words("The Escape"), wide=not plan.small)
    yield from printed_ships(plan)
    yield from printed_panels(text.names, printed, plan)


class EscapeDrawing(ActionDrawing[EscapeData, EscapePlan, EscapeView, EscapeText]):
    """One scene in the making."""

    places = PLACES

    @cached_property
    def keys(self) -> EscapeKeys:
        """What to touch for the moves."""
        return EscapeKeys(self.printed, self.view, self.moves)

    @property
    def sheet(self) -> EscapeSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Escape, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the starships of {name}.", name=name)

    def stuck(self) -> str:
        """What to do when no number fits; nothing, if one does."""
        if self.keys.has(SYSTEM_ERROR) and len(self.moves) > 1:
            return self.words("No number fits: use a Wild as Astronaut, or cross a system error")
        return super().stuck()

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet; the buttons of an Astronaut stand on it, too."""
        names, printed, plan, sheet = self.text.names, self.printed, self.plan, self.sheet
        yield from Panels(names, printed, plan, sheet).nodes()
        yield from EscapeMarks(names, printed, plan, sheet, self.view.taken, self.keys.writable()).nodes()
        for change, box in zip(DIAL, self.at.changes, strict=True):
            if change in self.keys.changes:
                yield change_button(change_key(change), change, self._change_title(change), box, 18)

    def _change_title(self, change: int) -> str:
        if change:
            return self.words("Change the number of the combination by {change}.", change=signed(change))
        return self.words("Leave the number as it is.")

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        return (
            words("{filled} of {all} spaces filled.", filled=_filled(sheet), all=len(sheet.cells)),
            words.count("{n} system error.", "{n} system errors.", sheet.errors),
            words("Touch to see these starships."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet = self.view.sheets[seat]
        return (
            Gauge("rocket", "tint", _filled(sheet), len(sheet.cells)),
            Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
        )

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where the x2 bonus of a greenhouse stands."""
        return double_spot(self.plan, self.plan.ships[target])

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        lines, scoring = self.sheet.lines, self.text.names.scoring
        told = ", ".join(f"{scoring[key]} {value}" for key, value in lines.items())
        gains = [value for value in lines.values() if value > 0]
        losses = [-value for value in lines.values() if value < 0]
        if self.plan.small:
            gains, losses = [sum(gains)], [sum(losses)] if losses else []
        figures = " + ".join(map(str, gains or [0])) + "".join(f" − {loss}" for loss in losses)
        return self.words("Score: {lines}.", lines=told), figures


def _filled(sheet: EscapeSheetView) -> int:
    return sum(cell != EMPTY for cell in sheet.cells)


class EscapePicture(Picture[EscapeData, EscapePlan, EscapeView, EscapeText]):
    """Draws adventure 7."""

    palettes = ESCAPE_PALETTES
    plan = staticmethod(escape_plan)
    layer = staticmethod(printed_layer)
    drawing = EscapeDrawing
