"""Rocket Rescue as a drawing."""

from cosmodrome.games.rescue.scene.picture import RescuePicture

__all__ = ["RescuePicture"]
