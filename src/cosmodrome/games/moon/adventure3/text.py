"""Adventure 3 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData, colony_board, colony_data
from cosmodrome.games.moon.adventure3.names import ColonyNames
from cosmodrome.games.moon.adventure3.view import ColonyView
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure3 import NODES, Colony
from cosmodrome.games.moon.speech import ActionText
from cosmodrome.kernel.words import Words, words

__all__ = ["ColonyText", "colony_text"]


@cache
def colony_text(language: str, pack: str = "") -> ColonyText:
    """Adventure 3 in a language, as the box or a pack prints it."""
    return ColonyText(words(language, "moon"), colony_data(pack))


class ColonyText(ActionText[Colony, ColonyView, ColonyNames]):
    """What is said at the table.

    >>> colony_text("en").names.mission("A1"), colony_text("en").names.node(8)
    ('Fill 3 columns', 'column 3, row 2')
    """

    def __init__(self, words: Words, data: ColonyData) -> None:
        self.board = colony_board(data)
        super().__init__(words, ColonyNames(words, data), NODES)
        self._questions |= {
            "write": words("Choose a combination and write its number, rising to the right and upward."),
            "robot": words("Robot: you may draw a tunnel that starts at your network."),
            "energy": words("Energy: you may make plants, water or antennas worth more."),
            "plant": words("Plant: you may circle the next greenhouse of this quarter."),
            "water": words("Water: you may circle the tank of this building."),
            "astronaut": words("Astronaut: you may cross an astronaut."),
            "planning": words("Planning: you may write an X in any empty building, at a loss."),
        }
        self._reasons["full"] = words("Somebody has filled the whole colony.")
        self._lines["quarter"] = self._tell_quarter

    # --- moves ------------------------------------------------------------------------------------------------------

    def _action(self, state: Colony, seat: int, action: int, target: int) -> str:
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
        if action == WATER:
            return words("circle the tank of {place}", place=names.node(target))
        return super()._action(state, seat, action, target)

    def _say_energy(self, track: int, crossed: int) -> str:
        words, value = self.words, self.board.tracks[track][crossed + 1]
        match MULTIPLIERS[track]:
            case "plants":
                return words("each plant is worth {value}", value=value)
            case "water":
                return words("each water tank is worth {value}", value=value)
            case _:
                return words("each antenna is worth {value}", value=value)

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

    def _question(self, view: ColonyView) -> str:
        return self._questions[view.action or view.asks]

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_use(self, name: str, action: int, target: int) -> str:
        words, names = self.words, self.names
        if action == ROBOT:
            return words("{name} draws {tunnel}.", name=name, tunnel=names.tunnel(target))
        if action == ENERGY:
            return words("{name} crosses a box of {track}.", name=name, track=names.scoring[MULTIPLIERS[target]])
        if action == PLANT:
            return words("{name} circles a greenhouse in {quarter}.", name=name, quarter=names.quarters[target])
        if action == WATER:
            return words("{name} circles the tank of {place}.", name=name, place=names.node(target))
        return super()._tell_use(name, action, target)

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
