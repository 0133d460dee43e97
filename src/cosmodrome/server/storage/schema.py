"""The tables of the database, as the newest migration leaves them. Times are seconds since 1970.

`moves` and `chat` only ever grow. Their primary keys are the last word about who came first: two processes that both
believe to write move 12 of a table cannot both succeed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = [
    "campaign_chapters",
    "campaign_seats",
    "campaigns",
    "chat",
    "layers",
    "metadata",
    "moves",
    "players",
    "pushes",
    "seats",
    "secrets",
    "tables",
]

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False, default=""),
    Column(
        "account", Text, unique=True, doc="The name to sign in with, folded so that Ana and ANA are one; null: a guest."
    ),
    Column("passphrase", Text, doc="An argon2 hash."),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False, doc="JSON"),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("clock", Text, nullable=False, doc="JSON"),
    Column("open", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Text, nullable=False, doc="JSON"),
    Column("due", Double, index=True),
    Column("scores", Text, nullable=False, doc="JSON"),
    Column("winners", Text, nullable=False, doc="JSON"),
    Column("lesson", Text, nullable=False, server_default="", doc="The lesson that is given here, by name."),
    Column("remark", Integer, doc="Where it stands; null: there is none, or it is over."),
    Column("campaign", String(64), nullable=False, server_default="", doc="The campaign of which this is a chapter."),
    Index("ix_tables_listed", "open", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("out", Boolean, nullable=False),
    Column("left", Double),
    Column("since", Double),
    Column("draft", Text, nullable=False, doc="JSON"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("campaign", Text, nullable=False),
    Column("options", Text, nullable=False, doc="JSON"),
    Column("seed", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
)

campaign_seats = Table(
    "campaign_seats",
    metadata,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
)

campaign_chapters = Table(
    "campaign_chapters",
    metadata,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("chapter", Integer, primary_key=True, autoincrement=False),
    Column("choice", Text, doc="The branch; null: not chosen, or there is none."),
    Column("table", ForeignKey("tables.id"), unique=True, doc="Where it is played; null: not yet."),
    Column("result", Text, doc="JSON; null: it is not finished, or nobody has looked since."),
)

layers = Table(
    "layers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Static layers of scenes, so that every worker can serve what any of them has drawn."""

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("keys", Text, nullable=False, doc="JSON"),
    Column("language", String(8), nullable=False),
)
"""Browsers that asked to be told when it is somebody's turn."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What this installation made up once and must not lose: the key that signs cookies."""
