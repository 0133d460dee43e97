"""How the fields of a view become numbers for a program that learns: declarations, without any arithmetic.

A title's folder may have a module `features`: `features(game)` names the fields of its view that need a declaration, and
`actions(game)` says how many codes its moves have. Whole numbers, fractions, truths and structs need none. A field is named
by itself, or with its class in front (`LaunchView.spent`) where the same name means different things; a plain number or
truth of that name is told as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

__all__ = [
    "Bag",
    "BySeat",
    "Cells",
    "Choice",
    "Count",
    "Each",
    "Feature",
    "Features",
    "Index",
    "Lines",
    "Members",
    "Row",
    "Scaled",
    "Seat",
    "Seats",
    "Sides",
    "Skip",
]


class Skip(msgspec.Struct, frozen=True):
    """Left out: it never changes, or follows from the rest."""


class Scaled(msgspec.Struct, frozen=True):
    """A number, divided: what learns likes small ones."""

    by: float


class Index(msgspec.Struct, frozen=True):
    """A whole number from 0 on, below so many, that names something: a 1 in its place; any other: all 0."""

    below: int


class Choice(msgspec.Struct, frozen=True):
    """One of these texts: a 1 in its place; none of them: all 0."""

    of: tuple[str, ...]


class Bag(msgspec.Struct, frozen=True):
    """Texts, each any number of times: how often each of these is there."""

    of: tuple[str, ...]


class Members(msgspec.Struct, frozen=True):
    """Whole numbers from 0 on, below so many: a 1 for each that is there."""

    below: int


class Row(msgspec.Struct, frozen=True):
    """Numbers in a row, so many places; places beyond what is there hold 0."""

    places: int


class Cells(msgspec.Struct, frozen=True):
    """Spaces that are empty (-1), hold a number, or a mark (30 and more): for each space whether it is filled, 1 with a
    number and -1 with a mark, and then the number."""

    places: int


class Count(msgspec.Struct, frozen=True):
    """Only how many there are."""


class Seat(msgspec.Struct, frozen=True):
    """The number of a seat, -1 for none: a 1 in its place, counted from the seat that looks on."""


class Seats(msgspec.Struct, frozen=True):
    """Numbers of seats: a 1 for each, counted from the seat that looks on."""


class Sides(msgspec.Struct, frozen=True):
    """Whose each of so many places is: 1 the seat's that looks, -1 another's, 0 nobody's."""

    places: int


class Lines(msgspec.Struct, frozen=True):
    """A dictionary of numbers with these keys."""

    keys: tuple[str, ...]


class BySeat(msgspec.Struct, frozen=True):
    """One struct or number for each seat, from the one that looks on; what comes after the seats stays in its place."""

    places: int
    inner: Feature | None = None


class Each(msgspec.Struct, frozen=True):
    """So many places: a 1 if something is there, then what it is. `inner` declares it where it is no struct."""

    places: int
    inner: Feature | None = None


Feature: TypeAlias = (
    Skip | Scaled | Index | Choice | Bag | Members | Row | Cells | Count | Seat | Seats | Sides | Lines | BySeat | Each
)
Features: TypeAlias = Mapping[str, Feature]
