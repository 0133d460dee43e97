"""Search: a race between moves, run in worlds that could be true.

Every simulation deals a new world for what the seat cannot know, plays a move in it and then to the end of a round or two,
and asks the judge who is ahead. All moves of the race meet the same worlds, one after the other, so that they are compared
by their own merit and not by luck. Whoever falls behind drops out, which leaves the time to those that are hard to tell
apart; the judge's own choice runs to the end, and another move is only played when it has proved to be better.

The decisions that follow in the same round grow into a tree: each seat learns from its own decisions alone, and meets the
average of what others may do at the same time, because it cannot see it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cosmodrome.bots.judge import Judge
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Found", "Search"]

FIELD: Final = 16
"""So many moves run at the start."""
LAPS: Final = 6
"""After so many worlds the field is halved for the first time; each time after that it takes three times as long."""
LONGER: Final = 3
TRUST: Final = 3.0
"""How many simulations the judge's first opinion counts for."""
CAUTION: Final = 0.7
"""How many standard errors a move must be better than the judge's choice before it is played instead."""
CURIOSITY: Final = 0.5
"""How much a follow-up that was seldom tried is worth a try, as a share of how far values differ."""
MOST_BEFORE: Final = 0.1
"""However bad a move seemed at first, it is not held against it for more than this."""
SHARE: Final = 4.0
"""A rating is in points; near an even game a point changes the chance by this part of a swing."""


class Branch:
    """What is known about one answer to one question."""

    def __init__(self, move: int, rating: float) -> None:
        self.move = move
        self.rating = rating
        self.visits = 0
        self.total = 0.0
        self.values: list[float] = []
        """World by world, for the moves of a race."""
        self.then: Decision | None = None

    def learn(self, value: float) -> None:
        """One more simulation came this way."""
        self.visits += 1
        self.total += value

    def mean(self) -> float:
        """What it led to on average."""
        return self.total / self.visits if self.visits else 0.0


class Decision:
    """A question to the seat, as far as its own answers have led there; the most promising branch first."""

    def __init__(self, moves: list[int], ratings: list[float]) -> None:
        self.visits = 0
        self.spread = 0.0
        order = sorted(range(len(moves)), key=[-rating for rating in ratings].__getitem__)
        self.branches = [Branch(moves[at], ratings[at]) for at in order]

    def choose(self, moves: list[int]) -> Branch:
        """The branch to follow: the most promising of a few, and of a few more with every visit."""
        self.visits += 1
        room = 1.0 + 0.5 * sqrt(self.visits)
        best: Branch | None = None
        value = 0.0
        for branch in self.branches:
            if room < 1.0:
                break
            if branch.move not in moves:
                continue
            room -= 1.0
            if not branch.visits:
                return branch
            promise = branch.mean() + CURIOSITY * self.spread * sqrt(self.visits / branch.visits) / 4.0
            if best is None or promise > value:
                best, value = branch, promise
        return best if best is not None else self._unforeseen(moves)

    def _unforeseen(self, moves: list[int]) -> Branch:
        """Chance has changed what can be answered here."""
        for branch in self.branches:
            if branch.move in moves:
                return branch
        branch = Branch(moves[0], 0.0)
        self.branches.append(branch)
        return branch

    def learn(self, branch: Branch, value: float) -> None:
        """Credit a branch, and notice how far values differ."""
        if branch.visits:
            self.spread += (abs(value - branch.mean()) - self.spread) / self.visits
        branch.learn(value)

    def favourite(self) -> Branch:
        """The branch that was followed most."""
        return max(self.branches, key=_visits)


def _visits(branch: Branch) -> int:
    return branch.visits


class Found:
    """A move with what the search has learnt about it."""

    def __init__(self, move: int, chance: float, visits: int, then: list[int]) -> None:
        self.move = move
        self.chance = chance
        """From 0 to 1: how likely the seat wins after it."""
        self.visits = visits
        self.then = then
        """What it would do next in this round."""


class Search:
    """One search for one decision of one seat. `simulate` as often as there is time, then ask what was `found`."""

    def __init__(self, judge: Judge, state: State, seat: int, rng: Rng) -> None:
        self._judge = judge
        self._state = state
        self._seat = seat
        self._rng = rng
        self._start = judge.clock(state)
        moves = state.legal(seat)
        self._root = Decision(moves, judge.rate(state.redeal(seat, rng), seat, moves, rng))
        self._field = self._root.branches[:FIELD]
        self._worlds: list[Rng] = []
        self._world = 0
        self._runner = 0
        self._next_cut = LAPS

    @property
    def decided(self) -> bool:
        """Is one move left?"""
        return len(self._field) == 1

    def simulate(self) -> None:
        """One world, one line of play, one lesson."""
        if self._world == len(self._worlds):
            self._worlds.append(self._rng.fork())
        branch = self._field[self._runner]
        self._run(branch, self._worlds[self._world].clone())
        self._runner += 1
        if self._runner == len(self._field):
            self._runner = 0
            self._world += 1
            if self._world == self._next_cut and len(self._field) > 2:
                self._cut()

    def _cut(self) -> None:
        """The slower half drops out."""
        self._next_cut *= LONGER
        first, *others = self._field
        others.sort(key=self._lead, reverse=True)
        self._field = [first, *others[: len(others) // 2]]

    def _lead(self, branch: Branch) -> float:
        """By how much a move is better than the judge's choice, in the worlds that both have seen; a little of what the
        judge thought of it before counts as well."""
        first = self._root.branches[0]
        worlds = min(len(branch.values), len(first.values))
        lead = 0.0
        for world in range(worlds):
            lead += branch.values[world] - first.values[world]
        before = (branch.rating - first.rating) / (SHARE * self._judge.swing)
        return (lead + TRUST * max(before, -MOST_BEFORE)) / (worlds + TRUST)

    def _merit(self, branch: Branch) -> float:
        """The lead, less what may be luck."""
        first = self._root.branches[0]
        worlds = min(len(branch.values), len(first.values))
        if branch is first:
            return 0.0
        if worlds < 2:
            return -1.0
        total, squares = 0.0, 0.0
        for world in range(worlds):
            lead = branch.values[world] - first.values[world]
            total += lead
            squares += lead * lead
        variance = max(0.0, squares - total * total / worlds) / (worlds - 1)
        return self._lead(branch) - CAUTION * sqrt(variance / worlds)

    def _run(self, first: Branch, rng: Rng) -> None:
        """Play a move in a world, and on to the horizon."""
        judge, me, start = self._judge, self._seat, self._start
        world = self._state.redeal(me, rng)
        streams = [rng.fork() for _ in range(world.seats)]
        world.play(me, first.move)
        end = start + 1 + judge.rounds
        now = judge.clock(world)
        before = first
        path: list[Branch] = []
        decisions: list[Decision] = []
        while not world.over and now < end:
            actor = world.actors[0]
            moves = world.legal(actor)
            move = moves[0]
            if len(moves) > 1:
                if actor == me and now == start:
                    decision = before.then
                    if decision is None:
                        decision = before.then = Decision(moves, judge.rate(world.clone(), me, moves, streams[me]))
                    before = decision.choose(moves)
                    decisions.append(decision)
                    path.append(before)
                    move = before.move
                else:
                    glances = judge.glances if actor == me else judge.rival_glances
                    move = judge.sketch(world, actor, moves, glances, streams[actor])
            world.play(actor, move)
            now = judge.clock(world)
        value = judge.chance(world, me)
        first.learn(value)
        first.values.append(value)
        for decision, branch in zip(decisions, path, strict=True):
            decision.learn(branch, value)

    def found(self) -> list[Found]:
        """Every move that was tried, the best first; those that dropped out after the others."""
        running = sorted([branch for branch in self._field if branch.visits], key=self._merit, reverse=True)
        out = [branch for branch in self._root.branches if branch.visits and branch not in running]
        out.sort(key=self._merit, reverse=True)
        base = self._root.branches[0].mean()
        best = self._lead(running[0])
        found = []
        for branch in running + out:
            lead = min(best, self._lead(branch))
            found.append(Found(branch.move, min(1.0, max(0.0, base + lead)), branch.visits, _line(branch)))
        return found


def _line(branch: Branch) -> list[int]:
    """What usually follows a move."""
    moves: list[int] = []
    decision = branch.then
    while decision is not None and decision.visits:
        following = decision.favourite()
        moves.append(following.move)
        decision = following.then
    return moves
