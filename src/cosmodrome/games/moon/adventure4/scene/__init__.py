"""Drawing of adventure 4, The Mine."""

from cosmodrome.games.moon.adventure4.scene.picture import MinePicture

__all__ = ["MinePicture"]
