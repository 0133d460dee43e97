"""What can go wrong, as one family of errors whose messages say what to do.

Everything the package raises on purpose is a `CosmodromeError`; a program that embeds it can catch that one name.
"""

__all__ = [
    "CosmodromeError",
    "DataError",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "RecordError",
    "SeatError",
]


class CosmodromeError(Exception):
    """The family: every error that a user can cause and mend."""


class OptionError(CosmodromeError, ValueError):
    """An option or its value is unknown, or two options do not go together."""


class SeatError(CosmodromeError, ValueError):
    """There is no such seat in this game."""


class IllegalMove(CosmodromeError, ValueError):
    """The move is not among the legal ones; the state was not touched."""


class NotationError(CosmodromeError, ValueError):
    """The text is not the notation of a move that exists in this position."""


class RecordError(CosmodromeError, ValueError):
    """A record is damaged, forged, or from other rules than these."""


class DataError(CosmodromeError, ValueError):
    """Component data is wrong: the message names file, record and field."""
