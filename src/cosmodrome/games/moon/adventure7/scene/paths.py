"""What to touch for each move of adventure 7.

a pile, a space                     write its number
a pile, a space, a change           the same with an Astronaut, who may change the number
the Wild, a pile, a space, a change the same with a Wild as Astronaut
an airlock, a tank, …               use the action on it; after the Wild, any other action
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.adventure7.view import EscapeView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.scene import Path

__all__ = ["EscapePaths", "change_key"]


def change_key(change: int) -> str:
    """The key of the button for a change.

    >>> change_key(-2), change_key(0), change_key(1)
    ('change.-2', 'change.0', 'change.+1')
    """
    return f"change.{change:+}" if change else "change.0"


class EscapePaths:
    """The keys of the legal moves of one view."""

    def __init__(self, printed: EscapeData, view: EscapeView, moves: Sequence[tuple[int, str]]) -> None:
        self.view = view
        self.moves = moves
        self.spaces = [space.id for space in printed.space]
        self.ships = [ship.id for ship in printed.ship]
        self.airlocks = [f"airlock.{airlock.id}" for airlock in printed.airlock]
        self.keys = {move: self._keys(move) for move, _ in moves}
        self.changes = {
            change for change in (*CHANGES, 0) if any(change_key(change) in keys for keys in self.keys.values())
        }
        """The changes that some move needs a button for."""

    def _keys(self, move: int) -> tuple[str, ...]:
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if MISSION <= move < MISSION + len(LETTERS):
            return (f"mission.{LETTERS[move - MISSION]}",)
        if MARK <= move < PASS:
            return (self.airlocks[move - MARK],)
        if move >= ACT:
            return self._action(*divmod(move - ACT, SPACES))
        return self._write(move)

    def _write(self, move: int) -> tuple[str, ...]:
        change, pile, space = self._written(move)
        keys = (f"pile.{pile + 1}", self.spaces[space])
        if ACTIONS.index(self.view.piles[pile].action) == ASTRONAUT:
            return (*keys, change_key(change))
        return ("wild", *keys, change_key(change)) if change else keys

    def _written(self, move: int) -> tuple[int, int, int]:
        """Change, pile and space of a move that writes a number."""
        index, rest = divmod(move - CHANGED, PILES * SPACES) if move >= CHANGED else (-1, move - WRITE)
        pile, space = divmod(rest, SPACES)
        return CHANGES[index] if index >= 0 else 0, pile, space

    def _action(self, action: int, target: int) -> tuple[str, ...]:
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
        return (key,) if action == self._own() else ("wild", key)

    def _own(self) -> int:
        """The action that needs no Wild."""
        return ACTIONS.index(self.view.action) if self.view.action else -1

    def paths(self, say: Callable[[int], str]) -> Iterator[Path]:
        """A path for every move; a pile that shows the same combination as another serves as well."""
        for move, notation in self.moves:
            keys, label = self.keys[move], say(move)
            yield Path(move, notation, keys, label)
            for twin in self._twins(keys):
                yield Path(move, notation, twin, label)

    def _twins(self, keys: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """The same path through the other piles with the same number and action."""
        piles = self.view.piles
        for at, key in enumerate(keys):
            if key.startswith("pile."):
                mine = int(key.removeprefix("pile.")) - 1
                for other, shown in enumerate(piles):
                    if other != mine and (shown.number, shown.action) == (piles[mine].number, piles[mine].action):
                        yield (*keys[:at], f"pile.{other + 1}", *keys[at + 1 :])

    def writable(self) -> dict[str, list[int]]:
        """For each space the marks that may go there now, and the tanks that may be circled now."""
        found: dict[str, list[int]] = {}
        for move, _ in self.moves:
            if WRITE <= move < WRITE + PILES * SPACES or CHANGED <= move < ACT:
                change, pile, space = self._written(move)
                found.setdefault(self.spaces[space], []).append(self.view.piles[pile].number + change)
            elif move >= ACT:
                action, target = divmod(move - ACT, SPACES)
                if action == PLANNING:
                    found.setdefault(self.spaces[target], []).append(CROSS)
                elif self.keys[move][-1].startswith("tank."):
                    found.setdefault(self.keys[move][-1], [])
        return found
