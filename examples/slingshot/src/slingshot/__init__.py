"""Slingshot, a tiny game for Cosmodrome: the example of the tutorial."""

from slingshot.title import SlingshotTitle

__all__ = ["SlingshotTitle"]
