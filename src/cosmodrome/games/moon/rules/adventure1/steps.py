"""The questions of adventure 1: where a number goes, and what a full quarter lets a seat do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import (
    CROSS_OUT,
    MARK,
    PASS,
    SECOND,
    SPACES,
    SYSTEM_ERROR,
    WRITE,
    add_moves,
    shift,
)
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure1.state import Launch

__all__ = ["EFFECTS", "WRITE_NUMBER", "QuarterEffects", "WriteNumber"]


class WriteNumber(Step["Launch"]):
    """Phases 3 and 4: write a number on a floor of its action or on the wild floor; if no number fits, an error."""

    def asks(self) -> str:
        """`write`."""
        return "write"

    def legal(self, s: Launch, seat: i64) -> list[int]:
        """Every pile, every floor for its action, every space that keeps the order."""
        board, sheet, piles = s.board, s.sheet(seat), s.piles
        moves: list[int] = []
        crewless = True
        for pile in range(piles.combinations):
            if not piles.choices >> pile & 1:
                continue
            number: i64 = piles.numbers[pile]
            for floor in board.floors if sheet.crews else board.floors_for[piles.actions[pile]]:
                fits = sheet.fits(floor, number)
                if fits and sheet.crews and floor in board.floors_for[piles.actions[pile]]:
                    crewless = False
                add_moves(moves, fits, WRITE + shift(pile) + floor.first)
        if moves and sheet.crews and crewless:
            moves.append(SYSTEM_ERROR)  # only a spare crew would help, and it is never forced
        return moves or [SYSTEM_ERROR]

    def pick(self, s: Launch, seat: i64, rng: Rng) -> int:
        """A random one: count them, then walk to the one that was drawn."""
        if s.orders is not None and s.sheet(seat).crews:
            return super().pick(s, seat, rng)
        count = self._walk(s, seat, -1)
        return self._walk(s, seat, rng.below(count)) if count else SYSTEM_ERROR

    def _walk(self, s: Launch, seat: i64, index: i64) -> i64:
        """The move at an index of `legal`; with a negative index, how many writes there are."""
        board, sheet, piles = s.board, s.sheet(seat), s.piles
        count: i64 = 0
        for pile in range(piles.combinations):
            if not piles.choices >> pile & 1:
                continue
            number: i64 = piles.numbers[pile]
            for floor in board.floors_for[piles.actions[pile]]:
                fits = sheet.fits(floor, number)
                here = size_of(fits)
                count += here
                if 0 <= index < count:
                    skip = index - (count - here)
                    while skip:
                        fits &= fits - 1
                        skip -= 1
                    return WRITE + shift(pile) + floor.first + size_of((fits & -fits) - 1)
        return count

    def allows(self, s: Launch, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move < WRITE or move == SYSTEM_ERROR or move >= SECOND + PILES * SPACES:
            return move == SYSTEM_ERROR and SYSTEM_ERROR in self.legal(s, seat)
        first: i64 = PILES if move >= SECOND else 0
        code: i64 = move - SECOND if move >= SECOND else move - WRITE
        if code >= PILES * SPACES:
            return False
        pile, space = first + code // SPACES, code % SPACES
        if space >= s.board.size or not s.piles.choices >> pile & 1:
            return False
        open_spaces: i64 = s.board.spaces_for[s.piles.actions[pile]]
        if not open_spaces >> space & 1 and not s.sheet(seat).crews:
            return False
        floor = s.board.floor_of[space]
        fits = s.sheet(seat).fits(floor, s.piles.numbers[pile])
        return fits >> (space - floor.first) & 1 != 0

    def play(self, s: Launch, seat: i64, move: int) -> None:
        """Fill the space, or circle a system error."""
        if move == SYSTEM_ERROR:
            s.circle_error(seat)
            if s.listening:
                s.emit("error", seat, (), OWNER_FIRST)
            return
        pile: i64 = PILES if move >= SECOND else 0
        code: i64 = move - SECOND if move >= SECOND else move - WRITE
        pile += code // SPACES
        number = s.piles.numbers[pile]
        if s.astra is not None:
            s.astra.used = pile
        if s.listening:
            s.emit("write", seat, (int(code % SPACES), number), OWNER_FIRST)
        if s.orders is not None:
            s.call_crew(seat, pile, code % SPACES)
        s.fill(seat, code % SPACES, number)


class QuarterEffects(Step["Launch"]):
    """Activations and buildings of a full quarter, in the order the seat likes. A building may be declined."""

    def __init__(self, activations: i64, buildings: i64) -> None:
        self.activations = activations
        self.buildings = buildings

    def asks(self) -> str:
        """`activate`, `build`, or `effects` when both are open."""
        if self.activations and self.buildings:
            return "effects"
        return "activate" if self.activations else "build"

    def legal(self, s: Launch, seat: i64) -> list[int]:
        """Inactive rockets to activate, spaces to cross, and passing on the building."""
        sheet = s.sheet(seat)
        moves: list[int] = []
        if self.buildings:
            moves.append(PASS)
            add_moves(moves, s.board.all & ~sheet.filled, CROSS_OUT)
        if self.activations:
            add_moves(moves, s.activatable(sheet), MARK)
        return moves

    def play(self, s: Launch, seat: i64, move: int) -> None:
        """Do it, after asking for what remains: what an X completes is then asked first."""
        if move == PASS:
            s.ask_effects(seat, self.activations, 0)
        elif move >= MARK:
            arrow: i64 = move - MARK
            s.sheet(seat).arrows |= bit(arrow)
            if s.listening:
                s.emit("activate", seat, (int(arrow),), OWNER_FIRST)
            s.ask_effects(seat, self.activations - 1, self.buildings)
        else:
            space: i64 = move - CROSS_OUT
            sheet = s.sheet(seat)
            sheet.crosses += 1
            if s.listening:
                s.emit("cross", seat, (int(space),), OWNER_FIRST)
            s.ask_effects(seat, self.activations, self.buildings - 1)
            s.fill(seat, space, CROSS)

    def stands(self, s: Launch, seat: i64) -> bool:
        """An empty space to build on, or a rocket to activate."""
        sheet = s.sheet(seat)
        if self.buildings and sheet.filled != s.board.all:
            return True
        return self.activations != 0 and s.activatable(sheet) != 0


WRITE_NUMBER: Final = WriteNumber()
EFFECTS: Final = [[QuarterEffects(activations, buildings) for buildings in range(2)] for activations in range(2)]
