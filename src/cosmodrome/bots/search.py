"""Search: a race between moves, run in worlds that could be true.

Every simulation deals a new world for what the seat cannot know, plays a move in it and then to the end of a round or two,
and asks the judge how likely the seat wins from there. All moves of the race meet the same worlds, one after the other, so
that they are compared by their own merit and not by luck. Whoever is clearly behind drops out, and the slower half each time
another part of the budget is spent, which leaves the time to those that are hard to tell apart; the judge's own choice runs
to the end, and another move is only played when it has proved to be better. When nothing is left to find out, it is over.

The decisions that follow in the same round grow into a tree: each seat learns from its own decisions alone, and meets the
average of what others may do at the same time, because it cannot see it. What the others do in a world is thought out once:
they cannot know which of the moves was played, so they meet all of them with the same answers as long as these are legal.
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
"""After so many worlds, and after so many more again and again, whoever is clearly behind drops out."""
ENOUGH: Final = 20
"""So many worlds are the least before a race of two is over,"""
CERTAIN: Final = 3.0
"""for a lead of so many standard errors, which is certain enough,"""
TRIFLE: Final = 0.002
"""or for a lead that is known to be smaller than anybody could notice."""
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


class Script:
    """What everybody else does in one world, seat by seat: thought out once, and read again in every later run."""

    def __init__(self, world: Rng, seats: int) -> None:
        self.world = world
        self.answers: list[list[int]] = [[] for _ in range(seats)]


class Reading:
    """One run along a script. Whoever has to leave it, because an answer is not legal any more, stays away from it."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._at = [0] * len(script.answers)

    def next(self, seat: int, moves: list[int]) -> int | None:
        """What the script says, if that can be played."""
        at, answers = self._at[seat], self._script.answers[seat]
        if at < 0 or at >= len(answers):
            return None
        if answers[at] not in moves:
            self._at[seat] = -1
            return None
        self._at[seat] += 1
        return answers[at]

    def write(self, seat: int, move: int) -> None:
        """Whoever has come to the end of the script goes on with it."""
        if self._at[seat] >= 0:
            self._script.answers[seat].append(move)
            self._at[seat] += 1


class Search:
    """One search for one decision of one seat. `simulate` as often as there is time and tell when to `halve` the field, then
    ask what was `found`."""

    def __init__(self, judge: Judge, state: State, seat: int, rng: Rng) -> None:
        self._judge = judge
        self._state = state
        self._seat = seat
        self._rng = rng
        self._start = judge.clock(state)
        moves = state.legal(seat)
        self._root = Decision(moves, judge.rate(state.redeal(seat, rng), seat, moves, rng))
        self._field = self._root.branches[:FIELD]
        self._scripts: list[Script] = []
        self._world = 0
        self._runner = 0
        self._halving = False

    @property
    def decided(self) -> bool:
        """Is there nothing left to find out?"""
        if len(self._field) == 1:
            return True
        if len(self._field) > 2 or self._world < ENOUGH or self._runner:
            return False
        lead, error = _compare(self._field[1], self._field[0])
        return error < TRIFLE or abs(lead) > CERTAIN * error

    def halve(self) -> None:
        """Another part of the budget is spent: at the end of the lap the slower half drops out."""
        self._halving = True

    def simulate(self) -> None:
        """One world, one line of play, one lesson."""
        if self._world == len(self._scripts):
            self._scripts.append(Script(self._rng.fork(), self._state.seats))
        self._run(self._field[self._runner], self._scripts[self._world])
        self._runner += 1
        if self._runner == len(self._field):
            self._runner = 0
            self._world += 1
            self._thin_out()

    def _thin_out(self) -> None:
        """Who drops out after this lap."""
        first, *others = self._field
        if self._halving and len(others) > 1:
            self._halving = False
            others.sort(key=self._lead, reverse=True)
            others = others[: len(others) // 2]
        elif self._world % LAPS == 0:
            best = max(self._field, key=self._lead)
            others = [branch for branch in others if branch is best or not _behind(branch, best)]
        self._field = [first, *others]

    def _lead(self, branch: Branch) -> float:
        """By how much a move is better than the judge's choice, in the worlds that both have seen; a little of what the
        judge thought of it before counts as well."""
        first = self._root.branches[0]
        if branch is first:
            return 0.0
        lead, _ = _compare(branch, first)
        worlds = len(branch.values)
        before = (branch.rating - first.rating) / (SHARE * self._judge.swing)
        return (worlds * lead + TRUST * max(before, -MOST_BEFORE)) / (worlds + TRUST)

    def _merit(self, branch: Branch) -> float:
        """The lead, less what may be luck."""
        first = self._root.branches[0]
        if branch is first:
            return 0.0
        _, error = _compare(branch, first)
        return self._lead(branch) - CAUTION * error

    def _run(self, first: Branch, script: Script) -> None:
        """Play a move in a world, and on to the horizon."""
        judge, me, start, grows = self._judge, self._seat, self._start, self._judge.grows
        rng, reading = script.world.clone(), Reading(script)
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
                if actor == me and now == start and grows:
                    decision = before.then
                    if decision is None:
                        decision = before.then = Decision(moves, judge.rate(world.clone(), me, moves, streams[me]))
                    before = decision.choose(moves)
                    decisions.append(decision)
                    path.append(before)
                    move = before.move
                elif actor == me:
                    move = judge.sketch(world, me, moves, judge.glances, streams[me])
                else:
                    move = self._answer(world, actor, moves, reading, streams[actor])
            world.play(actor, move)
            now = judge.clock(world)
        value = judge.chance(world, me)
        first.learn(value)
        first.values.append(value)
        for decision, branch in zip(decisions, path, strict=True):
            decision.learn(branch, value)

    def _answer(self, world: State, actor: int, moves: list[int], reading: Reading, rng: Rng) -> int:
        """What somebody else does here."""
        known = reading.next(actor, moves)
        if known is not None:
            return known
        move = self._judge.sketch(world, actor, moves, self._judge.glances, rng)
        reading.write(actor, move)
        return move

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


def _compare(branch: Branch, other: Branch) -> tuple[float, float]:
    """By how much one move is better than another in the worlds that both have seen, and the standard error of that."""
    worlds = min(len(branch.values), len(other.values))
    if worlds < 2:
        return 0.0, 1.0
    total, squares = 0.0, 0.0
    for world in range(worlds):
        lead = branch.values[world] - other.values[world]
        total += lead
        squares += lead * lead
    variance = max(0.0, squares - total * total / worlds) / (worlds - 1)
    return total / worlds, sqrt(variance / worlds)


def _behind(branch: Branch, best: Branch) -> bool:
    """Is a move clearly worse than the best?"""
    lead, error = _compare(branch, best)
    return lead < -CERTAIN * error


def _line(branch: Branch) -> list[int]:
    """What usually follows a move."""
    moves: list[int] = []
    decision = branch.then
    while decision is not None and decision.visits:
        following = decision.favourite()
        moves.append(following.move)
        decision = following.then
    return moves
