"""Positions of Space Missions in one line, and turns in notation: what the tests of its rules are written with.

    s = a_race().gives(0, fuel=1).launches(0, 1)
    s.stack(0, "thrust", "minor clear").plays("fly", "accept")
    assert s.points(0) == 10

A position is set up quietly: tokens come from the supply, cards are only brought into another order, and the game has no
record. Seat 0 is the first in the order unless `order` says otherwise.
"""

from __future__ import annotations

from typing import cast

from cosmodrome.games.missions.data import CATEGORY_IDS, CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS
from cosmodrome.games.missions.game import MissionsGame
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, cards_of, deck_of
from cosmodrome.games.missions.rules.race import ACTIONS, ANNOUNCING, FLIGHT
from cosmodrome.games.missions.rules.tokens import count, one
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.games.missions.title import MissionsTitle
from cosmodrome.kernel import Rng

__all__ = ["KINDS", "RaceTable", "a_game", "a_race"]

KINDS = {"minor": MINOR, "major": MAJOR, "clear": CLEAR}
LETTERS = {kind: name for name, kind in KINDS.items()}


def a_game(players: int = 2, **options: object) -> MissionsGame:
    """The game."""
    return cast("MissionsGame", MissionsTitle().configure(players=players, **options))


def a_race(players: int = 2, seed: int = 1, **options: object) -> RaceTable:
    """A table in phase 1 of 1962, with nobody owning any token and seat 0 on turn."""
    state = cast("SpaceMissions", a_game(players, **options).new(seed))
    while state.phase != ACTIONS:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    state.forget()
    for agency in state.agencies[:players]:
        state.supply += agency.tokens
        agency.tokens = 0
    return RaceTable(state).order(*state.order if state.solo else range(players))


class RaceTable:
    """A game in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: SpaceMissions) -> None:
        self.state = state

    # --- setting up: every method returns the table -------------------------------------------------------------------

    def order(self, *seats: int) -> RaceTable:
        """The order in force, at the start of phase 1."""
        s = self.state
        s.order, s.turns, s.upper, s.at = list(seats), [0] if s.solo else list(seats), [], 0
        first = s.turns[0]
        for seat in range(s.seats):
            if s._stacks[seat] and seat != first:
                s._stacks[first], s._stacks[seat] = s._stacks[seat], []
        s._waiting = 1 << first
        return self

    def gives(self, seat: int, **tokens: int) -> RaceTable:
        """Tokens from the supply to an assembly area."""
        for name, number in tokens.items():
            heap = number * one(TOKEN_IDS.index(name))
            self.state.supply -= heap
            self.state.agencies[seat].tokens += heap
        return self

    def supply(self, **tokens: int) -> RaceTable:
        """Only so many are left; what is taken away is gone from this game."""
        for name, number in tokens.items():
            kind = TOKEN_IDS.index(name)
            self.state.supply += (number - count(self.state.supply, kind)) * one(kind)
        return self

    def developed(self, seat: int, **levels: int) -> RaceTable:
        """Levels of spacecraft, without the problems that come with them."""
        agency = self.state.agencies[seat]
        for name, level in levels.items():
            craft = CRAFT_IDS.index(name)
            agency.levels += (level - agency.level(craft)) * one(craft)
        return self

    def has(self, seat: int, **bars: int) -> RaceTable:
        """Where the markers stand on the bars; `points` for victory points."""
        agency = self.state.agencies[seat]
        for name, value in bars.items():
            if name == "points":
                agency.points = value
            else:
                bar = CATEGORY_IDS.index(name)
                agency.bars += (value - count(agency.bars, bar)) * one(bar)
        return self

    def year(self, year: int) -> RaceTable:
        """Which year it is."""
        self.state.year = year - self.state.board.first_year
        while len(self.state.past_events) < self.state.year:
            self.state.past_events.append(self.state.events.pop(0))
        return self

    def completed(self, *numbers: int) -> RaceTable:
        """Missions that somebody has completed; they have lost their media tokens."""
        for number in numbers:
            self.state.completed |= 1 << number - 1
            self.state.media &= ~(1 << number - 1)
        return self

    def event(self, id: str) -> RaceTable:
        """The next event."""
        s = self.state
        index = next(i for i, card in enumerate(s.board.events) if card.id == id)
        if index in s.boxed:
            starred = next(i for i, card in enumerate(s.events) if s.board.events[card].starred)
            s.boxed = [s.events[starred] if card == index else card for card in s.boxed]
            s.events[starred] = index
        if index in s.past_events:
            s.past_events[s.past_events.index(index)] = s.events[0]
            s.events[0] = index
        s.events.remove(index)
        s.events.append(index)
        return self

    def stack(self, seat: int, technology: str, cards: str) -> RaceTable:
        """Bring cards to the top of a deck, from the top down; the rest follow as they were."""
        control, index = self.state.agencies[seat].control, TECHNOLOGY_IDS.index(technology)
        rest, wanted = cards_of(control.decks[index]), [KINDS[card] for card in cards.split()]
        for card in wanted:
            rest.remove(card)
        control.decks[index] = deck_of(wanted + rest)
        return self

    def extra(self, seat: int, *technologies: str) -> RaceTable:
        """Which technologies have the extra minor problem: it takes the place of a clear card there."""
        control = self.state.agencies[seat].control
        for index, technology in enumerate(TECHNOLOGY_IDS):
            problem = MINOR if technology in technologies else CLEAR
            control.decks[index] = deck_of([MAJOR, MINOR, MINOR, CLEAR, problem])
        return self

    def clear_decks(self, seat: int) -> RaceTable:
        """No problem on top of any deck: two clear cards where there are two."""
        for technology in TECHNOLOGY_IDS:
            deck = cards_of(self.state.agencies[seat].control.decks[TECHNOLOGY_IDS.index(technology)])
            self.stack(seat, technology, "clear " * deck.count(CLEAR))
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def plays(self, *moves: str) -> RaceTable:
        """Whoever must decide plays these moves, one after the other; all is checked after each."""
        for text in moves:
            seat = self.state.actors[0]
            self.state.play(seat, self.state.parse(text))
        return self

    def everybody_passes(self) -> RaceTable:
        """On to phase 3."""
        while self.state.phase == ACTIONS:
            self.plays("pass")
        return self

    def launches(self, seat: int, number: int, *loading: str, event: str = "E06") -> RaceTable:
        """From phase 1 to the first step of a mission of one seat; the others stay on the ground."""
        self.event(event).everybody_passes()
        while self.state.phase == ANNOUNCING:
            if self.state.actors == (seat,):
                self.plays(f"announce {number}", *loading, "ready")
            else:
                self.plays("stay")
        self.plays("go on")
        assert self.state.phase >= FLIGHT
        return self

    def flies(self) -> RaceTable:
        """On as long as nothing is to be decided but to fly."""
        while self.asks() == "fly":
            self.plays("fly")
        return self

    def finishes_year(self) -> RaceTable:
        """The last legal move, which declines or does nothing special, until the next year or the end."""
        year = self.state.year
        while not self.state.over and self.state.year == year:
            seat = self.state.actors[0]
            self.state.play(seat, self.state.legal(seat)[-1])
        return self

    def random(self, seed: int) -> RaceTable:
        """Random moves to the end."""
        self.state.playout(Rng.seeded(seed))
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    def asks(self) -> str:
        """What is asked of whoever must decide."""
        if not self.state.actors:
            return ""
        step = self.state.step(self.state.actors[0])
        assert step is not None
        return step.asks()

    def legal(self) -> list[str]:
        """Everything that can be played, in notation."""
        return [self.state.notate(move) for move in self.state.legal(self.state.actors[0])]

    def tokens(self, seat: int) -> dict[str, int]:
        """What lies in an assembly area."""
        heap = self.state.agencies[seat].tokens
        return {name: count(heap, kind) for kind, name in enumerate(TOKEN_IDS) if count(heap, kind)}

    def on(self, seat: int, craft: str) -> dict[str, int]:
        """What is loaded on a spacecraft."""
        heap = self.state.agencies[seat].load_of(CRAFT_IDS.index(craft))
        return {name: count(heap, kind) for kind, name in enumerate(TOKEN_IDS) if count(heap, kind)}

    def points(self, seat: int) -> int:
        """Victory points."""
        return self.state.agencies[seat].points

    def bar(self, seat: int, name: str) -> int:
        """Where a marker stands."""
        return count(self.state.agencies[seat].bars, CATEGORY_IDS.index(name))

    def deck(self, seat: int, technology: str) -> str:
        """A deck from the top down."""
        cards = cards_of(self.state.agencies[seat].control.decks[TECHNOLOGY_IDS.index(technology)])
        return " ".join(LETTERS[card] for card in cards)

    def knows(self, seat: int, technology: str) -> str:
        """A deck as its owner knows it."""
        view = self.state.game.view(self.state, seat)
        cards = view.agencies[seat].decks[TECHNOLOGY_IDS.index(technology)].cards  # type: ignore[attr-defined]
        return " ".join(LETTERS.get(card, "?") for card in cards)

    def gone(self, seat: int, technology: str) -> str:
        """The cards removed from a technology."""
        cards = cards_of(self.state.agencies[seat].control.gone[TECHNOLOGY_IDS.index(technology)])
        return " ".join(LETTERS[card] for card in cards)

    def crew(self, seat: int) -> str:
        """How many are healthy and injured."""
        agency = self.state.agencies[seat]
        return f"{agency.healthy.bit_count()}+{agency.injured.bit_count()}"
