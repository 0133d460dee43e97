"""What all adventures say alike in a person's language: missions, system errors, whose answer is awaited, who has won.

An adventure's own text says what differs. Three classes, each a step further: `MoonText` for every adventure,
`ActionText` where the action of a combination is used after its number is written, `WildText` where a Wild symbol may
stand in for it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.names import MoonNames, face
from cosmodrome.games.moon.orders.table import OrdersText
from cosmodrome.games.moon.rules.actions import ASTRONAUT, UseAction
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, MISSION, PASS, SPACES, SYSTEM_ERROR, is_write, written
from cosmodrome.games.moon.rules.phases import WRITING
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.games.moon.solo import SoloText
from cosmodrome.games.moon.view import MoonView
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words

__all__ = ["ActionText", "MoonText", "WildText"]

S = TypeVar("S", bound=Moon)
V = TypeVar("V", bound=MoonView)
N = TypeVar("N", bound=MoonNames)


class MoonText(ABC, Generic[S, V, N]):
    """What is said at the table of any adventure. A subclass names its state, its view and its names."""

    boxes: ClassVar[bool] = False
    """Has ASTRA a track of boxes instead of points?"""

    def __init__(self, words: Words, names: N) -> None:
        self.words = words
        self.names = names
        self.solo = SoloText(words, names, boxes=self.boxes)
        self.orders = OrdersText(words, names)
        self._questions = {"mission": words("You may accomplish a mission now, or leave it for a later turn.")}
        """What each step asks."""
        self._reasons = {
            "missions": words("Somebody has accomplished all missions."),
            "errors": words("Somebody has crossed all system errors."),
        }
        """What each reason for the end is told as."""
        self._lines: dict[str, Callable[[str, tuple[int, ...]], str]] = {
            "error": self._tell_error,
            "mission": self._tell_mission,
            **self.solo.lines,
            **self.orders.lines,
        }
        """Who tells each kind of event."""

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: S, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if move == PASS:
            return self._say_pass(state, seat)
        if move == SYSTEM_ERROR:
            return self._say_error()
        if MISSION <= move < MISSION + len(LETTERS):
            return self._say_mission(state, seat, move - MISSION)
        told = self.orders.say(state, move) or self.solo.say(state, move)
        if told:
            return told
        raise NotationError(f"{move} is not a move of this adventure.")

    def _say_pass(self, state: S, seat: int) -> str:
        step = state.step(seat)
        asks = "" if step is None else step.asks()
        return self.words("Leave the missions for a later turn") if asks == "mission" else self._say_decline(asks)

    def _say_decline(self, asks: str) -> str:
        """Passing where anything but a mission is offered."""
        return self.words("Do without the action")

    def _say_error(self) -> str:
        return self.words("No number fits: cross a system error")

    def _say_mission(self, state: S, seat: int, letter: int) -> str:
        return self.words.count(
            "Accomplish mission {letter} for {n} point",
            "Accomplish mission {letter} for {n} points",
            self._mission_value(state, letter),
            letter=LETTERS[letter],
        )

    def _mission_value(self, state: S, letter: int) -> int:
        mission = state.missions[letter]
        return mission.later if state.achieved >> letter & 1 else mission.first

    # --- questions --------------------------------------------------------------------------------------------------

    def prompt(self, view: V) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        words, thinking = self.words, len(view.actors)
        if view.over:
            if view.astra is not None:
                return " ".join([*self.solo.reasons(view), self.solo_result(view, self._solo_name(view))])
            return " ".join([*self.reasons(view), self._result(view)])
        if view.asks:
            return self.orders.question(view) or self.solo.question(view) or self._question(view)
        if not thinking:
            return self.decided()
        if self.orders.waiting(view):
            return self.orders.waiting(view)
        if self.solo.waiting(view):
            return self.solo.waiting(view)
        if view.phase == WRITING:
            return words.count("One player is still writing.", "{n} players are still writing.", thinking)
        return words.count(
            "One player is still thinking about a mission.", "{n} players are still thinking about missions.", thinking
        )

    def decided(self) -> str:
        """Nobody is asked anything: a turn that is drafted to its end."""
        return self.words("Everything is decided.")

    def solo_result(self, view: V, name: str) -> str:
        """Who has won, in a game against ASTRA; without a name it is told to the one who played."""
        return self.solo.result(view, name)

    def _solo_name(self, view: V) -> str:
        return "" if view.seat is not None else self.names.seat(0)

    def _question(self, view: V) -> str:
        return self._questions[view.asks]

    def reasons(self, view: V) -> list[str]:
        """Why the game is over."""
        return [self._reasons[reason] for reason in view.reasons]

    def _result(self, view: V) -> str:
        """Who has won, told to the one who looks."""
        words, n = self.words, view.scores[view.winners[0]]
        others = words.join([self.names.seat(seat) for seat in view.winners if seat != view.seat])
        if view.seat in view.winners and others:
            return words.count(
                "You share the victory with {others}, at {n} point.",
                "You share the victory with {others}, at {n} points.",
                n,
                others=others,
            )
        if view.seat in view.winners:
            return words.count("You win with {n} point!", "You win with {n} points!", n)
        return self.winners([self.names.seat(seat) for seat in view.winners], n)

    def winners(self, names: list[str], n: int) -> str:
        """Who has won, told to somebody else."""
        words = self.words
        if len(names) > 1:
            return words.count(
                "{winners} share the victory, at {n} point.",
                "{winners} share the victory, at {n} points.",
                n,
                winners=words.join(names),
            )
        return words.count("{winner} wins with {n} point.", "{winner} wins with {n} points.", n, winner=names[0])

    # --- events -----------------------------------------------------------------------------------------------------

    def tell(self, event: Event, seats: list[str]) -> str:
        """An event as a line of the log; `seats` names who sits where, and an empty name is told by its number."""
        if event.kind == "reveal":
            return ""
        if event.kind == "turn":
            return self._tell_turn(event.data)
        named = [name or self.names.seat(seat) for seat, name in enumerate(seats)]
        if event.kind == "end":
            return self._tell_end([named[seat] for seat in event.data])
        return self._lines[event.kind](named[event.seat], event.data)

    def _tell_turn(self, data: tuple[int, ...]) -> str:
        turn, numbers, actions = data[0], data[1 : 1 + PILES], data[1 + PILES :]
        pairs = [self.names.card(number, ACTIONS[action]) for number, action in zip(numbers, actions, strict=True)]
        return self.words("Turn {turn}: {combinations}", turn=turn, combinations=" · ".join(pairs))

    def _tell_error(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} can write no number and crosses a system error.", name=name)

    def _tell_mission(self, name: str, data: tuple[int, ...]) -> str:
        letter, value, later = data
        points, words = self.names.points(value), self.words
        if later:
            return words(
                "{name} accomplishes mission {letter} after others: {points}.",
                name=name,
                letter=LETTERS[letter],
                points=points,
            )
        return words(
            "{name} is among the first to accomplish mission {letter}: {points}.",
            name=name,
            letter=LETTERS[letter],
            points=points,
        )

    def _tell_end(self, winners: list[str]) -> str:
        if len(winners) == 1:
            return self.words("The game is over: {winner} wins.", winner=winners[0])
        return self.words("The game is over: {winners} share the victory.", winners=self.words.join(winners))


class ActionText(MoonText[S, V, N]):
    """What is said where an Astronaut may change the number, and the other actions are used afterwards."""

    def __init__(self, words: Words, names: N, spaces: int) -> None:
        super().__init__(words, names)
        self._spaces = spaces
        self._lines |= {"write": self._tell_write, "action": self._tell_action}

    @abstractmethod
    def reminder(self, action: str) -> str:
        """What an action is good for here."""

    def say(self, state: S, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if is_write(move) and written(move)[1] < self._spaces:
            pile, space, change = written(move)
            number, action, place = state.piles.numbers[pile], state.piles.actions[pile], self.names.space(space)
            told = (
                self._say_changed(number, action, change, place) if change else self._say_write(number, action, place)
            )
            return self.solo.left_over(state, pile, told)
        if ACT <= move < ACT + len(ACTIONS) * SPACES:
            return self._say_action(state, seat, *divmod(move - ACT, SPACES))
        return super().say(state, seat, move)

    def _say_write(self, number: int, action: int, place: str) -> str:
        told = self.names.actions[ACTIONS[action]]
        return self.words("Write {number} ({action}) in {place}", number=face(number), action=told, place=place)

    def _say_changed(self, number: int, action: int, change: int, place: str) -> str:
        return self.words(
            "Change {number} to {changed} and write it in {place}",
            number=number,
            changed=number + change,
            place=place,
        )

    def _say_action(self, state: S, seat: int, action: int, target: int) -> str:
        told = self._action(state, seat, action, target)
        return self.words("{action}: {told}", action=self.names.actions[ACTIONS[action]], told=told)

    @abstractmethod
    def _action(self, state: S, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters. An adventure tells the first four, these are the others."""
        if action == ASTRONAUT:
            return self.words("cross an astronaut and leave the number as it is")
        return self.words("write an X in {place}", place=self.names.space(target))

    def _tell_write(self, name: str, data: tuple[int, ...]) -> str:
        space, number, _ = data
        return self.words("{name} writes {number} in {place}.", name=name, number=number, place=self.names.space(space))

    def _tell_action(self, name: str, data: tuple[int, ...]) -> str:
        action, target, _ = data
        return self._tell_use(name, action, target)

    @abstractmethod
    def _tell_use(self, name: str, action: int, target: int) -> str:
        """Who has done what with an action. An adventure tells the first four, these are the others."""
        if action == ASTRONAUT:
            return self.words("{name} crosses an astronaut.", name=name)
        return self.words("{name} writes an X in {place}.", name=name, place=self.names.space(target))


class WildText(ActionText[S, V, N]):
    """What is said where a Wild symbol may stand in for the action of the combination."""

    def _say_changed(self, number: int, action: int, change: int, place: str) -> str:
        if action == ASTRONAUT:
            return super()._say_changed(number, action, change, place)
        return self.words(
            "Use a Wild as Astronaut: change {number} ({action}) to {changed} and write it in {place}",
            number=number,
            action=self.names.actions[ACTIONS[action]],
            changed=number + change,
            place=place,
        )

    def _say_action(self, state: S, seat: int, action: int, target: int) -> str:
        step = state.step(seat)
        if not isinstance(step, UseAction) or step.action == action:
            return super()._say_action(state, seat, action, target)
        told = self._action(state, seat, action, target)
        return self.words("Use a Wild as {action}: {told}", action=self.names.actions[ACTIONS[action]], told=told)

    def _tell_action(self, name: str, data: tuple[int, ...]) -> str:
        action, target, wild = data
        told = self._tell_use(name, action, target)
        return self.words("{told}, with a Wild.", told=told) if wild else f"{told}."

    @abstractmethod
    def _tell_use(self, name: str, action: int, target: int) -> str:
        """The same without a full stop: a Wild may follow."""
        if action == ASTRONAUT:
            return self.words("{name} crosses an astronaut", name=name)
        return self.words("{name} writes an X in {place}", name=name, place=self.names.space(target))
