"""The picture of adventure 6, The Virus: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from cosmodrome.games.moon.adventure6.data import VirusData
from cosmodrome.games.moon.adventure6.scene.marks import VirusMarks
from cosmodrome.games.moon.adventure6.scene.panels import Panels, printed_panels
from cosmodrome.games.moon.adventure6.scene.paths import VirusKeys
from cosmodrome.games.moon.adventure6.scene.plan import VirusPlan, virus_plan
from cosmodrome.games.moon.adventure6.scene.signs import VIRUS_PALETTES
from cosmodrome.games.moon.adventure6.scene.tracks import Tracks, printed_tracks, sign_spots
from cosmodrome.games.moon.adventure6.scene.unit import culture, printed_unit
from cosmodrome.games.moon.adventure6.text import VirusText
from cosmodrome.games.moon.adventure6.view import VirusSheetView, VirusView
from cosmodrome.games.moon.rules.adventure6 import PLACING
from cosmodrome.games.moon.rules.moves import PASS, SYSTEM_ERROR
from cosmodrome.games.moon.rules.phases import PREPARING
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.dial import DIAL, change_button, change_key, signed
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL_WITH_DIAL, WIDE_WITH_DIAL, Box, Places
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.scene import Node, SceneShape

__all__ = ["VirusPicture"]

PLACES: Mapping[SceneShape, Places] = {
    "wide": replace(WIDE_WITH_DIAL, score=Box(1082, 754, 170, 122)),
    "tall": replace(TALL_WITH_DIAL, score=Box(13, 747, 127, 68)),
}


def printed_layer(text: VirusText, printed: VirusData, plan: VirusPlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    yield from culture(390, 200, 110) if not plan.small else culture(78, 412, 62)
    yield from nameplate(words, 6, words("The Virus"), wide=not plan.small, dial=True)
    yield from printed_unit(printed, plan)
    yield from printed_panels(text.names, printed, plan)
    yield from printed_tracks(text.names, printed, plan)


class VirusDrawing(ActionDrawing[VirusData, VirusPlan, VirusView, VirusText]):
    """One scene in the making."""

    places = PLACES
    set_up = (PREPARING, PLACING)

    @cached_property
    def keys(self) -> VirusKeys:
        """What to touch for the moves."""
        return VirusKeys(self.printed, self.view, self.moves, self.text)

    @property
    def sheet(self) -> VirusSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Virus, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the housing unit of {name}.", name=name)

    def stuck(self) -> str:
        """What to do when no number fits; nothing, if one does."""
        if self.keys.has(SYSTEM_ERROR) and len(self.moves) > 1:
            return self.words("No number fits: use a Wild as Astronaut, or cross a system error")
        return super().stuck()

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet."""
        names, printed, plan, sheet = self.text.names, self.printed, self.plan, self.sheet
        yield from Panels(names, printed, plan, self.view, sheet).nodes()
        yield from Tracks(names, printed, plan, self.view, sheet).nodes()
        yield from VirusMarks(names, printed, plan, self.view, sheet, self.keys).nodes()

    def chooser(self) -> Iterator[Node]:
        """The dial, lit where a number can be changed, unless the pass button takes its place or all is over."""
        if self.view.over or (self.wide and self.keys.has(PASS)):
            return
        for change, box in zip(DIAL, self.at.changes, strict=True):
            opacity = 1 if change in self.keys.changes else 0.32
            title = self._change_title(change)
            yield change_button(change_key(change), change, title, box, 16, opacity=opacity)

    def _change_title(self, change: int) -> str:
        if change:
            return self.words("Change the number of the combination by {change}.", change=signed(change))
        return self.words("Leave the number as it is.")

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        return (
            words("{filled} of {all} spaces filled.", filled=_filled(sheet), all=len(sheet.cells)),
            words.count("{n} space is infected.", "{n} spaces are infected.", sheet.infected),
            words.count("{n} system error.", "{n} system errors.", sheet.errors),
            words("Touch to see this housing unit."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet = self.view.sheets[seat]
        return (
            Gauge("build", "tint", _filled(sheet), len(sheet.cells)),
            Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
        )

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where a sign hangs."""
        return sign_spots(self.printed, self.plan)[target]

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        lines, scoring = self.sheet.lines, self.text.names.scoring
        told = ", ".join(f"{scoring[key]} {value}" for key, value in lines.items())
        _, figures = self.gains_and_losses(lines)
        return self.words("Score: {lines}.", lines=told), figures


def _filled(sheet: VirusSheetView) -> int:
    return sum(cell != EMPTY for cell in sheet.cells)


class VirusPicture(Picture[VirusData, VirusPlan, VirusView, VirusText]):
    """Draws adventure 6."""

    palettes = VIRUS_PALETTES
    plan = staticmethod(virus_plan)
    layer = staticmethod(printed_layer)
    drawing = VirusDrawing
