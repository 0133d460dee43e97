"""Lessons: which one is given at a table, and where it stands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there already are ordinary games."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("lesson", sa.Text(), nullable=False, server_default=""))
        tables.add_column(sa.Column("remark", sa.Integer(), nullable=True))
