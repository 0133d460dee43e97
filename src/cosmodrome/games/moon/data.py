"""The component data that all adventures share: the Starship cards, and the words their TOML files are made of. What a sheet
prints is told by each adventure's own `data`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ACTIONS
from cosmodrome.games.moon.rules.deck import Deck

__all__ = [
    "ACTIONS",
    "DATA",
    "HIGHEST",
    "WILD",
    "Action",
    "Card",
    "Natural",
    "Positive",
    "Source",
    "deck",
]

DATA = Path(__file__).parent / "data"
WILD = "wild"
HIGHEST = 15
"""The highest number of a card; a floor with more spaces could never be numbered."""

Action = Literal["robot", "energy", "plant", "water", "astronaut", "planning"]
Positive = Annotated[int, Meta(ge=1, le=999)]
Natural = Annotated[int, Meta(ge=0, le=999)]
Source = str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Starship card."""

    id: Positive
    number: Annotated[int, Meta(ge=1, le=HIGHEST)]
    action: Action
    source: Source


def deck(cards: Sequence[Card]) -> Deck:
    """The deck for the rules."""
    return Deck([card.number for card in cards], [ACTIONS.index(card.action) for card in cards])
