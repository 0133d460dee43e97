"""The question of adventure 2 beside the actions: where a line is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.moves import MARK, listed
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure2.state import Journey

__all__ = ["DRAW_LINE", "DrawLine"]


class DrawLine(Step["Journey"]):
    """A column of energies is full: draw a line in a free gap. There is no way around it."""

    def asks(self) -> str:
        """`line`."""
        return "line"

    def legal(self, s: Journey, seat: i64) -> list[int]:
        """Every gap without a line."""
        return listed((bit(s.board.size - 1) - 1) & ~s.sheet(seat).lines(), MARK)

    def allows(self, s: Journey, seat: i64, move: int) -> bool:
        """The same, for one move."""
        return MARK <= move < MARK + s.board.size - 1 and not s.sheet(seat).lines() >> i64(move - MARK) & 1

    def play(self, s: Journey, seat: i64, move: int) -> None:
        """Draw it."""
        s.sheet(seat).divide(move - MARK)
        if s.listening:
            s.emit("line", seat, (move - MARK,), OWNER_FIRST)


DRAW_LINE: Final = DrawLine()
