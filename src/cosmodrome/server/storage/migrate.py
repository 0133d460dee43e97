"""Bring a database to the newest schema, at every start: Alembic with the migrations of this package.

A migration is a file in `migrations/versions` with the number of the one before it. What the migrations make must be
what `schema` says; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cosmodrome.server.storage.schema import metadata

__all__ = ["MIGRATIONS", "upgrade"]

MIGRATIONS = Path(__file__).parent.parent / "migrations"


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run every migration that this database has not seen, inside the transaction of this connection."""
    script = ScriptDirectory(str(MIGRATIONS))

    def missing(seen: tuple[str, ...] | str, _: MigrationContext) -> list[RevisionStep]:
        return list(script._upgrade_revs(to, seen))  # type: ignore[arg-type]  # alembic's own `upgrade` does the same

    with EnvironmentContext(Config(), script, fn=missing) as environment:
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        environment.run_migrations()
