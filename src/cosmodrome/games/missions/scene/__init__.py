"""Space Missions as a scene: the control room."""

from cosmodrome.games.missions.scene.picture import MissionsPicture

__all__ = ["MissionsPicture"]
