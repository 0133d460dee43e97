"""A position of Apogee, and the small acts that every chapter of the rulebook leans on: rolling, drawing, gaining, building,
claiming Investors, hiring. When each of them happens is for the chapters to say; `program` puts these in order.

A deck is a list whose end is its top. What goes under a deck is put in front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.company import (
    CONSTRUCTION,
    DESIGN,
    RESEARCH,
    SPECIALTIES,
    Company,
)
from cosmodrome.games.apogee.rules.components import NONE, RND, Box, Event, Goal, Investor, Need
from cosmodrome.games.apogee.rules.moves import DROP
from cosmodrome.games.apogee.rules.rocket import fits, kinds_of
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State, Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = [
    "ASSIGNMENT",
    "CONSTRUCTIONS",
    "DESIGNS",
    "DIRECTORS",
    "EVENTS",
    "FIRST_SOLO",
    "INCOME",
    "NO_EVENT",
    "RESEARCHES",
    "SPECIALTY_PHASE",
    "STARTERS",
    "TURNS",
    "Apogee",
    "DropCards",
    "add_kinds",
    "highest",
]

# The phases, in order. The first two come once, the others every round.
DIRECTORS: Final = 0
STARTERS: Final = 1
EVENTS: Final = 2
ASSIGNMENT: Final = 3
SPECIALTY_PHASE: Final = 4
CONSTRUCTIONS: Final = 5
RESEARCHES: Final = 6
DESIGNS: Final = 7
INCOME: Final = 8
TURNS: Final = 9

FIRST_SOLO: Final = 100
"""In the pile of events, a Solo Event is this plus its place in the box."""
NO_EVENT: Final = Event(NONE, "")
"""What is in force when all Events are used up."""

REVEALED_IN: Final = (
    (SPECIALTIES, SPECIALTY_PHASE),
    (CONSTRUCTION, CONSTRUCTIONS),
    (RESEARCH, RESEARCHES),
    (DESIGN, DESIGNS),
)
"""The phase in which each post is turned face up."""


class Apogee(State):
    """Everything on the table."""

    def __init__(self, game: Game, rng: Rng, box: Box, goal: Goal, tiebreak: bool, last_round: int) -> None:
        super().__init__(game, rng)
        self.box = box
        self.goal = goal
        self.tiebreak = tiebreak
        self.last_round: i64 = last_round
        """After this round the game ends, won or not; 0: it goes on."""
        self.phase: i64 = DIRECTORS
        self.round: i64 = 0
        self.companies: list[Company] = []
        self.decks: list[list[int]] = []
        self.rows: list[list[int]] = []
        """The open cards of each slot, NONE where there is a gap."""
        self.juniors: list[int] = []
        self.seniors: list[int] = []
        self.investor_deck: list[int] = []
        self.investor_row: list[int] = []
        self.event_deck: list[int] = []
        """Those to come, the next one last."""
        self.event_box: list[int] = []
        """Basic Events that will not come, in a solo game."""
        self.director_box: list[int] = []
        """Directors that nobody was dealt."""
        self.event: Event = NO_EVENT
        self.event_code: i64 = NONE
        self.banned: i64 = 0
        """Kinds that may not be built in this game."""
        self.needs: list[Need] = []
        """What is to be delivered. Replaced, never changed."""
        self.no_senior = False
        self.no_specialty = False
        self.pool: i64 = 0
        """Spare dice that nobody has."""
        self.queue: list[int] = []
        """Whose turn it is next in this phase: seats, or engineers in the specialty phase. The next one last."""
        self.die: i64 = 0
        """The last roll; 0: none this round."""
        self.need: i64 = 0
        """What it had to be, weather included."""
        self.roller: i64 = NONE
        self.destination: i64 = NONE
        """Where the rocket on the pad is being launched to."""
        self.target: i64 = NONE
        """Against whom a nation acts."""
        self.worker: i64 = NONE
        """The engineer whose specialty is being carried out."""

    def end(self, winners: list[int]) -> None:
        """The game is over."""
        raise NotImplementedError

    # --- order ----------------------------------------------------------------------------------------------------------

    def director_order(self) -> list[int]:
        """The seats as a queue: the Director with the highest authority comes first and so lies last; on a tie the lower
        seat comes first."""
        order: list[int] = []
        for seat in range(self.seats):
            rank = self.box.directors[self.companies[seat].director].authority
            place: i64 = len(order)
            while place > 0 and self._director_authority(order[place - 1]) >= rank:
                place -= 1
            order.insert(place, seat)
        return order

    def _director_authority(self, seat: i64) -> i64:
        return self.box.directors[self.companies[seat].director].authority

    # --- chance ---------------------------------------------------------------------------------------------------------

    def roll(self, seat: i64, need: i64) -> bool:
        """Roll a die. Is it high enough?"""
        self.die = 1 + self.rng.below(self.box.faces)
        self.need = need
        self.roller = seat
        if self.listening:
            self.emit("roll", seat, (int(self.die), int(need)))
        return self.die >= need

    # --- credits and dice -------------------------------------------------------------------------------------------------

    def earn(self, seat: i64, amount: i64) -> None:
        """Credits from the bank."""
        self.companies[seat].credits += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Credits to the bank, as far as there are any."""
        company = self.companies[seat]
        paid = min(amount, company.credits)
        company.credits -= paid
        if self.listening:
            self.emit("pay", seat, (int(paid),))

    def gain_die(self, seat: i64) -> bool:
        """A spare die, if there is one and room for it."""
        company = self.companies[seat]
        if not self.pool or company.dice >= self.box.dice_limit:
            return False
        self.pool -= 1
        company.dice += 1
        if self.listening:
            self.emit("die", seat, (1,))
        return True

    def lose_dice(self, seat: i64, count: i64) -> i64:
        """Spare dice back to the pool, as far as there are any."""
        company = self.companies[seat]
        lost = min(count, company.dice)
        company.dice -= lost
        self.pool += lost
        return lost

    # --- technologies -------------------------------------------------------------------------------------------------------

    def draw(self, slot: i64) -> int:
        """The top card of a deck, NONE if it is empty."""
        deck = self.decks[slot]
        if not deck:
            return NONE
        self.uncover()
        return deck.pop()

    def under(self, kind: i64) -> None:
        """A card goes under its deck."""
        self.decks[self.box.technologies[kind].slot].insert(0, kind)

    def refill(self, slot: i64) -> None:
        """Close the gaps of a row."""
        row = self.rows[slot]
        for place in range(len(row)):
            if row[place] == NONE:
                row[place] = self.draw(slot)

    def open_kinds(self) -> i64:
        """The kinds that lie in the rows."""
        found: i64 = 0
        for row in self.rows:
            for kind in row:
                if kind != NONE:
                    found |= bit(kind)
        return found

    def take(self, seat: i64, kind: i64) -> None:
        """Take a card out of its row, which is filled up at once."""
        slot = self.box.technologies[kind].slot
        row = self.rows[slot]
        row[row.index(kind)] = NONE
        self.refill(slot)
        if self.listening:
            self.emit("take", seat, (int(kind),))
        self.acquire(seat, kind)

    def acquire(self, seat: i64, kind: i64) -> None:
        """A card comes into the reserve from a row or a deck: an act for Investors, then the limit."""
        self.companies[seat].reserve.append(kind)
        self.claim_kind(seat, "acquire", kind)
        self.mind_reserve(seat)

    def draw_rnd(self, seat: i64, count: i64) -> None:
        """R&D cards that are all kept."""
        while count > 0 and self.decks[RND] and not self.over:
            kind = self.draw(RND)
            if self.listening:
                self.emit("rnd", seat, (kind,))
            self.acquire(seat, kind)
            count -= 1

    def mind_reserve(self, seat: i64) -> None:
        """Too many cards in the reserve: ask at once which to drop."""
        if len(self.companies[seat].reserve) > self.box.reserve_limit and not self.over:
            self.ask(seat, DROP_CARDS)

    def sell(self, seat: i64, kind: i64) -> None:
        """Sell a card of the reserve to the market."""
        self.companies[seat].reserve.remove(kind)
        self.under(kind)
        price = self.box.sale + self.market()
        self.earn(seat, price)
        if self.listening:
            self.emit("sell", seat, (int(kind), int(price)))

    def market(self) -> i64:
        """What the Event of the round adds to every price."""
        return self.event.amount if self.event.effect == "sale_price" else 0

    def buildable(self, seat: i64, kind: i64) -> bool:
        """May this card go on the launch pad, never mind its cost?"""
        return not self.banned & bit(kind) and fits(self.box, self.companies[seat].pad, kind)

    def free_builds(self, seat: i64, kinds: i64) -> i64:
        """Of these kinds, those in the reserve that could be built now."""
        found: i64 = 0
        for kind in self.companies[seat].reserve:
            if kinds & bit(kind) and self.buildable(seat, kind):
                found |= bit(kind)
        return found

    def build(self, seat: i64, kind: i64, paid: i64) -> None:
        """A card goes from the reserve to the pad; CubeSats pay; an act for Investors."""
        company = self.companies[seat]
        technology = self.box.technologies[kind]
        company.reserve.remove(kind)
        company.pad.append(kind)
        company.slots_built |= bit(technology.slot)
        company.credits -= paid
        pays = 0 if self.event.effect == "no_pay" else technology.pays
        company.credits += pays
        if self.listening:
            self.emit("build", seat, (int(kind), int(paid), int(pays)))
        self.claim_kind(seat, "build", kind)

    # --- investors -----------------------------------------------------------------------------------------------------------

    def claim_kind(self, seat: i64, act: str, kind: i64) -> None:
        """A card was acquired or built: whom does that please?"""
        found: i64 = 0
        for place in range(len(self.investor_row)):
            index = self.investor_row[place]
            if index != NONE:
                investor = self.box.investors[index]
                if investor.act == act and investor.kinds & bit(kind):
                    found |= bit(place)
        if found:
            self.claim(seat, found)

    def claim(self, seat: i64, places: i64) -> None:
        """Take these cards of the Investor row with their rewards; the row is filled up when the act is over."""
        company = self.companies[seat]
        for place in members(places):
            investor = self.box.investors[self.investor_row[place]]
            self.investor_row[place] = NONE
            company.investors |= bit(investor.index)
            reward = self.reward_of(investor)
            company.credits += reward
            if self.listening:
                self.emit("investor", seat, (int(investor.index), int(reward)))
        if self.goal.at_once and size_of(company.investors) >= self.goal.investors:
            self.end([int(seat)])
        else:
            self.refill_investors()

    def reward_of(self, investor: Investor) -> i64:
        """What an Investor pays in this round."""
        return 0 if self.event.effect == "no_rewards" else investor.reward

    def refill_investors(self) -> None:
        """Close the gaps of the Investor row."""
        for place in range(len(self.investor_row)):
            if self.investor_row[place] == NONE and self.investor_deck:
                self.investor_row[place] = self.investor_deck.pop()
                self.uncover()

    # --- engineers -------------------------------------------------------------------------------------------------------------

    def hire(self, seat: i64, senior: bool) -> bool:
        """The top engineer of a deck into the hand, if there is one and room."""
        company = self.companies[seat]
        deck = self.seniors if senior else self.juniors
        if not deck or size_of(company.engineers) >= self.box.engineer_limit:
            return False
        engineer = deck.pop()
        company.engineers |= bit(engineer)
        self.uncover()
        if self.listening:
            self.emit("hire", seat, (int(senior),))
            self.emit("hired", seat, (engineer,), OWNER)
        return True

    def dismiss(self, seat: i64, engineer: i64) -> None:
        """An engineer goes under the deck, face down."""
        self.companies[seat].lose(engineer)
        senior = self.box.is_senior(engineer)
        (self.seniors if senior else self.juniors).insert(0, engineer)
        if self.listening:
            self.emit("dismiss", seat, (int(senior),))
            self.emit("dismissed", seat, (int(engineer),), OWNER)

    def team_authority(self, seat: i64) -> i64:
        """All engineers of a company together, in tenths."""
        total: i64 = 0
        for engineer in members(self.companies[seat].engineers):
            total += self.box.engineers[engineer].authority
        return total

    def committed(self) -> bool:
        """Has everybody sent engineers out in this round? From then on it is known how many lie where."""
        return self.phase > ASSIGNMENT

    def face_up(self, seat: i64) -> i64:
        """The engineers of a company that everybody can see now."""
        company = self.companies[seat]
        shown = company.boosted
        if company.shown:
            shown |= company.operators
        for post, phase in REVEALED_IN:
            if self.phase >= phase:
                shown |= company.at_post(post)
        return shown

    # --- copies ------------------------------------------------------------------------------------------------------------------

    def _copy_apogee_to(self, other: Apogee) -> None:
        self._copy_to(other)
        other.phase = self.phase
        other.round = self.round
        other.companies = [company.copy() for company in self.companies]
        other.decks = [deck.copy() for deck in self.decks]
        other.rows = [row.copy() for row in self.rows]
        other.juniors = self.juniors.copy()
        other.seniors = self.seniors.copy()
        other.investor_deck = self.investor_deck.copy()
        other.investor_row = self.investor_row.copy()
        other.event_deck = self.event_deck.copy()
        other.event_box = self.event_box
        other.director_box = self.director_box
        other.event = self.event
        other.event_code = self.event_code
        other.banned = self.banned
        other.needs = self.needs
        other.no_senior = self.no_senior
        other.no_specialty = self.no_specialty
        other.pool = self.pool
        other.queue = self.queue.copy()
        other.die = self.die
        other.need = self.need
        other.roller = self.roller
        other.destination = self.destination
        other.target = self.target
        other.worker = self.worker


def add_kinds(moves: list[int], base: int, kinds: i64) -> None:
    """A move for each kind, in order."""
    kind = 0
    while kinds:
        if kinds & 1:
            moves.append(base + kind)
        kinds >>= 1
        kind += 1


def highest(box: Box, engineers: i64) -> i64:
    """The highest authority among some engineers, 0 if there are none."""
    best: i64 = 0
    for engineer in members(engineers):
        best = max(best, box.engineers[engineer].authority)
    return best


class DropCards(Step[Apogee]):
    """More cards in the reserve than it holds: the owner chooses which go, unpaid."""

    def asks(self) -> str:
        """`drop`."""
        return "drop"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any card of the reserve."""
        moves: list[int] = []
        add_kinds(moves, DROP, kinds_of(s.companies[seat].reserve))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Under its deck; ask again while there are too many."""
        kind = move - DROP
        s.companies[seat].reserve.remove(kind)
        s.under(kind)
        if s.listening:
            s.emit("drop", seat, (kind,))
        s.mind_reserve(seat)

    def stands(self, s: Apogee, seat: i64) -> bool:
        """Are there still too many?"""
        return len(s.companies[seat].reserve) > s.box.reserve_limit


DROP_CARDS: Final = DropCards()
