"""The Event of the round. Some act at once on everybody, from the highest Director down; the others only lie there, and the
chapters that they touch look at them. Solo Events act at once or change the rest of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import EVENTS, FIRST_SOLO, NO_EVENT, Apogee
from cosmodrome.games.apogee.rules.components import NONE, SLOTS, Event
from cosmodrome.games.apogee.rules.dice import Trial
from cosmodrome.games.apogee.rules.dismissal import discharge
from cosmodrome.games.apogee.rules.rocket import kinds_of, thrust
from cosmodrome.kernel.bits import bit, size_of

__all__ = ["open_round", "resolve_event"]


def open_round(s: Apogee) -> None:
    """A new round begins with the next Event, while there are any."""
    s.round += 1
    s.phase = EVENTS
    s.die = 0
    s.roller = NONE
    s.destination = NONE
    s.event = NO_EVENT
    s.event_code = NONE
    if s.event_deck:
        code = s.event_deck.pop()
        s.event_code = code
        s.event = s.box.events[code] if code < FIRST_SOLO else s.box.solo_events[code - FIRST_SOLO]
    if s.listening:
        s.emit("round", -1, (int(s.round), int(s.event_code)))
    s.queue = s.director_order()


def resolve_event(s: Apogee, seat: i64) -> None:
    """What the Event does to a seat at once."""
    event, company = s.event, s.companies[seat]
    if s.event_code >= FIRST_SOLO:
        resolve_solo_event(s, seat, event)
    elif event.effect == "pay":
        s.pay(seat, event.amount)
    elif event.effect == "support":
        if not company.specialty_used:
            receive(s, seat, event.amount)
    elif event.effect == "draw_rnd":
        if len(company.reserve) < s.box.reserve_limit:
            s.draw_rnd(seat, event.amount)
    elif event.effect == "engine_failure" and kinds_of(company.pad) & event.kinds:
        ENGINE_TRIAL.roll(s, seat, event.roll)


def receive(s: Apogee, seat: i64, amount: i64) -> None:
    """Credits, told to the table."""
    s.earn(seat, amount)
    if s.listening:
        s.emit("gain", seat, (int(amount),))


class EngineTrial(Trial):
    """Engine Failure: one roll for all Liquid Engines on the pad."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """Repaired."""

    def fail(self, s: Apogee, seat: i64) -> None:
        """All of them go back to the reserve."""
        company = s.companies[seat]
        lost = [kind for kind in company.pad if s.event.kinds & bit(kind)]
        company.pad = [kind for kind in company.pad if not s.event.kinds & bit(kind)]
        company.reserve += lost
        if s.listening:
            s.emit("engines", seat, (len(lost),))
        s.mind_reserve(seat)


ENGINE_TRIAL: Final = EngineTrial()


# --- alone ------------------------------------------------------------------------------------------------------------------


def resolve_solo_event(s: Apogee, seat: i64, event: Event) -> None:
    """A Solo Event: a rule for the rest of the game, or a test that is made now."""
    company = s.companies[seat]
    effect = event.effect
    if effect == "forbid_senior":
        s.no_senior = True
    elif effect == "forbid_specialty":
        s.no_specialty = True
    elif effect == "forbid_building":
        s.banned |= event.kinds
    elif effect == "thrust_rating":
        if thrust(s.box, company) >= event.at_least:
            receive(s, seat, event.gain)
        else:
            drop_dice(s, seat, event.dice)
    elif effect == "construction_delay":
        if size_of(company.slots_built) < SLOTS:
            discharge(s, seat, event.engineers)
    elif effect == "team_authority":
        if s.team_authority(seat) >= event.at_least:
            s.gain_die(seat)
    elif effect == "investors_or_pay":
        if size_of(company.investors) < event.at_least:
            s.pay(seat, event.pay)
    elif effect == "by_engineers":
        if size_of(company.engineers) < event.at_least:
            s.pay(seat, event.pay)
        elif size_of(company.engineers) > event.at_least:
            receive(s, seat, event.gain)
    elif effect == "by_credits":
        if company.credits < event.at_least:
            s.hire(seat, True)
        elif company.credits > event.at_most:
            discharge(s, seat, event.engineers)
    elif effect == "boredom":
        if not company.flights:
            discharge(s, seat, event.engineers)
    elif effect == "roll_or_pay":
        FUNDS_TRIAL.roll(s, seat, event.roll)
    else:
        change_mission(s, seat, event)


def drop_dice(s: Apogee, seat: i64, count: i64) -> None:
    """Spare dice are discarded."""
    lost = s.lose_dice(seat, count)
    if s.listening and lost:
        s.emit("die", seat, (-int(lost),))


class FundsTrial(Trial):
    """Loss of Invested Funds: a low roll costs credits."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """The funds are safe."""

    def fail(self, s: Apogee, seat: i64) -> None:
        """They are not."""
        s.pay(seat, s.event.pay)


FUNDS_TRIAL: Final = FundsTrial()


def change_mission(s: Apogee, seat: i64, event: Event) -> None:
    """A low roll adds to what must be delivered, a high one costs credits; no spare dice here."""
    need = event.need
    assert need is not None
    if s.roll(seat, event.roll):
        s.pay(seat, event.pay)
    else:
        s.needs = [*s.needs, need]
        if s.listening:
            s.emit("need", seat, (int(event.index),))
