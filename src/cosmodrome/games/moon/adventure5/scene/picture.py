"""The picture of adventure 5, The Dome: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

import msgspec

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.adventure5.scene.areas import live_areas, printed_areas
from cosmodrome.games.moon.adventure5.scene.marks import DomeMarks
from cosmodrome.games.moon.adventure5.scene.paths import DomeKeys
from cosmodrome.games.moon.adventure5.scene.plan import DomePlan, dome_plan
from cosmodrome.games.moon.adventure5.scene.printed import printed_city
from cosmodrome.games.moon.adventure5.scene.style import DOME_PALETTES
from cosmodrome.games.moon.adventure5.text import DomeText
from cosmodrome.games.moon.adventure5.view import DomeSheetView, DomeView
from cosmodrome.games.moon.rules.moves import PASS
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.dial import dial
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL_WITH_DIAL, WIDE_WITH_DIAL, Box, Places
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.games.moon.view import MissionView
from cosmodrome.scene import Node, SceneShape

__all__ = ["DomePicture"]

CROWD = 4
"""So many seats leave room for one gauge each on a phone."""

PLACES: Mapping[SceneShape, Places] = {
    "wide": WIDE_WITH_DIAL,
    "tall": replace(TALL_WITH_DIAL, seats=Box(12, 1028, 416, 50), score=Box(304, 898, 124, 122)),
}


def printed_layer(text: DomeText, printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    yield from nameplate(words, 5, words("The Dome"), wide=plan.wide, dial=True)
    yield from printed_city(text.names, printed, plan)
    yield from printed_areas(text.names, printed, plan)


class DomeDrawing(ActionDrawing[DomeData, DomePlan, DomeView, DomeText]):
    """One scene in the making."""

    places = PLACES

    @cached_property
    def keys(self) -> DomeKeys:
        """What to touch for the moves."""
        return DomeKeys(self.printed, self.view, self.moves)

    @property
    def sheet(self) -> DomeSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Dome, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the city of {name}.", name=name)

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet."""
        names, printed, plan, sheet, view = self.text.names, self.printed, self.plan, self.sheet, self.view
        writable, touchable = self.keys.writable(), self.keys.touchable
        yield from live_areas(names, printed, plan, sheet)
        cutting = view.asks == "cut"
        yield from DomeMarks(names, printed, plan, sheet, view.taken, writable, touchable, cutting=cutting).nodes()

    def chooser(self) -> Iterator[Node]:
        """The dial, unless the pass button takes its place."""
        if self.wide and self.keys.has(PASS):
            return iter(())
        return dial(self.words, self.at.changes, lit=self.keys.choosing)

    def worth(self, mission: MissionView) -> MissionView:
        """A mission at what the sheet that is shown would get for it."""
        field = FIELDS.index("missions")
        first, later = (column[self.sheet.upgrades[field]] for column in self.printed.field[field].columns)
        return msgspec.structs.replace(mission, first=first, later=later)

    def pays(self, value: int) -> str:
        """What a mission pays now."""
        return self.words.count(
            "It is worth {n} point now, more after an upgrade.",
            "It is worth {n} points now, more after an upgrade.",
            value,
        )

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        levels = len(sheet.cells)
        filled = levels - sheet.cells.count(EMPTY)
        return (
            words("{filled} of {levels} levels filled.", filled=filled, levels=levels),
            words("Pieces of the dome not built: {n}.", n=sheet.unbuilt),
            words.count("{n} astronaut crossed.", "{n} astronauts crossed.", sheet.astronauts),
            words.count("{n} system error.", "{n} system errors.", sheet.errors),
            words("Touch to see this city."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet = self.view.sheets[seat]
        gauges = (
            Gauge("astronaut", "astronaut", sheet.astronauts, self.printed.sheet.astronauts),
            Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
        )
        return gauges if self.wide or len(self.view.sheets) < CROWD else gauges[1:]

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where the first value of a tower end stands."""
        return self.plan.ends[target].first

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        return self.gains_and_losses(self.sheet.lines)


class DomePicture(Picture[DomeData, DomePlan, DomeView, DomeText]):
    """Draws adventure 5."""

    palettes = DOME_PALETTES
    plan = staticmethod(dome_plan)
    layer = staticmethod(printed_layer)
    drawing = DomeDrawing
