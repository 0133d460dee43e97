"""`cosmodrome data`: the component data of a game, and where each value comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

import msgspec
from rich.table import Table

from cosmodrome.cli.arguments import GameId, JsonFlag, LanguageFlag, OptionList, configured, read_options, speak
from cosmodrome.cli.output import console, print_json, tell
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Provenance, Words

__all__ = ["data"]


class Components(msgspec.Struct, frozen=True):
    """The records of a game for programs."""

    game: str
    records: list[Provenance]


def data(game: GameId, option: OptionList = None, as_json: JsonFlag = False, language: LanguageFlag = None) -> None:
    """Show the component data with the source of every record."""
    words = speak(language)
    title = title_of(game)
    records = title.data(configured(title, read_options(option, title)).options)
    if as_json:
        print_json(Components(title.id, records))
        return
    tell(title.name, "bold")
    console().print(_table(records, words))
    tell(_legend(words), "dim")


def _table(records: Sequence[Provenance], words: Words) -> Table:
    table = Table(words("kind"), words("records"), words("sources"), words("ids"))
    for kind, group in groupby(records, key=lambda record: record.kind):
        some = list(group)
        sources = Counter(record.source for record in some)
        told = ", ".join(f"{source} {count}" for source, count in sources.most_common())
        table.add_row(kind, str(sum(record.count for record in some)), told, _ids([record.id for record in some]))
    return table


def _ids(ids: Sequence[str]) -> str:
    """Every id; a run of numbers as its ends.

    >>> _ids(["1", "2", "3", "5", "x"])
    '1-3, 5, x'
    """
    runs: list[list[str]] = []
    for name in ids:
        if runs and name.isdecimal() and runs[-1][-1].isdecimal() and int(name) == int(runs[-1][-1]) + 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _legend(words: Words) -> str:
    return "\n".join(
        [
            words("rulebook: printed in the rulebook"),
            words("public: compared over public material"),
            words("reconstructed: rebuilt so that the game works"),
            words("ours: invented by us"),
            words("pack: changed by your pack"),
        ]
    )
