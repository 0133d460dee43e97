"""The rules of adventure 2, The Journey: `state` plays it, `sheet` has what is printed and marked, `steps` the questions it adds."""

from cosmodrome.games.moon.rules.adventure2.sheet import JourneyBoard, JourneyMission, JourneySheet, Station
from cosmodrome.games.moon.rules.adventure2.state import Journey
from cosmodrome.games.moon.rules.adventure2.steps import DRAW_LINE, DrawLine

__all__ = ["DRAW_LINE", "DrawLine", "Journey", "JourneyBoard", "JourneyMission", "JourneySheet", "Station"]
