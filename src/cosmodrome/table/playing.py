"""Plans of play: draft, undo, take out, confirm; moves sent at once; a bot's answer; time that has run out.

Each function looks at a table and says what would change, or raises one of the table's errors. Nothing is changed here.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmodrome.kernel import IllegalMove, NotationError, State
from cosmodrome.table import teaching
from cosmodrome.table.branch import grow
from cosmodrome.table.change import Change, Played, Seat, Summary
from cosmodrome.table.clock import Timer
from cosmodrome.table.errors import NotNow, NotValid, TableError
from cosmodrome.table.position import resolves
from cosmodrome.table.table import Table

__all__ = ["answer", "confirm", "draft", "drop", "play", "time_up", "undo"]

LONGEST_DRAFT = 200


def draft(
    table: Table,
    player: str,
    notation: str,
    after: int,
    now: float,
    *,
    drafted: int | None = None,
    confirmed: bool = False,
) -> Change:
    """Intend a move. One that uncovers something commits the draft at once, because it cannot be taken back.

    `drafted` is the number of drafted moves that the player saw: a second click on the same button is not a second move.
    `confirmed` commits as soon as the seat has nothing left to decide.
    """
    seat = table.own_seat(player)
    table.began()
    table.fresh(seat, after)
    if table.remark is not None:
        return teaching.play(table, seat, [notation], now)
    branch = table.branch(seat)
    if drafted is not None and drafted != len(branch.moves):
        raise table.stale(seat)
    if len(branch.moves) >= LONGEST_DRAFT:
        raise NotNow("This draft is long enough: confirm it first.")
    state = branch.state.clone()
    uncovers = _draft(state, seat, notation)
    moves = (*branch.moves, notation)
    if uncovers or (confirmed and not state.asked(seat)):
        return _commit(table, seat, moves, now)
    return _redraft(table, seat, moves, now)


def undo(table: Table, player: str, now: float) -> Change:
    """Take the last drafted move back."""
    seat = table.own_seat(player)
    moves = table.branch(seat).moves if table.status == "running" else ()
    if not moves:
        raise NotNow("There is nothing to undo: committed moves stand.")
    return _redraft(table, seat, moves[:-1], now)


def drop(table: Table, player: str, index: int, now: float) -> Change:
    """Take any drafted move out; of those after it, the ones that are still legal stay."""
    seat = table.own_seat(player)
    moves = table.branch(seat).moves if table.status == "running" else ()
    if not 0 <= index < len(moves):
        raise NotValid("There is no drafted move {index}: the draft has {n}.", index=index, n=len(moves))
    return _redraft(table, seat, grow(table.state, seat, moves[:index] + moves[index + 1 :]).moves, now)


def confirm(table: Table, player: str, after: int, now: float) -> Change:
    """Commit all drafted moves, in order."""
    seat = table.own_seat(player)
    table.began()
    table.fresh(seat, after)
    moves = table.branch(seat).moves
    if not moves:
        raise NotNow("There is nothing to confirm.")
    return _commit(table, seat, moves, now)


def play(table: Table, player: str, notations: Sequence[str], after: int, now: float) -> Change:
    """Commit moves without drafting them; what the seat had drafted stays as far as it is still legal."""
    seat = table.own_seat(player)
    table.began()
    table.fresh(seat, after)
    if not notations:
        raise NotValid("There is no move to play.")
    if table.remark is not None:
        return teaching.play(table, seat, notations, now)
    return _commit(table, seat, notations, now, table.seats[seat].draft)


def answer(table: Table, seat: int, notations: Sequence[str], number: int, now: float) -> Change:
    """Commit what a bot has chosen in the position that had this number for its seat."""
    table.began()
    table.fresh(seat, number)
    if not table.seats[seat].bot or not notations or table.remark is not None:
        raise NotNow("There is no bot here that has anything to decide.")
    return _commit(table, seat, notations, now)


def time_up(table: Table, bot: str, now: float) -> Change:
    """Let a bot take every seat whose clock has run out."""
    table.began()
    seats = {
        index: msgspec.structs.replace(seat, bot=bot, out=True, draft=(), timer=Timer())
        for index, seat in enumerate(table.seats)
        if seat.timer.deadline is not None and seat.timer.deadline <= now
    }
    if not seats:
        raise NotNow("No clock has run out.")
    return table.change(now, seats=seats)


def _draft(state: State, seat: int, notation: str) -> bool:
    """Draft on a scratch position; True if it uncovers something."""
    try:
        return state.draft(seat, state.parse(notation))
    except (IllegalMove, NotationError):
        raise _refusal(state, seat, notation) from None


def _play(state: State, seat: int, notation: str) -> bool:
    """Play on a scratch position; True if the phase resolved with this move."""
    try:
        move = state.parse(notation)
        resolved = resolves(state, seat, move)
        state.play(seat, move)
    except (IllegalMove, NotationError):
        raise _refusal(state, seat, notation) from None
    return resolved


def _refusal(state: State, seat: int, notation: str) -> TableError:
    if not state.asked(seat):
        return NotNow("There is nothing for you to decide now.")
    return NotValid("{move} is not a legal move in this position.", move=repr(notation[:80]))


def _redraft(table: Table, seat: int, moves: tuple[str, ...], now: float) -> Change:
    return table.change(now, seats={seat: msgspec.structs.replace(table.seats[seat], draft=moves)})


def _commit(table: Table, seat: int, notations: Sequence[str], now: float, kept: Sequence[str] = ()) -> Change:
    """The moves, the clocks, and everybody's drafts grown again on the new position."""
    state = table.state.clone()
    resolved = False
    for notation in notations:
        resolved = _play(state, seat, notation) or resolved
    moves = [Played(table.number + count, seat, notation, now) for count, notation in enumerate(notations, 1)]
    seats: dict[int, Seat] = {}
    for index, old in enumerate(table.seats):
        intended = kept if index == seat else old.draft
        new = msgspec.structs.replace(
            old,
            draft=grow(state, index, intended).moves if intended else (),
            timer=_timer(table, index, state, resolved, now),
        )
        if new != old:
            seats[index] = new
    summary = Summary(
        "over" if state.over else "running",
        table.summary.host,
        table.number + len(moves),
        state.actors,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
    )
    return table.change(now, seats=seats, moves=moves, summary=summary)


def _timer(table: Table, index: int, state: State, resolved: bool, now: float) -> Timer:
    """A seat's clock after a move: it stops for those who have answered and runs for those who are asked. It does not
    even twitch when a seat answers one of several questions, or others would learn that there are several."""
    seat, asked = table.seats[index], state.asked(index)
    running = seat.timer.since is not None
    if seat.bot or (running and asked and not resolved):
        return seat.timer
    rested = table.facts.clock.answered(seat.timer, now) if running else seat.timer
    return rested.run(now) if asked else rested
