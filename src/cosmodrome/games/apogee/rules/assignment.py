"""Engineers' actions: all players send their engineers out at the same time, face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import ASSIGNMENT, Apogee
from cosmodrome.games.apogee.rules.company import OPERATIONS, SPECIALTIES
from cosmodrome.games.apogee.rules.moves import ASSIGN, PASS, POSTS
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.state import Step

__all__ = ["ASSIGN_ENGINEERS", "open_assignment", "reveal_assignment"]


def open_assignment(s: Apogee) -> None:
    """Everybody who has engineers is asked."""
    s.phase = ASSIGNMENT
    for seat in range(s.seats):
        if s.companies[seat].engineers:
            s.ask(seat, ASSIGN_ENGINEERS)


def reveal_assignment(s: Apogee) -> None:
    """All have committed: how many lie where is known."""
    if s.listening:
        for seat in range(s.seats):
            company = s.companies[seat]
            counts = [int(size_of(company.at_post(post))) for post in range(OPERATIONS + 1)]
            s.emit("posts", seat, tuple(counts))


class AssignEngineers(Step[Apogee]):
    """Send an engineer to a post, one after the other, until all are sent or enough is enough."""

    def asks(self) -> str:
        """`assign`."""
        return "assign"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Every engineer in the hand to every post that takes it, or done."""
        box, company = s.box, s.companies[seat]
        full = self.full_posts(s, seat)
        moves = [PASS]
        for engineer in members(company.engineers & ~company.placed()):
            for post in range(OPERATIONS + 1):
                if full & bit(post) or (post == SPECIALTIES and not box.engineers[engineer].effect):
                    continue
                moves.append(ASSIGN + POSTS * engineer + post)
        return moves

    def full_posts(self, s: Apogee, seat: i64) -> i64:
        """The posts that the Event of the round allows no more engineers on."""
        event = s.event
        if event.effect == "engineer_limit" and size_of(s.companies[seat].at_post(event.post)) >= event.amount:
            return bit(event.post)
        return 0

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Face down on the post; ask again."""
        if move != PASS:
            engineer, post = divmod(move - ASSIGN, POSTS)
            s.companies[seat].send(engineer, post)
            s.ask(seat, ASSIGN_ENGINEERS)

    def stands(self, s: Apogee, seat: i64) -> bool:
        """Is anybody left in the hand?"""
        company = s.companies[seat]
        return company.engineers & ~company.placed() != 0


ASSIGN_ENGINEERS: Final = AssignEngineers()
