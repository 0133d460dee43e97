"""Apogee."""

from cosmodrome.games.apogee.title import ApogeeTitle

__all__ = ["ApogeeTitle"]
