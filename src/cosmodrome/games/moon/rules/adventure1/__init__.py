"""The rules of adventure 1, The Launch: `state` plays it, `sheet` has what is printed and marked, `steps` the questions it adds."""

from cosmodrome.games.moon.rules.adventure1.sheet import LaunchBoard, LaunchSheet, Quarter
from cosmodrome.games.moon.rules.adventure1.state import Launch
from cosmodrome.games.moon.rules.adventure1.steps import EFFECTS, WRITE_NUMBER, QuarterEffects, WriteNumber

__all__ = [
    "EFFECTS",
    "WRITE_NUMBER",
    "Launch",
    "LaunchBoard",
    "LaunchSheet",
    "Quarter",
    "QuarterEffects",
    "WriteNumber",
]
