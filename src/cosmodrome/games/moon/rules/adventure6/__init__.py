"""The rules of adventure 6, The Virus: `state` plays it, `sheet` has what is printed and marked, `missions`
what is asked of it, `steps` the questions it adds.
"""

from cosmodrome.games.moon.rules.adventure6.sheet import NOWHERE, Quarter, Track, VirusBoard, VirusSheet
from cosmodrome.games.moon.rules.adventure6.state import PLACING, SPREADING, Virus
from cosmodrome.games.moon.rules.adventure6.steps import (
    CHARGE,
    CHARGE_QUARTER,
    CLOSE_WALKWAY,
    INFECT,
    PLACE_GREY_VIRUS,
    ChargeQuarter,
    CloseWalkway,
    Infect,
    PlaceGreyVirus,
)

__all__ = [
    "CHARGE",
    "CHARGE_QUARTER",
    "CLOSE_WALKWAY",
    "INFECT",
    "NOWHERE",
    "PLACE_GREY_VIRUS",
    "PLACING",
    "SPREADING",
    "ChargeQuarter",
    "CloseWalkway",
    "Infect",
    "PlaceGreyVirus",
    "Quarter",
    "Track",
    "Virus",
    "VirusBoard",
    "VirusSheet",
]
