"""What the tables of all adventures can do, for tests that set a position up, play turns in notation, and look at the result.

The table of an adventure adds what its own sheet has. A position is set up quietly: nothing that is marked by hand sets
anything off, and the game has no record.
"""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import WithActions
from cosmodrome.games.moon.rules.moves import MISSION, PASS
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import bit

__all__ = ["MoonTable"]

S = TypeVar("S", bound=WithActions)


class MoonTable(Generic[S]):
    """A game in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: S) -> None:
        self.state = state

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def shows(self, *combinations: str) -> Self:
        """What the three piles show, as `7/energy`."""
        piles = self.state.piles
        pairs = [combination.split("/") for combination in combinations]
        piles.numbers = [int(number) for number, _ in pairs]
        piles.actions = [ACTIONS.index(action) for _, action in pairs]
        piles.choices = piles._distinct()
        return self

    def achieved(self, letters: str) -> Self:
        """Somebody accomplished these missions in an earlier turn."""
        for letter in letters:
            self.state.achieved |= bit(LETTERS.index(letter))
        return self

    def _shown(self) -> Self:
        self.state.show()
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *notations: str) -> Self:
        """One seat plays these moves, one after the other."""
        for text in notations:
            self.state.play(seat, self.state.parse(text))
        return self

    def others_play(self) -> Self:
        """Whoever has not finished the writing phase of this turn plays the first moves it can."""
        turn = self.state.turn
        while self.state.actors and self.state.turn == turn and self.asks(self.state.actors[0]) != "mission":
            seat = self.state.actors[0]
            self.state.play(seat, self.state.legal(seat)[0])
        return self

    def everyone_takes_missions(self) -> Self:
        """Everyone takes all the missions that hold."""
        while self.state.actors and self.asks(self.state.actors[0]) == "mission":
            seat = self.state.actors[0]
            self.state.play(seat, next(move for move in self.state.legal(seat) if move >= MISSION))
        return self

    def nobody_takes_missions(self) -> Self:
        """Everyone leaves the missions for later."""
        while self.state.actors and self.asks(self.state.actors[0]) == "mission":
            self.state.play(self.state.actors[0], PASS)
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    def asks(self, seat: int) -> str:
        """What this seat is asked."""
        step = self.state.step(seat)
        return "" if step is None else step.asks()

    def offers(self, seat: int, verb: str = "") -> list[str]:
        """The moves this seat may play, in notation, or only those that begin with a word."""
        told = [self.state.notate(move) for move in self.state.legal(seat)]
        return [text for text in told if not verb or text.split(" ")[0] == verb]

    def places(self, seat: int, verb: str) -> list[str]:
        """What follows a word in the moves of this seat: spaces of a combination, targets of an action."""
        return [text.split(" ")[1] for text in self.offers(seat, verb)]

    def lines(self, seat: int) -> dict[str, int]:
        """The scoring lines of a seat as the sheets are now."""
        return self.state.score_lines(self.state.sheets, seat)

    def holds(self, seat: int, letter: str) -> bool:
        """Does this seat fulfil the mission of this letter now?"""
        return self.state.fulfils(seat, self.state.missions[LETTERS.index(letter)])
