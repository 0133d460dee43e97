"""A judge knows one game: it rates moves and says what positions are worth. Every level of bot thinks with the same one.

A judge is itself a bot that plays the move it rates highest: that is the pilot of its game. The cadet misreads its ratings,
and the commander looks further ahead and asks it about the positions that it finds there.
"""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.experience import Experience, shares_of
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Judge"]

SURE: float = 0.97
"""What a victory counts from 0 to 1; the rest is for how clear it is, so that a lost game is still played well."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Bot):
    """Subclass it once per game and say `rate` and `worth`; the other methods have a sensible default."""

    def __init__(self) -> None:
        self.swing = 20.0
        """A lead of so many points makes victory likely: about three games of four."""
        self.rounds = 1
        """How many rounds beyond the running one a search plays on before it asks for the worth."""
        self.glances = 12
        """How many moves a seat looks at before it moves in a simulation."""
        self.grows = True
        """Do a seat's later decisions of the running round grow into a tree? That needs a round in which it sees nothing new
        between its decisions: else they are answered quickly, for what is seen in each world."""
        self.experience: Experience | None = None
        """What games have taught about the traits of positions; None: only the judge's own rules count."""

    # --- what a game says -------------------------------------------------------------------------------------------

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What each of these moves promises, in points and with all the care there is: the highest is the one to play.
        Chance may move the judgement a little, so that two bots do not play the same game."""
        raise NotImplementedError

    def worth(self, world: State, seat: int) -> float:
        """What a seat has and may hope for, in points."""
        raise NotImplementedError

    def clock(self, world: State) -> int:
        """The number of the running round: between rounds positions are best compared."""
        raise NotImplementedError

    # --- what a game may say better ---------------------------------------------------------------------------------

    def glance(self, world: State, seat: int, move: int) -> float:
        """What a move promises at first sight."""
        after = world.clone()
        after.draft(seat, move)
        return self.worth(after, seat)

    def sketch(self, world: State, seat: int, moves: list[int], glances: int, rng: Rng) -> int:
        """What a seat plays in a simulation: the best at first sight of so many moves."""
        count = len(moves)
        if count <= glances:
            return self._best(world, seat, moves)
        picked = moves.copy()
        for at in range(glances):
            other = at + rng.below(count - at)
            picked[at], picked[other] = picked[other], picked[at]
        return self._best(world, seat, picked[:glances])

    def traits(self, world: State, seat: int) -> list[float]:
        """What tells something about a seat's prospects, as many figures in every position: what experience looks at."""
        return [self.worth(world, seat)]

    def parties(self, world: State) -> int:
        """How many may win: every seat, and whoever the game itself plays."""
        return world.seats

    def margin(self, world: State, seat: int) -> float:
        """By how much a seat leads, in points; negative: by how much it is behind."""
        best = 0.0
        for other in range(world.seats):
            if other != seat:
                worth = self.worth(world, other)
                if best == 0.0 or worth > best:
                    best = worth
        return self.worth(world, seat) - best

    # --- what is the same for all -----------------------------------------------------------------------------------

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The move with the highest rating, the first of equals; where there is but one, that."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return moves[0]
        ratings = self.rate(world, seat, moves, rng)
        return moves[ratings.index(max(ratings))]

    def chance(self, world: State, seat: int) -> float:
        """How likely a seat wins from here, from 0 to 1."""
        if not world.over:
            experience = self.experience
            if experience is None or self.parties(world) == 1:
                return likely(self.margin(world, seat) / self.swing)
            return self._experienced(experience, world, seat)
        won = 1.0 / len(world.winners) if seat in world.winners else 0.0
        best = max([score for other, score in enumerate(world.scores) if other != seat] or [0])
        return SURE * won + (1.0 - SURE) * likely((world.scores[seat] - best) / self.swing)

    def outlook(self, world: State, seat: int) -> list[float]:
        """The traits of a seat and the running round, as experience wants them."""
        return [*self.traits(world, seat), float(self.clock(world))]

    def _experienced(self, experience: Experience, world: State, seat: int) -> float:
        """The seat's share of all strengths."""
        strengths = [experience.strength(self.outlook(world, other)) for other in range(self.parties(world))]
        return shares_of(strengths)[seat]

    def _best(self, world: State, seat: int, moves: list[int]) -> int:
        best, chosen = 0.0, -1
        for move in moves:
            rating = self.glance(world, seat, move)
            if chosen < 0 or rating > best:
                best, chosen = rating, move
        return chosen


def likely(lead: float) -> float:
    """The chance that goes with a lead, from 0 to 1.

    >>> likely(0), likely(-1000), round(likely(1), 2)
    (0.5, 0.0, 0.73)
    """
    if lead < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-min(lead, 40.0)))
