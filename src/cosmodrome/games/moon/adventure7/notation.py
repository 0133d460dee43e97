"""Notation of adventure 7, in the words players use at the table:

7/energy 2B3         write the 7 of the combination 7/energy in the third space of module 2B
7/astronaut+2 1G     the same in a greenhouse, changed to a 9; with another action a Wild symbol pays for the change
robot 1A-2B          activate an airlock with the action; `airlock 1A-2B` with a robot space or a system error
energy ship2         circle a reactor of the second starship; `plant ship2` a plant of it
water 2B2            circle the tank over the space just numbered
planning 1A4         write an X
astronaut            cross an astronaut although the number is as it was
mission B   error   pass

An action that is not the combination's own is a Wild symbol's.
"""

from __future__ import annotations

import re

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure7 import Escape
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["EscapeNotation"]

COMBINATION = re.compile(r"(?P<combination>[0-9]+/[a-z]+)(?P<change>[+-][12])?")


class EscapeNotation:
    """Notation of adventure 7; it knows the names on the sheet."""

    def __init__(self, data: EscapeData) -> None:
        self.spaces = [space.id for space in data.space]
        self.airlocks = [airlock.id for airlock in data.airlock]
        ships = [ship.id for ship in data.ship]
        self.targets: dict[int, list[str]] = {
            ROBOT: self.airlocks,
            ENERGY: ships,
            PLANT: ships,
            WATER: self.spaces,
            ASTRONAUT: [""],
            PLANNING: self.spaces,
        }
        """For each action, the names of what it can be used on."""

    def notate(self, state: Escape, move: int) -> str:
        """A move of this position as text."""
        if move == PASS:
            return "pass"
        if move == SYSTEM_ERROR:
            return "error"
        if MISSION <= move < MISSION + len(LETTERS):
            return f"mission {LETTERS[move - MISSION]}"
        if MARK <= move < MARK + len(self.airlocks):
            return f"airlock {self.airlocks[move - MARK]}"
        if ACT <= move < ACT + len(ACTIONS) * SPACES:
            action, target = divmod(move - ACT, SPACES)
            if target < len(self.targets[action]):
                return f"{ACTIONS[action]} {self.targets[action][target]}".rstrip()
        if WRITE <= move < WRITE + PILES * SPACES or CHANGED <= move < CHANGED + len(CHANGES) * PILES * SPACES:
            index, rest = divmod(move - CHANGED, PILES * SPACES) if move >= CHANGED else (-1, move - WRITE)
            pile, space = divmod(rest, SPACES)
            change = f"{CHANGES[index]:+}" if index >= 0 else ""
            if space < len(self.spaces):
                return f"{self._combination(state, pile)}{change} {self.spaces[space]}"
        raise NotationError(f"{move} is not a move of this adventure.")

    def parse(self, state: Escape, text: str) -> int:
        """The move that a text means in this position."""
        if text == "pass":
            return PASS
        if text == "error":
            return SYSTEM_ERROR
        verb, _, target = text.partition(" ")
        if verb == "mission" and len(target) == 1 and target in LETTERS:
            return MISSION + LETTERS.index(target)
        if verb == "airlock" and target in self.airlocks:
            return MARK + self.airlocks.index(target)
        if verb in ACTIONS and f"{verb} {target}".rstrip() == text:
            action = ACTIONS.index(verb)
            if target in self.targets[action]:
                return ACT + SPACES * action + self.targets[action].index(target)
        found = COMBINATION.fullmatch(verb)
        if found and target in self.spaces:
            for pile in members(state.piles.choices):
                if found["combination"] == self._combination(state, pile):
                    return self._written(pile, self.spaces.index(target), found["change"])
        raise NotationError(f"{text!r} is not a move in this position.")

    def _written(self, pile: int, space: int, change: str | None) -> int:
        if change is None:
            return WRITE + SPACES * pile + space
        return CHANGED + SPACES * (PILES * CHANGES.index(int(change)) + pile) + space

    def _combination(self, state: Escape, pile: int) -> str:
        return f"{state.piles.numbers[pile]}/{ACTIONS[state.piles.actions[pile]]}"
