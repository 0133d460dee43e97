"""What to touch for each move of adventure 2, one key after the other.

A number: pile, then space; changed: pile, change, then space. The action of the combination: its target; that of a Wild
symbol: the Wild, then the target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.view import JourneyView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.scene import Path

__all__ = ["JourneyKeys", "change_key"]


def change_key(change: int) -> str:
    """The button of a change."""
    return f"change.{change:+}"


class JourneyKeys:
    """The paths of a view's legal moves."""

    def __init__(self, printed: JourneyData, view: JourneyView, moves: Sequence[tuple[int, str]]) -> None:
        self.printed = printed
        self.view = view
        self.moves = moves
        self._found = {move: self._keys(move) for move, _ in moves}

    def has(self, move: int) -> bool:
        """Is this one of the moves?"""
        return move in self._found

    def paths(self, say: Callable[[int], str]) -> Iterator[Path]:
        """A path for every move; a pile that shows the same combination as another serves as well."""
        twins = self._twins()
        for move, notation in self.moves:
            keys, label = self._found[move], say(move)
            yield Path(move, notation, keys, label)
            for twin in twins.get(keys[0], ()):
                yield Path(move, notation, (twin, *keys[1:]), label)

    def _twins(self) -> dict[str, list[str]]:
        """For each pile, the others with the same number and action."""
        shown = {f"pile.{i + 1}": (pile.number, pile.action) for i, pile in enumerate(self.view.piles)}
        return {
            key: [other for other in shown if other != key and shown[other] == combination]
            for key, combination in shown.items()
        }

    def changes(self) -> set[int]:
        """The changes that some move makes."""
        return {CHANGES[(move - CHANGED) // (PILES * SPACES)] for move in self._found if CHANGED <= move < ACT}

    def gaps(self) -> list[int]:
        """Where a line may be drawn now."""
        return [move - MARK for move in self._found if MARK <= move < PASS]

    def writable(self) -> dict[int, list[int]]:
        """For each space, the marks that may go there now."""
        found: dict[int, list[int]] = {}
        for move in self._found:
            if WRITE <= move < WRITE + PILES * SPACES:
                pile, space = divmod(move - WRITE, SPACES)
                found.setdefault(space, []).append(self.view.piles[pile].number)
            elif CHANGED <= move < ACT:
                index, rest = divmod(move - CHANGED, PILES * SPACES)
                pile, space = divmod(rest, SPACES)
                found.setdefault(space, []).append(self.view.piles[pile].number + CHANGES[index])
            elif move >= ACT and (move - ACT) // SPACES == PLANNING:
                found.setdefault((move - ACT) % SPACES, []).append(CROSS)
        return found

    def _keys(self, move: int) -> tuple[str, ...]:
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if MISSION <= move < MISSION + len(LETTERS):
            return (f"mission.{LETTERS[move - MISSION]}",)
        if MARK <= move < PASS:
            return (self.printed.gaps()[move - MARK],)
        if move >= ACT:
            return self._action(*divmod(move - ACT, SPACES))
        spaces = self.printed.space
        if move >= CHANGED:
            index, rest = divmod(move - CHANGED, PILES * SPACES)
            pile, space = divmod(rest, SPACES)
            return (f"pile.{pile + 1}", change_key(CHANGES[index]), spaces[space].id)
        pile, space = divmod(move - WRITE, SPACES)
        return (f"pile.{pile + 1}", spaces[space].id)

    def _action(self, action: int, target: int) -> tuple[str, ...]:
        stations, spaces = self.printed.station, self.printed.space
        if action in (ROBOT, PLANT):
            key = f"{stations[target].id}.{ACTIONS[action]}s"
        elif action == ENERGY:
            key = "energies"
        elif action == ASTRONAUT:
            key = "astronauts"
        else:
            key = spaces[target].id if action == PLANNING else f"{spaces[target].id}.tank"
        return ("wild", key) if ACTIONS[action] != self.view.action else (key,)
