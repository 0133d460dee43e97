"""Players, accounts, and what an installation remembers about itself. Every function is one transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from cosmodrome.server.storage import schema

__all__ = [
    "Player",
    "Push",
    "account",
    "forget_push",
    "keep_layer",
    "keep_push",
    "layer",
    "make_account",
    "new_player",
    "player",
    "pushes_of",
    "rename",
    "secret",
]

players, layers, pushes, secrets = schema.players, schema.layers, schema.pushes, schema.secrets


class Player(msgspec.Struct, frozen=True):
    """Somebody, with or without an account."""

    id: str
    name: str
    account: str | None = None
    passphrase: str | None = None


class Push(msgspec.Struct, frozen=True):
    """A browser that wants to be told."""

    endpoint: str
    player: str
    keys: dict[str, str]
    language: str


def player(connection: Connection, id: str) -> Player | None:
    """Who has this id."""
    row = connection.execute(select(players).where(players.c.id == id)).one_or_none()
    return None if row is None else Player(row.id, row.name, row.account, row.passphrase)


def account(connection: Connection, name: str) -> Player | None:
    """Who signs in with this name, folded."""
    row = connection.execute(select(players).where(players.c.account == name)).one_or_none()
    return None if row is None else Player(row.id, row.name, row.account, row.passphrase)


def new_player(connection: Connection, id: str, name: str, now: float) -> None:
    """A guest."""
    connection.execute(insert(players), {"id": id, "name": name, "created": now})


def rename(connection: Connection, id: str, name: str) -> None:
    """From now on somebody is called like that, at new tables."""
    connection.execute(update(players).where(players.c.id == id).values(name=name))


def make_account(connection: Connection, id: str, name: str, folded: str, passphrase: str) -> None:
    """A guest becomes somebody who can come back; IntegrityError if the name is taken."""
    values = {"name": name, "account": folded, "passphrase": passphrase}
    connection.execute(update(players).where(players.c.id == id).values(**values))


def secret(connection: Connection, name: str, fresh: str) -> str:
    """What was made up once under this name; `fresh` if this is the first time."""
    _insert_unless_there(connection, secrets, name=name, value=fresh)
    return str(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())


def keep_layer(connection: Connection, hash: str, text: str) -> None:
    """Keep a static layer for every worker."""
    _insert_unless_there(connection, layers, hash=hash, text=text)


def layer(connection: Connection, hash: str) -> str | None:
    """A static layer by its hash."""
    found = connection.execute(select(layers.c.text).where(layers.c.hash == hash)).scalar_one_or_none()
    return None if found is None else str(found)


def keep_push(connection: Connection, push: Push) -> None:
    """Tell this browser from now on; one that changes hands belongs to the latest."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == push.endpoint))
    row = msgspec.structs.asdict(push) | {"keys": msgspec.json.encode(push.keys).decode()}
    connection.execute(insert(pushes), row)


def forget_push(connection: Connection, endpoint: str) -> None:
    """Do not tell this browser any more."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))


def pushes_of(connection: Connection, player: str) -> list[Push]:
    """The browsers of somebody."""
    rows = connection.execute(select(pushes).where(pushes.c.player == player))
    return [
        Push(row.endpoint, row.player, msgspec.json.decode(row.keys, type=dict[str, str]), row.language) for row in rows
    ]


def _insert_unless_there(connection: Connection, table: Table, **values: str) -> None:
    """Two workers may come at the same time: one of them is first, and both go on."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing())
