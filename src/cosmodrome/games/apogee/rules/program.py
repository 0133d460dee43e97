"""The space race itself: which phase follows which, when the game ends, and what a redeal deals again.

A round is event → assignment → specialties → construction → R&D → design → income → Directors' turns.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.administration import open_income, open_turns, resolve_income, resolve_turn
from cosmodrome.games.apogee.rules.apogee import (
    ASSIGNMENT,
    CONSTRUCTIONS,
    DESIGNS,
    DIRECTORS,
    EVENTS,
    FIRST_SOLO,
    INCOME,
    RESEARCHES,
    SPECIALTY_PHASE,
    STARTERS,
    TURNS,
    Apogee,
)
from cosmodrome.games.apogee.rules.assignment import ASSIGN_ENGINEERS, open_assignment, reveal_assignment
from cosmodrome.games.apogee.rules.company import OPERATIONS, Company
from cosmodrome.games.apogee.rules.components import FARTHEST, NONE, RND, ROWS
from cosmodrome.games.apogee.rules.construction import PLAN_CONSTRUCTION, carry_out_plans, open_construction
from cosmodrome.games.apogee.rules.events import open_round, resolve_event
from cosmodrome.games.apogee.rules.inventory import check_inventory
from cosmodrome.games.apogee.rules.missions import hopeless, progress, winners_now
from cosmodrome.games.apogee.rules.research import open_design, open_research, resolve_design, reveal_research
from cosmodrome.games.apogee.rules.setup import event_pile, lay_out, open_starters, resolve_starter
from cosmodrome.games.apogee.rules.specialties import open_specialties, resolve_specialty
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.rng import Rng

__all__ = ["Program"]


class Program(Apogee):
    """A position that knows how the game goes on."""

    def begin(self) -> None:
        """Set up, and deal Directors to choose from."""
        lay_out(self)

    def advance(self) -> None:
        """The next one in the queue of this phase, or the next phase."""
        if self.queue:
            self._resolve(self.queue.pop())
        elif self.phase == DIRECTORS:
            open_starters(self)
        elif self.phase == STARTERS:
            open_round(self)
        elif self.phase == EVENTS:
            open_assignment(self)
        elif self.phase == ASSIGNMENT:
            reveal_assignment(self)
            open_specialties(self)
        elif self.phase == SPECIALTY_PHASE:
            open_construction(self)
        elif self.phase == CONSTRUCTIONS:
            carry_out_plans(self)
            if not self.over:
                open_research(self)
        elif self.phase == RESEARCHES:
            reveal_research(self)
            if not self._waiting and not self.over:
                open_design(self)
        elif self.phase == DESIGNS:
            open_income(self)
        elif self.phase == INCOME:
            open_turns(self)
        else:
            self.end_round()

    def _resolve(self, item: i64) -> None:
        """The turn of a seat, or of an engineer's specialty."""
        if self.phase == STARTERS:
            resolve_starter(self, item)
        elif self.phase == EVENTS:
            resolve_event(self, item)
        elif self.phase == SPECIALTY_PHASE:
            resolve_specialty(self, item)
        elif self.phase == DESIGNS:
            resolve_design(self, item)
        elif self.phase == INCOME:
            resolve_income(self, item)
        else:
            assert self.phase == TURNS
            resolve_turn(self, item)

    def end_round(self) -> None:
        """Engineers come home; is the Mission fulfilled?"""
        for company in self.companies:
            company.end_round()
        winners = winners_now(self)
        last = self.goal.rounds or self.last_round
        final = last and self.round >= last
        if winners or final or hopeless(self) or (self.goal.kind == FARTHEST and self.round >= self.goal.round):
            self.end(winners)
        else:
            open_round(self)

    def end(self, winners: list[int]) -> None:
        """The game is over: nobody is asked anything any more. Scores are how far each has come."""
        self.queue = []
        for stack in self._stacks:
            stack.clear()
        self._waiting = 0
        self.finish([progress(self, seat) for seat in range(self.seats)], winners)
        if self.listening:
            self.emit("end", -1, tuple(winners))

    def clone(self) -> Program:
        """An independent copy."""
        twin = Program(self.game, self.rng.clone(), self.box, self.goal, self.tiebreak, self.last_round)
        self._copy_apogee_to(twin)
        return twin

    def check(self) -> None:
        """Nothing is lost, no limit is broken, and somebody must decide unless the game is over."""
        check_inventory(self)
        assert self.over == (not self._waiting), "either somebody must decide or the game is over"

    # --- what a seat cannot know --------------------------------------------------------------------------------------------

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Hidden are the order of all decks, the others' engineers that lie face down or in their hands, and what they
        have chosen in secret: Directors, posts, plans, R&D cards."""
        others = [other for other in range(self.seats) if other != seat]
        for slot in range(ROWS):
            rng.deal(self.decks[slot])
        rng.deal(self.investor_deck)
        basic = [code for code in self.event_deck if code < FIRST_SOLO]
        event_pile(self, sorted(basic + self.event_box), rng)
        self._deal_research(others, rng)
        self._deal_engineers(others, rng)
        if self.over:
            return
        if self.phase == DIRECTORS:
            self._deal_directors(others, rng)
        elif self.phase == ASSIGNMENT:
            for other in others:
                if self.companies[other].engineers:
                    finished = not self._waiting & bit(other)
                    self.companies[other].recall()
                    self._again(other, finished, rng)
        elif self.phase == CONSTRUCTIONS:
            for other in others:
                finished = not self._waiting & bit(other)
                self.companies[other].plan = []
                if PLAN_CONSTRUCTION.stands(self, other):
                    self._again(other, finished, rng)

    def _again(self, seat: i64, finished: bool, rng: Rng) -> None:
        """Ask a seat the question of this phase again; let it answer at random if it had answered."""
        self._stacks[seat] = []
        self._waiting &= ~bit(seat)
        self.ask(seat, ASSIGN_ENGINEERS if self.phase == ASSIGNMENT else PLAN_CONSTRUCTION)
        while finished and self._waiting & bit(seat):
            step = self._top(seat)
            self._answer(seat, step, step.pick(self, seat, rng))

    def _deal_directors(self, others: list[int], rng: Rng) -> None:
        pool = self.director_box.copy()
        for other in others:
            pool += self.companies[other].offered
        rng.deal(pool)
        for other in others:
            company = self.companies[other]
            company.offered = sorted([pool.pop() for _ in company.offered])
            if company.director != NONE:
                company.director = rng.pick(company.offered)
        self.director_box = pool

    def _deal_research(self, others: list[int], rng: Rng) -> None:
        pool = self.decks[RND]
        for other in others:
            pool = pool + self.companies[other].drawn
        rng.deal(pool)
        for other in others:
            company = self.companies[other]
            if company.drawn:
                company.drawn = sorted([pool.pop() for _ in company.drawn])
                if company.kept != NONE:
                    company.kept = rng.pick(company.drawn)
        self.decks[RND] = pool

    def _deal_engineers(self, others: list[int], rng: Rng) -> None:
        """Each engineer that lies face down becomes another of the same profile, on the same post: the backs differ."""
        for senior in (False, True):
            pool = self.seniors.copy() if senior else self.juniors.copy()
            hidden = [self._hidden(other, senior) for other in others]
            for engineers in hidden:
                pool += engineers
            rng.deal(pool)
            for index in range(len(others)):
                company = self.companies[others[index]]
                posts = sorted([_post_of(company, engineer) for engineer in hidden[index]])
                for engineer in hidden[index]:
                    company.lose(engineer)
                for post in posts:
                    engineer = pool.pop()
                    company.engineers |= bit(engineer)
                    if post != NONE:
                        company.send(engineer, post)
            if senior:
                self.seniors = pool
            else:
                self.juniors = pool

    def _hidden(self, seat: i64, senior: bool) -> list[int]:
        unseen = self.companies[seat].engineers & ~self.face_up(seat)
        return [engineer for engineer in members(unseen) if self.box.is_senior(engineer) == senior]


def _post_of(company: Company, engineer: i64) -> int:
    """Where an engineer lies, NONE for the hand."""
    for post in range(OPERATIONS + 1):
        if company.at_post(post) & bit(engineer):
            return post
    return NONE
