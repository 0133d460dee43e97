"""Campaigns in the database: the crew that plays each, and its chapters. Every function is one transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from cosmodrome.server.storage import schema
from cosmodrome.server.storage.tables import LISTED, Conflict, new_table, summary_of
from cosmodrome.table import Change, Facts, Seat, Summary
from cosmodrome.table.crew import Chapter, Crew

__all__ = ["KeptCrew", "change_crew", "crews_of", "find_crew", "new_crew", "open_chapter"]

campaigns, campaign_seats, chapters = schema.campaigns, schema.campaign_seats, schema.campaign_chapters
tables = schema.tables


class KeptCrew(msgspec.Struct, frozen=True):
    """A crew as it is kept."""

    crew: Crew
    summary: Summary | None
    """Where the table of the chapter stands that is being played; None: there is none."""


def new_crew(connection: Connection, crew: Crew) -> None:
    """Keep a new one."""
    row = {name: getattr(crew, name) for name in ("id", "version", "title", "campaign", "seed", "created")}
    connection.execute(insert(campaigns), {**row, "options": _text(crew.options), **_mutable(crew)})
    _keep(connection, crew)


def change_crew(connection: Connection, crew: Crew) -> None:
    """Keep the next version of a crew, or raise Conflict if somebody else was quicker."""
    known = campaigns.c.id == crew.id, campaigns.c.version == crew.version - 1
    values = {"version": crew.version, **_mutable(crew)}
    if connection.execute(update(campaigns).where(*known).values(values)).rowcount != 1:
        raise Conflict
    connection.execute(delete(campaign_seats).where(campaign_seats.c.campaign == crew.id))
    connection.execute(delete(chapters).where(chapters.c.campaign == crew.id))
    _keep(connection, crew)


def open_chapter(connection: Connection, crew: Crew, facts: Facts, first: Change) -> None:
    """Keep the table of a chapter and the crew that sits there: both, or neither and Conflict."""
    new_table(connection, facts, first)
    change_crew(connection, crew)


def find_crew(connection: Connection, id: str) -> KeptCrew | None:
    """A crew by its id."""
    found = _crews(connection, connection.execute(select(campaigns).where(campaigns.c.id == id)).all())
    return found[0] if found else None


def crews_of(connection: Connection, player: str) -> list[KeptCrew]:
    """The campaigns in which somebody has a seat, the latest first."""
    own = campaigns.c.id.in_(select(campaign_seats.c.campaign).where(campaign_seats.c.player == player))
    found = select(campaigns).where(own).order_by(campaigns.c.updated.desc()).limit(LISTED)
    return _crews(connection, connection.execute(found).all())


def _crews(connection: Connection, rows: Iterable[Row[tuple[object, ...]]]) -> list[KeptCrew]:
    known = list(rows)
    ids = [row.id for row in known]
    sitting: dict[str, list[Seat]] = {one: [] for one in ids}
    played: dict[str, list[Chapter]] = {one: [] for one in ids}
    found = select(campaign_seats).where(campaign_seats.c.campaign.in_(ids)).order_by(campaign_seats.c.seat)
    for row in connection.execute(found):
        sitting[row.campaign].append(Seat(player=row.player, name=row.name, bot=row.bot))
    found = select(chapters).where(chapters.c.campaign.in_(ids)).order_by(chapters.c.chapter)
    for row in connection.execute(found):
        result = None if row.result is None else msgspec.json.decode(row.result)
        played[row.campaign].append(Chapter(row.choice, row.table or "", result))
    crews = [_crew(row, sitting[row.id], played[row.id]) for row in known]
    now = [crew.next.table for crew in crews if crew.next.table]
    stands = {row.id: summary_of(row) for row in connection.execute(select(tables).where(tables.c.id.in_(now)))}
    return [KeptCrew(crew, stands.get(crew.next.table)) for crew in crews]


# --- rows and structs ------------------------------------------------------------------------------------------------


def _keep(connection: Connection, crew: Crew) -> None:
    sitting = [
        {"campaign": crew.id, "seat": index, "player": seat.player, "name": seat.name, "bot": seat.bot}
        for index, seat in enumerate(crew.seats)
    ]
    connection.execute(insert(campaign_seats), sitting)
    played = [
        {
            "campaign": crew.id,
            "chapter": number,
            "choice": chapter.choice,
            "table": chapter.table or None,
            "result": None if chapter.result is None else _text(chapter.result),
        }
        for number, chapter in enumerate(crew.chapters, 1)
    ]
    if played:
        connection.execute(insert(chapters), played)


def _mutable(crew: Crew) -> dict[str, object]:
    return {"host": crew.host, "updated": crew.updated}


def _crew(row: Row[tuple[object, ...]], seats: list[Seat], played: list[Chapter]) -> Crew:
    return Crew(
        id=row.id,
        title=row.title,
        campaign=row.campaign,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        created=row.created,
        version=row.version,
        updated=row.updated,
        host=row.host,
        seats=tuple(seats),
        chapters=tuple(played),
    )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
