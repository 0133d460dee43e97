"""The picture of adventure 1, drawn from views alone."""

from cosmodrome.games.moon.adventure1.scene.picture import LaunchPicture

__all__ = ["LaunchPicture"]
