"""Tables in the database: opened, changed, read again, listed. Every function is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import Connection, Row, Select, and_, bindparam, func, insert, select, update

from cosmodrome.server.storage import notices, schema
from cosmodrome.server.storage.database import CHANNEL
from cosmodrome.table import Change, Clock, Facts, Played, Said, Seat, Status, Summary, Timer
from cosmodrome.table.table import CHAT_KEPT

__all__ = [
    "Conflict",
    "Listed",
    "Which",
    "announce",
    "append",
    "due_tables",
    "find",
    "listed",
    "new_table",
    "seated",
    "since",
    "summary_of",
    "version",
]

Which = Literal["mine", "open", "running", "finished", "lessons"]
LISTED = 100

tables, seats, moves, chat = schema.tables, schema.seats, schema.moves, schema.chat


class Conflict(Exception):
    """Somebody else was quicker: the table has another version than this change was planned for."""


class Listed(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    facts: Facts
    summary: Summary
    seats: list[Seat]


def new_table(connection: Connection, facts: Facts, first: Change) -> None:
    """Keep a table with its first change."""
    connection.execute(
        insert(tables),
        {
            "id": facts.id,
            "version": first.version,
            "title": facts.title,
            "rules": facts.rules,
            "options": _text(facts.options),
            "players": facts.players,
            "seed": facts.seed,
            "clock": _text(facts.clock),
            "open": facts.open,
            "created": facts.created,
            "lesson": facts.lesson,
            "campaign": facts.campaign,
            **_summary_row(first),
        },
    )
    rows = [
        {"table": facts.id, "seat": index, **_seat_row(first.seats.get(index, Seat()))}
        for index in range(facts.players)
    ]
    connection.execute(insert(seats), rows)
    _keep_moves(connection, first)


def append(connection: Connection, change: Change, worker: str) -> None:
    """Keep a change, or raise Conflict. IntegrityError means the same: the primary keys are the backstop."""
    values = {"known": change.version - 1, "of": change.table, "version": change.version, **_summary_row(change)}
    if connection.execute(_NEXT_VERSION, values).rowcount != 1:
        raise Conflict
    _keep_moves(connection, change)
    if change.said:
        connection.execute(_LINE, [{"table": change.table, **msgspec.structs.asdict(s)} for s in change.said])
    if change.seats:
        connection.execute(
            _SEAT, [{"of": change.table, "at": index, **_seat_row(seat)} for index, seat in change.seats.items()]
        )
    if connection.dialect.name == "postgresql":
        # Heard by the other workers when, and only when, this transaction is committed.
        announce(connection, notices.changed(change, worker))


def _keep_moves(connection: Connection, change: Change) -> None:
    if change.moves:
        connection.execute(_MOVE, [{"table": change.table, **msgspec.structs.asdict(m)} for m in change.moves])


def announce(connection: Connection, message: str) -> None:
    """Tell the other workers something that need not be kept."""
    connection.execute(select(func.pg_notify(CHANNEL, message)))


_NEXT_VERSION = update(tables).where(tables.c.id == bindparam("of"), tables.c.version == bindparam("known"))
_NEXT_VERSION = _NEXT_VERSION.values(
    {
        name: bindparam(name)
        for name in ("version", "updated", "status", "host", "number", "asked", "due", "scores", "winners", "remark")
    }
)
_MOVE, _LINE = insert(moves), insert(chat)
_SEAT = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in ("player", "name", "bot", "out", "left", "since", "draft")})
)


def find(connection: Connection, id: str) -> tuple[Facts, Change] | None:
    """A table, and everything that ever happened to it as one change."""
    row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    return None if row is None else (_facts(row), _change(connection, row, 0, 0))


def since(connection: Connection, id: str, number: int, said: int) -> Change | None:
    """What is new for somebody who knows so many moves and lines of chat."""
    row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    return None if row is None else _change(connection, row, number, said)


def _change(connection: Connection, row: Row[tuple[object, ...]], number: int, said: int) -> Change:
    """The table as it is now."""
    facts, summary = _facts(row), summary_of(row)
    played = connection.execute(
        select(moves).where(moves.c.table == facts.id, moves.c.number > number).order_by(moves.c.number)
    )
    lines = connection.execute(
        select(chat)
        .where(chat.c.table == facts.id, chat.c.number > said)
        .order_by(chat.c.number.desc())
        .limit(CHAT_KEPT)
    )
    sitting = connection.execute(select(seats).where(seats.c.table == facts.id))
    return Change(
        table=facts.id,
        version=row.version,
        at=row.updated,
        summary=summary,
        seats={found.seat: _seat(found) for found in sitting},
        moves=tuple(Played(found.number, found.seat, found.notation, found.at) for found in played),
        said=tuple(Said(s.number, s.seat, s.name, s.text, s.at) for s in reversed(lines.all())),
    )


def version(connection: Connection, id: str) -> int:
    """The version of a table, 0 if there is none."""
    return connection.execute(select(tables.c.version).where(tables.c.id == id)).scalar_one_or_none() or 0


def due_tables(connection: Connection, now: float, limit: int) -> list[str]:
    """The tables that somebody must look at, the longest overdue first."""
    found = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list(connection.execute(found).scalars())


def postpone(connection: Connection, id: str, until: float) -> None:
    """Do not look at a table before then."""
    connection.execute(update(tables).where(tables.c.id == id).values(due=until))


def seated(connection: Connection, player: str) -> list[str]:
    """The tables where somebody has a seat."""
    return list(connection.execute(select(seats.c.table).where(seats.c.player == player)).scalars())


def listed(connection: Connection, which: Which, player: str) -> list[Listed]:
    """Tables to choose from, the latest first."""
    rows = connection.execute(_list(which, player).order_by(tables.c.updated.desc()).limit(LISTED)).all()
    sitting: dict[str, list[Seat]] = {row.id: [] for row in rows}
    found = select(seats).where(seats.c.table.in_(list(sitting))).order_by(seats.c.table, seats.c.seat)
    for row in connection.execute(found) if sitting else ():
        sitting[row.table].append(_seat(row))
    return [Listed(_facts(row), summary_of(row), sitting[row.id]) for row in rows]


_STATUS: dict[Which, Status] = {"open": "waiting", "running": "running", "finished": "over"}


def _list(which: Which, player: str) -> Select[tuple[object, ...]]:
    own = tables.c.id.in_(select(seats.c.table).where(seats.c.player == player))
    if which == "lessons":
        return select(tables).where(own, tables.c.remark.is_not(None))
    if which == "mine":
        return select(tables).where(own, tables.c.remark.is_(None))
    status = tables.c.status == _STATUS[which]
    if which == "finished":
        return select(tables).where(status, tables.c.open | own, tables.c.remark.is_(None))
    return select(tables).where(and_(tables.c.open, status))


# --- rows and structs ------------------------------------------------------------------------------------------------


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _summary_row(change: Change) -> dict[str, object]:
    summary = change.summary
    return {
        "updated": summary.changed,
        "status": summary.status,
        "host": summary.host,
        "number": summary.number,
        "asked": _text(summary.asked),
        "due": summary.due,
        "scores": _text(summary.scores),
        "winners": _text(summary.winners),
        "remark": summary.remark,
    }


def _seat_row(seat: Seat) -> dict[str, object]:
    return {
        "player": seat.player,
        "name": seat.name,
        "bot": seat.bot,
        "out": seat.out,
        "left": seat.timer.left,
        "since": seat.timer.since,
        "draft": _text(seat.draft),
    }


def _facts(row: Row[tuple[object, ...]]) -> Facts:
    return Facts(
        id=row.id,
        title=row.title,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        players=row.players,
        seed=row.seed,
        clock=msgspec.json.decode(row.clock, type=Clock),
        open=row.open,
        created=row.created,
        lesson=row.lesson,
        campaign=row.campaign,
    )


def summary_of(row: Row[tuple[object, ...]]) -> Summary:
    """Where the table of a row stands."""
    return Summary(
        status=row.status,
        host=row.host,
        number=row.number,
        asked=_numbers(row.asked),
        due=row.due,
        scores=_numbers(row.scores),
        winners=_numbers(row.winners),
        changed=row.updated,
        remark=row.remark,
    )


def _seat(row: Row[tuple[object, ...]]) -> Seat:
    return Seat(
        player=row.player,
        name=row.name,
        bot=row.bot,
        out=row.out,
        timer=Timer(row.left, row.since),
        draft=tuple(msgspec.json.decode(row.draft, type=list[str])),
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(msgspec.json.decode(text, type=Sequence[int]))
