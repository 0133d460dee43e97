"""The picture of adventure 8, The Battle: the sheet in play large, the other one small, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from cosmodrome.games.moon.adventure8.data import BattleData
from cosmodrome.games.moon.adventure8.scene.insignia import paint_of
from cosmodrome.games.moon.adventure8.scene.ledger import Ledger, minus, printed_ledger, summary
from cosmodrome.games.moon.adventure8.scene.marks import BattleMarks
from cosmodrome.games.moon.adventure8.scene.paths import BattleKeys
from cosmodrome.games.moon.adventure8.scene.plan import BattlePlan, battle_plan
from cosmodrome.games.moon.adventure8.scene.small import SmallSheet, printed_small
from cosmodrome.games.moon.adventure8.scene.system import printed_system
from cosmodrome.games.moon.adventure8.text import BattleText
from cosmodrome.games.moon.adventure8.view import ASTRA, BattleSeatView, BattleView, SideView
from cosmodrome.games.moon.rules.adventure8 import MISSION_SIDE, TOTAL_SIDE
from cosmodrome.games.moon.scene.action_drawing import ActionDrawing
from cosmodrome.games.moon.scene.frame import backdrop, nameplate
from cosmodrome.games.moon.scene.picture import Picture
from cosmodrome.games.moon.scene.places import TALL, WIDE, Box, Places
from cosmodrome.games.moon.scene.seats import Gauge
from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.scene import Group, Node, Rect, SceneShape

__all__ = ["BATTLE_PALETTES", "BattlePicture"]

CRIMSON = {
    "tint": "#ff9aa2",
    "tint-deep": "#6e1d2c",
    "tint-glow": "#b52e48",
    "type-green": "#8fd69a",
    "type-blue": "#7db8f5",
    "type-grey": "#c2c9d4",
}
BATTLE_PALETTES = {name: {**palette, **CRIMSON} for name, palette in MOON_PALETTES.items()}

PLACES: Mapping[SceneShape, Places] = {
    "wide": replace(WIDE, score=Box(1082, 754, 170, 122)),
    "tall": replace(TALL, score=Box(20, 444, 108, 92), seats=Box(12, 1144, 416, 50)),
}


def printed_layer(text: BattleText, printed: BattleData, plan: BattlePlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    yield from nameplate(words, 8, words("The Battle"), wide=not plan.narrow)
    yield from printed_system(plan)
    yield from printed_ledger(printed, plan)
    yield from printed_small(printed, plan)


class BattleDrawing(ActionDrawing[BattleData, BattlePlan, BattleView, BattleText]):
    """One scene in the making."""

    places = PLACES

    @cached_property
    def keys(self) -> BattleKeys:
        """What to touch for the moves."""
        own = self.sheet
        on_the_left = own.active == own.left
        return BattleKeys(self.printed, self.text.board, self.view, self.moves, on_the_left=on_the_left)

    @property
    def sheet(self) -> BattleSeatView:
        """The seat whose sheets are shown."""
        return self.view.sheets[self.shown]

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Battle, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheets of somebody else."""
        return self.words("You are looking at the sheets of {name}.", name=name)

    def name(self, seat: int) -> str:
        """Who sits there; on a sheet it may be ASTRA."""
        return self.words("ASTRA") if seat == ASTRA else super().name(seat)

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where the moon of a planet stands."""
        return self.plan.planets[target].moon

    # --- the two sheets -----------------------------------------------------------------------------------------------

    def marks(self) -> Iterator[Node]:
        """What is drawn on the sheet in play, and on the other one."""
        names, own = self.text.names, self.sheet
        active, other = own.active, own.right if own.active == own.left else own.left
        on_the_left = active == own.left
        near, far = self._sides(active)
        yield self._rival(far, on_the_left=on_the_left)
        yield from BattleMarks(
            names,
            self.printed,
            self.plan,
            self.view.battlefields[active],
            (near.seat, far.seat),
            self.name,
            self.keys.touchable,
        ).nodes()
        missions = own.missions if on_the_left else None
        yield from Ledger(names, self.printed, self.plan, near, missions).nodes()
        near, far = self._sides(other)
        yield from SmallSheet(
            names,
            self.printed,
            self.plan,
            self.view.battlefields[other],
            (near.seat, far.seat),
            self.name,
            self._other_heading(on_the_left=not on_the_left),
        ).nodes()

    def _sides(self, sheet: int) -> tuple[SideView, SideView]:
        """The side of the seat that is shown, and the one opposite."""
        sides = self.view.battlefields[sheet].sides
        near = MISSION_SIDE if sheet == self.sheet.left else TOTAL_SIDE
        return sides[near], sides[MISSION_SIDE + TOTAL_SIDE - near]

    def _rival(self, side: SideView, *, on_the_left: bool) -> Group:
        """The neighbour on the sheet in play."""
        words, box, name = self.words, self.plan.rival, self.name(side.seat)
        title = (
            words("Your left sheet, shared with {name}.", name=name)
            if on_the_left
            else words("Your right sheet, shared with {name}.", name=name)
        )
        plate = Rect(
            width=box.width, height=box.height, rx=9, fill="panel", fill_opacity=0.9, stroke=paint_of(side.seat),
            stroke_opacity=0.6,
        )  # fmt: skip
        line = summary(self.words, self.printed, side, name, box, narrow=self.plan.narrow)
        area = Rect(width=box.width, height=box.height, rx=9)
        return Group(key="rival", role="img", title=title, x=box.x, y=box.y, target=area, children=(plate, *line))

    def _other_heading(self, *, on_the_left: bool) -> str:
        words = self.words
        if self.view.over:
            return words("Left sheet") if on_the_left else words("Right sheet")
        return words("Left sheet: next turn") if on_the_left else words("Right sheet: next turn")

    # --- seats and score ----------------------------------------------------------------------------------------------

    def _filled(self, seat: int) -> list[int]:
        """Spaces filled on the two sheets of a seat."""
        own = self.view.sheets[seat]
        fields = [self.view.battlefields[at] for at in (own.left, own.right)]
        return [sum(cell >= 0 for planet in field.planets for cell in planet.cells) for field in fields]

    def _spaces(self) -> int:
        return sum(len(planet.spaces) for planet in self.printed.planet)

    def _led(self, seat: int) -> int:
        """Planets that a seat controls or leads."""
        own = self.view.sheets[seat]
        return sum(
            seat in planet.leaders for at in {own.left, own.right} for planet in self.view.battlefields[at].planets
        )

    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""
        words, spaces = self.words, self._spaces()
        left, right = self._filled(seat)
        return (
            words("{left} and {right} of {all} spaces filled on the two sheets.", left=left, right=right, all=spaces),
            words.count("{n} system error.", "{n} system errors.", self.view.sheets[seat].errors),
            words("Touch to see these sheets."),
        )

    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars: planets it leads, and errors on both sides."""
        errors = len(self.printed.values("errors")) - 1
        return (
            Gauge("crown", "tint", self._led(seat), 2 * len(self.printed.planet)),
            Gauge("error", "bad", self.view.sheets[seat].errors, 2 * errors),
        )

    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""
        lines, scoring = self.sheet.lines, self.text.names.scoring
        told = ", ".join(f"{scoring[key]} {minus(value)}" for key, value in lines.items())
        gains = sum(value for value in lines.values() if value > 0)
        return self.words("Score: {lines}.", lines=told), f"{gains} − {gains - self.sheet.score}"


class BattlePicture(Picture[BattleData, BattlePlan, BattleView, BattleText]):
    """Draws adventure 8."""

    palettes = BATTLE_PALETTES
    plan = staticmethod(battle_plan)
    layer = staticmethod(printed_layer)
    drawing = BattleDrawing
