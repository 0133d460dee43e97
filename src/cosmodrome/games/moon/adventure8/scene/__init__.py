"""The picture of adventure 8, drawn from views alone."""

from cosmodrome.games.moon.adventure8.scene.picture import BattlePicture

__all__ = ["BattlePicture"]
