"""The questions of adventure 8 beside the actions: where an insignia is drawn, and the bonuses that leave a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import (
    ASTRONAUT,
    ENERGY,
    PLANNING,
    USE_ACTION,
)
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import (
    CROSS_OUT,
    MARK,
    SECOND,
    SPACES,
    SYSTEM_ERROR,
    WRITE,
    add_moves,
    listed,
    shift,
)
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure8.state import Battle

__all__ = ["DRAW_INSIGNIA", "IMPROVE_TYPE", "OCCUPY_MOON", "DrawInsignia", "ImproveType", "OccupyMoon"]


class DrawInsignia(Step["Battle"]):
    """Phases 2 and 3: choose a combination and draw an insignia on a planet that its number reaches.

    An Astronaut of the combination or a stored one changes the number by up to 2, and several add up. Only the planet
    matters, not by how much the number was changed, so a move names pile and space, and as few stored Astronauts are
    crossed off as will do. Stored ones count when it is asked whether anything can be drawn at all.
    """

    def asks(self) -> str:
        """`write`."""
        return "write"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Every combination on every planet within reach; a system error if there is none."""
        moves: list[int] = []
        spaces, stored = self._open(s, seat), self._stored(s, seat)
        for pile in range(s.piles.combinations):
            if s.piles.choices >> pile & 1:
                add_moves(moves, spaces & self._reach(s, pile, stored), WRITE + shift(pile))
        return moves or [SYSTEM_ERROR]

    def allows(self, s: Battle, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move == SYSTEM_ERROR:
            return self.legal(s, seat)[0] == SYSTEM_ERROR
        if move < WRITE or move >= SECOND + SPACES * PILES or WRITE + SPACES * PILES <= move < SECOND:
            return False
        pile = self._pile(move)
        if not s.piles.choices >> pile & 1:
            return False
        space: i64 = move % SPACES
        return (self._open(s, seat) & self._reach(s, pile, self._stored(s, seat))) >> space & 1 != 0

    def _pile(self, move: i64) -> i64:
        """The combination of a move; those from PILES on exist against ASTRA alone."""
        return (move - SECOND) // SPACES + PILES if move >= SECOND else move // SPACES

    def _open(self, s: Battle, seat: i64) -> i64:
        return s.sheet(seat).next_spaces(s.board)

    def _stored(self, s: Battle, seat: i64) -> i64:
        side = s.side(seat)
        return side.astronauts - side.used

    def _reach(self, s: Battle, pile: i64, stored: i64) -> i64:
        """The spaces of all planets that a pile can be used on."""
        helpers = stored + 1 if s.piles.actions[pile] == ASTRONAUT else stored
        return s.board.reach[s.piles.numbers[pile]][helpers]

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Draw it; the action is asked for after all that the space sets off. An Astronaut is circled at once."""
        if move == SYSTEM_ERROR:
            if s.listening:
                s.emit("error", seat, (), OWNER_FIRST)
            s.take_error(seat)
            return
        pile = self._pile(move)
        space: i64 = move % SPACES
        number: i64 = s.piles.numbers[pile]
        action: i64 = s.piles.actions[pile]
        if s.astra is not None:
            s.astra.used = pile
        used = self.stored_for(s, pile, space)
        s.side(seat).used += used
        if s.listening:
            s.emit("insignia", seat, (int(space), int(number), int(action), int(used)), OWNER_FIRST)
        if action == ASTRONAUT:
            s.use_astronaut(seat)
        else:
            s.ask(seat, USE_ACTION[action][space])
        s.fill(seat, space, number)

    def stored_for(self, s: Battle, pile: i64, space: i64) -> i64:
        """How many stored Astronauts it takes to draw in a space with a pile."""
        needed: i64 = s.board.cost[s.piles.numbers[pile]][s.board.planet_of[space]]
        return needed - 1 if needed and s.piles.actions[pile] == ASTRONAUT else needed


class ImproveType(Step["Battle"]):
    """An Energy bonus: cross a box of one type of planets."""

    def asks(self) -> str:
        """`improve`."""
        return "improve"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Each type with a box left."""
        return listed(s.open_types(seat), MARK)

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Cross it."""
        s.improve(seat, move - MARK)
        if s.listening:
            s.emit("action", seat, (ENERGY, move - MARK, 0), OWNER_FIRST)

    def stands(self, s: Battle, seat: i64) -> bool:
        """Is a box left?"""
        return s.open_types(seat) != 0


class OccupyMoon(Step["Battle"]):
    """A Planning bonus: draw an insignia on a moon, without crossing a planning box."""

    def asks(self) -> str:
        """`moon`."""
        return "moon"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Each moon with a free spot."""
        return listed(s.spaces_to_cross(seat), CROSS_OUT)

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Draw it."""
        s.fill(seat, move - CROSS_OUT, CROSS)
        if s.listening:
            s.emit("action", seat, (PLANNING, move - CROSS_OUT, 0), OWNER_FIRST)

    def stands(self, s: Battle, seat: i64) -> bool:
        """Is a spot free?"""
        return s.spaces_to_cross(seat) != 0


DRAW_INSIGNIA: Final = DrawInsignia()
IMPROVE_TYPE: Final = ImproveType()
OCCUPY_MOON: Final = OccupyMoon()
