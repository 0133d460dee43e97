"""Everything that lies on the table: what each party has, the market, the cards, the planets and the hangars.

A party is a seat or, after the seats, a Consortium that nobody plays. Pieces are moved here and only here, so that none is
lost: the chapters of the rules say when and why. A slot is a place in a hangar, counted hangar by hangar from the ground
up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import (
    COCKPIT,
    COCKPIT_PLACE,
    CREW_MODULE,
    ENGINE,
    ENGINE_PLACE,
    FIELDS,
    PLACES,
    RESOURCES,
    Board,
    Character,
    digit,
    one,
)
from cosmodrome.games.rescue.rules.deck import Deck
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["NOBODY", "NOTHING", "Spaceport"]

NOTHING: Final = -1
"""No card in a slot, no planet in a place, no rocket in flight."""
NOBODY: Final = -1


class Spaceport(State):
    """The pieces of a game and the ways they move."""

    def __init__(self, game: Game, rng: Rng, board: Board) -> None:
        super().__init__(game, rng)
        self.board = board
        self.parties: i64 = board.parties
        # --- what each party has ---
        self.who: list[Character] = []
        """Replaced, never changed."""
        self.energy: list[int] = []
        self.crew: list[int] = []
        """Still on Earth."""
        self.rescued: list[int] = []
        self.tokens: list[int] = []
        self.launches: list[int] = []
        self.markers: list[int] = []
        self.cubes: list[int] = []
        """Three resources for each party."""
        self.dice: list[int] = []
        """Eight fields for each party, 0 for an empty one: secret until the planning ends."""
        self.hands: list[list[int]] = []
        """The modules in each party's supply, the oldest first."""
        self.rank: list[int] = []
        """The place of each party by order token, 0 for the first. Replaced, never changed."""
        self.by_rank: list[int] = []
        """The parties by order token. Replaced, never changed."""
        # --- what belongs to nobody ---
        self.spent: i64 = 0
        """The energy that the bank has given out and not got back."""
        self.market: list[int] = []
        self.supply: list[int] = []
        self.tokens_left: i64 = 0
        self.deck = Deck([])
        """The advanced cards."""
        self.discard: i64 = 0
        """As bits over the cards."""
        self.standard: i64 = 0
        """The cards in the four standard piles, as bits."""
        self.display: list[int] = []
        """The advanced cards laid out. Replaced, never changed."""
        self.laid: list[int] = []
        """The cubes on each card."""
        self.blue = Deck([])
        self.red = Deck([])
        self.planets: list[int] = []
        """Face up, a place each."""
        self.reached: i64 = 0
        """The planets put aside, as bits."""
        # --- hangars, by slot ---
        self.built: list[int] = []
        """The card in each slot."""
        self.owner: list[int] = []
        self.aboard: list[int] = []
        """The crew in each slot, a digit for each party."""

    def lay_out(self) -> None:
        """Set up all pieces, with fresh decks and planets."""
        board, parties = self.board, self.parties
        self._stacks = [[] for _ in range(self.seats)]
        self.who = [board.nobody for _ in range(parties)]
        self.energy = [0 for _ in range(parties)]
        self.crew = [int(board.crew) for _ in range(parties)]
        self.rescued = [0 for _ in range(parties)]
        self.tokens = [0 for _ in range(parties)]
        self.launches = [0 for _ in range(parties)]
        self.markers = [int(board.markers) for _ in range(parties)]
        self.cubes = [0 for _ in range(parties * RESOURCES)]
        self.dice = [0 for _ in range(parties * FIELDS)]
        self.hands = [[] for _ in range(parties)]
        self.rank = list(range(parties))
        self.by_rank = list(range(parties))
        self.supply = [int(board.cubes) for _ in range(RESOURCES)]
        self.market = [0 for _ in range(RESOURCES)]
        for resource in range(RESOURCES):
            self.refill(resource, board.market)
        self.tokens_left = board.tokens
        self.laid = [0 for _ in range(board.cards)]
        self._lay_out_cards()
        slots = board.hangars * PLACES
        self.built = [NOTHING for _ in range(slots)]
        self.owner = [NOBODY for _ in range(slots)]
        self.aboard = [0 for _ in range(slots)]
        for party in range(parties):
            if party < self.seats:
                self.gain(party, board.energy)
                for resource in range(RESOURCES):
                    self.take_cubes(party, resource, board.start_cubes[resource])
            else:
                self.gain(party, board.charge)

    def _lay_out_cards(self) -> None:
        board = self.board
        for card in range(board.cards):
            self.throw_away(card)
        self.deck.restock(members(self.discard), self.rng)
        self.discard = 0
        blue = [planet for planet in range(len(board.planets)) if not board.planets[planet].red]
        red = [planet for planet in range(len(board.planets)) if board.planets[planet].red]
        self.blue.restock(blue, self.rng)
        self.red.restock(red, self.rng)
        self.planets = [NOTHING for _ in board.face_up]
        for place in range(len(board.face_up)):
            self.turn_up(place)

    # --- energy, cubes, tokens -----------------------------------------------------------------------------------------

    def gain(self, party: i64, energy: i64) -> None:
        """Energy from the bank; less than none goes back to it."""
        self.energy[party] += energy
        self.spent += energy

    def pay(self, party: i64, to: i64, energy: i64) -> None:
        """Energy from one party to another."""
        self.energy[party] -= energy
        self.energy[to] += energy

    def take_cubes(self, party: i64, resource: i64, count: i64) -> None:
        """Cubes from the general supply."""
        self.supply[resource] -= count
        self.cubes[party * RESOURCES + resource] += count

    def buy(self, party: i64, resource: i64, count: i64) -> None:
        """Cubes from the market."""
        self.market[resource] -= count
        self.cubes[party * RESOURCES + resource] += count

    def refill(self, resource: i64, level: i64) -> None:
        """Raise a resource of the market to a level, as far as the general supply goes."""
        count = min(level - self.market[resource], i64(self.supply[resource]))
        if count > 0:
            self.market[resource] += count
            self.supply[resource] -= count

    def put(self, party: i64, card: i64, resource: i64, count: i64) -> None:
        """Cubes from a party onto one of its modules."""
        self.cubes[party * RESOURCES + resource] -= count
        self.laid[card] += one(resource) * count

    def missing(self, card: i64) -> i64:
        """The cubes that a module still needs."""
        laid: i64 = self.laid[card]
        return self.board.modules[card].cost - laid

    def earn_token(self, party: i64) -> bool:
        """A victory point token, while there are any."""
        if self.tokens_left == 0:
            return False
        self.tokens[party] += 1
        if self.tokens_left > 0:
            self.tokens_left -= 1
        return True

    # --- cards and planets --------------------------------------------------------------------------------------------

    def draw(self) -> i64:
        """The next advanced card; an empty deck is made of the discard again. NOTHING: there is none at all."""
        if self.deck.size() == 0:
            if self.discard == 0:
                return NOTHING
            self.deck.restock(members(self.discard), self.rng)
            self.discard = 0
        return self.deck.draw()

    def throw_away(self, card: i64) -> None:
        """A card goes where its kind goes: to the discard, or back to its standard pile."""
        if self.board.modules[card].standard:
            self.standard |= bit(card)
        else:
            self.discard |= bit(card)

    def top_of(self, type: i64) -> i64:
        """A card of a standard pile; NOTHING if it is empty."""
        left = self.standard & self.board.piles[type]
        if left == 0:
            return NOTHING
        card: i64 = 0
        while not left >> card & 1:
            card += 1
        return card

    def take_standard(self, party: i64, type: i64) -> i64:
        """The top card of a standard pile goes to a party."""
        card = self.top_of(type)
        self.standard &= ~bit(card)
        self.hands[party].append(card)
        return card

    def turn_up(self, place: i64) -> None:
        """The next planet of a colour for a place, if there is one."""
        deck = self.red if self.board.face_up[place] else self.blue
        self.planets[place] = deck.draw() if deck.size() else NOTHING

    # --- hangars ------------------------------------------------------------------------------------------------------

    def place_for(self, hangar: i64, type: i64) -> i64:
        """The slot that a module of a type would take in a hangar; NOTHING if there is none for it."""
        built, base = self.built, hangar * PLACES
        if type in (ENGINE, COCKPIT):
            slot = base + (ENGINE_PLACE if type == ENGINE else COCKPIT_PLACE)
            return slot if built[slot] == NOTHING else NOTHING
        free: i64 = NOTHING
        crew_modules: i64 = 0
        for slot in range(base + COCKPIT_PLACE - 1, base + ENGINE_PLACE, -1):
            card: i64 = built[slot]
            if card == NOTHING:
                free = slot
            elif self.board.modules[card].type == CREW_MODULE:
                crew_modules += 1
        return NOTHING if type == CREW_MODULE and crew_modules == self.board.crew_modules else free

    def size_of(self, hangar: i64) -> i64:
        """How many modules a hangar holds."""
        count: i64 = 0
        for slot in range(hangar * PLACES, (hangar + 1) * PLACES):
            if self.built[slot] != NOTHING:
                count += 1
        return count

    def people(self, slot: i64) -> i64:
        """How many crew sit in a slot."""
        aboard: i64 = self.aboard[slot]
        return (aboard & 15) + (aboard >> 4 & 15) + (aboard >> 8 & 15) + (aboard >> 12 & 15)

    def has_seat(self, slot: i64) -> bool:
        """Is there a free seat in a slot?"""
        card: i64 = self.built[slot]
        return card != NOTHING and self.people(slot) < self.board.modules[card].capacity

    def seat_crew(self, party: i64, slot: i64) -> None:
        """One crew member from Earth takes a seat."""
        self.crew[party] -= 1
        self.aboard[slot] += one(party)

    def rescue(self, party: i64, slot: i64) -> None:
        """One crew member comes to a planet: from a slot, or from Earth if the slot is NOTHING."""
        if slot == NOTHING:
            self.crew[party] -= 1
        else:
            self.aboard[slot] -= one(party)
        self.rescued[party] += 1

    def crew_in_hangars(self, party: i64) -> i64:
        """How many crew a party has in rockets."""
        count: i64 = 0
        for aboard in self.aboard:
            if aboard:
                count += digit(aboard, party)
        return count

    def score(self, party: i64) -> i64:
        """What a party would score if the game ended now."""
        board = self.board
        return (
            board.planet_points * self.rescued[party]
            + board.hangar_points * self.crew_in_hangars(party)
            + board.token_points * self.tokens[party]
        )

    # --- copies -------------------------------------------------------------------------------------------------------

    def _copy_pieces_to(self, other: Spaceport) -> None:
        self._copy_to(other)
        other.who = self.who
        other.energy = self.energy.copy()
        other.crew = self.crew.copy()
        other.rescued = self.rescued.copy()
        other.tokens = self.tokens.copy()
        other.launches = self.launches.copy()
        other.markers = self.markers.copy()
        other.cubes = self.cubes.copy()
        other.dice = self.dice.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.rank = self.rank
        other.by_rank = self.by_rank
        other.spent = self.spent
        other.market = self.market.copy()
        other.supply = self.supply.copy()
        other.tokens_left = self.tokens_left
        other.deck = self.deck.copy()
        other.discard = self.discard
        other.standard = self.standard
        other.display = self.display
        other.laid = self.laid.copy()
        other.blue = self.blue.copy()
        other.red = self.red.copy()
        other.planets = self.planets.copy()
        other.reached = self.reached
        other.built = self.built.copy()
        other.owner = self.owner.copy()
        other.aboard = self.aboard.copy()

    def shuffle_again(self, rng: Rng) -> None:
        """The order of all decks is unknown to everybody."""
        self.deck.redeal(rng)
        self.blue.redeal(rng)
        self.red.redeal(rng)
