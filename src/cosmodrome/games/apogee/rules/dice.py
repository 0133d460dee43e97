"""Rolls that spare dice may repair: on a failure its owner may spend them one at a time, each a new try, and stop at will."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.moves import PASS, SPEND_DIE
from cosmodrome.kernel.state import Step

__all__ = ["Trial"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial(Step[Apogee]):
    """A roll that counts. Subclasses say what success and failure mean."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """The roll was high enough."""
        raise NotImplementedError

    def fail(self, s: Apogee, seat: i64) -> None:
        """It was not, and no die is spent on it any more."""

    def roll(self, s: Apogee, seat: i64, need: i64) -> None:
        """Roll; after a failure ask whether to spend a die, if there is one."""
        if s.roll(seat, need):
            self.succeed(s, seat)
        elif s.companies[seat].dice:
            s.ask(seat, self)
        else:
            self.fail(s, seat)

    def asks(self) -> str:
        """`retry`."""
        return "retry"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Stop, or spend a die."""
        return [PASS, SPEND_DIE]

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """The die goes back to the pool whatever it shows."""
        if move == PASS:
            self.fail(s, seat)
        else:
            s.lose_dice(seat, 1)
            if s.listening:
                s.emit("die", seat, (-1,))
            self.roll(s, seat, s.need)
