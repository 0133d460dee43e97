"""The rocket on a launch pad: what fits on it, and what it is worth at a launch.

Everything is computed from the cards on the pad, the engineers at work and the table of the help card. Who may launch
where, and what happens then, is in `launch`.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.company import Company
from cosmodrome.games.apogee.rules.components import FIRST, PAYLOAD, Box
from cosmodrome.kernel.bits import bit

__all__ = [
    "astronauts",
    "complete",
    "cost_of",
    "count_in",
    "fits",
    "kinds_of",
    "mass",
    "operations_authority",
    "performance",
    "roll_needed",
    "stages_built",
    "thrust",
]


def kinds_of(cards: list[int]) -> i64:
    """The kinds among some cards."""
    found: i64 = 0
    for kind in cards:
        found |= bit(kind)
    return found


def count_in(cards: list[int], kinds: i64) -> i64:
    """How many of the cards are of these kinds."""
    count: i64 = 0
    for kind in cards:
        if kinds & bit(kind):
            count += 1
    return count


def fits(box: Box, pad: list[int], kind: i64) -> bool:
    """Is there room for the card on the pad, and does it go with what is there?"""
    technology = box.technologies[kind]
    slot = box.slots[technology.slot]
    count: i64 = 0
    for built in pad:
        here = bit(built)
        if technology.clashes & here:
            return False
        if slot & here:
            count += 1
    return count < box.slot_limit


def stages_built(box: Box, pad: list[int]) -> bool:
    """A First and an Upper Stage: enough for a static fire."""
    found: i64 = 0
    for kind in pad:
        technology = box.technologies[kind]
        found |= 3 if technology.both else bit(technology.slot)
    return found & 3 == 3


def complete(box: Box, pad: list[int]) -> bool:
    """Both stages and a payload: enough for a launch."""
    return stages_built(box, pad) and kinds_of(pad) & box.slots[PAYLOAD] != 0


def cost_of(box: Box, pad: list[int]) -> i64:
    """The printed costs together, whatever was paid."""
    total: i64 = 0
    for kind in pad:
        total += box.technologies[kind].cost
    return total


def thrust(box: Box, company: Company) -> i64:
    """First Stage with its bonuses, multiplied; then everything else, and what counts for the whole rocket."""
    first: i64 = 0
    rest: i64 = company.extra_thrust
    factor: i64 = 1
    for kind in company.pad:
        technology = box.technologies[kind]
        if technology.slot == FIRST:
            first += technology.thrust
        else:
            rest += technology.thrust
        factor *= technology.factor
    active, index = company.active, i64(0)
    while active:
        if active & 1:
            engineer = box.engineers[index]
            if engineer.effect == "thrust_per_card":
                bonus = engineer.amount * count_in(company.pad, engineer.kinds)
                if engineer.kinds & box.slots[FIRST]:
                    first += bonus
                else:
                    rest += bonus
        active >>= 1
        index += 1
    return first * factor + rest


def mass(box: Box, company: Company) -> i64:
    """The printed sum less what aerospikes and engineers take off. No reduction brings it below the table; a rocket that
    is too light as printed stays so."""
    printed: i64 = 0
    engines: i64 = 0
    spikes: list[int] = []
    for kind in company.pad:
        technology = box.technologies[kind]
        printed += technology.mass
        if technology.reduces:
            spikes.append(technology.reduces)
        if box.liquid & bit(kind):
            engines += 1
    least: i64 = box.mass_from[0]
    if printed <= least:
        return printed
    reduced = printed
    spikes.sort(reverse=True)
    for reduction in spikes:
        if engines > 0:
            reduced -= reduction
            engines -= 1
    active, index = company.active, i64(0)
    while active:
        if active & 1 and box.engineers[index].effect == "mass":
            reduced += box.engineers[index].amount
        active >>= 1
        index += 1
    return max(reduced, least)


def astronauts(box: Box, company: Company) -> i64:
    """Seats: printed, in pressurised cargos, and one more for each seat that has a host; all of them filled."""
    total: i64 = 0
    hosts: i64 = 0
    cargos: i64 = 0
    extra: list[int] = []
    holds: list[int] = []
    for kind in company.pad:
        technology = box.technologies[kind]
        total += technology.astronauts
        if technology.astronauts:
            hosts += 1
        if box.cargos & bit(kind):
            cargos += 1
        if technology.seats:
            extra.append(technology.seats)
        if technology.cargo_seats:
            holds.append(technology.cargo_seats)
    for seats in holds:
        if cargos > 0:
            total += seats
            cargos -= 1
            hosts += 1
    for seats in extra:
        if hosts > 0:
            total += seats
            hosts -= 1
    active, index = company.active, i64(0)
    while active:
        if active & 1:
            engineer = box.engineers[index]
            if engineer.effect == "astronauts_per_card":
                total += engineer.amount * count_in(company.pad, engineer.kinds)
        active >>= 1
        index += 1
    return total


def performance(box: Box, thrust: i64, mass: i64) -> i64:
    """The cell of the help card, in tenths; 0 is an empty one."""
    if mass < box.mass_from[0]:
        return 0
    column: i64 = 0
    last: i64 = len(box.mass_from) - 1
    while column < last and mass >= box.mass_from[column + 1]:
        column += 1
    for row in range(len(box.thrust_from)):
        if thrust >= box.thrust_from[row]:
            return box.performance[row][column]
    return 0


def roll_needed(box: Box, performance: i64, destination: i64) -> i64:
    """What the die must show; 0: this rocket cannot get there."""
    if performance:
        for row in range(len(box.performance_from)):
            if performance >= box.performance_from[row]:
                return box.rolls[row][destination]
    return 0


def operations_authority(box: Box, company: Company) -> i64:
    """The authority of a company's engineers at the Space Operations Center."""
    total: i64 = 0
    operators, index = company.operators, i64(0)
    while operators:
        if operators & 1:
            engineer = box.engineers[index]
            total += engineer.amount if company.boosted & bit(index) else engineer.authority
        operators >>= 1
        index += 1
    return total
