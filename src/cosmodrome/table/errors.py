"""What cannot be done at a table, as errors whose one sentence is fit to be shown to the person who tried."""

from __future__ import annotations

from cosmodrome.kernel import CosmodromeError

__all__ = ["NotAllowed", "NotNow", "NotValid", "Stale", "TableError", "TooFast"]


class TableError(CosmodromeError):
    """The family: nothing was changed."""


class NotAllowed(TableError):
    """Somebody else may do this, not the one who tried."""


class NotNow(TableError):
    """It could be done at another time."""


class Stale(NotNow):
    """Whoever sent this had not seen the position as it is now; `number` says which one that is."""

    def __init__(self, number: int) -> None:
        super().__init__(f"The game has gone on: this was sent for an earlier position than {number}.")
        self.number = number


class NotValid(TableError):
    """It can never be done: the message says what would do."""


class TooFast(TableError):
    """The same thing too often in a short time."""
