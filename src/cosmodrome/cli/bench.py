"""`cosmodrome bench`: how fast our games are played, and, in the same run, how fast others' are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
from rich.table import Column, Table
from typer import Argument
from typer import Option as Flag

from cosmodrome.cli.arguments import JsonFlag, LanguageFlag, speak
from cosmodrome.cli.output import complain, console, print_json, progress, tell
from cosmodrome.games import title as title_of
from cosmodrome.games import titles
from cosmodrome.kernel import Value, Words
from cosmodrome.lab.speed import ROUNDS, Measured, OwnGame, Rates, Ratio, Report, Subject, measure, own_games, ratios

__all__ = ["bench"]


class GameRates(msgspec.Struct, frozen=True):
    """A variant of a game for programs. Rates are the best of all rounds."""

    game: str
    options: dict[str, Value]
    decisions_per_second: float
    games_per_second: float
    clones_per_second: float
    playouts_per_second: float
    median: Rates


class PeerRates(msgspec.Struct, frozen=True):
    """A peer for programs."""

    name: str
    version: str
    decisions_per_second: float
    clones_per_second: float
    median: Rates


class MissingPeer(msgspec.Struct, frozen=True):
    """A peer that is not installed."""

    name: str
    missing: bool = True


class BenchFacts(msgspec.Struct, frozen=True):
    """All of it for programs."""

    compiled: bool
    python: str
    cpu: str
    games: list[GameRates]
    peers: list[PeerRates | MissingPeer]
    ratios: list[Ratio]


def bench(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="Only this game.", show_default=False)] = None,
    peers: Annotated[bool, Flag("--peers", help="Measure catanatron and OpenSpiel too.")] = False,
    seconds: Annotated[float, Flag(min=0.01, metavar="S", help="CPU seconds for each variant and each peer.")] = 2.0,
    markdown: Annotated[Path | None, Flag(metavar="FILE", help="Also write the tables as Markdown.")] = None,
    as_json: JsonFlag = False,
    language: LanguageFlag = None,
) -> None:
    """Measure decisions, games and clones per second of CPU time, with random moves through the Python interface."""
    words = speak(language)
    ours = own_games([title_of(game)] if game else list(titles().values()))
    others, missing = _peers(words) if peers else ([], [])
    subjects: list[Subject] = [*ours, *others]
    with progress() as bar:
        task = bar.add_task(words("Measuring"), total=len(subjects) * ROUNDS)
        report = measure(subjects, seconds, lambda: bar.advance(task))
    facts = _facts(report, ours, missing)
    if markdown is not None:
        markdown.write_text(_markdown(facts), encoding="utf-8")
    if as_json:
        print_json(facts)
    else:
        _show(facts, words)


def _peers(words: Words) -> tuple[list[Subject], list[str]]:
    from cosmodrome.lab.peers import INSTALL, find_peers  # only who asks for the peers loads them

    found, missing = find_peers()
    if missing:
        complain(words("Not installed: {peers}. Install with: {command}", peers=", ".join(missing), command=INSTALL))
    return found, missing


def _facts(report: Report, ours: list[OwnGame], missing: list[str]) -> BenchFacts:
    own, others = report.subjects[: len(ours)], report.subjects[len(ours) :]
    present: list[PeerRates | MissingPeer] = [
        PeerRates(peer.name, peer.version, peer.best.decisions_per_second, peer.best.clones_per_second, peer.median)
        for peer in others
    ]
    return BenchFacts(
        compiled=report.compiled,
        python=report.python,
        cpu=report.cpu,
        games=[_game_rates(game, measured) for game, measured in zip(ours, own, strict=True)],
        peers=present + [MissingPeer(name) for name in missing],
        ratios=ratios([(_told(game.name, game.options), rates) for game, rates in zip(ours, own, strict=True)], others),
    )


def _game_rates(game: OwnGame, measured: Measured) -> GameRates:
    best = measured.best
    return GameRates(
        game.name,
        game.options,
        best.decisions_per_second,
        best.games_per_second,
        best.clones_per_second,
        best.playouts_per_second or 0.0,
        measured.median,
    )


def _show(facts: BenchFacts, words: Words) -> None:
    build = words("compiled") if facts.compiled else words("not compiled")
    tell(words("Python {python}, {build}, {cpu}", python=facts.python, build=build, cpu=facts.cpu))
    for head, rows in _tables(facts, words, _short):
        table = Table(Column(head[0], overflow="fold"), *head[1:])
        for row in rows:
            table.add_row(*row)
        console().print(table)
    tell(_rule(words), "dim")


Rows = list[tuple[str, ...]]
Figure = Callable[[float], str]


def _tables(facts: BenchFacts, words: Words, told: Figure) -> list[tuple[tuple[str, ...], Rows]]:
    """Rates, best and median of each; then how many times as fast ours are."""

    def pair(best: float, median: float) -> str:
        return f"{told(best)} ({told(median)})"

    rates: Rows = []
    for own in facts.games:
        rates.append(
            (
                _told(own.game, own.options),
                pair(own.decisions_per_second, own.median.decisions_per_second),
                pair(own.games_per_second, own.median.games_per_second),
                pair(own.clones_per_second, own.median.clones_per_second),
                pair(own.playouts_per_second, own.median.playouts_per_second or 0.0),
            )
        )
    for peer in facts.peers:
        if isinstance(peer, MissingPeer):
            rates.append((words("{peer} (not installed)", peer=peer.name), *["-"] * 4))
        else:
            rates.append(
                (
                    f"{peer.name} {peer.version}",
                    pair(peer.decisions_per_second, peer.median.decisions_per_second),
                    "-",
                    pair(peer.clones_per_second, peer.median.clones_per_second),
                    "-",
                )
            )
    head = (words("per CPU second, best (median)"), words("decisions"), words("games"), words("clones"))
    tables: list[tuple[tuple[str, ...], Rows]] = [((*head, words("playouts")), rates)]
    if facts.ratios:
        times: Rows = [(r.game, r.peer, f"{r.decisions:.1f}", f"{r.clones:.1f}") for r in facts.ratios]
        tables.append(((words("game"), words("times as fast as"), *head[1::2]), times))
    return tables


def _told(game: str, options: dict[str, Value]) -> str:
    """The options that say something: not those that are at their default."""
    usual = {option.name: option.default for option in title_of(game).options}
    return " ".join([game, *(f"{name}={value}" for name, value in options.items() if value != usual.get(name))])


def _exact(rate: float) -> str:
    return f"{rate:,.0f}"


def _short(rate: float) -> str:
    """A rate as a terminal has room for it.

    >>> _short(950), _short(74434), _short(1359031)
    ('950', '74.4k', '1359k')
    """
    return f"{rate:.0f}" if rate < 1000 else f"{rate / 1000:.1f}k" if rate < 100_000 else f"{rate / 1000:.0f}k"


def _rule(words: Words) -> str:
    return words(
        "A decision is a player's choice, with its legal moves listed; chance is played within the time, not counted."
    )


def _markdown(facts: BenchFacts) -> str:
    """The tables as the documentation shows them, which is in English."""
    words = speak("en")
    lines = [f"Python {facts.python}, {'compiled' if facts.compiled else 'not compiled'}, {facts.cpu}.", _rule(words)]
    for head, rows in _tables(facts, words, _exact):
        lines += ["", f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + "\n"
