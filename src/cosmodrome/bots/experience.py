"""Experience: what many played games have taught about how far the traits of a seat lead to victory.

A judge knows by its own rules what a position is worth in points; experience knows how positions like it have ended. It is a
small network with one hidden layer, the same for every seat: it tells how strong a seat stands, and the strengths of all
seats together say how likely each of them wins. `cosmodrome lab learn` makes it out of games between pilots.
"""

from __future__ import annotations

from math import exp
from typing import Final

__all__ = ["Experience", "shares_of"]

FAR: Final = 4.0
"""Beyond so many standard deviations a trait is unheard of, and counts no more than that."""


class Experience:
    """Figures for one game: how each trait is scaled, and how the scaled traits add up to a strength."""

    def __init__(
        self, means: list[float], scales: list[float], inner: list[list[float]], biases: list[float], outer: list[float]
    ) -> None:
        self.means = means
        self.scales = scales
        self.inner = inner
        """For each hidden unit a weight for each trait,"""
        self.biases = biases
        self.outer = outer
        """and what the unit counts."""

    def strength(self, traits: list[float]) -> float:
        """How strong a seat with these traits stands."""
        scaled: list[float] = []
        for at in range(len(self.means)):
            scaled.append(min(FAR, max(-FAR, (traits[at] - self.means[at]) / self.scales[at])))
        total = 0.0
        for unit in range(len(self.outer)):
            excited = self.biases[unit]
            weights = self.inner[unit]
            for at in range(len(scaled)):
                excited += weights[at] * scaled[at]
            total += self.outer[unit] * _tanh(excited)
        return total


def shares_of(strengths: list[float]) -> list[float]:
    """How likely each of these wins.

    >>> shares_of([0.0, 0.0])
    [0.5, 0.5]
    """
    highest = max(strengths)
    weights = [exp(strength - highest) for strength in strengths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _tanh(value: float) -> float:
    """Quicker than the library's, which is called as a Python object."""
    if value > 20.0:
        return 1.0
    if value < -20.0:
        return -1.0
    twice = exp(2.0 * value)
    return (twice - 1.0) / (twice + 1.0)
