"""The rules of adventure 8, The Battle: `state` plays it, `sheet` has what is printed and marked, `steps` the questions it adds, `solo` what ASTRA does."""

from cosmodrome.games.moon.rules.adventure8.sheet import (
    BOTH,
    MISSION_SIDE,
    NO_BONUS,
    TOTAL_SIDE,
    BattleBoard,
    BattleMission,
    BattleSheet,
    Planet,
    PlanetType,
    Side,
)
from cosmodrome.games.moon.rules.adventure8.solo import ASTRA_DRAWS, PlaceAstra
from cosmodrome.games.moon.rules.adventure8.state import Battle
from cosmodrome.games.moon.rules.adventure8.steps import (
    DRAW_INSIGNIA,
    IMPROVE_TYPE,
    OCCUPY_MOON,
    DrawInsignia,
    ImproveType,
    OccupyMoon,
)

__all__ = [
    "ASTRA_DRAWS",
    "BOTH",
    "DRAW_INSIGNIA",
    "IMPROVE_TYPE",
    "MISSION_SIDE",
    "NO_BONUS",
    "OCCUPY_MOON",
    "TOTAL_SIDE",
    "Battle",
    "BattleBoard",
    "BattleMission",
    "BattleSheet",
    "DrawInsignia",
    "ImproveType",
    "OccupyMoon",
    "PlaceAstra",
    "Planet",
    "PlanetType",
    "Side",
]
