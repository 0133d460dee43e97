"""What a seat may know of a game of Rocket Rescue: everything but the order of the decks and, while all are planning, the
others' dice."""

from __future__ import annotations

import msgspec

from cosmodrome.games.rescue.rules.board import FIELDS, PLACES, RESOURCES, TYPES, digit
from cosmodrome.games.rescue.rules.hangar import FreeCrew, Provision
from cosmodrome.games.rescue.rules.launch import MANIFEST, complete, launch_cost
from cosmodrome.games.rescue.rules.moves import ASSEMBLE, LAUNCH
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.games.rescue.rules.turns import PLANNING, SHARES
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.view import View

__all__ = ["STAGES", "Flight", "PartView", "PartyView", "RescueView", "WaitingModule", "rescue_view"]

STAGES = (
    "bonuses",
    "planning",
    "lifted",
    "research",
    "purchase",
    "workshop",
    "refill",
    "boarding",
    "hangar",
)
"""What each stage of a round is called."""


class WaitingModule(msgspec.Struct, frozen=True):
    """A module in a party's supply and the cubes on it."""

    card: int
    cubes: tuple[int, ...]


class PartView(msgspec.Struct, frozen=True):
    """A module in a hangar, its owner, and the crew of each party in it."""

    card: int
    owner: int
    crew: tuple[int, ...]


class PartyView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat or a Consortium."""

    consortium: bool
    character: str
    energy: int
    cubes: tuple[int, ...]
    crew: int
    """Still on Earth."""
    rescued: int
    tokens: int
    launches: int
    markers: int
    rank: int
    """0 has the first order token."""
    dice: tuple[int, ...]
    """What lies on the eight fields, 0 for nothing; empty while it is behind the screen."""
    modules: tuple[WaitingModule, ...]
    score: int
    """If the game ended now."""


class Flight(msgspec.Struct, frozen=True):
    """A launch of this round."""

    party: int
    hangar: int
    planet: str
    place: int
    """Where the planet lay."""
    parts: tuple[PartView | None, ...]
    """The rocket as it took off, from the ground up."""
    rolls: tuple[int, ...]
    """What was rolled for each place of the hangar, 0 where no module was."""


class RescueView(View, frozen=True, kw_only=True):
    """A position of Rocket Rescue."""

    round: int
    rounds: int
    last_round: bool
    stage: str
    parties: tuple[PartyView, ...]
    market: tuple[int, ...]
    supply: tuple[int, ...]
    tokens_left: int
    """-1: as many as needed."""
    display: tuple[int, ...]
    """The advanced cards laid out."""
    deck_left: int
    discard: tuple[int, ...]
    piles: tuple[int, ...]
    """How many standard cards each pile has."""
    planets: tuple[str, ...]
    """Face up; an empty name where none is left."""
    planets_left: tuple[int, int]
    """Blue and red planets still face down."""
    hangars: tuple[tuple[PartView | None, ...], ...]
    """From the ground up."""
    costs: tuple[tuple[int, ...], ...]
    """For each face-up planet, what the one who looks would pay to send the rocket of each hangar there; -1: it cannot
    fly there."""
    queue: tuple[tuple[int, int], ...]
    """Party and die, in acting order."""
    turn: int
    """How many of the queue have had their turn, the one that is acting included."""
    acting: int
    left: int
    """Crew that the acting die may still place, or reward crew that are still to be fetched."""
    may: tuple[str, ...]
    """What can be done in the hangar now: `assemble`, `launch`."""
    about: int
    """The slot or the card that the question is about, -1 for none."""
    flight: Flight | None


def rescue_view(state: Rescue, seat: int | None) -> RescueView:
    """The position in the eyes of a seat, or of a spectator."""
    step = None if seat is None else state.step(seat)
    asks = step.asks() if step is not None else ""
    return RescueView(
        game="rescue",
        seat=seat,
        actors=state.actors,
        asks=asks,
        over=state.over,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
        round=state.round,
        rounds=state.board.rounds,
        last_round=state.last_round,
        stage=STAGES[state.stage],
        parties=tuple(_party(state, party, seat) for party in range(state.parties)),
        market=tuple(state.market),
        supply=tuple(state.supply),
        tokens_left=state.tokens_left,
        display=tuple(state.display),
        deck_left=state.deck.size(),
        discard=tuple(members(state.discard)),
        piles=tuple(len(members(state.standard & state.board.piles[kind])) for kind in range(TYPES)),
        planets=tuple(_planet(state, planet) for planet in state.planets),
        planets_left=(state.blue.size(), state.red.size()),
        hangars=tuple(
            tuple(_part(state, slot) for slot in range(hangar * PLACES, (hangar + 1) * PLACES))
            for hangar in range(state.board.hangars)
        ),
        costs=tuple(_costs(state, planet, 0 if seat is None else seat) for planet in state.planets),
        queue=tuple((field // FIELDS, state.dice[field]) for field in state.queue),
        turn=state.turn,
        acting=state.acting,
        left=_left(state),
        may=_may(state, seat) if seat is not None and asks == "hangar" else (),
        about=step.slot if isinstance(step, FreeCrew) else step.card if isinstance(step, Provision) else NOTHING,
        flight=_flight(state),
    )


def _may(state: Rescue, seat: int) -> tuple[str, ...]:
    moves = state.legal(seat)
    found = {
        "assemble": any(ASSEMBLE <= move < LAUNCH for move in moves),
        "launch": any(move >= LAUNCH for move in moves),
    }
    return tuple(name for name, possible in found.items() if possible)


def _left(state: Rescue) -> int:
    return state.claims[-1] % SHARES if state.claims else int(state.left)


def _planet(state: Rescue, planet: int) -> str:
    return state.board.planets[planet].id if planet != NOTHING else ""


def _costs(state: Rescue, planet: int, party: int) -> tuple[int, ...]:
    return tuple(
        launch_cost(state, party, hangar, planet) if planet != NOTHING and complete(state, hangar) else NOTHING
        for hangar in range(state.board.hangars)
    )


def _part(state: Rescue, slot: int) -> PartView | None:
    return _part_of(state, state.built[slot], state.owner[slot], state.aboard[slot])


def _part_of(state: Rescue, card: int, owner: int, aboard: int) -> PartView | None:
    if card == NOTHING:
        return None
    return PartView(card, owner, tuple(digit(aboard, party) for party in range(state.parties)))


def _party(state: Rescue, party: int, seat: int | None) -> PartyView:
    hidden = state.stage == PLANNING and party != seat and party < state.seats
    return PartyView(
        consortium=party >= state.seats,
        character=state.who[party].id,
        energy=state.energy[party],
        cubes=tuple(state.cubes[party * RESOURCES : (party + 1) * RESOURCES]),
        crew=state.crew[party],
        rescued=state.rescued[party],
        tokens=state.tokens[party],
        launches=state.launches[party],
        markers=state.markers[party],
        rank=state.rank[party],
        dice=() if hidden else tuple(state.dice[party * FIELDS : (party + 1) * FIELDS]),
        modules=tuple(
            WaitingModule(card, tuple(digit(state.laid[card], resource) for resource in range(RESOURCES)))
            for card in state.hands[party]
        ),
        score=state.score(party),
    )


def _flight(state: Rescue) -> Flight | None:
    if not state.flight:
        return None
    (party, hangar, planet, place), figures = state.flight[:MANIFEST], state.flight[MANIFEST:]
    manifest = [figures[start : start + MANIFEST] for start in range(0, len(figures), MANIFEST)]
    parts = tuple(_part_of(state, card, owner, aboard) for card, owner, aboard, _ in manifest)
    planet_id = state.board.planets[planet].id
    return Flight(party, hangar, planet_id, place, parts, tuple(roll for *_, roll in manifest))
