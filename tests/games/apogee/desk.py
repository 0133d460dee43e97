"""Positions of Apogee in a few words: what the tests of its rules are written with.

    d = a_desk().director(0, "wingfield").pad(0, "solid", "kick", "satellite_light")
    d.turn(0).rolls(9).plays(0, "fire")
    assert d.dice(0) == 1

Cards are named as in notation, engineers by a part of their id. A position is set up quietly: nothing that is laid out by
hand sets anything off, and the game has no record. Cards are moved, never made, so that `check` holds.
"""

from __future__ import annotations

from itertools import count
from typing import cast

from cosmodrome.games.apogee.data import apogee_data
from cosmodrome.games.apogee.game import ApogeeGame
from cosmodrome.games.apogee.notation import short
from cosmodrome.games.apogee.rules.administration import DIRECTOR_TURN
from cosmodrome.games.apogee.rules.apogee import ASSIGNMENT, FIRST_SOLO, TURNS
from cosmodrome.games.apogee.rules.assignment import open_assignment
from cosmodrome.games.apogee.rules.company import POST_NAMES, Company, Flight
from cosmodrome.games.apogee.rules.components import NONE
from cosmodrome.games.apogee.rules.events import open_round
from cosmodrome.games.apogee.rules.program import Program
from cosmodrome.games.apogee.title import ApogeeTitle
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import bit, members

DATA = apogee_data()
KINDS = {short(card.id): kind for kind, card in enumerate(DATA.technology)}
ENGINEERS = [card.id for card in DATA.engineer]
DIRECTORS = [card.id for card in DATA.director]
EVENTS = [card.id for card in DATA.event]
SOLO_EVENTS = [card.id for card in DATA.solo_event]
PLACES = [place.id for place in DATA.destination]


def the_game(players: int = 2, mission: int = 2, **options: object) -> ApogeeGame:
    return cast("ApogeeGame", ApogeeTitle().configure(players=players, mission=mission, **options))


def a_desk(players: int = 2, mission: int = 2, **options: object) -> Desk:
    """A table in its first round, everybody about to assign, with nothing but credits: no engineers, no Event."""
    state = cast("Program", the_game(players, mission, **options).new(1))
    while state.phase < ASSIGNMENT:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    state.forget()
    desk = Desk(state)
    for seat in range(players):
        desk.engineers(seat).reserve(seat).pad(seat).credits_are(seat, 80).dice_are(seat, 0)
    return desk.event("").investors()


def engineer(name: str) -> int:
    found = [index for index, full in enumerate(ENGINEERS) if name in full]
    assert len(found) == 1, f"{name}: {found}"
    return found[0]


class Desk:
    """A game in a player's words."""

    def __init__(self, state: Program) -> None:
        self.state = state

    def __getitem__(self, seat: int) -> Company:
        return self.state.companies[seat]

    # --- setting up: every method returns the desk ---------------------------------------------------------------------------

    def director(self, seat: int, id: str) -> Desk:
        self[seat].director = DIRECTORS.index(id)
        return self

    def engineers(self, seat: int, *names: str) -> Desk:
        """Exactly these are employed, in the hand."""
        state, company = self.state, self[seat]
        for index in members(company.engineers):
            company.lose(index)
            (state.seniors if state.box.is_senior(index) else state.juniors).insert(0, index)
        for name in names:
            index = engineer(name)
            for other in state.companies:
                if other.engineers & bit(index):
                    other.lose(index)
                    (state.seniors if state.box.is_senior(index) else state.juniors).append(index)
            (state.seniors if state.box.is_senior(index) else state.juniors).remove(index)
            company.engineers |= bit(index)
        return self

    def at_work(self, seat: int, post: str, *names: str) -> Desk:
        """Employ more engineers, at a post."""
        company = self[seat]
        before = [ENGINEERS[index] for index in members(company.engineers)]
        posts = {index: self._post(seat, index) for index in members(company.engineers)}
        self.engineers(seat, *before, *names)
        for index, where in posts.items():
            if where is not None:
                company.send(index, where)
        for name in names:
            company.send(engineer(name), POST_NAMES.index(post))
        return self

    def _post(self, seat: int, index: int) -> int | None:
        return next((post for post in range(5) if self[seat].at_post(post) & bit(index)), None)

    def _draw(self, kind: int) -> None:
        """Take a card out of its deck, or out of its row, which is filled up."""
        state, slot = self.state, int(self.state.box.technologies[kind].slot)
        if kind not in state.decks[slot]:
            row = state.rows[slot]
            row[row.index(kind)] = NONE
            state.refill(slot)
        else:
            state.decks[slot].remove(kind)

    def reserve(self, seat: int, *cards: str) -> Desk:
        """Exactly these lie in the reserve."""
        for kind in self[seat].reserve:
            self.state.under(kind)
        self[seat].reserve = []
        for card in cards:
            self._draw(KINDS[card])
            self[seat].reserve.append(KINDS[card])
        return self

    def pad(self, seat: int, *cards: str) -> Desk:
        """Exactly these are built."""
        for kind in self[seat].pad:
            self.state.under(kind)
        self[seat].pad = []
        for card in cards:
            self._draw(KINDS[card])
            self[seat].pad.append(KINDS[card])
        return self

    def credits_are(self, seat: int, amount: int) -> Desk:
        """In thousands."""
        self[seat].credits = amount
        return self

    def dice_are(self, seat: int, number: int) -> Desk:
        self.state.pool += self[seat].dice - number
        self[seat].dice = number
        return self

    def event(self, id: str) -> Desk:
        """This Event is in force; an empty id: none."""
        from cosmodrome.games.apogee.rules.apogee import NO_EVENT

        state = self.state
        state.event, state.event_code = NO_EVENT, NONE
        if id:
            state.event_code = EVENTS.index(id)
            state.event = state.box.events[state.event_code]
        return self

    def next_event(self, id: str) -> Desk:
        """The next round begins with this Event."""
        self.state.event_deck.append(
            EVENTS.index(id) if id in EVENTS else FIRST_SOLO + SOLO_EVENTS.index(id.removeprefix("solo:"))
        )
        return self

    def new_round(self) -> Desk:
        """Begin the next round, whoever is waited for."""
        state = self.state
        for stack in state._stacks:
            stack.clear()
        state._waiting, state.queue = 0, []
        for company in state.companies:
            company.end_round()
        open_round(state)
        return self._go_on()

    def _go_on(self) -> Desk:
        while not self.state._waiting and not self.state.over:
            self.state.advance()
        return self

    def investors(self, *ids: str) -> Desk:
        """Exactly these are open; the others lie in the deck, none of them is refilled."""
        known = [card.id for card in DATA.investor]
        numbers = [known.index(wanted) for wanted in ids]
        self.state.investor_row = [*numbers, *[NONE] * (2 - len(numbers))]
        self.state.investor_deck = []
        return self

    def row(self, slot: int, *cards: str) -> Desk:
        """These lie open in a row."""
        state = self.state
        for kind in state.rows[slot]:
            if kind != NONE:
                state.under(kind)
        state.rows[slot] = [NONE] * 3
        for place, card in enumerate(cards):
            state.decks[slot].remove(KINDS[card])
            state.rows[slot][place] = KINDS[card]
        return self

    def deck(self, slot: int, *cards: str) -> Desk:
        """These come next from a deck, the first one first."""
        for card in reversed(cards):
            self.state.decks[slot].remove(KINDS[card])
            self.state.decks[slot].append(KINDS[card])
        return self

    def thin(self, slot: int, left: int) -> Desk:
        """Only so many cards are left in a deck: the others have flown to GEO for the last seat."""
        state = self.state
        gone, state.decks[slot] = state.decks[slot][left:], state.decks[slot][:left]
        company = state.companies[-1]
        company.flights = [*company.flights, Flight(1, 0, gone, 0, 0, 0, 0, 0)]
        return self

    def flown(self, seat: int, place: str, *cards: str, astronauts: int = 0, thrust: int = 9, cost: int = 80) -> Desk:
        """A successful flight of an earlier round, all of whose cards stayed there."""
        for card in cards:
            self._draw(KINDS[card])
        kinds = [KINDS[card] for card in cards]
        aboard = sum(bit(kind) for kind in set(kinds))
        rnd = sum(self.state.box.technologies[kind].slot == 3 for kind in kinds)
        flight = Flight(1, PLACES.index(place), kinds, astronauts, thrust, cost, rnd, aboard)
        self[seat].flights = [*self[seat].flights, flight]
        return self

    def assign(self) -> Desk:
        """Everybody is about to send engineers out."""
        state = self.state
        for stack in state._stacks:
            stack.clear()
        state._waiting, state.queue = 0, []
        open_assignment(state)
        return self._go_on()

    def turn(self, seat: int, actions: int = 2) -> Desk:
        """The turn of a Director."""
        state = self.state
        for stack in state._stacks:
            stack.clear()
        state._waiting, state.queue = 0, []
        state.phase = TURNS
        self[seat].actions = actions
        state.ask(seat, DIRECTOR_TURN)
        return self

    def rolls(self, *dice: int) -> Desk:
        """The next rolls."""
        for seed in count():
            rng = Rng.seeded(f"rolls {seed}")
            if all(1 + rng.below(12) == die for die in dice):
                self.state.rng = Rng.seeded(f"rolls {seed}")
                return self
        raise AssertionError

    # --- playing ---------------------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *notations: str) -> Desk:
        for notation in notations:
            self.state.play(seat, self.state.parse(notation))
            self.state.check()
        return self

    def sends(self, seat: int, **posts: str) -> Desk:
        """Send engineers to posts (names by spaces), and be done."""
        for post, names in posts.items():
            for name in names.split():
                self.plays(seat, f"send {ENGINEERS[engineer(name)]} {post}")
        if self.asks(seat) == "assign":
            self.plays(seat, "pass")
        return self

    def passes(self, until: str = "") -> Desk:
        """Everybody passes (or plays the first move) until somebody is asked something, or a new round begins."""
        state, start = self.state, self.state.round
        while not state.over and state.round == start:
            seat = state.actors[0]
            if until and self.asks(seat) == until:
                break
            state.play(seat, state.legal(seat)[0])
        return self

    # --- looking ---------------------------------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[str]:
        return [self.state.notate(move) for move in self.state.legal(seat)]

    def asks(self, seat: int) -> str:
        step = self.state.step(seat)
        return "" if step is None else step.asks()

    def cards(self, seat: int) -> list[str]:
        """The reserve."""
        return sorted(short(DATA.technology[kind].id) for kind in self[seat].reserve)

    def built(self, seat: int) -> list[str]:
        return sorted(short(DATA.technology[kind].id) for kind in self[seat].pad)

    def team(self, seat: int) -> list[str]:
        return [ENGINEERS[index] for index in members(self[seat].engineers)]

    def credits(self, seat: int) -> int:
        return int(self[seat].credits)

    def dice(self, seat: int) -> int:
        return int(self[seat].dice)

    def open(self, slot: int) -> list[str]:
        return ["" if kind == NONE else short(DATA.technology[kind].id) for kind in self.state.rows[slot]]
