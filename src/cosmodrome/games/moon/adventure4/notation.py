"""Notation of adventure 4, in the words players use at the table:

7/energy level2.5         write the 7 of the combination 7/energy on the second level, fifth column
7/astronaut+2 level2.5    the same, changed to a 9
plant upper.3             circle the plant below the first level in the third column; `water lower.5` likewise
energy ruby               cross an energy of the ruby factory
robot top-water           cross a robot of the secondary factory that gives water
planning level3.1         write an X
astronaut                 cross an astronaut although the number is as it was
gift plant                cross one of the robots given by a secondary factory
mission B   error   pass
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure4.data import MineData
from cosmodrome.games.moon.notation import ActionNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.moves import LOSE, MARK, STRIKE

__all__ = ["MineNotation"]


class MineNotation(ActionNotation):
    """Notation of adventure 4; it knows the names on the sheet."""

    def __init__(self, data: MineData) -> None:
        super().__init__([cavity.id for cavity in data.cavity])
        self.deposits = [deposit.id for deposit in data.deposit]
        self.factories = [factory.id for factory in data.factories()]
        self.call(MARK, "gift", self.factories)
        self.call(STRIKE, "strike", [factory.id for factory in data.main_factory])
        self.call(LOSE, "lose", self.deposits)
        self.call_use(ROBOT, self.factories)
        self.call_use(ENERGY, self.factories)
        self.call_use(PLANT, self.deposits)
        self.call_use(WATER, self.deposits)
        self.call_use(PLANNING, self.spaces)
