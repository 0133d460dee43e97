"""What a space says when somebody points at it, in every adventure: what it holds, and what may be written there."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel.words import Words
from cosmodrome.scene import kept

__all__ = ["holds", "takes"]


@kept
def holds(words: Words, value: int) -> str:
    """What stands in a space that is not empty."""
    return words("It holds an X.") if value == CROSS else words("It holds {number}.", number=value)


def takes(words: Words, marks: Sequence[int]) -> tuple[str, ...]:
    """What may go into a space now: numbers, an X, or both."""
    return _taken(words, tuple(marks)) if marks else ()


@kept
def _taken(words: Words, marks: tuple[int, ...]) -> tuple[str, ...]:
    numbers = sorted({mark for mark in marks if mark != CROSS})
    parts = []
    if numbers:
        parts.append(words("You may write {numbers} here.", numbers=words.join([str(n) for n in numbers])))
    if CROSS in marks:
        parts.append(words("You may write an X here."))
    return tuple(parts)
