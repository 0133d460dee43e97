"""`cosmodrome replay`: verifies a record move by move, and shows any position of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from typer import Argument
from typer import Option as Flag

from cosmodrome.cli.arguments import BadInput, LanguageFlag, configured, speak
from cosmodrome.cli.output import console, tell
from cosmodrome.cli.position import name_of, result_table, show_position
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Game, Record, RecordError, Words
from cosmodrome.kernel.record import replay_record

__all__ = ["game_of", "read_record", "replay"]


def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A record.", show_default=False)],
    to: Annotated[int | None, Flag(metavar="N", help="Stop after so many moves and show the position.")] = None,
    svg: Annotated[Path | None, Flag(metavar="FILE", help="Draw the position as SVG.")] = None,
    png: Annotated[Path | None, Flag(metavar="FILE", help="Draw the position as PNG.")] = None,
    text: Annotated[bool, Flag("--text", help="Tell the moves in words.")] = False,
    language: LanguageFlag = None,
) -> None:
    """Verify a record move by move; print the result, or the position after some moves."""
    words = speak(language)
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
