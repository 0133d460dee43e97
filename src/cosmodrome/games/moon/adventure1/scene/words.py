"""What the sheet of adventure 1 says when somebody points at it: what a thing is, and what it would do now.

Names of floors, missions and seats, and the questions, are those of `games.moon.text`, so that all say the same.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.moon.adventure1.data import Effect, QuarterData
from cosmodrome.games.moon.adventure1.names import LaunchNames
from cosmodrome.games.moon.adventure1.view import LaunchView
from cosmodrome.scene import kept

__all__ = ["effect_title", "effects_in_words", "outcome"]


def effects_in_words(names: LaunchNames, quarter: QuarterData) -> str:
    """All that a quarter fires."""
    return names.words.join([_effect_in_words(names, effect) for effect in quarter.effects])


@kept
def _effect_in_words(names: LaunchNames, effect: Effect) -> str:
    words = names.words
    match effect.kind:
        case "rocket":
            return names.rockets(effect.rockets)
        case "inactive":
            return words.count(
                "{n} rocket if its arrow is filled", "{n} rockets if their arrow is filled", effect.rockets
            )
        case "activate":
            return words("an activation")
        case "build":
            return words("an X")
        case "sabotage":
            return words("a sabotage")


@kept
def effect_title(names: LaunchNames, effect: Effect) -> str:
    """What an effect does when its quarter is full."""
    words = names.words
    match effect.kind:
        case "rocket":
            return words.count(
                "Rocket: when this quarter is full, cross {n} rocket on the track.",
                "Rocket: when this quarter is full, cross {n} rockets on the track.",
                effect.rockets,
            )
        case "inactive":
            return words.count(
                "Inactive rocket: crosses {n} rocket, but only if its arrow was filled before the quarter is full.",
                "Inactive rocket: crosses {n} rockets, but only if its arrow was filled before the quarter is full.",
                effect.rockets,
            )
        case "activate":
            return words("Activation: when this quarter is full, fill the arrow of one inactive rocket.")
        case "build":
            return words("Building: when this quarter is full, write an X in any empty space.")
        case "sabotage":
            return words("Sabotage: when this quarter is full, everyone else circles a system error.")


def outcome(names: LaunchNames, view: LaunchView, called: Callable[[int], str]) -> str:
    """Who has won, by the names that people go by."""
    words = names.words
    first = view.winners[0]
    n = view.scores[first]
    winners = words.join([called(seat) for seat in view.winners])
    if len(view.winners) > 1:
        return words.count(
            "{winners} share the victory, at {n} point.",
            "{winners} share the victory, at {n} points.",
            n,
            winners=winners,
        )
    if view.sheets[first].launched:
        return words("{winner} has launched the rocket and wins.", winner=winners)
    return words.count("{winner} wins with {n} point.", "{winner} wins with {n} points.", n, winner=winners)
