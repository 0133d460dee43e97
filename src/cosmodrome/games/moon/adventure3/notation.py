"""Notation of adventure 3, in the words players use at the table:

7/energy c2r4         write the 7 of the combination 7/energy in the second column, fourth row
7+2/astronaut c2r4    the same, changed by an Astronaut to 9
robot c2r1-c2r2       draw the tunnel between these nodes
energy plants         cross the next box of that track
plant top-left        circle the next greenhouse of that quarter
water c1r6            circle the tank there
astronaut             cross an astronaut, the number unchanged
x c2r5                write an X with Planning
mission B             accomplish mission B
error                 take a system error
pass                  decline
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData, node_name, tunnel_name
from cosmodrome.games.moon.notation import ActionNotation
from cosmodrome.games.moon.rules.actions import ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure3 import NODES, TUNNELS
from cosmodrome.games.moon.rules.moves import ACT, LOSE, SPACES, STRIKE

__all__ = ["NODE_NAMES", "TUNNEL_NAMES", "ColonyNotation"]

NODE_NAMES = [node_name(node) for node in range(NODES)]
TUNNEL_NAMES = [tunnel_name(tunnel) for tunnel in range(TUNNELS)]


class ColonyNotation(ActionNotation):
    """Notation of adventure 3; it knows the names on the sheet."""

    changed = "{number}{change:+d}/{action}"

    def __init__(self, data: ColonyData) -> None:
        super().__init__(NODE_NAMES)
        self.call_use(ROBOT, TUNNEL_NAMES)
        self.call_use(ENERGY, MULTIPLIERS)
        self.call_use(PLANT, [quarter.id for quarter in data.quarter])
        self.call_use(WATER, NODE_NAMES)
        self.call(ACT + SPACES * PLANNING, "x", NODE_NAMES)
        self.call(STRIKE, "strike", [quarter.id for quarter in data.quarter])
        self.call(LOSE, "lose", TUNNEL_NAMES)
