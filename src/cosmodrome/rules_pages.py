"""The rules of a title as people read them: Markdown pages in every language, with diagrams drawn from real positions.

A title keeps them beside its code in `rules_pages/<language>/<name>.md`. A page shows a diagram with
`![what it shows](pictures/<name>.png)`; `rules_pages/pictures.toml` says which position that is: a game with options
and a seed, played by the title's strongest bot for some moves, and the things around which the picture is cut out.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from cosmodrome import scene
from cosmodrome.bots import answer, bots_for
from cosmodrome.games import title as title_of
from cosmodrome.kernel import LANGUAGES, Rng, State, Title, Value
from cosmodrome.kernel.data import shape

__all__ = ["Diagram", "RulesPage", "diagrams", "draw_diagram", "rules_pages"]

PICTURE = re.compile(r"\]\(pictures/([a-z0-9-]+)\.png\)")
ENGLISH = LANGUAGES[0]
WIDEST = 1200
"""Pixels of a diagram: sharp in the column where the rules are read, and soon there."""


class RulesPage(msgspec.Struct, frozen=True):
    """A page of rules, in Markdown."""

    name: str
    language: str
    text: str


class Diagram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position worth showing, and what of it."""

    name: str
    options: dict[str, Value]
    seed: str
    moves: int
    """So many moves are played before it is drawn."""
    keys: tuple[str, ...] = ()
    """The picture shows these things; none: the whole board."""


class _Diagrams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    picture: list[Diagram] = []


def _folder(title: Title) -> Path:
    package = type(title).__module__.rpartition(".")[0]
    return Path(str(files(package))) / "rules_pages"


@cache
def rules_pages(title: str, language: str, pictures: str = "pictures") -> list[RulesPage]:
    """All pages; one that is not translated comes in English. `pictures`: the address under which diagrams are found."""
    folder = _folder(title_of(title))
    pages = []
    for english in sorted((folder / ENGLISH).glob("*.md")):
        own = folder / language / english.name
        chosen, spoken = (own, language) if own.exists() else (english, ENGLISH)
        text = PICTURE.sub(rf"]({pictures}/\1.png)", chosen.read_text(encoding="utf-8"))
        pages.append(RulesPage(english.stem, spoken, text))
    return pages


@cache
def diagrams(title: str) -> dict[str, Diagram]:
    """The diagrams of a title by name."""
    file = _folder(title_of(title)) / "pictures.toml"
    if not file.exists():
        return {}
    told = shape(tomllib.loads(file.read_text(encoding="utf-8")), _Diagrams, file.name)
    return {diagram.name: diagram for diagram in told.picture}


@cache
def draw_diagram(title: str, name: str, language: str) -> bytes:
    """A diagram as PNG. KeyError: there is none of this name."""
    diagram = diagrams(title)[name]
    drawn = scene.of(_position(title_of(title), diagram), None, language)
    frame = drawn.frame(diagram.keys) if diagram.keys else None
    return drawn.png(min(WIDEST, round(2 * (frame.width if frame else drawn.width))), frame=frame)


def _position(title: Title, diagram: Diagram) -> State:
    """The same position every time, whatever the language."""
    game = title.configure(**diagram.options)
    state, rng = game.new(diagram.seed), Rng.seeded(diagram.seed)
    minds = [next(iter(bots_for(title, game).values()))() for _ in range(state.seats)]
    for _ in range(diagram.moves):
        if state.over:
            break
        seat = state.actors[0]
        state.play(seat, answer(minds[seat], state, seat, rng))
    return state
