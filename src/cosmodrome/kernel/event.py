"""What happened, told while it happens: for the log, the animation and the statistics.

Rules emit events only when somebody listens, so a simulation pays nothing for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

__all__ = ["EVERYONE", "OWNER", "OWNER_FIRST", "Event", "EventList", "Listener"]

EVERYONE: Final = 0
"""Everyone may know at once."""
OWNER_FIRST: Final = 1
"""Its seat may know now, everyone when the phase resolves (a "reveal" event follows)."""
OWNER: Final = 2
"""Only its seat may ever know."""


class Event:
    """A small fact: what kind, whose (-1: the table's), figures that the kind explains, and who may know it."""

    def __init__(self, kind: str, seat: i64, data: tuple[int, ...], audience: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.data}, {self.audience})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody who is told every event, in order."""

    def hear(self, event: Event) -> None:
        """Take one event in."""
        raise NotImplementedError


class EventList(Listener):
    """The simplest listener: keeps everything."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Append it."""
        self.events.append(event)
