"""A table to test with: people by their first names, one clock that the test turns by hand, and a store that keeps
every change in a list. The game is Drydock: hidden hands, a secret choice, a die."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import cosmodrome
from cosmodrome.kernel import Game
from cosmodrome.table import NO_CLOCK, Change, Clock, Facts, Table, people, playing
from drydock import DrydockGame

MINUTE = 60.0
DAY = 86_400.0


def facts_of(game: Game, clock: Clock = NO_CLOCK, seed: str = "a secret") -> Facts:
    return Facts(
        id="t1",
        title=game.title,
        rules=game.rules,
        options=dict(game.options),
        players=game.seats,
        seed=seed,
        clock=clock,
        open=False,
        created=0.0,
    )


class Around:
    """People around a table."""

    def __init__(
        self,
        players: int = 2,
        clock: Clock = NO_CLOCK,
        bots: Mapping[int, str] | None = None,
        game: Game | None = None,
        host: str = "Ana",
        seed: str = "a secret",
    ) -> None:
        self.now = 1000.0
        self.game = game or DrydockGame(players)
        self.table, first = people.open_table(
            facts_of(self.game, clock, seed), self.game, host.lower(), host, bots or {}, self.now
        )
        self.stored: list[Change] = []
        self._take(first)

    def _take(self, change: Change) -> Change:
        assert change.version == self.table.version + 1
        self.stored.append(change)
        self.table.take(change)
        return change

    def reopened(self) -> Table:
        """The table as another process finds it in the store."""
        table = Table(self.table.facts, self.game)
        for change in self.stored:
            table.take(change)
        return table

    def _do(self, plan: Callable[..., Change], *given: Any, **named: Any) -> Change:
        return self._take(plan(self.table, *given, now=self.now, **named))

    # --- people ------------------------------------------------------------------------------------------------------

    def joins(self, name: str, seat: int | None = None) -> Around:
        self._do(people.join, name.lower(), name, seat)
        return self

    def leaves(self, name: str) -> Around:
        self._do(people.leave, name.lower(), "random")
        return self

    def starts(self, name: str) -> Around:
        self._do(people.start, name.lower(), "random")
        return self

    def replaces(self, name: str, seat: int, present: tuple[int, ...] = ()) -> Around:
        self._do(people.replace, name.lower(), seat, "random", present)
        return self

    def says(self, name: str, text: str) -> Around:
        self._do(people.chat, name.lower(), text)
        return self

    def waits(self, seconds: float) -> Around:
        self.now += seconds
        return self

    # --- play --------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        seat = self.table.seat_of(name.lower())
        assert seat is not None
        return seat

    def number(self, name: str) -> int:
        return self.table.number_for(self.seat(name))

    def offers(self, name: str) -> list[str]:
        """The moves in front of somebody, after those already drafted."""
        state, seat = self.table.branch(self.seat(name)).state, self.seat(name)
        return [state.notate(move) for move in state.legal(seat)]

    def drafted(self, name: str) -> list[str]:
        return list(self.table.branch(self.seat(name)).moves)

    def drafts(self, name: str, notation: str, after: int | None = None, **named: Any) -> Around:
        self._do(playing.draft, name.lower(), notation, self.number(name) if after is None else after, **named)
        return self

    def undoes(self, name: str) -> Around:
        self._do(playing.undo, name.lower())
        return self

    def drops(self, name: str, index: int) -> Around:
        self._do(playing.drop, name.lower(), index)
        return self

    def confirms(self, name: str, after: int | None = None) -> Around:
        self._do(playing.confirm, name.lower(), self.number(name) if after is None else after)
        return self

    def plays(self, name: str, *notations: str, after: int | None = None) -> Around:
        self._do(playing.play, name.lower(), notations, self.number(name) if after is None else after)
        return self

    def time_is_up(self) -> Around:
        self._do(playing.time_up, "random")
        return self

    def plays_anything(self, name: str) -> Around:
        return self.plays(name, self.offers(name)[0])


def ana_and_ben(clock: Clock = NO_CLOCK, seed: str = "a secret") -> Around:
    """Two people at Drydock; the game has begun."""
    return Around(2, clock, seed=seed).joins("Ben")


def a_launch(players: int = 2, seed: str = "a secret", clock: Clock = NO_CLOCK) -> Around:
    """People at adventure 1; the game has begun."""
    around = Around(players, clock, game=cosmodrome.game("moon", players=players, adventure=1), seed=seed)
    for name in ("Ben", "Cleo", "Dan")[: players - 1]:
        around.joins(name)
    return around
