"""A position of Space Missions: the board, the agencies, and whose turn it is in which phase.

Here is what all phases share: the supply, points, the sequence bar, copies, and dealing again what a seat cannot know.
What a phase asks and does is in the module named after it; `year` leads through the phases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.agency import Agency
from cosmodrome.games.missions.rules.board import Board, Bonus, EventCard, Harm, MissionCard, SetUp
from cosmodrome.games.missions.rules.tokens import ENHANCEMENTS, INSPECTION, KINDS, count, one, total
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["ACTIONS", "ANNOUNCING", "COMPLETION", "EVENT", "FLIGHT", "NO_EVENT_YET", "NUMBERS", "SETTING_UP", "Race"]

# The phases in which somebody decides; the others run by themselves between them.
SETTING_UP: Final = 0
ACTIONS: Final = 1
ANNOUNCING: Final = 3
EVENT: Final = 5
FLIGHT: Final = 6
COMPLETION: Final = 7

NUMBERS: Final = 8
"""How many missions lie on the board."""
NO_EVENT_YET: Final = -1


class Race(State):
    """A position."""

    def __init__(self, game: Game, rng: Rng, board: Board, set_up: SetUp) -> None:  # noqa: PLR0915 - a position has many parts
        super().__init__(game, rng)
        self.board = board
        self.set_up = set_up
        self.solo = len(set_up.automa) > 0
        self.agencies: list[Agency] = []
        """One for each seat; in a solo game the Automa's comes last."""
        self.phase: i64 = SETTING_UP
        self.year: i64 = 0
        """Counted from 0."""
        self.at: i64 = -1
        """Whose turn it is in the running phase: a place in the order."""
        self.supply: i64 = 0
        self.astronauts: i64 = 0
        """Astronauts in the supply."""
        self.missions: list[MissionCard] = []
        self.completed: i64 = 0
        """Missions that somebody has completed, as bits."""
        self.media: i64 = 0
        """Missions that hold a media token, as bits."""
        self.bonuses: list[list[Bonus]] = []
        """The pair of every year."""
        self.events: list[int] = []
        """The event deck, its next card last."""
        self.boxed: list[int] = []
        """Starred events that were left out, unseen."""
        self.event: i64 = NO_EVENT_YET
        """The event of this year, once it is known."""
        self.past_events: list[int] = []
        # --- the sequence bar, lists that are replaced and never changed ---
        self.order: list[int] = []
        """The lower row."""
        self.upper: list[int] = []
        """The upper row: those who have passed, after those who had reserved their place."""
        self.turns: list[int] = []
        """The order of phase 1."""
        self.reserved: i64 = 0
        self.passed: i64 = 0
        self.landings: list[int] = []
        """Who completed the last mission, in order."""
        # --- what is being carried out ---
        self.todo: list[int] = []
        """The actions of the area in use, or the tokens still to be taken. Replaced, never changed."""
        self.done: i64 = 0
        """How many of them are done."""
        self.testing: i64 = 0
        """The technology under test, and the kind of test."""
        self.test: i64 = 0
        self.problem: i64 = 0
        """The card that a flight has drawn and not yet dealt with; its technology is the one at the flight's place."""
        self.harms: list[Harm] = []
        """What happens because nobody solved it."""
        self.harmed: i64 = 0
        self.hits: i64 = 0
        """Astronauts still to be injured or lost."""
        # --- the Automa ---
        self.automa_cards: list[int] = []
        """Its deck, the next card last."""
        self.automa_card: i64 = -1
        """The card of this year."""
        self.automa_hand: list[int] = []
        """Its specialists, the next one last."""

    # --- what everybody does ------------------------------------------------------------------------------------------

    def card_of(self, agency: Agency) -> MissionCard:
        """The mission that an agency flies."""
        return self.missions[agency.mission]

    def event_card(self) -> EventCard:
        """The event of this year."""
        return self.board.events[self.event]

    def automa_seat(self) -> i64:
        """The agency of the Automa; in a game without one, no agency."""
        return self.seats if self.solo else -1

    def named(self, seat: i64) -> i64:
        """The seat that an event tells of; the Automa has none."""
        return -1 if seat == self.automa_seat() else seat

    def earn(self, seat: i64, points: i64) -> None:
        """Victory points; they never fall below 0."""
        agency = self.agencies[seat]
        agency.points = max(0, agency.points + points)

    def take(self, seat: i64, kind: i64) -> bool:
        """A token from the supply to an assembly area, if there is one left; nobody keeps two inspections."""
        agency = self.agencies[seat]
        if count(self.supply, kind) == 0:
            return False
        if kind == INSPECTION and count(agency.tokens, INSPECTION) >= self.board.inspections:
            return False
        self.supply -= one(kind)
        agency.tokens += one(kind)
        if self.listening:
            self.emit("take", seat, (int(kind),))
        return True

    def enhancements_left(self) -> bool:
        """Has the supply any enhancement?"""
        return total(self.supply, ENHANCEMENTS) > 0

    def move_bar(self, seat: i64, bar: i64, spaces: i64) -> None:
        """Move a marker; bars end somewhere."""
        agency = self.agencies[seat]
        spaces = min(spaces, self.board.bar_length - count(agency.bars, bar))
        agency.bars += spaces * one(bar)

    def dismiss(self, seat: i64) -> None:
        """The crew leaves the launch area: general astronauts go back to the supply."""
        agency = self.agencies[seat]
        if not self.set_up.astronauts:
            self.astronauts += size_of(agency.aboard())
        agency.healthy = 0
        agency.injured = 0

    # --- copies and dealing again -------------------------------------------------------------------------------------

    def _copy_race_to(self, other: Race) -> None:
        self._copy_to(other)
        other.agencies = [agency.copy() for agency in self.agencies]
        other.phase = self.phase
        other.year = self.year
        other.at = self.at
        other.supply = self.supply
        other.astronauts = self.astronauts
        other.missions = self.missions
        other.completed = self.completed
        other.media = self.media
        other.bonuses = self.bonuses
        other.events = self.events.copy()
        other.boxed = self.boxed
        other.event = self.event
        other.past_events = self.past_events.copy()
        other.order = self.order
        other.upper = self.upper
        other.turns = self.turns
        other.reserved = self.reserved
        other.passed = self.passed
        other.landings = self.landings
        other.todo = self.todo
        other.done = self.done
        other.testing = self.testing
        other.test = self.test
        other.problem = self.problem
        other.harms = self.harms
        other.harmed = self.harmed
        other.hits = self.hits
        other.automa_cards = self.automa_cards.copy()
        other.automa_card = self.automa_card
        other.automa_hand = self.automa_hand.copy()

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Hidden are cards in decks: what the owner has not seen, and from the others all that no mission has shown."""
        for owner in range(self.seats):
            control = self.agencies[owner].control
            if owner == seat:
                control.deal_for_owner(rng)
            else:
                control.deal_for_others(rng, self.phase != ACTIONS)
        self._deal_events(seat is not None and self.agencies[seat].knows_event, rng)
        rng.deal(self.automa_cards)
        rng.deal(self.automa_hand)

    def _deal_events(self, top_known: bool, rng: Rng) -> None:
        """The starred events that have not come up are in the deck or left out, and nobody knows which."""
        deck = self.events.copy()
        known = [deck.pop()] if top_known and deck else []
        events = self.board.events
        starred = [card for card in deck + self.boxed if events[card].starred]
        rng.deal(starred)
        self.boxed = starred[: self.board.starred_left_out]
        hidden = starred[self.board.starred_left_out :] + [card for card in deck if not events[card].starred]
        rng.deal(hidden)
        self.events = hidden + known

    # --- invariants -----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Nothing is lost and nothing is made: tokens, astronauts, cards and events are all there."""
        board = self.board
        assert self.over == (not self._waiting), "either somebody must decide or the game is over"
        heap = self.supply
        crew: i64 = 0
        for seat in range(self.seats):
            agency = self.agencies[seat]
            heap += agency.tokens + agency.loaded()
            crew += size_of(agency.aboard())
            agency.control.check()
            assert agency.healthy & agency.injured == 0, "healthy and injured"
            assert agency.points >= 0
            assert count(agency.tokens, INSPECTION) <= board.inspections
            for craft in range(3):
                assert 1 <= agency.level(craft) <= board.top_level
            if agency.mission >= 0:
                self._check_load(agency)
            else:
                assert agency.loaded() == 0, "tokens on the launch pad without a mission"
        for kind in range(KINDS):
            assert count(heap, kind) == count(board.supply, kind), f"tokens of kind {kind}"
        if not self.set_up.astronauts:
            assert self.astronauts + crew == board.astronauts, "astronauts"
        cards = sorted(self.events + self.boxed + self.past_events)
        assert cards == list(range(len(board.events))), "events"
        assert sorted(self.order) == list(range(len(self.agencies)))
        for agency in self.agencies:
            for bar in range(5):
                assert count(agency.bars, bar) <= board.bar_length

    def _check_load(self, agency: Agency) -> None:
        """Nothing sits where it does not fit."""
        card, crafts = self.card_of(agency), self.board.crafts
        for craft in range(4):
            heap = agency.load_of(craft) if craft in (0, 3) or craft == card.payload else 0
            level = agency.rocket if craft == 0 else agency.payload if craft != 3 else 1
            if heap:
                assert level > 0, "tokens on a spacecraft that does not fly"
                printed = crafts[craft][level - 1]
                used: i64 = 0
                for kind in range(ENHANCEMENTS):
                    loaded = count(heap, kind)
                    used += loaded
                    assert not loaded or printed.allowed & bit(kind), "an enhancement that does not fit"
                assert used <= printed.slots, "more enhancements than slots"
