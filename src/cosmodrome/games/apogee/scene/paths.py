"""What to touch for each legal move, one key after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from cosmodrome.games.apogee.data import SLOT_NAMES, ApogeeData
from cosmodrome.games.apogee.rules.company import POST_NAMES
from cosmodrome.games.apogee.rules.moves import (
    ASSIGN,
    BUILD,
    DIRECTOR,
    DISMISS,
    DROP,
    JUNIOR,
    KEEP,
    LAUNCH,
    NATION,
    PASS,
    POSTS,
    REPLACE,
    SELL,
    SELL_BUILT,
    SENIOR,
    SPECIALTY,
    SPEND_DIE,
    STATIC_FIRE,
    TAKE,
)
from cosmodrome.games.apogee.view import ApogeeView
from cosmodrome.scene import Path

__all__ = ["MoveKeys", "Moves", "Say"]

Moves = Sequence[tuple[int, str]]
"""Legal moves with their notation."""
Say = Callable[[int], str]
"""Puts a move into words."""

ALONE = {
    PASS: "pass",
    SPEND_DIE: "die",
    SENIOR: "senior",
    JUNIOR: "junior",
    SPECIALTY: "specialty",
    STATIC_FIRE: "fire",
}


class MoveKeys:
    """The paths of a view's legal moves."""

    def __init__(self, data: ApogeeData, view: ApogeeView, moves: Moves) -> None:
        self.data = data
        self.view = view
        self.moves = moves

    @cached_property
    def found(self) -> dict[int, list[tuple[str, ...]]]:
        """The ways to play each move; two cards of one kind serve alike."""
        return {move: list(self._keys(move)) for move, _ in self.moves}

    def has(self, move: int) -> bool:
        """Is this one of the moves?"""
        return move in self.found

    @cached_property
    def touchable(self) -> set[str]:
        """Every key that some move goes through."""
        return {key for ways in self.found.values() for keys in ways for key in keys}

    def paths(self, say: Say) -> Iterator[Path]:
        """A path for every move."""
        for move, notation in self.moves:
            label = say(move)
            for keys in self.found[move]:
                yield Path(move, notation, keys, label)

    def _keys(self, move: int) -> Iterator[tuple[str, ...]]:
        if move >= ASSIGN:
            engineer, post = divmod(move - ASSIGN, POSTS)
            yield f"engineer.{self.data.engineer[engineer].id}", f"post.{POST_NAMES[post]}"
        elif move >= DISMISS:
            yield (f"engineer.{self.data.engineer[move - DISMISS].id}",)
        elif move >= BUILD:
            yield from self._card_keys(move - move % BUILD, self.data.technology[move % BUILD].id)
        elif move >= DIRECTOR:
            yield (f"choice.{self.data.director[move - DIRECTOR].id}",)
        elif move >= REPLACE:
            yield (f"row.{SLOT_NAMES[move - REPLACE]}",)
        elif move >= NATION:
            yield "nation", f"seat.{move - NATION}"
        elif move >= LAUNCH:
            yield (f"place.{self.data.destination[move - LAUNCH].id}",)
        else:
            yield (ALONE[move],)

    def _card_keys(self, base: int, card: str) -> Iterator[tuple[str, ...]]:
        if base == TAKE:
            for slot, row in zip(SLOT_NAMES, self.view.rows, strict=False):
                for place, shown in enumerate(row):
                    if shown == card:
                        yield (f"row.{slot}.{place}",)
        elif base in (BUILD, SELL) or (base == DROP and self.view.asks == "drop"):
            yield (f"reserve.{card}",)
        elif base in (KEEP, DROP):
            yield (f"choice.{card}",)
        else:
            assert base == SELL_BUILT
            yield (f"built.{card}",)
