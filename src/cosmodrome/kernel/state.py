"""Positions and questions: the two ideas every game is written with.

A `State` holds plain typed data and, for each seat, a stack of `Step`s. A step is one question to one seat. Answering
it changes the data and may ask further steps, which are answered first; that is all it takes for chained bonuses.
When no seat has a question left, `advance` moves the game on to its next phase.

Steps never change once made, so clones share them. Everything else a clone must copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, Never, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.errors import CosmodromeError, IllegalMove, SeatError
from cosmodrome.kernel.event import EVERYONE, Event, Listener
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game
    from cosmodrome.kernel.record import Record
    from cosmodrome.kernel.view import View

__all__ = ["MAX_SEATS", "State", "Step"]

MAX_SEATS: Final = 6

S = TypeVar("S", bound="State", contravariant=True)


def _actor_table() -> list[tuple[int, ...]]:
    """For every set of waiting seats, written as bits, the seats in order."""
    return [tuple(members(bits)) for bits in range(bit(MAX_SEATS))]


ACTORS: Final = _actor_table()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question to one seat. A subclass says which moves answer it and what an answer does."""

    def asks(self) -> str:
        """The language-free name of the question, for prompts and views."""
        raise NotImplementedError

    def legal(self, s: S, seat: i64) -> list[int]:
        """Every answer, never none, in a stable order."""
        raise NotImplementedError

    def play(self, s: S, seat: i64, move: int) -> None:
        """Carry out an answer that `legal` has offered."""
        raise NotImplementedError

    def allows(self, s: S, seat: i64, move: int) -> bool:
        """Is this one of the legal answers? A step with long lists may tell without making one."""
        return move in self.legal(s, seat)

    def pick(self, s: S, seat: i64, rng: Rng) -> int:
        """One answer, each equally likely: `legal`'s at a random index. A step with long lists may find it without one."""
        moves = self.legal(s, seat)
        return moves[rng.below(len(moves))]

    def stands(self, s: S, seat: i64) -> bool:
        """Is there still something to ask? A step that comes up again after a chain may have lost its point."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Subclasses add the data of their game and the methods marked "a game says"."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.seats: i64 = game.seats
        self.seed: int | str | None = None
        self.over = False
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.rng = rng
        self._stacks: list[list[Step[Never]]] = []
        self._waiting: i64 = 0
        self._history: list[int] = []
        self._listener: Listener | None = None
        self._uncovered = False
        self._watched = True
        """False during a playout: nobody asks for views, so rules need not keep what only views show."""

    # --- what a game says -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the game up; chance comes from `self.rng` alone."""
        raise NotImplementedError

    def advance(self) -> None:
        """No seat has a question left: go on until one has, or `finish`."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy. A game makes its own kind and calls `_copy_to`."""
        raise NotImplementedError

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """Deal again all that this seat (None: a spectator) cannot know; called on the clone that `redeal` returns."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if the position breaks an invariant of the game."""
        raise NotImplementedError

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; several when play is simultaneous, none when the game is over."""
        return ACTORS[self._waiting]

    def legal(self, seat: int) -> list[int]:
        """The moves this seat may play now, in a stable order; empty if it is not one of the actors."""
        return self._top(seat).legal(self, seat) if self.asked(seat) else []

    def play(self, seat: int, move: int) -> None:
        """Play a move. `IllegalMove` leaves the state as it was."""
        self._apply(seat, self._allowing(seat, move), move)

    def draft(self, seat: int, move: int) -> bool:
        """Play a move on a private branch: like `play`, but never on to the next phase, which is for everyone to see.
        True: the move uncovered something (a die, a card), so it cannot be taken back."""
        step = self._allowing(seat, move)
        drawn = self.rng.drawn
        self._uncovered = False
        self._history.append(move * MAX_SEATS + seat)
        self._answer(seat, step, move)
        return self._uncovered or self.rng.drawn != drawn

    def playout(self, rng: Rng) -> int:
        """Play uniformly random moves to the end of the game; tells how many."""
        count: i64 = 0
        self._watched = False
        while not self.over:
            seat: i64 = ACTORS[self._waiting][0]
            step = self._top(seat)
            self._apply(seat, step, step.pick(self, seat, rng))
            count += 1
        self._watched = True
        return count

    def asked(self, seat: int) -> bool:
        """Must this seat decide something now?"""
        return 0 <= seat < MAX_SEATS and self._waiting >> i64(seat) & 1 != 0

    def _top(self, seat: i64) -> Step[State]:
        # A state only ever holds steps for its own kind, which the type of the stack cannot say.
        return cast("Step[State]", self._stacks[seat][-1])

    def _allowing(self, seat: int, move: int) -> Step[State]:
        """The question that this move answers, or IllegalMove."""
        if self.asked(seat):
            step = self._top(seat)
            if step.allows(self, seat, move):
                return step
        raise IllegalMove(self._refusal(seat, move))

    def _apply(self, seat: i64, step: Step[State], move: int) -> None:
        self._history.append(move * MAX_SEATS + seat)
        self._answer(seat, step, move)
        while not self._waiting and not self.over:
            self.advance()

    def _answer(self, seat: i64, step: Step[State], move: int) -> None:
        """Answer the top question of a seat, without going on to the next phase."""
        stack = self._stacks[seat]
        stack.pop()
        step.play(self, seat, move)
        while stack and not self._top(seat).stands(self, seat):
            stack.pop()
        if not stack:
            self._waiting &= ~bit(seat)

    def _refusal(self, seat: int, move: int) -> str:
        if self.over:
            return "The game is over: no move can be played."
        if not 0 <= seat < self.game.seats:
            return f"There is no seat {seat}: this game has the seats 0 to {self.seats - 1}."
        if not self._waiting >> seat & 1:
            return f"Seat {seat} has nothing to decide now; waiting for {list(self.actors)}."
        return f"Move {move} is not legal for seat {seat}; legal(seat) lists the moves that are."

    # --- for the rules ----------------------------------------------------------------------------------------------

    def ask(self, seat: i64, step: Step[Never]) -> None:
        """Put a question to a seat, to be answered before those it already has."""
        self._stacks[seat].append(step)
        self._waiting |= bit(seat)

    def uncover(self) -> None:
        """A move of this seat has shown it something it did not know (chance is noticed without this)."""
        self._uncovered = True

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """End the game."""
        self.over = True
        self.scores = scores
        self.winners = winners

    @property
    def listening(self) -> bool:
        """Is anybody there to hear an event?"""
        return self._listener is not None

    def emit(self, kind: str, seat: i64, data: tuple[int, ...], audience: i64 = EVERYONE) -> None:
        """Tell the listener, if there is one; rules test `listening` first where they play fast."""
        listener = self._listener
        if listener is not None:
            listener.hear(Event(kind, seat, data, audience))

    def listen(self, listener: Listener | None) -> None:
        """From now on tell this listener what happens (None: nobody). Clones start with nobody."""
        self._listener = listener

    def _copy_to(self, other: State) -> None:
        """Copy what the kernel keeps. `game` and the steps never change, so they are shared."""
        other.seed = self.seed
        other.over = self.over
        other.scores = self.scores.copy()
        other.winners = self.winners.copy()
        other._waiting = self._waiting
        other._history = self._history.copy()
        other._stacks = [stack.copy() for stack in self._stacks]

    def forget(self) -> None:
        """Drop seed and past moves: from here on the position has no record."""
        self.seed = None
        self._history = []

    # --- what a seat may know, and words ----------------------------------------------------------------------------

    def step(self, seat: int) -> Step[Never] | None:
        """The question this seat must answer now."""
        self._seated(seat)
        stack = self._stacks[seat]
        return stack[-1] if stack else None

    def steps(self, seat: int) -> list[Step[Never]]:
        """All questions this seat has, the one to answer now last."""
        self._seated(seat)
        return self._stacks[seat].copy()

    def redeal(self, seat: int | None, rng: Rng) -> State:
        """A clone in which all that this seat cannot know is dealt again; None: all that a spectator cannot know.
        It carries neither seed nor past moves, which would tell."""
        if seat is not None:
            self._seated(seat)
        world = self.clone()
        world.forget()
        world.rng = rng.fork()
        world.deal_again(seat, rng)
        return world

    def view(self, seat: int | None) -> View:
        """Exactly what this seat may know; None: what a spectator may know."""
        if seat is not None:
            self._seated(seat)
        return self.game.view(self, seat)

    def notate(self, move: int) -> str:
        """The move in language-free notation, as it stands in a record."""
        return self.game.notate(self, move)

    def parse(self, text: str) -> int:
        """The move that a notation means in this position; NotationError if none."""
        return self.game.parse(self, text)

    def say(self, seat: int, move: int, language: str = "en") -> str:
        """The move in a person's language."""
        self._seated(seat)
        return self.game.say(self, seat, move, language)

    def _seated(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise SeatError(f"There is no seat {seat}: this game has the seats 0 to {self.seats - 1}.")

    # --- records ----------------------------------------------------------------------------------------------------

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every move so far, as (seat, move)."""
        return [(code % MAX_SEATS, code // MAX_SEATS) for code in self._history]

    def record(self, seats: list[str] | None = None) -> Record:
        """The game so far, ready to be stored and replayed; `seats` names who sits there."""
        if self.seed is None:
            raise CosmodromeError(
                "Only a game that began with a seed has a record; this position was redealt or set up by hand."
            )
        return self.game.record(self, seats)

    def prompt(self, seat: int | None, language: str = "en") -> str:
        """What is asked of this seat, or what everybody is waiting for."""
        return self.game.prompt(self.view(seat), language)

    def _repr_svg_(self) -> str:
        return self.game.picture(self.view(None))
