"""Plans of a lesson: open it, read on, make the move it asks for, and be let go.

Each function looks at a table and says what would change, or raises one of the table's errors. While a lesson lasts the
table plays nothing but what the lesson says; where it stands is a number in the summary, stored like everything else.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmodrome.kernel import CosmodromeError, Game, State
from cosmodrome.table.change import Change, Facts, Played, Seat, Summary
from cosmodrome.table.errors import NotNow, NotValid
from cosmodrome.table.lesson import LEARNER, Lesson
from cosmodrome.table.people import open_table
from cosmodrome.table.position import begin
from cosmodrome.table.table import Table

__all__ = ["go_on", "let_go", "open_lesson", "play"]


def open_lesson(
    facts: Facts, game: Game, lesson: Lesson, player: str, name: str, bot: str, now: float
) -> tuple[Table, Change]:
    """A table for one learner. The bot sits on all other seats and waits there until the lesson is over."""
    table, opened = open_table(facts, game, player, name, dict.fromkeys(range(1, facts.players), bot), now, lesson)
    return table, _told(table, begin(game, facts.seed), opened.summary, 0, [], now, opened.seats)


def go_on(table: Table, player: str, remark: int, now: float) -> Change:
    """The learner has read this remark. `remark` keeps a second tap, or another page, from turning two."""
    _learner(table, player)
    if remark != table.summary.remark:
        raise NotNow("The lesson has gone on already.")
    said = table.remark
    assert said is not None
    if said.play:
        raise NotNow("The lesson waits for a move: {move}.", move=said.play)
    return _next(table, [], now)


def play(table: Table, seat: int, notations: Sequence[str], now: float) -> Change:
    """Make the move that is asked for; it is committed at once, for there is no other to change it for."""
    said = table.remark
    if said is None or seat != LEARNER or not said.play:
        raise NotNow("The lesson has something to say first: go on, then it asks for a move.")
    state = table.state
    if len(notations) != 1 or not _same(state, notations[0], said.play):
        raise NotNow("The lesson asks for another move now: {move}.", move=said.play)
    return _next(table, [(seat, said.play)], now)


def let_go(table: Table, player: str, now: float) -> Change:
    """The lesson is over, or the learner has had enough of it: from here on this is a game like any other."""
    _learner(table, player)
    return table.change(now, summary=msgspec.structs.replace(table.summary, remark=None))


def _learner(table: Table, player: str) -> None:
    if table.own_seat(player) != LEARNER or table.remark is None:
        raise NotNow("There is no lesson at this table.")


def _same(state: State, notation: str, wanted: str) -> bool:
    try:
        return state.parse(notation) == state.parse(wanted)
    except CosmodromeError:
        raise NotValid("{move} is not a legal move in this position.", move=repr(notation[:80])) from None


def _next(table: Table, played: list[tuple[int, str]], now: float) -> Change:
    assert table.summary.remark is not None
    remark = table.summary.remark + 1
    if table.lesson is None or remark >= len(table.lesson.remarks):
        raise NotNow("This was the last word of the lesson: play on, or begin a new game.")
    return _told(table, table.state.clone(), table.summary, remark, played, now, {})


def _told(
    table: Table,
    state: State,
    known: Summary,
    remark: int,
    played: list[tuple[int, str]],
    now: float,
    seats: dict[int, Seat],
) -> Change:
    """The change that brings the table to a remark, with all that happens before it is said. `state` is used up."""
    assert table.lesson is not None
    moves = played + table.lesson.remarks[remark].played
    try:
        for seat, notation in moves:
            state.play(seat, state.parse(notation))
    except CosmodromeError:
        raise NotNow("This lesson has been rewritten since you began it: begin it again.") from None
    summary = msgspec.structs.replace(
        known,
        status="over" if state.over else "running",
        number=known.number + len(moves),
        asked=state.actors,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
        remark=remark,
    )
    rows = [Played(known.number + count, seat, text, now) for count, (seat, text) in enumerate(moves, 1)]
    return table.change(now, seats=seats, moves=rows, summary=summary)
