"""What to touch for each move of adventure 7.

a pile, a space                     write its number
a pile, a space, a change           the same with an Astronaut, who may change the number
the Wild, a pile, a space, a change the same with a Wild as Astronaut
an airlock, a tank, …               use the action on it; after the Wild, any other action
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.adventure7.view import EscapeView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.scene.dial import ChangeKeys, change_key
from cosmodrome.games.moon.scene.keys import Moves

__all__ = ["EscapeKeys"]


class EscapeKeys(ChangeKeys):
    """The keys of the legal moves of one view."""

    def __init__(self, printed: EscapeData, view: EscapeView, moves: Moves) -> None:
        super().__init__(view, moves, [space.id for space in printed.space])
        self.ships = [ship.id for ship in printed.ship]
        self.airlocks = [f"airlock.{airlock.id}" for airlock in printed.airlock]
        self.own = ACTIONS.index(view.action) if view.action else -1
        """The action that needs no Wild."""

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write a number: pile, space, and the change if an Astronaut or a Wild makes one."""
        keys = super().write(pile, space, change)
        if self.action_of(pile) == ACTIONS[ASTRONAUT]:
            return (*keys, change_key(change))
        return ("wild", *keys, change_key(change)) if change else keys

    def mark(self, target: int) -> str:
        """To mark an airlock."""
        return self.airlocks[target]

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action; after the Wild, unless it is that of the combination."""
        if action == ROBOT:
            key = self.airlocks[target]
        elif action == ENERGY:
            key = f"{self.ships[target]}.reactors"
        elif action == PLANT:
            key = f"{self.ships[target]}.plants"
        elif action == ASTRONAUT:
            key = "astronauts"
        else:
            key = self.spaces[target] if action == PLANNING else f"tank.{self.spaces[target]}"
        return (key,) if action == self.own else ("wild", key)

    def writable(self) -> dict[str, list[int]]:
        """For each space the marks that may go there now, and the tanks that may be circled now."""
        return super().writable() | {key: [] for key in self.touchable if key.startswith("tank.")}
