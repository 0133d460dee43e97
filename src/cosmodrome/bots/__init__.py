"""Bots: who answers for a seat when nobody sits there.

The random bot plays every title. Others belong to one title: its folder has a module `bots` whose `BOTS` names them,
the strongest first.

>>> from cosmodrome.games import title
>>> list(bots_for(title("moon")))
['pilot', 'random']
"""

from __future__ import annotations

from cosmodrome.bots.bot import Bot, answer
from cosmodrome.bots.random import RandomBot
from cosmodrome.kernel import Game, OptionError, Title

__all__ = ["Bot", "RandomBot", "answer", "bot_for", "bots_for"]

EVERYWHERE: dict[str, type[Bot]] = {"random": RandomBot}


def bots_for(title: Title, game: Game | None = None) -> dict[str, type[Bot]]:
    """The bots of a title by name, the strongest first; with a game, those that know it."""
    module = title.part("bots")
    own: dict[str, type[Bot]] = module.BOTS if module is not None else {}
    return {name: bot for name, bot in {**own, **EVERYWHERE}.items() if game is None or bot.plays(game)}


def bot_for(title: Title, name: str, game: Game | None = None) -> type[Bot]:
    """The bot of this name."""
    known = bots_for(title, game)
    if name not in known:
        raise OptionError(f"There is no bot {name!r} for this game of {title.id}; the bots are {', '.join(known)}.")
    return known[name]
