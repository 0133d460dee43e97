"""The language that somebody is answered in: the one they ask for, or the first of their browser's that we speak."""

from __future__ import annotations

from typing import Literal

from cosmodrome.kernel import LANGUAGES, Words, words
from cosmodrome.server.web.service import Connected

__all__ = ["OWN_DOMAIN", "Language", "language_of", "words_for"]

Language = Literal["en", "fr", "de"]
OWN_DOMAIN = "cosmodrome"


def language_of(request: Connected, language: str | None) -> str:
    """The language that somebody asks for, or that their browser prefers."""
    if language is not None:
        return language
    for part in request.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip().lower()[:2]
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def words_for(request: Connected) -> Words:
    """Our own words in the language of a request."""
    asked = request.query_params.get("language")
    return words(language_of(request, asked if asked in LANGUAGES else None), OWN_DOMAIN)
