"""What a page is told about a table besides its scene: the table itself, who is there, the log, the chat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from cosmodrome.bots import bots_for
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Value
from cosmodrome.server.rooms.messages import (
    ChatLine,
    LessonFacts,
    LogLine,
    Presence,
    SeatFacts,
    SeatPresence,
    TableFacts,
    as_time,
)
from cosmodrome.table import LEARNER, Clock, Line, Said, Table, isolated

__all__ = [
    "chat_lines",
    "clock_facts",
    "lesson_facts",
    "link_to",
    "log_lines",
    "presence_facts",
    "public_options",
    "table_facts",
]


def link_to(id: str) -> str:
    """Where a table's page is; whoever has this link may sit down or watch."""
    return f"/table/{id}"


def public_options(options: dict[str, Value]) -> dict[str, Value]:
    """The options that a person chose; those that are off stay unsaid."""
    return {name: value for name, value in options.items() if value != ""}


def clock_facts(clock: Clock) -> dict[str, str | int]:
    """A clock without what does not belong to its kind."""
    if clock.kind == "budget":
        return {"kind": clock.kind, "minutes": clock.minutes}
    return {"kind": clock.kind, "days": clock.days} if clock.kind == "days" else {"kind": clock.kind}


def table_facts(table: Table, player: str, present: Collection[int], now: float) -> TableFacts:
    """The table as this player may see it."""
    facts, you = table.facts, table.seat_of(player)
    title = title_of(facts.title)
    here = presence_facts(table, present, now).seats
    return TableFacts(
        id=facts.id,
        title=facts.title,
        name=title.name,
        options=public_options(facts.options),
        seats=[
            SeatFacts(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot or None,
                you=index == you,
                away=bool(seat.bot and seat.player and not seat.out),
                **msgspec.structs.asdict(here[index]),
            )
            for index, seat in enumerate(table.seats)
        ],
        you=you,
        host=table.hosted_by(player),
        status=table.status,
        number=table.number_for(you),
        clock=clock_facts(facts.clock),
        open=facts.open,
        rules=facts.rules,
        bots=list(bots_for(title, table.game)),
        seed_hash=table.seed_hash,
        seed=facts.seed if table.status == "over" else None,
        link=link_to(facts.id),
        lesson=facts.lesson if table.remark is not None else None,
        campaign=facts.campaign or None,
    )


def lesson_facts(table: Table, seat: int | None, keys: Collection[str], language: str) -> LessonFacts | None:
    """What the coach says to this seat about a scene with these keys; others are told nothing."""
    said, lesson, at = table.remark, table.lesson, table.summary.remark
    if said is None or lesson is None or at is None or seat != LEARNER:
        return None
    return LessonFacts(
        name=lesson.name,
        title=lesson.title.in_(language),
        remark=at,
        remarks=table.remarks,
        say=said.say.in_(language),
        point=said.things(keys),
        play=said.play or None,
    )


def presence_facts(table: Table, present: Collection[int], now: float) -> Presence:
    """Who is there, who is thinking, and how much time everybody has."""
    summary = table.summary
    return Presence(
        seats=[
            SeatPresence(
                connected=index in present,
                thinking=index in summary.asked,
                clock=seat.timer.left_at(now),
                score=summary.scores[index] if summary.scores else None,
                winner=index in summary.winners,
            )
            for index, seat in enumerate(table.seats)
        ]
    )


def log_lines(table: Table, lines: Sequence[Line], language: str) -> list[LogLine]:
    """Events in words; those that are not worth a line are left out."""
    names = [isolated(name) for name in table.names]
    told = []
    for line in lines:
        text = table.game.tell(line.event, names, language)
        if text:
            told.append(LogLine(line.number, line.event.seat if line.event.seat >= 0 else None, text))
    return told


def chat_lines(lines: Sequence[Said]) -> list[ChatLine]:
    """Chat as pages show it."""
    return [ChatLine(line.seat, line.name, line.text, as_time(line.at)) for line in lines]
