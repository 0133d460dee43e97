"""Adventure 4 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure4.data import MineData, mine_board, mine_data
from cosmodrome.games.moon.adventure4.names import MineNames
from cosmodrome.games.moon.adventure4.view import MineView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, ROBOT
from cosmodrome.games.moon.rules.adventure4 import MAIN, Mine
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import WRITING
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["MineText", "mine_text"]


@cache
def mine_text(language: str, pack: str = "") -> MineText:
    """Adventure 4 in a language, as the box or a pack prints it."""
    return MineText(words(language, "moon"), mine_data(pack))


class MineText:
    """What is said at the table."""

    def __init__(self, words: Words, data: MineData) -> None:
        self.words = words
        self.names = MineNames(words, data)
        self.data = data
        self.board = mine_board(data)
        self._questions = {
            "write": words("Write the number of a combination; each level ascends."),
            "action": words("You may use the action, or do without."),
            "robots": words("The secondary factory gives robots: cross one in any factory."),
            "mission": words("You may accomplish a mission now, or leave it for a later turn."),
        }
        self._lines = {
            "write": self._tell_write,
            "action": self._tell_action,
            "robot": self._tell_robot,
            "factory": self._tell_factory,
            "bonus": self._tell_bonus,
            "extract": self._tell_extract,
            "error": self._tell_error,
            "mission": self._tell_mission,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Mine, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        words, size = self.words, self.board.size
        if WRITE <= move < WRITE + PILES * SPACES and (move - WRITE) % SPACES < size:
            return self._say_write(state, *divmod(move - WRITE, SPACES))
        if CHANGED <= move < CHANGED + len(CHANGES) * PILES * SPACES and (move - CHANGED) % SPACES < size:
            return self._say_changed(state, move - CHANGED)
        if ACT <= move < ACT + len(ACTIONS) * SPACES:
            return self._say_action(state, seat, *divmod(move - ACT, SPACES))
        if MARK <= move < MARK + len(self.board.factories):
            return self._part(state, seat, ROBOT, move - MARK)
        if move == PASS:
            return self._say_pass(state, seat)
        if move == SYSTEM_ERROR:
            return words("No number fits: cross a system error")
        if MISSION <= move < MISSION + len(LETTERS):
            return self._say_mission(state, move - MISSION)
        raise NotationError(f"{move} is not a move of this adventure.")

    def _say_write(self, state: Mine, pile: int, space: int) -> str:
        return self.words(
            "Write {number} ({action}) on {place}",
            number=state.piles.numbers[pile],
            action=self.names.actions[ACTIONS[state.piles.actions[pile]]],
            place=self.names.space(space),
        )

    def _say_changed(self, state: Mine, code: int) -> str:
        index, rest = divmod(code, PILES * SPACES)
        pile, space = divmod(rest, SPACES)
        number = state.piles.numbers[pile]
        return self.words(
            "Change {number} to {changed} and write it on {place}",
            number=number,
            changed=number + CHANGES[index],
            place=self.names.space(space),
        )

    def _say_action(self, state: Mine, seat: int, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action in (ROBOT, ENERGY):
            return self._part(state, seat, action, target)
        if action == ASTRONAUT:
            return words("Cross an astronaut and leave the number as it is")
        if action == PLANNING:
            return words("Write an X on {place}", place=names.space(target))
        return words("Circle {deposit}", deposit=names.deposit(target))

    def _part(self, state: Mine, seat: int, kind: int, index: int) -> str:
        """Crossing an energy or a robot, and what comes of it."""
        words, factory, sheet = self.words, self.board.factories[index], state.sheet(seat)
        name = self.names.factories[index]
        if len(members(factory.parts & ~sheet.parts)) > 1:
            if kind == ROBOT:
                return words("Cross a robot of {factory}", factory=name)
            return words("Cross an energy of {factory}", factory=name)
        if kind == ROBOT:
            return words("Cross the last robot of {factory}: {effect}", factory=name, effect=self.effect(index))
        return words("Cross the last energy of {factory}: {effect}", factory=name, effect=self.effect(index))

    def effect(self, index: int) -> str:
        """What a factory does once all its energies and robots are crossed."""
        words = self.words
        if index >= len(MAIN):
            gift = self.data.secondary_factory[index - len(MAIN)]
            return words("it gives {gift}", gift=self.names.resources(gift.gives, gift.count))
        main = self.data.main_factory[index]
        return words("each symbol then counts {upgraded} instead of {value}", upgraded=main.upgraded, value=main.value)

    def _say_pass(self, state: Mine, seat: int) -> str:
        step = state.step(seat)
        if step is not None and step.asks() == "mission":
            return self.words("Leave the missions for a later turn")
        return self.words("Do without the action")

    def _say_mission(self, state: Mine, letter: int) -> str:
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
            "robot": words("Cross a robot of any factory; its last symbol upgrades or activates it."),
            "energy": words("Cross an energy of any factory; its last symbol upgrades or activates it."),
            "plant": words("Circle a plant directly above or below the number you write."),
            "water": words("Circle a water directly above or below the number you write."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut."),
            "planning": words("Write an X as well and cross a planning symbol."),
        }[action]

    def prompt(self, view: MineView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        words, thinking = self.words, len(view.actors)
        if view.over:
            return " ".join([*self.reasons(view), self._result(view)])
        if view.asks:
            return self._questions[view.asks]
        if view.phase == WRITING:
            return words.count("One player is still writing.", "{n} players are still writing.", thinking)
        return words.count(
            "One player is still thinking about a mission.", "{n} players are still thinking about missions.", thinking
        )

    def reasons(self, view: MineView) -> list[str]:
        """Why the game is over."""
        told = {
            "missions": self.words("Somebody has accomplished all missions."),
            "errors": self.words("Somebody has crossed all system errors."),
            "full": self.words("Somebody has filled the whole mine."),
        }
        return [told[reason] for reason in view.reasons]

    def _result(self, view: MineView) -> str:
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
        return self.words("{name} writes {number} on {place}.", name=name, number=number, place=self.names.space(space))

    def _tell_action(self, name: str, data: tuple[int, ...]) -> str:
        action, target, _ = data
        words, names = self.words, self.names
        if action == ROBOT:
            return self._tell_robot(name, (target,))
        if action == ENERGY:
            return words("{name} crosses an energy of {factory}.", name=name, factory=names.factories[target])
        if action == ASTRONAUT:
            return words("{name} crosses an astronaut.", name=name)
        if action == PLANNING:
            return words("{name} writes an X on {place}.", name=name, place=names.space(target))
        return words("{name} circles {deposit}.", name=name, deposit=names.deposit(target))

    def _tell_robot(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} crosses a robot of {factory}.", name=name, factory=self.names.factories[data[0]])

    def _tell_factory(self, name: str, data: tuple[int, ...]) -> str:
        words, factory, effect = self.words, self.names.factories[data[0]], self.effect(data[0])
        if data[0] < len(MAIN):
            return words("{name} upgrades {factory}: {effect}.", name=name, factory=factory, effect=effect)
        return words("{name} activates {factory}: {effect}.", name=name, factory=factory, effect=effect)

    def _tell_bonus(self, name: str, data: tuple[int, ...]) -> str:
        return self.words(
            "{name} is among the first to win the filling bonus of {factory}: {points}.",
            name=name,
            factory=self.names.factories[data[0]],
            points=self.names.points(self.data.main_factory[data[0]].bonus),
        )

    def _tell_extract(self, name: str, data: tuple[int, ...]) -> str:
        column, counts = data[0] + 1, data[1:]
        found = [self.names.resources(kind, n) for kind, n in zip(MAIN, counts, strict=False) if n]
        if not found:
            return self.words("{name} extracts column {column}: there is nothing in it.", name=name, column=column)
        return self.words(
            "{name} extracts column {column}: {resources}.",
            name=name,
            column=column,
            resources=self.words.join(found),
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
