"""Bots: who answers for a seat when nobody sits there.

Every title has the same levels: the commander searches, the pilot plays by heuristics, the cadet errs as beginners do. Its
module `bots` says with `judge_for` who judges its games. Bots of another kind belong to one title, whose module names them in
`BOTS`. The random bot plays everything.

>>> from cosmodrome.games import title
>>> list(bots_for(title("moon")))
['commander', 'pilot', 'cadet', 'random']

A commander's budget follows its name: `commander:400` thinks for 400 simulations a move and can be repeated,
`commander:0.5s` for half a second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cosmodrome.bots.advice import Advice, advise
from cosmodrome.bots.bot import Bot, answer
from cosmodrome.bots.judge import Judge
from cosmodrome.bots.levels import LEVELS, Budget, Cadet, Commander, JudgeFor, Pilot
from cosmodrome.bots.random import RandomBot
from cosmodrome.bots.search import Found, Search
from cosmodrome.kernel import Game, OptionError, Title

__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "Cadet",
    "Commander",
    "Found",
    "Judge",
    "MakeBot",
    "Pilot",
    "RandomBot",
    "Search",
    "advise",
    "answer",
    "bot_for",
    "bots_for",
    "usual_bot",
]

MakeBot = Callable[[], Bot]
LEGEND = "legend"


def bots_for(title: Title, game: Game | None = None) -> dict[str, MakeBot]:
    """The bots of a title by name, the strongest first; with a game, those that know it."""
    module = title.part("bots")
    own: dict[str, type[Bot]] = getattr(module, "BOTS", {})
    found: dict[str, MakeBot] = {name: bot for name, bot in own.items() if game is None or bot.plays(game)}
    judge_for = _judge_for(title)
    if judge_for is not None and (game is None or judge_for(game) is not None):
        found |= {name: partial(level, judge_for) for name, level in LEVELS.items()}
    return {**found, "random": RandomBot}


def bot_for(title: Title, name: str, game: Game | None = None) -> MakeBot:
    """The bot of this name, which may end with a budget."""
    level, _, budget = name.partition(":")
    known = bots_for(title, game)
    if level == LEGEND:
        raise OptionError(f"The legend is a trained network, and none is installed for {title.id}.")
    if level not in known:
        raise OptionError(f"There is no bot {name!r} for this game of {title.id}; the bots are {', '.join(known)}.")
    judge_for = _judge_for(title)
    if not budget:
        return known[level]
    if level != "commander" or judge_for is None:
        raise OptionError(f"Only a commander has a budget: write {level} instead of {name}.")
    return partial(Commander, judge_for, Budget.parse(budget))


def usual_bot(title: Title, game: Game | None = None) -> str:
    """Who plays unless somebody says otherwise: the pilot, who is quick and knows what it does."""
    known = bots_for(title, game)
    return "pilot" if "pilot" in known else next(iter(known))


def _judge_for(title: Title) -> JudgeFor | None:
    return getattr(title.part("bots"), "judge_for", None)
