"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from typer import Argument
from typer import Option as Flag

from cosmodrome.bots import bot_for
from cosmodrome.kernel import LANGUAGES, CosmodromeError, Game, OptionError, Title, Words
from cosmodrome.kernel.words import words as words_of
from cosmodrome.lab.engines import ENGINES

__all__ = [
    "BadInput",
    "EngineFlag",
    "GameId",
    "JobsFlag",
    "JsonFlag",
    "LanguageFlag",
    "OptionList",
    "SeedText",
    "as_seed",
    "configured",
    "read_options",
    "seated",
    "speak",
    "split_names",
]

GameId = Annotated[
    str, Argument(metavar="GAME", help="The game's id; `cosmodrome games` lists them.", show_default=False)
]
OptionList = Annotated[
    list[str] | None,
    Flag("-o", "--option", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]
SeedText = Annotated[str, Flag("--seed", metavar="SEED", help="The same seed gives the same games.")]
JsonFlag = Annotated[bool, Flag("--json", help="Print one JSON object, for programs.")]
LanguageFlag = Annotated[
    str | None,
    Flag("--language", metavar="|".join(LANGUAGES), help="The language; from the environment if not given."),
]

JobsFlag = Annotated[
    int | None, Flag("--jobs", min=1, metavar="J", help="How many processes or workers; all processors if not given.")
]
EngineFlag = Annotated[
    str, Flag("--engine", metavar="|".join(ENGINES), help="This machine, or a Ray cluster (RAY_ADDRESS).")
]

DOMAIN = "cosmodrome"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


class BadInput(CosmodromeError):
    """What was given to a command is not what it needs."""


def speak(language: str | None) -> Words:
    """The command line's own words, in the language asked for or in that of the environment."""
    return words_of(language or _usual_language(), DOMAIN)


def _usual_language() -> str:
    for name in ENVIRONMENT:
        value = os.environ.get(name, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES and not value[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]


def read_options(given: Sequence[str] | None, title: Title) -> dict[str, object]:
    """`key=value` texts as a dictionary; each key once. Where the title wants what stands in a file, the value names it:
    this is the one place where such a file is opened.

    >>> from cosmodrome.games import title
    >>> read_options(["players=3", "adventure=1"], title("moon"))
    {'players': '3', 'adventure': '1'}
    """
    options: dict[str, object] = {}
    files = [option.name for option in title.options if option.file]
    for text in given or ():
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise OptionError(f"{text!r}: an option is given as key=value, for example -o players=2.")
        if key in options:
            raise OptionError(f"The option {key!r} is given twice.")
        options[key] = _content(value) if key in files and value else value
    return options


def _content(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # no such file, no permission, bytes, a name with a null in it
        raise BadInput(f"{file}: cannot be read: {error}") from None


def configured(title: Title, options: Mapping[str, object]) -> Game:
    """The game for options that came from outside, whatever their names are."""
    names = ("players", *(option.name for option in title.options))
    for name in options:
        if name not in names:
            raise OptionError(f"There is no option {name!r}; the options are {', '.join(names)}.")
    return title.configure(**options)


def as_seed(text: str) -> int | str:
    """A seed from the command line: a whole number is one, everything else is a text."""
    return int(text) if text.isascii() and text.isdecimal() and str(int(text)) == text else text


def split_names(text: str) -> list[str]:
    """Names with commas in between.

    >>> split_names("pilot, random")
    ['pilot', 'random']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


def seated(title: Title, names: Sequence[str], options: dict[str, object]) -> list[str]:
    """A bot for each seat: one name sits everywhere, several sit as given. Takes `players` out of the options."""
    if not names:
        raise OptionError("Name at least one bot.")
    if "players" not in options and len(names) > 1:
        options["players"] = len(names)
    game = configured(title, options)
    options.pop("players", None)
    seats = int(game.seats)
    for name in names:
        bot_for(title, name, game)
    if len(names) not in (1, seats):
        raise OptionError(f"{len(names)} bots for {seats} seats: name one bot, or one for each seat.")
    return list(names) if len(names) > 1 else list(names) * seats
