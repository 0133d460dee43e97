"""Phase 6 as a question: missions that hold may be accomplished, one after the other. What a mission asks for is said by its
adventure, what it pays and to whom by `turn`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.moves import MISSION, PASS
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.turn import Moon

__all__ = ["ACCOMPLISH", "AccomplishMissions"]


class AccomplishMissions(Step["Moon"]):
    """Phase 6: accomplish one of the missions that hold now, or leave them for a later turn."""

    def asks(self) -> str:
        """`mission`."""
        return "mission"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """Each open mission, and passing."""
        found = s.open_missions(seat)
        moves = [PASS]
        for letter in range(len(LETTERS)):
            if found >> letter & 1:
                moves.append(MISSION + letter)
        return moves

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Accomplish it, and ask again: another one may hold."""
        if move == PASS:
            return
        s.accomplish(seat, move - MISSION)
        s.ask(seat, ACCOMPLISH)

    def stands(self, s: Moon, seat: i64) -> bool:
        """Does a mission hold?"""
        return s.open_missions(seat) != 0


ACCOMPLISH: Final = AccomplishMissions()
