"""The six actions (standard rules, phases 2 to 4), as adventures 2 to 8 use them.

A seat chooses a combination and writes its number in one move; an Astronaut may change the number first. What the filled
space sets off comes next, then the action, which is always optional. Where a sheet has Wild symbols, one of them may
stand in for the combination's own action: as an Astronaut while writing, as anything else afterwards.
"""

from __future__ import annotations

from typing import Final, Never

from mypy_extensions import i64

from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import (
    ACT,
    CHANGED,
    CHANGES,
    PASS,
    SECOND,
    SPACES,
    SYSTEM_ERROR,
    WRITE,
    add_moves,
    shift,
)
from cosmodrome.games.moon.rules.sheet import CROSS, NUMBERS, Sheet
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

__all__ = [
    "ASTRONAUT",
    "CHANGES",
    "ENERGY",
    "PLANNING",
    "PLANT",
    "ROBOT",
    "WATER",
    "UseAction",
    "WithActions",
    "WriteNumber",
    "awards",
]

ROBOT: Final = 0
ENERGY: Final = 1
PLANT: Final = 2
WATER: Final = 3
ASTRONAUT: Final = 4
PLANNING: Final = 5
ACTIONS: Final = 6


def awards(counts: list[int], prizes: list[int]) -> list[int]:
    """What each seat gets for its place: equal counts share one, the next count takes the next; none for a count of 0."""
    places = sorted({count for count in counts if count > 0}, reverse=True)
    won: list[int] = []
    for count in counts:
        place = places.index(count) if count > 0 else len(prizes)
        won.append(prizes[place] if place < len(prizes) else 0)
    return won


class WithActions(Moon):
    """A position of an adventure in which combinations have actions."""

    # --- what an adventure says -------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where this number may be written now, as bits over the sheet."""
        raise NotImplementedError

    def spaces_to_cross(self, seat: i64) -> i64:
        """Where a Planning may write its X now, as bits over the sheet."""
        raise NotImplementedError

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write a number or CROSS, mark what that sets off, and `ask` for what needs a choice."""
        raise NotImplementedError

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """What a Robot, Energy, Plant or Water action could be used on after writing in `space`, as bits."""
        raise NotImplementedError

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Use one of these four actions."""
        raise NotImplementedError

    def use_astronaut(self, seat: i64) -> None:
        """An Astronaut was used: cross a symbol, if there is one left."""
        raise NotImplementedError

    def use_planning(self, seat: i64) -> None:
        """A Planning has written its X: cross a symbol or a box, if there is one left."""
        raise NotImplementedError

    def take_error(self, seat: i64) -> None:
        """Cross a system error, and ask for what it gives in compensation."""
        raise NotImplementedError

    def wilds(self, seat: i64) -> i64:
        """How many Wild symbols this seat can use."""
        return 0

    def spend_wild(self, seat: i64) -> None:
        """Cross a Wild symbol off."""
        raise NotImplementedError

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """The scoring lines of a seat, losses negative, as if the game ended with these sheets."""
        raise NotImplementedError

    # --- what follows from it ---------------------------------------------------------------------------------------

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """The same, listed."""
        return members(self.marks_for(seat, action, space))

    def first_step(self) -> Step[Never]:
        """Everyone writes a number."""
        return WRITE_NUMBER

    def points(self, seat: i64) -> int:
        """The sum of the scoring lines."""
        return sum(self.score_lines(self.sheets, seat).values())

    def settle(self) -> None:
        """Most points; then fewest system errors; then the victory is shared."""
        scores = [self.points(seat) for seat in range(self.seats)]
        ranks = [(scores[seat], -self.errors_of(seat)) for seat in range(self.seats)]
        best = max(ranks)
        self.finish(scores, [seat for seat in range(self.seats) if ranks[seat] == best])


class WriteNumber(Step[WithActions]):
    """Phases 2 and 3: choose a combination and write its number; if none can be written, take a system error."""

    def asks(self) -> str:
        """`write`."""
        return "write"

    def legal(self, s: WithActions, seat: i64) -> list[int]:
        """Every combination in every space where its number, or what an Astronaut makes of it, can go."""
        piles = s.piles
        moves: list[int] = []
        for pile in range(piles.combinations):
            if piles.choices >> pile & 1:
                number: i64 = piles.numbers[pile]
                add_moves(moves, s.spaces_for(seat, number), WRITE + shift(pile))
                if piles.actions[pile] == ASTRONAUT:
                    self._list_changed(moves, s, seat, pile, number)
        if s.wilds(seat):
            changes_at = len(moves)
            for pile in range(piles.combinations):
                if piles.choices >> pile & 1 and piles.actions[pile] != ASTRONAUT:
                    self._list_changed(moves, s, seat, pile, piles.numbers[pile])
            if changes_at == 0:
                moves.append(SYSTEM_ERROR)  # only a Wild would help, and it is never forced
        return moves or [SYSTEM_ERROR]

    def allows(self, s: WithActions, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move < WRITE or move == SYSTEM_ERROR or move >= SECOND + CHANGED + SPACES * PILES * len(CHANGES):
            return move == SYSTEM_ERROR and move in self.legal(s, seat)
        code: i64 = move - WRITE
        first: i64 = 0
        if move >= SECOND:
            code -= SECOND
            first = PILES
        changed = code >= CHANGED
        if changed:
            code -= CHANGED
        if code >= SPACES * PILES * (len(CHANGES) if changed else 1):
            return False
        pile = first + code // SPACES % PILES
        if not s.piles.choices >> pile & 1:
            return False
        value: i64 = s.piles.numbers[pile]
        if changed:
            if s.piles.actions[pile] != ASTRONAUT and not s.wilds(seat):
                return False
            value += CHANGES[code // (SPACES * PILES)]
            if value < 0 or value >= NUMBERS:
                return False
        return s.spaces_for(seat, value) >> (code % SPACES) & 1 != 0

    def _list_changed(self, moves: list[int], s: WithActions, seat: i64, pile: i64, number: i64) -> None:
        for index in range(len(CHANGES)):
            value: i64 = number + CHANGES[index]
            if 0 <= value < NUMBERS:
                add_moves(moves, s.spaces_for(seat, value), CHANGED + SPACES * PILES * index + shift(pile))

    def play(self, s: WithActions, seat: i64, move: int) -> None:
        """Write it; its action is asked for after all that the space sets off."""
        if move == SYSTEM_ERROR:
            if s.listening:
                s.emit("error", seat, (), OWNER_FIRST)
            s.take_error(seat)
            return
        code: i64 = move - WRITE
        pile: i64 = 0
        if move >= SECOND:
            code -= SECOND
            pile = PILES
        changed = code >= CHANGED
        if changed:
            code -= CHANGED
        space = code % SPACES
        pile += code // SPACES % PILES
        value: i64 = s.piles.numbers[pile]
        action: i64 = s.piles.actions[pile]
        if changed:
            value += CHANGES[code // (SPACES * PILES)]
        if s.listening:
            s.emit("write", seat, (int(space), int(value), int(action)), OWNER_FIRST)
        if s.astra is not None:
            s.astra.used = pile
        if not changed:
            s.ask(seat, USE_ACTION[action][space])
        else:
            if action != ASTRONAUT:
                s.spend_wild(seat)
            s.use_astronaut(seat)
        s.fill(seat, space, value)


class UseAction(Step[WithActions]):
    """Phase 4: use the action of the combination, or of a Wild instead of it, or none."""

    def __init__(self, action: int, space: int) -> None:
        self.action: i64 = action
        self.space: i64 = space
        """Where the number was written."""

    def asks(self) -> str:
        """`action`."""
        return "action"

    def legal(self, s: WithActions, seat: i64) -> list[int]:
        """Passing, and every target of every action that can be used."""
        moves = [PASS]
        self._list(moves, s, seat, self.action)
        if s.wilds(seat):
            for action in range(i64(ACTIONS)):
                if action != self.action:
                    self._list(moves, s, seat, action)
        return moves

    def _list(self, moves: list[int], s: WithActions, seat: i64, action: i64) -> None:
        base = ACT + SPACES * action
        if action == ASTRONAUT:
            moves.append(base)
        elif action == PLANNING:
            add_moves(moves, s.spaces_to_cross(seat), base)
        else:
            add_moves(moves, s.marks_for(seat, action, self.space), base)

    def allows(self, s: WithActions, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move < ACT or move >= ACT + SPACES * ACTIONS:
            return move == PASS
        code: i64 = move - ACT
        action, target = code // SPACES, code % SPACES
        if action != self.action and not s.wilds(seat):
            return False
        if action == ASTRONAUT:
            return target == 0
        if action == PLANNING:
            return s.spaces_to_cross(seat) >> target & 1 != 0
        return s.marks_for(seat, action, self.space) >> target & 1 != 0

    def play(self, s: WithActions, seat: i64, move: int) -> None:
        """Use it."""
        if move == PASS:
            return
        code: i64 = move - ACT
        action, target = code // SPACES, code % SPACES
        if action != self.action:
            s.spend_wild(seat)
        if s.listening:
            s.emit("action", seat, (int(action), int(target), int(action != self.action)), OWNER_FIRST)
        if action == ASTRONAUT:
            s.use_astronaut(seat)
        elif action == PLANNING:
            s.use_planning(seat)
            s.fill(seat, target, CROSS)
        else:
            s.act(seat, action, target, self.space)

    def stands(self, s: WithActions, seat: i64) -> bool:
        """Is there anything to use it on?"""
        if self.action == ASTRONAUT or s.wilds(seat):
            return True
        if self.action == PLANNING:
            return s.spaces_to_cross(seat) != 0
        return s.marks_for(seat, self.action, self.space) != 0


WRITE_NUMBER: Final = WriteNumber()
USE_ACTION: Final = [[UseAction(action, space) for space in range(SPACES)] for action in range(ACTIONS)]
