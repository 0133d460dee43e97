"""`cosmodrome games`: what is on the shelf, with every option, its choices and its default."""

from __future__ import annotations

import msgspec
from rich.table import Table

from cosmodrome.bots import bots_for
from cosmodrome.cli.arguments import JsonFlag, LanguageFlag, speak
from cosmodrome.cli.output import console, print_json, tell
from cosmodrome.games import titles
from cosmodrome.kernel import Option, Title, Words
from cosmodrome.kernel.words import words as words_of

__all__ = ["games"]


class TitleFacts(msgspec.Struct, frozen=True):
    """One game for programs."""

    id: str
    name: str
    seats: tuple[int, int]
    options: tuple[Option, ...]


class Shelf(msgspec.Struct, frozen=True):
    """All of them."""

    games: list[TitleFacts]


def games(as_json: JsonFlag = False, language: LanguageFlag = None) -> None:
    """List the games and their options, with choices and defaults."""
    words = speak(language)
    if as_json:
        print_json(Shelf([TitleFacts(title.id, title.name, title.seats, title.options) for title in titles().values()]))
        return
    for title in titles().values():
        low, high = title.seats
        tell(f"{title.name} ({title.id})", "bold")
        tell(words("{low} to {high} players", low=low, high=high))
        tell(words("Bots: {bots}", bots=", ".join(bots_for(title))))
        console().print(_options(title, words))


def _options(title: Title, words: Words) -> Table:
    own_words = words_of(words.language, title.id, title.locales)
    table = Table(words("option"), words("choices"), words("default"), words("meaning"))
    for option in title.options:
        table.add_row(option.name, _choices(option, words), str(option.default), own_words(option.help))
    return table


def _choices(option: Option, words: Words) -> str:
    if option.choices:
        return ", ".join(map(str, option.choices))
    return words("a file") if option.file else words("any text")
