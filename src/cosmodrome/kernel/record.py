"""Records: a game as a list of moves in notation, from which everything can be played again and verified."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from cosmodrome.kernel.errors import CosmodromeError, NotationError, RecordError
from cosmodrome.kernel.option import Value

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game
    from cosmodrome.kernel.state import State

__all__ = ["FORMAT", "Record", "Result", "replay_record", "walk", "write_record"]

FORMAT = 1


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to play a game again: `cosmodrome.replay` verifies it move by move."""

    format: int
    game: str
    rules: str
    options: dict[str, Value]
    seed: Value
    seats: list[str]
    """Who sits where; an empty name for nobody in particular."""
    moves: list[tuple[int, str]]
    result: Result | None

    def to_json(self) -> bytes:
        """The record as the bytes of its file, one field and one move a line."""
        encode = msgspec.json.encode
        fields = [b" %b: %b" % (encode(name), encode(getattr(self, name))) for name in self.__struct_fields__]
        if self.moves:
            at = self.__struct_fields__.index("moves")
            fields[at] = b' "moves": [\n  %b\n ]' % b",\n  ".join(encode(move) for move in self.moves)
        return b"{\n%b\n}\n" % b",\n".join(fields)

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        """Read a record file; RecordError says what is wrong with it."""
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(f"Not a game record: {error}") from None
        if record.format != FORMAT:
            raise RecordError(f"This record has format {record.format}; this version reads format {FORMAT}.")
        return record


def write_record(state: State, seats: list[str] | None) -> Record:
    """The record of a state: its moves are played again from the seed to notate each in its own position."""
    game, seed = state.game, state.seed
    assert seed is not None
    names = [""] * game.seats if seats is None else list(seats)
    if len(names) != game.seats:
        raise CosmodromeError(f"{len(names)} names for {game.seats} seats.")
    moves: list[tuple[int, str]] = []
    twin = game.new(seed)
    for seat, move in state.moves:
        moves.append((seat, twin.notate(move)))
        twin.play(seat, move)
    result = Result(list(state.scores), list(state.winners)) if state.over else None
    return Record(FORMAT, game.title, game.rules, dict(game.options), seed, names, moves, result)


def walk(game: Game, record: Record) -> Iterator[State]:
    """The same state after each move, beginning before the first; a move that is not legal is named by its number."""
    if record.game != game.title:
        raise RecordError(f"A record of {record.game!r} cannot be played as {game.title!r}.")
    if record.rules != game.rules:
        raise RecordError(
            f"Played under rules {record.rules!r} of {record.game}; this version has rules {game.rules!r}."
        )
    for name, value in record.options.items():
        if game.options.get(name) != value:
            raise RecordError(f"Played with {name}={value!r}; this game has {name}={game.options.get(name)!r}.")
    if len(record.seats) != game.seats:
        raise RecordError(f"{len(record.seats)} names for {game.seats} seats.")
    state = game.new(record.seed)
    yield state
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            state.play(seat, state.parse(text))
        except (NotationError, CosmodromeError) as error:
            raise RecordError(f"Move {number}, seat {seat}, {text!r}: {error}") from None
        yield state


def replay_record(game: Game, record: Record, to: int | None = None) -> State:
    """Play a record again, all of it or its first `to` moves; a complete one must end as it says."""
    if to is not None and not 0 <= to <= len(record.moves):
        raise RecordError(f"This record has {len(record.moves)} moves; there is no position after move {to}.")
    for number, position in enumerate(walk(game, record)):
        state = position
        if number == to:
            return state
    ended = Result(list(state.scores), list(state.winners)) if state.over else None
    if ended != record.result:
        raise RecordError(f"The record says {_told(record.result)}, but its moves end with {_told(ended)}.")
    return state


def _told(result: Result | None) -> str:
    return "no result" if result is None else f"scores {result.scores}, winners {result.winners}"
