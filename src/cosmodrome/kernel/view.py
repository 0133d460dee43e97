"""The base of every view: what is true of any game, in a frozen struct that only says what its seat may know."""

from __future__ import annotations

import msgspec

__all__ = ["View"]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know of a position. Games add their own fields."""

    game: str
    seat: int | None
    """Who looks; None is a spectator."""
    actors: tuple[int, ...]
    """The seats that are still thinking."""
    asks: str
    """The question to this seat, or an empty string."""
    over: bool
    scores: tuple[int, ...]
    """Final scores, empty until the game is over."""
    winners: tuple[int, ...]

    def to_json(self) -> bytes:
        """The view as the bytes that a client is sent."""
        return msgspec.json.encode(self)
