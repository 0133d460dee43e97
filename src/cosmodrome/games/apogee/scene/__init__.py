"""The pictures of Apogee."""

from cosmodrome.games.apogee.scene.picture import ApogeePicture

__all__ = ["ApogeePicture"]
