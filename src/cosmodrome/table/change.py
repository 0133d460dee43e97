"""What tables are made of, and how they change: frozen structs that a store can keep and a worker can send.

A table changes in three beats. A plan says what would be different (a `Change`), the store keeps it or refuses it
because somebody was quicker, and only then the table in memory takes it in. Every change has the table's next version.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmodrome.kernel import Value
from cosmodrome.table.clock import Clock, Timer

__all__ = ["Change", "Facts", "Played", "Said", "Seat", "SeatKind", "Status", "Summary"]

Status = Literal["waiting", "running", "over"]
SeatKind = Literal["open", "person", "bot"]


class Facts(msgspec.Struct, frozen=True):
    """What never changes about a table."""

    id: str
    """Unguessable: whoever has it was given it."""
    title: str
    rules: str
    """The version of the title's rules under which this game is played."""
    options: dict[str, Value]
    players: int
    seed: str
    """A secret until the game is over."""
    clock: Clock
    open: bool
    """Anybody may find the table in the lists, join and watch; otherwise one needs its link."""
    created: float
    lesson: str = ""
    """The lesson that is given at this table, by name; empty: none."""
    campaign: str = ""
    """The campaign of which this game is a chapter, by the id of its crew; empty: none."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair, who owns it, and what that person has on their mind."""

    player: str = ""
    """Who owns it, a secret like every player's id; empty: nobody."""
    name: str = ""
    bot: str = ""
    """The bot that answers for this seat: because nobody owns it, or in place of the owner."""
    out: bool = False
    """The owner's time has run out, so that the bot stays."""
    timer: Timer = Timer()
    draft: tuple[str, ...] = ()
    """The private branch of this seat, in notation."""

    @property
    def kind(self) -> SeatKind:
        """Who answers."""
        if self.bot:
            return "bot"
        return "person" if self.player else "open"


class Played(msgspec.Struct, frozen=True):
    """A committed move, for ever."""

    number: int
    seat: int
    notation: str
    at: float


class Said(msgspec.Struct, frozen=True):
    """A line of chat, for ever."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Summary(msgspec.Struct, frozen=True):
    """Where a table stands, for lists that do not want to open it."""

    status: Status
    host: str
    """The player who may start the game and replace the absent."""
    number: int
    """Committed moves."""
    asked: tuple[int, ...] = ()
    """The seats that must decide now."""
    due: float | None = None
    """When somebody must look at this table again: a clock will have run out, or a bot should have answered."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    changed: float = 0.0
    """When something was last different that everybody can see; a draft, or a move in secret, does not count."""
    remark: int | None = None
    """Where the lesson stands; None: there is none, or it is over."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is different from one version of a table to a later one."""

    table: str
    version: int
    at: float
    summary: Summary
    seats: dict[int, Seat] = {}
    """The seats that are different, as they are now."""
    moves: tuple[Played, ...] = ()
    said: tuple[Said, ...] = ()
