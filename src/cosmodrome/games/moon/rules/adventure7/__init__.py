"""The rules of adventure 7, The Escape: `state` plays it, `sheet` has what is printed and marked, `steps` the questions it adds."""

from cosmodrome.games.moon.rules.adventure7.sheet import EscapeBoard, EscapeSheet, Starship
from cosmodrome.games.moon.rules.adventure7.state import Escape
from cosmodrome.games.moon.rules.adventure7.steps import ACTIVATE_AIRLOCK, ActivateAirlock

__all__ = ["ACTIVATE_AIRLOCK", "ActivateAirlock", "Escape", "EscapeBoard", "EscapeSheet", "Starship"]
