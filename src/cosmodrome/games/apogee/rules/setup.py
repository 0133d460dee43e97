"""Starting a game: decks, rows and credits; everybody secretly keeps one of two Directors; then, from the highest
authority down, everybody hires one senior or two juniors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import DIRECTORS, FIRST_SOLO, STARTERS, Apogee
from cosmodrome.games.apogee.rules.company import Company
from cosmodrome.games.apogee.rules.components import NONE, ROWS, SLOTS
from cosmodrome.games.apogee.rules.moves import DIRECTOR, JUNIOR, SENIOR
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

__all__ = ["CHOOSE_DIRECTOR", "event_pile", "lay_out", "open_starters", "resolve_starter"]


def lay_out(s: Apogee) -> None:
    """Set-up up to the choice of Directors."""
    box = s.box
    s._stacks = [[] for _ in range(s.seats)]
    s.pool = box.dice
    s.banned = s.goal.banned
    s.needs = s.goal.needs
    s.decks = [box.decks[slot].copy() for slot in range(SLOTS)]
    for deck in s.decks:
        s.rng.shuffle(deck)
    s.juniors, s.seniors = box.all_engineers(False), box.all_engineers(True)
    s.rng.shuffle(s.juniors)
    s.rng.shuffle(s.seniors)
    s.investor_deck = list(range(len(box.investors)))
    s.rng.shuffle(s.investor_deck)
    s.rows = [[NONE] * box.row for _ in range(ROWS)]
    for slot in range(ROWS):
        s.refill(slot)
    s.investor_row = [NONE] * box.open_investors
    s.refill_investors()
    event_pile(s, list(range(len(box.events))), s.rng)
    directors = list(range(len(box.directors)))
    s.rng.shuffle(directors)
    s.phase = DIRECTORS
    for seat in range(s.seats):
        company = Company()
        company.credits = box.start
        company.offered = sorted([directors.pop() for _ in range(box.dealt)])
        s.companies.append(company)
        s.ask(seat, CHOOSE_DIRECTOR)
    s.director_box = directors


def event_pile(s: Apogee, basic: list[int], rng: Rng) -> None:
    """Shuffle the basic Events. Alone, one of them follows each Solo Event of the Mission, and the others stay in the box.
    Events that have been revealed already are left out by the caller."""
    rng.shuffle(basic)
    if not s.goal.rounds:
        s.event_deck = basic
        return
    pile: list[int] = []
    for number in range(s.round, s.goal.rounds):
        if number % 2 == 0:
            pile.append(FIRST_SOLO + s.goal.solo_events[number // 2])
        else:
            pile.append(basic.pop())
    pile.reverse()
    s.event_deck = pile
    s.event_box = basic


class ChooseDirector(Step[Apogee]):
    """Keep one of the Directors dealt, in secret."""

    def asks(self) -> str:
        """`director`."""
        return "director"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Those dealt."""
        return [DIRECTOR + director for director in s.companies[seat].offered]

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Keep it, face down."""
        s.companies[seat].director = move - DIRECTOR


CHOOSE_DIRECTOR: Final = ChooseDirector()


def open_starters(s: Apogee) -> None:
    """All Directors are revealed; the order of play is known."""
    s.phase = STARTERS
    for company in s.companies:
        company.offered = []
    if s.listening:
        for seat in range(s.seats):
            s.emit("director", seat, (int(s.companies[seat].director),))
    s.queue = s.director_order()


def resolve_starter(s: Apogee, seat: i64) -> None:
    """The next one hires."""
    s.ask(seat, HIRE_STARTERS)


class HireStarters(Step[Apogee]):
    """One senior or two juniors to start with."""

    def asks(self) -> str:
        """`starters`."""
        return "starters"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Either."""
        return [SENIOR, JUNIOR]

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """From the top of the deck, unseen by the others."""
        for _ in range(s.box.start_seniors if move == SENIOR else s.box.start_juniors):
            s.hire(seat, move == SENIOR)


HIRE_STARTERS: Final = HireStarters()
