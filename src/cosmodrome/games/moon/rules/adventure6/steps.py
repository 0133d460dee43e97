"""The questions of adventure 6 beside the actions: the grey virus, the bonuses of the tracks, and every space that is infected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.adventure6.sheet import NOWHERE
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, listed
from cosmodrome.games.moon.rules.sheet import one_more
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure6.state import Virus

__all__ = [
    "CHARGE",
    "CHARGE_QUARTER",
    "CLOSE_WALKWAY",
    "INFECT",
    "PLACE_GREY_VIRUS",
    "ChargeQuarter",
    "CloseWalkway",
    "Infect",
    "PlaceGreyVirus",
]

CHARGE: Final = MARK + 32
"""The move that circles an energy in the first quarter, as a bonus; those below it close walkways."""


class PlaceGreyVirus(Step["Virus"]):
    """Set-up: choose a quarter with an empty target, and the space that its virus infects at once, as one act. Orders may
    say that it infects another space of the quarter, or none: then the first space stands for its quarter."""

    def asks(self) -> str:
        """`grey`."""
        return "grey"

    def legal(self, s: Virus, seat: i64) -> list[int]:
        """Every space of those quarters; once the virus is placed, those left in its quarter."""
        sheet = s.sheet(seat)
        if sheet.grey != NOWHERE:
            return listed(s.board.quarters[sheet.grey].spaces & ~sheet.filled, CROSS_OUT)
        if not s.first_infections():
            free = [quarter for index, quarter in enumerate(s.board.quarters) if s.board.free >> index & 1]
            return [CROSS_OUT + int(quarter.first) for quarter in free]
        return listed(s.board.free_spaces, CROSS_OUT)

    def play(self, s: Virus, seat: i64, move: int) -> None:
        """Place it."""
        sheet, space = s.sheet(seat), i64(move - CROSS_OUT)
        sheet.grey = s.board.quarter_of[space]
        wanted = s.first_infections()
        if not wanted:
            if s.listening:
                s.emit("shelter", seat, (int(sheet.grey),), OWNER_FIRST)
            return
        sheet.infect(space)
        if s.listening:
            s.emit("grey", seat, (int(space),), OWNER_FIRST)
        if sheet.infections() < wanted:
            s.ask(seat, PLACE_GREY_VIRUS)


class CloseWalkway(Step["Virus"]):
    """A line of the plant track is full: close a walkway. There is no way around it."""

    def asks(self) -> str:
        """`close`."""
        return "close"

    def legal(self, s: Virus, seat: i64) -> list[int]:
        """Every open walkway."""
        return listed(s.board.all_walkways & ~s.sheet(seat).closed, MARK)

    def play(self, s: Virus, seat: i64, move: int) -> None:
        """Close it."""
        s.sheet(seat).closed |= bit(move - MARK)
        if s.listening:
            s.emit("close", seat, (move - MARK,), OWNER_FIRST)


class ChargeQuarter(Step["Virus"]):
    """A line of the water track is full: circle an energy in a quarter that is not complete."""

    def asks(self) -> str:
        """`charge`."""
        return "charge"

    def legal(self, s: Virus, seat: i64) -> list[int]:
        """Every such quarter with an energy left."""
        return listed(s.sheet(seat).chargeable(s.board), CHARGE)

    def play(self, s: Virus, seat: i64, move: int) -> None:
        """Circle it."""
        sheet = s.sheet(seat)
        sheet.energies = one_more(sheet.energies, move - CHARGE)
        if s.listening:
            s.emit("charge", seat, (move - CHARGE,), OWNER_FIRST)


class Infect(Step["Virus"]):
    """Phase 5: a virus infects one space in a quarter, its own or a neighbour; where it reaches several neighbours they
    come one after the other, which never matters."""

    def asks(self) -> str:
        """`infect`."""
        return "infect"

    def legal(self, s: Virus, seat: i64) -> list[int]:
        """Every empty space of the quarter that comes first."""
        return listed(self._open(s, seat), CROSS_OUT)

    def allows(self, s: Virus, seat: i64, move: int) -> bool:
        """The same, for one move."""
        return CROSS_OUT <= move < CROSS_OUT + s.board.size and self._open(s, seat) >> i64(move - CROSS_OUT) & 1 != 0

    def _open(self, s: Virus, seat: i64) -> i64:
        sheet = s.sheet(seat)
        return s.board.quarters[_lowest(sheet.into)].spaces & ~sheet.filled

    def play(self, s: Virus, seat: i64, move: int) -> None:
        """Infect it, and go on."""
        sheet, space = s.sheet(seat), i64(move - CROSS_OUT)
        sheet.infect(space)
        sheet.into &= sheet.into - 1
        if s.listening:
            s.emit("infect", seat, (int(space), int(sheet.source)), OWNER_FIRST)
            s.tell_if_complete(seat, space)
        s.spread_on(seat)


PLACE_GREY_VIRUS: Final = PlaceGreyVirus()
CLOSE_WALKWAY: Final = CloseWalkway()
CHARGE_QUARTER: Final = ChargeQuarter()
INFECT: Final = Infect()


def _lowest(bits: i64) -> i64:
    """The first member of a set of quarters."""
    return size_of((bits & -bits) - 1)
