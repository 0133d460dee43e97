"""Engineers who must go: their company chooses whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.moves import DISMISS
from cosmodrome.kernel.bits import members, size_of
from cosmodrome.kernel.state import Step

__all__ = ["discharge"]


def discharge(s: Apogee, seat: i64, count: i64) -> None:
    """So many engineers leave, as far as there are any."""
    for _ in range(min(count, size_of(s.companies[seat].engineers))):
        s.ask(seat, DISCHARGE)


class Discharge(Step[Apogee]):
    """Choose an engineer who leaves."""

    def asks(self) -> str:
        """`discharge`."""
        return "discharge"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Anyone, whatever the post."""
        return [DISMISS + engineer for engineer in members(s.companies[seat].engineers)]

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Under the deck, face down."""
        s.dismiss(seat, move - DISMISS)


DISCHARGE: Final = Discharge()
