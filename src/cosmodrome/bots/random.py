"""The random bot: the measure of all others, and the fastest."""

from __future__ import annotations

from cosmodrome.bots.bot import Bot
from cosmodrome.kernel import Rng, State

__all__ = ["RandomBot"]


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    looks = False

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """A legal move at a random index."""
        return rng.pick(world.legal(seat))
