"""How a bot thinks of rockets: what the next launch should be good for, and the best rocket that some cards make for it.

Nothing here plays: the pilot in `bots` asks and decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cosmodrome.games.apogee.chance import share
from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.company import Company
from cosmodrome.games.apogee.rules.components import (
    FARTHEST,
    FIRST,
    INVESTORS,
    LAUNCHES,
    NONE,
    PAYLOAD,
    RND,
    UPPER,
    Box,
    Goal,
)
from cosmodrome.games.apogee.rules.missions import counts, delivered, farthest
from cosmodrome.games.apogee.rules.rocket import astronauts, fits, mass, performance, roll_needed, thrust

__all__ = ["NEAR", "Planner", "Rocket", "Task"]

WHOLE_RND = 99
LATE = 5
"""So many rounds before the end it is time to fly at all."""
NEAR = 1
"""The nearest destinations are up to this one."""
WASTE = 0.15
"""What it costs to send something there that the Mission wants elsewhere."""
CLEARING = 0.1
"""What a launch that only empties the pad is worth beside one that serves the Mission."""


@dataclass(frozen=True)
class Task:
    """A launch that would help: where to, with what, and how much it would mean."""

    destination: int
    cargo: tuple[tuple[int, int], ...] = ()
    """Sets of kinds, each with how many of them are wanted."""
    crew: int = 0
    rnd_min: int = 0
    rnd_max: int = WHOLE_RND
    thrust_min: int = 0
    cost_below: int = 0
    together: bool = True
    """All in one launch, or bit by bit."""
    weight: float = 1.0
    hurry: float = 0.0
    """Added to the worth of a rocket that is not ready: better this one soon than a better one never."""
    clears: bool = False
    """It only frees the cards on the pad."""
    tested: bool = False
    """It need not fly: an Investor pays for its static fire."""


@dataclass(frozen=True)
class Rocket:
    """A choice of cards for a task, and what it promises."""

    cards: tuple[int, ...]
    missing: tuple[int, ...]
    """Those that are not built yet."""
    task: Task
    value: float
    """Above 1: it can fly and fulfil something; below: on the way there."""
    cost: int
    roll: int
    coverage: float

    @property
    def flies(self) -> bool:
        """Complete, strong enough, and good for something."""
        return self.value >= 1


Known = dict[tuple[int, ...], Rocket]
"""The best rockets, by the cards that were there beside the pad."""
Situation = tuple[Goal, tuple[Task, ...], tuple[int, ...], tuple[int, int, int]]
"""All that a rocket depends on beside the cards: the Mission, what would help, the pad, dice and whoever is at work."""

_SITUATIONS: Final[dict[Situation, Known]] = {}
REMEMBERED: Final = 2000
"""So many situations are remembered: a search meets the same ones again and again."""


def _known_in(situation: Situation) -> Known:
    found = _SITUATIONS.get(situation)
    if found is None:
        if len(_SITUATIONS) >= REMEMBERED:
            _SITUATIONS.clear()
        found = _SITUATIONS[situation] = {}
    return found


class Planner:
    """Plans for one seat in one position. What was planned before in the same situation is remembered."""

    def __init__(self, s: Apogee, seat: int, *, restless: bool = False) -> None:
        """`restless`: nothing useful has come of this pad for a while, so a launch that only empties it is welcome."""
        self.s = s
        self.seat = seat
        self.box: Box = s.box
        self.company: Company = s.companies[seat]
        self.tasks = tuple(self._tasks())
        if restless and self.tasks and self.company.pad:
            self.tasks = (*self.tasks, Task(0, weight=CLEARING, clears=True))
        company = self.company
        modifiers = (int(company.dice), int(company.extra_thrust), int(company.active))
        self._known = _known_in((s.goal, self.tasks, tuple(company.pad), modifiers))

    # --- tasks ----------------------------------------------------------------------------------------------------------------

    def _tasks(self) -> Iterator[Task]:
        s, goal = self.s, self.s.goal
        if goal.kind == LAUNCHES:
            flown = sum(counts(goal, flight) for flight in self.company.flights)
            if flown < goal.launches:
                yield Task(
                    int(goal.destination),
                    tuple((kinds, 1) for kinds in goal.aboard),
                    int(goal.astronauts_min),
                    int(goal.rnd_min),
                    int(goal.rnd_max),
                    int(goal.thrust_min),
                )
        elif goal.kind == FARTHEST:
            places, reached = len(self.box.authority), int(farthest(s, self.seat))
            late = reached == NONE and s.round + LATE > goal.round
            for place in range(reached + 1, places):
                yield Task(place, weight=(place + 1) / places, hurry=1.0 if late and place <= NEAR else 0.0)
        elif goal.kind == INVESTORS:
            yield from self._sponsored()
        yield from self._deliveries()

    def _deliveries(self) -> Iterator[Task]:
        """For each destination, what is still wanted there."""
        s = self.s
        for place in range(len(self.box.authority)):
            cargo, crew, open_needs = [], 0, 0
            for need in s.needs:
                left = int(need.amount - delivered(s, self.seat, need)) if need.destination == place else 0
                if left > 0:
                    open_needs += 1
                    if need.kinds:
                        cargo.append((int(need.kinds), left))
                    else:
                        crew = left
            if open_needs:
                yield Task(place, tuple(cargo), crew, cost_below=int(s.goal.cost_below), together=False)

    def _sponsored(self) -> Iterator[Task]:
        """Rockets that an open Investor would pay for, to launch or to test; else a small one."""
        for index in self.s.investor_row:
            if index == NONE:
                continue
            investor = self.box.investors[index]
            if investor.act == "launch":
                cargo = ((int(investor.kinds), 1),) if investor.kinds else ()
                yield Task(int(investor.destination_min), cargo, int(investor.astronauts_min))
            elif investor.act == "static_fire":
                stages = ((FIRST, int(investor.first_min)), (PAYLOAD, int(investor.payload_min)))
                built = tuple((int(self.box.slots[slot]), least) for slot, least in stages if least)
                yield Task(0, built, thrust_min=int(investor.thrust_min), tested=True)
        yield Task(0, weight=0.8)

    # --- rockets --------------------------------------------------------------------------------------------------------------

    def best(self, extra: Sequence[int] = (), without: int = NONE) -> Rocket:
        """The best rocket from the pad, the reserve, and some more cards; or without one card of the reserve."""
        cards = [*self.company.reserve, *extra]
        if without != NONE:
            cards.remove(without)
        cards = sorted(kind for kind in cards if not self.s.banned >> kind & 1)
        key = tuple(cards)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = max(
                (self.rocket(choice, task) for choice in self._choices(cards) for task in self.tasks),
                key=lambda rocket: rocket.value,
                default=Rocket((), (), Task(0), 0.0, 0, 0, 0.0),
            )
        return found

    def _choices(self, cards: list[int]) -> Iterator[tuple[int, ...]]:
        """Every set of cards that fits on the pad beside what is built."""
        pad = list(self.company.pad)
        stack: list[tuple[int, tuple[int, ...]]] = [(0, ())]
        while stack:
            at, chosen = stack.pop()
            yield chosen
            last = NONE
            for index in range(at, len(cards)):
                kind = cards[index]
                if kind != last and fits(self.box, [*pad, *chosen], kind):
                    stack.append((index + 1, (*chosen, kind)))
                last = kind

    def rocket(self, missing: tuple[int, ...], task: Task) -> Rocket:
        """What the pad with these cards more would be worth for a task."""
        box, company = self.box, self.company
        flying = company.copy()
        flying.pad = [*company.pad, *missing]
        cost = sum(int(box.technologies[kind].cost) for kind in missing)
        power = int(thrust(box, flying))
        weight = max(int(mass(box, flying)), 0)
        strength = int(performance(box, power, weight))
        roll = int(roll_needed(box, strength, task.destination))
        slots = [sum(box.slots[slot] >> kind & 1 for kind in flying.pad) for slot in range(4)]
        both = any(box.technologies[kind].both for kind in flying.pad)
        whole = bool(slots[FIRST] and (slots[UPPER] or both) and slots[PAYLOAD])
        covered = self._coverage(flying, task, slots[RND], power)
        if strength < self.s.goal.performance_min:
            roll = 0
        trouble = 0.0006 * cost + 0.03 * len(missing)
        if task.clears:
            trouble += WASTE * sum(self._wanted() >> kind & 1 for kind in missing)
        ready = whole and roll > 0 and covered > (0.999 if task.together else 0.0)
        if task.cost_below and sum(int(box.technologies[kind].cost) for kind in flying.pad) >= task.cost_below:
            ready = False
            covered = 0.0
        if ready:
            odds = share(roll, min(int(company.dice) + 1, 3), int(box.faces))
            value = 1 + task.weight * covered * odds - trouble / 2
            least = 0.0 if task.clears else 1.0
            return Rocket(tuple(flying.pad), missing, task, max(value, least), cost, roll, covered)
        stages = (bool(slots[FIRST]) + bool(slots[UPPER] or both) + bool(slots[PAYLOAD])) / 3
        close = self._closeness(power, weight, strength, task.destination)
        value = (task.weight + task.hurry) * (0.3 * stages + 0.3 * covered + 0.3 * close) - trouble / 4
        return Rocket(tuple(flying.pad), missing, task, min(value, 0.99), cost, roll, covered)

    def _wanted(self) -> int:
        """The kinds that the Mission wants delivered: too good for a launch that only empties the pad."""
        found = 0
        for task in self.tasks:
            for kinds, _ in task.cargo:
                found |= kinds
        return found

    def _coverage(self, flying: Company, task: Task, rnd: int, power: int) -> float:
        """Which share of what is wanted the cards bring."""
        have, want = 0.0, 0.0
        for kinds, amount in task.cargo:
            have += min(sum(kinds >> kind & 1 for kind in flying.pad), amount)
            want += amount
        if task.crew:
            have += min(int(astronauts(self.box, flying)), task.crew)
            want += task.crew
        if task.rnd_min:
            have += min(rnd, task.rnd_min)
            want += task.rnd_min
        if rnd > task.rnd_max:
            return 0.0
        if task.thrust_min:
            have += min(power / task.thrust_min, 1.0)
            want += 1
        return have / want if want else 1.0

    def _closeness(self, power: int, weight: int, strength: int, destination: int) -> float:
        """How near the performance is to the least that gets there, as if it could fly already."""
        box = self.box
        least = next(
            (
                row_from
                for row_from, row in zip(reversed(box.performance_from), reversed(box.rolls), strict=True)
                if row[destination]
            ),
            10,
        )
        needed = max(least, int(self.s.goal.performance_min))
        heavy = max(weight, box.mass_from[0] + 3)
        return 0.7 * min(1.0, strength / needed) + 0.3 * min(1.0, 10 * power / (heavy * needed))
