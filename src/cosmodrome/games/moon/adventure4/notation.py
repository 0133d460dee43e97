"""Notation of adventure 4, in the words players use at the table:

7/energy level2.5         write the 7 of the combination 7/energy on the second level, fifth column
7/astronaut+2 level2.5    the same, changed to a 9
plant upper.3             circle the plant below the first level in the third column; `water lower.5` likewise
energy ruby               cross an energy of the ruby factory
robot top-water           cross a robot of the secondary factory that gives water
planning level3.1         write an X
astronaut                 cross an astronaut although the number is as it was
gift plant                cross one of the robots given by a secondary factory
mission B   error   pass
"""

from __future__ import annotations

import re

from cosmodrome.games.moon.adventure4.data import MineData
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure4 import Mine
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["MineNotation"]

COMBINATION = re.compile(r"(?P<combination>[0-9]+/[a-z]+)(?P<change>[+-][12])?")


class MineNotation:
    """Notation of adventure 4; it knows the names on the sheet."""

    def __init__(self, data: MineData) -> None:
        self.spaces = [cavity.id for cavity in data.cavity]
        self.deposits = [deposit.id for deposit in data.deposit]
        self.factories = [factory.id for factory in data.factories()]
        self.targets: dict[int, list[str]] = {
            ROBOT: self.factories,
            ENERGY: self.factories,
            PLANT: self.deposits,
            WATER: self.deposits,
            PLANNING: self.spaces,
            ASTRONAUT: [""],
        }
        """For each action, the names of what it can be used on."""

    def notate(self, state: Mine, move: int) -> str:
        """A move of this position as text."""
        if move == PASS:
            return "pass"
        if move == SYSTEM_ERROR:
            return "error"
        if MISSION <= move < MISSION + len(LETTERS):
            return f"mission {LETTERS[move - MISSION]}"
        if MARK <= move < MARK + len(self.factories):
            return f"gift {self.factories[move - MARK]}"
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

    def parse(self, state: Mine, text: str) -> int:
        """The move that a text means in this position."""
        if text == "pass":
            return PASS
        if text == "error":
            return SYSTEM_ERROR
        verb, _, target = text.partition(" ")
        if verb == "mission" and len(target) == 1 and target in LETTERS:
            return MISSION + LETTERS.index(target)
        if verb == "gift" and target in self.factories:
            return MARK + self.factories.index(target)
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

    def _combination(self, state: Mine, pile: int) -> str:
        return f"{state.piles.numbers[pile]}/{ACTIONS[state.piles.actions[pile]]}"
