"""What to touch for each move of adventure 5, one key after the other.

A number: pile, then level; where an Astronaut could make several of it, the change after that. An action: its target.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure5.data import FIELDS, DomeData
from cosmodrome.games.moon.adventure5.view import DomeView
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.scene.dial import DialKeys
from cosmodrome.games.moon.scene.keys import Moves

__all__ = ["DomeKeys", "lab_key", "section_key"]


def section_key(section: str) -> str:
    """The key of a section of the dome."""
    return f"dome.{section}"


def lab_key(level: str, kind: str) -> str:
    """The key of the plants or of the waters on a level of the laboratory."""
    return f"lab.{level}.{kind}"


class DomeKeys(DialKeys):
    """The paths of a view's legal moves."""

    def __init__(self, printed: DomeData, view: DomeView, moves: Moves) -> None:
        super().__init__(view, moves, printed.spaces())
        self.printed = printed

    def mark(self, target: int) -> str:
        """To cut a section of the dome."""
        return section_key(self.printed.section[target].id)

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action."""
        if action == ROBOT:
            return (section_key(self.printed.section[target].id),)
        if action == ENERGY:
            return (FIELDS[target],)
        if action == ASTRONAUT:
            return ("astronauts",)
        if action == PLANNING:
            return (self.spaces[target],)
        return (lab_key(self.printed.level[target].id, "plants" if action == PLANT else "waters"),)
