"""What to touch for each legal move, one key after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from cosmodrome.games.rescue.data import CARD_TYPES, PHASE_NAMES, RESOURCE_NAMES, RescueData
from cosmodrome.games.rescue.rules.board import FACES, FIELDS, PLACES
from cosmodrome.games.rescue.rules.hangar import HANGARS
from cosmodrome.games.rescue.rules.moves import (
    ASSEMBLE,
    BOARD,
    BUY,
    CREW,
    CUBE,
    DIE,
    FETCH,
    FILL,
    LAUNCH,
    LOWER,
    PASS,
    PLANETS,
    PUT,
    REFILL,
    STANDARD,
    SWAP,
    TAKE,
)
from cosmodrome.games.rescue.view import RescueView
from cosmodrome.scene import Path

__all__ = ["MoveKeys", "Moves", "Say", "card_key", "lower_key"]

Moves = Sequence[tuple[int, str]]
"""Legal moves with their notation."""
Say = Callable[[int], str]
"""Puts a move into words."""


def card_key(card: int) -> str:
    """A module card keeps its key wherever it lies, so that it flies from place to place."""
    return f"card.{card}"


def lower_key(code: int) -> str:
    """The button for a rival's die."""
    return f"lower.{code // FIELDS}.{code % FIELDS}"


class MoveKeys:
    """The paths of a view's legal moves."""

    def __init__(self, data: RescueData, view: RescueView, moves: Moves) -> None:
        self.view = view
        self.moves = moves
        self._planets = [card.id for card in data.planet]

    @cached_property
    def found(self) -> dict[int, tuple[str, ...]]:
        """The keys of each move."""
        return {move: self._keys(move) for move, _ in self.moves}

    @cached_property
    def touchable(self) -> frozenset[str]:
        """Every key that some move goes through."""
        return frozenset(key for keys in self.found.values() for key in keys)

    def has(self, move: int) -> bool:
        """Is this one of the moves?"""
        return move in self.found

    def lowered(self) -> list[int]:
        """The dice of rivals that may be lowered, as codes of party and field."""
        return [move - LOWER for move, _ in self.moves if LOWER <= move < TAKE]

    def paths(self, say: Say) -> Iterator[Path]:
        """A path for every move; a module that needs only one more cube can simply be touched."""
        fillable = {move - FILL for move, _ in self.moves if FILL <= move < ASSEMBLE}
        for move, notation in self.moves:
            label = say(move)
            yield Path(move, notation, self.found[move], label)
            if PUT <= move < FILL and (move - PUT) // 4 not in fillable and self._only(move):
                yield Path(move, notation, (card_key((move - PUT) // 4),), label)

    def _only(self, move: int) -> bool:
        card = (move - PUT) // 4
        return sum(PUT <= other < FILL and (other - PUT) // 4 == card for other, _ in self.moves) == 1

    def _keys(self, move: int) -> tuple[str, ...]:
        if move >= LAUNCH:
            hangar, planet = divmod(move - LAUNCH, PLANETS)
            return f"hangar.{hangar}", f"planet.{self.view.planets.index(self._planets[planet])}"
        if move >= ASSEMBLE:
            card, hangar = divmod(move - ASSEMBLE, HANGARS)
            return card_key(card), f"hangar.{hangar}"
        if move >= FILL:
            return (card_key(move - FILL),)
        if move >= PUT:
            card, resource = divmod(move - PUT, 4)
            return f"cube.{RESOURCE_NAMES[resource]}", card_key(card)
        if move >= BOARD:
            slot = move - (FETCH if move >= FETCH else BOARD)
            return (self._part(slot),)
        if move >= TAKE:
            return (card_key(move - TAKE),)
        if move >= LOWER:
            return (lower_key(move - LOWER),)
        if move >= STANDARD:
            return (f"pile.{CARD_TYPES[move - STANDARD]}",)
        if move == CREW:
            return (self._part(self.view.about),)
        if move >= SWAP:
            give, get = divmod(move - SWAP, len(RESOURCE_NAMES))
            return f"cube.{RESOURCE_NAMES[give]}", f"cube.{RESOURCE_NAMES[get]}"
        if move >= BUY:
            start = CUBE if move >= CUBE else REFILL if move >= REFILL else BUY
            return (f"market.{RESOURCE_NAMES[move - start]}",)
        if move >= DIE:
            phase, face = divmod(move - DIE, FACES)
            return f"phase.{PHASE_NAMES[phase]}", f"face.{face + 1}"
        assert move == PASS
        return ("pass",)

    def _part(self, slot: int) -> str:
        part = self.view.hangars[slot // PLACES][slot % PLACES]
        assert part is not None
        return card_key(part.card)
