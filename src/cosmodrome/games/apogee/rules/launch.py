"""Static fire and launch: when they are allowed, the roll, and what goes where afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.company import Company, Flight
from cosmodrome.games.apogee.rules.components import FIRST, NONE, PAYLOAD, RND, Investor
from cosmodrome.games.apogee.rules.dice import Trial
from cosmodrome.games.apogee.rules.rocket import (
    astronauts,
    complete,
    cost_of,
    count_in,
    kinds_of,
    mass,
    operations_authority,
    performance,
    roll_needed,
    stages_built,
    thrust,
)
from cosmodrome.kernel.bits import bit

__all__ = [
    "authority_needed",
    "can_fire",
    "fire",
    "fire_roll",
    "launch",
    "launch_roll",
    "pays_for_fire",
    "reachable",
    "rocket_performance",
    "weather",
]

# --- static fire ------------------------------------------------------------------------------------------------------------


def can_fire(s: Apogee, seat: i64) -> bool:
    """Both stages, once a round, and no Event against it."""
    company = s.companies[seat]
    return not company.fired and s.event.effect != "forbid_static_fire" and stages_built(s.box, company.pad)


def fire_roll(s: Apogee) -> i64:
    """What a static fire must roll in this round."""
    return s.event.roll if s.event.effect == "static_fire_roll" else s.box.static_fire


def pays_for_fire(s: Apogee, company: Company, investor: Investor) -> bool:
    """Does an Investor reward the test of what stands on a pad?"""
    return (
        investor.act == "static_fire"
        and count_in(company.pad, s.box.slots[FIRST]) >= investor.first_min
        and count_in(company.pad, s.box.slots[PAYLOAD]) >= investor.payload_min
        and thrust(s.box, company) >= investor.thrust_min
    )


def fire(s: Apogee, seat: i64) -> None:
    """One roll, without spare dice; a success brings one, and counts for Investors even when none can be taken."""
    company = s.companies[seat]
    company.fired = True
    passed = s.roll(seat, fire_roll(s))
    if s.listening:
        s.emit("fire", seat, (int(passed),))
    if not passed:
        return
    s.gain_die(seat)
    found: i64 = 0
    for place in range(len(s.investor_row)):
        index = s.investor_row[place]
        if index != NONE and pays_for_fire(s, company, s.box.investors[index]):
            found |= bit(place)
    if found:
        s.claim(seat, found)


# --- launch -----------------------------------------------------------------------------------------------------------------


def rocket_performance(s: Apogee, seat: i64) -> i64:
    """The performance of the rocket on a pad, in tenths; 0: it cannot fly."""
    company = s.companies[seat]
    return performance(s.box, thrust(s.box, company), mass(s.box, company))


def weather(s: Apogee) -> i64:
    """What the Event of the round adds to every launch die."""
    return s.event.amount if s.event.effect == "launch_roll" else 0


def authority_needed(s: Apogee, seat: i64, destination: i64) -> i64:
    """What the Space Operations Center asks of a company now, in tenths."""
    needed: i64 = s.box.authority[destination] - s.companies[seat].relief
    if s.event.effect == "operations_authority":
        needed += s.event.amount
    return max(needed, 0)


def launch_roll(s: Apogee, seat: i64, destination: i64) -> i64:
    """What the die itself must show, weather included; 0: out of reach."""
    needed = roll_needed(s.box, rocket_performance(s, seat), destination)
    return needed - weather(s) if needed else 0


def reachable(s: Apogee, seat: i64) -> i64:
    """The destinations that a company may launch to now, as bits."""
    box, company = s.box, s.companies[seat]
    if company.launched or not company.operators or not complete(box, company.pad):
        return 0
    event = s.event
    if event.effect == "forbid_launch" and kinds_of(company.pad) & event.kinds:
        return 0
    if event.effect == "launch_fee" and company.credits < event.amount:
        return 0
    strength = rocket_performance(s, seat)
    if strength < s.goal.performance_min:
        return 0
    authority = operations_authority(box, company)
    found: i64 = 0
    for destination in range(len(box.authority)):
        if authority >= authority_needed(s, seat, destination) and roll_needed(box, strength, destination):
            found |= bit(destination)
    return found


def launch(s: Apogee, seat: i64, destination: i64) -> None:
    """Name the destination, turn the operators up, pay the insurance, and roll."""
    company = s.companies[seat]
    company.launched = True
    company.shown = True
    s.destination = destination
    if s.listening:
        s.emit("launch", seat, (int(destination),))
    if s.event.effect == "launch_fee":
        s.pay(seat, s.event.amount)
    LAUNCH_TRIAL.roll(s, seat, launch_roll(s, seat, destination))


class LaunchTrial(Trial):
    """The launch itself."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """Credits and Investors; payloads and what belongs to them stay, the rest comes back to the reserve."""
        box, company = s.box, s.companies[seat]
        pad = company.pad
        flight = Flight(
            s.round,
            s.destination,
            [kind for kind in pad if box.technologies[kind].stays],
            astronauts(box, company),
            thrust(box, company),
            cost_of(box, pad),
            count_in(pad, box.slots[RND]),
            kinds_of(pad),
        )
        company.flights = [*company.flights, flight]
        s.earn(seat, box.launch_reward)
        if s.listening:
            s.emit("success", seat, (int(s.destination), int(flight.astronauts), len(flight.left)))
        keeps = company.keeps_first
        for kind in pad:
            if box.technologies[kind].keeps:
                keeps = True
        company.pad = []
        for kind in pad:
            technology = box.technologies[kind]
            if technology.stays:
                continue
            if keeps and technology.slot == FIRST:
                company.pad.append(kind)
            else:
                company.reserve.append(kind)
        self.please(s, seat, flight)
        s.mind_reserve(seat)

    def please(self, s: Apogee, seat: i64, flight: Flight) -> None:
        """The Investors who waited for such a launch."""
        found: i64 = 0
        for place in range(len(s.investor_row)):
            index = s.investor_row[place]
            if index == NONE:
                continue
            investor = s.box.investors[index]
            if (
                investor.act == "launch"
                and (not investor.kinds or investor.kinds & flight.aboard)
                and flight.astronauts >= investor.astronauts_min
                and flight.destination >= investor.destination_min
            ):
                found |= bit(place)
        if found:
            s.claim(seat, found)

    def fail(self, s: Apogee, seat: i64) -> None:
        """The rocket stays as it is."""
        if s.listening:
            s.emit("failure", seat, (int(s.destination),))


LAUNCH_TRIAL: Final = LaunchTrial()
