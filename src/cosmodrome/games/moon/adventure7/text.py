"""Adventure 7 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure7.data import EscapeData, escape_board, escape_data
from cosmodrome.games.moon.adventure7.names import EscapeNames
from cosmodrome.games.moon.adventure7.view import EscapeView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT, UseAction
from cosmodrome.games.moon.rules.adventure7 import Escape
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import WRITING
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["EscapeText", "escape_text"]


@cache
def escape_text(language: str, pack: str = "") -> EscapeText:
    """Adventure 7 in a language, as the box or a pack prints it."""
    return EscapeText(words(language, "moon"), escape_data(pack))


class EscapeText:
    """What is said at the table."""

    def __init__(self, words: Words, data: EscapeData) -> None:
        self.words = words
        self.names = EscapeNames(words, data)
        self.data = data
        self.board = escape_board(data)
        self._questions = {
            "write": words("Choose a combination and write its number in a block that active airlocks reach."),
            "airlock": words("Activate an airlock beside a block that you can reach."),
            "mission": words("You may accomplish a mission now, or leave it for a later turn."),
        }
        self._lines = {
            "write": self._tell_write,
            "action": self._tell_action,
            "airlock": self._tell_airlock,
            "greenhouse": self._tell_greenhouse,
            "error": self._tell_error,
            "mission": self._tell_mission,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Escape, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        words, size = self.words, self.board.size
        if WRITE <= move < WRITE + PILES * SPACES and (move - WRITE) % SPACES < size:
            return self._say_write(state, *divmod(move - WRITE, SPACES))
        if CHANGED <= move < CHANGED + len(CHANGES) * PILES * SPACES and (move - CHANGED) % SPACES < size:
            return self._say_changed(state, move - CHANGED)
        if ACT <= move < ACT + len(ACTIONS) * SPACES:
            return self._say_action(state, seat, *divmod(move - ACT, SPACES))
        if MARK <= move < MARK + len(self.board.airlocks):
            return words("Activate {airlock}", airlock=self.names.airlock(move - MARK))
        if move == PASS:
            return self._say_pass(state, seat)
        if move == SYSTEM_ERROR:
            return words("No number fits: cross a system error")
        if MISSION <= move < MISSION + len(LETTERS):
            return self._say_mission(state, move - MISSION)
        raise NotationError(f"{move} is not a move of this adventure.")

    def _say_write(self, state: Escape, pile: int, space: int) -> str:
        return self.words(
            "Write {number} ({action}) in {place}",
            number=state.piles.numbers[pile],
            action=self.names.actions[ACTIONS[state.piles.actions[pile]]],
            place=self.names.space(space),
        )

    def _say_changed(self, state: Escape, code: int) -> str:
        index, rest = divmod(code, PILES * SPACES)
        pile, space = divmod(rest, SPACES)
        number, action = state.piles.numbers[pile], state.piles.actions[pile]
        place, changed = self.names.space(space), number + CHANGES[index]
        if action == ASTRONAUT:
            return self.words(
                "Change {number} to {changed} and write it in {place}", number=number, changed=changed, place=place
            )
        return self.words(
            "Use a Wild as Astronaut: change {number} ({action}) to {changed} and write it in {place}",
            number=number,
            action=self.names.actions[ACTIONS[action]],
            changed=changed,
            place=place,
        )

    def _say_action(self, state: Escape, seat: int, action: int, target: int) -> str:
        step = state.step(seat)
        told = self._action(action, target)
        if isinstance(step, UseAction) and step.action != action:
            return self.words("Use a Wild as {action}: {told}", action=self.names.actions[ACTIONS[action]], told=told)
        return self.words("{action}: {told}", action=self.names.actions[ACTIONS[action]], told=told)

    def _action(self, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            return words("activate {airlock}", airlock=names.airlock(target))
        if action == ENERGY:
            return words("circle a reactor of {ship}", ship=names.ship(target))
        if action == PLANT:
            return words("circle a plant of {ship}", ship=names.ship(target))
        if action == ASTRONAUT:
            return words("cross an astronaut and leave the number as it is")
        if action == PLANNING:
            return words("write an X in {place}", place=names.space(target))
        return words("circle the tank of {place}", place=names.space(target))

    def _say_pass(self, state: Escape, seat: int) -> str:
        step = state.step(seat)
        if step is not None and step.asks() == "mission":
            return self.words("Leave the missions for a later turn")
        return self.words("Do without the action")

    def _say_mission(self, state: Escape, letter: int) -> str:
        mission = state.missions[letter]
        return self.words.count(
            "Accomplish mission {letter} for {n} point",
            "Accomplish mission {letter} for {n} points",
            mission.later if state.achieved >> letter & 1 else mission.first,
            letter=LETTERS[letter],
        )

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Activate an airlock beside a block that you can reach."),
            "energy": words("Circle a reactor of the starship in which you write the number."),
            "plant": words("Circle a plant of the starship in which you write the number."),
            "water": words("Circle the tank of the space in which you write the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; every second one circles a Wild."),
            "planning": words("Write an X in a block that you can reach as well, and cross a planning box."),
            "wild": words("Cross it off to use any action instead of the one on the card."),
        }[action]

    def prompt(self, view: EscapeView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        words, thinking = self.words, len(view.actors)
        if view.over:
            return " ".join([*self._reasons(view), self._result(view)])
        if view.asks == "action":
            action = self.names.actions[view.action]
            if view.seat is not None and view.sheets[view.seat].wilds_left:
                return words("You may use {action}, or a Wild in its place, or none.", action=action)
            return words("You may use {action}, or do without.", action=action)
        if view.asks:
            return self._questions[view.asks]
        if view.phase == WRITING:
            return words.count("One player is still writing.", "{n} players are still writing.", thinking)
        return words.count(
            "One player is still thinking about a mission.", "{n} players are still thinking about missions.", thinking
        )

    def _reasons(self, view: EscapeView) -> list[str]:
        told = {
            "missions": self.words("Somebody has accomplished all missions."),
            "errors": self.words("Somebody has crossed all system errors."),
            "full": self.words("Somebody has filled all starships."),
        }
        return [told[reason] for reason in view.reasons]

    def _result(self, view: EscapeView) -> str:
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
        pairs = [f"{n} {self.names.actions[ACTIONS[action]]}" for n, action in zip(numbers, actions, strict=True)]
        return self.words("Turn {turn}: {combinations}", turn=turn, combinations=" · ".join(pairs))

    def _tell_write(self, name: str, data: tuple[int, ...]) -> str:
        space, number, _ = data
        return self.words("{name} writes {number} in {place}.", name=name, number=number, place=self.names.space(space))

    def _tell_action(self, name: str, data: tuple[int, ...]) -> str:
        action, target, wild = data
        words, names = self.words, self.names
        if action == ROBOT:
            told = words("{name} activates {airlock}", name=name, airlock=names.airlock(target))
        elif action == ENERGY:
            told = words("{name} circles a reactor of {ship}", name=name, ship=names.ship(target))
        elif action == PLANT:
            told = words("{name} circles a plant of {ship}", name=name, ship=names.ship(target))
        elif action == ASTRONAUT:
            told = words("{name} crosses an astronaut", name=name)
        elif action == PLANNING:
            told = words("{name} writes an X in {place}", name=name, place=names.space(target))
        else:
            told = words("{name} circles the tank of {place}", name=name, place=names.space(target))
        return words("{told}, with a Wild.", told=told) if wild else f"{told}."

    def _tell_airlock(self, name: str, data: tuple[int, ...]) -> str:
        told = self.words("{name} activates {airlock}", name=name, airlock=self.names.airlock(data[0]))
        return f"{told}."

    def _tell_greenhouse(self, name: str, data: tuple[int, ...]) -> str:
        ship, late = data
        words, place = self.words, self.names.ship(ship)
        if late:
            return words(
                "{name} fills the greenhouse of {ship} after others, without the bonus.", name=name, ship=place
            )
        return words(
            "{name} is among the first to fill the greenhouse of {ship}: it counts {factor} times.",
            name=name,
            ship=place,
            factor=self.board.factor,
        )

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
