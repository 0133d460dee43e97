"""What to touch for each move of adventure 3, one key after the other.

A number: pile, then node; where an Astronaut could make several of it, the change after that. An action: its target.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData
from cosmodrome.games.moon.adventure3.notation import NODE_NAMES, TUNNEL_NAMES
from cosmodrome.games.moon.adventure3.scene.marks import greenhouse_key
from cosmodrome.games.moon.adventure3.view import ColonyView
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.scene.dial import DialKeys
from cosmodrome.games.moon.scene.keys import Moves

__all__ = ["ColonyKeys"]


class ColonyKeys(DialKeys):
    """The paths of a view's legal moves; `greenhouses` says how many are circled in each quarter."""

    losing = ROBOT

    def __init__(self, printed: ColonyData, view: ColonyView, moves: Moves, greenhouses: Sequence[int]) -> None:
        super().__init__(view, moves, NODE_NAMES)
        self.printed = printed
        self.greenhouses = greenhouses

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action."""
        if action == ROBOT:
            return (TUNNEL_NAMES[target],)
        if action == ENERGY:
            return (MULTIPLIERS[target],)
        if action == PLANT:
            return (greenhouse_key(self.printed.quarter[target].id, self.greenhouses[target]),)
        if action == ASTRONAUT:
            return ("astronauts",)
        return (NODE_NAMES[target] if action == PLANNING else f"{NODE_NAMES[target]}.tank",)
