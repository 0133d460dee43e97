"""`cosmodrome replay --all`: every stored game is played again under the rules of today, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

import cosmodrome
from cosmodrome.cli import main
from cosmodrome.kernel import Rng
from cosmodrome.server.storage import connect, database_url
from cosmodrome.server.storage.schema import moves, tables
from cosmodrome.server.storage.tables import new_table
from cosmodrome.table import Change, Clock, Facts, Played, Summary


def a_table(id: str, title: str, seed: int, upto: int | None = None, **options: object) -> tuple[Facts, Change]:
    """A stored game of chance; `upto`: so many moves of it."""
    game = cosmodrome.game(title, **options)
    state = game.new(f"seed {seed}")
    state.playout(Rng.seeded(seed))
    record = state.record()
    played = tuple(Played(n, seat, text, 1.0) for n, (seat, text) in enumerate(record.moves[:upto], 1))
    over = upto is None
    summary = Summary(
        "over" if over else "running",
        "ana",
        len(played),
        scores=tuple(state.scores) if over else (),
        winners=tuple(state.winners) if over else (),
    )
    facts = Facts(
        id, title, game.rules, dict(game.options), int(game.seats), f"seed {seed}", Clock(), False, float(seed)
    )
    return facts, Change(table=id, version=1, at=1.0, summary=summary, moves=played)


async def _keep(url: str) -> None:
    base = connect(database_url(url))
    await base.start()
    for facts, change in (
        a_table("t1", "moon", 1, players=2, adventure=3),
        a_table("t2", "rescue", 2, players=3),
        a_table("t3", "moon", 3, upto=7, players=2),
    ):
        await base.write(new_table, facts, change)
    await base.close()


async def _spoil(url: str) -> None:
    """One game with another move, one with another result, one of other rules."""

    def spoil(connection: Connection) -> None:
        connection.execute(update(moves).where(moves.c.table == "t3", moves.c.number == 2).values(notation="nonsense"))
        connection.execute(update(tables).where(tables.c.id == "t1").values(scores="[999, 0]"))
        connection.execute(update(tables).where(tables.c.id == "t2").values(rules="0"))

    base = connect(database_url(url))
    await base.start()
    await base.write(spoil)
    await base.close()


def test_all_games_are_replayed_and_differences_are_told(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", database)
    asyncio.run(_keep(database))
    assert main(["replay", "--all", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["differences"]) == (3, [])
    assert told["moves"] > 100
    asyncio.run(_spoil(database))
    assert main(["replay", "--all", "--json"]) == 1
    told = {one["table"]: one["why"] for one in json.loads(capsys.readouterr().out)["differences"]}
    assert list(told) == ["t1", "t2", "t3"]
    assert "The record says scores [999, 0]" in told["t1"]
    assert "Played under rules '0' of rescue" in told["t2"]
    assert told["t3"].startswith("Move 2, seat 1, 'nonsense'") or told["t3"].startswith("Move 2, seat 0, 'nonsense'")
    assert main(["replay", "--all"]) == 1
    assert "3 games with" in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.sqlite"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    assert main(["replay", "--all"]) == 2
    assert "there is no such database" in capsys.readouterr().err
    assert not file.exists()
    assert main(["replay"]) == 2
