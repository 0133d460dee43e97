"""`cosmodrome terminal`: a game in the terminal, one person against bots.

What the person plays goes into a draft first, a branch that `undo` throws away; it is played when it is confirmed, or
by itself when it calls on chance. Then the bots answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

from typer import Argument, Exit, get_app_dir
from typer import Option as Flag

from cosmodrome.bots import bot_for, usual_bot
from cosmodrome.cli.arguments import (
    LanguageFlag,
    OptionList,
    as_seed,
    configured,
    read_options,
    speak,
    split_names,
)
from cosmodrome.cli.output import FAILED, INTERRUPTED, complain, console, tell
from cosmodrome.cli.position import result_table
from cosmodrome.cli.terminal import Leave, TerminalGame
from cosmodrome.games import title as title_of
from cosmodrome.games import titles
from cosmodrome.kernel import OptionError, Title, Words

__all__ = ["terminal"]


def terminal(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="The game's id.", show_default=False)] = None,
    option: OptionList = None,
    players: Annotated[int | None, Flag(metavar="N", help="How many seats, yours included.")] = None,
    bots: Annotated[
        str | None, Flag(metavar="NAME,NAME", help="A bot for each other seat, or one for all; else the pilot.")
    ] = None,
    seed: Annotated[str | None, Flag(metavar="SEED", help="Play this very game; else a new one.")] = None,
    name: Annotated[str | None, Flag(metavar="NAME", help="Your name.")] = None,
    record: Annotated[Path | None, Flag(metavar="FILE", help="Where to keep the record of the game.")] = None,
    language: LanguageFlag = None,
) -> None:
    """Play in the terminal against bots. `?` at the prompt tells what you can type."""
    words = speak(language)
    title = title_of(game) if game else next(iter(titles().values()))
    options = read_options(option, title)
    if players is not None:
        if "players" in options:
            raise OptionError("players is given twice.")
        options["players"] = players
    names = _opponents(title, split_names(bots or ""), options)
    chosen = configured(title, {**options, "players": 1 + len(names)})
    state = chosen.new(None if seed is None else as_seed(seed))
    table = TerminalGame(title, state, name or words("Player"), names, words)
    try:
        table.run()
    except (Leave, KeyboardInterrupt) as leaving:
        tell(words("Goodbye. This game was not finished."))
        raise Exit(INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0) from None
    console().print(result_table(state, table.names, words))
    _keep(table, record or _record_file(title), words)


def _opponents(title: Title, names: Sequence[str], options: dict[str, object]) -> list[str]:
    """The bots on the other seats; takes `players` out of the options."""
    low, _ = title.seats
    if "players" not in options:
        options["players"] = max(low, 1 + len(names), 2)
    game = configured(title, options)
    del options["players"]
    others = int(game.seats) - 1
    names = names or [usual_bot(title, game)]
    for name in names:
        bot_for(title, name, game)
    if len(names) not in (1, others):
        raise OptionError(f"{len(names)} bots for {others} other seats: name one bot, or one for each of them.")
    return list(names) if len(names) == others else list(names) * others


def _record_file(title: Title) -> Path:
    return Path(get_app_dir("cosmodrome")) / "records" / f"{title.id}-{datetime.now():%Y%m%d-%H%M%S}.json"


def _keep(table: TerminalGame, file: Path, words: Words) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        table.save(file)
    except OSError as error:
        raise Exit(complain(words("The record could not be kept: {error}", error=error), FAILED)) from None
    tell(words("The record is in {file}; verify it with: cosmodrome replay {file}", file=file))
