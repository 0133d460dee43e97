"""The question of adventure 7 beside the actions: which airlock is activated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.moves import MARK, listed
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure7.state import Escape

__all__ = ["ACTIVATE_AIRLOCK", "ActivateAirlock"]


class ActivateAirlock(Step["Escape"]):
    """A robot space was filled, or a system error taken: activate an airlock. There is no way around it."""

    def asks(self) -> str:
        """`airlock`."""
        return "airlock"

    def legal(self, s: Escape, seat: i64) -> list[int]:
        """Every airlock at a reached block."""
        return listed(s.sheet(seat).within_reach(), MARK)

    def play(self, s: Escape, seat: i64, move: int) -> None:
        """Activate it."""
        s.sheet(seat).activate(s.board, move - MARK)
        if s.listening:
            s.emit("airlock", seat, (move - MARK,), OWNER_FIRST)


ACTIVATE_AIRLOCK: Final = ActivateAirlock()
