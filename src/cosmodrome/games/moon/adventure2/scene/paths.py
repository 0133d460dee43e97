"""What to touch for each move of adventure 2, one key after the other.

A number: pile, then space; changed: pile, change, then space. The action of the combination: its target; that of a Wild
symbol: the Wild, then the target.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.view import JourneyView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.moves import MARK, PASS
from cosmodrome.games.moon.scene.dial import ChangeKeys, change_key
from cosmodrome.games.moon.scene.keys import Moves

__all__ = ["JourneyKeys"]


class JourneyKeys(ChangeKeys):
    """The paths of a view's legal moves."""

    def __init__(self, printed: JourneyData, view: JourneyView, moves: Moves) -> None:
        super().__init__(view, moves, [space.id for space in printed.space])
        self.printed = printed
        self.own = view.action
        """The action that needs no Wild."""

    def gaps(self) -> list[int]:
        """Where a line may be drawn now."""
        return [move - MARK for move in self.found if MARK <= move < PASS]

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write a number: the pile, its change if there is one, and the space."""
        *first, last = super().write(pile, space, change)
        return (*first, change_key(change), last) if change else (*first, last)

    def mark(self, target: int) -> str:
        """To draw a line through a gap."""
        return self.printed.gaps()[target]

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action; after the Wild, unless it is that of the combination."""
        if action in (ROBOT, PLANT):
            key = f"{self.printed.station[target].id}.{ACTIONS[action]}s"
        elif action == ENERGY:
            key = "energies"
        elif action == ASTRONAUT:
            key = "astronauts"
        else:
            key = self.spaces[target] if action == PLANNING else f"{self.spaces[target]}.tank"
        return ("wild", key) if ACTIONS[action] != self.own else (key,)
