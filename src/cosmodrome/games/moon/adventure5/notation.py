"""Notation of adventure 5, in the words players use at the table:

7/energy 2up4         write the 7 of the combination 7/energy on the fourth level of tower 2 above the surface
7+2/astronaut 2up4    the same, changed by an Astronaut to 9
robot L1              build the next piece of that section of the dome
energy lab            cross the next row of that field
plant up3             circle a plant on that level of the laboratory
water down2           circle the water there
astronaut             cross an astronaut, the number unchanged
x 1down3              write an X with Planning
cut R2                cut that section of the dome
mission B             accomplish mission B
error                 take a system error
pass                  decline
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.notation import ActionNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.moves import ACT, MARK, SPACES, STRIKE

__all__ = ["DomeNotation"]


class DomeNotation(ActionNotation):
    """Notation of adventure 5; it knows the names on the sheet."""

    changed = "{number}{change:+d}/{action}"

    def __init__(self, data: DomeData) -> None:
        super().__init__(data.spaces())
        sections, levels = [section.id for section in data.section], [level.id for level in data.level]
        self.call(MARK, "cut", sections)
        self.call(STRIKE, "strike", [end.id for end in data.end])
        self.call_use(ROBOT, sections)
        self.call_use(ENERGY, FIELDS)
        self.call_use(PLANT, levels)
        self.call_use(WATER, levels)
        self.call(ACT + SPACES * PLANNING, "x", self.spaces)
