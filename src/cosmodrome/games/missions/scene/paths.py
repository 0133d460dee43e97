"""What to touch for each legal move, one key after the other.

Whatever lies on the table is touched where it lies; the rest are push-buttons on the switchboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, MissionsData
from cosmodrome.games.missions.notation import CARD_NAMES, LETTERS
from cosmodrome.games.missions.rules import moves as codes
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.scene import Path

__all__ = ["MoveKeys", "Moves", "Say", "area_key", "drawn_key", "loaded_key"]

Moves = Sequence[tuple[int, str]]
"""Legal moves with their notation."""
Say = Callable[[int], str]
"""Puts a move into words."""

TOKENS = len(TOKEN_IDS)


def area_key(specialist: str, area: int) -> str:
    """An area of a specialist."""
    return f"area.{specialist}.{LETTERS[area]}"


def loaded_key(craft: str, kind: int) -> str:
    """The tokens of a kind that are loaded on a spacecraft."""
    return f"on.{craft}.{TOKEN_IDS[kind]}"


def drawn_key(technology: int, card: int) -> str:
    """The cards of a kind that were taken from a deck; 0 for those that only their owner sees."""
    return f"drawn.{TECHNOLOGY_IDS[technology]}.{CARD_NAMES.get(card, 'hidden')}"


class MoveKeys:
    """The paths of a view's legal moves."""

    def __init__(self, data: MissionsData, view: MissionsView, moves: Moves) -> None:
        self.data = data
        self.view = view
        self.moves = moves
        self._notations = dict(moves)
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

    def button(self, move: int) -> str:
        """The push-button of a move."""
        return f"button.{self._notations[move].replace(' ', '.')}"

    def _keys(self, move: int) -> tuple[str, ...]:
        specialists = self.data.specialist
        if move < codes.COPY:
            card, area = divmod(move, codes.AREAS)
            return (area_key(specialists[card].id, area),)
        if codes.TAKE_BACK <= move < codes.ENHANCE:
            return (f"card.{specialists[move - codes.TAKE_BACK].id}",)
        if codes.ENHANCE <= move < codes.DEVELOP:
            return (f"bin.{TOKEN_IDS[move - codes.ENHANCE]}",)
        if codes.DEVELOP <= move < codes.TEST:
            return (f"craft.{CRAFT_IDS[move - codes.DEVELOP]}",)
        if codes.REMOVE <= move < codes.KEEP:
            return (drawn_key(self.view.testing, move - codes.REMOVE),)
        if codes.TEST <= move < codes.REMOVE:
            return (f"deck.{TECHNOLOGY_IDS[move - codes.TEST]}",)
        if move >= codes.LOOK:
            return (f"deck.{TECHNOLOGY_IDS[move - codes.LOOK]}",)
        if codes.ANNOUNCE <= move < codes.ANNOUNCE + len(self.view.missions):
            return (f"mission.{move - codes.ANNOUNCE + 1}",)
        if codes.LOAD <= move < codes.READY:
            craft, kind = divmod(move - codes.LOAD, TOKENS)
            return f"bin.{TOKEN_IDS[kind]}", f"pad.{CRAFT_IDS[craft]}"
        if codes.PAY <= move < codes.PAY + TOKENS * len(CRAFT_IDS):
            craft, kind = divmod(move - codes.PAY, TOKENS)
            return (loaded_key(CRAFT_IDS[craft], kind),)
        if codes.SPEND <= move < codes.SPEND + TOKENS:
            return (loaded_key(self._spent_from(move - codes.SPEND), move - codes.SPEND),)
        if codes.HIT <= move < codes.DROP:
            return (f"astronaut.{move - (codes.LOSE if move >= codes.LOSE else codes.HIT) + 1}",)
        if codes.DROP <= move < codes.NO_DROP:
            technology, card = divmod(move - codes.DROP, 4)
            return (drawn_key(technology, card),)
        return (self.button(move),)

    def _spent_from(self, kind: int) -> str:
        """The spacecraft that a token is taken from: the active one, or the capsule for training."""
        flight = self.view.agencies[self.view.seat or 0].flight
        assert flight is not None, "nothing is spent without a flight"
        if TOKEN_IDS[kind] == "training":
            return "capsule"
        card = next(card for card in self.data.mission if card.id == self.view.missions[flight.mission].id)
        return card.steps[flight.step].craft
