"""A bot answers for a seat. It is handed a world that its seat could be in, never the state of the game itself."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Bot", "answer"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it and say `choose`. A bot is made anew for every game and may remember what it saw in it."""

    looks: ClassVar[bool] = True
    """False: the bot promises to use nothing of the world but its legal moves, and is spared the dealing."""

    @classmethod
    def plays(cls, game: Game) -> bool:  # noqa: ARG003
        """Does it know this game? A title with several boards may have a bot for one of them."""
        return True

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """One of `world.legal(seat)`. All that the seat cannot know was dealt again; the world may be played with.

        Chance comes from `rng` alone, so that a game of bots can be played again.
        """
        raise NotImplementedError


def answer(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """What a bot plays for a seat that must decide now."""
    return bot.choose(state.redeal(seat, rng) if bot.looks else state, seat, rng)
