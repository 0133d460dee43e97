"""The picture of adventure 1, The Launch: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cosmodrome.games.moon.data import WILD, LaunchData
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import backdrop, definitions, heading, pass_button, question, voyage
from cosmodrome.games.moon.scene.launch_marks import LaunchMarks
from cosmodrome.games.moon.scene.launch_plan import LaunchPlan, launch_plan
from cosmodrome.games.moon.scene.launch_rocket import legend, liftoff, printed_rocket
from cosmodrome.games.moon.scene.launch_track import printed_track, track_captions
from cosmodrome.games.moon.scene.launch_words import outcome
from cosmodrome.games.moon.scene.results import results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.style import MOON_PALETTES, caption, line
from cosmodrome.games.moon.text import LaunchText
from cosmodrome.games.moon.view import LaunchSheetView, LaunchView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Look, Node, Path, Scene, SceneShape, Static

__all__ = ["LaunchPicture"]

Moves = Sequence[tuple[int, str]]
Say = Callable[[int], str]


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture that is given to something."""

    x: float
    y: float
    width: float
    height: float


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
        score=Box(1082, 748, 170, 122),
    ),
    "tall": Places(
        turn=(424, 36),
        question=Box(18, 50, 404, 34),
        lines=2,
        type_size=13,
        pass_button=Box(330, 46, 94, 40),
        table=Box(16, 94, 408, 68),
        piles=tuple(Box(19 + 136 * i, 94, 128, 66) for i in range(3)),
        missions=tuple(Box(294, 170 + 57 * i, 134, 54) for i in range(3)),
        seats=Box(12, 1031, 416, 50),
        score=Box(14, 172, 88, 96),
    ),
}


class LaunchPicture:
    """Draws adventure 1 for one set of printed data; keeps what never changes."""

    def __init__(self, printed: LaunchData) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, LaunchPlan] = {}
        self._static: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: LaunchView, moves: Moves, text: LaunchText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own sheet is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self._plan(look.shape)
        own = shown == view.seat
        drawing = _Drawing(self.printed, plan, view, moves if own else (), text, say, look, shown)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._printed(text.words, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.paths()),
            shown=shown,
            palette=MOON_PALETTES[look.palette],
        )

    def _plan(self, shape: SceneShape) -> LaunchPlan:
        if shape not in self._plans:
            self._plans[shape] = launch_plan(self.printed, shape)
        return self._plans[shape]

    def _printed(self, words: Words, plan: LaunchPlan) -> Static:
        key = (words.language, plan.shape)
        if key not in self._static:
            self._static[key] = Static.of(
                definitions(plan.width, plan.height), tuple(_printed(words, self.printed, plan))
            )
        return self._static[key]


def _printed(words: Words, printed: LaunchData, plan: LaunchPlan) -> Iterator[Node]:
    """The static layer."""
    yield from backdrop(plan.width, plan.height)
    name = words("The Launch")
    if plan.shape == "wide":
        yield from voyage(572, 16, 808, 388, 54)
        yield from heading(words, 1, name, 28, 26, 226)
        yield caption(words("Missions"), 28, 552)
        yield from legend(words, 284, 52)
    else:
        yield line("1", 18, 40, "tint", 27, bold=True)
        yield line(name.upper(), 42, 38, "chalk", 18, bold=True)
    yield from printed_rocket(plan)
    yield from printed_track(plan)
    yield from track_captions(words, printed, plan)


class _Drawing:
    """One scene in the making."""

    def __init__(
        self,
        printed: LaunchData,
        plan: LaunchPlan,
        view: LaunchView,
        moves: Moves,
        text: LaunchText,
        say: Say,
        look: Look,
        shown: int,
    ) -> None:
        self.printed = printed
        self.plan = plan
        self.view = view
        self.moves = moves
        self.text = text
        self.words = text.words
        self.say = say
        self.look = look
        self.shown = shown
        self.places = PLACES[plan.shape]
        self.spaces = printed.spaces()
        self.arrows = [
            spot.arrow_key for quarter in plan.quarters() for spot in quarter.effects if spot.effect.kind == "inactive"
        ]
        self.keys = {move: self._keys(move) for move, _ in moves}

    @property
    def sheet(self) -> LaunchSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        words = self.words
        return words("The Launch, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    # --- paths ------------------------------------------------------------------------------------------------------

    def _keys(self, move: int) -> tuple[str, ...]:
        """What to touch for a move."""
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if move >= MISSION:
            return (f"mission.{LETTERS[move - MISSION]}",)
        if move >= MARK:
            return (self.arrows[move - MARK],)
        if move >= CROSS_OUT:
            return (self.spaces[move - CROSS_OUT],)
        pile, space = divmod(move - WRITE, SPACES)
        return (f"pile.{pile + 1}", self.spaces[space])

    def paths(self) -> Iterator[Path]:
        """A path for every move; a pile that shows the same combination as another serves as well."""
        for move, notation in self.moves:
            keys, label = self.keys[move], self.say(move)
            yield Path(move, notation, keys, label)
            if len(keys) > 1:
                for twin in self._twins((move - WRITE) // SPACES):
                    yield Path(move, notation, (f"pile.{twin + 1}", *keys[1:]), label)

    def _twins(self, pile: int) -> list[int]:
        """The other piles with the same number and action."""
        piles = self.view.piles
        wanted = (piles[pile].number, piles[pile].action)
        return [i for i, other in enumerate(piles) if i != pile and (other.number, other.action) == wanted]

    def _writable(self) -> dict[str, list[int]]:
        """For each space, the marks that may go there now."""
        found: dict[str, list[int]] = {}
        for move, _ in self.moves:
            if move < CROSS_OUT:
                pile, space = divmod(move - WRITE, SPACES)
                found.setdefault(self.spaces[space], []).append(self.view.piles[pile].number)
            elif move < MARK:
                found.setdefault(self.spaces[move - CROSS_OUT], []).append(CROSS)
        return found

    # --- nodes ------------------------------------------------------------------------------------------------------

    def live(self) -> Iterator[Node]:
        """The live layer."""
        words, view, places = self.words, self.view, self.places
        if self.sheet.launched and view.over:
            yield liftoff(self.plan)
        yield from LaunchMarks(
            self.text.names, self.printed, self.plan, self.sheet, view.spent, self._writable()
        ).nodes()
        x, y = places.turn
        yield Group(key="turn", children=(line(words("Turn {turn}", turn=view.turn), x, y, "muted", 13, "end"),))
        yield self._question()
        if PASS in self.keys:
            box = places.pass_button
            title = words("Do without: nothing is written.")
            yield pass_button(words, box.x, box.y, box.width, box.height, title)
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
            return outcome(self.text.names, view, self.name)
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the rocket of {name}.", name=self.name(self.shown))
        if SYSTEM_ERROR in self.keys:
            return words("No number fits: circle a system error")
        if view.asks:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, places = self.places.question, self.places
        asked = bool(self.moves) or self.view.over
        narrow = PASS in self.keys and places.pass_button.y < box.y + box.height
        width = places.pass_button.x - 10 - box.x if narrow else box.width
        return question(self.question(), box.x, box.y, width, places.lines, places.type_size, asked=asked)

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
            floors = [
                floor
                for floor, printed in zip(names.floors, self.printed.floor, strict=True)
                if printed.action in (shown.action, WILD)
            ]
            title = " ".join(
                (
                    words(
                        "{number} with {action}: it may be written on {floors}.",
                        number=shown.number,
                        action=name,
                        floors=words.join(floors),
                    ),
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
                    words.count("It now pays {n} rocket, at once.", "It now pays {n} rockets, at once.", value),
                )
            )
            takers = [seat for seat, sheet in enumerate(view.sheets) if sheet.missions[i] >= 0]
            face = MissionFace(mission, text, title, "rocket", takers, self.sheet.missions[i])
            yield mission_card(words, face, box.x, box.y, box.width, box.height)

    def _summary(self, seat: int) -> SeatSummary:
        words, view = self.words, self.view
        sheet = view.sheets[seat]
        rockets = sum(row.rockets for row in self.printed.line)
        open_errors = sheet.errors - sheet.repaired
        thinking = seat in view.actors
        status = words("Still thinking.") if thinking else words("Has finished.")
        title = " ".join(
            (
                words("{name}: {score} points if it ended now.", name=self.name(seat), score=sheet.score),
                words("{crossed} of {rockets} rockets crossed.", crossed=sheet.rockets, rockets=rockets),
                words.count("{n} open system error.", "{n} open system errors.", open_errors),
                "" if view.over else status,
                words("Touch to see this rocket."),
            )
        )
        return SeatSummary(
            seat=seat,
            name=self.name(seat),
            title=title,
            score=view.scores[seat] if view.over else sheet.score,
            gauges=(
                Gauge("rocket", "tint", sheet.rockets, rockets),
                Gauge("error", "bad", open_errors, self.printed.sheet.errors),
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
        open_errors, points = sheet.errors - sheet.repaired, self.printed.sheet.error_points
        visible = sheet.score + open_errors * points
        name = words("Final score") if self.view.over else words("If it ended now")
        title = words(
            "Score: the lowest open box, {box}, less {points} for each of {errors} open system errors.",
            box=visible,
            points=points,
            errors=open_errors,
        )
        sum_up = f"{visible} − {open_errors} × {points}"
        return score_box(name, sheet.score, sum_up, title, box.x, box.y, box.width, box.height)
