"""How commands speak: results on stdout, everything else on stderr, and errors in one line."""

from __future__ import annotations

import sys
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

__all__ = ["BAD_INPUT", "FAILED", "INTERRUPTED", "complain", "console", "plain", "print_json", "progress", "tell"]

FAILED: Final = 1
"""Exit code: what was asked for was done, and failed: a verification, a game of a series."""
BAD_INPUT: Final = 2
"""Exit code: bad usage, or a file that cannot be read."""
INTERRUPTED: Final = 130
"""Exit code: stopped with Ctrl-C."""


def console() -> Console:
    """Results for people. Their texts are data: nothing in them is markup, and numbers are not coloured."""
    return Console(markup=False, highlight=False, emoji=False)


def tell(text: str, style: str = "") -> None:
    """A sentence on stdout; only a terminal breaks it into lines."""
    console().print(text, style=style, soft_wrap=True)


def complain(text: str, code: int = 0) -> int:
    """One line on stderr; gives the code back."""
    if sys.stderr is not None:
        sys.stderr.write(plain(" ".join(text.split())) + "\n")
    return code


def plain(text: str) -> str:
    r"""A text from outside without the control codes that a terminal would obey.

    >>> plain("Ada\x1b[2J")
    'Ada?[2J'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def print_json(result: object) -> None:
    """One JSON object on stdout, for programs."""
    console().file.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")


def progress() -> Progress:
    """A bar on stderr, if a person looks at it."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=sys.stderr is None or not sys.stderr.isatty(),
    )
