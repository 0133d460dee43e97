"""Every stored game as a record, to be played again under the rules of today. It only reads, and only what has been in the
database from its first version on: a database of an older version need not be upgraded to be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from cosmodrome.kernel import OptionError, Record, Result, Value
from cosmodrome.kernel.record import FORMAT
from cosmodrome.server.storage import schema
from cosmodrome.server.storage.database import connect

__all__ = ["stored_records"]

tables, moves = schema.tables, schema.moves
FACTS = (
    tables.c.title,
    tables.c.rules,
    tables.c.options,
    tables.c.players,
    tables.c.seed,
    tables.c.status,
    tables.c.scores,
    tables.c.winners,
)


async def stored_records(url: URL) -> AsyncIterator[tuple[int, str, Record]]:
    """Each game in the order in which they were opened: how many there are, the table's id, and the record so far."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise OptionError(f"{url.database}: there is no such database.")
    database = connect(url)
    try:
        ids = await database.read(_ids)
        for table in ids:
            record = await database.read(_record, table)
            if record is not None:
                yield len(ids), table, record
    except (OSError, DatabaseError) as error:
        raise OptionError(f"{url}: cannot be read: {error}") from None
    finally:
        await asyncio.shield(database.close())


def _ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())


def _record(connection: Connection, id: str) -> Record | None:
    """None: the table was removed a moment ago."""
    row = connection.execute(select(*FACTS).where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    played = connection.execute(
        select(moves.c.seat, moves.c.notation).where(moves.c.table == id).order_by(moves.c.number)
    )
    over = row.status == "over"
    scores, winners = (msgspec.json.decode(text, type=list[int]) for text in (row.scores, row.winners))
    return Record(
        format=FORMAT,
        game=row.title,
        rules=row.rules,
        options=msgspec.json.decode(row.options, type=dict[str, Value]),
        seed=row.seed,
        seats=[""] * row.players,
        moves=[(move.seat, move.notation) for move in played],
        result=Result(scores, winners) if over else None,
    )
