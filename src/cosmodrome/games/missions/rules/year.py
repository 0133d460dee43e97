"""The year of Space Missions, phase by phase, and the end of the game.

    1 specialists → 2 new order → 3 announce → 4 shuffle → 5 event → 6 fly → 7 complete → 8 end of the year

Players decide one after the other, in the order of the sequence bar. `advance` finds who is next, or opens the next phase.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.missions.rules.agency import GROUNDED, Agency
from cosmodrome.games.missions.rules.announcing import ANNOUNCE_A_MISSION
from cosmodrome.games.missions.rules.automa import (
    announce_automa,
    complete_automa,
    order_after_actions,
    reveal_specialist,
    shuffle_specialists,
)
from cosmodrome.games.missions.rules.board import BARS, EXPERIENCE, MANNED, SUCCESSFUL, UNMANNED, MissionCard
from cosmodrome.games.missions.rules.completion import complete, tidy_up
from cosmodrome.games.missions.rules.control import TECHNOLOGIES, Control
from cosmodrome.games.missions.rules.event import FACE_THE_EVENT
from cosmodrome.games.missions.rules.flight import FLY_A_STEP
from cosmodrome.games.missions.rules.race import (
    ACTIONS,
    ANNOUNCING,
    COMPLETION,
    EVENT,
    FLIGHT,
    NO_EVENT_YET,
    SETTING_UP,
    Race,
)
from cosmodrome.games.missions.rules.specialists import PLAY_SPECIALIST, carry_on, must_pass, pass_turn
from cosmodrome.games.missions.rules.tokens import KINDS, count, one
from cosmodrome.kernel.bits import bit

__all__ = ["SpaceMissions", "category_points"]


class SpaceMissions(Race):
    """A game of Space Missions."""

    # --- set-up -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Everything on the table, then the starting tokens."""
        board, rng = self.board, self.rng
        self._stacks = [[] for _ in range(self.seats)]
        players = int(self.seats) + (1 if self.solo else 0)
        self.agencies = [Agency(Control(board.deal)) for _ in range(players)]
        for agency in self.agencies:
            agency.set_up(board)
        for seat in range(self.seats):
            self.agencies[seat].control.set_up(rng)
        self.supply = board.supply
        self.astronauts = board.astronauts
        self.missions = self._choose_missions()
        self.media = self.set_up.scenario.media
        self._choose_bonuses()
        self._shuffle_events()
        self.order = self._first_order(players)
        if self.solo:
            self.automa_cards = self.set_up.automa.copy()
            rng.shuffle(self.automa_cards)
        self.phase = SETTING_UP
        self.at = -1
        while not self._waiting:
            self.advance()

    def _first_order(self, players: int) -> list[int]:
        """A random player begins, the others follow clockwise; the Automa always begins."""
        first = int(self.automa_seat()) if self.solo else int(self.rng.below(players))
        return [(first + place) % players for place in range(players)]

    def _choose_missions(self) -> list[MissionCard]:
        """Variant 0 of every number, or the first card of each number that a shuffle brings up."""
        variants = self.board.missions
        if not self.set_up.random_missions:
            return [cards[0] for cards in variants]
        return [cards[self.rng.below(len(cards))] for cards in variants]

    def _choose_bonuses(self) -> None:
        """The printed pairs, or a random tile for every year."""
        self.bonuses = self.board.years
        if self.set_up.random_bonuses:
            tiles = list(range(len(self.board.tiles)))
            self.rng.shuffle(tiles)
            self.bonuses = [self.board.tiles[tile] for tile in tiles[: len(self.board.years)]]

    def _shuffle_events(self) -> None:
        """Some starred events stay in the box, unseen."""
        events = self.board.events
        starred = [card for card in range(len(events)) if events[card].starred]
        self.rng.shuffle(starred)
        self.boxed = starred[: self.board.starred_left_out]
        self.events = [card for card in range(len(events)) if card not in self.boxed]
        self.rng.shuffle(self.events)

    # --- phases -----------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Nobody has a question left: the next player in this phase, or the next phase."""
        phase = self.phase
        if phase == ACTIONS:
            self._next_turn()
            return
        if phase == COMPLETION and self.at >= 0:
            tidy_up(self, self.order[self.at])
        self.at += 1
        if self.at < len(self.order):
            seat: i64 = self.order[self.at]
            if seat == self.automa_seat():
                if phase == COMPLETION:
                    complete_automa(self)
            elif phase == SETTING_UP:
                self._start_tokens(seat)
            elif phase == ANNOUNCING:
                self.ask(seat, ANNOUNCE_A_MISSION)
            elif self.agencies[seat].mission != GROUNDED:
                self._open(seat)
        elif phase == SETTING_UP:
            self._start_year()
        elif phase == ANNOUNCING:
            self._shuffle_decks()
            self._reveal_event()
        elif phase == EVENT:
            self._open_phase(FLIGHT)
        elif phase == FLIGHT:
            self._open_phase(COMPLETION)
        else:
            self._end_year()

    def _open_phase(self, phase: i64) -> None:
        self.phase = phase
        self.at = -1

    def _open(self, seat: i64) -> None:
        """What the running phase asks a player first who has announced a mission."""
        if self.phase == EVENT:
            self.ask(seat, FACE_THE_EVENT)
        elif self.phase == COMPLETION:
            complete(self, seat)
        elif not self.agencies[seat].finished:
            self.ask(seat, FLY_A_STEP)

    def _start_tokens(self, seat: i64) -> None:
        self.todo = self.board.solo_start if self.solo else self.board.starts[self.at]
        self.done = 0
        carry_on(self, seat)

    def _start_year(self) -> None:
        """Phase 1 begins: those who have reserved a place are first."""
        if self.listening:
            self.emit("year", -1, (int(self.board.first_year + self.year),))
        self.phase = ACTIONS
        self.passed = 0
        self.turns = self.upper + [seat for seat in self.order if not self.reserved >> seat & 1]
        self.at = -1
        if self.solo:
            self.turns = [0]
            shuffle_specialists(self)

    def _next_turn(self) -> None:
        """Phase 1: the next player who has not passed; with all passed, phase 2 makes the new order."""
        for _ in range(len(self.turns)):
            self.at = (self.at + 1) % len(self.turns)
            seat: i64 = self.turns[self.at]
            if not self.passed >> seat & 1:
                if must_pass(self, seat):
                    pass_turn(self, seat)
                else:
                    if self.solo:
                        reveal_specialist(self)
                    self.ask(seat, PLAY_SPECIALIST)
                return
        if self.solo:
            order_after_actions(self)
        else:
            self.order = self.upper
            self.upper = []
            self.reserved = 0
        if self.listening:
            self.emit("order", -1, tuple(self.order))
        self._open_phase(ANNOUNCING)

    def _shuffle_decks(self) -> None:
        """Phase 4: everybody who flies shuffles the decks that the mission uses. The Automa has announced by then."""
        if self.solo:
            announce_automa(self)
        for seat in self.order:
            agency = self.agencies[seat]
            if agency.mission == GROUNDED or seat == self.automa_seat():
                continue
            technologies = self.card_of(agency).technologies
            for technology in range(TECHNOLOGIES):
                if technologies >> technology & 1:
                    agency.control.shuffle(technology, self.rng)

    def _reveal_event(self) -> None:
        """Phase 5 begins."""
        self._open_phase(EVENT)
        card = self.events.pop()
        self.event = card
        self.past_events.append(card)
        for agency in self.agencies:
            agency.knows_event = False
        if self.listening:
            self.emit("event", -1, (card,))

    def _end_year(self) -> None:
        """Phase 8: surplus tokens go back, specialists return to the hands, and it may be over."""
        for seat in range(self.seats):
            self._return_surplus(seat)
        for agency in self.agencies:
            agency.hand = self.board.all_cards
            agency.top = -1
            agency.played = 0
            agency.took_back = agency.used_pass = False
        self.automa_card = -1
        if self.landings or self.year + 1 == len(self.board.years):
            self._settle()
            return
        self.year += 1
        self.event = NO_EVENT_YET
        self._start_year()

    def _return_surplus(self, seat: i64) -> None:
        agency = self.agencies[seat]
        surplus = 0
        for kind in range(KINDS):
            while count(agency.tokens, kind) > self.board.kept_alike:
                agency.tokens -= one(kind)
                self.supply += one(kind)
                surplus += 1
        if surplus and self.listening:
            self.emit("surplus", seat, (surplus,))

    # --- the end ----------------------------------------------------------------------------------------------------

    def scored(self) -> i64:
        """The categories that score, as bits; with the experience module experience takes the place of manned missions."""
        scored = self.set_up.scenario.scored
        if self.set_up.experience:
            scored = scored & ~bit(MANNED) | bit(EXPERIENCE)
        return scored

    def category_count(self, seat: i64, category: i64) -> int:
        """How far a player has come in a category."""
        bars = self.agencies[seat].bars
        if category == SUCCESSFUL:
            return int(count(bars, UNMANNED) + count(bars, MANNED))
        return int(count(bars, category))

    def category_scores(self, seat: i64) -> list[int]:
        """What every category would bring a player if the game ended now; 0 for those that do not score."""
        scores: list[int] = []
        for category in range(BARS + 1):
            won = 0
            if self.scored() >> category & 1:
                counts = [self.category_count(other, category) for other in range(len(self.agencies))]
                won = category_points(counts, int(self.board.most), int(self.board.second))[seat]
            scores.append(won)
        return scores

    def _settle(self) -> None:
        """Categories are scored; the most points win, and among equals whoever landed on the Moon first."""
        extras = [sum(self.category_scores(seat)) for seat in range(len(self.agencies))]
        for seat in range(len(self.agencies)):
            self.agencies[seat].points += extras[seat]
            if self.listening:
                self.emit("scored", self.named(seat), (extras[seat], int(self.agencies[seat].points)))
        points = [int(agency.points) for agency in self.agencies]
        best = max(points)
        winners = [seat for seat in range(len(points)) if points[seat] == best]
        if len(winners) > 1:
            landed = [seat for seat in self.landings if seat in winners]
            winners = landed[:1] if landed else winners
        if self.solo:
            winners = [0] if winners == [0] else []
        self.finish(points[: self.seats], winners)
        if self.listening:
            self.emit("end", -1, tuple(winners))

    # --- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> SpaceMissions:
        """An independent copy."""
        twin = SpaceMissions(self.game, self.rng.clone(), self.board, self.set_up)
        self._copy_race_to(twin)
        return twin


def category_points(counts: list[int], most: int, second: int) -> list[int]:
    """What a category pays: all with the most, and all with the next lower count; none for a count of 0."""
    places = sorted({held for held in counts if held > 0}, reverse=True)
    paid: list[int] = []
    for held in counts:
        place = places.index(held) if held > 0 else 2
        paid.append(most if place == 0 else second if place == 1 else 0)
    return paid
