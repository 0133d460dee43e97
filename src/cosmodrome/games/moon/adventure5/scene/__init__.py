"""The picture of adventure 5, drawn from views alone."""

from cosmodrome.games.moon.adventure5.scene.picture import DomePicture

__all__ = ["DomePicture"]
