"""Rocket launch (chapter 5.2): which rocket may fly where, what it costs, what it brings, and what it breaks.

A launch is carried out in parts, because somebody may have to choose in the middle of it: reward crew that are no longer
on Earth are fetched from other rockets, and their player says from which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import COCKPIT_PLACE, ENGINE_PLACE, FACES, FUEL_TANK, PLACES, digit
from cosmodrome.games.rescue.rules.moves import FETCH, PASS
from cosmodrome.games.rescue.rules.spaceport import NOBODY, NOTHING
from cosmodrome.games.rescue.rules.turns import SHARES, Turns
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.state import Step

__all__ = ["FETCH_CREW", "MANIFEST", "FetchCrew", "complete", "continue_launch", "launch", "launch_cost", "owns_part"]

MANIFEST: Final = 4
"""So many figures of a flight tell of each place of its rocket, and as many before them of the launch itself."""


def complete(s: Turns, hangar: i64) -> bool:
    """Does the rocket have an engine and a cockpit?"""
    built, base = s.built, hangar * PLACES
    return built[base + ENGINE_PLACE] != NOTHING and built[base + COCKPIT_PLACE] != NOTHING


def owns_part(s: Turns, party: i64, hangar: i64) -> bool:
    """Does a party own a module in a hangar?"""
    return any(s.owner[slot] == party for slot in range(hangar * PLACES, (hangar + 1) * PLACES))


def launch_cost(s: Turns, party: i64, hangar: i64, planet: i64) -> i64:
    """What a party would pay to send a complete rocket to a planet; NOTHING if it does not meet the requirements."""
    board, built = s.board, s.built
    goal = board.planets[planet]
    tanks: i64 = 0
    equipment: i64 = 0
    cost = goal.cost
    for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
        card: i64 = built[slot]
        if card == NOTHING:
            continue
        module = board.modules[card]
        if module.type == FUEL_TANK:
            tanks += 1
        equipment |= module.equipment
        if goal.heat and not module.heat:
            cost += board.missing_shield
        if goal.gas and not module.gas:
            cost += board.missing_shield
    if tanks < goal.fuel or equipment & goal.equipment != goal.equipment:
        return NOTHING
    who = s.who[party]
    if who.discount:
        cost = max(who.least_cost, cost - who.discount)
    return cost


def launch(s: Turns, party: i64, hangar: i64, planet: i64) -> None:
    """Pay, bring all on board to the planet, and line up those who get a reward: the launcher first."""
    cost = launch_cost(s, party, hangar, planet)
    s.gain(party, -cost)
    s.launches[party] += 1
    s.flying = hangar
    s.target = s.planets.index(planet)
    s.flight = [int(party), int(hangar), int(planet), int(s.target), *_manifest(s, hangar)]
    if s.listening:
        s.emit("launch", party, (int(hangar), int(planet), int(cost)))
    _carry(s, hangar)
    goal = s.board.planets[planet]
    claims = _builders(s, hangar, goal.construction)
    claims.append(party * SHARES + goal.launch)
    s.claims = claims


def _manifest(s: Turns, hangar: i64) -> list[int]:
    """The rocket as it takes off: card, owner, crew and no roll yet for each place, from the ground up."""
    manifest: list[int] = []
    for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
        manifest += [s.built[slot], s.owner[slot], s.aboard[slot], 0]
    return manifest


def _carry(s: Turns, hangar: i64) -> None:
    """All crew in the rocket are rescued."""
    for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
        aboard: i64 = s.aboard[slot]
        if aboard:
            for party in range(s.parties):
                s.rescued[party] += digit(aboard, party)
                if s.listening and digit(aboard, party):
                    s.emit("arrive", party, (int(digit(aboard, party)), s.built[slot]))
            s.aboard[slot] = 0


def _builders(s: Turns, hangar: i64, reward: i64) -> list[int]:
    """The claims of those who own most modules; they share the reward, rounded up. The first by order token comes last."""
    counts = [0 for _ in range(s.parties)]
    for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
        owner: i64 = s.owner[slot]
        if owner != NOBODY:
            counts[owner] += 1
    most: i64 = max(counts)
    tied: list[int] = []
    for place in range(s.parties - 1, -1, -1):
        party = s.by_rank[place]
        if counts[party] == most:
            tied.append(party)
    share = (reward + len(tied) - 1) // len(tied)
    return [party * SHARES + share for party in tied] if share else []


def continue_launch(s: Turns) -> None:
    """Give out rewards until somebody has to choose; after the last one, clean up."""
    while s.claims:
        party, share = i64(s.claims[-1]) // SHARES, i64(s.claims[-1]) % SHARES
        share = _rescue_from_earth(s, party, share)
        if share and s.crew_in_hangars(party):
            if party < s.seats:
                s.claims = [*s.claims[:-1], int(party * SHARES + share)]
                s.ask(party, FETCH_CREW)
                return
            share = _fetch_all(s, party, share)
        while share and s.earn_token(party):
            share -= 1
            if s.listening:
                s.emit("token", party, (0,))
        s.claims = s.claims[:-1]
    _clean_up(s)


def _rescue_from_earth(s: Turns, party: i64, share: i64) -> i64:
    """Reward crew from the party's supply; tells how many are still to come."""
    count = min(share, i64(s.crew[party]))
    for _ in range(count):
        s.rescue(party, NOTHING)
    if s.listening and count:
        s.emit("reward", party, (int(count),))
    return share - count


def _fetch_all(s: Turns, party: i64, share: i64) -> i64:
    """A Consortium fetches its crew from the leftmost rocket, from the ground up."""
    for slot in range(len(s.aboard)):
        while share and digit(s.aboard[slot], party):
            s.rescue(party, slot)
            share -= 1
            if s.listening:
                s.emit("fetch", party, (int(slot), s.built[slot]))
    return share


class FetchCrew(Step[Turns]):
    """A reward, and nobody left on Earth: fetch a crew member from another rocket, or forgo the rest."""

    def asks(self) -> str:
        """`fetch`."""
        return "fetch"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Every slot with own crew, and forgoing."""
        moves = [FETCH + slot for slot in range(len(s.aboard)) if digit(s.aboard[slot], seat)]
        moves.append(PASS)
        return moves

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Rescue it; the claim gets smaller."""
        if move == PASS:
            s.claims = [*s.claims[:-1], int(seat * SHARES)]
            return
        slot: i64 = move - FETCH
        s.rescue(seat, slot)
        if s.listening:
            s.emit("fetch", seat, (int(slot), s.built[slot]))
        s.claims = [*s.claims[:-1], s.claims[-1] - 1]
        if s.claims[-1] % SHARES and s.crew_in_hangars(seat):
            s.ask(seat, FETCH_CREW)


FETCH_CREW: Final = FetchCrew()


def _clean_up(s: Turns) -> None:
    """Tokens for equipment, the next planet, and the stability of every module."""
    hangar, place = s.flying, s.target
    planet: i64 = s.planets[place]
    _reward_equipment(s, hangar, s.board.planets[planet].equipment)
    s.reached |= bit(planet)
    s.turn_up(place)
    if s.listening and s.planets[place] != NOTHING:
        s.emit("planet", -1, (s.planets[place],))
    flight = s.flight.copy()
    for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
        if s.built[slot] != NOTHING:
            flight[MANIFEST * (slot % PLACES + 2) - 1] = int(_shake(s, slot))
    s.flight = flight
    s.flying = NOTHING
    s.target = NOTHING
    for party in range(s.parties):
        if s.rescued[party] == s.board.crew and not s.last_round:
            s.last_round = True
            if s.listening:
                s.emit("all_safe", party, ())


def _reward_equipment(s: Turns, hangar: i64, equipment: i64) -> None:
    """Every module with the wanted symbol earns its owner a token; by order token, as long as there are any."""
    if equipment == 0:
        return
    for party in s.by_rank:
        for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
            if s.owner[slot] != party or not s.board.modules[s.built[slot]].equipment & equipment:
                continue
            if s.earn_token(party) and s.listening:
                s.emit("token", party, (1,))


def _shake(s: Turns, slot: i64) -> i64:
    """Roll for a module: it stays if its stability is greater. Tells the roll."""
    card, owner = i64(s.built[slot]), i64(s.owner[slot])
    roll = s.rng.below(FACES) + 1
    stays = s.board.modules[card].stability + s.who[owner].stability > roll
    if s.listening:
        s.emit("shake", owner, (int(card), int(roll), int(stays)))
    if not stays:
        s.built[slot] = NOTHING
        s.owner[slot] = NOBODY
        s.markers[owner] += 1
        s.throw_away(card)
    return roll
