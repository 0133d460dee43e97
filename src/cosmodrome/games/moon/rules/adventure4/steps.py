"""The question of adventure 4 beside the actions: where robots are crossed that a factory gave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ROBOT
from cosmodrome.games.moon.rules.moves import MARK, listed
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure4.state import Mine

__all__ = ["CrossRobots"]


class CrossRobots(Step["Mine"]):
    """A secondary factory gave robots: cross them one by one, in any factories. There is no way around it."""

    def __init__(self, count: int) -> None:
        self.count = count

    def asks(self) -> str:
        """`robots`."""
        return "robots"

    def legal(self, s: Mine, seat: i64) -> list[int]:
        """Every factory that has a robot left."""
        return listed(s.board.open_factories(s.sheet(seat).parts, ROBOT), MARK)

    def play(self, s: Mine, seat: i64, move: int) -> None:
        """Cross one; what a factory completed by it gives comes before the next."""
        if self.count > 1:
            s.ask(seat, CrossRobots(self.count - 1))
        if s.listening:
            s.emit("robot", seat, (move - MARK,), OWNER_FIRST)
        s.cross_part(seat, move - MARK, ROBOT)

    def stands(self, s: Mine, seat: i64) -> bool:
        """Is there a robot left to cross? Those that find none are lost."""
        return s.board.open_factories(s.sheet(seat).parts, ROBOT) != 0
