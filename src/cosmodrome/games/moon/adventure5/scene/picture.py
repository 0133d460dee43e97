"""The picture of adventure 5, The Dome: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.adventure5.scene.areas import live_areas, printed_areas
from cosmodrome.games.moon.adventure5.scene.dial import dial
from cosmodrome.games.moon.adventure5.scene.marks import DomeMarks
from cosmodrome.games.moon.adventure5.scene.paths import DomeKeys
from cosmodrome.games.moon.adventure5.scene.plan import DomePlan, dome_plan
from cosmodrome.games.moon.adventure5.scene.printed import printed_city
from cosmodrome.games.moon.adventure5.scene.style import DOME_PALETTES
from cosmodrome.games.moon.adventure5.text import DomeText
from cosmodrome.games.moon.adventure5.view import DomeSheetView, DomeView
from cosmodrome.games.moon.rules.moves import PASS, SYSTEM_ERROR
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import backdrop, definitions, heading, pass_button, question
from cosmodrome.games.moon.scene.results import results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.style import caption, line
from cosmodrome.scene import Group, Look, Node, Path, Scene, SceneShape, Static, text_width

__all__ = ["DomePicture"]

CROWD = 4
"""So many seats leave room for one gauge each on a phone."""

Moves = Sequence[tuple[int, str]]
Say = Callable[[int], str]


class DomePicture:
    """Draws adventure 5 for one set of printed data; keeps what never changes."""

    def __init__(self, printed: DomeData) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, DomePlan] = {}
        self._static: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: DomeView, moves: Moves, text: DomeText, say: Say, look: Look) -> Scene:
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
            paths=tuple(drawing.paths(say)),
            shown=shown,
            palette=DOME_PALETTES[look.palette],
        )

    def _plan(self, shape: SceneShape) -> DomePlan:
        if shape not in self._plans:
            self._plans[shape] = dome_plan(self.printed, shape)
        return self._plans[shape]

    def _printed(self, text: DomeText, plan: DomePlan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._static:
            self._static[key] = Static.of(
                definitions(plan.width, plan.height), tuple(_printed(text, self.printed, plan))
            )
        return self._static[key]


def _printed(text: DomeText, printed: DomeData, plan: DomePlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    name = words("The Dome")
    if plan.wide:
        yield from heading(words, 5, name, 28, 26, 226)
        yield caption(words("Missions"), 28, 552)
    else:
        yield line("5", 18, 40, "tint", 27, bold=True)
        yield line(name.upper(), 42, 38, "chalk", 16, bold=True)
    yield from printed_city(text.names, printed, plan)
    yield from printed_areas(text.names, printed, plan)


class _Drawing:
    """One scene in the making."""

    def __init__(
        self, printed: DomeData, plan: DomePlan, view: DomeView, moves: Moves, text: DomeText, look: Look, shown: int
    ) -> None:
        self.printed = printed
        self.plan = plan
        self.view = view
        self.keys = DomeKeys(printed, view, moves)
        self.text = text
        self.words = text.words
        self.look = look
        self.shown = shown

    @property
    def sheet(self) -> DomeSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Dome, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    def paths(self, say: Say) -> Iterator[Path]:
        """A path for every move."""
        return self.keys.paths(say)

    # --- nodes ------------------------------------------------------------------------------------------------------

    def live(self) -> Iterator[Node]:
        """The live layer."""
        words, view, plan, keys = self.words, self.view, self.plan, self.keys
        names = self.text.names
        yield from live_areas(names, self.printed, plan, self.sheet)
        yield from DomeMarks(
            names,
            self.printed,
            plan,
            self.sheet,
            view.taken,
            keys.writable(),
            keys.touchable,
            cutting=view.asks == "cut",
        ).nodes()
        yield self._turn()
        yield self._question()
        if keys.has(PASS):
            box = plan.pass_button
            title = words("Do without: nothing is marked.")
            yield pass_button(words, box.x, box.y, box.width, box.height, title)
        if not (keys.has(PASS) and plan.wide):
            yield from dial(words, plan.dial, lit=keys.choosing)
        if view.over:
            yield self._results()
        else:
            yield from self._piles()
        yield from self._missions()
        yield from self._seats()
        yield self._score()

    def _turn(self) -> Group:
        words, (x, y) = self.words, self.plan.turn
        text = words("Turn {turn}", turn=self.view.turn)
        if self.plan.wide:
            return Group(key="turn", children=(line(text, x, y, "muted", 13, "end"),))
        x = 42 + text_width(words("The Dome").upper(), 16, weight=700) + 9
        return Group(key="turn", children=(line(text, x, y, "muted", 12),))

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.text.winners([self.name(seat) for seat in view.winners], view.scores[view.winners[0]])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the city of {name}.", name=self.name(self.shown))
        if self.keys.has(SYSTEM_ERROR):
            return words("No number fits: cross a system error")
        if view.asks:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, plan = self.plan.question, self.plan
        asked = bool(self.keys.moves) or self.view.over
        narrow = self.keys.has(PASS) and not plan.wide
        width = plan.pass_button.x - 10 - box.x if narrow else box.width
        return question(self.question(), box.x, box.y, width, plan.lines, plan.type_size, asked=asked)

    def _results(self) -> Group:
        box, view = self.plan.table, self.view
        order = sorted(range(len(view.sheets)), key=lambda seat: (seat not in view.winners, -view.scores[seat]))
        standings = [(seat, self.name(seat), view.scores[seat], seat in view.winners) for seat in order]
        return results(self.words, standings, box.x, box.y, box.width, box.height)

    def _piles(self) -> Iterator[Node]:
        words, view, names = self.words, self.view, self.text.names
        if self.plan.wide:
            box = self.plan.table
            yield piles_caption(words, view.piles[0].left, box.x, box.y - 2, box.width)
        for i, (box, shown) in enumerate(zip(self.plan.piles, view.piles, strict=True)):
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
        """The cards at what they are worth on the sheet that is shown."""
        words, view = self.words, self.view
        field = FIELDS.index("missions")
        first, later = (column[self.sheet.upgrades[field]] for column in self.printed.field[field].columns)
        for i, (box, mission) in enumerate(zip(self.plan.missions, view.missions, strict=True)):
            text = self.text.names.mission(mission.id)
            title = " ".join(
                (
                    words("Mission {letter}: {condition}.", letter=mission.letter, condition=text),
                    words.count(
                        "It is worth {n} point now, more after an upgrade.",
                        "It is worth {n} points now, more after an upgrade.",
                        later if mission.achieved else first,
                    ),
                )
            )
            takers = [seat for seat, sheet in enumerate(view.sheets) if sheet.missions[i] >= 0]
            worth = msgspec.structs.replace(mission, first=first, later=later)
            face = MissionFace(worth, text, title, "crown", takers, self.sheet.missions[i])
            yield mission_card(words, face, box.x, box.y, box.width, box.height)

    def _summary(self, seat: int) -> SeatSummary:
        words, view = self.words, self.view
        sheet = view.sheets[seat]
        levels = len(sheet.cells)
        filled = levels - sheet.cells.count(-1)
        thinking = seat in view.actors
        status = words("Still thinking.") if thinking else words("Has finished.")
        title = " ".join(
            (
                words("{name}: {score} points if it ended now.", name=self.name(seat), score=sheet.score),
                words("{filled} of {levels} levels filled.", filled=filled, levels=levels),
                words("Pieces of the dome not built: {n}.", n=sheet.unbuilt),
                words.count("{n} astronaut crossed.", "{n} astronauts crossed.", sheet.astronauts),
                words.count("{n} system error.", "{n} system errors.", sheet.errors),
                "" if view.over else status,
                words("Touch to see this city."),
            )
        )
        gauges = (
            Gauge("astronaut", "astronaut", sheet.astronauts, self.printed.sheet.astronauts),
            Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
        )
        return SeatSummary(
            seat=seat,
            name=self.name(seat),
            title=title,
            score=view.scores[seat] if view.over else sheet.score,
            gauges=gauges if self.plan.wide or len(view.sheets) < CROWD else gauges[1:],
            missions=sheet.missions,
            thinking=thinking,
            over=view.over,
            winner=seat in view.winners,
            shown=seat == self.shown,
            you=seat == view.seat,
        )

    def _seats(self) -> Iterator[Node]:
        box, count = self.plan.seats, len(self.view.sheets)
        summaries = [self._summary(seat) for seat in range(count)]
        gap = 10 if self.plan.wide else 5
        if self.plan.wide:
            height = min(140, (box.height + gap) / count - gap)
            for i, summary in enumerate(summaries):
                yield seat_panel(self.words, summary, box.x, box.y + (height + gap) * i, box.width, height)
        else:
            width = (box.width + gap) / count - gap
            for i, summary in enumerate(summaries):
                yield seat_chip(summary, box.x + (width + gap) * i, box.y, width, box.height)

    def _score(self) -> Node:
        words, sheet, box = self.words, self.sheet, self.plan.score
        name = words("Final score") if self.view.over else words("If it ended now")
        gains = sum(value for value in sheet.lines.values() if value > 0)
        losses = gains - sheet.score
        title = words("Score: {gains} points won, {losses} lost.", gains=gains, losses=losses)
        return score_box(name, sheet.score, f"{gains} − {losses}", title, box.x, box.y, box.width, box.height)
