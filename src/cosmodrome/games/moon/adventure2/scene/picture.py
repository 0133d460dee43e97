"""The picture of adventure 2, The Journey: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.scene.marks import JourneyMarks
from cosmodrome.games.moon.adventure2.scene.paths import JourneyKeys
from cosmodrome.games.moon.adventure2.scene.plan import JourneyPlan, journey_plan
from cosmodrome.games.moon.adventure2.scene.printed import printed_sheet
from cosmodrome.games.moon.adventure2.scene.scoring import scoring
from cosmodrome.games.moon.adventure2.text import JourneyText
from cosmodrome.games.moon.adventure2.view import JourneySheetView, JourneyView
from cosmodrome.games.moon.rules.actions import CHANGES
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.dial import change_button, change_key, signed
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL_WITH_DIAL, WIDE_WITH_DIAL, Box, Places, side_by_side
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.scene import Node, SceneShape, text_width

__all__ = ["JourneyPicture"]

INDIGO: Mapping[str, str] = {
    "tint": "#a3b0ff",
    "tint-deep": "#363c94",
    "tint-glow": "#4d52c4",
    "ground": "#10132e",
    "panel": "#181c42",
    "sky": "#30366f",
    "sky-low": "#1c2149",
    "sky-deep": "#0e112c",
}

PALETTES: Mapping[str, Mapping[str, str]] = {name: {**palette, **INDIGO} for name, palette in MOON_PALETTES.items()}

PLACES: Mapping[SceneShape, Places] = {
    "wide": replace(WIDE_WITH_DIAL, changes=side_by_side(Box(28, 180, 226, 34), 4, 5)),
    "tall": replace(
        TALL_WITH_DIAL,
        changes=side_by_side(Box(200, 5, 226, 38), 4, 5),
        seats=Box(12, 1036, 416, 50),
        score=Box(340, 924, 88, 97),
    ),
}


class JourneyDrawing(ActionDrawing[JourneyData, JourneyPlan, JourneyView, JourneyText]):
    """One scene in the making."""

    places = PLACES

    @cached_property
    def keys(self) -> JourneyKeys:
        """What to touch for the moves."""
        return JourneyKeys(self.printed, self.view, self.moves)

    @property
    def sheet(self) -> JourneySheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Journey, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the trajectory of {name}.", name=name)

    def stuck(self) -> str:
        """What to do when no number fits; nothing, if one does, or would with a Wild."""
        return super().stuck() if len(self.moves) == 1 else ""

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet."""
        text, printed, plan, sheet = self.text, self.printed, self.plan, self.sheet
        writable, gaps = self.keys.writable(), self.keys.gaps()
        yield from JourneyMarks(text, printed, plan, sheet, self.view.taken, writable, gaps).nodes()
        yield from scoring(text.names, printed, plan, sheet)

    def chooser(self) -> Iterator[Node]:
        """Buttons that change the number of the chosen pile, while an Astronaut or a Wild allows it."""
        for box, change in zip(self.at.changes, CHANGES, strict=True):
            if change in self.keys.changes:
                title = self.words("Write the number changed by {change}.", change=signed(change))
                yield change_button(change_key(change), change, title, box, 17)

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        return (
            words("{filled} of {spaces} spaces filled.", filled=_filled(sheet), spaces=len(sheet.cells)),
            words.count("{n} complete zone.", "{n} complete zones.", sheet.complete),
            words("Touch to see this trajectory."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet = self.view.sheets[seat]
        return (
            Gauge("rocket", "tint", _filled(sheet), len(sheet.cells)),
            Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
        )

    def lost(self) -> Sequence[int]:
        """The tanks that debris has hit."""
        return self.sheet.lost

    def lost_at(self, target: int) -> tuple[float, float]:
        """Where it lies."""
        return self.plan.tanks[target]

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where the high multiplier of a station stands."""
        return self.plan.stations[target].first

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures where they fit."""
        room = self.at.score.width
        parts = [value for value in self.sheet.lines.values() if value]
        told = " ".join(f"{'−' if value < 0 else '+'} {abs(value)}" for value in parts).removeprefix("+ ")
        figures = told if text_width(told, 13) < room - 16 else told.replace(" ", "")
        title = self.words("Score: the sum of all scoring lines, {sum}.", sum=told or "0")
        return title, figures if text_width(figures, 13) <= room - 10 else ""


def _filled(sheet: JourneySheetView) -> int:
    return sum(cell != EMPTY for cell in sheet.cells)


class JourneyPicture(Picture[JourneyData, JourneyPlan, JourneyView, JourneyText]):
    """Draws adventure 2."""

    palettes = PALETTES
    plan = staticmethod(journey_plan)
    layer = staticmethod(printed_sheet)
    drawing = JourneyDrawing
