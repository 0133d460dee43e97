"""Adventure 3 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData, colony_board, colony_data
from cosmodrome.games.moon.adventure3.names import ColonyNames
from cosmodrome.games.moon.adventure3.view import ColonyView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.adventure3 import NODES, Colony
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import WRITING
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["ColonyText", "colony_text"]


@cache
def colony_text(language: str, pack: str = "") -> ColonyText:
    """Adventure 3 in a language, as the box or a pack prints it."""
    return ColonyText(words(language, "moon"), colony_data(pack))


class ColonyText:
    """What is said at the table.

    >>> colony_text("en").names.mission("A1"), colony_text("en").names.node(8)
    ('Fill 3 columns', 'column 3, row 2')
    """

    def __init__(self, words: Words, data: ColonyData) -> None:
        self.words = words
        self.names = ColonyNames(words, data)
        self.board = colony_board(data)
        self._questions = {
            "write": words("Choose a combination and write its number, rising to the right and upward."),
            "mission": words("You may accomplish a mission now, or leave it for a later turn."),
            "robot": words("Robot: you may draw a tunnel that starts at your network."),
            "energy": words("Energy: you may make plants, water or antennas worth more."),
            "plant": words("Plant: you may circle the next greenhouse of this quarter."),
            "water": words("Water: you may circle the tank of this building."),
            "astronaut": words("Astronaut: you may cross an astronaut."),
            "planning": words("Planning: you may write an X in any empty building, at a loss."),
        }
        self._lines = {
            "write": self._tell_write,
            "action": self._tell_action,
            "quarter": self._tell_quarter,
            "error": self._tell_error,
            "mission": self._tell_mission,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Colony, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        words = self.words
        if WRITE <= move < WRITE + PILES * SPACES and (move - WRITE) % SPACES < NODES:
            return self._say_write(state, *divmod(move - WRITE, SPACES))
        if CHANGED <= move < CHANGED + len(CHANGES) * PILES * SPACES and (move - CHANGED) % SPACES < NODES:
            return self._say_changed(state, move - CHANGED)
        if ACT <= move < ACT + len(ACTIONS) * SPACES:
            action, target = divmod(move - ACT, SPACES)
            told = self._say_action(state, seat, action, target)
            return words("{action}: {told}", action=self.names.actions[ACTIONS[action]], told=told)
        if move == PASS:
            return self._say_pass(state, seat)
        if move == SYSTEM_ERROR:
            return words("No number fits: cross a system error")
        if MISSION <= move < MISSION + len(LETTERS):
            return self._say_mission(state, move - MISSION)
        raise NotationError(f"{move} is not a move of this adventure.")

    def _say_write(self, state: Colony, pile: int, space: int) -> str:
        return self.words(
            "Write {number} ({action}) in {place}",
            number=state.piles.numbers[pile],
            action=self.names.actions[ACTIONS[state.piles.actions[pile]]],
            place=self.names.node(space),
        )

    def _say_changed(self, state: Colony, code: int) -> str:
        index, rest = divmod(code, PILES * SPACES)
        pile, space = divmod(rest, SPACES)
        number = state.piles.numbers[pile]
        return self.words(
            "Change {number} to {changed} and write it in {place}",
            number=number,
            changed=number + CHANGES[index],
            place=self.names.node(space),
        )

    def _say_action(self, state: Colony, seat: int, action: int, target: int) -> str:
        """What an action does, in small letters."""
        words, names, sheet = self.words, self.names, state.sheet(seat)
        if action == ROBOT:
            return words("draw {tunnel}", tunnel=names.tunnel(target))
        if action == ENERGY:
            return self._say_energy(target, sheet.energies[target])
        if action == PLANT:
            plants = self.board.quarters[target].plants
            return words.count(
                "circle a greenhouse with {n} plant in {quarter}",
                "circle a greenhouse with {n} plants in {quarter}",
                plants[sheet.greenhouses[target] + 1] - plants[sheet.greenhouses[target]],
                quarter=names.quarters[target],
            )
        if action == ASTRONAUT:
            return words("cross an astronaut and leave the number as it is")
        if action == PLANNING:
            return words("write an X in {place}", place=names.node(target))
        return words("circle the tank of {place}", place=names.node(target))

    def _say_energy(self, track: int, crossed: int) -> str:
        words, value = self.words, self.board.tracks[track][crossed + 1]
        match MULTIPLIERS[track]:
            case "plants":
                return words("each plant is worth {value}", value=value)
            case "water":
                return words("each water tank is worth {value}", value=value)
            case _:
                return words("each antenna is worth {value}", value=value)

    def _say_pass(self, state: Colony, seat: int) -> str:
        step = state.step(seat)
        if step is not None and step.asks() == "mission":
            return self.words("Leave the missions for a later turn")
        return self.words("Do without the action")

    def _say_mission(self, state: Colony, letter: int) -> str:
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
            "robot": words("Draw a tunnel from your network: it brings antennas and the observatory."),
            "energy": words("Cross a box of plants, water or antennas: each of them is then worth more."),
            "plant": words("Circle the next greenhouse of the quarter in which you write the number."),
            "water": words("Circle the tank of the building in which you write the number."),
            "astronaut": words("Change the number by up to 2 and cross an astronaut; most astronauts win points."),
            "planning": words("Write an X in another empty building as well; each one costs more."),
        }[action]

    def prompt(self, view: ColonyView) -> str:
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

    def _reasons(self, view: ColonyView) -> list[str]:
        told = {
            "missions": self.words("Somebody has accomplished all missions."),
            "errors": self.words("Somebody has crossed all system errors."),
            "full": self.words("Somebody has filled the whole colony."),
        }
        return [told[reason] for reason in view.reasons]

    def _result(self, view: ColonyView) -> str:
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
        return self.words("{name} writes {number} in {place}.", name=name, number=number, place=self.names.node(space))

    def _tell_action(self, name: str, data: tuple[int, ...]) -> str:
        action, target, _ = data
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} draws {tunnel}.", name=name, tunnel=names.tunnel(target))
        if action == ENERGY:
            return words("{name} crosses a box of {track}.", name=name, track=names.tracks[MULTIPLIERS[target]])
        if action == PLANT:
            return words("{name} circles a greenhouse in {quarter}.", name=name, quarter=names.quarters[target])
        if action == ASTRONAUT:
            return words("{name} crosses an astronaut.", name=name)
        if action == PLANNING:
            return words("{name} writes an X in {place}.", name=name, place=names.node(target))
        return words("{name} circles the tank of {place}.", name=name, place=names.node(target))

    def _tell_quarter(self, name: str, data: tuple[int, ...]) -> str:
        index, bonus, later = data
        points, quarter = self.names.points(bonus), self.names.quarters[index]
        if later:
            return self.words(
                "{name} fills {quarter} after others: {points}.", name=name, quarter=quarter, points=points
            )
        return self.words(
            "{name} is among the first to fill {quarter}: {points}.", name=name, quarter=quarter, points=points
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
