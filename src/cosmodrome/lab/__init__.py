"""The laboratory: games by the thousand, and how fast they are played."""

from cosmodrome.lab.series import Outcome, Series, Summary, play_game, simulate, summarise
from cosmodrome.lab.speed import Measured, Rates, Report, Subject, measure

__all__ = [
    "Measured",
    "Outcome",
    "Rates",
    "Report",
    "Series",
    "Subject",
    "Summary",
    "measure",
    "play_game",
    "simulate",
    "summarise",
]
