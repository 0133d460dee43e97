"""The picture of adventure 7, The Escape: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.adventure7.scene.marks import EscapeMarks
from cosmodrome.games.moon.adventure7.scene.panels import Panels, printed_panels
from cosmodrome.games.moon.adventure7.scene.paths import EscapePaths, change_key
from cosmodrome.games.moon.adventure7.scene.plan import Box, EscapePlan, escape_plan
from cosmodrome.games.moon.adventure7.scene.ships import printed_ships, vortex
from cosmodrome.games.moon.adventure7.text import EscapeText
from cosmodrome.games.moon.adventure7.view import EscapeSheetView, EscapeView
from cosmodrome.games.moon.rules.actions import CHANGES
from cosmodrome.games.moon.rules.moves import PASS, SYSTEM_ERROR
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import backdrop, definitions, heading, pass_button, question
from cosmodrome.games.moon.scene.results import results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.style import MOON_PALETTES, caption, figure, line
from cosmodrome.scene import Group, Look, Node, Path, Rect, Scene, SceneShape, Static

__all__ = ["EscapePicture"]

Moves = Sequence[tuple[int, str]]
Say = Callable[[int], str]

VIOLET = {"tint": "#d7a6ff", "tint-deep": "#54317f", "tint-glow": "#8449c9"}
ESCAPE_PALETTES = {name: {**palette, **VIOLET} for name, palette in MOON_PALETTES.items()}


@dataclass(frozen=True)
class Places:
    """Who gets which part of the picture, beside the sheet."""

    turn: tuple[float, float]
    question: Box
    lines: int
    type_size: float
    pass_button: Box
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
        table=Box(28, 226, 226, 304),
        piles=tuple(Box(30, 234 + 100 * i, 224, 90) for i in range(3)),
        missions=tuple(Box(28, 562 + 105 * i, 226, 98) for i in range(3)),
        seats=Box(1082, 28, 170, 700),
        score=Box(1082, 754, 170, 122),
    ),
    "tall": Places(
        turn=(424, 36),
        question=Box(18, 50, 404, 34),
        lines=2,
        type_size=13,
        pass_button=Box(330, 46, 94, 40),
        table=Box(16, 94, 408, 68),
        piles=tuple(Box(19 + 136 * i, 94, 128, 66) for i in range(3)),
        missions=tuple(Box(12 + 140 * i, 168, 136, 54) for i in range(3)),
        seats=Box(12, 1031, 416, 50),
        score=Box(12, 232, 104, 92),
    ),
}


class EscapePicture:
    """Draws adventure 7 for one set of printed data; keeps what never changes."""

    def __init__(self, printed: EscapeData) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, EscapePlan] = {}
        self._static: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: EscapeView, moves: Moves, text: EscapeText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own sheet is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self._plan(look.shape)
        drawing = _Drawing(self.printed, plan, view, moves if shown == view.seat else (), text, say, look, shown)
        return Scene(
            width=plan.metrics.width,
            height=plan.metrics.height,
            title=drawing.title(),
            static=self._layer(text, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.paths()),
            shown=shown,
            palette=ESCAPE_PALETTES[look.palette],
        )

    def _plan(self, shape: SceneShape) -> EscapePlan:
        if shape not in self._plans:
            self._plans[shape] = escape_plan(self.printed, shape)
        return self._plans[shape]

    def _layer(self, text: EscapeText, plan: EscapePlan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._static:
            m = plan.metrics
            self._static[key] = Static.of(definitions(m.width, m.height), tuple(_printed(text, self.printed, plan)))
        return self._static[key]


def _printed(text: EscapeText, printed: EscapeData, plan: EscapePlan) -> Iterator[Node]:
    """The static layer."""
    words, m = text.words, plan.metrics
    yield from backdrop(m.width, m.height)
    name = words("The Escape")
    if plan.small:
        yield from vortex(388, 268, 70)
        yield line("7", 18, 40, "tint", 27, bold=True)
        yield line(name.upper(), 42, 38, "chalk", 18, bold=True)
    else:
        yield from vortex(900, 120, 150)
        yield from heading(words, 7, name, 28, 26, 226)
        yield caption(words("Missions"), 28, 552)
    yield from printed_ships(plan)
    yield from printed_panels(text.names, printed, plan)


class _Drawing:
    """One scene in the making."""

    def __init__(
        self,
        printed: EscapeData,
        plan: EscapePlan,
        view: EscapeView,
        moves: Moves,
        text: EscapeText,
        say: Say,
        look: Look,
        shown: int,
    ) -> None:
        self.printed = printed
        self.plan = plan
        self.view = view
        self.text = text
        self.words = text.words
        self.say = say
        self.look = look
        self.shown = shown
        self.places = PLACES[plan.shape]
        self.ways = EscapePaths(printed, view, moves)

    @property
    def sheet(self) -> EscapeSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Escape, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def paths(self) -> Iterator[Path]:
        """A path for every move."""
        return self.ways.paths(self.say)

    # --- nodes ------------------------------------------------------------------------------------------------------

    def live(self) -> Iterator[Node]:
        """The live layer."""
        words, view, places = self.words, self.view, self.places
        names, writable = self.text.names, self.ways.writable()
        yield from Panels(names, self.printed, self.plan, self.sheet).nodes()
        yield from EscapeMarks(names, self.printed, self.plan, self.sheet, view.taken, writable).nodes()
        if self.ways.changes:
            yield from self._changes()
        x, y = places.turn
        yield Group(key="turn", children=(line(words("Turn {turn}", turn=view.turn), x, y, "muted", 13, "end"),))
        yield self._question()
        if PASS in self.ways.keys:
            box = places.pass_button
            yield pass_button(words, box.x, box.y, box.width, box.height, words("Do without: nothing is marked."))
        if view.over:
            yield self._results()
        else:
            yield from self._piles()
        yield from self._missions()
        yield from self._seats()
        yield self._score()

    def _changes(self) -> Iterator[Group]:
        """What an Astronaut may do to the number."""
        for change, box in zip((*CHANGES[:2], 0, *CHANGES[2:]), self.plan.changes, strict=True):
            if change not in self.ways.changes:
                continue
            text = f"{change:+}".replace("-", "−") if change else "±0"
            title = (
                self.words("Change the number of the combination by {change}.", change=text)
                if change
                else self.words("Leave the number as it is.")
            )
            yield Group(
                key=change_key(change),
                role="button",
                title=title,
                x=box.x,
                y=box.y,
                target=Rect(width=box.width, height=box.height, rx=9),
                children=(
                    Rect(width=box.width, height=box.height, rx=9, fill="panel", stroke="astronaut", stroke_width=1.4),
                    figure(text, box.width / 2, box.height / 2, "astronaut", 18),
                ),
            )

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.text.winners([self.name(seat) for seat in view.winners], view.scores[view.winners[0]])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the starships of {name}.", name=self.name(self.shown))
        if SYSTEM_ERROR in self.ways.keys:
            if len(self.ways.keys) > 1:
                return words("No number fits: use a Wild as Astronaut, or cross a system error")
            return words("No number fits: cross a system error")
        if view.asks:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, places = self.places.question, self.places
        asked = bool(self.ways.keys) or self.view.over
        narrow = PASS in self.ways.keys and places.pass_button.y < box.y + box.height
        width = places.pass_button.x - 10 - box.x if narrow else box.width
        return question(self.question(), box.x, box.y, width, places.lines, places.type_size, asked=asked)

    def _results(self) -> Group:
        box, view = self.places.table, self.view
        order = sorted(range(len(view.sheets)), key=lambda seat: (seat not in view.winners, -view.scores[seat]))
        standings = [(seat, self.name(seat), view.scores[seat], seat in view.winners) for seat in order]
        return results(self.words, standings, box.x, box.y, box.width, box.height)

    def _piles(self) -> Iterator[Node]:
        words, view, names = self.words, self.view, self.text.names
        if not self.plan.small:
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
        sheet, printed = view.sheets[seat], self.printed
        thinking = seat in view.actors
        filled, errors = sum(cell >= 0 for cell in sheet.cells), len(printed.errors.losses) - 1
        status = words("Still thinking.") if thinking else words("Has finished.")
        title = " ".join(
            (
                words("{name}: {score} points if it ended now.", name=self.name(seat), score=sheet.score),
                words("{filled} of {all} spaces filled.", filled=filled, all=len(sheet.cells)),
                words.count("{n} system error.", "{n} system errors.", sheet.errors),
                "" if view.over else status,
                words("Touch to see these starships."),
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
        if not self.plan.small:
            height = min(140, (box.height + 10) / count - 10)
            for i, summary in enumerate(summaries):
                yield seat_panel(self.words, summary, box.x, box.y + (height + 10) * i, box.width, height)
        else:
            width = (box.width + 5) / count - 5
            for i, summary in enumerate(summaries):
                yield seat_chip(summary, box.x + (width + 5) * i, box.y, width, box.height)

    def _score(self) -> Node:
        words, sheet, box = self.words, self.sheet, self.places.score
        name = words("Final score") if self.view.over else words("If it ended now")
        scoring = self.text.names.scoring
        title = words(
            "Score: {lines}.", lines=", ".join(f"{scoring[key]} {value}" for key, value in sheet.lines.items())
        )
        gains = [value for value in sheet.lines.values() if value > 0]
        losses = [-value for value in sheet.lines.values() if value < 0]
        if self.plan.small:
            gains, losses = [sum(gains)], [sum(losses)] if losses else []
        sum_up = " + ".join(map(str, gains or [0])) + "".join(f" − {loss}" for loss in losses)
        return score_box(name, sheet.score, sum_up, title, box.x, box.y, box.width, box.height)
