"""The bots of Welcome to the Moon: whoever knows the adventure that is played judges for all of them."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.judge import Judge
from cosmodrome.bots.remembering import experience_of
from cosmodrome.games.moon.adventure1.bot import Launcher
from cosmodrome.games.moon.adventure2.bot import Navigator
from cosmodrome.games.moon.adventure3.bot import Settler
from cosmodrome.games.moon.adventure4.bot import Foreman
from cosmodrome.games.moon.adventure5.bot import Architect
from cosmodrome.games.moon.adventure6.bot import Medic
from cosmodrome.games.moon.adventure7.bot import Captain
from cosmodrome.games.moon.adventure8.bot import Admiral
from cosmodrome.kernel import Game

__all__ = ["BOTS", "judge_for"]

BOTS: Final[dict[str, type[Bot]]] = {}
"""Bots of another kind: none."""

EXPERTS: Final[tuple[type[Judge], ...]] = (
    Launcher,
    Navigator,
    Settler,
    Foreman,
    Architect,
    Medic,
    Captain,
    Admiral,
)


def judge_for(game: Game) -> Judge | None:
    """The expert for this adventure, if there is one."""
    for expert in EXPERTS:
        if expert.plays(game):
            judge = expert()
            judge.experience = experience_of(__package__, f"adventure{game.options['adventure']}")
            return judge
    return None
