"""`cosmodrome lab opponents`: how strong the levels of bots are, measured again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import msgspec
from typer import Argument, Exit
from typer import Option as Flag

from cosmodrome.cli.arguments import (
    EngineFlag,
    JobsFlag,
    JsonFlag,
    LanguageFlag,
    OptionList,
    SeedText,
    as_seed,
    read_options,
    speak,
    split_names,
)
from cosmodrome.cli.output import FAILED, INTERRUPTED, print_json, tell
from cosmodrome.cli.runs import complain_of, play_run
from cosmodrome.games import title as title_of
from cosmodrome.kernel import OptionError
from cosmodrome.lab.engines import ENGINES, engine_for
from cosmodrome.lab.opponents import PAIRS, Meeting, add_up, arenas, begin, meetings, table, write_page

__all__ = ["opponents"]

SECONDS: Final = 1.0
"""What a commander has for a move at a table."""


class Told(msgspec.Struct, frozen=True):
    """All meetings, for programs."""

    meetings: list[Meeting]


def opponents(
    game: Annotated[str, Argument(metavar="[GAME]", help="Only this game.", show_default=False)] = "",
    option: OptionList = None,
    levels: Annotated[
        str, Flag("--levels", metavar="NAME,NAME", help="Let only these levels play the one below them.")
    ] = ",".join(PAIRS),
    games: Annotated[
        int, Flag("--games", min=0, metavar="N", help="Games for each pair of levels; 0 only tells what is kept.")
    ] = 200,
    seconds: Annotated[
        float | None,
        Flag("--seconds", min=0.01, help="What a commander has for a move.", show_default=f"{SECONDS:g}"),
    ] = None,
    simulations: Annotated[
        int | None, Flag("--simulations", min=1, help="The same in simulations, which can be repeated exactly.")
    ] = None,
    seed: SeedText = "opponents",
    jobs: JobsFlag = None,
    engine: EngineFlag = ENGINES[0],
    keep: Annotated[
        Path | None,
        Flag("--keep", metavar="DIR", help="The folder that keeps every game; one for each state of the bots."),
    ] = None,
    write: Annotated[Path | None, Flag("--write", metavar="FILE", help="Put the table into this page.")] = None,
    as_json: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Let every level of bot play the one below it, in every game and from every seat, and tell who wins how often.

    With --keep the same command goes on where it was stopped, and a higher --games plays only what is missing. The table has
    all meetings in the chosen games that the folder keeps, also those of levels that do not play this time.
    """
    words = speak(language)
    if not games and keep is None:
        raise OptionError("--games 0 tells what is kept: name the folder with --keep.")
    pairs = _pairs(levels, _commander(seconds, simulations)) if games else []
    places = arenas(game, _given(game, option))
    workers = engine_for(engine, jobs or os.cpu_count() or 1)
    with _folder(keep) as folder:
        begun = [(place, begin(folder, place, *pair, games, as_seed(seed))) for place in places for pair in pairs]
        for place, run in begun:
            if not play_run(run, workers, words, " – ".join([place.name, *run.tournament.bots]), keep is not None):
                raise Exit(INTERRUPTED)
            complain_of(run.kept(), words)
            if not as_json:
                tell(_line(add_up(place, run)))
            if write is not None:
                write_page(write, meetings(folder, places))
        found = meetings(folder, places)
    _tell(found, write, as_json)
    if any(met.errors for met in found):
        raise Exit(FAILED)


def _commander(seconds: float | None, simulations: int | None) -> str:
    if seconds is not None and simulations is not None:
        raise OptionError("A commander thinks for --seconds or for --simulations, not for both.")
    return f"commander:{simulations}" if simulations is not None else f"commander:{seconds or SECONDS:g}s"


def _pairs(levels: str, commander: str) -> list[tuple[str, str]]:
    """The bots of these levels and those below them, the weakest first."""
    names = split_names(levels)
    for name in names or [levels]:
        if name not in PAIRS:
            raise OptionError(f"levels={name}: choose among {', '.join(PAIRS)}.")
    return [(commander if name == "commander" else name, below) for name, below in PAIRS.items() if name in names]


def _given(game: str, option: list[str] | None) -> dict[str, object]:
    if option and not game:
        raise OptionError("An option belongs to a game: name the game, too.")
    return read_options(option, title_of(game)) if option else {}


@contextmanager
def _folder(keep: Path | None) -> Iterator[Path]:
    """The folder that keeps the games, or one that goes away."""
    if keep is not None:
        yield keep
        return
    with TemporaryDirectory(prefix="cosmodrome-") as folder:
        yield Path(folder)


def _line(met: Meeting) -> str:
    share = met.share
    return (
        f"{met.arena.name}: {met.stronger} against {met.weaker} {share.share:.0%} ({share.low:.0%} to {share.high:.0%})"
    )


def _tell(found: list[Meeting], write: Path | None, as_json: bool) -> None:
    if write is not None:
        write_page(write, found)
    if as_json:
        print_json(Told(found))
    elif write is None:
        tell(table(found))
