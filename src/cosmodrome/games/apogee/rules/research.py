"""R&D resolution and Design resolution: how technologies are found.

R&D: by the highest single engineer everybody draws a card for each engineer there; then each keeps one, in secret until
all have chosen. Design: by the highest sum everybody takes one open card; more engineers only come sooner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import DESIGNS, RESEARCHES, Apogee, add_kinds, highest
from cosmodrome.games.apogee.rules.components import NONE, RND
from cosmodrome.games.apogee.rules.moves import KEEP, PASS, TAKE
from cosmodrome.games.apogee.rules.rocket import kinds_of
from cosmodrome.kernel.bits import members, size_of
from cosmodrome.kernel.state import Step

__all__ = ["KEEP_ONE", "open_design", "open_research", "resolve_design", "reveal_research"]

MOST_AUTHORITY: Final = 10_000
"""More than the authority of all engineers together, in tenths."""


def open_research(s: Apogee) -> None:
    """Draw in order, then ask all who have a choice at the same time."""
    s.phase = RESEARCHES
    order: list[int] = []
    for seat in range(s.seats):
        if s.companies[seat].researchers:
            order.append(seat)
    box, companies = s.box, s.companies
    order.sort(key=lambda seat: -highest(box, companies[seat].researchers))
    for seat in order:
        company = companies[seat]
        drawn: list[int] = []
        while len(drawn) < size_of(company.researchers) and s.decks[RND]:
            drawn.append(s.draw(RND))
        company.drawn = sorted(drawn)
        if s.listening:
            s.emit("drew", seat, (len(drawn),))
        if len(drawn) > 1:
            s.ask(seat, KEEP_ONE)
        elif drawn:
            company.kept = drawn[0]


class KeepOne(Step[Apogee]):
    """Of the R&D cards drawn, keep one."""

    def asks(self) -> str:
        """`keep`."""
        return "keep"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Each kind once."""
        moves: list[int] = []
        add_kinds(moves, KEEP, kinds_of(s.companies[seat].drawn))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Face down until all have chosen."""
        s.companies[seat].kept = move - KEEP


KEEP_ONE: Final = KeepOne()


def reveal_research(s: Apogee) -> None:
    """The chosen cards come into the reserves, from the highest Director down; the others go under the deck, shuffled."""
    rejected: list[int] = []
    order = s.director_order()
    chosen: list[int] = []
    for seat in range(s.seats):
        company = s.companies[seat]
        chosen.append(company.kept)
        if company.kept != NONE:
            left = company.drawn.copy()
            left.remove(company.kept)
            rejected += left
        company.drawn = []
        company.kept = NONE
    if len(rejected) > 1:
        s.rng.shuffle(rejected)
    s.decks[RND] = rejected + s.decks[RND]
    while order:
        seat = order.pop()
        kind = chosen[seat]
        if kind == NONE:
            continue
        if s.over:
            s.companies[seat].reserve.append(kind)
            continue
        if s.listening:
            s.emit("rnd", seat, (kind,))
        s.acquire(seat, kind)


def open_design(s: Apogee) -> None:
    """Who takes first: the highest sum, then the highest engineer."""
    s.phase = DESIGNS
    box, companies = s.box, s.companies
    ranks: list[int] = [0] * s.seats
    queue: list[int] = []
    for seat in range(s.seats):
        designers = companies[seat].designers
        if designers:
            total: i64 = 0
            for engineer in members(designers):
                total += box.engineers[engineer].authority
            ranks[seat] = total * MOST_AUTHORITY + highest(box, designers)
            queue.append(seat)
    queue.sort(key=lambda seat: ranks[seat])
    s.queue = queue


def resolve_design(s: Apogee, seat: i64) -> None:
    """The next one takes a card."""
    if s.open_kinds():
        s.ask(seat, DESIGN_CARD)


class DesignCard(Step[Apogee]):
    """Take one open card, or none."""

    def asks(self) -> str:
        """`design`."""
        return "design"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any open card, or none."""
        moves = [PASS]
        add_kinds(moves, TAKE, s.open_kinds())
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Into the reserve; the next one sees the card that is opened for it."""
        if move != PASS:
            s.take(seat, move - TAKE)


DESIGN_CARD: Final = DesignCard()
