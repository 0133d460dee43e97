"""The picture of adventure 6, drawn from views alone."""

from cosmodrome.games.moon.adventure6.scene.picture import VirusPicture

__all__ = ["VirusPicture"]
