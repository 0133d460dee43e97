"""Adventure 5 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData, dome_board, dome_data
from cosmodrome.games.moon.adventure5.names import DomeNames
from cosmodrome.games.moon.adventure5.view import DomeView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.adventure5 import FIRST, LATER, MISSIONS_FIELD, Dome
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import WRITING
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["DomeText", "dome_text"]


@cache
def dome_text(language: str, pack: str = "") -> DomeText:
    """Adventure 5 in a language, as the box or a pack prints it."""
    return DomeText(words(language, "moon"), dome_data(pack))


class DomeText:
    """What is said at the table.

    >>> dome_text("en").names.mission("A2"), dome_text("en").names.spaces[0]
    ('Fill the highest level of 2 towers', 'tower 1, level 6 below ground')
    """

    def __init__(self, words: Words, data: DomeData) -> None:
        self.words = words
        self.names = DomeNames(words, data)
        self.board = dome_board(data)
        self._questions = {
            "write": words("Choose a combination and write its number at an end of a tower, rising upward."),
            "mission": words("You may accomplish a mission now, or leave it for a later turn."),
            "cut": words("The price of the X: cut a section of the dome in two."),
            "robot": words("Robot: you may build at an end of the dome."),
            "energy": words("Energy: you may upgrade a scoring field."),
            "plant": words("Plant: you may circle a plant on this level of the laboratory."),
            "water": words("Water: you may circle the water on this level of the laboratory."),
            "astronaut": words("Astronaut: you may cross an astronaut."),
            "planning": words("Planning: you may write an X at an end of a tower, but must then cut the dome."),
        }
        self._lines = {
            "write": self._tell_write,
            "action": self._tell_action,
            "end_bonus": self._tell_end_bonus,
            "cut": self._tell_cut,
            "error": self._tell_error,
            "mission": self._tell_mission,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Dome, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        words, spaces = self.words, self.board.size
        if WRITE <= move < WRITE + PILES * SPACES and (move - WRITE) % SPACES < spaces:
            return self._say_write(state, *divmod(move - WRITE, SPACES))
        if CHANGED <= move < CHANGED + len(CHANGES) * PILES * SPACES and (move - CHANGED) % SPACES < spaces:
            return self._say_changed(state, move - CHANGED)
        if ACT <= move < ACT + len(ACTIONS) * SPACES:
            action, target = divmod(move - ACT, SPACES)
            told = self._say_action(state, seat, action, target)
            return words("{action}: {told}", action=self.names.actions[ACTIONS[action]], told=told)
        if MARK <= move < MARK + self.board.sections:
            return words("Cut {section}", section=self.names.sections[move - MARK])
        if move == PASS:
            return self._say_pass(state, seat)
        if move == SYSTEM_ERROR:
            return words("No number fits: cross a system error")
        if MISSION <= move < MISSION + len(LETTERS):
            return self._say_mission(state, seat, move - MISSION)
        raise NotationError(f"{move} is not a move of this adventure.")

    def _say_write(self, state: Dome, pile: int, space: int) -> str:
        return self.words(
            "Write {number} ({action}) in {place}",
            number=state.piles.numbers[pile],
            action=self.names.actions[ACTIONS[state.piles.actions[pile]]],
            place=self.names.spaces[space],
        )

    def _say_changed(self, state: Dome, code: int) -> str:
        index, rest = divmod(code, PILES * SPACES)
        pile, space = divmod(rest, SPACES)
        number = state.piles.numbers[pile]
        return self.words(
            "Change {number} to {changed} and write it in {place}",
            number=number,
            changed=number + CHANGES[index],
            place=self.names.spaces[space],
        )

    def _say_action(self, state: Dome, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names = self.words, self.names
        if action == ROBOT:
            if state.sheet(seat).cuts >> (2 * target + 1) & 1:
                return words("build half of {section}", section=names.sections[target])
            return words("build {section}", section=names.sections[target])
        if action == ENERGY:
            return self._say_energy(target, state.sheet(seat).upgrades[target] + 1)
        if action == PLANT:
            return words("circle a plant on {level}", level=names.levels[target])
        if action == ASTRONAUT:
            return words("cross an astronaut and leave the number as it is")
        if action == PLANNING:
            return words("write an X in {place}", place=names.spaces[target])
        return words("circle the water on {level}", level=names.levels[target])

    def _say_energy(self, field: int, crossed: int) -> str:
        words = self.words
        values = [column[min(crossed, len(column) - 1)] for column in self.board.fields[field]]
        match FIELDS[field]:
            case "missions":
                return words(
                    "a mission is worth {first} to the first, {later} after them", first=values[0], later=values[1]
                )
            case "lab":
                return words(
                    "a level with 1, 2, 3 symbols is worth {one}, {two}, {three}",
                    one=values[0],
                    two=values[1],
                    three=values[2],
                )
            case "astronauts":
                return words(
                    "most astronauts are worth {most}, fewer {others}",
                    most=_signed(values[0]),
                    others=_signed(values[1]),
                )
            case _:
                return words("a missing piece of the dome costs {value}", value=values[0])

    def _say_pass(self, state: Dome, seat: int) -> str:
        step = state.step(seat)
        if step is not None and step.asks() == "mission":
            return self.words("Leave the missions for a later turn")
        return self.words("Do without the action")

    def _say_mission(self, state: Dome, seat: int, letter: int) -> str:
        column = LATER if state.achieved >> letter & 1 else FIRST
        return self.words.count(
            "Accomplish mission {letter}, for now worth {n} point",
            "Accomplish mission {letter}, for now worth {n} points",
            state.sheet(seat).worth(state.board, MISSIONS_FIELD, column),
            letter=LETTERS[letter],
        )

    # --- questions --------------------------------------------------------------------------------------------------

    def reminder(self, action: str) -> str:
        """What an action is good for here."""
        words = self.words
        return {
            "robot": words("Build a piece of the dome at its left or right end; odd pieces need an odd number."),
            "energy": words("Cross a row of a scoring field: missions, laboratory, astronauts or dome."),
            "plant": words("Circle a plant on the level of the laboratory that a pipe joins to the number."),
            "water": words("Circle the water on the level of the laboratory that a pipe joins to the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; the most may win or lose points."),
            "planning": words("Write an X at an end of a tower as well; the dome gets one more piece to build."),
        }[action]

    def prompt(self, view: DomeView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        words, thinking = self.words, len(view.actors)
        if view.over:
            return " ".join([*self._reasons(view), self._result(view)])
        if view.asks:
            return self._questions[view.action or view.asks]
        if view.phase == WRITING:
            return words.count("One player is still writing.", "{n} players are still writing.", thinking)
        return words.count(
            "One player is still thinking about a mission.", "{n} players are still thinking about missions.", thinking
        )

    def _reasons(self, view: DomeView) -> list[str]:
        told = {
            "missions": self.words("Somebody has accomplished all missions."),
            "errors": self.words("Somebody has crossed all system errors."),
            "full": self.words("Somebody has filled all towers."),
        }
        return [told[reason] for reason in view.reasons]

    def _result(self, view: DomeView) -> str:
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
        place = self.names.spaces[space]
        return self.words("{name} writes {number} in {place}.", name=name, number=number, place=place)

    def _tell_action(self, name: str, data: tuple[int, ...]) -> str:
        action, target, _ = data
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} builds at {section}.", name=name, section=names.sections[target])
        if action == ENERGY:
            return words("{name} upgrades {field}.", name=name, field=names.fields[FIELDS[target]])
        if action == PLANT:
            return words("{name} circles a plant on {level}.", name=name, level=names.levels[target])
        if action == ASTRONAUT:
            return words("{name} crosses an astronaut.", name=name)
        if action == PLANNING:
            return words("{name} writes an X in {place}.", name=name, place=names.spaces[target])
        return words("{name} circles the water on {level}.", name=name, level=names.levels[target])

    def _tell_end_bonus(self, name: str, data: tuple[int, ...]) -> str:
        index, bonus, later = data
        points, end = self.names.points(bonus), self.names.ends[index]
        if later:
            return self.words("{name} reaches {end} after others: {points}.", name=name, end=end, points=points)
        return self.words("{name} is among the first to reach {end}: {points}.", name=name, end=end, points=points)

    def _tell_cut(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} cuts {section}.", name=name, section=self.names.sections[data[0]])

    def _tell_error(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} can write no number and crosses a system error.", name=name)

    def _tell_mission(self, name: str, data: tuple[int, ...]) -> str:
        letter, _, later = data
        if later:
            return self.words(
                "{name} accomplishes mission {letter} after others and circles its flower.",
                name=name,
                letter=LETTERS[letter],
            )
        return self.words(
            "{name} is among the first to accomplish mission {letter} and circles its star.",
            name=name,
            letter=LETTERS[letter],
        )

    def _tell_end(self, winners: list[str]) -> str:
        if len(winners) == 1:
            return self.words("The game is over: {winner} wins.", winner=winners[0])
        return self.words("The game is over: {winners} share the victory.", winners=self.words.join(winners))


def _signed(value: int) -> str:
    return str(value).replace("-", "−")
