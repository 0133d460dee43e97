"""Clocks: no time limit, a budget for the whole game, or days for each answer. Time is handed in, never read.

A seat's clock runs while the seat must decide, for several seats at once when play is simultaneous. When it has run
out, a bot takes the seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmodrome.table.errors import NotValid

__all__ = ["NO_CLOCK", "Clock", "Timer"]

MINUTE = 60.0
DAY = 86_400.0
MOST_MINUTES = 600
MOST_DAYS = 30


class Clock(msgspec.Struct, frozen=True):
    """What was agreed on before the game."""

    kind: Literal["none", "budget", "days"] = "none"
    minutes: int = 0
    """With a budget: for all decisions of a seat together."""
    days: int = 0
    """With days: for each decision anew."""

    def check(self) -> None:
        """Raise NotValid if nobody could play with it."""
        if self.kind == "budget" and not 1 <= self.minutes <= MOST_MINUTES:
            raise NotValid("A budget is 1 to {most} minutes for each seat.", most=MOST_MINUTES)
        if self.kind == "days" and not 1 <= self.days <= MOST_DAYS:
            raise NotValid("A correspondence game gives 1 to {most} days for each answer.", most=MOST_DAYS)

    def start(self) -> Timer:
        """The timer of a seat before its first decision."""
        if self.kind == "none":
            return Timer()
        return Timer(left=self.minutes * MINUTE if self.kind == "budget" else self.days * DAY)

    def answered(self, timer: Timer, now: float) -> Timer:
        """The seat has decided something: a budget shrinks, days begin anew. The timer rests."""
        if self.kind == "budget":
            return Timer(left=timer.left_at(now))
        return self.start()


class Timer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of one seat."""

    left: float | None = None
    """Seconds that were left when it last began to run; None: no clock."""
    since: float | None = None
    """When it began to run; None: it rests."""

    def run(self, now: float) -> Timer:
        """From now on it runs; one that runs already goes on."""
        return self if self.left is None or self.since is not None else Timer(self.left, now)

    def left_at(self, now: float) -> float | None:
        """Seconds left."""
        if self.left is None or self.since is None:
            return self.left
        return max(0.0, self.left - max(0.0, now - self.since))

    @property
    def deadline(self) -> float | None:
        """When it will have run out, if nothing happens."""
        return None if self.left is None or self.since is None else self.since + self.left


NO_CLOCK = Clock()
