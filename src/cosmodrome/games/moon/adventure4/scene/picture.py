"""The picture of adventure 4, The Mine: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from cosmodrome.games.moon.adventure4.data import MineData
from cosmodrome.games.moon.adventure4.scene.factories import FactoryMarks, minus
from cosmodrome.games.moon.adventure4.scene.marks import MineMarks
from cosmodrome.games.moon.adventure4.scene.paths import MineKeys
from cosmodrome.games.moon.adventure4.scene.plan import MinePlan, mine_plan
from cosmodrome.games.moon.adventure4.scene.printed import printed_mine
from cosmodrome.games.moon.adventure4.scene.signs import MINE_PALETTES
from cosmodrome.games.moon.adventure4.text import MineText
from cosmodrome.games.moon.adventure4.view import MineSheetView, MineView
from cosmodrome.games.moon.rules.moves import PASS
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.dial import DIAL, change_button, change_key, signed
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL_WITH_DIAL, WIDE_WITH_DIAL, Box, Places
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.games.moon.scene.style import caption
from cosmodrome.scene import Node, SceneShape

__all__ = ["MinePicture"]

PLACES: Mapping[SceneShape, Places] = {
    "wide": WIDE_WITH_DIAL,
    "tall": replace(
        TALL_WITH_DIAL,
        seats=Box(12, 1011, 416, 50),
        score=Box(330, 494, 96, 100),
    ),
}


def printed_layer(text: MineText, printed: MineData, plan: MinePlan) -> Iterator[Node]:
    """The static layer."""
    words, wide = text.words, plan.shape == "wide"
    yield from backdrop(plan.width, plan.height)
    yield from nameplate(words, 4, words("The Mine"), wide=wide, dial=True)
    if wide:
        yield caption(words("Secondary factories"), 286, 35)
    yield from printed_mine(words, text.names, printed, plan)


class MineDrawing(ActionDrawing[MineData, MinePlan, MineView, MineText]):
    """One scene in the making."""

    places = PLACES

    @cached_property
    def keys(self) -> MineKeys:
        """What to touch for the moves."""
        factories = [spot.key for spot in (*self.plan.mains, *self.plan.secondaries)]
        return MineKeys(self.printed, self.view, self.moves, factories)

    @property
    def sheet(self) -> MineSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Mine, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""
        return self.words("You are looking at the mine of {name}.", name=name)

    def outcome(self) -> str:
        """Why it is over, and who has won."""
        return " ".join([*self.text.reasons(self.view), super().outcome()])

    def pass_title(self) -> str:
        """What passing means: it depends on what is asked."""
        return self.say(PASS)

    def marks(self) -> Iterator[Node]:
        """What is written on the sheet."""
        yield from FactoryMarks(self.text, self.plan, self.sheet, self.view.taken).nodes()
        writable = self.keys.writable()
        yield from MineMarks(self.text.names, self.printed, self.plan, self.sheet, writable).nodes()

    def chooser(self) -> Iterator[Node]:
        """Five small keys, from -2 to +2, while a number can be changed."""
        words, offered = self.words, self.keys.changes
        if not offered:
            return
        for change, box in zip(DIAL, self.at.changes, strict=True):
            if change:
                title = words("Astronaut: change the number by {change}.", change=signed(change))
            else:
                title = words("Write the number as it is.")
            opacity = 1 if change in offered else 0.4
            yield change_button(change_key(change), change, title, box, 15, opacity=opacity)

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, sheet = self.words, self.view.sheets[seat]
        columns = self.printed.columns()
        return (
            words("{pumps} of {columns} columns extracted.", pumps=len(sheet.pumps), columns=columns),
            words.count("{n} factory upgraded or active.", "{n} factories upgraded or active.", len(sheet.done)),
            words.count("{n} system error.", "{n} system errors.", sheet.errors),
            words("Touch to see this mine."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""
        sheet = self.view.sheets[seat]
        return (
            Gauge("activate", "tint", len(sheet.pumps), self.printed.columns()),
            Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
        )

    def lost(self) -> Sequence[int]:
        """The deposits that a cave-in has buried."""
        return self.sheet.lost

    def lost_at(self, target: int) -> tuple[float, float]:
        """Where it lies."""
        return self.plan.deposits[target]

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where the filling bonus of a factory stands."""
        return self.plan.mains[target].bonus

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        words, lines = self.words, self.sheet.lines
        told = [f"{self.text.names.scoring[kind]} {minus(points)}" for kind, points in lines.items()]
        factories = sum(points for kind, points in lines.items() if kind not in ("missions", "errors"))
        figures = f"{minus(factories)} + {lines['missions']} − {-lines['errors']}"
        return words("Score: {lines}.", lines=words.join(told)), figures


class MinePicture(Picture[MineData, MinePlan, MineView, MineText]):
    """Draws adventure 4."""

    palettes = MINE_PALETTES
    plan = staticmethod(mine_plan)
    layer = staticmethod(printed_layer)
    drawing = MineDrawing
