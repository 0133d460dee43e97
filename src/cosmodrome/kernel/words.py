"""Words for people, in every language: gettext catalogues, one domain a title, English as the source.

Catalogues are read from their .po files, so that a translator changes a line and sees it at the next start.
"""

from __future__ import annotations

import gettext
import io
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from cosmodrome.kernel.errors import OptionError

__all__ = ["LANGUAGES", "LOCALES", "Words", "words"]

LANGUAGES = ("en", "fr", "de")
LOCALES = Path(__file__).parent.parent / "locales"
PHRASES = 4096
"""How many joined phrases are remembered: a drawing says the same ones after every move."""


class Words:
    """One language of one domain. The source text is the key; figures are named in braces.

    >>> words("en", "cosmodrome")("Seat {seat}", seat=3)
    'Seat 3'
    """

    def __init__(self, language: str, translations: gettext.NullTranslations) -> None:
        self.language = language
        self._translations = translations

    def __call__(self, text: str, **figures: object) -> str:
        """The text in this language, with its figures."""
        return self._translations.gettext(text).format(**figures)

    def count(self, one: str, many: str, n: int, **figures: object) -> str:
        """The form of the text that goes with a number; the number itself is `{n}`."""
        # French would call -5 singular, as its rule only asks whether n is more than 1.
        return self._translations.ngettext(one, many, abs(n)).format(n=n, **figures)

    def join(self, parts: Sequence[str]) -> str:
        """Several things as one phrase, with this language's commas and its "and".

        >>> words("de", "cosmodrome").join(["Ana", "Ben", "Cleo"])
        'Ana, Ben und Cleo'
        """
        return _joined(self.language, tuple(parts))


@lru_cache(PHRASES)
def _joined(language: str, parts: tuple[str, ...]) -> str:
    return format_list(parts, locale=language)


@cache
def words(language: str, domain: str, locales: Path = LOCALES) -> Words:
    """The words of a domain in a language."""
    if language not in LANGUAGES:
        raise OptionError(f"language={language}: choose one of {', '.join(LANGUAGES)}.")
    file = locales / language / "LC_MESSAGES" / f"{domain}.po"
    if not file.exists():
        return Words(language, gettext.NullTranslations())
    compiled = io.BytesIO()
    with file.open("rb") as po:
        write_mo(compiled, read_po(po, locale=language))
    compiled.seek(0)
    return Words(language, gettext.GNUTranslations(compiled))
