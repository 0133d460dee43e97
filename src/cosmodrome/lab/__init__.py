"""The laboratory: games by the thousand, tournaments, looking back on a game, and how fast games are played.

What needs the extra `lab` is imported from its own module: `cosmodrome.lab.figures`, `ratings` and `report`.
"""

from cosmodrome.lab.analysis import Analysis, analyse
from cosmodrome.lab.engines import Engine, engine_for
from cosmodrome.lab.series import Outcome, Series, Summary, play_game, simulate, summarise
from cosmodrome.lab.speed import Measured, Rates, Report, Subject, measure
from cosmodrome.lab.tournament import Played, Run, Tournament

__all__ = [
    "Analysis",
    "Engine",
    "Measured",
    "Outcome",
    "Played",
    "Rates",
    "Report",
    "Run",
    "Series",
    "Subject",
    "Summary",
    "Tournament",
    "analyse",
    "engine_for",
    "measure",
    "play_game",
    "simulate",
    "summarise",
]
