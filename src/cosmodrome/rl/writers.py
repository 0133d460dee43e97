"""How a value of each declared kind is written into a row of numbers; which kind a field has is the encoder's to know.

A writer appends to the row what a value comes to in the eyes of a seat.
"""

# ruff: noqa: ARG001  (all writers are called alike, and few need to know whose eyes they are)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

__all__ = [
    "Numbers",
    "Write",
    "bag",
    "cells",
    "choice",
    "count",
    "index",
    "lines",
    "members",
    "nothing",
    "number",
    "row",
    "scaled",
    "seat",
    "seats",
    "sides",
]

Numbers: TypeAlias = list[float]
Write: TypeAlias = Callable[[Any, int, Numbers], None]

MARK = 30
"""Cells hold numbers below it."""


def nothing(value: Any, seat: int, out: Numbers) -> None:
    """A field that is left out."""


def number(value: Any, seat: int, out: Numbers) -> None:
    """A number or a truth."""
    out.append(float(value))


def count(value: Any, seat: int, out: Numbers) -> None:
    """How many there are."""
    out.append(float(len(value)))


def scaled(by: float) -> Write:
    """A number, divided."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        out.append(value / by)

    return write


def index(below: int) -> Write:
    """A 1 in the place of a number."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0] * below
        if 0 <= value < below:
            row[value] = 1.0
        out += row

    return write


def choice(of: Sequence[str]) -> Write:
    """A 1 in the place of a text."""
    index = {text: place for place, text in enumerate(of)}

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0] * len(index)
        if value in index:
            row[index[value]] = 1.0
        out += row

    return write


def bag(of: Sequence[str]) -> Write:
    """How often each text is there."""
    index = {text: place for place, text in enumerate(of)}

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0] * len(index)
        for text in value:
            if text in index:
                row[index[text]] += 1.0
        out += row

    return write


def members(below: int) -> Write:
    """A 1 for each number that is there."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0] * below
        for member in value:
            if 0 <= member < below:
                row[member] = 1.0
        out += row

    return write


def row(places: int) -> Write:
    """Numbers in a row."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [float(number) for number in value[:places]]
        out += row + [0.0] * (places - len(row))

    return write


def cells(places: int) -> Write:
    """Spaces: filled how, and with what."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        for number in value[:places]:
            if number < 0:
                out += (0.0, 0.0)
            elif number >= MARK:
                out += (-1.0, 0.0)
            else:
                out += (1.0, float(number))
        out += [0.0] * (2 * (places - len(value)))

    return write


def seat(seats: int) -> Write:
    """A 1 in the place of a seat, from the one that looks on."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0] * seats
        if 0 <= value < seats:
            row[(value - seat) % seats] = 1.0
        out += row

    return write


def seats(seats: int) -> Write:
    """A 1 for each seat, from the one that looks on."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0] * seats
        for other in value:
            if 0 <= other < seats:
                row[(other - seat) % seats] = 1.0
        out += row

    return write


def sides(places: int) -> Write:
    """Whose each place is."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        row = [0.0 if owner < 0 else 1.0 if owner == seat else -1.0 for owner in value[:places]]
        out += row + [0.0] * (places - len(row))

    return write


def lines(keys: Sequence[str]) -> Write:
    """The numbers of a dictionary."""

    def write(value: Any, seat: int, out: Numbers) -> None:
        out += [float(value.get(key, 0)) for key in keys]

    return write
