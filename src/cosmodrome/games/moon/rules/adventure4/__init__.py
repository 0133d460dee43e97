"""The rules of adventure 4, The Mine: `state` plays it, `sheet` has what is printed and marked, `steps` the questions it adds."""

from cosmodrome.games.moon.rules.adventure4.sheet import (
    ASTRONAUTS,
    MAIN,
    PEARLS,
    PLANNINGS,
    PLANTS,
    ROBOTS,
    RUBIES,
    WATERS,
    Column,
    Factory,
    MainFactory,
    MineBoard,
    MineSheet,
    SecondaryFactory,
)
from cosmodrome.games.moon.rules.adventure4.state import Mine
from cosmodrome.games.moon.rules.adventure4.steps import CrossRobots

__all__ = [
    "ASTRONAUTS",
    "MAIN",
    "PEARLS",
    "PLANNINGS",
    "PLANTS",
    "ROBOTS",
    "RUBIES",
    "WATERS",
    "Column",
    "CrossRobots",
    "Factory",
    "MainFactory",
    "Mine",
    "MineBoard",
    "MineSheet",
    "SecondaryFactory",
]
