"""The rules of a title as people read them: Markdown pages in every language, with diagrams drawn from real positions.

A title keeps them beside its code in `rules_pages/<language>/<name>.md`. A page shows a diagram with
`![what it shows](pictures/<name>.png)`; `rules_pages/pictures.toml` says which position that is: a game with options
and a seed, played by the title's usual bot for some moves, and the things around which the picture is cut out; or
a lesson of the title after some of its moves, which stays the same however the bots play.
The position named "poster" is the one that stands for the title on the shelf.

`rules_pages/questions.toml` says where the pages explain the questions that the game asks (a view's `asks`), so that a
reader is shown the right section. Pages have the same sections, in the same order, in all languages.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from cosmodrome import scene
from cosmodrome.bots import answer, bot_for, usual_bot
from cosmodrome.games import title as title_of
from cosmodrome.kernel import LANGUAGES, Rng, State, Title, Value
from cosmodrome.kernel.data import shape
from cosmodrome.table import lessons_of

__all__ = ["POSTER", "Diagram", "RulesPage", "diagrams", "draw_diagram", "poster", "rules_pages"]

PICTURE = re.compile(r"\]\(pictures/([a-z0-9-]+)\.png\)")
ENGLISH = LANGUAGES[0]
SECTION = re.compile(r"^(?:#{1,4} +(.+)|(?<=\n\n)\*\*([^*\n]+\.)\*\*.*)$", re.MULTILINE)
"""Where a section begins: with a heading, or with a paragraph that has a name in bold, `**Launch.** …`."""
WIDEST = 1200
"""Pixels of a diagram: sharp in the column where the rules are read, and soon there."""
POSTER = "poster"
POSTER_MOVES = 36
"""Decisions played before the poster of a title that chose none is drawn: an empty sheet tells little."""


class RulesPage(msgspec.Struct, frozen=True):
    """A page of rules, in Markdown."""

    name: str
    language: str
    text: str
    questions: dict[str, int] = {}
    """Where questions of the game are explained: the section, counted from 0."""


class Diagram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position worth showing, and what of it."""

    name: str
    options: dict[str, Value] = {}
    seed: str = ""
    moves: int = 0
    """So many moves are played before it is drawn."""
    keys: tuple[str, ...] = ()
    """The picture shows these things; none: the whole board."""
    lesson: str = ""
    """The lesson whose game it is, instead of options, seed and bots."""
    seat: int | None = None
    """Through whose eyes; none: a spectator's."""


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
        sections = [heading or name for heading, name in SECTION.findall(english.read_text(encoding="utf-8"))]
        pages.append(RulesPage(english.stem, spoken, text, _explained(folder, sections)))
    return pages


def _explained(folder: Path, sections: list[str]) -> dict[str, int]:
    """The questions that one of these sections explains."""
    begins = [(question, begin) for question, all_begin in _questions(folder).items() for begin in all_begin]
    found = [(question, at) for question, begin in begins for at, name in enumerate(sections) if name.startswith(begin)]
    return dict(reversed(found))  # of several sections the first


@cache
def _questions(folder: Path) -> dict[str, list[str]]:
    file = folder / "questions.toml"
    if not file.exists():
        return {}
    return shape(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, list[str]], file.name)


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
    drawn = scene.of(_position(title_of(title), diagram), diagram.seat, language)
    frame = drawn.frame(diagram.keys) if diagram.keys else None
    return drawn.png(min(WIDEST, round(2 * (frame.width if frame else drawn.width))), frame=frame)


def poster(title: str) -> State:
    """The position that stands for a title on the shelf."""
    found = title_of(title)
    first = {name: value for name, value in next(iter(found.variants()), {}).items() if isinstance(value, int | str)}
    return _position(found, diagrams(title).get(POSTER) or Diagram(POSTER, first, POSTER, POSTER_MOVES))


def _position(title: Title, diagram: Diagram) -> State:
    """The same position every time, whatever the language."""
    if diagram.lesson:
        return _taught(title, diagram)
    game = title.configure(**diagram.options)
    state, rng = game.new(diagram.seed), Rng.seeded(diagram.seed)
    minds = [bot_for(title, usual_bot(title, game), game)() for _ in range(state.seats)]
    for _ in range(diagram.moves):
        if state.over:
            break
        seat = state.actors[0]
        state.play(seat, answer(minds[seat], state, seat, rng))
    return state


def _taught(title: Title, diagram: Diagram) -> State:
    """A position of a lesson."""
    lesson = lessons_of(title)[diagram.lesson]
    state = lesson.game(title).new(lesson.seed)
    for seat, notation in lesson.moves[: diagram.moves]:
        state.play(seat, state.parse(notation))
    return state
