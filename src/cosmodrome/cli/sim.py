"""`cosmodrome sim`: bots play a series of games, and the figures are told."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

from rich.table import Table
from typer import Exit
from typer import Option as Flag

from cosmodrome.cli.arguments import (
    EngineFlag,
    GameId,
    JsonFlag,
    LanguageFlag,
    OptionList,
    SeedText,
    as_seed,
    read_options,
    seated,
    speak,
    split_names,
)
from cosmodrome.cli.output import FAILED, complain, console, print_json, progress, tell
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Words
from cosmodrome.lab import Outcome, Series, Summary, simulate, summarise
from cosmodrome.lab.engines import ENGINES
from cosmodrome.lab.shares import wilson

__all__ = ["sim"]


def sim(
    game: GameId,
    option: OptionList = None,
    bots: Annotated[str, Flag(metavar="NAME,NAME", help="A bot for each seat, or one for all.")] = "random",
    games: Annotated[int, Flag(min=1, metavar="N", help="How many games.")] = 100,
    seed: SeedText = "0",
    jobs: Annotated[int, Flag(min=1, metavar="J", help="How many processes; the games stay the same.")] = 1,
    engine: EngineFlag = ENGINES[0],
    records: Annotated[Path | None, Flag(metavar="DIR", help="Where to keep the record of every game.")] = None,
    as_json: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Let bots play and count. Each bot keeps its seat; a victory shared by n seats counts 1/n for each of them."""
    words = speak(language)
    title = title_of(game)
    options = read_options(option, title)
    names = seated(title, split_names(bots), options)
    series = Series(type(title), options, tuple(names), games, as_seed(seed), records)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    summary = _play(series, jobs, engine, words)
    if as_json:
        print_json(summary)
    else:
        _show(summary, words)
    if summary.errors:
        raise Exit(FAILED)


def _play(series: Series, jobs: int, engine: str, words: Words) -> Summary:
    outcomes: list[Outcome] = []
    begin = perf_counter()
    with progress() as bar:
        task = bar.add_task(words("Playing"), total=series.games)
        for outcome in simulate(series, jobs, engine):
            outcomes.append(outcome)
            bar.advance(task)
    for outcome in outcomes:
        if outcome.error:
            complain(
                words(
                    "Game {index}, seed {seed}, failed: {error}",
                    index=outcome.index,
                    seed=outcome.seed,
                    error=outcome.error,
                )
            )
    return summarise(series, outcomes, perf_counter() - begin)


def _show(summary: Summary, words: Words) -> None:
    played = summary.games - summary.errors
    tell(
        words(
            "{games} games, {decisions} decisions in {seconds} s: {rate} decisions a second",
            games=played,
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            rate=f"{summary.decisions_per_second:.0f}",
        )
    )
    if not played:
        return
    if summary.mean_rounds:
        tell(words("{rounds} rounds a game on average", rounds=f"{summary.mean_rounds:.1f}"))
    table = Table(words("seat"), words("bot"), words("wins"), words("share, 95% interval"), words("mean score"))
    for seat, name in enumerate(summary.bots):
        wins = summary.wins[seat]
        table.add_row(str(seat), name, f"{wins:g}", interval(wins, played), f"{summary.mean_scores[seat]:.1f}")
    console().print(table)


def interval(wins: float, games: int) -> str:
    """A share of wins with its Wilson score interval.

    >>> interval(98, 100)
    '98.0% (93.0-99.4)'
    """
    found = wilson(wins, games)
    return f"{found.share:.1%} ({100 * found.low:.1f}-{100 * found.high:.1f})"
