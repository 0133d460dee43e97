"""Notation of Apogee, in the words players use at the table:

director wingfield             keep that Director of the two dealt
senior, junior                 hire one (before the first round: one senior or two juniors)
send kathy_johnson rnd         send an engineer to specialty, construction, rnd, design or operations
build solid                    build a card, or plan to
take rover                     take a card from its row
keep heavy                     keep an R&D card of those drawn
sell heavy, strip solid        sell a card of the reserve, or one that is built
drop kick                      drop a card of a reserve
dismiss kathy_johnson          dismiss an engineer
replace payload                replace a row
specialty, fire, launch moon   the Director's Specialty, a static fire, a launch
nation 2                       the nation acts against the second seat
die                            spend, or buy, a spare die
pass                           decline, stop, or be done
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.apogee.data import SLOT_NAMES, ApogeeData
from cosmodrome.games.apogee.rules.company import POST_NAMES
from cosmodrome.games.apogee.rules.components import ROWS
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
from cosmodrome.kernel import MAX_SEATS
from cosmodrome.kernel.errors import NotationError

__all__ = ["ApogeeNotation", "short"]

ALONE = {
    PASS: "pass",
    SPEND_DIE: "die",
    SENIOR: "senior",
    JUNIOR: "junior",
    SPECIALTY: "specialty",
    STATIC_FIRE: "fire",
}


def short(id: str) -> str:
    """A technology without the prefix of its slot.

    >>> short("rd_cubesat_20")
    'cubesat_20'
    """
    return id.partition("_")[2]


class ApogeeNotation:
    """Every move has one text, in every position the same."""

    def __init__(self, data: ApogeeData) -> None:
        self._texts = dict(ALONE)
        technologies = [short(card.id) for card in data.technology]
        for verb, first in (
            ("build", BUILD),
            ("take", TAKE),
            ("sell", SELL),
            ("drop", DROP),
            ("keep", KEEP),
            ("strip", SELL_BUILT),
        ):
            self._call(first, verb, technologies)
        engineers = [card.id for card in data.engineer]
        self._call(DISMISS, "dismiss", engineers)
        for index, engineer in enumerate(engineers):
            self._call(ASSIGN + POSTS * index, f"send {engineer}", POST_NAMES)
        self._call(LAUNCH, "launch", [place.id for place in data.destination])
        self._call(NATION, "nation", [str(seat + 1) for seat in range(MAX_SEATS)])
        self._call(REPLACE, "replace", SLOT_NAMES[:ROWS])
        self._call(DIRECTOR, "director", [card.id for card in data.director])
        self._moves = {text: move for move, text in self._texts.items()}

    def _call(self, first: int, verb: str, targets: Sequence[str]) -> None:
        for move, target in enumerate(targets, first):
            self._texts[move] = f"{verb} {target}"

    def notate(self, move: int) -> str:
        """A move as text."""
        if move not in self._texts:
            raise NotationError(f"{move} is not a move of Apogee.")
        return self._texts[move]

    def parse(self, text: str) -> int:
        """The move that a text means."""
        if text not in self._moves:
            raise NotationError(f"{text!r} is not a move of Apogee.")
        return self._moves[text]
