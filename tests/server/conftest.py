"""What the tests of the server share: databases of both kinds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from server.club import Club
from server.postgres import CannotRun, Postgres
from server.shipyard import on_the_shelf

WITHOUT = "COSMODROME_WITHOUT_POSTGRES"
"""Set it on a machine that cannot run PostgreSQL: its tests are then skipped by name instead of failing."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if os.environ.get(WITHOUT):
        pytest.skip(f"{WITHOUT} is set: nothing was tested on PostgreSQL")
    try:
        with Postgres() as server:
            yield server
    except CannotRun as reason:
        pytest.fail(f"PostgreSQL cannot run here ({reason}). Set {WITHOUT}=1 to leave its tests out.")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.url(f"test_{uuid4().hex}")


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Drydock stands on the shelf beside our own titles."""
    with on_the_shelf():
        yield


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A server on SQLite."""
    with Club(tmp_path / "club.sqlite") as running:
        yield running
