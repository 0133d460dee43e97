"""Set up any position of Rocket Rescue in a line or two, without losing a piece."""

from __future__ import annotations

from typing import Any, cast

from cosmodrome.games.rescue import RescueTitle
from cosmodrome.games.rescue.data import PHASE_NAMES, RESOURCE_NAMES, rescue_data
from cosmodrome.games.rescue.rules import boarding, hangar, purchase, research, turns
from cosmodrome.games.rescue.rules.board import CREW_MODULE, FIELDS, PLACES, one
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.kernel import EventList, Rng
from cosmodrome.kernel.bits import bit

DATA = rescue_data()
MODULES = {card.id: card for card in DATA.module}
PLANETS = {card.id: card for card in DATA.planet}
OPEN = {
    "research": research.open_research,
    "purchase": purchase.open_purchase,
    "boarding": boarding.open_boarding,
    "hangar": hangar.open_hangar,
}


def a_state(players: int = 3, seed: int | str = 1, **options: Any) -> Rescue:
    return cast("Rescue", RescueTitle().configure(players=players, **options).new(seed))


def rng_with(*rolls: int) -> Rng:
    """A generator whose next dice show these faces."""
    for seed in range(200_000):
        rng = Rng.seeded(f"rolls {seed}")
        if all(rng.below(6) + 1 == roll for roll in rolls):
            return Rng.seeded(f"rolls {seed}")
    raise AssertionError(rolls)


class Pad:
    """A position under construction. Hangars and planets are named as in the notation."""

    def __init__(self, players: int = 3, seed: int | str = 1, **options: Any) -> None:
        self.state = a_state(players, seed, **options)
        self.heard = EventList()
        self.state.listen(self.heard)

    # --- pieces -----------------------------------------------------------------------------------------------------

    def energy(self, party: int, n: int) -> Pad:
        self.state.gain(party, n - self.state.energy[party])
        return self

    def cubes(self, party: int, *wanted: int) -> Pad:
        for resource, n in enumerate(wanted):
            self.state.take_cubes(party, resource, n - self.state.cubes[party * 3 + resource])
        return self

    def market(self, *wanted: int) -> Pad:
        for resource, n in enumerate(wanted):
            self.state.supply[resource] += self.state.market[resource] - n
            self.state.market[resource] = n
        return self

    def card(self, id: str) -> int:
        """A card of a kind, taken out of wherever it lies; not from a hangar or a hand."""
        s = self.state
        taken = {card for hand in s.hands for card in hand} | set(s.built)
        card = next(i for i, m in enumerate(s.board.modules) if m.id == id and i not in taken)
        s.standard &= ~bit(card)
        s.discard &= ~bit(card)
        s.display = [other for other in s.display if other != card]
        s.deck.order = [other for other in s.deck.hidden() if other != card]
        s.deck.at = 0
        return card

    def display(self, *ids: str) -> Pad:
        cards = [self.card(kind) for kind in ids]
        for card in self.state.display:
            self.state.discard |= bit(card)
        self.state.display = cards
        return self

    def hand(self, party: int, id: str, *cubes: int) -> int:
        """A module in a party's supply with cubes on it; none given: all that it costs."""
        s, card = self.state, self.card(id)
        s.hands[party].append(card)
        for resource, n in enumerate(cubes or s.board.modules[card].costs):
            s.supply[resource] -= n
            s.laid[card] += one(resource) * n
        return card

    def build(self, at: str, *modules: tuple[int, str]) -> Pad:
        """Modules in a hangar, each with its owner."""
        for owner, kind in modules:
            card = self.card(kind)
            slot = self.state.place_for(self.hangar(at), self.state.board.modules[card].type)
            assert slot >= 0, (at, kind)
            self.state.built[slot] = card
            self.state.owner[slot] = owner
            self.state.markers[owner] -= 1
        return self

    def seat_crew(self, party: int, at: str, n: int = 1) -> Pad:
        for _ in range(n):
            self.state.seat_crew(party, self.slot(at))
        return self

    def rescued(self, party: int, n: int) -> Pad:
        for _ in range(n):
            self.state.rescue(party, -1)
        return self

    def planets(self, *ids: str) -> Pad:
        """These planets lie face up, in this order; blue ones first, as on the table."""
        s = self.state
        blue = s.blue.hidden() + [p for p, red in zip(s.planets, s.board.face_up, strict=True) if not red and p >= 0]
        red = s.red.hidden() + [p for p, red in zip(s.planets, s.board.face_up, strict=True) if red and p >= 0]
        chosen = [self.planet(planet) for planet in ids]
        free = {
            False: [p for p in chosen if not s.board.planets[p].red],
            True: [p for p in chosen if s.board.planets[p].red],
        }
        s.planets = [free[is_red].pop(0) if free[is_red] else -1 for is_red in s.board.face_up]
        s.blue.order, s.blue.at = [p for p in blue if p not in s.planets], 0
        s.red.order, s.red.at = [p for p in red if p not in s.planets], 0
        return self

    # --- names ------------------------------------------------------------------------------------------------------

    def hangar(self, at: str) -> int:
        return cast("Any", self.state.game).notation.hangars.index(at)

    def slot(self, at: str) -> int:
        name, _, place = at.rpartition(".")
        return self.hangar(name) * PLACES + int(place) - 1

    def planet(self, id: str) -> int:
        return [planet.id for planet in self.state.board.planets].index(id)

    def part(self, at: str) -> str:
        card = self.state.built[self.slot(at)]
        return self.state.board.modules[card].id if card >= 0 else ""

    def face_up(self) -> list[str]:
        return [self.state.board.planets[p].id for p in self.state.planets if p >= 0]

    # --- play -------------------------------------------------------------------------------------------------------

    def phase(self, name: str, dice: dict[int, tuple[int, ...]], order: tuple[int, ...] = ()) -> Pad:
        """The dice of a phase act; every other die lies elsewhere and shows 3."""
        s = self.state
        s._stacks = [[] for _ in range(s.seats)]
        s._waiting = 0
        s.round = max(1, s.round)
        s.by_rank = [*order, *(party for party in range(s.parties) if party not in order)]
        s.rank = [s.by_rank.index(party) for party in range(s.parties)]
        s.dice = [0] * (FIELDS * s.parties)
        for party in range(s.parties):
            self._place(party, PHASE_NAMES.index(name), dice.get(party, ()))
        OPEN[name](s)
        while not s._waiting and not s.over:
            s.advance()
        return self

    def _place(self, party: int, phase: int, faces: tuple[int, ...]) -> None:
        fields = [2 * phase + i for i in range(len(faces))]
        elsewhere = [2 * other for other in range(4) if other != phase] + [
            2 * other + 1 for other in range(4) if other != phase
        ]
        for field, face in zip(fields, faces, strict=True):
            self.state.dice[party * FIELDS + field] = face
        for field in elsewhere[: 4 - len(faces)]:
            self.state.dice[party * FIELDS + field] = 3

    def plan(self, seat: int, **phases: tuple[int, ...]) -> Pad:
        for name in PHASE_NAMES:
            for face in phases.get(name, ()):
                self.play(seat, f"{name} {face}")
        return self

    def play(self, seat: int, *notations: str) -> Pad:
        for notation in notations:
            self.state.play(seat, self.state.parse(notation))
            self.state.check()
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.state.notate(move) for move in self.state.legal(seat)]

    def asked(self) -> tuple[int, str]:
        """Who is asked what; only for stages in which one seat acts."""
        (seat,) = self.state.actors
        step = self.state.step(seat)
        assert step is not None
        return seat, step.asks()

    def told(self, kind: str) -> list[tuple[int, tuple[int, ...]]]:
        return [(event.seat, event.data) for event in self.heard.events if event.kind == kind]


def a_rocket(pad: Pad, at: str, owner: int, tanks: int = 1) -> Pad:
    """A plain rocket of one party."""
    pad.build(at, (owner, "standard_engine"), (owner, "standard_cockpit"))
    return pad.build(at, *[(owner, "standard_fuel_tank")] * tanks)


__all__ = [
    "CREW_MODULE",
    "DATA",
    "MODULES",
    "PLANETS",
    "RESOURCE_NAMES",
    "Pad",
    "a_rocket",
    "a_state",
    "rng_with",
    "turns",
]
