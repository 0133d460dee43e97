"""The picture of Space Missions: everything put in its place, and a path for every legal move."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.missions.data import ACTION_IDS, MissionsData
from cosmodrome.games.missions.rules.board import Board, SetUp
from cosmodrome.games.missions.rules.moves import (
    ACCEPT,
    CANCEL,
    KEEP,
    NO_BONUS,
    NO_DROP,
    PASS,
    STAY,
)
from cosmodrome.games.missions.scene.cards import shown_mission
from cosmodrome.games.missions.scene.console import hand, question, switchboard
from cosmodrome.games.missions.scene.control import crafts, drawers, stores
from cosmodrome.games.missions.scene.icons import icon
from cosmodrome.games.missions.scene.pad import launch_pad
from cosmodrome.games.missions.scene.paths import MoveKeys, Moves, Say
from cosmodrome.games.missions.scene.plan import PLANS, Plan
from cosmodrome.games.missions.scene.printed import printed_room
from cosmodrome.games.missions.scene.results import results
from cosmodrome.games.missions.scene.seats import seat_panels
from cosmodrome.games.missions.scene.style import (
    MISSIONS_PALETTES,
    definitions,
    line,
    paragraph,
    shrunk,
)
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.scene import Circle, Group, Look, Node, Rect, Scene, Static

__all__ = ["MissionsPicture"]

DECLINING = (PASS, STAY, KEEP, CANCEL, ACCEPT, NO_DROP, NO_BONUS)
"""Buttons that stay dark."""


class MissionsPicture:
    """Draws a game for one set of printed data."""

    def __init__(self, data: MissionsData, board: Board, set_up: SetUp, scenario: int) -> None:
        self.data = data
        self.board = board
        self.set_up = set_up
        self.scenario = scenario
        self.crafts = {kind: data.crafts(kind) for kind in ("rocket", "satellite", "capsule")}
        self._layers: dict[tuple[object, ...], Static] = {}

    def draw(self, view: MissionsView, moves: Moves, text: MissionsText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own board is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        drawing = Drawing(self, view, moves if shown == view.seat else (), text, say, look, shown)
        return Scene(
            width=drawing.plan.width,
            height=drawing.plan.height,
            title=drawing.title(),
            static=self._layer(text, drawing.plan, view),
            live=tuple(drawing.live()),
            paths=tuple(drawing.keys.paths(say)),
            shown=shown,
            palette=MISSIONS_PALETTES[look.palette],
        )

    def _layer(self, text: MissionsText, plan: Plan, view: MissionsView) -> Static:
        key = (text.words.language, plan.shape, tuple(mission.id for mission in view.missions), view.bonuses)
        if key not in self._layers:
            nodes = tuple(printed_room(text.names, self.data, plan, view))
            self._layers[key] = Static.of(definitions(plan.width, plan.height), nodes)
        return self._layers[key]


class Drawing:
    """One scene in the making."""

    def __init__(
        self,
        picture: MissionsPicture,
        view: MissionsView,
        moves: Moves,
        text: MissionsText,
        say: Say,
        look: Look,
        shown: int,
    ) -> None:
        self.picture = picture
        self.data = picture.data
        self.view = view
        self.text = text
        self.words = text.words
        self.say = say
        self.look = look
        self.shown = shown
        self.plan = PLANS[look.shape]
        self.keys = MoveKeys(picture.data, view, moves)
        self.agency = view.agencies[shown]

    def name(self, seat: int) -> str:
        """Who sits there."""
        if self.view.solo and seat == len(self.view.agencies) - 1:
            return self.words("Automa")
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        year = self.view.first_year + self.view.year
        return self.words("Space Missions, {year}. {question}", year=year, question=self.question())

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.text.outcome(view, [self.name(seat) for seat in range(len(view.agencies))])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the mission control of {name}.", name=self.name(self.shown))
        if view.asks:
            return self.text.question(view)
        if not view.actors:  # a turn that is drafted and not yet confirmed
            return words("Nothing is left to decide.")
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def live(self) -> Iterator[Node]:
        """The live layer."""
        plan, text, view, mine = self.plan, self.text, self.view, self.shown == self.view.seat
        names = [self.name(i) for i in range(len(view.agencies))]
        buttons = [(self.keys.button(move), self.say(move), move in DECLINING) for move in self.keys.buttons()]
        yield self._tube()
        yield from self._years()
        yield self._event()
        yield from self._missions()
        yield from seat_panels(text, self.data, view, names, self.shown, plan)
        yield from hand(text.names, self.data, self.agency, plan.specialists, mine=mine)
        yield from drawers(text, self.agency, plan, mine=mine)
        yield from stores(text, view, self.agency, plan)
        yield from crafts(text, self.agency, self.picture.crafts, plan)
        if view.over:
            yield results(text, view, names, plan)
        elif not plan.crowded(len(buttons)):
            yield from launch_pad(text, self.data, view, self.shown, plan)
        yield from switchboard(buttons, plan)

    def _tube(self) -> Group:
        view, names = self.view, self.text.names
        told = self.words(
            "Scenario: {scenario}. Scored at the end: {scored}.",
            scenario=names.scenario(self.picture.scenario),
            scored=", ".join(names.categories[category] for category in view.scored),
        )
        year, asked = view.first_year + view.year, bool(self.keys.moves) or view.over
        return question(names.phases[view.phase], year, self.question(), self.plan, told=told, asked=asked)

    def _years(self) -> Iterator[Group]:
        """The bonuses of every year; those of this year are framed, what is past is shaded."""
        view, plan, names = self.view, self.plan, self.text.names
        for index, (at, pair) in enumerate(zip(plan.years, view.bonuses, strict=False)):
            bonuses = [names.bonus(bonus.effect, [ACTION_IDS[action] for action in bonus.tokens]) for bonus in pair]
            now = index == view.year
            children: tuple[Node, ...] = ()
            if now:
                children = (Rect(width=at.width, height=at.height, rx=6, stroke="accent", stroke_width=3),)
            elif index < view.year:
                children = (Rect(width=at.width, height=at.height, rx=6, fill="room", opacity=0.5),)
            yield Group(
                key=f"year.{view.first_year + index}",
                title=self.words(
                    "{year}, bonus after a flight: {first}; or {second}.",
                    year=view.first_year + index,
                    first=bonuses[0],
                    second=bonuses[1],
                ),
                x=at.x,
                y=at.y,
                target=Rect(width=at.width, height=at.height, rx=6),
                children=children,
            )

    def _event(self) -> Group:
        view, box, words = self.view, self.plan.event, self.words
        known = view.event if view.event >= 0 else view.foreseen
        if view.event >= 0:
            name, told = self.text.names.event(view.event), self.text.event(view.event)
        elif view.foreseen >= 0:
            name = words("Next: {event}", event=self.text.names.event(view.foreseen))
            told = self.text.event(view.foreseen)
        else:
            name, told = words("Event of the year"), words("It is revealed after the announcements.")
        children: list[Node] = [
            icon("event", 19, 18, 22, "bad" if known >= 0 else "faded"),
            *paragraph(
                name,
                36,
                22,
                box.width - 68,
                1,
                "print",
                shrunk(name, box.width - 70, 1, (14, 13, 12)),
                bold=True,
            ),
            Circle(cx=box.width - 19, cy=18, r=11, fill="print"),
            line(str(view.events_left), box.width - 19, 22.5, "cream-light", 12, "middle", bold=True),
        ]
        lines = 7 if self.plan.wide else 3
        size = shrunk(told, box.width - 17, lines, (13, 12.5, 12))
        children += paragraph(told, 10, 41, box.width - 17, lines, "print", size)
        left = words.count("{n} event left in the deck.", "{n} events left in the deck.", view.events_left)
        return Group(
            key="event",
            role="status",
            title=f"{name}. {told} {left}",
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=9),
            children=tuple(children),
        )

    def _missions(self) -> Iterator[Group]:
        view = self.view
        cards = {card.id: card for card in self.data.mission}
        for index, (mission, box) in enumerate(zip(view.missions, self.plan.missions, strict=True)):
            card = cards[mission.id]
            markers = [seat for seat, agency in enumerate(view.agencies) if agency.announced == index]
            check = self.agency.checks[index] if self.agency.checks else None
            yield from shown_mission(self.text.names, card, mission, check, markers, box)
