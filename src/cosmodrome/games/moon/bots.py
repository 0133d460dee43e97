"""The pilot of Welcome to the Moon: whoever knows the adventure that is played takes the controls."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots import Bot
from cosmodrome.games.moon.adventure1.bot import Launcher
from cosmodrome.games.moon.adventure2.bot import Navigator
from cosmodrome.games.moon.adventure3.bot import Settler
from cosmodrome.games.moon.adventure4.bot import Foreman
from cosmodrome.games.moon.adventure5.bot import Architect
from cosmodrome.games.moon.adventure6.bot import Medic
from cosmodrome.games.moon.adventure7.bot import Captain
from cosmodrome.games.moon.adventure8.bot import Admiral
from cosmodrome.kernel import Game, Rng, State

__all__ = ["BOTS", "Pilot"]

AT_THE_CONTROLS: Final[tuple[type[Bot], ...]] = (
    Launcher,
    Navigator,
    Settler,
    Foreman,
    Architect,
    Medic,
    Captain,
    Admiral,
)


class Pilot(Bot):
    """A heuristic for every adventure."""

    def __init__(self) -> None:
        self._expert: Bot | None = None

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Whatever somebody knows."""
        return any(expert.plays(game) for expert in AT_THE_CONTROLS)

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """What the expert for this adventure plays."""
        if self._expert is None:
            self._expert = next(expert() for expert in AT_THE_CONTROLS if expert.plays(world.game))
        return self._expert.choose(world, seat, rng)


BOTS: Final[dict[str, type[Bot]]] = {"pilot": Pilot}
