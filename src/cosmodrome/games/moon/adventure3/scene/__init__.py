"""The picture of adventure 3, drawn from views alone."""

from cosmodrome.games.moon.adventure3.scene.picture import ColonyPicture

__all__ = ["ColonyPicture"]
