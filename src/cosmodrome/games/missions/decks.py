"""What technology decks can consist of, as a bot reckons with them, and how many tokens draws from them need.

Alike decks are one object: what was reckoned for one of them holds for all, and a number stands for it in a key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, how_many
from cosmodrome.games.missions.rules.control import Control
from cosmodrome.games.missions.rules.odds import odds_for

__all__ = ["Case", "Chances", "Deck", "Decks", "composition", "deck_with", "needs"]

Case = tuple[int, int, int]
"""Clear cards, minor problems, major problems."""


class Chances:
    """How likely draws from a deck do not end a mission, with 0, 1, 2 … tokens to help, and what the next token adds."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
        following = [*chances[1:], chances[-1]]
        self.gains = [(more - now) / max(now, 0.01) for now, more in zip(chances, following, strict=True)]
        """By which factor, less one, the next token raises the chance."""


class Deck:
    """What a deck can consist of, each case with its probability; made by `deck_with` alone."""

    def __init__(self, number: int, cases: Sequence[tuple[float, Case]]) -> None:
        self.number = number
        self.cases = cases
        self.clear = sum([weight * float(case[0]) for weight, case in cases])
        self.minor = sum([weight * float(case[1]) for weight, case in cases])
        self.major = sum([weight * float(case[2]) for weight, case in cases])
        """How many cards of each kind it has on average."""
        self._without: dict[int, Deck] = {}
        self._chances: dict[tuple[int, float], Chances] = {}

    def without(self, minors: int, majors: int) -> Deck:
        """The deck from which problems were removed."""
        key = 2 * minors + majors
        found = self._without.get(key)
        if found is None:
            found = deck_with(
                tuple(
                    [
                        (weight, (clear, max(0, minor - minors), max(0, major - majors)))
                        for weight, (clear, minor, major) in self.cases
                    ]
                )
            )
            self._without[key] = found
        return found

    def chances(self, draws: int, forgiving: float) -> Chances:
        """How likely so many draws do not end the mission. `forgiving` is how likely a mission survives one problem too
        many: an injury alone does not end it."""
        key = (draws, forgiving)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = Chances(self._smooth(draws, forgiving))
        return found

    def _smooth(self, draws: int, forgiving: float) -> list[float]:
        longest = 2 * draws + 1
        found = [0.0] * longest
        for weight, case in self.cases:
            distribution = [*needs(case, draws), *[0.0] * longest][:longest]
            solved = 0.0
            for tokens in range(longest):
                solved += distribution[tokens]
                more = distribution[tokens + 1] if tokens + 1 < longest else 0.0
                found[tokens] += weight * (solved + forgiving * more)
        return found


Decks = tuple[Deck, ...]

_DECKS: Final[dict[tuple[tuple[float, Case], ...], Deck]] = {}


def deck_with(cases: tuple[tuple[float, Case], ...]) -> Deck:
    """The deck that can consist of this."""
    found = _DECKS.get(cases)
    if found is None:
        found = _DECKS[cases] = Deck(len(_DECKS), cases)
    return found


def composition(control: Control) -> Decks:
    """What each technology can consist of for all that its owner knows, cards that are out included."""
    found = []
    for technology, odds in enumerate(odds_for(control, owner=True, out_seen=True)):
        out = control.out[technology]
        clear, minor, major = int(how_many(out, CLEAR)), int(how_many(out, MINOR)), int(how_many(out, MAJOR))
        cases = [
            (
                round(odds.weights[case], 2),
                (odds.clears[case] + clear, odds.minors[case] + minor, odds.majors[case] + major),
            )
            for case in range(len(odds.weights))
        ]
        found.append(deck_with(tuple(cases)))
    return tuple(found)


@cache
def needs(deck: Case, draws: int) -> tuple[float, ...]:
    """How likely so many draws from a deck need 0, 1, 2 … tokens."""
    clear, minor, major = deck
    total = clear + minor + major
    if not draws or not total:
        return (1.0,)
    found = [0.0] * (2 * draws + 1)
    for cards, need, left in (
        (clear, 0, (clear - 1, minor, major)),
        (minor, 1, (clear, minor - 1, major)),
        (major, 2, (clear, minor, major - 1)),
    ):
        if cards:
            for more, chance in enumerate(needs(left, draws - 1)):
                found[need + more] += cards / total * chance
    return tuple(found)
