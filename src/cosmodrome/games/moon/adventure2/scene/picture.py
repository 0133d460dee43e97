"""The picture of adventure 2, The Journey: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.scene.marks import JourneyMarks
from cosmodrome.games.moon.adventure2.scene.paths import JourneyKeys, change_key
from cosmodrome.games.moon.adventure2.scene.plan import Box, JourneyPlan, journey_plan
from cosmodrome.games.moon.adventure2.scene.printed import printed_sheet
from cosmodrome.games.moon.adventure2.scene.scoring import scoring
from cosmodrome.games.moon.adventure2.text import JourneyText
from cosmodrome.games.moon.adventure2.view import JourneySheetView, JourneyView
from cosmodrome.games.moon.rules.actions import CHANGES
from cosmodrome.games.moon.rules.moves import PASS, SYSTEM_ERROR
from cosmodrome.games.moon.rules.sheet import EMPTY
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import definitions, pass_button, question
from cosmodrome.games.moon.scene.results import results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.style import MOON_PALETTES, figure, line
from cosmodrome.scene import Group, Look, Node, Rect, Scene, SceneShape, Static, text_width

__all__ = ["JourneyPicture"]

Moves = Sequence[tuple[int, str]]
Say = Callable[[int], str]

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


@dataclass(frozen=True)
class Places:
    """Who gets which part of the picture, beside the sheet."""

    turn: tuple[float, float]
    question: Box
    lines: int
    type_size: float
    pass_button: Box
    changes: tuple[Box, ...]
    table: Box
    """The piles; when the game is over, the result."""
    piles: tuple[Box, ...]
    missions: tuple[Box, ...]
    seats: Box
    score: Box


PLACES: dict[SceneShape, Places] = {
    "wide": Places(
        turn=(254, 42),
        question=Box(28, 102, 226, 70),
        lines=4,
        type_size=15,
        pass_button=Box(144, 176, 110, 32),
        changes=tuple(Box(28 + 58 * i, 170, 52, 38) for i in range(4)),
        table=Box(28, 226, 226, 304),
        piles=tuple(Box(30, 234 + 100 * i, 224, 90) for i in range(3)),
        missions=tuple(Box(28, 562 + 105 * i, 226, 98) for i in range(3)),
        seats=Box(1082, 28, 170, 700),
        score=Box(1082, 748, 170, 122),
    ),
    "tall": Places(
        turn=(424, 36),
        question=Box(18, 50, 404, 34),
        lines=2,
        type_size=13,
        pass_button=Box(330, 46, 94, 40),
        changes=tuple(Box(250 + 44 * i, 46, 41, 40) for i in range(4)),
        table=Box(16, 94, 408, 68),
        piles=tuple(Box(19 + 136 * i, 94, 128, 66) for i in range(3)),
        missions=tuple(Box(12 + 141 * i, 170, 134, 56) for i in range(3)),
        seats=Box(12, 1036, 416, 50),
        score=Box(340, 924, 88, 97),
    ),
}


class JourneyPicture:
    """Draws adventure 2 for one set of printed data; keeps what never changes."""

    def __init__(self, printed: JourneyData) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, JourneyPlan] = {}
        self._static: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: JourneyView, moves: Moves, text: JourneyText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own sheet is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self._plan(look.shape)
        own = shown == view.seat
        drawing = _Drawing(self.printed, plan, view, moves if own else (), text, look, shown)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._printed(text, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.keys.paths(say)),
            shown=shown,
            palette=PALETTES[look.palette],
        )

    def _plan(self, shape: SceneShape) -> JourneyPlan:
        if shape not in self._plans:
            self._plans[shape] = journey_plan(self.printed, shape)
        return self._plans[shape]

    def _printed(self, text: JourneyText, plan: JourneyPlan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._static:
            nodes = tuple(printed_sheet(text.names, self.printed, plan))
            self._static[key] = Static.of(definitions(plan.width, plan.height), nodes)
        return self._static[key]


class _Drawing:
    """One scene in the making."""

    def __init__(
        self,
        printed: JourneyData,
        plan: JourneyPlan,
        view: JourneyView,
        moves: Moves,
        text: JourneyText,
        look: Look,
        shown: int,
    ) -> None:
        self.printed = printed
        self.plan = plan
        self.view = view
        self.moves = moves
        self.text = text
        self.words = text.words
        self.look = look
        self.shown = shown
        self.places = PLACES[plan.shape]
        self.keys = JourneyKeys(printed, view, moves)

    @property
    def sheet(self) -> JourneySheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Journey, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def live(self) -> Iterator[Node]:
        """The live layer."""
        words, view, places = self.words, self.view, self.places
        yield from JourneyMarks(
            self.text, self.printed, self.plan, self.sheet, view.taken, self.keys.writable(), self.keys.gaps()
        ).nodes()
        yield from scoring(self.text.names, self.printed, self.plan, self.sheet)
        x, y = places.turn
        yield Group(key="turn", children=(line(words("Turn {turn}", turn=view.turn), x, y, "muted", 13, "end"),))
        yield self._question()
        if self.keys.has(PASS):
            box = places.pass_button
            title = words("Do without: nothing is marked.")
            yield pass_button(words, box.x, box.y, box.width, box.height, title)
        yield from self._changes()
        if view.over:
            yield self._results()
        else:
            yield from self._piles()
        yield from self._missions()
        yield from self._seats()
        yield self._score()

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.text.winners([self.name(seat) for seat in view.winners], view.scores[view.winners[0]])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the trajectory of {name}.", name=self.name(self.shown))
        if self.keys.has(SYSTEM_ERROR) and len(self.moves) == 1:
            return words("No number fits: cross a system error")
        if view.asks:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, places = self.places.question, self.places
        asked = bool(self.moves) or self.view.over
        width = box.width
        if self.keys.has(PASS) and places.pass_button.y < box.y + box.height:
            width = places.pass_button.x - 10 - box.x
        if self.keys.changes() and places.changes[0].y < box.y + box.height - 10:
            width = places.changes[0].x - 8 - box.x
        return question(self.question(), box.x, box.y, width, places.lines, places.type_size, asked=asked)

    def _changes(self) -> Iterator[Node]:
        """Buttons that change the number of the chosen pile, while an Astronaut or a Wild allows it."""
        for box, change in zip(self.places.changes, CHANGES, strict=True):
            if change not in self.keys.changes():
                continue
            told = f"+{change}" if change > 0 else f"−{-change}"
            yield Group(
                key=change_key(change),
                role="button",
                title=self.words("Write the number changed by {change}.", change=told),
                x=box.x,
                y=box.y,
                target=Rect(width=box.width, height=box.height, rx=9),
                children=(
                    Rect(
                        width=box.width,
                        height=box.height,
                        rx=9,
                        fill="panel",
                        stroke="astronaut",
                        stroke_opacity=0.8,
                        stroke_width=1.3,
                    ),
                    figure(told, box.width / 2, box.height / 2, "astronaut", 17),
                ),
            )

    def _results(self) -> Group:
        box, view = self.places.table, self.view
        order = sorted(range(len(view.sheets)), key=lambda seat: (seat not in view.winners, -view.scores[seat]))
        standings = [(seat, self.name(seat), view.scores[seat], seat in view.winners) for seat in order]
        return results(self.words, standings, box.x, box.y, box.width, box.height)

    def _piles(self) -> Iterator[Node]:
        words, view, names = self.words, self.view, self.text.names
        if self.plan.shape == "wide":
            box = self.places.table
            yield piles_caption(words, view.piles[0].left, box.x, box.y - 2, box.width)
        for i, (box, shown) in enumerate(zip(self.places.piles, view.piles, strict=True)):
            name = names.actions[shown.action]
            title = " ".join(
                (
                    words("{number} with {action}.", number=shown.number, action=name),
                    self.text.reminder(shown.action),
                    words("Next turn this card brings {action}.", action=names.actions[shown.next_action]),
                )
            )
            yield pile(words, f"pile.{i + 1}", shown, name, title, box.x, box.y, box.width, box.height)

    def _missions(self) -> Iterator[Node]:
        words, view = self.words, self.view
        for i, (box, mission) in enumerate(zip(self.places.missions, view.missions, strict=True)):
            text = self.text.names.mission(mission.id)
            value = mission.later if mission.achieved else mission.first
            title = " ".join(
                (
                    words("Mission {letter}: {condition}.", letter=mission.letter, condition=text),
                    words.count("It now pays {n} point.", "It now pays {n} points.", value),
                )
            )
            takers = [seat for seat, sheet in enumerate(view.sheets) if sheet.missions[i] >= 0]
            face = MissionFace(mission, text, title, "crown", takers, self.sheet.missions[i])
            yield mission_card(words, face, box.x, box.y, box.width, box.height)

    def _summary(self, seat: int) -> SeatSummary:
        words, view = self.words, self.view
        sheet = view.sheets[seat]
        filled, errors = sum(cell != EMPTY for cell in sheet.cells), len(self.printed.errors.losses) - 1
        thinking = seat in view.actors
        status = words("Still thinking.") if thinking else words("Has finished.")
        title = " ".join(
            (
                words("{name}: {score} points if it ended now.", name=self.name(seat), score=sheet.score),
                words("{filled} of {spaces} spaces filled.", filled=filled, spaces=len(sheet.cells)),
                words.count("{n} complete zone.", "{n} complete zones.", sheet.complete),
                "" if view.over else status,
                words("Touch to see this trajectory."),
            )
        )
        return SeatSummary(
            seat=seat,
            name=self.name(seat),
            title=title,
            score=view.scores[seat] if view.over else sheet.score,
            gauges=(
                Gauge("rocket", "tint", filled, len(sheet.cells)),
                Gauge("error", "bad", sheet.errors, errors),
            ),
            missions=sheet.missions,
            thinking=thinking,
            over=view.over,
            winner=seat in view.winners,
            shown=seat == self.shown,
            you=seat == view.seat,
        )

    def _seats(self) -> Iterator[Node]:
        box, count = self.places.seats, len(self.view.sheets)
        summaries = [self._summary(seat) for seat in range(count)]
        gap = 10 if self.plan.shape == "wide" else 5
        if self.plan.shape == "wide":
            height = min(140, (box.height + gap) / count - gap)
            for i, summary in enumerate(summaries):
                yield seat_panel(self.words, summary, box.x, box.y + (height + gap) * i, box.width, height)
        else:
            width = (box.width + gap) / count - gap
            for i, summary in enumerate(summaries):
                yield seat_chip(summary, box.x + (width + gap) * i, box.y, width, box.height)

    def _score(self) -> Node:
        words, sheet, box = self.words, self.sheet, self.places.score
        name = words("Final score") if self.view.over else words("If it ended now")
        parts = [value for value in sheet.lines.values() if value]
        told = " ".join(f"{'−' if value < 0 else '+'} {abs(value)}" for value in parts).removeprefix("+ ")
        title = words("Score: the sum of all scoring lines, {sum}.", sum=told or "0")
        sum_up = told if text_width(told, 13) < box.width - 16 else told.replace(" ", "")
        if text_width(sum_up, 13) > box.width - 10:
            sum_up = ""
        return score_box(name, sheet.score, sum_up, title, box.x, box.y, box.width, box.height)
