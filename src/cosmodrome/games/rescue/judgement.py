"""What a position of Rocket Rescue is worth to a party, in points: what is sure, and what is hoped for.

Sure is what would be scored now. Hoped for are rockets that may fly soon, modules on their way into one, and the energy
and cubes that bring them there. The pilot compares positions with it and plans its dice by the same beliefs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cosmodrome.games.rescue.rules.board import (
    COCKPIT,
    COCKPIT_PLACE,
    CREW_MODULE,
    ENGINE,
    ENGINE_PLACE,
    FUEL_TANK,
    PLACES,
    RESOURCES,
    Module,
    digit,
)
from cosmodrome.games.rescue.rules.launch import launch_cost
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.games.rescue.rules.spaceport import NOBODY, NOTHING
from cosmodrome.games.rescue.rules.turns import WORKING

__all__ = ["Judgement", "Prospect", "Temper"]

ROCKETS: Final = 2
"""So many rockets, the most promising ones, are told apart."""


@dataclass
class Temper:
    """What a pilot believes, in points."""

    energy: float = 0.48
    """An energy, as long as a launch could need it; more than that is worth a fifth."""
    cube: float = 0.2
    """A cube that one of its modules needs."""
    spare: float = 0.12
    """Any other cube."""
    free_crew: float = 1.3
    """That a module lets somebody board for nothing."""
    part: float = 0.4
    """A module in a hangar, whatever for; then what each of its figures adds."""
    seat: float = 0.2
    stability: float = 0.1
    shield: float = 0.15
    equipment: float = 0.35
    wanted: float = 1.5
    """To take a module of a type that a rocket in the making lacks, and that is not in the workshop yet."""
    twin: float = 0.9
    """What a second module of a type in the supply is worth less."""
    card: float = 0.2
    done: float = 0.5
    """The share of a module's worth that the bare card has, and what is added when it is finished."""
    faith: float = 0.5
    """How likely a rocket that is ready and can be paid will fly, if it does not fly at once."""
    patience: float = 0.8
    """What is left of that when only one round is to come."""
    reward: float = 1.0
    """How much of the rewards of a rocket that will fly is believed in."""
    rival: float = 0.15
    """What a point of another party weighs against one's own."""


@dataclass
class Prospect:
    """What a rocket may become."""

    likely: float
    """How likely it flies soon, from 0 to 1."""
    launch: float
    construction: float
    """The rewards of the best planet it can hope for."""
    cost: float


class Judgement:
    """Judges positions for any party."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()

    def worth(self, s: Rescue, party: int) -> float:
        """What a party has and hopes for, less a share of what the others have."""
        if s.over:
            best = max(int(s.score(other)) for other in range(s.parties) if other != party)
            return float(s.score(party)) + (50 if party in s.winners else -50) + 0.1 * (int(s.score(party)) - best)
        others = [self._sure(s, other) for other in range(s.parties) if other != party]
        rival = self.temper.rival * (max(others) + sum(others) / len(others)) / 2
        return self._sure(s, party) + self._hoped(s, party) - rival

    def _sure(self, s: Rescue, party: int) -> float:
        return float(s.score(party))

    def _hoped(self, s: Rescue, party: int) -> float:
        future = self.future(s)
        total = 0.0
        prospects = [self.prospect(s, hangar) for hangar in range(s.board.hangars)]
        for hangar, prospect in enumerate(prospects):
            total += self._rocket(s, party, hangar, prospect)
        return total + future * (self._energy(s, party) + self._workshop(s, party))

    def traits(self, s: Rescue, party: int) -> list[float]:
        """What worth is made of, piece by piece, and what a party has in store."""
        found = [self.worth(s, party), self._sure(s, party), self._hoped(s, party), float(s.rescued[party])]
        found += [float(s.energy[party]), self._energy(s, party), self._workshop(s, party), self.future(s)]
        rockets = [self._rocket(s, party, hangar, self.prospect(s, hangar)) for hangar in range(s.board.hangars)]
        found += [*sorted([*rockets, 0.0, 0.0], reverse=True)[:ROCKETS], sum(rockets)]
        found += [float(s.cubes[party * RESOURCES + resource]) for resource in range(RESOURCES)]
        owned = sum([1.0 for owner in s.owner if owner == party])
        aboard = float(sum([int(digit(crew, party)) for crew in s.aboard]))
        return [*found, float(len(s.hands[party])), owned, aboard]

    def future(self, s: Rescue) -> float:
        """How much what is saved for later still counts, from 0 to 1."""
        left = 0 if s.last_round else int(s.board.rounds - s.round)
        nearest = int(s.board.crew) - max(s.rescued)
        return min(1.0, 0.3 + 0.35 * left, 0.4 + 0.15 * nearest)

    def _time(self, s: Rescue) -> float:
        """How much of the chance to launch is left, from 0 to 1: in the hangar phase of the last round almost none."""
        left = 0 if s.last_round else int(s.board.rounds - s.round)
        if left:
            return self.temper.patience if left == 1 else 1.0
        return 0.1 if s.stage == WORKING else 0.6

    # --- rockets ------------------------------------------------------------------------------------------------------

    def prospect(self, s: Rescue, hangar: int) -> Prospect:
        """How near a rocket is to flying, and what it would bring."""
        base = hangar * PLACES
        cards = [s.built[slot] for slot in range(base, base + PLACES) if s.built[slot] != NOTHING]
        if not cards:
            return Prospect(0, 0, 0, 10)
        tanks = sum(s.board.modules[card].type == FUEL_TANK for card in cards)
        parts = (s.built[base + ENGINE_PLACE] != NOTHING) + (s.built[base + COCKPIT_PLACE] != NOTHING)
        ready = 0.1 + 0.32 * parts + 0.26 * (tanks > 0)
        goal = self._goal(s, hangar, cards, tanks)
        owners = {s.owner[slot] for slot in range(base, base + PLACES)} - {NOBODY}
        paid = max(min(1.0, (s.energy[owner] + 4) / (goal[2] + 1)) for owner in owners)
        return Prospect(self.temper.faith * self._time(s) * ready**2 * paid**1.5, goal[0], goal[1], goal[2])

    def _goal(self, s: Rescue, hangar: int, cards: list[int], tanks: int) -> tuple[float, float, float]:
        """Launch reward, construction reward and cost of the best planet within reach."""
        best, found = -99.0, (1.0, 1.0, 10.0)
        equipment = 0
        for card in cards:
            equipment |= int(s.board.modules[card].equipment)
        for planet in s.planets:
            if planet == NOTHING:
                continue
            goal = s.board.planets[planet]
            if goal.fuel > max(tanks, 1) or equipment & goal.equipment != goal.equipment:
                continue
            cost = int(launch_cost(s, 0, hangar, planet))
            if cost == NOTHING:
                cost = int(goal.cost) + 2 * (goal.heat + goal.gas)
            value = 2.0 * int(goal.launch) + 1.2 * int(goal.construction) - self.temper.energy * cost
            if value > best:
                best, found = value, (float(goal.launch), float(goal.construction), float(cost))
        return found

    def _rocket(self, s: Rescue, party: int, hangar: int, prospect: Prospect) -> float:
        base = hangar * PLACES
        counts = [0] * s.parties
        crew, total = 0, 0.0
        for slot in range(base, base + PLACES):
            owner = s.owner[slot]
            if owner == NOBODY:
                continue
            counts[owner] += 1
            crew += int(digit(s.aboard[slot], party))
            if owner == party:
                module = s.board.modules[s.built[slot]]
                total += self.future(s) * self._part(module)
        total += crew * prospect.likely
        if not counts[party]:
            return total
        temper, most = self.temper, max(counts)
        if counts[party] == most:
            total += temper.reward * prospect.likely * 2 * prospect.construction / counts.count(most)
        funds = min(1.0, (s.energy[party] + 2) / (prospect.cost + 1))
        gain = max(0.0, 2 * prospect.launch - temper.energy * self.future(s) * prospect.cost)
        return total + temper.reward * prospect.likely * funds**2 * gain

    # --- what is saved ------------------------------------------------------------------------------------------------

    def _energy(self, s: Rescue, party: int) -> float:
        enough = 13
        energy = s.energy[party]
        return self.temper.energy * (min(energy, enough) + 0.2 * max(0, energy - enough))

    def _workshop(self, s: Rescue, party: int) -> float:
        """Modules in the supply with the cubes on them, and cubes that wait for one."""
        temper, total = self.temper, 0.0
        needed = [0] * RESOURCES
        seen = [0] * 4
        for card in s.hands[party]:
            module, missing = s.board.modules[card], s.missing(card)
            open_cubes = 0
            for resource in range(RESOURCES):
                need = int(digit(missing, resource))
                needed[resource] += need
                open_cubes += need
            done = 1 - max(0, open_cubes - 1) / int(module.cubes)
            full = max(0.3, self.module(module) - temper.twin * seen[module.type])
            total += full * (temper.card + temper.done * done**2)
            seen[module.type] += 1
        for resource in range(RESOURCES):
            held = s.cubes[party * RESOURCES + resource]
            useful = min(held, needed[resource])
            total += temper.cube * useful + temper.spare * min(6, held - useful)
        return total

    def module(self, module: Module) -> float:
        """What a module is worth when it is assembled."""
        free = self.temper.free_crew if module.type in (COCKPIT, CREW_MODULE) else 0.0
        return self._part(module) + self.temper.energy * int(module.energy) + free

    def _part(self, module: Module) -> float:
        """What a module in a hangar is worth for later flights."""
        temper = self.temper
        return (
            temper.part
            + temper.seat * int(module.capacity)
            + temper.stability * int(module.stability)
            + temper.shield * (module.heat + module.gas)
            + (temper.equipment if module.equipment else 0)
        )

    def lacking(self, s: Rescue) -> int:
        """The types that some rocket in the making lacks, as bits; on an empty field, all that a rocket needs."""
        needed = 1 << COCKPIT | 1 << FUEL_TANK | 1 << ENGINE
        lacking, rockets = 0, 0
        for hangar in range(s.board.hangars):
            types = 0
            for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
                if s.built[slot] != NOTHING:
                    types |= 1 << int(s.board.modules[s.built[slot]].type)
            if types:
                rockets += 1
                lacking |= ~types & needed
        return lacking if rockets else needed
