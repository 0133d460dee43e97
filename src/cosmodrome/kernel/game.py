"""A game with its options chosen: the factory of states, and the one who speaks for them.

States hold positions and rules. Everything that is told or shown about a position (view, notation, words, picture) goes
through its Game, so that the compiled rules stay free of it.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cosmodrome.kernel.event import Event, Listener
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import MAX_SEATS, State

if TYPE_CHECKING:
    from cosmodrome.kernel.record import Record
    from cosmodrome.kernel.view import View

__all__ = ["Game"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title, a number of seats and a value for each option. It never changes, so states share it."""

    def __init__(self, title: str, rules: str, seats: int, options: dict[str, int | str]) -> None:
        assert 1 <= seats <= MAX_SEATS
        self.title = title
        self.rules = rules
        self.seats = seats
        self.options = options

    # --- what a game says -------------------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> State:
        """A fresh state before set-up; `new` then lets it `begin`."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """What this seat, or a spectator, may know: the only place where secrets are left out."""
        raise NotImplementedError

    def notate(self, state: State, move: int) -> str:
        """A move as language-free notation."""
        raise NotImplementedError

    def parse(self, state: State, text: str) -> int:
        """The move a notation means here, or NotationError."""
        raise NotImplementedError

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        raise NotImplementedError

    def prompt(self, view: View, language: str) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, as one sentence."""
        raise NotImplementedError

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log; empty if it is not worth one. `names` says who sits where."""
        raise NotImplementedError

    def picture(self, view: View, language: str = "en") -> str:
        """The position as one SVG."""
        raise NotImplementedError

    def rounds(self, state: State) -> int:
        """The round that the game is in, or has ended in, as players count it; 0: it is not counted in rounds."""
        return 0

    # --- what is the same for all -----------------------------------------------------------------------------------

    def new(self, seed: int | str | None = None, listener: Listener | None = None) -> State:
        """A new game. The same seed and the same moves give the same game on every machine; no seed: a secret one.
        A listener hears the set-up too."""
        if seed is None:
            seed = secrets.token_hex(32)
        state = self.deal(Rng.seeded(seed))
        state.seed = seed
        state.listen(listener)
        state.begin()
        return state

    def record(self, state: State, seats: list[str] | None = None) -> Record:
        """The record of a state of this game."""
        from cosmodrome.kernel.record import write_record

        return write_record(state, seats)
