"""`cosmodrome lab`: tournaments with ratings, their reports, and the analysis of single games.

How strong bots are, and what commanders learn, have files of their own: `opponents` and `learn`.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from rich.table import Table
from typer import Argument, Exit, Typer
from typer import Option as Flag

from cosmodrome.bots import bot_for
from cosmodrome.cli.arguments import (
    EngineFlag,
    GameId,
    JobsFlag,
    JsonFlag,
    LanguageFlag,
    OptionList,
    SeedText,
    as_seed,
    configured,
    read_options,
    speak,
    split_names,
)
from cosmodrome.cli.learn import learn
from cosmodrome.cli.opponents import opponents
from cosmodrome.cli.output import FAILED, INTERRUPTED, console, print_json, progress, tell
from cosmodrome.cli.position import name_of
from cosmodrome.cli.replay import game_of, read_record
from cosmodrome.cli.runs import complain_of, play_run
from cosmodrome.games import title as title_of
from cosmodrome.kernel import OptionError, Value, Words
from cosmodrome.kernel.record import replay_record
from cosmodrome.lab.analysis import analyse as look_through
from cosmodrome.lab.engines import ENGINES, engine_for
from cosmodrome.lab.looking_back import analysis_page, tell_turns
from cosmodrome.lab.tournament import Run, Tournament

if TYPE_CHECKING:
    from cosmodrome.lab.figures import Figures
    from cosmodrome.lab.ratings import Rating

__all__ = ["lab"]

REPORT: Final = "report.html"
ROWS: Final = 12
"""Positions that a terminal is told."""

lab = Typer(
    name="lab",
    help="Tournaments with ratings, balance reports, and the analysis of games.",
    rich_markup_mode="rich",
    no_args_is_help=True,
)

lab.command()(opponents)
lab.command()(learn)

RunFolder = Annotated[Path, Argument(metavar="DIR", help="The folder of a tournament.", show_default=False)]


class Told(msgspec.Struct, frozen=True):
    """A tournament, for programs."""

    game: str
    options: dict[str, Value]
    bots: list[str]
    lineups: int
    games: int
    errors: int
    seconds: float
    ratings: list[Rating]
    seats: list[dict[str, object]]
    report: str


@lab.command()
def tournament(
    game: GameId,
    option: OptionList = None,
    bots: Annotated[
        str, Flag(metavar="NAME,NAME", help="Who takes part; one name plays against itself.")
    ] = "pilot,cadet,random",
    games: Annotated[int, Flag(min=1, metavar="N", help="Deals for each lineup.")] = 50,
    seed: SeedText = "0",
    jobs: JobsFlag = None,
    engine: EngineFlag = ENGINES[0],
    out: Annotated[Path | None, Flag("--out", metavar="DIR", help="The folder that keeps the run.")] = None,
    as_json: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Let every bot meet every other from every seat over the same deals; rate them, and write a report.

    What is played is kept: the same command goes on where it was stopped, and a higher --games plays only what is missing.
    """
    words = speak(language)
    needs_lab()
    title = title_of(game)
    options = read_options(option, title)
    made = configured(title, options)
    names = tuple(dict.fromkeys(split_names(bots)))
    if not names:
        raise OptionError("Name at least one bot.")
    for name in names:
        bot_for(title, name, made)
    plan = Tournament(title.id, made.rules, dict(made.options), made.seats, names, games, as_seed(seed))
    run = Run.begin(out or Path(f"tournament-{title.id}"), plan)
    workers = engine_for(engine, jobs or os.cpu_count() or 1)
    begin = perf_counter()
    if not play_run(run, workers, words):
        raise Exit(INTERRUPTED)
    figures = _write(run, words)
    _tell(run, figures, perf_counter() - begin, as_json, words)
    if figures.errors:
        raise Exit(FAILED)


@lab.command()
def report(folder: RunFolder, as_json: JsonFlag = False, language: LanguageFlag = None) -> None:
    """Write the report of a tournament again, from what is played so far."""
    words = speak(language)
    needs_lab()
    run = Run.open(folder)
    _tell(run, _write(run, words), 0.0, as_json, words)


@lab.command()
def analyse(
    file: Annotated[Path, Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    effort: Annotated[int, Flag(min=1, max=100, metavar="N", help="Look so many times as long.")] = 1,
    html: Annotated[Path | None, Flag("--html", metavar="FILE", help="Write a page with the graph.")] = None,
    as_json: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Walk through a game: how likely each seat was to win, where the game turned, and what would have been better."""
    words = speak(language)
    record = read_record(file)
    game, title = game_of(record), title_of(record.game)
    replay_record(game, record)
    with progress() as bar:
        task = bar.add_task(words("Looking back"), total=1.0)
        found = look_through(title, game, record, effort, lambda done: bar.update(task, completed=done))
    names = [name_of(seat, record.seats, words) for seat in range(game.seats)]
    turns = tell_turns(found, game, record, names, words)
    if html is not None:
        html.write_text(analysis_page(found, turns, names, title.name, words), encoding="utf-8")
    if as_json:
        print_json(found)
        return
    table = Table(words("moves"), *names)
    for point in found.points[:: max(1, len(found.points) // ROWS)]:
        table.add_row(str(point.number), *(f"{chance:.0%}" for chance in point.chances))
    console().print(table)
    for turn in turns:
        tell(f"{turn.number:>4}  {turn.headline} {turn.better}".rstrip())
    if not turns:
        tell(words("No turning point stands out."))


def needs_lab() -> None:
    """Say how to get what the laboratory needs."""
    if any(find_spec(name) is None for name in ("polars", "altair", "vl_convert", "numpy")):
        raise OptionError("The laboratory is not installed; install it with: pip install 'cosmodrome[lab]'")


def _write(run: Run, words: Words) -> Figures:
    from cosmodrome.lab.figures import figure  # what draws and counts takes a second to load
    from cosmodrome.lab.report import report as page_of

    figures = figure(run.tournament, run.played())
    figures.save(run.folder)
    page = page_of(figures, title_of(run.tournament.title), words)
    (run.folder / REPORT).write_text(page, encoding="utf-8")
    complain_of(figures.errors, words)
    return figures


def _tell(run: Run, figures: Figures, seconds: float, as_json: bool, words: Words) -> None:
    plan, file = run.tournament, run.folder / REPORT
    played = len(figures.seats) // plan.seats
    if as_json:
        seats = figures.by_seat.to_dicts()
        bots, lineups, errors = list(plan.bots), len(plan.lineups), len(figures.errors)
        print_json(
            Told(
                plan.title,
                plan.options,
                bots,
                lineups,
                played,
                errors,
                seconds,
                figures.ratings,
                seats,
                str(file),
            )
        )
        return
    if figures.ratings:
        table = Table(words("bot"), words("rating"), words("95% interval"), words("share of victories"))
        for one in figures.ratings:
            table.add_row(one.bot, f"{one.rating:.0f}", f"{one.low:.0f} – {one.high:.0f}", f"{one.share:.1%}")
        console().print(table)
    table = Table(words("seat"), words("share of victories"), words("95% interval"), words("mean score"))
    for seat, _, share, low, high, score in figures.by_seat.iter_rows():
        table.add_row(str(seat), f"{share:.1%}", f"{low:.1%} – {high:.1%}", f"{score:.1f}")
    console().print(table)
    tell(words("{games} games; report and data: {file}", games=played, file=file))
