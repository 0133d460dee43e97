"""The picture of adventure 4, The Mine: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cosmodrome.games.moon.adventure4.data import MineData
from cosmodrome.games.moon.adventure4.scene.factories import FactoryMarks, minus
from cosmodrome.games.moon.adventure4.scene.marks import MineMarks
from cosmodrome.games.moon.adventure4.scene.plan import Box, MinePlan, mine_plan
from cosmodrome.games.moon.adventure4.scene.printed import printed_mine
from cosmodrome.games.moon.adventure4.scene.signs import MINE_PALETTES
from cosmodrome.games.moon.adventure4.text import MineText
from cosmodrome.games.moon.adventure4.view import MineSheetView, MineView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, ROBOT
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import backdrop, definitions, heading, pass_button, question
from cosmodrome.games.moon.scene.results import results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.style import caption, figure, line
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Group, Look, Node, Path, Rect, Scene, SceneShape, Static

__all__ = ["MinePicture"]

Moves = Sequence[tuple[int, str]]
Say = Callable[[int], str]
UNCHANGED = 0


@dataclass(frozen=True)
class Places:
    """Who gets which part of the picture, beside the sheet."""

    turn: tuple[float, float]
    question: Box
    lines: int
    type_size: float
    pass_button: Box
    changes: Box
    """The chooser of what an Astronaut does to a number."""
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
        changes=Box(28, 170, 226, 36),
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
        changes=Box(232, 46, 194, 40),
        table=Box(16, 94, 408, 68),
        piles=tuple(Box(19 + 136 * i, 94, 128, 66) for i in range(3)),
        missions=tuple(Box(12 + 139.5 * i, 168, 136, 55) for i in range(3)),
        seats=Box(12, 1011, 416, 50),
        score=Box(330, 494, 96, 100),
    ),
}


class MinePicture:
    """Draws adventure 4 for one set of printed data; keeps what never changes."""

    def __init__(self, printed: MineData) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, MinePlan] = {}
        self._static: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: MineView, moves: Moves, text: MineText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own sheet is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self._plan(look.shape)
        drawing = _Drawing(plan, view, moves if shown == view.seat else (), text, say, look, shown)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._printed(text, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.paths()),
            shown=shown,
            palette=MINE_PALETTES[look.palette],
        )

    def _plan(self, shape: SceneShape) -> MinePlan:
        if shape not in self._plans:
            self._plans[shape] = mine_plan(self.printed, shape)
        return self._plans[shape]

    def _printed(self, text: MineText, plan: MinePlan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._static:
            self._static[key] = Static.of(
                definitions(plan.width, plan.height), tuple(_printed(text, self.printed, plan))
            )
        return self._static[key]


def _printed(text: MineText, printed: MineData, plan: MinePlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    name = words("The Mine")
    if plan.shape == "wide":
        yield from heading(words, 4, name, 28, 26, 226)
        yield caption(words("Missions"), 28, 552)
        yield caption(words("Secondary factories"), 286, 35)
    else:
        yield line("4", 18, 40, "tint", 27, bold=True)
        yield line(name.upper(), 42, 38, "chalk", 18, bold=True)
    yield from printed_mine(words, text.names, printed, plan)


class _Drawing:
    """One scene in the making."""

    def __init__(
        self, plan: MinePlan, view: MineView, moves: Moves, text: MineText, say: Say, look: Look, shown: int
    ) -> None:
        self.plan = plan
        self.view = view
        self.moves = moves
        self.text = text
        self.words: Words = text.words
        self.printed = text.data
        self.say = say
        self.look = look
        self.shown = shown
        self.places = PLACES[plan.shape]
        self.spaces = [cavity.id for cavity in self.printed.cavity]
        self.factories = [spot.key for spot in (*plan.mains, *plan.secondaries)]
        self.keys = {move: self._keys(move) for move, _ in moves}

    @property
    def sheet(self) -> MineSheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("The Mine, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    # --- paths ------------------------------------------------------------------------------------------------------

    def _keys(self, move: int) -> tuple[str, ...]:
        """What to touch for a move."""
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if MISSION <= move < MISSION + len(LETTERS):
            return (f"mission.{LETTERS[move - MISSION]}",)
        if MARK <= move < PASS:
            return (self.factories[move - MARK],)
        if move >= ACT:
            return (self._target(*divmod(move - ACT, SPACES)),)
        _, action, space = self._written(move)
        keys = (f"pile.{self._pile(move) + 1}", self.spaces[space])
        return (*keys, _change_key(self._change(move))) if action == ACTIONS[ASTRONAUT] else keys

    def _target(self, action: int, target: int) -> str:
        """The key of what an action is used on."""
        if action in (ROBOT, ENERGY):
            return self.factories[target]
        if action == PLANNING:
            return self.spaces[target]
        return f"factory.{ACTIONS[ASTRONAUT]}" if action == ASTRONAUT else self.printed.deposit[target].id

    def _pile(self, move: int) -> int:
        return (move - (CHANGED if move >= CHANGED else WRITE)) // SPACES % PILES

    def _change(self, move: int) -> int:
        return CHANGES[(move - CHANGED) // (SPACES * PILES)] if move >= CHANGED else UNCHANGED

    def _written(self, move: int) -> tuple[int, str, int]:
        """The number that a move writes, the action it comes with, and the space."""
        shown = self.view.piles[self._pile(move)]
        return shown.number + self._change(move), shown.action, move % SPACES

    def _writes(self, move: int) -> bool:
        return WRITE <= move < WRITE + PILES * SPACES or CHANGED <= move < ACT

    def paths(self) -> Iterator[Path]:
        """A path for every move; a pile that shows the same combination as another serves as well."""
        for move, notation in self.moves:
            keys, label = self.keys[move], self.say(move)
            yield Path(move, notation, keys, label)
            if self._writes(move):
                for twin in self._twins(self._pile(move)):
                    yield Path(move, notation, (f"pile.{twin + 1}", *keys[1:]), label)

    def _twins(self, pile: int) -> list[int]:
        """The other piles with the same number and action."""
        piles = self.view.piles
        wanted = (piles[pile].number, piles[pile].action)
        return [i for i, other in enumerate(piles) if i != pile and (other.number, other.action) == wanted]

    def _writable(self) -> dict[str, list[int]]:
        """For each cavity, the marks that may go there now."""
        found: dict[str, list[int]] = {}
        for move, _ in self.moves:
            if self._writes(move):
                number, _, space = self._written(move)
                found.setdefault(self.spaces[space], []).append(number)
            elif ACT + PLANNING * SPACES <= move < ACT + (PLANNING + 1) * SPACES:
                found.setdefault(self.spaces[(move - ACT) % SPACES], []).append(CROSS)
        return found

    # --- nodes ------------------------------------------------------------------------------------------------------

    def live(self) -> Iterator[Node]:
        """The live layer."""
        words, view, places = self.words, self.view, self.places
        yield from FactoryMarks(self.text, self.plan, self.sheet, view.taken).nodes()
        yield from MineMarks(self.text.names, self.printed, self.plan, self.sheet, self._writable()).nodes()
        x, y = places.turn
        yield Group(key="turn", children=(line(words("Turn {turn}", turn=view.turn), x, y, "muted", 13, "end"),))
        yield self._question()
        if PASS in self.keys:
            box = places.pass_button
            yield pass_button(words, box.x, box.y, box.width, box.height, self.say(PASS))
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
            won = self.text.winners([self.name(seat) for seat in view.winners], view.scores[view.winners[0]])
            return " ".join([*self.text.reasons(view), won])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the mine of {name}.", name=self.name(self.shown))
        if SYSTEM_ERROR in self.keys:
            return words("No number fits: cross a system error")
        if view.asks:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, places = self.places.question, self.places
        asked = bool(self.moves) or self.view.over
        width = box.width
        for control, there in ((places.pass_button, PASS in self.keys), (places.changes, bool(self._offered()))):
            beside = control.y < box.y + box.height and control.x > box.x + box.width / 2
            if there and beside:
                width = min(width, control.x - 10 - box.x)
        return question(self.question(), box.x, box.y, width, places.lines, places.type_size, asked=asked)

    def _offered(self) -> list[int]:
        """What an Astronaut could do to a number now."""
        return sorted({self._change(move) for move, keys in self.keys.items() if len(keys) > 2})

    def _changes(self) -> Iterator[Group]:
        """Five small keys, from -2 to +2, while a number can be changed."""
        words, box, offered = self.words, self.places.changes, self._offered()
        if not offered:
            return
        steps = sorted([*CHANGES, UNCHANGED])
        width = (box.width + 4) / len(steps)
        for i, change in enumerate(steps):
            live = change in offered
            told = f"{change:+}".replace("-", "−") if change else "±0"
            title = (
                words("Astronaut: change the number by {change}.", change=told)
                if change
                else words("Write the number as it is.")
            )
            yield Group(
                key=_change_key(change),
                role="button",
                title=title,
                x=box.x + width * i,
                y=box.y,
                opacity=1 if live else 0.4,
                target=Rect(width=width - 4, height=box.height, rx=8),
                children=(
                    Rect(
                        width=width - 4, height=box.height, rx=8, fill="panel", stroke="astronaut", stroke_opacity=0.7
                    ),
                    figure(told, (width - 4) / 2, box.height / 2, "astronaut", 15),
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
        sheet, columns = view.sheets[seat], self.printed.columns()
        thinking = seat in view.actors
        status = words("Still thinking.") if thinking else words("Has finished.")
        title = " ".join(
            (
                words("{name}: {score} points if it ended now.", name=self.name(seat), score=sheet.score),
                words("{pumps} of {columns} columns extracted.", pumps=len(sheet.pumps), columns=columns),
                words.count("{n} factory upgraded or active.", "{n} factories upgraded or active.", len(sheet.done)),
                words.count("{n} system error.", "{n} system errors.", sheet.errors),
                "" if view.over else status,
                words("Touch to see this mine."),
            )
        )
        return SeatSummary(
            seat=seat,
            name=self.name(seat),
            title=title,
            score=view.scores[seat] if view.over else sheet.score,
            gauges=(
                Gauge("activate", "tint", len(sheet.pumps), columns),
                Gauge("error", "bad", sheet.errors, len(self.printed.errors.losses) - 1),
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
        words, box, lines = self.words, self.places.score, self.sheet.lines
        name = words("Final score") if self.view.over else words("If it ended now")
        told = [f"{self.text.names.scoring[kind]} {minus(points)}" for kind, points in lines.items()]
        factories = sum(points for kind, points in lines.items() if kind not in ("missions", "errors"))
        sum_up = f"{minus(factories)} + {lines['missions']} − {-lines['errors']}"
        title = words("Score: {lines}.", lines=words.join(told))
        return score_box(name, self.sheet.score, sum_up, title, box.x, box.y, box.width, box.height)


def _change_key(change: int) -> str:
    return f"change.{change:+}" if change else "change.0"
