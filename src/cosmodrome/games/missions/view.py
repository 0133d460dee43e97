"""What a seat may know of a game of Space Missions.

Nearly everything lies open. Hidden are cards in decks: of its own decks a seat knows what it has seen since the last
shuffle and what it has put where; of the others' only how many cards there are. What can be reckoned from all that was
seen is told as odds. The top event is known to those who have looked at it.
"""

from __future__ import annotations

import msgspec

from cosmodrome.games.missions.data import BONUS_IDS, CATEGORY_IDS, TECHNOLOGY_IDS
from cosmodrome.games.missions.rules.agency import GROUNDED, Agency
from cosmodrome.games.missions.rules.announcing import (
    can_launch,
    meets_category,
    room_for,
    tanks_for,
)
from cosmodrome.games.missions.rules.board import BARS, CAPSULE, ROCKET, SATELLITE, Bonus, MissionCard
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, cards_of, size
from cosmodrome.games.missions.rules.event import payments, strikes
from cosmodrome.games.missions.rules.odds import Odds, odds_for
from cosmodrome.games.missions.rules.race import ACTIONS, FLIGHT
from cosmodrome.games.missions.rules.tokens import ENHANCEMENTS, EXTRA_TANK, FUEL, KINDS, TRAINING, count
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.kernel import View
from cosmodrome.kernel.bits import members

__all__ = [
    "AgencyView",
    "BonusView",
    "CheckView",
    "DeckView",
    "FlightView",
    "LampView",
    "MissionView",
    "MissionsView",
    "RiskView",
    "missions_view",
]


class MissionView(msgspec.Struct, frozen=True):
    """A mission on the board."""

    id: str
    number: int
    completed: bool
    media: bool
    crosses_out: int
    """The mission whose token goes with this one's; 0: none."""


class BonusView(msgspec.Struct, frozen=True):
    """A bonus."""

    effect: str
    tokens: tuple[int, ...]
    """Each as the action that takes it."""


class DeckView(msgspec.Struct, frozen=True):
    """A technology deck. Kinds of card are 1 minor, 2 major, 3 no problem, 0 unknown."""

    cards: tuple[int, ...]
    """From the top down, as far as the viewer knows."""
    out: tuple[int, ...]
    """Taken from the deck and not yet put back."""
    gone: tuple[int, ...]
    """Removed from the game."""
    clear: float
    minor: float
    major: float
    """How likely a card of the shuffled deck is of each kind, from what the viewer knows."""
    extra: float
    """How likely the extra card was a problem."""


class RiskView(msgspec.Struct, frozen=True):
    """A technology that a mission draws from."""

    technology: int
    draws: int
    trouble: float
    """How likely at least one of the cards is a problem, from what the viewer knows."""


class CheckView(msgspec.Struct, frozen=True):
    """How an agency stands with a mission: each requirement, met or not."""

    rocket: bool
    satellite: bool
    capsule: bool
    category: bool
    fuel: int
    """Fuel tokens that are missing for the rocket, if its level sufficed."""
    tanks: int
    """Extra tanks that are missing."""
    ready: bool
    """Could it be launched now?"""
    risks: tuple[RiskView, ...]


class LampView(msgspec.Struct, frozen=True):
    """What a draw of a flight has brought."""

    step: int
    at: int
    card: int
    """0: the deck was empty."""
    harmed: bool


class FlightView(msgspec.Struct, frozen=True):
    """What an agency flies this year."""

    mission: int
    rocket: int
    payload: int
    on_rocket: tuple[int, ...]
    on_payload: tuple[int, ...]
    on_module: tuple[int, ...]
    healthy: tuple[int, ...]
    injured: tuple[int, ...]
    crewed: bool
    flown: bool
    finished: bool
    step: int
    at: int
    failed: int
    """The step in which it failed, from 1; 0: before the first; -1: it has not."""
    lamps: tuple[LampView, ...]
    room: tuple[tuple[int, ...], ...]
    """For each spacecraft the kinds of token that still have room on it."""


class AgencyView(msgspec.Struct, frozen=True):
    """One player, or the Automa."""

    points: int
    bars: tuple[int, ...]
    levels: tuple[int, ...]
    tokens: tuple[int, ...]
    hand: tuple[int, ...]
    played: tuple[int, ...]
    top: int
    pile: int
    decks: tuple[DeckView, ...]
    flight: FlightView | None
    announced: int
    """The mission it flies this year; -1: none."""
    checks: tuple[CheckView, ...]
    categories: tuple[int, ...]
    """What each category would bring if the game ended now."""


class MissionsView(View, frozen=True, kw_only=True):
    """A position."""

    year: int
    """Counted from 0."""
    first_year: int
    phase: int
    turn: int
    """Who is on turn; -1: nobody."""
    order: tuple[int, ...]
    upper: tuple[int, ...]
    reserved: tuple[int, ...]
    passed: tuple[int, ...]
    supply: tuple[int, ...]
    astronauts: int
    special: bool
    """Is this a game with special astronauts?"""
    solo: bool
    missions: tuple[MissionView, ...]
    bonuses: tuple[tuple[BonusView, ...], ...]
    event: int
    """The event of this year; -1: not yet known."""
    struck: bool
    """Is the viewer asked about the event, and does it strike its mission?"""
    payable: bool
    """Could it give up what the event wants?"""
    events_left: int
    foreseen: int
    """The event on top of the deck, if the viewer has looked at it; else -1."""
    past_events: tuple[int, ...]
    scored: tuple[str, ...]
    agencies: tuple[AgencyView, ...]
    automa_card: int
    testing: int
    """The technology under test; -1: none."""
    problem: int
    """The problem that a flight must deal with; 0: none."""
    problem_in: int
    """Its technology; -1: none."""
    hits: int
    landings: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody would have if the game ended now; the final points once it is over."""
        if self.over:
            return tuple(agency.points for agency in self.agencies)
        return tuple(agency.points + sum(agency.categories) for agency in self.agencies)


def missions_view(state: SpaceMissions, seat: int | None) -> MissionsView:
    """What this seat, or a spectator, may know."""
    step = None if seat is None else state.step(seat)
    acting = state.actors[0] if state.actors else -1
    asked = state.step(acting) if acting >= 0 else None
    asks = asked.asks() if asked is not None else ""
    problem = asks in ("problem", "injure", "lose")
    foreseen = seat is not None and state.agencies[seat].knows_event and bool(state.events)
    struck = seat is not None and step is not None and step.asks() == "event" and strikes(state, seat)
    return MissionsView(
        game="missions",
        seat=seat,
        actors=state.actors,
        asks=step.asks() if step is not None else "",
        over=state.over,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
        year=state.year,
        first_year=state.board.first_year,
        phase=state.phase,
        turn=acting,
        order=tuple(state.order),
        upper=tuple(state.upper),
        reserved=tuple(members(state.reserved)),
        passed=tuple(members(state.passed)) if state.phase == ACTIONS else (),
        supply=_heap(state.supply),
        astronauts=state.astronauts,
        special=state.set_up.astronauts,
        solo=state.solo,
        missions=tuple(_mission(state, index) for index in range(len(state.missions))),
        bonuses=tuple(tuple(_bonus(bonus) for bonus in pair) for pair in state.bonuses),
        event=state.event,
        struck=struck,
        payable=struck and seat is not None and bool(payments(state, seat)),
        events_left=len(state.events),
        foreseen=state.events[-1] if foreseen else -1,
        past_events=tuple(state.past_events),
        scored=tuple(CATEGORY_IDS[category] for category in members(state.scored())),
        agencies=tuple(_agency(state, other, seat) for other in range(len(state.agencies))),
        automa_card=state.automa_card,
        testing=state.testing if asks in ("remove", "put_back") else -1,
        problem=state.problem if problem else 0,
        problem_in=_problem_in(state, acting) if problem else -1,
        hits=state.hits if asks in ("injure", "lose") else 0,
        landings=tuple(state.landings),
    )


def _heap(heap: int) -> tuple[int, ...]:
    return tuple(count(heap, kind) for kind in range(KINDS))


def _mission(state: SpaceMissions, index: int) -> MissionView:
    card = state.missions[index]
    return MissionView(
        card.id,
        card.number,
        bool(state.completed >> index & 1),
        bool(state.media >> index & 1),
        state.set_up.scenario.crosses[index] + 1,
    )


def _bonus(bonus: Bonus) -> BonusView:
    return BonusView(BONUS_IDS[bonus.effect], tuple(bonus.tokens))


def _problem_in(state: SpaceMissions, seat: int) -> int:
    agency = state.agencies[seat]
    return int(state.missions[agency.mission].steps[agency.step].draws[agency.at])


def _agency(state: SpaceMissions, owner: int, seat: int | None) -> AgencyView:
    agency = state.agencies[owner]
    automa = owner == state.automa_seat()
    decks: list[DeckView] = []
    checks: list[CheckView] = []
    if not automa:
        own = owner == seat
        decks = _decks(state, agency, own, odds_for(agency.control, own, own or state.phase != ACTIONS))
        launch = odds_for(agency.control, own, out_seen=False)  # by the next launch all cards are back
        checks = [_check(state, owner, index, launch) for index in range(len(state.missions))]
    flies = agency.mission != GROUNDED and not automa and agency.rocket > 0
    return AgencyView(
        points=agency.points,
        bars=tuple(count(agency.bars, bar) for bar in range(BARS)),
        levels=tuple(agency.level(craft) for craft in (ROCKET, SATELLITE, CAPSULE)),
        tokens=_heap(agency.tokens),
        hand=tuple(members(agency.hand)),
        played=tuple(members(agency.played)),
        top=agency.top,
        pile=0 if automa else agency.control.pile,
        decks=tuple(decks),
        flight=_flight(state, agency) if flies else None,
        announced=agency.mission,
        checks=tuple(checks),
        categories=tuple(state.category_scores(owner)),
    )


def _decks(state: SpaceMissions, agency: Agency, own: bool, odds: list[Odds]) -> list[DeckView]:
    control, open_cards = agency.control, own or state.phase != ACTIONS
    extras = control.extra_odds(control.own if own else control.public_extras())
    found = []
    for technology in range(len(TECHNOLOGY_IDS)):
        deck, known = control.decks[technology], control.known[technology]
        cards = tuple((deck & known) >> 2 * place & 3 if own else 0 for place in range(size(deck)))
        out, gone = cards_of(control.out[technology]), cards_of(control.gone[technology])
        found.append(
            DeckView(
                cards=cards,
                out=tuple(out) if open_cards else (0,) * len(out),
                gone=tuple(sorted(gone)) if own else (0,) * len(gone),
                clear=_rounded(odds[technology].share(CLEAR)),
                minor=_rounded(odds[technology].share(MINOR)),
                major=_rounded(odds[technology].share(MAJOR)),
                extra=_rounded(extras[technology]),
            )
        )
    return found


def _rounded(chance: float) -> float:
    return round(chance, 4)


def _check(state: SpaceMissions, seat: int, index: int, odds: list[Odds]) -> CheckView:
    agency, card = state.agencies[seat], state.missions[index]
    draws = [technology for step in card.steps for technology in step.draws]
    risks = [
        RiskView(technology, draws.count(technology), _rounded(odds[technology].trouble(draws.count(technology))))
        for technology in sorted(set(draws))
    ]
    fuel, tanks = (0, 0) if agency.mission == index else _lacking(state, agency, card)
    return CheckView(
        rocket=agency.level(ROCKET) >= card.levels[ROCKET],
        satellite=agency.level(SATELLITE) >= card.levels[SATELLITE],
        capsule=agency.level(CAPSULE) >= card.levels[CAPSULE],
        category=meets_category(agency, card),
        fuel=fuel,
        tanks=tanks,
        ready=can_launch(state, seat, index),
        risks=tuple(risks),
    )


def _lacking(state: SpaceMissions, agency: Agency, card: MissionCard) -> tuple[int, int]:
    """Fuel tokens and extra tanks that are missing, on the rocket of a sufficient level that lacks least."""
    payload = card.levels[card.payload] if card.payload != ROCKET else 1
    found: list[tuple[int, int]] = []
    for level in range(card.levels[ROCKET], max(agency.level(ROCKET), card.levels[ROCKET]) + 1):
        rocket, tanks = state.board.crafts[ROCKET][level - 1], tanks_for(state, card, level, payload)
        if tanks <= rocket.slots:
            fuel = rocket.fuel - count(agency.tokens, FUEL)
            found.append((max(0, fuel), max(0, tanks - count(agency.tokens, EXTRA_TANK))))
    return min(found, key=sum)


def _flight(state: SpaceMissions, agency: Agency) -> FlightView:
    loadable = [*range(ENHANCEMENTS), TRAINING]
    assert EXTRA_TANK < ENHANCEMENTS <= FUEL
    waiting = state.phase < FLIGHT
    return FlightView(
        mission=agency.mission,
        rocket=agency.rocket,
        payload=agency.payload,
        on_rocket=_heap(agency.on_rocket),
        on_payload=_heap(agency.on_payload),
        on_module=_heap(agency.on_module),
        healthy=tuple(members(agency.healthy)),
        injured=tuple(members(agency.injured)),
        crewed=agency.manned,
        flown=agency.flown,
        finished=agency.finished,
        step=agency.step,
        at=agency.at,
        failed=agency.failed,
        lamps=tuple(_lamp(code) for code in agency.lamps),
        room=tuple(
            tuple(kind for kind in loadable if waiting and room_for(state, agency, craft, kind)) for craft in range(4)
        ),
    )


def _lamp(code: int) -> LampView:
    return LampView(step=code >> 6, at=code >> 3 & 7, card=code >> 1 & 3, harmed=bool(code & 1))
