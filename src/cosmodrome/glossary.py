"""The glossary of a title as it is shown: what is in the box, in a language, with a picture of each thing as SVG.

What is in it is the title's own business (`cosmodrome.scene.Glossary`). Titles without a glossary have an empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

import msgspec

from cosmodrome.games import title as title_of
from cosmodrome.kernel import Game, OptionError, Title, Value
from cosmodrome.scene import PALETTES, Glossary

__all__ = ["Shown", "ShownGlossary", "glossary_of", "shown_glossary"]

PART = "glossary"
KEPT = 64
"""Glossaries that are not made again when they are asked for again."""


class Shown(msgspec.Struct, frozen=True):
    """A thing in the box."""

    id: str
    kind: str
    """What it is one of, as a heading; those of a kind come together."""
    name: str
    text: str
    """What it does."""
    count: int
    """How many there are; 0: it is no piece of its own, but printed somewhere."""
    size: tuple[float, float]
    picture: str
    """An SVG element. It carries no typefaces: B612 for print, Caveat for handwriting."""


class ShownGlossary(msgspec.Struct, frozen=True):
    """Everything in the box."""

    options: dict[str, Value]
    """The options on which it depends, as they were chosen."""
    entries: list[Shown]


def glossary_of(title: Title, game: Game, language: str) -> Glossary:
    """What is in the box of this game."""
    part = title.part(PART)
    if part is None:
        return Glossary(())
    return cast("Callable[[Game, str], Glossary]", part.glossary)(game, language)


def shown_glossary(title: str, given: Mapping[str, str], language: str, palette: str = "night") -> ShownGlossary:
    """The glossary for options as a person gives them. An option without choices holds a text, such as a pack: whatever is
    given for it, the box is the one that everybody has."""
    found = title_of(title)
    public = {
        option.name: option.accept(given.get(option.name, option.default)) for option in found.options if option.choices
    }
    names = ["players", *(option.name for option in found.options)]
    for name in given:
        if name not in names:
            raise OptionError(f"There is no option {name!r}; the options are {', '.join(['players', *public])}.")
    if palette not in PALETTES:
        raise OptionError(f"palette={palette}: choose one of {', '.join(PALETTES)}.")
    part = found.part(PART)
    decisive: tuple[str, ...] = part.OPTIONS if part is not None else ()
    return _shown(found, tuple((name, public[name]) for name in decisive), language, palette)


@lru_cache(KEPT)
def _shown(title: Title, options: tuple[tuple[str, Value], ...], language: str, palette: str) -> ShownGlossary:
    glossary = glossary_of(title, title.configure(**dict(options)), language)
    return ShownGlossary(
        dict(options),
        [
            Shown(
                entry.id,
                entry.kind,
                entry.name,
                entry.text,
                entry.count,
                (entry.width, entry.height),
                glossary.svg(entry, palette),
            )
            for entry in glossary.entries
        ],
    )
