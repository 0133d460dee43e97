"""Campaigns: who plays them, what was chosen, where each chapter is played and what it gave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that are there already belong to no campaign."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("campaign", sa.String(length=64), nullable=False, server_default=""))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("campaign", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
    )
    op.create_table(
        "campaign_seats",
        sa.Column("campaign", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.id"], name=op.f("fk_campaign_seats_campaign"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("campaign", "seat", name=op.f("pk_campaign_seats")),
    )
    op.create_index(op.f("ix_campaign_seats_player"), "campaign_seats", ["player"], unique=False)
    op.create_table(
        "campaign_chapters",
        sa.Column("campaign", sa.String(length=64), nullable=False),
        sa.Column("chapter", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("choice", sa.Text(), nullable=True),
        sa.Column("table", sa.String(length=64), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.id"], name=op.f("fk_campaign_chapters_campaign"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_campaign_chapters_table")),
        sa.PrimaryKeyConstraint("campaign", "chapter", name=op.f("pk_campaign_chapters")),
        sa.UniqueConstraint("table", name=op.f("uq_campaign_chapters_table")),
    )
