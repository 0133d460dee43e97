"""The picture of adventure 7, drawn from views alone."""

from cosmodrome.games.moon.adventure7.scene.picture import EscapePicture

__all__ = ["EscapePicture"]
