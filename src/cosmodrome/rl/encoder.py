"""What a seat may know as a fixed row of numbers.

An encoder is made from the type of a game's view and what the title declares in its module `features`. It reads views and
nothing else, so it cannot tell what its seat may not know. Everything about seats is counted from the one that looks on: the
first sheet is always one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.kernel import Game, OptionError, State, Title, View
from cosmodrome.kernel.features import (
    Bag,
    BySeat,
    Cells,
    Choice,
    Count,
    Each,
    Feature,
    Features,
    Index,
    Lines,
    Members,
    Row,
    Scaled,
    Seat,
    Seats,
    Sides,
    Skip,
)
from cosmodrome.rl import writers
from cosmodrome.rl.writers import Numbers, Write

__all__ = ["Encoder", "Entry"]

ON_NUMBERS = (Scaled, Index, Seat)
"""Declarations that are made for single numbers; others are for rows, and a number of the same name is told as it is."""


class Entry(msgspec.Struct, frozen=True):
    """A run of numbers of an observation that belong together."""

    name: str
    first: int
    size: int
    means: str


class Part(msgspec.Struct, frozen=True):
    """A piece of an encoder: how long it is, how it is written, and what its numbers are called."""

    size: int
    write: Write
    entries: tuple[tuple[str, int, str], ...]
    """Name, size, meaning."""


class Encoder:
    """Observations of a game.

    >>> import cosmodrome
    >>> game = cosmodrome.game("moon", players=2)
    >>> encoder = Encoder(cosmodrome.games.title("moon"), game)
    >>> encoder.observe(game.new(seed=1), 0).shape == (encoder.size,)
    True
    """

    def __init__(self, title: Title, game: Game) -> None:
        module = title.part("features")
        if module is None:
            raise OptionError(f"{title.id} does not say how it is observed: its folder has no module `features`.")
        self.game = game
        self.actions: int = module.actions(game)
        """Actions are below this."""
        self.left_out: list[str] = []
        """Fields that are neither plain nor declared: a view may show more than a learner is told."""
        self._features: Features = module.features(game)
        self._part = self._struct(type(game.new(seed=0).view(0)), "")
        self.size = self._part.size
        """Numbers in an observation."""

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat may know now."""
        return self.encode(state.view(seat))

    def encode(self, view: View) -> NDArray[np.float32]:
        """A view as numbers."""
        numbers: Numbers = []
        self._part.write(view, view.seat or 0, numbers)
        return np.array(numbers, dtype=np.float32)

    def mask(self, moves: Sequence[int]) -> NDArray[np.int8]:
        """A 1 for each of these moves."""
        found = np.zeros(self.actions, dtype=np.int8)
        found[moves] = 1
        return found

    def describe(self) -> list[Entry]:
        """What every number of an observation is, in order."""
        found, first = [], 0
        for name, size, means in self._part.entries:
            found.append(Entry(name, first, size, means))
            first += size
        return found

    # --- from types to parts ----------------------------------------------------------------------------------------------

    def _struct(self, kind: type, path: str) -> Part:
        hints = get_type_hints(kind)
        names = [field.name for field in msgspec.structs.fields(kind)]
        parts = []
        for name in names:
            declared = self._features.get(f"{kind.__name__}.{name}", self._features.get(name))
            here = f"{path}.{name}" if path else name
            part = self._part_of(hints[name], declared, here)
            if part.size:
                parts.append((name, part))

        def write(value: Any, seat: int, out: Numbers) -> None:
            for name, part in parts:
                part.write(getattr(value, name), seat, out)

        entries = tuple(entry for _, part in parts for entry in part.entries)
        return Part(sum(part.size for _, part in parts), write, entries)

    def _part_of(self, kind: Any, declared: Feature | None, path: str) -> Part:
        if isinstance(declared, Skip):
            return Part(0, writers.nothing, ())
        if declared is None or (kind in (int, float, bool) and not isinstance(declared, ON_NUMBERS)):
            return self._plain(kind, path)
        if isinstance(declared, Each | BySeat):
            inner = self._part_of(_element(kind), declared.inner, f"{path}[]")
            return (
                _each(inner, declared.places, path)
                if isinstance(declared, Each)
                else self._by_seat(inner, declared, path)
            )
        return self._leaf(declared, path)

    def _plain(self, kind: Any, path: str) -> Part:
        if get_origin(kind) in (Union, UnionType):
            (inner,) = (one for one in get_args(kind) if one is not NoneType)
            return _each(self._part_of(inner, None, path), 1, path, single=True)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(kind, path)
        if kind in (int, float, bool):
            return Part(1, writers.number, ((path, 1, "the number" if kind is not bool else "1 if so"),))
        self.left_out.append(path)
        return Part(0, writers.nothing, ())

    def _leaf(self, declared: Feature, path: str) -> Part:
        """A declared field without parts of its own."""
        seats = int(self.game.seats)
        match declared:
            case Scaled(by):
                return Part(1, writers.scaled(by), ((path, 1, f"the number, divided by {by:g}"),))
            case Index(below):
                return Part(below, writers.index(below), ((path, below, "which one"),))
            case Choice(of):
                return Part(len(of), writers.choice(of), ((path, len(of), f"which of {', '.join(of)}"),))
            case Bag(of):
                return Part(len(of), writers.bag(of), ((path, len(of), f"how many of {', '.join(of)}"),))
            case Members(below):
                return Part(below, writers.members(below), ((path, below, "1 for each that is there"),))
            case Row(places):
                return Part(places, writers.row(places), ((path, places, "the numbers in a row"),))
            case Cells(places):
                means = "for each space: 1 a number, -1 a mark, 0 empty; then the number"
                return Part(2 * places, writers.cells(places), ((path, 2 * places, means),))
            case Count():
                return Part(1, writers.count, ((path, 1, "how many"),))
            case Seat():
                return Part(seats, writers.seat(seats), ((path, seats, "which seat, from the one that looks on"),))
            case Seats():
                return Part(
                    seats, writers.seats(seats), ((path, seats, "1 for each seat, from the one that looks on"),)
                )
            case Sides(places):
                return Part(places, writers.sides(places), ((path, places, "1 own, -1 another's, 0 nobody's"),))
            case Lines(keys):
                return Part(len(keys), writers.lines(keys), ((path, len(keys), ", ".join(keys)),))
        raise TypeError(f"{path}: {declared}")

    def _by_seat(self, inner: Part, declared: BySeat, path: str) -> Part:
        seats, places, blank = int(self.game.seats), declared.places, [0.0] * inner.size

        def write(value: Any, seat: int, out: Numbers) -> None:
            for place in range(places):
                at = (seat + place) % seats if place < seats else place
                if at < len(value):
                    inner.write(value[at], seat, out)
                else:
                    out += blank

        names = [*(f"+{place}" for place in range(seats)), *(f"#{place}" for place in range(seats, places))]
        entries = tuple(
            (entry.replace(f"{path}[]", f"{path}[{names[place]}]", 1), size, means)
            for place in range(places)
            for entry, size, means in inner.entries
        )
        return Part(places * inner.size, write, entries)


def _element(kind: Any) -> Any:
    """What a tuple holds, where it holds something."""
    held = get_args(kind)[0]
    return (
        next(one for one in get_args(held) if one is not NoneType) if get_origin(held) in (Union, UnionType) else held
    )


def _each(inner: Part, places: int, path: str, single: bool = False) -> Part:
    """Places with a 1 in front where something is; `single`: the thing itself or None, not a row of things."""
    blank = [0.0] * (inner.size + 1)

    def write(value: Any, seat: int, out: Numbers) -> None:
        things = ([] if value is None else [value]) if single else value
        for place in range(places):
            thing = things[place] if place < len(things) else None
            if thing is None:
                out += blank
            else:
                out.append(1.0)
                inner.write(thing, seat, out)

    entries = tuple(
        entry
        for place in range(places)
        for entry in _named(inner, path, path if single else f"{path}[{place}]", single)
    )
    return Part(places * (inner.size + 1), write, entries)


def _named(inner: Part, path: str, place: str, single: bool) -> list[tuple[str, int, str]]:
    named = [(f"{place}?", 1, "1 if it is there")]
    if single:
        return [*named, *inner.entries]
    return [*named, *((entry.replace(f"{path}[]", place, 1), size, means) for entry, size, means in inner.entries)]
