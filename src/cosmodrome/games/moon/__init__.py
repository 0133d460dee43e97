"""Welcome to the Moon."""

from cosmodrome.games.moon.title import MoonTitle

__all__ = ["MoonTitle"]
