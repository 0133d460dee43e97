"""What to touch for each move of adventure 4, one key after the other.

A number: pile, then cavity; with an Astronaut the change after that. An action: its target.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.moon.adventure4.data import MineData
from cosmodrome.games.moon.adventure4.view import MineView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, ROBOT
from cosmodrome.games.moon.scene.dial import ChangeKeys, change_key
from cosmodrome.games.moon.scene.keys import Moves

__all__ = ["MineKeys"]


class MineKeys(ChangeKeys):
    """The paths of a view's legal moves; `factories` are the keys of the main ones, then of the secondary ones."""

    def __init__(self, printed: MineData, view: MineView, moves: Moves, factories: Sequence[str]) -> None:
        super().__init__(view, moves, [cavity.id for cavity in printed.cavity])
        self.printed = printed
        self.factories = factories

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write a number: pile, cavity, and with an Astronaut the change."""
        keys = super().write(pile, space, change)
        return (*keys, change_key(change)) if self.action_of(pile) == ACTIONS[ASTRONAUT] else keys

    def mark(self, target: int) -> str:
        """To mark a factory."""
        return self.factories[target]

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action."""
        if action in (ROBOT, ENERGY):
            return (self.factories[target],)
        if action == PLANNING:
            return (self.spaces[target],)
        return (f"factory.{ACTIONS[ASTRONAUT]}" if action == ASTRONAUT else self.printed.deposit[target].id,)
