"""Names and lines of chat, as they may be shown to others: any language and emoji, nothing that hides or overruns.

Text is never escaped here: whoever shows it shows it as text. What is refused is what could harm even as text: control
characters, invisible characters that reorder or imitate, towers of accents, and too much of anything.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from cosmodrome.table.errors import NotValid

__all__ = ["CHAT_LENGTH", "NAME_LENGTH", "clean_chat", "clean_name", "isolated", "unlike"]

NAME_LENGTH = 30
CHAT_LENGTH = 500
JOINERS = "\u200c\u200d"
"""The two invisible characters that languages and emoji need; all others are refused."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their category, empty paper to the eye."""
MARKS_IN_A_ROW = 4
"""More accents than that on one letter only serve to climb over the neighbours."""
RIGHT_TO_LEFT = ("R", "AL", "AN")


def clean_name(text: str) -> str:
    """A person's name as everybody will see it.

    >>> clean_name("  Ana   María ")
    'Ana María'
    >>> clean_name("")
    Traceback (most recent call last):
        ...
    cosmodrome.table.errors.NotValid: A name needs at least one letter.
    """
    if _overlong(text, NAME_LENGTH):
        raise NotValid("A name can have at most {n} characters.", n=NAME_LENGTH)
    name = _clean(text)
    if not any(unicodedata.category(letter)[0] in "LNS" and letter not in BLANKS for letter in name):
        raise NotValid("A name needs at least one letter.")
    return name


def clean_chat(text: str) -> str:
    """A line of chat as everybody will see it."""
    if _overlong(text, CHAT_LENGTH):
        raise NotValid("A line of chat can have at most {n} characters.", n=CHAT_LENGTH)
    line = _clean(text)
    if not line:
        raise NotValid("There is nothing written in this line of chat.")
    return line


def unlike(name: str, others: Collection[str]) -> str:
    """The name, or the name with a number if somebody at the table is called like that already.

    >>> unlike("Ana", ["ana", "Ben"])
    'Ana 2'
    """
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    count = 2
    while f"{name} {count}".casefold() in taken:
        count += 1
    return f"{name} {count}"


def isolated(name: str) -> str:
    """The name for the middle of a sentence: one that runs from right to left must not turn its neighbours around."""
    turned = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"\u2068{name}\u2069" if turned else name


def _overlong(text: str, length: int) -> bool:
    """A megabyte is known by its length alone, before anything that costs time."""
    return len(text) > 4 * length or len(_one_line(text)) > length


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _clean(text: str) -> str:
    line = _one_line(text)
    marks = 0
    for letter in line:
        category = unicodedata.category(letter)
        if category[0] == "C" and letter not in JOINERS:
            raise NotValid("Control characters and invisible ones are not allowed here.")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW:
            raise NotValid("These are too many marks on one letter.")
    return line
