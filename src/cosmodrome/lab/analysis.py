"""Looking back on a game: how likely each seat was to win after each move, and where the game turned.

The judge of the game, who thinks for its bots, is asked about positions on the way: each is played on in several worlds that
could have been true, a round or so, and judged there. A move is compared with the one that a search prefers, both in the same
worlds, from what the seat could know. So a move is never blamed for what nobody could have known; where the chances turned
without a better move, it was fortune.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final, Literal

import msgspec

from cosmodrome.bots import Commander, Judge, bot_for
from cosmodrome.kernel import Game, OptionError, Record, Rng, State, Title
from cosmodrome.kernel.record import walk

__all__ = ["Analysis", "Point", "Turn", "analyse"]

POINTS: Final = 48
"""Positions of a game that are judged, at most."""
SUSPECTS: Final = 12
"""Moves that are looked into."""
SHOWN: Final = 8
"""Turning points that are told, at most."""
COSTS: Final = 0.05
"""A move that gives so much of the chance away is told,"""
TURNS: Final = 0.15
"""and so is a turn of fortune that moves so much of it, if it is as many standard errors of both positions as"""
CERTAIN: Final = 2.5
WORLDS: Final = 20
"""Worlds in which a position is played on, at effort 1; moves are compared in three times as many."""
SIMULATIONS: Final = 48
"""How long the search for a better move takes, at effort 1."""

Progress = Callable[[float], None]


class Point(msgspec.Struct, frozen=True):
    """A position, by how many moves were played, and how likely each seat wins from there, from 0 to 1."""

    number: int
    chances: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A turning point. A mistake: a better move was there. Fortune: the chances turned, and no move was to blame."""

    kind: Literal["mistake", "fortune"]
    number: int
    """The number of the move, from 1: it was played in the position after `number - 1` moves."""
    seat: int
    """Who erred, or whom fortune favoured."""
    swing: float
    """What the mistake gave away, or what fortune brought."""
    played: str = ""
    """The move that was played, and the one that was better, in notation."""
    preferred: str = ""


class Analysis(msgspec.Struct, frozen=True):
    """What can be said about a game."""

    game: str
    seats: list[str]
    moves: int
    points: list[Point]
    turns: list[Turn]


def analyse(title: Title, game: Game, record: Record, effort: int = 1, progress: Progress | None = None) -> Analysis:
    """Look through a record. The same effort finds the same; twice the effort looks twice as long."""
    made = bot_for(title, f"commander:{SIMULATIONS * effort}", game)()
    if not isinstance(made, Commander):
        raise OptionError(f"Nobody can judge this game of {title.id}.")
    positions = [state.clone() for state in walk(game, record)]
    return Analyst(made, game, positions, effort, progress or _quietly).look(record)


class Analyst:
    """Looks through the positions of one game."""

    def __init__(
        self, commander: Commander, game: Game, positions: Sequence[State], effort: int, progress: Progress
    ) -> None:
        self.commander = commander
        self.judge: Judge = commander.judge(game)
        self.positions = positions
        self.moves = positions[-1].moves
        self.effort = effort
        self.progress = progress
        self._errors: dict[int, float] = {}
        """How uncertain the chances of a position are: their standard error."""
        self._done = 0
        self._all = min(POINTS, len(positions)) + 2 * SUSPECTS

    def look(self, record: Record) -> Analysis:
        """Chances first, then what explains their turns."""
        even = self._even()
        points = [self._point(even[place]) for place in _spread(len(even), POINTS)]
        suspects = self._suspects(points)
        mistakes = self._mistakes(suspects)
        mistakes += self._mistakes(self._overlooked(points, mistakes, suspects))
        turns = sorted([*mistakes, *self._fortunes(points, mistakes)], key=lambda turn: -abs(turn.swing))[:SHOWN]
        self.progress(1.0)
        return Analysis(
            record.game, record.seats, len(record.moves), points, sorted(turns, key=lambda turn: turn.number)
        )

    # --- chances --------------------------------------------------------------------------------------------------------

    def _even(self) -> list[int]:
        """The positions that can be compared: where several decide at the same time, those in which all of them still have
        to, and not those in which one has shown what it does and the others have not."""
        most = max(len(state.actors) for state in self.positions)
        last = len(self.positions) - 1
        return [
            number for number, state in enumerate(self.positions) if number in (0, last) or len(state.actors) == most
        ]

    def _point(self, number: int) -> Point:
        state = self.positions[number]
        self._step()
        if state.over:
            won = [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]
            return Point(number, won)
        rng = Rng.seeded(f"analysis:{number}")
        said: list[list[float]] = []
        for _ in range(WORLDS * self.effort):
            world = state.redeal(None, rng)
            self._play_on(world, self.judge.clock(state), rng)
            said.append(self._chances(world))
        by_seat = list(zip(*said, strict=True))
        self._errors[number] = max(stdev(chances) for chances in by_seat) / sqrt(len(said))
        return Point(number, [fmean(chances) for chances in by_seat])

    def _chances(self, world: State) -> list[float]:
        """What the judge says about each seat, added up to 1 where several play."""
        said = [self.judge.chance(world, seat) for seat in range(world.seats)]
        total = sum(said)
        return [chance / total for chance in said] if len(said) > 1 and total else said

    def _play_on(self, world: State, start: int, rng: Rng) -> None:
        """To the end of the round, and of those after it that the judge wants to see."""
        judge = self.judge
        while not world.over and judge.clock(world) <= start + judge.rounds:
            seat = world.actors[0]
            moves = world.legal(seat)
            world.play(seat, moves[0] if len(moves) == 1 else judge.sketch(world, seat, moves, judge.glances, rng))

    # --- mistakes -------------------------------------------------------------------------------------------------------

    def _suspects(self, points: Sequence[Point]) -> list[int]:
        """The numbers of the moves that the judge likes least beside the best, and of those where chances fell."""
        doubts: dict[int, float] = {}
        for number, (seat, move) in enumerate(self.moves, 1):
            state = self.positions[number - 1]
            moves = state.legal(seat)
            if len(moves) == 1:
                continue
            rng = Rng.seeded(f"doubt:{number}")
            ratings = self.judge.rate(state.redeal(seat, rng), seat, moves, rng)
            doubts[number] = (max(ratings) - ratings[moves.index(move)]) / self.judge.swing + _fall(
                points, number, seat
            )
        return sorted(sorted(doubts, key=lambda number: -doubts[number])[:SUSPECTS])

    def _overlooked(self, points: Sequence[Point], mistakes: Sequence[Turn], suspects: Sequence[int]) -> list[int]:
        """The moves around which chances turned for no reason that was found: before it is called fortune, whoever lost by it
        is asked what it did."""
        found: list[int] = []
        for before, after in pairwise(points):
            if any(self._luck(before, after, mistakes)):
                for number in range(before.number + 1, after.number + 1):
                    seat, _ = self.moves[number - 1]
                    lost = after.chances[seat] < before.chances[seat]
                    if lost and number not in suspects and len(self.positions[number - 1].legal(seat)) > 1:
                        found.append(number)
        return found[:SUSPECTS]

    def _mistakes(self, numbers: Sequence[int]) -> list[Turn]:
        return [turn for turn in map(self._mistake, numbers) if turn is not None]

    def _mistake(self, number: int) -> Turn | None:
        """What a search prefers to a move, if it is better in the same worlds."""
        self._step()
        state, (seat, played) = self.positions[number - 1], self.moves[number - 1]
        rng = Rng.seeded(f"preferred:{number}")
        preferred = self.commander.consider(state.redeal(seat, rng), seat, rng)[0].move
        if preferred == played:
            return None
        cost = 0.0
        worlds = 3 * WORLDS * self.effort
        for index in range(worlds):
            after = [self._after(state, seat, move, f"compare:{number}:{index}") for move in (preferred, played)]
            cost += (after[0] - after[1]) / worlds
        if cost < COSTS:
            return None
        return Turn("mistake", number, seat, -cost, state.notate(played), state.notate(preferred))

    def _after(self, state: State, seat: int, move: int, seed: str) -> float:
        """How likely a seat wins after a move, in one world that it could be in."""
        rng = Rng.seeded(seed)
        world = state.redeal(seat, rng)
        start = self.judge.clock(world)
        world.play(seat, move)
        self._play_on(world, start, rng)
        return self._chances(world)[seat]

    # --- fortune --------------------------------------------------------------------------------------------------------

    def _fortunes(self, points: Sequence[Point], mistakes: Sequence[Turn]) -> list[Turn]:
        """Where chances turned much, and no mistake in between explains it."""
        found = []
        for before, after in pairwise(points):
            for seat, gain in enumerate(self._luck(before, after, mistakes)):
                if gain:
                    found.append(Turn("fortune", after.number, seat, gain))
        return found

    def _luck(self, before: Point, after: Point, mistakes: Sequence[Turn]) -> list[float]:
        """What chance has brought to the seat that gained most between two positions, if it is much; 0 to all others."""
        gains = [then - now for now, then in zip(before.chances, after.chances, strict=True)]
        blamed = sum(-turn.swing for turn in mistakes if before.number < turn.number <= after.number)
        most = max(gains)
        error = hypot(self._errors.get(before.number, 0.0), self._errors.get(after.number, 0.0))
        luck = most - blamed if most - blamed >= max(TURNS, CERTAIN * error) else 0.0
        lucky = gains.index(most)
        return [luck if seat == lucky else 0.0 for seat in range(len(gains))]

    def _step(self) -> None:
        self._done += 1
        self.progress(min(0.99, self._done / self._all))


def _spread(count: int, most: int) -> list[int]:
    """At most so many numbers below `count`, evenly spread, with the first and the last.

    >>> _spread(5, 48), _spread(100, 4)
    ([0, 1, 2, 3, 4], [0, 33, 66, 99])
    """
    if count <= most:
        return list(range(count))
    return [round(place * (count - 1) / (most - 1)) for place in range(most)]


def _fall(points: Sequence[Point], number: int, seat: int) -> float:
    """How much of a seat's chance went between the positions judged around a move."""
    before = max((point for point in points if point.number < number), key=lambda point: point.number)
    after = min((point for point in points if point.number >= number), key=lambda point: point.number)
    return max(0.0, before.chances[seat] - after.chances[seat])


def _quietly(done: float) -> None:
    """Nobody wants to know."""
