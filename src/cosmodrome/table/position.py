"""A game being played: its state, its moves in notation, what each seat has been told, and how far each has seen.

When play is simultaneous, nobody may learn from a counter what another seat is doing in secret: two moves instead of
one mean a bonus. So a seat's own number counts the moves up to the last time that everything was shown, and its own
since then. It is the number that a page sends along with a move, and that makes stale pages known as such; moves of
others that a seat cannot see do not make its page stale.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.kernel import OWNER, OWNER_FIRST, Event, EventList, Game, Rng, State

__all__ = ["Line", "Position", "begin", "resolves"]

REVEAL = "reveal"
"""The event with which rules say that what was done in secret becomes known."""


class Line(NamedTuple):
    """An event as a seat learns of it."""

    number: int
    """The position to look at, in the count of this seat."""
    event: Event


def begin(game: Game, seed: str, ear: EventList | None = None) -> State:
    """A new game that is listened to from its very first event, which `game.new` cannot offer."""
    state = game.deal(Rng.seeded(seed))
    state.seed = seed
    state.listen(ear)
    state.begin()
    return state


class Position:
    """Changes only by `play`."""

    def __init__(self, game: Game, seed: str) -> None:
        self._ear = EventList()
        self.state = begin(game, seed, self._ear)
        self.moves: list[tuple[int, str]] = []
        self.logs: dict[int | None, list[Line]] = {viewer: [] for viewer in (None, *range(game.seats))}
        """What each seat, and a spectator (None), has been told."""
        self._secret: list[tuple[int, Event]] = []
        self._shown = 0
        self._own = [0] * game.seats
        self.together = len(self.state.actors) > 1
        """Do, or did, several seats decide at the same time in this phase?"""
        self._note()

    @property
    def number(self) -> int:
        """Committed moves."""
        return len(self.moves)

    @property
    def shown(self) -> int:
        """The moves that everyone has seen."""
        return self._shown if self.together else self.number

    def number_for(self, viewer: int | None) -> int:
        """The moves that this seat, or a spectator, has seen."""
        return self.shown + (self._own[viewer] if self.together and viewer is not None else 0)

    def own_moves(self, seat: int) -> list[str]:
        """The moves of a seat that only this seat has seen yet."""
        return [notation for mover, notation in self.moves[self.shown :] if mover == seat]

    def play(self, seat: int, notation: str) -> None:
        """Play a committed move. If it is not legal, nothing has changed."""
        state = self.state
        move = state.parse(notation)
        resolved = resolves(state, seat, move)
        state.play(seat, move)
        self.moves.append((seat, notation))
        self._own[seat] += 1
        several = len(state.actors) > 1
        if resolved or (several and not self.together):
            self._shown = self.number
            self._own = [0] * len(self._own)
            self.together = several
        self._note()

    def _note(self) -> None:
        """Tell what has just happened to those who may know."""
        for event in self._ear.events:
            if event.kind == REVEAL:
                self._reveal()
            if event.audience == OWNER_FIRST:
                self._secret.append((self.number, event))
            for viewer, log in self.logs.items():
                if event.audience not in (OWNER, OWNER_FIRST) or viewer == event.seat:
                    log.append(Line(self.number_for(viewer), event))
        self._ear.events.clear()

    def _reveal(self) -> None:
        for number, event in self._secret:
            for viewer, log in self.logs.items():
                if viewer != event.seat:
                    log.append(Line(number, event))
        self._secret.clear()


def resolves(state: State, seat: int, move: int) -> bool:
    """Does this move leave nobody with a question, so that the game goes on to its next phase?"""
    if state.actors != (seat,):
        return False
    branch = state.clone()
    branch.draft(seat, move)
    return not branch.actors
