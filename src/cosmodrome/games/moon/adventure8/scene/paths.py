"""What to touch for each move of adventure 8.

a pile, a space                   draw an insignia there
the astronauts, a pile, a space   the same with stored Astronauts, which are crossed off
an asteroid, a type, a moon, …    use the action or the bonus on it

Keys name places in the picture, not on one of the two sheets: when these change places, only what differs is drawn anew.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure8.data import BattleData
from cosmodrome.games.moon.adventure8.view import BattleView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, ROBOT
from cosmodrome.games.moon.rules.adventure8 import ASTRA_DRAWS, BattleBoard
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.scene.keys import MoveKeys, Moves

__all__ = ["BattleKeys", "asteroid_key"]


def asteroid_key(place: int) -> str:
    """The key of an asteroid, counted from the near end.

    >>> asteroid_key(0)
    'asteroid.1'
    """
    return f"asteroid.{place + 1}"


class BattleKeys(MoveKeys):
    """The keys of the legal moves of one view."""

    def __init__(
        self, printed: BattleData, board: BattleBoard, view: BattleView, moves: Moves, *, on_the_left: bool
    ) -> None:
        super().__init__(view, moves, printed.spaces())
        self.board = board
        self.planets = [planet.id for planet in printed.planet]
        self.types = [kind.id for kind in printed.type]
        self.asteroids = [asteroid_key(place) for place in range(len(printed.asteroid))]
        if not on_the_left:
            self.asteroids.reverse()

    def stored(self, pile: int, space: int) -> int:
        """How many stored Astronauts it takes to draw in a space with a pile."""
        needed = self.board.cost[self.number_of(pile)][self.board.planet_of[space]]
        return max(needed - 1, 0) if self.action_of(pile) == ACTIONS[ASTRONAUT] else needed

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To draw an insignia: pile and space, and before them the astronauts if some must be crossed off."""
        keys = super().write(pile, space, change)
        return ("astronauts", *keys) if self.stored(pile, space) else keys

    def mark(self, target: int) -> str:
        """To improve a type with a bonus, or to let ASTRA draw on a planet."""
        if target >= ASTRA_DRAWS - MARK:
            return self.planets[target - (ASTRA_DRAWS - MARK)]
        return self.types[target]

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action."""
        if action == ROBOT:
            return (self.asteroids[target],)
        if action == ENERGY:
            return (self.types[target],)
        if action == PLANNING:
            return (self.spaces[target],)
        return (f"{self.planets[target]}.{ACTIONS[action]}",)
