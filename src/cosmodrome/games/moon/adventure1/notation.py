"""Notation of adventure 1, in the words players use at the table:

7/energy energy.4    write the 7 of the combination 7/energy in the fourth space of the energy floor
x wild.2             write an X
+ planning.q1        fill the arrow of the inactive rocket in that quarter
mission B   error   pass
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure1.data import LaunchData
from cosmodrome.games.moon.notation import MoonNotation
from cosmodrome.games.moon.rules.moves import (
    CROSS_OUT,
    MARK,
    STRIKE,
)

__all__ = ["LaunchNotation"]


class LaunchNotation(MoonNotation):
    """Notation of adventure 1."""

    def __init__(self, data: LaunchData, arrows: list[str]) -> None:
        super().__init__(data.spaces())
        self.call(CROSS_OUT, "x", self.spaces)
        self.arrows = arrows
        self.call(MARK, "+", arrows)
        self.call(STRIKE, "strike", data.sabotages())
