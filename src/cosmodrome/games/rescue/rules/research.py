"""Research (chapter 2): each die takes a laid-out advanced card or the top card of a standard pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import RESEARCH, TYPES
from cosmodrome.games.rescue.rules.moves import PASS, STANDARD, TAKE
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.games.rescue.rules.turns import PICKING, Turns
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.state import Step

__all__ = ["TAKE_MODULE", "TakeModule", "clear_display", "lay_out_cards", "open_research", "take"]


def lay_out_cards(s: Turns, count: i64) -> None:
    """Reveal advanced cards until so many lie there."""
    display = s.display.copy()
    while len(display) < count:
        card = s.draw()
        if card == NOTHING:
            break
        display.append(card)
    s.display = display


def open_research(s: Turns) -> None:
    """One card fewer than dice, and never fewer than were laid out for the planning."""
    s.stage = PICKING
    lay_out_cards(s, max(s.board.laid_out, s.dice_in(RESEARCH) - 1))
    s.line_up(RESEARCH)


def clear_display(s: Turns) -> None:
    """What nobody took is discarded."""
    for card in s.display:
        s.discard |= bit(card)
    s.display = []


def take(s: Turns, party: i64, card: i64) -> None:
    """A laid-out card goes to a party."""
    display = s.display.copy()
    display.remove(card)
    s.display = display
    s.hands[party].append(card)


class TakeModule(Step[Turns]):
    """Take one module, or none."""

    def asks(self) -> str:
        """`take`."""
        return "take"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """The laid-out cards, the standard piles, and nothing."""
        moves = [TAKE + card for card in s.display]
        for kind in range(TYPES):
            if s.standard & s.board.piles[kind]:
                moves.append(STANDARD + kind)
        moves.append(PASS)
        return moves

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move == PASS:
            return True
        if move >= TAKE:
            return move - TAKE in s.display
        return STANDARD <= move < STANDARD + TYPES and s.standard & s.board.piles[move - STANDARD] != 0

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """It goes to the seat's supply."""
        if move == PASS:
            if s.listening:
                s.emit("no_module", seat, ())
            return
        card: i64 = 0
        if move >= TAKE:
            card = move - TAKE
            take(s, seat, card)
        else:
            card = s.take_standard(seat, move - STANDARD)
        if s.listening:
            s.emit("take", seat, (int(card),))


TAKE_MODULE: Final = TakeModule()
