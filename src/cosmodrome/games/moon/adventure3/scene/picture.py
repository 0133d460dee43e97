"""The picture of adventure 3, The Colony: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from cosmodrome.games.moon.adventure3.data import ColonyData
from cosmodrome.games.moon.adventure3.scene.areas import live_areas, printed_areas
from cosmodrome.games.moon.adventure3.scene.marks import ColonyMarks
from cosmodrome.games.moon.adventure3.scene.paths import ColonyKeys
from cosmodrome.games.moon.adventure3.scene.plan import PLACES, ColonyPlan, colony_plan
from cosmodrome.games.moon.adventure3.scene.printed import printed_colony
from cosmodrome.games.moon.adventure3.scene.style import COLONY_PALETTES
from cosmodrome.games.moon.adventure3.text import ColonyText
from cosmodrome.games.moon.adventure3.view import ColonySheetView, ColonyView
from cosmodrome.games.moon.rules.moves import PASS
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.dial import dial
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.scene import Node

__all__ = ["ColonyPicture"]


def printed_layer(text: ColonyText, printed: ColonyData, plan: ColonyPlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    yield from nameplate(words, 3, words("The Colony"), wide=plan.wide, dial=True)
    bonuses = [(quarter.first, quarter.later) for quarter in printed.quarter]
    yield from printed_colony(plan, bonuses, [quarter.greenhouses for quarter in printed.quarter])
    yield from printed_areas(text.names, printed, plan)


class ColonyDrawing(ActionDrawing[ColonyData, ColonyPlan, ColonyView, ColonyText]):
    """One scene in the making."""

    places = PLACES

    @cached_property
    def keys(self) -> ColonyKeys:
        """What to touch for the moves."""
        return ColonyKeys(self.printed, self.view, self.moves, self.sheet.greenhouses)

    @property
    def sheet(self) -> ColonySheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Colony, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the colony of {name}.", name=name)

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet."""
        names, printed, plan, sheet, keys = self.text.names, self.printed, self.plan, self.sheet, self.keys
        yield from ColonyMarks(names, printed, plan, sheet, self.view.taken, keys.writable(), keys.touchable).nodes()
        yield from live_areas(names, printed, plan, sheet, self._counts())

    def _counts(self) -> dict[str, int]:
        """What the three tracks multiply."""
        sheet = self.sheet
        plants = sum(
            sum(quarter.greenhouses[:circled])
            for quarter, circled in zip(self.printed.quarter, sheet.greenhouses, strict=True)
        )
        antennas = sum(self.plan.nodes[node].antennas for node in sheet.antennas)
        return {"plants": plants, "water": len(sheet.tanks), "antennas": antennas}

    def chooser(self) -> Iterator[Node]:
        """The dial, unless the pass button takes its place or all is over."""
        if self.view.over or (self.wide and self.keys.has(PASS)):
            return iter(())
        return dial(self.words, self.at.changes, lit=self.keys.choosing)

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        buildings = sum(node.kind == "building" for node in self.printed.node)
        filled = buildings - sheet.cells.count(EMPTY)
        return (
            words("{filled} of {buildings} buildings filled.", filled=filled, buildings=buildings),
            words.count("{n} astronaut crossed.", "{n} astronauts crossed.", sheet.astronauts),
            words.count("{n} system error.", "{n} system errors.", sheet.errors),
            words("Touch to see this colony."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet, printed = self.view.sheets[seat], self.printed
        return (
            Gauge("astronaut", "astronaut", sheet.astronauts, printed.sheet.astronauts),
            Gauge("error", "bad", sheet.errors, len(printed.values("errors")) - 1),
        )

    def lost(self) -> Sequence[int]:
        """The tunnels that a quake has blocked."""
        return self.sheet.lost

    def lost_at(self, target: int) -> tuple[float, float]:
        """Where it lies."""
        way = self.plan.tunnels[target]
        return (way.x1 + way.x2) / 2, (way.y1 + way.y2) / 2

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where the first bonus of a quarter stands."""
        return self.plan.quarters[target].first

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        return self.gains_and_losses(self.sheet.lines)


class ColonyPicture(Picture[ColonyData, ColonyPlan, ColonyView, ColonyText]):
    """Draws adventure 3."""

    palettes = COLONY_PALETTES
    plan = staticmethod(colony_plan)
    layer = staticmethod(printed_layer)
    drawing = ColonyDrawing
