"""What workers tell each other through the database: that a table has changed, and who is connected where.

A notice is short-lived and may be missed. A change comes along with its notice if it is small, as nearly all are, so that
the other workers need not ask the database what it was.
"""

from __future__ import annotations

import msgspec

from cosmodrome.table import Change

__all__ = ["Changed", "Here", "Notice", "changed", "notice", "read"]

LONGEST = 7900
"""Bytes: PostgreSQL carries less than 8000."""


class Changed(msgspec.Struct, frozen=True, tag_field="is", tag="changed", omit_defaults=True):
    """A table has a new version."""

    worker: str
    table: str
    version: int
    change: Change | None = None
    """What is different from the version before; None: it was too much to tell."""


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    """The seats whose owners are connected to this worker, by table."""

    worker: str
    seats: dict[str, tuple[int, ...]]


Notice = Changed | Here
_decoder = msgspec.json.Decoder(Notice)


def changed(change: Change, worker: str) -> str:
    """The notice of a change, as it is sent."""
    whole = msgspec.json.encode(Changed(worker, change.table, change.version, change))
    if len(whole) > LONGEST:
        whole = msgspec.json.encode(Changed(worker, change.table, change.version))
    return whole.decode()


def notice(said: Notice) -> str:
    """Any notice, as it is sent."""
    return msgspec.json.encode(said).decode()


def read(text: str) -> Notice:
    """A notice that was heard."""
    found: Notice = _decoder.decode(text)
    return found
