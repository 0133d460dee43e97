"""The levels of bots: cadet, pilot and commander think with the judge of a game, each in its own way.

A fourth, the legend, is the name kept for a trained network; it plays where one is installed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.judge import Judge
from cosmodrome.bots.search import Found, Search
from cosmodrome.kernel import Game, OptionError, Rng, State

__all__ = ["LEVELS", "Budget", "Cadet", "Commander", "JudgeFor", "Pilot"]

JudgeFor = Callable[[Game], Judge | None]
"""What the module `bots` of a title offers: who judges this game, if anybody can."""

GRAIN: Final = 1000
"""Chance is drawn in whole numbers; so many make one."""
OVERLOOKED: Final = 0.35
"""The share of its moves that a cadet does not see,"""
BLUR: Final = 0.12
"""and how far it misjudges the others, as a share of a swing."""
AT_A_TIME: Final = 4
"""Simulations between two looks at the clock."""
PARTS: Final = 4
"""Parts of the budget: after each of them the slower half of the moves drops out."""


class Budget(msgspec.Struct, frozen=True):
    """How long a commander may think: simulations, which is repeatable, or seconds."""

    simulations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """From how it is written after a bot's name.

        >>> Budget.parse("400"), Budget.parse("0.5s")
        (Budget(simulations=400, seconds=0.0), Budget(simulations=0, seconds=0.5))
        """
        try:
            found = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(simulations=int(text))
        except ValueError:
            found = cls()
        if found.simulations <= 0 and found.seconds <= 0:
            raise OptionError(f"{text!r} is no budget: write 400 for 400 simulations or 0.5s for half a second a move.")
        return found

    def spent(self, simulations: int, seconds: float) -> float:
        """The share of it that is used up, from 0 to 1 and beyond.

        >>> Budget.parse("400").spent(100, 9.0), Budget.parse("2s").spent(100, 3.0)
        (0.25, 1.5)
        """
        return simulations / self.simulations if self.simulations else seconds / self.seconds


class Level(Bot):
    """A bot that asks the judge of the game it is in."""

    def __init__(self, judge_for: JudgeFor) -> None:
        self._judge_for = judge_for
        self._judge: Judge | None = None

    def judge(self, game: Game) -> Judge:
        """Who judges this game; what a judge remembers of it is kept."""
        if self._judge is None:
            self._judge = self._judge_for(game)
        assert self._judge is not None, f"nobody judges this game of {game.title}"
        return self._judge


class Pilot(Level):
    """Plays what the judge rates highest: fast, and a good opponent for most people."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The judge's own choice."""
        return self.judge(world.game).choose(world, seat, rng)


class Cadet(Level):
    """Errs as people do who play for the first time: it overlooks some moves and misjudges the others."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The best of what it sees, as it sees it."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return moves[0]
        judge = self.judge(world.game)
        ratings = judge.rate(world, seat, moves, rng)
        seen = [at for at in range(len(moves)) if int(rng.below(GRAIN)) >= OVERLOOKED * GRAIN] or [
            rng.below(len(moves))
        ]
        return moves[max(seen, key=[rating + BLUR * judge.swing * _bell(rng) for rating in ratings].__getitem__)]


class Commander(Level):
    """Searches for as long as its budget lasts."""

    def __init__(self, judge_for: JudgeFor, budget: Budget | None = None) -> None:
        super().__init__(judge_for)
        self.budget = budget or Budget(seconds=1.0)

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The move that leads furthest; where there is but one, that."""
        moves = world.legal(seat)
        return moves[0] if len(moves) == 1 else self.consider(world, seat, rng)[0].move

    def consider(self, world: State, seat: int, rng: Rng) -> list[Found]:
        """What it thinks of the moves that it tried, the best first."""
        search = Search(self.judge(world.game), world, seat, rng)
        begin, simulations, halved = time.perf_counter(), 0, 1
        while True:
            for _ in range(AT_A_TIME):
                search.simulate()
            simulations += AT_A_TIME
            spent = self.budget.spent(simulations, time.perf_counter() - begin)
            if spent >= 1.0 or search.decided:
                return search.found()
            if spent * PARTS >= halved:
                halved += 1
                search.halve()


LEVELS: Final[dict[str, type[Level]]] = {"commander": Commander, "pilot": Pilot, "cadet": Cadet}
"""By name, the strongest first."""


def _bell(rng: Rng) -> float:
    """A number around 0, rarely beyond 2 or below -2: three dice are nearly a bell curve."""
    return 2.0 * (sum(int(rng.below(GRAIN)) for _ in range(3)) / GRAIN - 1.5)
