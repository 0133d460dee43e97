"""The rules of adventure 5, The Dome: `state` plays it, `sheet` has what is printed and marked, `steps` the questions it adds."""

from cosmodrome.games.moon.rules.adventure5.sheet import (
    ASTRONAUTS_FIELD,
    DOME_FIELD,
    FIRST,
    LAB_FIELD,
    LATER,
    MISSIONS_FIELD,
    MOST,
    OTHERS,
    DomeBoard,
    DomeMission,
    DomeSheet,
    EndBonus,
)
from cosmodrome.games.moon.rules.adventure5.state import Dome
from cosmodrome.games.moon.rules.adventure5.steps import CUT_SECTION, CutSection

__all__ = [
    "ASTRONAUTS_FIELD",
    "CUT_SECTION",
    "DOME_FIELD",
    "FIRST",
    "LAB_FIELD",
    "LATER",
    "MISSIONS_FIELD",
    "MOST",
    "OTHERS",
    "CutSection",
    "Dome",
    "DomeBoard",
    "DomeMission",
    "DomeSheet",
    "EndBonus",
]
