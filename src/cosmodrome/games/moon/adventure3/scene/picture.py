"""The picture of adventure 3, The Colony: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData
from cosmodrome.games.moon.adventure3.notation import NODE_NAMES, TUNNEL_NAMES
from cosmodrome.games.moon.adventure3.scene.areas import live_areas, printed_areas
from cosmodrome.games.moon.adventure3.scene.dial import dial, dial_key
from cosmodrome.games.moon.adventure3.scene.marks import ColonyMarks, greenhouse_key
from cosmodrome.games.moon.adventure3.scene.plan import ColonyPlan, colony_plan
from cosmodrome.games.moon.adventure3.scene.printed import printed_colony
from cosmodrome.games.moon.adventure3.scene.style import COLONY_PALETTES
from cosmodrome.games.moon.adventure3.text import ColonyText
from cosmodrome.games.moon.adventure3.view import ColonySheetView, ColonyView
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import backdrop, definitions, heading, pass_button, question
from cosmodrome.games.moon.scene.results import results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.style import caption, line
from cosmodrome.scene import Group, Look, Node, Path, Scene, SceneShape, Static, text_width

__all__ = ["ColonyPicture"]

Moves = Sequence[tuple[int, str]]
Say = Callable[[int], str]


class ColonyPicture:
    """Draws adventure 3 for one set of printed data; keeps what never changes."""

    def __init__(self, printed: ColonyData) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, ColonyPlan] = {}
        self._static: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: ColonyView, moves: Moves, text: ColonyText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own sheet is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self._plan(look.shape)
        own = shown == view.seat
        drawing = _Drawing(self.printed, plan, view, moves if own else (), text, say, look, shown)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._printed(text, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.paths()),
            shown=shown,
            palette=COLONY_PALETTES[look.palette],
        )

    def _plan(self, shape: SceneShape) -> ColonyPlan:
        if shape not in self._plans:
            self._plans[shape] = colony_plan(self.printed, shape)
        return self._plans[shape]

    def _printed(self, text: ColonyText, plan: ColonyPlan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._static:
            self._static[key] = Static.of(
                definitions(plan.width, plan.height), tuple(_printed(text, self.printed, plan))
            )
        return self._static[key]


def _printed(text: ColonyText, printed: ColonyData, plan: ColonyPlan) -> Iterator[Node]:
    """The static layer."""
    words = text.words
    yield from backdrop(plan.width, plan.height)
    name = words("The Colony")
    if plan.wide:
        yield from heading(words, 3, name, 28, 26, 226)
        yield caption(words("Missions"), 28, 552)
    else:
        yield line("3", 18, 40, "tint", 27, bold=True)
        yield line(name.upper(), 42, 38, "chalk", 16, bold=True)
    bonuses = [(quarter.first, quarter.later) for quarter in printed.quarter]
    yield from printed_colony(plan, bonuses, [quarter.greenhouses for quarter in printed.quarter])
    yield from printed_areas(text.names, printed, plan)


class _Drawing:
    """One scene in the making."""

    def __init__(
        self,
        printed: ColonyData,
        plan: ColonyPlan,
        view: ColonyView,
        moves: Moves,
        text: ColonyText,
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
        self.legal = {move for move, _ in moves}
        written = [_written(move) for move, _ in moves if _is_write(move)]
        self._ways = Counter((pile, space) for pile, space, _ in written)
        """How many numbers an Astronaut can make of a combination for a space."""

    @property
    def sheet(self) -> ColonySheetView:
        """The sheet that is shown large."""
        return self.view.sheets[self.shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        words = self.words
        return words("The Colony, turn {turn}. {question}", turn=self.view.turn, question=self.question())

    # --- paths ------------------------------------------------------------------------------------------------------

    def _keys(self, move: int) -> tuple[str, ...]:
        """What to touch for a move."""
        if _is_write(move):
            pile, space, change = _written(move)
            keys = (f"pile.{pile + 1}", NODE_NAMES[space])
            return (*keys, dial_key(change)) if self._ways[pile, space] > 1 else keys
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if move < CHANGED:
            return (f"mission.{LETTERS[move - MISSION]}",)
        return (self._action_key(*divmod(move - ACT, SPACES)),)

    def _action_key(self, action: int, target: int) -> str:
        if action == ROBOT:
            return TUNNEL_NAMES[target]
        if action == ENERGY:
            return MULTIPLIERS[target]
        if action == PLANT:
            return greenhouse_key(self.printed.quarter[target].id, self.sheet.greenhouses[target])
        if action == ASTRONAUT:
            return "astronauts"
        return NODE_NAMES[target] if action == PLANNING else f"{NODE_NAMES[target]}.tank"

    def paths(self) -> Iterator[Path]:
        """A path for every move; a pile that shows the same combination as another serves as well."""
        for move, notation in self.moves:
            keys, label = self._keys(move), self.say(move)
            yield Path(move, notation, keys, label)
            if _is_write(move):
                for twin in self._twins(_written(move)[0]):
                    yield Path(move, notation, (f"pile.{twin + 1}", *keys[1:]), label)

    def _twins(self, pile: int) -> list[int]:
        """The other piles with the same number and action."""
        piles = self.view.piles
        wanted = (piles[pile].number, piles[pile].action)
        return [i for i, other in enumerate(piles) if i != pile and (other.number, other.action) == wanted]

    def _writable(self) -> dict[str, list[int]]:
        """For each node, the marks that may go there now."""
        found: dict[str, list[int]] = {}
        for move in self.legal:
            if _is_write(move):
                pile, space, change = _written(move)
                found.setdefault(NODE_NAMES[space], []).append(self.view.piles[pile].number + change)
            elif move >= ACT and (move - ACT) // SPACES == PLANNING:
                found.setdefault(NODE_NAMES[(move - ACT) % SPACES], []).append(CROSS)
        return found

    # --- nodes ------------------------------------------------------------------------------------------------------

    def live(self) -> Iterator[Node]:
        """The live layer."""
        words, view, plan = self.words, self.view, self.plan
        names = self.text.names
        touchable = {key for move in self.legal for key in self._keys(move)}
        yield from ColonyMarks(names, self.printed, plan, self.sheet, view.taken, self._writable(), touchable).nodes()
        yield from live_areas(names, self.printed, plan, self.sheet, self._counts())
        yield self._turn()
        yield self._question()
        if PASS in self.legal:
            box = plan.pass_button
            title = words("Do without: nothing is marked.")
            yield pass_button(words, box.x, box.y, box.width, box.height, title)
        if not view.over and not (PASS in self.legal and plan.wide):
            lit = any(count > 1 for count in self._ways.values())
            yield from dial(words, plan.dial, lit=lit)
        if view.over:
            yield self._results()
        else:
            yield from self._piles()
        yield from self._missions()
        yield from self._seats()
        yield self._score()

    def _counts(self) -> dict[str, int]:
        """What the three tracks multiply."""
        sheet = self.sheet
        plants = sum(
            sum(quarter.greenhouses[:circled])
            for quarter, circled in zip(self.printed.quarter, sheet.greenhouses, strict=True)
        )
        antennas = sum(self.plan.nodes[node].antennas for node in sheet.antennas)
        return {"plants": plants, "water": len(sheet.tanks), "antennas": antennas}

    def _turn(self) -> Group:
        words, (x, y) = self.words, self.plan.turn
        text = words("Turn {turn}", turn=self.view.turn)
        if self.plan.wide:
            return Group(key="turn", children=(line(text, x, y, "muted", 13, "end"),))
        x = 42 + text_width(words("The Colony").upper(), 16, weight=700) + 9
        return Group(key="turn", children=(line(text, x, y, "muted", 12),))

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.text.winners([self.name(seat) for seat in view.winners], view.scores[view.winners[0]])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the colony of {name}.", name=self.name(self.shown))
        if SYSTEM_ERROR in self.legal:
            return words("No number fits: cross a system error")
        if view.asks:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, plan = self.plan.question, self.plan
        asked = bool(self.moves) or self.view.over
        narrow = PASS in self.legal and not plan.wide
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
        words, view = self.words, self.view
        for i, (box, mission) in enumerate(zip(self.plan.missions, view.missions, strict=True)):
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
        buildings = sum(node.kind == "building" for node in self.printed.node)
        filled = buildings - sheet.cells.count(-1)
        thinking = seat in view.actors
        status = words("Still thinking.") if thinking else words("Has finished.")
        title = " ".join(
            (
                words("{name}: {score} points if it ended now.", name=self.name(seat), score=sheet.score),
                words("{filled} of {buildings} buildings filled.", filled=filled, buildings=buildings),
                words.count("{n} astronaut crossed.", "{n} astronauts crossed.", sheet.astronauts),
                words.count("{n} system error.", "{n} system errors.", sheet.errors),
                "" if view.over else status,
                words("Touch to see this colony."),
            )
        )
        return SeatSummary(
            seat=seat,
            name=self.name(seat),
            title=title,
            score=view.scores[seat] if view.over else sheet.score,
            gauges=(
                Gauge("astronaut", "astronaut", sheet.astronauts, self.printed.sheet.astronauts),
                Gauge("error", "bad", sheet.errors, len(self.printed.values("errors")) - 1),
            ),
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


def _is_write(move: int) -> bool:
    return WRITE <= move < WRITE + PILES * SPACES or CHANGED <= move < ACT


def _written(move: int) -> tuple[int, int, int]:
    """Pile, space and change of a written number."""
    if move < CHANGED:
        pile, space = divmod(move - WRITE, SPACES)
        return pile, space, 0
    index, rest = divmod(move - CHANGED, PILES * SPACES)
    pile, space = divmod(rest, SPACES)
    return pile, space, CHANGES[index]
