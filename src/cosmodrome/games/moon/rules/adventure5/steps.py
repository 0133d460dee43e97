"""The question of adventure 5 beside the actions: where the dome is cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure5.state import Dome

__all__ = ["CUT_SECTION", "CutSection"]


class CutSection(Step["Dome"]):
    """The price of an X: cut a section of the dome that is neither built nor cut. There is no way around it."""

    def asks(self) -> str:
        """`cut`."""
        return "cut"

    def legal(self, s: Dome, seat: i64) -> list[int]:
        """Every section that can be cut."""
        return [MARK + half // 2 for half in members(s.sheet(seat).cuttable(s.board))]

    def play(self, s: Dome, seat: i64, move: int) -> None:
        """Cut it."""
        s.sheet(seat).cut(move - MARK)
        if s.listening:
            s.emit("cut", seat, (move - MARK,), OWNER_FIRST)


CUT_SECTION: Final = CutSection()
