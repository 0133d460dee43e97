"""Notation of adventure 2, in the words players use at the table:

7/energy t12         write the 7 of the combination 7/energy in the twelfth space of the trajectory
7/astronaut+2 t12    the same, changed to a 9; with another action a Wild symbol pays for the change
robot s2             circle a robot of the second station; `plant s2` a plant of it
energy               circle an energy
water t12            circle the tank of the space just numbered
planning t7          write an X in the seventh space
astronaut            cross an astronaut although the number is as it was
line g5              draw a line in the gap after the fifth space
mission B   error   pass

An action that is not the combination's own is a Wild symbol's.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.notation import ActionNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.moves import LOSE, MARK, STRIKE

__all__ = ["JourneyNotation"]


class JourneyNotation(ActionNotation):
    """Notation of adventure 2; it knows the names on the sheet."""

    def __init__(self, data: JourneyData) -> None:
        super().__init__([space.id for space in data.space])
        stations = [station.id for station in data.station]
        self.gaps = data.gaps()
        self.call(MARK, "line", self.gaps)
        self.call(STRIKE, "strike", stations)
        self.call(LOSE, "lose", self.spaces)
        self.call_use(ROBOT, stations)
        self.call_use(ENERGY, [""])
        self.call_use(PLANT, stations)
        self.call_use(WATER, self.spaces)
        self.call_use(PLANNING, self.spaces)
