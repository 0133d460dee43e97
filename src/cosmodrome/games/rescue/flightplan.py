"""How a pilot plans its four dice: it weighs every sensible plan by what its phases would bring together.

A plan is a pair of faces for each phase, 0 for no die. Research brings modules, purchase finishes them, the hangar
assembles them and launches, boarding fills seats; all of it must be paid.
"""

from __future__ import annotations

from functools import cache
from itertools import product

from cosmodrome.games.rescue.judgement import Judgement
from cosmodrome.games.rescue.rules.board import (
    BOARDING,
    COCKPIT,
    COCKPIT_PLACE,
    ENGINE,
    ENGINE_PLACE,
    FIELDS,
    HANGAR,
    PLACES,
    PURCHASE,
    RESEARCH,
    digit,
)
from cosmodrome.games.rescue.rules.boarding import crew_of
from cosmodrome.games.rescue.rules.launch import launch_cost, owns_part
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.kernel import Rng

__all__ = ["Plan", "best_plan", "rated_plans"]

Pair = tuple[int, int]
Plan = tuple[Pair, Pair, Pair, Pair]
"""The dice of each phase."""

SENSIBLE = {RESEARCH: (1, 2, 3), PURCHASE: (1, 2, 3, 4, 5, 6), BOARDING: (3, 4, 5), HANGAR: (1, 2, 3, 4, 5)}
"""Faces worth thinking about."""
GRAIN = 1000
Flight = tuple[float, int]
"""What a launch would bring, and what it would cost."""


@cache
def plans(dice: int) -> tuple[Plan, ...]:
    """Every sensible plan for so many dice."""
    choices: list[list[Pair]] = []
    for phase in (RESEARCH, PURCHASE, BOARDING, HANGAR):
        faces = SENSIBLE[phase]
        pairs = [(0, 0), *((face, 0) for face in faces)]
        pairs += [(one, other) for one in faces for other in faces if one >= other]
        choices.append(pairs)
    found = []
    for plan in product(*choices):
        if sum(face > 0 for pair in plan for face in pair) == dice:
            found.append((plan[0], plan[1], plan[2], plan[3]))
    return tuple(found)


def rated_plans(judgement: Judgement, s: Rescue, seat: int) -> list[tuple[Plan, float]]:
    """Every sensible plan that agrees with the dice that are placed already, with what it promises in points."""
    outlook = Outlook(judgement, s, seat)
    placed = _placed(s, seat)
    everything = plans(int(s.board.dice))
    fitting = [plan for plan in everything if _agrees(plan, placed)] if any(placed) else everything
    return [(plan, outlook.value(plan)) for plan in fitting]


def best_plan(judgement: Judgement, s: Rescue, seat: int, rng: Rng) -> Plan:
    """The plan that promises most and agrees with the dice that are placed already, give or take a whim."""
    best, chosen = -1e9, None
    for plan, promise in rated_plans(judgement, s, seat):
        value = promise
        if value > best - 0.4:
            value += 0.4 * int(rng.below(GRAIN)) / GRAIN
        if value > best:
            best, chosen = value, plan
    return chosen if chosen is not None else _anything(_placed(s, seat))


def _placed(s: Rescue, seat: int) -> list[list[int]]:
    """The dice on the board, phase by phase."""
    dice = s.dice[seat * FIELDS : (seat + 1) * FIELDS]
    return [sorted(face for face in dice[2 * phase : 2 * phase + 2] if face) for phase in range(4)]


def _agrees(plan: Plan, placed: list[list[int]]) -> bool:
    for pair, faces in zip(plan, placed, strict=True):
        left = list(pair)
        for face in faces:
            if face not in left:
                return False
            left.remove(face)
    return True


def _anything(placed: list[list[int]]) -> Plan:
    """What is placed already fits no sensible plan: ones wherever there is room."""
    missing = 4 - sum(len(faces) for faces in placed)
    full = []
    for faces in placed:
        more = min(missing, 2 - len(faces))
        missing -= more
        both = (*faces, *(1,) * more, 0, 0)
        full.append((both[0], both[1]))
    return full[0], full[1], full[2], full[3]


class Outlook:
    """All that planning needs to know of a position, gathered once."""

    def __init__(self, judgement: Judgement, s: Rescue, seat: int) -> None:
        self.s, self.seat, self.temper = s, seat, judgement.temper
        self.future = judgement.future(s)
        self.energy = s.energy[seat]
        self.income = int(s.who[seat].income)
        self.extra = int(s.who[seat].extra_cubes)
        self.cubes = sum(s.cubes[3 * seat : 3 * seat + 3])
        hand = sorted((int(sum(digit(s.missing(card), r) for r in range(3))), card) for card in s.hands[seat])
        self.missing = [missing for missing, _ in hand]
        self.modules = [s.board.modules[card] for _, card in hand]
        self.worths = [judgement.module(module) for module in self.modules]
        self.prospects = [judgement.prospect(s, hangar) for hangar in range(s.board.hangars)]
        self.launch, self.later = self._find_launches()
        self.seats = self._seats()
        self._purchases: dict[tuple[Pair, int], tuple[float, int, float, float]] = {}

    def _find_launches(self) -> tuple[Flight | None, Flight | None]:
        """The best launch that is possible now, and the best one after assembling the engine or cockpit that is missing."""
        s, seat = self.s, self.seat
        ready = {int(module.type) for module, missing in zip(self.modules, self.missing, strict=True) if missing <= 1}
        now: Flight | None = None
        later: Flight | None = None
        for hangar in range(s.board.hangars):
            lacking = self._lacking(hangar)
            if not lacking and owns_part(s, seat, hangar):
                now = self._better(now, self._flight(hangar, 0))
            elif len(lacking) == 1 and lacking <= ready:
                later = self._better(later, self._flight(hangar, 1))
        return now, later

    def _lacking(self, hangar: int) -> set[int]:
        """Which of engine and cockpit a rocket lacks."""
        built, base = self.s.built, hangar * PLACES
        found = {ENGINE} if built[base + ENGINE_PLACE] == NOTHING else set()
        return found | ({COCKPIT} if built[base + COCKPIT_PLACE] == NOTHING else set())

    def _better(self, one: Flight | None, other: Flight | None) -> Flight | None:
        if one is None or other is None:
            return one or other
        price = self.temper.energy
        return one if one[0] - price * one[1] >= other[0] - price * other[1] else other

    def _flight(self, hangar: int, added: int) -> Flight | None:
        """What the best flight of a rocket would bring, without its cost; and the cost. `added` own modules come to it."""
        s, seat = self.s, self.seat
        slots = range(hangar * PLACES, (hangar + 1) * PLACES)
        crew = added + sum(int(digit(s.aboard[slot], seat)) for slot in slots)
        counts = [0] * s.parties
        counts[seat] += added
        for slot in slots:
            if s.owner[slot] >= 0:
                counts[s.owner[slot]] += 1
        best: Flight | None = None
        for planet in s.planets:
            cost = NOTHING if planet == NOTHING else int(launch_cost(s, seat, hangar, planet))
            if cost == NOTHING:
                continue
            goal = s.board.planets[planet]
            value = 2.0 * int(goal.launch) + crew
            if counts[seat] == max(counts):
                value += 2.0 * int(goal.construction) / counts.count(max(counts))
            best = self._better(best, (value, cost + added * (goal.heat + goal.gas)))
        return best

    def _seats(self) -> list[float]:
        """What each free seat is worth to board, less its fee, the best first."""
        s, found = self.s, []
        for slot in range(len(s.built)):
            card = s.built[slot]
            if card == NOTHING:
                continue
            free = int(s.board.modules[card].capacity - s.people(slot))
            worth = 1 + self.prospects[slot // PLACES].likely - self.temper.energy * self.future
            found += [worth] * free
        return sorted(found, reverse=True)

    def value(self, plan: Plan) -> float:
        """What a plan promises, in points."""
        research, purchase, boarding, hangar = plan
        balance = sum(self.s.board.die_energy[face] for pair in plan for face in pair)
        if self.energy + balance < 0:
            return -1e9
        energy = float(self.energy + balance + self.income)
        total = self._research(research)
        bought, finished, first, second = self._purchase(purchase, (research[0] > 0) + (research[1] > 0))
        total += bought
        gained, energy = self._hangar(hangar, finished, first, second, energy)
        total += gained
        boarded, energy = self._boarding(boarding, energy)
        return total + boarded + self.temper.energy * self.future * (min(energy, 13) + 0.2 * max(0, energy - 13))

    def _research(self, pair: Pair) -> float:
        count, total = len(self.modules), 0.0
        for face in pair:
            if face:
                total += self.future * (max(0.15, 1.5 - 0.45 * count) + 0.12 * face)
                count += 1
        return total

    def _purchase(self, pair: Pair, new: int) -> tuple[float, int, float, float]:
        """Cubes, and how many modules are finished after buying, with the worth of assembling the first two."""
        key = (pair, new)
        if key not in self._purchases:
            self._purchases[key] = self._shop(pair, new)
        return self._purchases[key]

    def _shop(self, pair: Pair, new: int) -> tuple[float, int, float, float]:
        temper = self.temper
        market = max(self.s.market)
        bought = sum(min(face + self.extra, market) for face in pair if face)
        cubes = 0.8 * (self.cubes + bought)
        missing = [*zip(self.missing, self.worths, strict=True), *[(5, 3.2)] * new]
        worths: list[float] = []
        used = 0.0
        for need, worth in missing:
            if need <= 1:
                worths.append(worth)
            elif pair[0] and need - 1 <= cubes - used:
                used += need - 1
                worths.append(worth)
        open_needs = sum(need for need, _ in missing)
        useful = min(bought, max(0.0, open_needs - self.cubes))
        total = self.future * (temper.cube * 1.1 * useful + temper.spare * max(0.0, min(6.0, bought - useful)))
        worths.sort(reverse=True)
        return total, len(worths), worths[0] if worths else 0.0, worths[1] if len(worths) > 1 else 0.0

    def _hangar(self, pair: Pair, finished: int, first: float, second: float, energy: float) -> tuple[float, float]:
        """Assemblies first, for their energy; then the launch, if it can be paid."""
        total, left, launched = 0.0, [worth for worth in (first, second) if worth], False
        for face in pair:
            if not face:
                continue
            options = self.s.board.die_options[face]
            if self.s.who[self.seat].launching_die == face:
                options = [*options, (0, 1)]
            best, chosen, flown = 0.0, 0, None
            for assemblies, launches in options:
                count = min(assemblies, len(left))
                flight = self._affordable(energy + 2.5 * count, count) if launches and not launched else None
                value = sum(0.75 * worth for worth in left[:count]) + (flight[0] if flight is not None else 0.0)
                if value > best:
                    best, chosen, flown = value, count, flight
            total += best
            energy += 2.5 * chosen
            left = left[chosen:]
            if flown is not None:
                energy -= flown[1]
                launched = True
        return total, energy

    def _affordable(self, energy: float, assemblies: int) -> Flight | None:
        """The best flight that can be paid after so many assemblies."""
        now = self.launch if self.launch is not None and energy >= self.launch[1] else None
        later = self.later if self.later is not None and assemblies and energy >= self.later[1] else None
        return self._better(now, later)

    def _boarding(self, pair: Pair, energy: float) -> tuple[float, float]:
        crew = sum(int(crew_of(self.s, self.seat, face)) for face in pair if face)
        count = min(crew, self.s.crew[self.seat], len(self.seats), max(0, int(energy)))
        return sum(self.seats[:count]) + 0.05 * pair[0], energy - count
