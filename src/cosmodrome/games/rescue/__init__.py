"""Rocket Rescue: secret dice, shared rockets, and fourteen crew members each to bring off the Earth."""

from cosmodrome.games.rescue.title import RescueTitle

__all__ = ["RescueTitle"]
