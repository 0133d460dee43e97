"""A chapter of a campaign in a player's words: what the tests of orders are written with.

    s = a_chapter(2, "swing_by", players=2)
    s.plays(0, "line t4|t5")
    s.incident()                     # happens at the start of the next turn

A position is set up quietly; marks are put on sheets by hand where a test needs them.
"""

from __future__ import annotations

from typing import Any, cast

import cosmodrome
from cosmodrome.games.moon.rules.phases import MISSIONS
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel import EventList, Rng


def a_chapter(adventure: int, orders: str, players: int = 2, missions: str = "A1,B1,C1", seed: int = 1) -> ChapterTable:
    """A chapter that has just begun; with choices before the first turn these are still to be made."""
    game = cosmodrome.game("moon", players=players, adventure=adventure, missions=missions, orders=orders)
    return ChapterTable(cast("Moon", game.new(seed)))


class ChapterTable:
    """A game with orders."""

    def __init__(self, state: Moon) -> None:
        self.state: Any = state
        self.heard = EventList()
        state.listen(self.heard)

    def sheet(self, seat: int = 0) -> Any:
        return self.state.sheets[seat]

    def asks(self, seat: int = 0) -> str:
        step = self.state.step(seat)
        return "" if step is None else step.asks()

    def moves(self, seat: int = 0) -> list[str]:
        return [self.state.notate(move) for move in self.state.legal(seat)]

    def plays(self, seat: int, *moves: str) -> ChapterTable:
        for text in moves:
            self.state.play(seat, self.state.parse(text))
        return self

    def everyone_plays(self, *moves: str) -> ChapterTable:
        for seat in self.state.actors:
            self.plays(seat, *moves)
        return self

    def next_turn(self) -> ChapterTable:
        """Let everyone play anything until cards lie there for the next turn, or an incident asks."""
        turn, rng = self.state.turn, Rng.seeded("turn")
        while not self.state.over and self.state.turn == turn:
            seat = self.state.actors[0]
            self.state.play(seat, rng.pick(self.state.legal(seat)))
        return self

    def incident(self) -> ChapterTable:
        """The incident happens at the start of the next turn."""
        self.state.incident_turn = self.state.turn + 1
        return self.next_turn()

    def phase_six(self) -> ChapterTable:
        """Everything is written: ask for missions and the side goal now."""
        self.state._stacks = [[] for _ in range(self.state.seats)]
        self.state._waiting = 0
        self.state.phase = MISSIONS
        self.state._ask_for_missions()
        return self

    def line(self, name: str, seat: int = 0) -> int:
        """A scoring line as it stands."""
        return int(self.state.score_lines(self.state.sheets, seat)[name])

    def told(self) -> list[str]:
        """The log so far."""
        names = [f"P{seat}" for seat in range(self.state.seats)]
        return [self.state.game.tell(event, names, "en") for event in self.heard.events]
