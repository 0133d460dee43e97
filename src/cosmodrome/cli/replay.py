"""`cosmodrome replay`: verifies a record move by move, and shows any position of it; or verifies every game of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from typer import Argument, Exit
from typer import Option as Flag

import cosmodrome
from cosmodrome.cli.arguments import BadInput, LanguageFlag, configured, speak
from cosmodrome.cli.output import FAILED, console, plain, print_json, progress, tell
from cosmodrome.cli.position import name_of, result_table, show_position
from cosmodrome.cli.server import needs_server
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Game, Record, RecordError, Words
from cosmodrome.kernel.record import replay_record

__all__ = ["game_of", "read_record", "replay"]


class Difference(msgspec.Struct, frozen=True):
    """A stored game that these rules do not play as it was played."""

    table: str
    game: str
    why: str


class Replayed(msgspec.Struct, frozen=True):
    """All games of a server, for programs."""

    games: int
    moves: int
    differences: list[Difference]


def replay(
    file: Annotated[
        Path | None, Argument(metavar="[FILE]", help="A record; none with --all.", show_default=False)
    ] = None,
    everything: Annotated[
        bool, Flag("--all", help="Every game in the server's database (DATABASE_URL), which is only read.")
    ] = False,
    to: Annotated[int | None, Flag(metavar="N", help="Stop after so many moves and show the position.")] = None,
    svg: Annotated[Path | None, Flag(metavar="FILE", help="Draw the position as SVG.")] = None,
    png: Annotated[Path | None, Flag(metavar="FILE", help="Draw the position as PNG.")] = None,
    text: Annotated[bool, Flag("--text", help="Tell the moves in words.")] = False,
    as_json: Annotated[bool, Flag("--json", help="With --all: print one JSON object, for programs.")] = False,
    language: LanguageFlag = None,
) -> None:
    """Verify a record move by move; print the result, or the position after some moves. With --all, verify every game of
    a server under the rules of this version: exit code 1 if any is played differently."""
    words = speak(language)
    if everything:
        if file is not None or to is not None or svg is not None or png is not None or text:
            raise BadInput("--all replays a whole database: it takes neither a file nor a position.")
        _replay_all(words, as_json)
        return
    if file is None or as_json:
        raise BadInput("Name a record, or replay a server's games with --all; --json goes with --all.")
    record = read_record(file)
    game = game_of(record)
    count = len(record.moves)
    if to is not None and not 0 <= to <= count:
        raise BadInput(f"--to {to}: this record has {count} moves.")
    state = replay_record(game, record, to)
    if text:
        for line in _told(game, record, len(state.moves), words):
            tell(line)
    if svg is not None or png is not None:
        from cosmodrome import scene  # only who draws loads what draws

        drawn = scene.of(state, None, words.language, names=record.seats)
        if svg is not None:
            svg.write_text(drawn.svg(), encoding="utf-8")
        if png is not None:
            png.write_bytes(drawn.png())
    verified = len(state.moves)
    tell(words("{file}: {verified} of {count} moves verified.", file=file, verified=verified, count=count))
    if state.over:
        console().print(result_table(state, record.seats, words))
    else:
        show_position(title_of(record.game), state, None, record.seats, words)


def _replay_all(words: Words, as_json: bool) -> None:
    needs_server()
    found = asyncio.run(_differences())
    if as_json:
        print_json(found)
    else:
        for one in found.differences:
            tell(plain(f"{one.table} ({one.game}): {one.why}"))
        tell(
            words(
                "{games} games with {moves} moves replayed; {count} differ.",
                games=found.games,
                moves=found.moves,
                count=len(found.differences),
            )
        )
    if found.differences:
        raise Exit(FAILED)


async def _differences() -> Replayed:
    from cosmodrome.server.settings import Settings
    from cosmodrome.server.storage.database import database_url
    from cosmodrome.server.storage.stored import stored_records

    games = moves = 0
    differences: list[Difference] = []
    with progress() as bar:
        task = bar.add_task("", total=None)
        async for total, table, record in stored_records(database_url(Settings.from_environment().database)):
            games += 1
            moves += len(record.moves)
            bar.update(task, total=total, completed=games)
            try:
                cosmodrome.replay(record)
            except Exception as error:  # whatever the rules do with a game they do not know is a difference to report
                differences.append(Difference(table, record.game, _why(error)))
    return Replayed(games, moves, differences)


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, RecordError) else f"{type(error).__name__}: {error}"


def read_record(file: Path) -> Record:
    """The record in a file. What cannot be read as one is bad input, not a failed verification."""
    try:
        return Record.from_json(file.read_bytes())
    except RecordError as error:
        raise BadInput(f"{file}: {error}") from None


def game_of(record: Record) -> Game:
    """The game that a record says it is of."""
    if "players" in record.options:
        raise BadInput("Not a game record: players is told by its seats, not by an option.")
    return configured(title_of(record.game), {**record.options, "players": len(record.seats)})


def _told(game: Game, record: Record, count: int, words: Words) -> Iterator[str]:
    """The first moves in words, each in its own position."""
    state = game.new(record.seed)
    for number, (seat, notation) in enumerate(record.moves[:count], 1):
        move = state.parse(notation)
        said = state.say(seat, move, words.language)
        yield f"{number:>4}  {name_of(seat, record.seats, words)}: {said}"
        state.play(seat, move)
