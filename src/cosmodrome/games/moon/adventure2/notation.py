"""Notation of adventure 2, in the words players use at the table:

7/energy t12         write the 7 of the combination 7/energy in the twelfth space of the trajectory
7/astronaut+2 t12    the same, changed to a 9; with another action a Wild symbol pays for the change
robot s2             circle a robot of the second station; `plant s2` a plant of it
energy               circle an energy
water t12            circle the tank of the space just numbered
planning t7          write an X in the seventh space
astronaut            cross an astronaut although the number is as it was
line g5              draw a line in the gap after the fifth space
mission B   error   pass

An action that is not the combination's own is a Wild symbol's.
"""

from __future__ import annotations

import re

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure2 import Journey
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["JourneyNotation"]

COMBINATION = re.compile(r"(?P<combination>[0-9]+/[a-z]+)(?P<change>[+-][12])?")


class JourneyNotation:
    """Notation of adventure 2; it knows the names on the sheet."""

    def __init__(self, data: JourneyData) -> None:
        spaces, stations = [space.id for space in data.space], [station.id for station in data.station]
        self.spaces = spaces
        self.gaps = data.gaps()
        self.targets: dict[int, list[str]] = {
            ROBOT: stations,
            PLANT: stations,
            WATER: spaces,
            PLANNING: spaces,
            ENERGY: [""],
            ASTRONAUT: [""],
        }
        """For each action, the names of what it can be used on."""

    def notate(self, state: Journey, move: int) -> str:
        """A move of this position as text."""
        if move == PASS:
            return "pass"
        if move == SYSTEM_ERROR:
            return "error"
        if MISSION <= move < MISSION + len(LETTERS):
            return f"mission {LETTERS[move - MISSION]}"
        if MARK <= move < MARK + len(self.gaps):
            return f"line {self.gaps[move - MARK]}"
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

    def parse(self, state: Journey, text: str) -> int:
        """The move that a text means in this position."""
        if text == "pass":
            return PASS
        if text == "error":
            return SYSTEM_ERROR
        verb, _, target = text.partition(" ")
        if verb == "mission" and len(target) == 1 and target in LETTERS:
            return MISSION + LETTERS.index(target)
        if verb == "line" and target in self.gaps:
            return MARK + self.gaps.index(target)
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

    def _combination(self, state: Journey, pile: int) -> str:
        return f"{state.piles.numbers[pile]}/{ACTIONS[state.piles.actions[pile]]}"
