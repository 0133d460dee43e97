"""Notation of adventure 8, in the words players use at the table:

7/energy P3.2    draw an insignia with the 7 of the combination 7/energy in the second space of planet P3
12/plant P3.2    the same with a number that only Astronauts bring there: as few as will do are crossed off
robot a3         draw an insignia on that asteroid
energy blue      improve the blue planets
plant P3         cross off a plant of that planet
water P3         cross off a water of that planet
planning P4      draw an insignia on the moon of that planet, and cross a planning box
improve blue     improve the blue planets with a bonus
moon P4          draw an insignia on the moon of that planet with a bonus
astra P3         let ASTRA draw on that planet
strike P4        let an effect of ASTRA draw on the moon of that planet
mission B        accomplish mission B
error            take a system error
pass             decline
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure8.data import BattleData
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.notation import MoonNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure8 import ASTRA_DRAWS
from cosmodrome.games.moon.rules.moves import ACT, CROSS_OUT, MARK, SPACES, STRIKE

__all__ = ["BattleNotation"]


class BattleNotation(MoonNotation):
    """Notation of adventure 8; it knows the names on the sheet."""

    def __init__(self, data: BattleData) -> None:
        spaces = data.spaces()
        planets, types = [planet.id for planet in data.planet], [kind.id for kind in data.type]
        size = len(spaces) - len(planets)
        super().__init__(spaces[:size])
        self.call(MARK, "improve", types)
        self.call(CROSS_OUT + size, "moon", planets)
        self.call(ASTRA_DRAWS, "astra", planets)
        self.call(STRIKE, "strike", planets)
        for action, first, targets in (
            (ROBOT, 0, [asteroid.id for asteroid in data.asteroid]),
            (ENERGY, 0, types),
            (PLANT, 0, planets),
            (WATER, 0, planets),
            (PLANNING, size, planets),
        ):
            self.call(ACT + SPACES * action + first, ACTIONS[action], targets)
