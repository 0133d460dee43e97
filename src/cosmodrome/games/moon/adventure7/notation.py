"""Notation of adventure 7, in the words players use at the table:

7/energy 2B3         write the 7 of the combination 7/energy in the third space of module 2B
7/astronaut+2 1G     the same in a greenhouse, changed to a 9; with another action a Wild symbol pays for the change
robot 1A-2B          activate an airlock with the action; `airlock 1A-2B` with a robot space or a system error
energy ship2         circle a reactor of the second starship; `plant ship2` a plant of it
water 2B2            circle the tank over the space just numbered
planning 1A4         write an X
astronaut            cross an astronaut although the number is as it was
mission B   error   pass

An action that is not the combination's own is a Wild symbol's.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.notation import ActionNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.moves import MARK, STRIKE

__all__ = ["EscapeNotation"]


class EscapeNotation(ActionNotation):
    """Notation of adventure 7; it knows the names on the sheet."""

    def __init__(self, data: EscapeData) -> None:
        super().__init__([space.id for space in data.space])
        self.airlocks = [airlock.id for airlock in data.airlock]
        ships = [ship.id for ship in data.ship]
        self.call(MARK, "airlock", self.airlocks)
        self.call(STRIKE, "strike", ships)
        self.call_use(ROBOT, self.airlocks)
        self.call_use(ENERGY, ships)
        self.call_use(PLANT, ships)
        self.call_use(WATER, self.spaces)
        self.call_use(PLANNING, self.spaces)
