"""Boarding (chapter 4): crew take free seats in any rocket, for a fee to the owner of the module."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import BOARDING, FACES, PLACES
from cosmodrome.games.rescue.rules.moves import BOARD, PASS
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.games.rescue.rules.turns import BOARD_CREW, Turns
from cosmodrome.kernel.state import Step

__all__ = ["BOARD_ROCKET", "BoardRocket", "crew_of", "fee", "open_boarding"]


def open_boarding(s: Turns) -> None:
    """The dice of this phase line up."""
    s.stage = BOARD_CREW
    s.line_up(BOARDING)


def crew_of(s: Turns, party: i64, die: i64) -> i64:
    """How many crew a die lets a party place."""
    return s.board.die_crew[min(i64(FACES), die + s.who[party].boarding)]


def fee(s: Turns, party: i64, slot: i64) -> i64:
    """What a seat in a slot costs a party."""
    return 0 if s.owner[slot] == party and s.who[party].free_boarding else s.board.fee


class BoardRocket(Step[Turns]):
    """Put one crew member in a free seat, or stop."""

    def asks(self) -> str:
        """`board`."""
        return "board"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Every module with a seat that can be paid, and stopping."""
        moves = [PASS]
        energy: i64 = s.energy[seat]
        for slot in range(s.board.hangars * PLACES):
            if s.built[slot] != NOTHING and s.has_seat(slot) and fee(s, seat, slot) <= energy:
                moves.append(BOARD + slot)
        return moves

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move == PASS:
            return True
        if move < BOARD or move >= BOARD + s.board.hangars * PLACES:
            return False
        slot: i64 = move - BOARD
        return s.has_seat(slot) and fee(s, seat, slot) <= s.energy[seat]

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Pay, sit down, and ask again while the die allows more."""
        if move == PASS:
            return
        slot: i64 = move - BOARD
        price, owner = fee(s, seat, slot), i64(s.owner[slot])
        if owner == seat:
            s.gain(seat, -price)
        else:
            s.pay(seat, owner, price)
        s.seat_crew(seat, slot)
        if s.listening:
            s.emit("board", seat, (int(slot), s.built[slot], int(owner), int(price)))
        s.left -= 1
        if s.left:
            s.ask(seat, BOARD_ROCKET)

    def stands(self, s: Turns, seat: i64) -> bool:
        """Is there anybody to place, and a seat that can be paid?"""
        if s.crew[seat] == 0 or s.left == 0:
            return False
        energy: i64 = s.energy[seat]
        for slot in range(s.board.hangars * PLACES):
            if s.built[slot] != NOTHING and s.has_seat(slot) and fee(s, seat, slot) <= energy:
                return True
        return False


BOARD_ROCKET: Final = BoardRocket()
