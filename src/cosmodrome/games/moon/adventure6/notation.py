"""Notation of adventure 6, in the words players use at the table:

7/energy M3.4        write the 7 of the combination 7/energy in the fourth space of quarter M3
7/astronaut+2 L1.5   the same, changed to a 9; with another action a Wild symbol pays for the change
robot L1-M1          close a walkway with the action; `close L1-M1` with a full line of the plant track
energy M3            circle an energy of the quarter; `charge M3` with a full line of the water track
plant M3             circle a plant of the quarter
water M2.3           circle the tank over the space just numbered
planning R5.4        write an X
astronaut            cross an astronaut although the number is as it was
infect L4.2          a virus infects a space; before the first turn it also says where the grey virus is placed
mission B   error   pass

An action that is not the combination's own is a Wild symbol's.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure6.data import VirusData
from cosmodrome.games.moon.notation import ActionNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure6 import CHARGE
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, STRIKE

__all__ = ["VirusNotation"]


class VirusNotation(ActionNotation):
    """Notation of adventure 6; it knows the names on the sheet."""

    def __init__(self, data: VirusData) -> None:
        super().__init__(data.spaces())
        walkways = [walkway.id for walkway in data.walkway]
        quarters = [quarter.id for quarter in data.quarter]
        self.call(CROSS_OUT, "infect", self.spaces)
        self.call(MARK, "close", walkways)
        self.call(CHARGE, "charge", quarters)
        self.call(STRIKE, "strike", data.signs)
        self.call_use(ROBOT, walkways)
        self.call_use(ENERGY, quarters)
        self.call_use(PLANT, quarters)
        self.call_use(WATER, self.spaces)
        self.call_use(PLANNING, self.spaces)
