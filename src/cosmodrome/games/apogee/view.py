"""What a seat may know of a game of Apogee: everything but the order of the decks, the engineers that lie face down or in
other hands, and what others have chosen in secret.

Cards are named by the ids of the data. Credits are whole; authority and performance are in tenths.
"""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.apogee.chance import chance
from cosmodrome.games.apogee.data import ApogeeData
from cosmodrome.games.apogee.rules.apogee import DIRECTORS, FIRST_SOLO, Apogee
from cosmodrome.games.apogee.rules.company import OPERATIONS, Company, Flight
from cosmodrome.games.apogee.rules.components import NONE, Need
from cosmodrome.games.apogee.rules.launch import authority_needed, fire_roll, reachable, weather
from cosmodrome.games.apogee.rules.missions import progress, requirements
from cosmodrome.games.apogee.rules.rocket import (
    astronauts,
    complete,
    cost_of,
    mass,
    operations_authority,
    performance,
    roll_needed,
    thrust,
)
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.view import View

__all__ = ["ApogeeView", "CompanyView", "FlightView", "NeedView", "PostView", "ReachView", "apogee_view"]

THOUSAND = 1000


class PostView(msgspec.Struct, frozen=True):
    """Who works somewhere: the engineers one can see, and the backs of the others."""

    engineers: tuple[str, ...]
    juniors: int
    seniors: int

    @property
    def size(self) -> int:
        """All of them."""
        return len(self.engineers) + self.juniors + self.seniors


class ReachView(msgspec.Struct, frozen=True):
    """How a rocket stands to one destination."""

    destination: str
    authority: int
    """What the Space Operations Center asks."""
    roll: int
    """What the die must show, weather included; 0: out of reach."""
    chance: int
    """To get there, in percent, with all spare dice."""
    allowed: bool
    """A launch there would be possible now, as far as rocket, operators and Event go."""


class FlightView(msgspec.Struct, frozen=True):
    """A successful launch."""

    round: int
    destination: str
    left: tuple[str, ...]
    astronauts: int


class NeedView(msgspec.Struct, frozen=True):
    """Something that the Mission wants delivered; no family means astronauts."""

    destination: str
    family: str
    amount: int


class CompanyView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's things."""

    director: str
    credits: int
    dice: int
    juniors: int
    seniors: int
    hand: tuple[str, ...]
    """One's own engineers that have not been sent anywhere."""
    posts: tuple[PostView, ...]
    active: tuple[str, ...]
    """Engineers whose specialty works for this company in this round."""
    reserve: tuple[str, ...]
    pad: tuple[str, ...]
    plan: tuple[str, ...]
    """One's own: what is to be built."""
    investors: tuple[str, ...]
    flights: tuple[FlightView, ...]
    specialty_used: bool
    nation_used: bool
    fired: bool
    launched: bool
    skips: bool
    actions: int
    thrust: int
    mass: int
    astronauts: int
    cost: int
    performance: int
    complete: bool
    operations: int
    """Authority at the Space Operations Center, -1 while it is a secret."""
    reach: tuple[ReachView, ...]
    requirements: tuple[tuple[int, int], ...]
    """For each thing that the Mission asks for: how much there is, and how much is needed."""
    progress: int


class ApogeeView(View, frozen=True, kw_only=True):
    """The table."""

    mission: int
    solo: bool
    round: int
    last_round: int
    phase: int
    event: str
    """The Event in force: its id, with `solo:` in front if it is a Solo Event; empty for none."""
    events_left: int
    rows: tuple[tuple[str, ...], ...]
    """The open cards, an empty text where there is a gap."""
    decks: tuple[int, ...]
    junior_deck: int
    senior_deck: int
    investors: tuple[str, ...]
    investor_deck: int
    pool: int
    order: tuple[int, ...]
    """The seats by authority of their Directors; empty before these are known."""
    die: int
    need: int
    roller: int
    destination: str
    """Where the last launch of this round went or goes."""
    target: int
    """Whom a nation acts against."""
    fire_roll: int
    weather: int
    needs: tuple[NeedView, ...]
    banned: tuple[str, ...]
    """Technologies that may not be built in this game."""
    no_senior: bool
    no_specialty: bool
    offered: tuple[str, ...]
    """The Directors to choose from."""
    drawn: tuple[str, ...]
    """The R&D cards to choose from."""
    action: str
    """The engineer whose specialty is being carried out, if any."""
    companies: tuple[CompanyView, ...]
    reasons: tuple[str, ...]
    """Why the game is over: the Mission is fulfilled, or the rounds are used up; empty while it runs."""


def apogee_view(state: Apogee, seat: int | None, data: ApogeeData) -> ApogeeView:
    """The table as a seat, or a spectator, sees it."""
    step = None if seat is None else state.step(seat)
    own = None if seat is None else state.companies[seat]
    technologies = [card.id for card in data.technology]
    places: list[str] = [place.id for place in data.destination]

    def cards(kinds: list[int]) -> tuple[str, ...]:
        return tuple("" if kind == NONE else technologies[kind] for kind in kinds)

    return ApogeeView(
        game="apogee",
        seat=seat,
        actors=state.actors,
        asks=step.asks() if step is not None else "",
        over=state.over,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
        mission=int(state.game.options["mission"]),
        solo=state.goal.rounds > 0,
        round=state.round,
        last_round=state.goal.rounds or state.goal.round or state.last_round,
        phase=state.phase,
        event=_event_id(state, data),
        events_left=len(state.event_deck),
        rows=tuple(cards(row) for row in state.rows),
        decks=tuple(len(deck) for deck in state.decks),
        junior_deck=len(state.juniors),
        senior_deck=len(state.seniors),
        investors=tuple("" if index == NONE else data.investor[index].id for index in state.investor_row),
        investor_deck=len(state.investor_deck),
        pool=state.pool,
        order=() if state.phase == DIRECTORS else tuple(reversed(state.director_order())),
        die=state.die,
        need=state.need,
        roller=state.roller,
        destination="" if state.destination == NONE else places[state.destination],
        target=state.target,
        fire_roll=fire_roll(state),
        weather=weather(state),
        needs=tuple(_need_view(need, data, places) for need in state.needs),
        banned=cards(members(state.banned)),
        no_senior=state.no_senior,
        no_specialty=state.no_specialty,
        offered=() if own is None else tuple(data.director[index].id for index in own.offered),
        drawn=() if own is None else cards(own.drawn),
        action=_working(state, data),
        companies=tuple(_company_view(state, other, other == seat, data) for other in range(state.seats)),
        reasons=(("mission",) if state.winners else ("rounds",)) if state.over else (),
    )


def _event_id(state: Apogee, data: ApogeeData) -> str:
    code = state.event_code
    if code == NONE:
        return ""
    return f"solo:{data.solo_event[code - FIRST_SOLO].id}" if code >= FIRST_SOLO else data.event[code].id


def _need_view(need: Need, data: ApogeeData, places: list[str]) -> NeedView:
    families = {data.technology[kind].family for kind in members(need.kinds)}
    return NeedView(places[need.destination], families.pop() if families else "", need.amount)


def _working(state: Apogee, data: ApogeeData) -> str:
    """Whose specialty is being carried out."""
    return "" if state.worker == NONE else data.engineer[state.worker].id


def _company_view(state: Apogee, seat: int, own: bool, data: ApogeeData) -> CompanyView:
    box, company = state.box, state.companies[seat]
    technologies = [card.id for card in data.technology]
    known = company.engineers if own else state.face_up(seat)
    known_director = company.director != NONE and (own or state.phase != DIRECTORS)
    hand = company.engineers & ~company.placed()
    seen = _as_seen(state, seat, known)
    flying = company.copy()
    if own:
        flying.pad = company.pad + company.plan
    power, weight = thrust(box, flying), mass(box, flying)
    return CompanyView(
        director=data.director[company.director].id if known_director else "",
        credits=company.credits * THOUSAND,
        dice=company.dice,
        juniors=len(members(company.engineers & ~box.seniors)),
        seniors=len(members(company.engineers & box.seniors)),
        hand=tuple(data.engineer[engineer].id for engineer in members(hand)) if own else (),
        posts=_post_views(state, company, known, own, data),
        active=tuple(data.engineer[engineer].id for engineer in members(company.active)),
        reserve=tuple(technologies[kind] for kind in company.reserve),
        pad=tuple(technologies[kind] for kind in company.pad),
        plan=tuple(technologies[kind] for kind in company.plan) if own else (),
        investors=tuple(data.investor[index].id for index in members(company.investors)),
        flights=tuple(_flight_view(flight, data) for flight in company.flights),
        specialty_used=company.specialty_used,
        nation_used=company.nation_used,
        fired=company.fired,
        launched=company.launched,
        skips=company.skips,
        actions=company.actions,
        thrust=power,
        mass=weight,
        astronauts=astronauts(box, flying),
        cost=cost_of(box, flying.pad) * THOUSAND,
        performance=performance(box, power, weight),
        complete=complete(box, flying.pad),
        operations=operations_authority(box, company) if own or _operators_seen(state, company, known) else -1,
        reach=_reach_views(state, seat, flying, own, data),
        requirements=tuple(requirements(seen, seat)),
        progress=progress(seen, seat),
    )


def _as_seen(state: Apogee, seat: int, known: int) -> Apogee:
    """The position as whoever knows only these engineers would count a team's authority."""
    if not state.goal.authority_min or state.companies[seat].engineers == known:
        return state
    seen = cast("Apogee", state.clone())
    seen.companies[seat].engineers = known
    return seen


def _operators_seen(state: Apogee, company: Company, known: int) -> bool:
    """Can everybody add up a company's authority at the Space Operations Center?"""
    return state.committed() and not company.operators & ~known


def _post_views(state: Apogee, company: Company, known: int, own: bool, data: ApogeeData) -> tuple[PostView, ...]:
    """While all are assigning their engineers, nobody sees what the others do."""
    seen = []
    for post in range(OPERATIONS + 1):
        there = company.at_post(post) if own or state.committed() else 0
        backs = there & ~known
        seen.append(
            PostView(
                tuple(data.engineer[engineer].id for engineer in members(there & known)),
                len(members(backs & ~state.box.seniors)),
                len(members(backs & state.box.seniors)),
            )
        )
    return tuple(seen)


def _reach_views(state: Apogee, seat: int, flying: Company, own: bool, data: ApogeeData) -> tuple[ReachView, ...]:
    box = state.box
    strength = performance(box, thrust(box, flying), mass(box, flying)) if complete(box, flying.pad) else 0
    allowed = reachable(state, seat) if own else 0
    found = []
    for place, card in enumerate(data.destination):
        needed = roll_needed(box, strength, place)
        roll = needed - weather(state) if needed else 0
        found.append(
            ReachView(
                card.id,
                authority_needed(state, seat, place),
                roll,
                chance(roll, flying.dice, box.faces) if needed else 0,
                bool(allowed & bit(place)),
            )
        )
    return tuple(found)


def _flight_view(flight: Flight, data: ApogeeData) -> FlightView:
    return FlightView(
        flight.round,
        data.destination[flight.destination].id,
        tuple(data.technology[kind].id for kind in flight.left),
        flight.astronauts,
    )
