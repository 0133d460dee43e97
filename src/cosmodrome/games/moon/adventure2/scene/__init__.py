"""The picture of adventure 2, drawn from views alone."""

from cosmodrome.games.moon.adventure2.scene.picture import JourneyPicture

__all__ = ["JourneyPicture"]
