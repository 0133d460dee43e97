"""Games with their options chosen, made once and shared by all tables that play the same: a game never changes, and what
is printed on its boards is big."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from cosmodrome.games import title as title_of
from cosmodrome.kernel import Game, Value

__all__ = ["game_of"]

KEPT = 256


def game_of(title: str, players: int | None, options: Mapping[str, Value]) -> Game:
    """The game for options as a person gives them; bad ones raise OptionError."""
    return _game(title, players, tuple(sorted(options.items())))


@lru_cache(KEPT)
def _game(title: str, players: int | None, options: tuple[tuple[str, Value], ...]) -> Game:
    seats = {} if players is None else {"players": players}
    return title_of(title).configure(**seats, **dict(options))
