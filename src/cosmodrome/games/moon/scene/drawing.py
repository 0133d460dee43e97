"""One scene in the making: what all adventures draw around their sheet, and the order in which it is drawn.

Names, question, pass button, piles, missions, seats, score and result. An adventure adds the marks on its sheet and the
sentences that speak of its own things. Adventures whose actions are used build on
`action_drawing`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.moves import GIVE, LOSE, PASS, POINTS, SPARE, STAR, STRIKE
from cosmodrome.games.moon.rules.phases import PREPARING
from cosmodrome.games.moon.scene.astra import astra_chip, astra_panel
from cosmodrome.games.moon.scene.cards import MissionFace, mission_card, pile, piles_caption
from cosmodrome.games.moon.scene.frame import beside_turn, pass_button, question, turn_below
from cosmodrome.games.moon.scene.keys import MoveKeys, Moves, Say, action_key, pile_key, strike_key
from cosmodrome.games.moon.scene.orders import goal_buttons, loss, orders_chip, pile_top
from cosmodrome.games.moon.scene.places import Box, Places
from cosmodrome.games.moon.scene.results import ASTRA, results
from cosmodrome.games.moon.scene.seats import Gauge, SeatSummary, score_box, seat_chip, seat_panel
from cosmodrome.games.moon.scene.seen import Plan, Seen, Sheet, Spoken
from cosmodrome.games.moon.scene.solo_cards import (
    CardFace,
    draw_pile_caption,
    empty_place,
    hand_over_buttons,
    solo_card,
    strike_mark,
)
from cosmodrome.games.moon.scene.style import line
from cosmodrome.games.moon.view import AstraView, MissionView, PileView
from cosmodrome.scene import Group, Look, Node, SceneShape

__all__ = ["Drawing"]


D = TypeVar("D")
P = TypeVar("P", bound=Plan)
V = TypeVar("V", bound=Seen)
T = TypeVar("T", bound=Spoken)


class Drawing(ABC, Generic[D, P, V, T]):
    """A view of an adventure, with its printed data, its plan and its text."""

    places: ClassVar[Mapping[SceneShape, Places]]
    set_up: ClassVar[tuple[int, ...]] = (PREPARING,)
    """The phases before the first turn."""
    mission_unit: ClassVar[str] = "crown"
    """The symbol of what a mission pays."""

    def __init__(self, printed: D, plan: P, view: V, moves: Moves, text: T, say: Say, look: Look, shown: int) -> None:
        self.printed = printed
        self.plan = plan
        self.view = view
        self.moves = moves
        self.text = text
        self.words = text.words
        self.say = say
        self.look = look
        self.shown = shown
        self.wide = plan.shape == "wide"
        self.at = self.places[plan.shape]

    # --- what an adventure says ---------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def keys(self) -> MoveKeys:
        """What to touch for the moves."""

    @property
    @abstractmethod
    def sheet(self) -> Sheet:
        """The sheet that is shown large."""

    @abstractmethod
    def title(self) -> str:
        """The picture in a sentence."""

    @abstractmethod
    def marks(self) -> Iterator[Node]:
        """What is written on the sheet."""

    @abstractmethod
    def looking(self, name: str) -> str:
        """Said to somebody who looks at the sheet of somebody else."""

    @abstractmethod
    def outcome(self) -> str:
        """Who has won."""

    @abstractmethod
    def stuck(self) -> str:
        """What to do when no number fits; nothing, if one does."""

    @abstractmethod
    def pass_title(self) -> str:
        """What passing means."""

    @abstractmethod
    def pile_title(self, shown: PileView) -> str:
        """What a combination offers now."""

    @abstractmethod
    def pays(self, value: int) -> str:
        """What a mission pays now."""

    @abstractmethod
    def progress(self, seat: int) -> tuple[str, ...]:
        """How far a seat has come, in sentences; the last invites to look."""

    @abstractmethod
    def gauges(self, seat: int) -> tuple[Gauge, ...]:
        """How far a seat has come, in bars."""

    @abstractmethod
    def sum_up(self) -> tuple[str, str]:
        """How the score comes about: in words, and in a line of figures."""

    @abstractmethod
    def action_title(self, action: str) -> str:
        """What the action of a card is good for, in a game against ASTRA."""

    def strike_at(self, target: int) -> tuple[float, float]:
        """Where on the sheet lies what an effect of ASTRA could strike."""
        raise NotImplementedError

    def lost(self) -> Sequence[int]:
        """What an incident has cost the sheet that is shown."""
        return ()

    def lost_at(self, target: int) -> tuple[float, float]:
        """Where on the sheet it lies."""
        raise NotImplementedError

    def chooser(self) -> Iterator[Node]:
        """The buttons for what an Astronaut may do to a number."""
        return iter(())

    def worth(self, mission: MissionView) -> MissionView:
        """A mission at what the sheet that is shown would get for it."""
        return mission

    # --- what all share -----------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def live(self) -> Iterator[Node]:
        """The live layer."""
        at = self.at
        yield from self.marks()
        yield self.turn()
        yield from self._orders()
        yield from self._strikes()
        handing = (*self._hand_over(), *self._goal())
        chooser = () if handing else tuple(self.chooser())
        yield self._question(bool(chooser), handing)
        if self.keys.has(PASS):
            box = at.pass_button
            yield pass_button(self.words, box.x, box.y, box.width, box.height, self.pass_title())
        yield from handing
        yield from chooser
        if self.view.over:
            yield self._results()
        elif self.view.astra is not None:
            yield from self._cards(self.view.astra)
        else:
            yield from self._piles()
        yield from self._missions()
        yield from self._seats()
        box, name = at.score, self.words("Final score") if self.view.over else self.words("If it ended now")
        title, figures = self.sum_up()
        yield score_box(name, self.sheet.score, figures, title, box.x, box.y, box.width, box.height)

    def turn(self) -> Group:
        """Which turn it is; before the first one, that it is set up."""
        x, y = self.at.turn
        if not x:
            return turn_below(self._turn())
        return Group(key="turn", children=(line(self._turn(), x, y, "muted", 15 if self.wide else 13, "end"),))

    def _turn(self) -> str:
        words, view = self.words, self.view
        return words("Set-up") if view.phase in self.set_up else words("Turn {turn}", turn=view.turn)

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.outcome() if view.astra is None else self.text.solo_result(view, self._called())
        if view.seat is not None and self.shown != view.seat:
            return self.looking(self.name(self.shown))
        if view.asks:
            return self.stuck() or self.text.prompt(view)
        if not view.actors:
            return self.text.prompt(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _called(self) -> str:
        """The name of a seat that played alone, empty for the one who looks at the own game."""
        return self.name(0) if self.view.seat is None else ""

    def _question(self, choosing: bool, handing: Sequence[Group]) -> Group:
        """The question, as wide as the buttons beside it allow."""
        at, box = self.at, self.at.question
        buttons = [at.pass_button] if self.keys.has(PASS) else []
        buttons += at.changes[:1] if choosing else []
        buttons += [Box(button.x, button.y, 1, at.pass_button.height) for button in handing]
        width = min([box.width, *(button.x - 10 - box.x for button in buttons if _beside(button, box))])
        asked = bool(self.moves) or self.view.over
        return question(self.question(), box.x, box.y, width, at.lines, at.type_size, asked=asked)

    def _results(self) -> Group:
        box, view = self.at.table, self.view
        order = sorted(range(len(view.sheets)), key=lambda seat: (seat not in view.winners, -view.scores[seat]))
        standings = [(seat, self.name(seat), view.scores[seat], seat in view.winners) for seat in order]
        if view.astra is not None:
            rival = (ASTRA, view.astra.name, view.astra.score, view.astra.verdict < 0)
            standings.insert(0 if rival[-1] else 1, rival)
        return results(self.words, standings, box.x, box.y, box.width, box.height)

    def _piles(self) -> Iterator[Node]:
        words, piles = self.words, self.view.piles
        if self.wide:
            box = self.at.table
            yield piles_caption(words, piles[0].left, box.x, box.y - 2, box.width)
        for i, (box, shown) in enumerate(zip(self.at.piles, piles, strict=True)):
            names = self.text.names.actions
            if not shown.action:
                told = words(
                    "The first turn has not begun. This card will bring {action}.", action=names[shown.next_action]
                )
                yield pile_top(pile_key(i), shown, told, box)
                continue
            coming = words("Next turn this card brings {action}.", action=names[shown.next_action])
            title = f"{self.pile_title(shown)} {coming}"
            yield pile(words, pile_key(i), shown, names[shown.action], title, box.x, box.y, box.width, box.height)

    # --- in a campaign ------------------------------------------------------------------------------------------------

    def _orders(self) -> Iterator[Node]:
        """What is ordered, and what an incident has cost."""
        orders = self.view.orders
        if orders is None:
            return
        name, told = self.text.orders.summary(orders)
        if told:
            box = self.at.orders if self.at.turn[0] else beside_turn(self._turn(), self.at.orders)
            yield orders_chip(name, told, orders, self.shown, box)
        for target in self.lost():
            title = self.words("Lost: {thing}.", thing=self.text.names.lost(target))
            yield loss(target, title, *self.lost_at(target), 11 if self.wide else 10)

    def _goal(self) -> Iterator[Group]:
        """The buttons to take a star or points for the side goal."""
        orders = self.view.orders
        if orders is not None and self.keys.has(STAR):
            worth = self.text.orders.campaign.points(orders.chapter)
            yield from goal_buttons(self.words, self.at.pass_button, self.say(STAR), self.say(POINTS), worth)

    # --- against ASTRA ------------------------------------------------------------------------------------------------

    def _cards(self, astra: AstraView) -> Iterator[Node]:
        """The cards of the turn; those that are still to be drawn leave their place empty."""
        if self.wide:
            box = self.at.table
            yield draw_pile_caption(self.words, astra, box.x, box.y - 2, box.width)
        for i, box in enumerate(self.at.piles):
            if i < len(self.view.piles):
                yield solo_card(self._face(astra, i), (pile_key(i), action_key(i)), box)
            else:
                yield empty_place(self.words, i, box)

    def _face(self, astra: AstraView, index: int) -> CardFace:
        words, shown = self.words, self.view.piles[index]
        used = ""
        if astra.used:
            used = "number" if index == astra.used[0] else "action" if index == astra.used[1] else "third"
        given = next(given for given in astra.given if given.action == shown.action)
        worth = words("Left over, it is worth {worth} to ASTRA.", worth=self.text.solo.worth(given.value))
        return CardFace(
            index,
            shown,
            self.text.names.actions[shown.action],
            f"{words('The number {number}, with the action of another card.', number=face(shown.number))} {worth}",
            f"{self.action_title(shown.action)} {worth}",
            used,
        )

    def _strikes(self) -> Iterator[Node]:
        """What an effect could strike, marked on the sheet; large enough for a finger on a phone."""
        for move, _ in self.moves:
            if STRIKE <= move < LOSE:
                x, y = self.strike_at(move - STRIKE)
                yield strike_mark(strike_key(move - STRIKE), self.say(move), x, y, 18 if self.wide else 23)

    def _hand_over(self) -> Iterator[Group]:
        """The buttons to give a card or to keep it, where they are needed."""
        titles = {}
        for move, _ in self.moves:
            if GIVE <= move < STRIKE:
                button = self.keys.found[move][-1]
                chosen = self.view.astra is not None and bool(self.view.astra.used)
                titles[button] = self.say(move) if chosen else self._any_card(spared=move >= SPARE)
        return hand_over_buttons(self.words, self.at.pass_button, titles.get("give", ""), titles.get("spare", ""))

    def _any_card(self, *, spared: bool) -> str:
        if spared:
            return self.words("Cross off a solo bonus and keep the card from ASTRA.")
        return self.words("Give the card to ASTRA.")

    def _seats_alone(self, astra: AstraView) -> Iterator[Node]:
        """The one seat, and ASTRA beside it."""
        box, summary, names = self.at.seats, self._summary(0), dict(self.text.names.actions)
        won = self.view.over and astra.verdict < 0
        if self.wide:
            yield seat_panel(self.words, summary, box.x, box.y, box.width, 138)
            panel = Box(box.x, box.y + 148, box.width, box.height - 148)
            yield from astra_panel(self.words, names, astra, panel, won=won)
        else:
            yield seat_chip(summary, box.x, box.y, 124, box.height)
            yield astra_chip(self.words, names, astra, Box(box.x + 129, box.y, box.width - 129, box.height), won=won)

    # --- missions and seats -------------------------------------------------------------------------------------------

    def _missions(self) -> Iterator[Node]:
        words, view = self.words, self.view
        for i, (box, printed) in enumerate(zip(self.at.missions, view.missions, strict=False)):
            mission = self.worth(printed)
            text = self.text.names.condition(mission.id)
            told = words("Mission {letter}: {condition}.", letter=mission.letter, condition=text)
            title = f"{told} {self.pays(mission.later if mission.achieved else mission.first)}"
            takers = tuple(seat for seat, sheet in enumerate(view.sheets) if sheet.missions[i] >= 0)
            face = MissionFace(mission, text, title, self.mission_unit, takers, self.sheet.missions[i])
            yield mission_card(words, face, box.x, box.y, box.width, box.height)

    def _summary(self, seat: int) -> SeatSummary:
        words, view = self.words, self.view
        sheet, name, thinking = view.sheets[seat], self.name(seat), seat in view.actors
        *progress, invitation = self.progress(seat)
        status = words("Still thinking.") if thinking else words("Has finished.")
        standing = words("{name}: {score} points if it ended now.", name=name, score=sheet.score)
        return SeatSummary(
            seat=seat,
            name=name,
            title=" ".join((standing, *progress, "" if view.over else status, invitation)),
            score=view.scores[seat] if view.over else sheet.score,
            gauges=self.gauges(seat),
            missions=sheet.missions,
            thinking=thinking,
            over=view.over,
            winner=seat in view.winners,
            shown=seat == self.shown,
            you=seat == view.seat,
        )

    def _seats(self) -> Iterator[Node]:
        if self.view.astra is not None:
            yield from self._seats_alone(self.view.astra)
            return
        box, count = self.at.seats, len(self.view.sheets)
        summaries = [self._summary(seat) for seat in range(count)]
        gap = 10 if self.wide else 5
        if self.wide:
            height = min(140, (box.height + gap) / count - gap)
            for i, summary in enumerate(summaries):
                yield seat_panel(self.words, summary, box.x, box.y + (height + gap) * i, box.width, height)
        else:
            width = (box.width + gap) / count - gap
            for i, summary in enumerate(summaries):
                yield seat_chip(summary, box.x + (width + gap) * i, box.y, width, box.height)


def _beside(button: Box, question: Box) -> bool:
    """Does a button stand in the right half of the question's place?"""
    low, high = question.y, question.y + question.height
    return button.y < high and button.y + button.height > low and button.x > question.middle[0]
