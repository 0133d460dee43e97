"""What all adventures call alike, in a person's language: the actions, points and seats.

The names of what is printed on its sheet are each adventure's own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from cosmodrome.games.moon.data import WILD
from cosmodrome.games.moon.orders.text import campaign_text
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel.words import Words

__all__ = ["MoonNames", "WildNames", "face"]


def face(number: int) -> str:
    """The number of a Starship card; those of a campaign may show an X.

    >>> face(7), face(CROSS)
    ('7', 'X')
    """
    return "X" if number == CROSS else str(number)


class MoonNames(ABC):
    """The names of an adventure in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.actions = {
            "robot": words("Robot"),
            "energy": words("Energy"),
            "plant": words("Plant"),
            "water": words("Water"),
            "astronaut": words("Astronaut"),
            "planning": words("Planning"),
        }

    @abstractmethod
    def space(self, space: int) -> str:
        """A space as the place where something is written."""

    @abstractmethod
    def mission(self, id: str) -> str:
        """What a mission asks for."""

    def condition(self, id: str) -> str:
        """The same, for the missions of campaigns too: their ids have more than a digit."""
        return campaign_text(self.words.language).mission(id) if len(id) > len("A1") else self.mission(id)

    def lost(self, target: int) -> str:
        """What an incident of a campaign costs, as something that is crossed off."""
        raise NotImplementedError

    def struck(self, target: int) -> str:
        """What an effect of ASTRA strikes, as something that is crossed off."""
        raise NotImplementedError

    def card(self, number: int, action: str) -> str:
        """A Starship card."""
        return f"{face(number)} {self.actions[action]}"

    def points(self, n: int) -> str:
        """So many points."""
        return self.words.count("{n} point", "{n} points", n)

    def seat(self, seat: int) -> str:
        """A seat without a name; people count from 1."""
        return self.words("Seat {seat}", seat=seat + 1)


class WildNames(MoonNames):
    """The names of an adventure whose sheet has Wild symbols or a wild place."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.actions[WILD] = words("Wild")
