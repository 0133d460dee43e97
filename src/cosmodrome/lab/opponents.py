"""How strong the levels of bots are: each level against the next one below it, in every game, from every seat.

The result is the table in docs/opponents.md. Every game is played from as many seats as it has, over the same deals; where
more than two sit down, the stronger level is alone among the weaker one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from cosmodrome.games import titles
from cosmodrome.kernel import OptionError, Title
from cosmodrome.lab.series import Series, simulate
from cosmodrome.lab.shares import Share, wilson

__all__ = ["Arena", "Meeting", "arenas", "meet", "table", "write_page"]

GOALS: Final = {"pilot": 0.80, "commander": 0.75}
"""The least share of victories over the level below."""
OPENING: Final = "<!-- the table below is written by `cosmodrome lab opponents` -->"


class Arena(msgspec.Struct, frozen=True):
    """A game in which levels meet."""

    title: str
    name: str
    options: dict[str, object]
    players: int


class Meeting(msgspec.Struct, frozen=True):
    """What came of it."""

    arena: Arena
    stronger: str
    weaker: str
    games: int
    wins: float
    errors: int
    seconds: float

    @property
    def share(self) -> Share:
        """The stronger one's share of victories; where three sit down, an equal one would have a third."""
        return wilson(self.wins, max(1, self.games))


def arenas(only: str = "") -> list[Arena]:
    """Every title with as few seats as make a contest, each board of it on its own; or those of one title."""
    found: list[Arena] = []
    for title in titles().values():
        if only in ("", title.id):
            found += _boards(title)
    if not found:
        raise OptionError(f"There is no game {only!r}; the games are {', '.join(titles())}.")
    return found


def _boards(title: Title) -> Iterator[Arena]:
    """A board is a choice of the title's first option, if that is what tells its boards apart."""
    low, high = title.seats
    players = min(high, max(2, title.usual or low))
    board = next((option for option in title.options if option.name == "adventure"), None)
    if board is None:
        yield Arena(title.id, title.name, {}, players)
        return
    for choice in board.choices:
        yield Arena(title.id, f"{title.name}, {board.name} {choice}", {board.name: choice}, players)


def meet(arena: Arena, stronger: str, weaker: str, games: int, seed: str, jobs: int = 1) -> Meeting:
    """So many games, shared out evenly among the seats of the stronger one; the seats share their deals."""
    wins, played, errors, begin = 0.0, 0, 0, perf_counter()
    each = -(-games // arena.players)
    for seat in range(arena.players):
        names = [weaker] * arena.players
        names[seat] = stronger
        series = Series(type(titles()[arena.title]), arena.options, tuple(names), each, seed)
        for outcome in simulate(series, jobs):
            if outcome.error:
                errors += 1
                continue
            played += 1
            wins += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Meeting(arena, stronger, weaker, played, wins, errors, perf_counter() - begin)


def table(meetings: list[Meeting]) -> str:
    """The meetings as a table in Markdown. A goal is reached or missed when the whole interval says so; else it is open."""
    lines = [
        "| game | seats | level | against | games | victories | 95 % interval | goal |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for met in meetings:
        share, goal = met.share, GOALS.get(met.stronger.partition(":")[0], 0.0)
        reached = "reached" if share.low >= goal else "missed" if share.high < goal else "open"
        lines.append(
            f"| {met.arena.name} | {met.arena.players} | {met.stronger} | {met.weaker} | {met.games} "
            f"| {share.share:.0%} | {share.low:.0%} to {share.high:.0%} | {goal:.0%} {reached} |"
        )
    return "\n".join(lines) + "\n"


def write_page(file: Path, meetings: list[Meeting]) -> None:
    """Put the table into its page, in place of the one that stands there."""
    before = file.read_text(encoding="utf-8").partition(OPENING)[0] if file.exists() else "# Opponents\n\n"
    file.write_text(f"{before}{OPENING}\n\n{table(meetings)}", encoding="utf-8")
