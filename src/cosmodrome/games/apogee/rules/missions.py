"""Missions and the end of the game: how far each company has come, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.company import Flight
from cosmodrome.games.apogee.rules.components import DELIVER, FARTHEST, INVESTORS, LAUNCHES, NONE, Goal, Need
from cosmodrome.games.apogee.rules.rocket import count_in
from cosmodrome.kernel.bits import size_of

__all__ = ["counts", "delivered", "farthest", "fulfilled", "hopeless", "progress", "requirements", "winners_now"]

WHOLE = 100
"""Progress is told in parts of this."""


def counts(goal: Goal, flight: Flight) -> bool:
    """Does a flight meet all that a launch mission wants of one?"""
    if flight.destination != goal.destination or not goal.rnd_min <= flight.rnd <= goal.rnd_max:
        return False
    if flight.astronauts < goal.astronauts_min or flight.thrust < goal.thrust_min:
        return False
    return all(flight.aboard & kinds for kinds in goal.aboard)


def delivered(s: Apogee, seat: i64, need: Need) -> i64:
    """How much of something a company has brought where it is wanted."""
    total: i64 = 0
    for flight in s.companies[seat].flights:
        if flight.destination != need.destination or (s.goal.cost_below and flight.cost >= s.goal.cost_below):
            continue
        total += count_in(flight.left, need.kinds) if need.kinds else flight.astronauts
    return total


def farthest(s: Apogee, seat: i64) -> i64:
    """The farthest destination a company has reached, NONE if it has not flown."""
    best: i64 = NONE
    for flight in s.companies[seat].flights:
        best = max(best, flight.destination)
    return best


def requirements(s: Apogee, seat: i64) -> list[tuple[int, int]]:
    """For each thing that the Mission asks for, how much a company has and how much it needs."""
    goal, company = s.goal, s.companies[seat]
    found: list[tuple[int, int]] = []
    if goal.kind == LAUNCHES:
        flown = 0
        for flight in company.flights:
            if counts(goal, flight):
                flown += 1
        found.append((flown, int(goal.launches)))
    elif goal.kind == INVESTORS:
        found.append((int(size_of(company.investors)), int(goal.investors)))
    elif goal.kind == FARTHEST:
        found.append((int(farthest(s, seat)) + 1, len(s.box.authority)))
    if goal.kind == DELIVER or s.needs:
        for need in s.needs:
            found.append((int(delivered(s, seat, need)), int(need.amount)))
    if goal.credits_min:
        found.append((int(company.credits), int(goal.credits_min)))
    if goal.authority_min:
        found.append((int(s.team_authority(seat)), int(goal.authority_min)))
    return found


def fulfilled(s: Apogee, seat: i64) -> bool:
    """Everything there?"""
    return all(have >= wanted for have, wanted in requirements(s, seat))


def progress(s: Apogee, seat: i64) -> int:
    """The same as one figure from 0 to 100."""
    parts = requirements(s, seat)
    return sum([WHOLE * min(have, wanted) // wanted for have, wanted in parts]) // len(parts)


def winners_now(s: Apogee) -> list[int]:
    """Who wins at the end of this round, before a tie is broken."""
    if s.goal.kind == FARTHEST:
        reached = [int(farthest(s, seat)) for seat in range(s.seats)]
        best = max(reached)
        if s.round < s.goal.round or best == NONE:
            return []
        found = [seat for seat in range(s.seats) if reached[seat] == best]
    else:
        found = [seat for seat in range(s.seats) if fulfilled(s, seat)]
    return break_tie(s, found) if s.tiebreak and len(found) > 1 else found


def hopeless(s: Apogee) -> bool:
    """Can nobody fulfil the Mission any more? When all Investors are gone, those who asked for more of them wait in vain."""
    return s.goal.at_once and not s.investor_deck and s.investor_row.count(NONE) == len(s.investor_row)


def break_tie(s: Apogee, tied: list[int]) -> list[int]:
    """The variant for seasoned players: the lowest authority of all together wins, then that of the Director alone."""
    alone = [int(s.box.directors[s.companies[seat].director].authority) for seat in range(s.seats)]
    together = [alone[seat] + int(s.team_authority(seat)) for seat in range(s.seats)]
    least = min([together[seat] for seat in tied])
    tied = [seat for seat in tied if together[seat] == least]
    least = min([alone[seat] for seat in tied])
    return [seat for seat in tied if alone[seat] == least]
