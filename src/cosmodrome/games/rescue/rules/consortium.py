"""The Consortium: our own automatic rival for games with one or two seats. It pays no cubes and no bill for its dice; what
it does follows from what lies on the table.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import COCKPIT, CREW_MODULE, ENGINE, FUEL_TANK, PLACES, RESOURCES
from cosmodrome.games.rescue.rules.boarding import crew_of
from cosmodrome.games.rescue.rules.hangar import assemble, may_assemble, may_launch
from cosmodrome.games.rescue.rules.launch import complete, launch, launch_cost, owns_part
from cosmodrome.games.rescue.rules.research import take
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.games.rescue.rules.turns import Turns

__all__ = ["boards", "buys", "picks", "works"]


def picks(s: Turns, party: i64) -> None:
    """Research: the laid-out card with the highest cost; if none is left, a standard card."""
    best: i64 = NOTHING
    for card in s.display:
        if best == NOTHING or s.board.modules[card].cubes > s.board.modules[best].cubes:
            best = card
    if best != NOTHING:
        take(s, party, best)
    else:
        kind = _wanted(s)
        if kind == NOTHING:
            return
        best = s.take_standard(party, kind)
    if s.listening:
        s.emit("take", party, (int(best),))


def _wanted(s: Turns) -> i64:
    """The type of standard card it takes: the first that the largest rocket lacks, else any."""
    largest: i64 = 0
    for hangar in range(s.board.hangars):
        if s.size_of(hangar) > s.size_of(largest):
            largest = hangar
    for kind in (ENGINE, COCKPIT, FUEL_TANK, CREW_MODULE):
        if not _holds(s, largest, kind) and s.top_of(kind) != NOTHING:
            return kind
    for kind in (FUEL_TANK, CREW_MODULE, ENGINE, COCKPIT):
        if s.top_of(kind) != NOTHING:
            return kind
    return NOTHING


def _holds(s: Turns, hangar: i64, type: i64) -> bool:
    for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
        card: i64 = s.built[slot]
        if card != NOTHING and s.board.modules[card].type == type:
            return True
    return False


def buys(s: Turns, party: i64) -> None:
    """Purchase: cubes of the fullest resource leave the market."""
    fullest: i64 = 0
    for resource in range(RESOURCES):
        if s.market[resource] > s.market[fullest]:
            fullest = resource
    count = min(s.die, i64(s.market[fullest]))
    s.market[fullest] -= count
    s.supply[fullest] += count
    if s.listening:
        s.emit("clear", party, (int(fullest), int(count)))


def boards(s: Turns, party: i64) -> None:
    """Boarding: seats in the largest rocket that has one, its own modules first. It pays nothing itself, but a seat that
    owns the module gets its fee from the bank."""
    for _ in range(crew_of(s, party, s.die)):
        slot = _seat_for(s, party)
        if slot == NOTHING or s.crew[party] == 0:
            return
        owner: i64 = s.owner[slot]
        if owner < s.seats:
            s.gain(owner, s.board.fee)
        s.seat_crew(party, slot)
        if s.listening:
            s.emit("board", party, (int(slot), s.built[slot], int(owner), 0))


def _seat_for(s: Turns, party: i64) -> i64:
    best: i64 = NOTHING
    worth: i64 = 0
    for hangar in range(s.board.hangars):
        size = s.size_of(hangar)
        for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
            value = 2 * size + (1 if s.owner[slot] == party else 0)
            if value > worth and s.has_seat(slot):
                best, worth = slot, value
    return best


def works(s: Turns, party: i64) -> None:
    """Hangar: a die that allows a launch instead of an assembly launches if it can; else it assembles first, and launches
    last."""
    if may_launch(s, party) and not _both(s) and _launches(s, party):
        return
    if may_assemble(s) and _assembles(s, party):
        s.assembled += 1
    while may_launch(s, party) and may_assemble(s) and _spares_a_launch(s) and _assembles(s, party):
        s.assembled += 1
    if may_launch(s, party) and _launches(s, party):
        return
    if may_assemble(s) and _assembles(s, party):
        s.assembled += 1


def _both(s: Turns) -> bool:
    """Does an option of the die have an assembly and a launch?"""
    return any(option[0] and option[1] for option in s.board.die_options[s.die])


def _spares_a_launch(s: Turns) -> bool:
    """May the die assemble once more and still launch?"""
    return any(option[0] > s.assembled and option[1] for option in s.board.die_options[s.die])


def _assembles(s: Turns, party: i64) -> bool:
    """Its oldest card that fits goes to the largest rocket it fits, without cubes; nobody boards it for nothing."""
    if s.markers[party] == 0:
        return False
    for card in s.hands[party]:
        best: i64 = NOTHING
        for hangar in range(s.board.hangars):
            if s.place_for(hangar, s.board.modules[card].type) == NOTHING:
                continue
            if best == NOTHING or s.size_of(hangar) > s.size_of(best):
                best = hangar
        if best != NOTHING:
            assemble(s, party, card, best)
            return True
    return False


def _launches(s: Turns, party: i64) -> bool:
    """To the planet with the highest launch reward it can pay for, the cheaper one of two."""
    best_hangar: i64 = NOTHING
    best_planet: i64 = NOTHING
    best: i64 = 0
    for hangar in range(s.board.hangars):
        if not complete(s, hangar) or not owns_part(s, party, hangar):
            continue
        for planet in s.planets:
            if planet == NOTHING:
                continue
            cost = launch_cost(s, party, hangar, planet)
            if cost == NOTHING or cost > s.energy[party]:
                continue
            value = 1000 * (s.board.planets[planet].launch + 1) - cost
            if value > best:
                best, best_hangar, best_planet = value, hangar, planet
    if best_hangar == NOTHING:
        return False
    s.launched += 1
    launch(s, party, best_hangar, best_planet)
    return True
