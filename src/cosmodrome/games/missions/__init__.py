"""Space Missions."""

from cosmodrome.games.missions.title import MissionsTitle

__all__ = ["MissionsTitle"]
