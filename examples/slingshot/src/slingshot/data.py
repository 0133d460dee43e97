"""What is in the box of Slingshot, read from TOML and checked; a pack may change it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from cosmodrome.kernel import DataError
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape

__all__ = ["Box", "box", "box_tables"]

FILE = Path(__file__).parent / "data" / "slingshot.toml"

# --8<-- [start:shape]
Small = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Planet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the game."""

    passes: Small
    hand: Small
    faces: Small
    """The pull is thrown with a die of so many faces."""
    flares: Annotated[int, msgspec.Meta(ge=0, le=9)]
    source: str


class Burn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: Small
    count_of: Small
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything."""

    planet: Planet
    burn: tuple[Burn, ...]

    def deck(self) -> list[int]:
        """Every card, by its strength."""
        return [burn.id for burn in self.burn for _ in range(burn.count_of)]


# --8<-- [end:shape]
# --8<-- [start:box]
SEATS = (2, 4)


def box_tables(pack: str = "") -> Tables:
    """The records as they are written."""
    return read_tables([FILE], pack)


@cache
def box(pack: str = "") -> Box:
    """The checked box."""
    found = shape(box_tables(pack), Box, PACK if pack else FILE.name)
    if found.planet.hand < found.planet.passes:
        raise DataError("planet, field hand: a card is needed for every pass.")
    if len(found.deck()) < SEATS[1] * found.planet.hand:
        raise DataError(f"burn, field count_of: {SEATS[1]} hands of {found.planet.hand} cards need more cards.")
    return found


# --8<-- [end:box]
