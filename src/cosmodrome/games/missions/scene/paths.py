"""What to touch for each legal move, one key after the other.

Whatever lies on the table is touched where it lies; the rest are push-buttons on the switchboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, MissionsData
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.games.missions.rules.moves import (
    ANNOUNCE,
    AREAS,
    COPY,
    DEVELOP,
    DROP,
    ENHANCE,
    HIT,
    LOAD,
    LOOK,
    LOSE,
    NO_DROP,
    PAY,
    READY,
    REMOVE,
    SPEND,
    TAKE_BACK,
    TEST,
)
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.scene import Path

__all__ = ["CARD_NAMES", "LETTERS", "MoveKeys", "Moves", "Say", "area_key", "loaded_key"]

Moves = Sequence[tuple[int, str]]
"""Legal moves with their notation."""
Say = Callable[[int], str]
"""Puts a move into words."""

LETTERS = "abcd"
CARD_NAMES = {MINOR: "minor", MAJOR: "major", CLEAR: "clear"}
TOKENS = len(TOKEN_IDS)


def area_key(specialist: str, area: int) -> str:
    """An area of a specialist."""
    return f"area.{specialist}.{LETTERS[area]}"


def loaded_key(craft: str, kind: int) -> str:
    """The tokens of a kind that are loaded on a spacecraft."""
    return f"on.{craft}.{TOKEN_IDS[kind]}"


class MoveKeys:
    """The paths of a view's legal moves."""

    def __init__(self, data: MissionsData, view: MissionsView, moves: Moves) -> None:
        self.data = data
        self.view = view
        self.moves = moves
        self.found = {move: self._keys(move) for move, _ in moves}

    def buttons(self) -> list[int]:
        """The moves that need a push-button."""
        return [move for move, keys in self.found.items() if keys == (self.button(move),)]

    def touchable(self, key: str) -> bool:
        """Does some move go through this key?"""
        return any(key in keys for keys in self.found.values())

    def paths(self, say: Say) -> Iterator[Path]:
        """A path for every move."""
        for move, notation in self.moves:
            yield Path(move, notation, self.found[move], say(move))

    @staticmethod
    def button(move: int) -> str:
        """The push-button of a move."""
        return f"button.{move}"

    def _keys(self, move: int) -> tuple[str, ...]:
        specialists = self.data.specialist
        if move < COPY:
            card, area = divmod(move, AREAS)
            return (area_key(specialists[card].id, area),)
        if TAKE_BACK <= move < ENHANCE:
            return (f"card.{specialists[move - TAKE_BACK].id}",)
        if ENHANCE <= move < DEVELOP:
            return (f"bin.{TOKEN_IDS[move - ENHANCE]}",)
        if DEVELOP <= move < TEST:
            return (f"craft.{CRAFT_IDS[move - DEVELOP]}",)
        if TEST <= move < REMOVE:
            return (f"deck.{TECHNOLOGY_IDS[move - TEST]}",)
        if move >= LOOK:
            return (f"deck.{TECHNOLOGY_IDS[move - LOOK]}",)
        if ANNOUNCE <= move < ANNOUNCE + len(self.view.missions):
            return (f"mission.{move - ANNOUNCE + 1}",)
        if LOAD <= move < READY:
            craft, kind = divmod(move - LOAD, TOKENS)
            return f"bin.{TOKEN_IDS[kind]}", f"pad.{CRAFT_IDS[craft]}"
        if PAY <= move < PAY + TOKENS * len(CRAFT_IDS):
            craft, kind = divmod(move - PAY, TOKENS)
            return (loaded_key(CRAFT_IDS[craft], kind),)
        if SPEND <= move < SPEND + TOKENS:
            return (loaded_key(self._spent_from(move - SPEND), move - SPEND),)
        if HIT <= move < DROP:
            return (f"astronaut.{move - (LOSE if move >= LOSE else HIT) + 1}",)
        if DROP <= move < NO_DROP:
            technology, card = divmod(move - DROP, 4)
            return (f"drawn.{TECHNOLOGY_IDS[technology]}.{CARD_NAMES[card]}",)
        return (self.button(move),)

    def _spent_from(self, kind: int) -> str:
        """The spacecraft that a token is taken from: the active one, or the capsule for training."""
        flight = self.view.agencies[self.view.seat or 0].flight
        assert flight is not None, "nothing is spent without a flight"
        if TOKEN_IDS[kind] == "training":
            return "capsule"
        card = next(card for card in self.data.mission if card.id == self.view.missions[flight.mission].id)
        return card.steps[flight.step].craft
