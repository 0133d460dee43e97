"""Notation of Rocket Rescue, the same in every position.

research 4                    place a die that shows 4 in the research phase
lower 2 hangar.1              the Saboteur lowers the first hangar die of the second party
take surge_tank               take a module
buy carbon                    take cubes from the market; `refill carbon` and `cube carbon` alike
swap carbon titanium          two carbon for one titanium
put carbon surge_tank         one cube on a module; `fill surge_tank` puts on all that it needs
board stellaris.1.4           a crew member takes a seat in the fourth place of that hangar, from the ground up
build surge_tank stellaris.1  assemble a module
launch stellaris.1 dionysos   launch a rocket
fetch stellaris.1.4           fetch a crew member for a reward
crew                          put a crew member on the new module
pass                          decline, or be done

Of the standard modules there are several of a kind: `standard_engine.3` is the third.
"""

from __future__ import annotations

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
from cosmodrome.kernel.errors import NotationError

__all__ = ["RescueNotation", "card_names"]

PARTIES = 4


def card_names(data: RescueData) -> list[str]:
    """Every card by its kind; those of which there are several have a number too."""
    names: list[str] = []
    for kind in sorted(data.module, key=lambda kind: kind.tier != "standard"):
        several = kind.count_of > 1
        names += [f"{kind.id}.{i + 1}" if several else kind.id for i in range(kind.count_of)]
    return names


class RescueNotation:
    """Every move there can be, as text and back."""

    def __init__(self, data: RescueData, hangars: int) -> None:
        each = hangars // len(data.company)
        self.hangars = [f"{company.id}.{i + 1}" for company in data.company for i in range(each)]
        self.cards = card_names(data)
        self._texts = {PASS: "pass", CREW: "crew"}
        self._name_dice()
        self._name_cubes()
        self._name_cards(data)
        self._moves = {text: move for move, text in self._texts.items()}

    def _name_dice(self) -> None:
        for phase, name in enumerate(PHASE_NAMES):
            for face in range(FACES):
                self._texts[DIE + FACES * phase + face] = f"{name} {face + 1}"
            for party in range(PARTIES):
                for field in (0, 1):
                    move = LOWER + FIELDS * party + 2 * phase + field
                    self._texts[move] = f"lower {party + 1} {name}.{field + 1}"

    def _name_cubes(self) -> None:
        for resource, name in enumerate(RESOURCE_NAMES):
            self._texts[BUY + resource] = f"buy {name}"
            self._texts[REFILL + resource] = f"refill {name}"
            self._texts[CUBE + resource] = f"cube {name}"
            for get, wanted in enumerate(RESOURCE_NAMES):
                if get != resource:
                    self._texts[SWAP + len(RESOURCE_NAMES) * resource + get] = f"swap {name} {wanted}"

    def _name_cards(self, data: RescueData) -> None:
        for kind, name in enumerate(CARD_TYPES):
            self._texts[STANDARD + kind] = f"take standard {name}"
        for card, name in enumerate(self.cards):
            self._texts[TAKE + card] = f"take {name}"
            self._texts[FILL + card] = f"fill {name}"
            for resource, cube in enumerate(RESOURCE_NAMES):
                self._texts[PUT + 4 * card + resource] = f"put {cube} {name}"
            for hangar, place in enumerate(self.hangars):
                self._texts[ASSEMBLE + HANGARS * card + hangar] = f"build {name} {place}"
        for hangar, place in enumerate(self.hangars):
            for i in range(PLACES):
                self._texts[BOARD + PLACES * hangar + i] = f"board {place}.{i + 1}"
                self._texts[FETCH + PLACES * hangar + i] = f"fetch {place}.{i + 1}"
            for planet, goal in enumerate(data.planet):
                self._texts[LAUNCH + PLANETS * hangar + planet] = f"launch {place} {goal.id}"

    def notate(self, move: int) -> str:
        """A move as text."""
        if move not in self._texts:
            raise NotationError(f"{move} is not a move of this game.")
        return self._texts[move]

    def parse(self, text: str) -> int:
        """The move that a text means."""
        if text not in self._moves:
            raise NotationError(f"{text!r} is not a move in this position.")
        return self._moves[text]
