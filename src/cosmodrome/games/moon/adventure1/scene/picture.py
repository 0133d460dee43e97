"""The picture of adventure 1, The Launch: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from cosmodrome.games.moon.adventure1.data import LaunchData
from cosmodrome.games.moon.adventure1.scene.marks import LaunchMarks
from cosmodrome.games.moon.adventure1.scene.paths import LaunchKeys
from cosmodrome.games.moon.adventure1.scene.plan import LaunchPlan, launch_plan
from cosmodrome.games.moon.adventure1.scene.rocket import legend, liftoff, printed_rocket
from cosmodrome.games.moon.adventure1.scene.track import printed_track, track_captions
from cosmodrome.games.moon.adventure1.scene.words import outcome
from cosmodrome.games.moon.adventure1.text import LaunchText
from cosmodrome.games.moon.adventure1.view import LaunchSheetView, LaunchView
from cosmodrome.games.moon.data import WILD
from cosmodrome.games.moon.rules.moves import SYSTEM_ERROR
from cosmodrome.games.moon.scene.drawing import Drawing
from cosmodrome.games.moon.scene.frame import backdrop, nameplate, voyage
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL, WIDE, Box, Places
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.games.moon.view import PileView
from cosmodrome.scene import Node, SceneShape

__all__ = ["LaunchPicture"]

PLACES: Mapping[SceneShape, Places] = {
    "wide": WIDE,
    "tall": replace(
        TALL, missions=tuple(Box(292, 162 + 68 * i, 136, 63) for i in range(3)), score=Box(14, 172, 88, 96)
    ),
}


def printed_layer(text: LaunchText, printed: LaunchData, plan: LaunchPlan) -> Iterator[Node]:
    """The static layer."""
    words, wide = text.words, plan.shape == "wide"
    yield from backdrop(plan.width, plan.height)
    if wide:
        yield from voyage(572, 16, 808, 388, 54)
    yield from nameplate(words, 1, words("The Launch"), wide=wide)
    if wide:
        yield from legend(words, 266, 46)
    yield from printed_rocket(plan)
    yield from printed_track(plan)
    yield from track_captions(words, printed, plan)


class LaunchDrawing(Drawing[LaunchData, LaunchPlan, LaunchView, LaunchText]):
    """One scene in the making."""

    places = PLACES
    mission_unit = "rocket"

    @cached_property
    def keys(self) -> LaunchKeys:
        """What to touch for the moves."""
        effects = [spot for quarter in self.plan.quarters() for spot in quarter.effects]
        arrows = [spot.arrow_key for spot in effects if spot.effect.kind == "inactive"]
        return LaunchKeys(self.view, self.moves, self.printed.spaces(), arrows)

    @property
    def sheet(self) -> LaunchSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Launch, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the rocket of {name}.", name=name)

    def outcome(self) -> str:
        """Who has won."""
        return outcome(self.text.names, self.view, self.name)

    def stuck(self) -> str:
        """What to do when no number fits; nothing, if one does."""
        return self.words("No number fits: circle a system error") if self.keys.has(SYSTEM_ERROR) else ""

    def pass_title(self) -> str:
        """What passing means."""
        return self.words("Do without: nothing is written.")

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet, and the fire under a rocket that was launched."""
        printed, plan, sheet, view = self.printed, self.plan, self.sheet, self.view
        if sheet.launched and view.over:
            yield liftoff(plan)
        yield from LaunchMarks(self.text.names, printed, plan, sheet, view.spent, self.keys.writable()).nodes()

    def pile_title(self, shown: PileView) -> str:
        """Where the number may be written."""
        return self.words(
            "{number} with {action}: it may be written on {floors}.",
            number=shown.number,
            action=self.text.names.actions[shown.action],
            floors=self._floors(shown.action),
        )

    def action_title(self, action: str) -> str:
        """Where its number may be written."""
        name = self.text.names.actions[action]
        return self.words("{action}: the number may be written on {floors}.", action=name, floors=self._floors(action))

    def _floors(self, action: str) -> str:
        floors = zip(self.text.names.floors, self.printed.floor, strict=True)
        return self.words.join([name for name, printed in floors if printed.action in (action, WILD)])

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where a sabotage stands."""
        effects = [spot for quarter in self.plan.quarters() for spot in quarter.effects]
        spot = next(spot for spot in effects if spot.effect.kind == "sabotage" and spot.serial == target)
        return spot.x, spot.y

    def pays(self, value: int) -> str:
        """What a mission pays now."""
        return self.words.count("It now pays {n} rocket, at once.", "It now pays {n} rockets, at once.", value)

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        return (
            words("{crossed} of {rockets} rockets crossed.", crossed=sheet.rockets, rockets=self._rockets()),
            words.count("{n} open system error.", "{n} open system errors.", sheet.errors - sheet.repaired),
            words("Touch to see this rocket."),
        )

    def _rockets(self) -> int:
        return sum(row.rockets for row in self.printed.line)

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet = self.view.sheets[seat]
        return (
            Gauge("rocket", "tint", sheet.rockets, self._rockets()),
            Gauge("error", "bad", sheet.errors - sheet.repaired, self.printed.sheet.errors),
        )

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        sheet, points = self.sheet, self.printed.sheet.error_points
        errors = sheet.errors - sheet.repaired
        visible = sheet.score + errors * points
        title = self.words(
            "Score: the lowest open box, {box}, less {points} for each of {errors} open system errors.",
            box=visible,
            points=points,
            errors=errors,
        )
        return title, f"{visible} − {errors} × {points}"


class LaunchPicture(Picture[LaunchData, LaunchPlan, LaunchView, LaunchText]):
    """Draws adventure 1."""

    plan = staticmethod(launch_plan)
    layer = staticmethod(printed_layer)
    drawing = LaunchDrawing
