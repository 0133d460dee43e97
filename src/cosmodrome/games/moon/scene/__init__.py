"""The pictures of Welcome to the Moon, drawn from views alone."""

from cosmodrome.games.moon.scene.adventure1 import LaunchPicture

__all__ = ["LaunchPicture"]
