"""What travels over a table's socket, in both directions: the protocol as types (see docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.kernel import Value
from cosmodrome.kernel.standing import Standing
from cosmodrome.scene import SceneShape
from cosmodrome.table import SeatKind, Status

__all__ = [
    "Asked",
    "Chat",
    "ChatLine",
    "ChatLines",
    "Confirm",
    "Draft",
    "Drafted",
    "Drop",
    "Hint",
    "Hinted",
    "Hints",
    "LessonFacts",
    "LetGo",
    "LogLine",
    "LogLines",
    "LookMessage",
    "Next",
    "Ok",
    "PathFacts",
    "Ping",
    "Pong",
    "Presence",
    "Refused",
    "SceneFacts",
    "SeatFacts",
    "SeatPresence",
    "TableFacts",
    "Undo",
    "as_time",
]

Id = int | str | None
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, Meta(max_length=500)]


# --- from the page ---------------------------------------------------------------------------------------------------


class _Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """`id` comes back with the answer."""

    id: Id = None


class LookMessage(_Asked, frozen=True, kw_only=True, tag="look"):
    """How this page wants to see the table from now on."""

    language: Literal["en", "fr", "de"] = "en"
    shape: SceneShape = "wide"
    palette: Annotated[str, Meta(max_length=40)] = "night"
    shown: Annotated[int, Meta(ge=0, le=5)] | None = None


class Draft(_Asked, frozen=True, kw_only=True, tag="draft"):
    """Intend a move."""

    move: Notation
    after: Number
    drafted: Number | None = None
    confirm: bool = False


class Undo(_Asked, frozen=True, kw_only=True, tag="undo"):
    """Take the last drafted move back."""


class Drop(_Asked, frozen=True, kw_only=True, tag="drop"):
    """Take any drafted move out."""

    index: Number


class Confirm(_Asked, frozen=True, kw_only=True, tag="confirm"):
    """Commit what is drafted."""

    after: Number


class Chat(_Asked, frozen=True, kw_only=True, tag="chat"):
    """Say something."""

    text: str


class Hint(_Asked, frozen=True, kw_only=True, tag="hint"):
    """Ask a bot."""


class Next(_Asked, frozen=True, kw_only=True, tag="next"):
    """This remark of the lesson has been read."""

    remark: Number


class LetGo(_Asked, frozen=True, kw_only=True, tag="let_go"):
    """Enough of the lesson: from here on it is a game."""


class Ping(_Asked, frozen=True, kw_only=True, tag="ping"):
    """Still there?"""


Asked = LookMessage | Draft | Undo | Drop | Confirm | Chat | Hint | Next | LetGo | Ping


# --- to the page -----------------------------------------------------------------------------------------------------


class SeatPresence(msgspec.Struct, frozen=True, kw_only=True):
    """What changes about a seat from moment to moment."""

    connected: bool
    thinking: bool
    clock: float | None
    """Seconds left at this moment; it runs while the seat is thinking."""
    score: int | None = None
    winner: bool = False


class SeatFacts(SeatPresence, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    name: str
    kind: SeatKind
    bot: str | None
    you: bool
    away: bool
    """A bot plays for somebody who may come back."""


class TableFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag="table"):
    """The table."""

    id: str
    title: str
    name: str
    options: dict[str, Value]
    seats: list[SeatFacts]
    you: int | None
    host: bool
    status: Status
    number: int
    clock: dict[str, str | int]
    open: bool
    rules: str
    bots: list[str]
    """The bots that a host can seat, the strongest first."""
    seed_hash: str
    seed: str | None
    link: str
    lesson: str | None
    """The lesson that is given here, by name; null: none, or it is over."""
    campaign: str | None
    """The campaign of which this game is a chapter, by id; null: none."""


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag="presence"):
    """Who is there and who is thinking, by seat."""

    seats: list[SeatPresence]


class PathFacts(msgspec.Struct, frozen=True):
    """How to play a move by touching."""

    notation: str
    keys: tuple[str, ...]
    label: str


class Drafted(msgspec.Struct, frozen=True):
    """A drafted move."""

    notation: str
    words: str


class LessonFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach says now."""

    name: str
    title: str
    remark: int
    """The place of this remark in the lesson, from 0."""
    remarks: int
    """How many there are."""
    say: str
    point: list[list[str]]
    """Keys of the scene to point at; those of one list belong together."""
    play: str | None
    """The move that is asked for, the only one that is taken; null: there is only something to read."""


class SceneFacts(msgspec.Struct, frozen=True, kw_only=True):
    """All of a scene but its paths, which follow as `paths` or as `tree`, and its live layer, as `live` or as `diff`."""

    number: int
    draft: list[Drafted]
    asked: bool
    asks: str
    """The question by its name, as rules pages list it; empty: there is none."""
    confirmable: bool
    prompt: str
    size: tuple[float, float]
    title: str
    static: str
    palette: Mapping[str, str]
    shown: int | None
    standing: list[Standing]
    """How every seat stands as far as this page can see; empty if the game does not tell."""
    lesson: LessonFacts | msgspec.UnsetType = msgspec.UNSET


class LogLine(msgspec.Struct, frozen=True):
    """What happened, in words."""

    number: int
    seat: int | None
    text: str


class LogLines(msgspec.Struct, frozen=True, tag_field="is", tag="log", rename={"start": "from"}):
    """New lines of the log; `from` 0 replaces all of it."""

    start: int
    lines: list[LogLine]


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said."""

    seat: int
    name: str
    text: str
    at: str


class ChatLines(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    """New lines of chat."""

    lines: list[ChatLine]


class Ok(msgspec.Struct, frozen=True, tag_field="is", tag="ok"):
    """Done, and stored."""

    id: Id
    number: int


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """Not done, and nothing changed."""

    id: Id
    why: str
    number: int


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """Still there."""

    id: Id


class Hinted(msgspec.Struct, frozen=True):
    """A move that a bot would make."""

    notation: str
    words: str
    value: float | None = None
    """How likely it wins, from 0 to 1, where the bot has an opinion."""
    why: str = ""
    """What would follow, or how much better the best move is."""


class Hints(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """What a bot would do, the best first."""

    id: Id
    moves: list[Hinted]


def as_time(seconds: float) -> str:
    """A moment as pages read it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
