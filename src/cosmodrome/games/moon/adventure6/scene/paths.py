"""What to touch for each move of adventure 6.

a pile, a space                     write its number
a pile, a space, a change           the same with an Astronaut, who may change the number
the Wild, a pile, a space, a change the same with a Wild as Astronaut
a walkway, a tank, energies, …      use the action on it; after the Wild, any other action
a space                             let a virus infect it
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure6.data import VirusData
from cosmodrome.games.moon.adventure6.text import VirusText
from cosmodrome.games.moon.adventure6.view import VirusView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT
from cosmodrome.games.moon.rules.adventure6 import CHARGE
from cosmodrome.games.moon.rules.astra import third_card
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK
from cosmodrome.games.moon.scene.dial import ChangeKeys, change_key
from cosmodrome.games.moon.scene.keys import Moves, Say, is_write, written

__all__ = ["VirusKeys"]


class VirusKeys(ChangeKeys):
    """The keys of the legal moves of one view."""

    def __init__(self, printed: VirusData, view: VirusView, moves: Moves, text: VirusText) -> None:
        super().__init__(view, moves, printed.spaces())
        self.text = text
        self.quarters = [quarter.id for quarter in printed.quarter]
        self.walkways = [f"walkway.{walkway.id}" for walkway in printed.walkway]
        self.own = ACTIONS.index(view.action) if view.action else -1
        """The action that needs no Wild."""

    def write(self, pile: int, space: int, change: int) -> tuple[str, ...]:
        """To write a number: pile, space, and the change if an Astronaut or a Wild makes one."""
        keys = super().write(pile, space, change)
        if ACTIONS.index(self.action_of(pile)) == ASTRONAUT:
            return (*keys, change_key(change))
        return ("wild", *keys, change_key(change)) if change else keys

    def label(self, move: int, say: Say) -> str:
        """What a path says; a changed number only how it is changed: its space was touched before, and there are hundreds."""
        pile, _, change = written(move) if is_write(move) else (0, 0, 0)
        if not change:
            return say(move)
        number, action = self.number_of(pile), self.text.names.actions[self.action_of(pile)]
        told = f"{number} → {number + change} ({action})"
        if self.view.astra is None:
            return told
        third = self.view.piles[int(third_card(pile))]
        card = self.text.names.card(third.number, third.action)
        return self.text.words("{told} ({card} is left over)", told=told, card=card)

    def mark(self, target: int) -> str:
        """To close a walkway or circle an energy as a bonus."""
        quarter = target - (CHARGE - MARK)
        return self.walkways[target] if quarter < 0 else f"energies.{self.quarters[quarter]}"

    def action(self, action: int, target: int) -> tuple[str, ...]:
        """To use an action; after the Wild, unless it is that of the combination."""
        if action == ROBOT:
            key = self.walkways[target]
        elif action == ENERGY:
            key = f"energies.{self.quarters[target]}"
        elif action == PLANT:
            key = f"plants.{self.quarters[target]}"
        elif action == ASTRONAUT:
            key = "astronauts"
        else:
            key = self.spaces[target] if action == PLANNING else f"tank.{self.spaces[target]}"
        return (key,) if action == self.own else ("wild", key)

    @property
    def infectable(self) -> frozenset[str]:
        """The spaces that a virus may infect now."""
        moves = [move - CROSS_OUT for move, _ in self.moves if CROSS_OUT <= move < MARK]
        return frozenset(self.spaces[space] for space in moves)

    def writable(self) -> dict[str, list[int]]:
        """For each space the marks that may go there now; an infection is none that its owner writes."""
        return {} if self.infectable else super().writable()
