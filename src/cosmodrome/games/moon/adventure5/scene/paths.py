"""What to touch for each move of adventure 5, one key after the other.

A number: pile, then level; where an Astronaut could make several of it, the change after that. An action: its target.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.adventure5.scene.dial import dial_key
from cosmodrome.games.moon.adventure5.view import DomeView
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.scene import Path

__all__ = ["DomeKeys", "lab_key", "section_key"]


def section_key(section: str) -> str:
    """The key of a section of the dome."""
    return f"dome.{section}"


def lab_key(level: str, kind: str) -> str:
    """The key of the plants or of the waters on a level of the laboratory."""
    return f"lab.{level}.{kind}"


class DomeKeys:
    """The paths of a view's legal moves."""

    def __init__(self, printed: DomeData, view: DomeView, moves: Sequence[tuple[int, str]]) -> None:
        self.printed = printed
        self.view = view
        self.moves = moves
        self.spaces = printed.spaces()
        self._ways = Counter(_written(move)[:2] for move, _ in moves if _is_write(move))
        """How many numbers an Astronaut can make of a combination for a level."""
        self._found = {move: self._keys(move) for move, _ in moves}

    def has(self, move: int) -> bool:
        """Is this one of the moves?"""
        return move in self._found

    @property
    def touchable(self) -> set[str]:
        """Every key that some move goes through."""
        return {key for keys in self._found.values() for key in keys}

    @property
    def choosing(self) -> bool:
        """Is there a number to be changed?"""
        return any(count > 1 for count in self._ways.values())

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

    def writable(self) -> dict[str, list[int]]:
        """For each level, the marks that may go there now."""
        found: dict[str, list[int]] = {}
        for move in self._found:
            if _is_write(move):
                pile, space, change = _written(move)
                found.setdefault(self.spaces[space], []).append(self.view.piles[pile].number + change)
            elif move >= ACT and (move - ACT) // SPACES == PLANNING:
                found.setdefault(self.spaces[(move - ACT) % SPACES], []).append(CROSS)
        return found

    def _keys(self, move: int) -> tuple[str, ...]:
        if _is_write(move):
            pile, space, change = _written(move)
            keys = (f"pile.{pile + 1}", self.spaces[space])
            return (*keys, dial_key(change)) if self._ways[pile, space] > 1 else keys
        if move == PASS:
            return ("pass",)
        if move == SYSTEM_ERROR:
            return ("errors",)
        if MARK <= move < PASS:
            return (section_key(self.printed.section[move - MARK].id),)
        if move < CHANGED:
            return (f"mission.{LETTERS[move - MISSION]}",)
        return (self._action(*divmod(move - ACT, SPACES)),)

    def _action(self, action: int, target: int) -> str:
        if action == ROBOT:
            return section_key(self.printed.section[target].id)
        if action == ENERGY:
            return FIELDS[target]
        if action == ASTRONAUT:
            return "astronauts"
        if action == PLANNING:
            return self.spaces[target]
        return lab_key(self.printed.level[target].id, "plants" if action == PLANT else "waters")


def _is_write(move: int) -> bool:
    return WRITE <= move < WRITE + PILES * SPACES or CHANGED <= move < ACT


def _written(move: int) -> tuple[int, int, int]:
    """Pile, space and change of a written number."""
    if move < CHANGED:
        pile, space = divmod(move - WRITE, SPACES)
        return pile, space, 0
    index, rest = divmod(move - CHANGED, PILES * SPACES)
    pile, space = divmod(rest, SPACES)
    return pile, space, CHANGES[index]
