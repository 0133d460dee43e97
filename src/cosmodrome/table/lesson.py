"""Lessons: a game that is played while somebody explains it, read from `lessons/<name>.toml` in a title's folder.

A lesson is a row of remarks. A remark says something in every language, points at things of the scene, and may ask for
one move; until that move is made no other is. What happens besides, other seats' moves and turns that are skipped, is
written down as well (`meanwhile`), so that a lesson goes the same way every time, whatever bots have learned since.
This module reads and checks lessons; `cosmodrome.table.teaching` holds them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from cosmodrome.kernel import LANGUAGES, DataError, Game, Title, Value
from cosmodrome.kernel.data import shape

__all__ = ["LEARNER", "Lesson", "Remark", "Saying", "lessons_of", "read_lesson"]

FOLDER = "lessons"
LEARNER = 0
"""The seat of the one who learns."""


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language."""

    en: str
    fr: str
    de: str

    def in_(self, language: str) -> str:
        """In one of them."""
        return str(getattr(self, language if language in LANGUAGES else LANGUAGES[0]))


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that the coach says."""

    say: Saying
    point: tuple[str, ...] = ()
    """Keys of the scene. An entry may be several keys, or patterns with a `*`, parted by blanks: they are shown as one."""
    play: str = ""
    """The move that is asked for, in notation; empty: there is only something to read."""
    meanwhile: tuple[str, ...] = ()
    """What the table plays by itself before this is said: a seat, a blank and a notation each."""

    @property
    def played(self) -> list[tuple[int, str]]:
        """The same, as moves of a record."""
        split = (move.partition(" ") for move in self.meanwhile)
        return [(int(seat), notation) for seat, _, notation in split]

    def things(self, keys: Iterable[str]) -> list[list[str]]:
        """What to point at, of the keys that a scene has."""
        known = list(keys)
        found = [[key for key in known if any(fnmatchcase(key, each) for each in one.split())] for one in self.point]
        return [group for group in found if group]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"remarks": "remark"}):
    """A lesson as it stands in its file."""

    title: Saying
    summary: Saying
    minutes: int
    order: int
    """Where it stands among the title's lessons."""
    options: dict[str, Value] = {}
    players: int
    seed: str
    remarks: tuple[Remark, ...]
    name: str = ""
    """The name of its file."""

    def game(self, title: Title) -> Game:
        """The game that is played in it."""
        return title.configure(players=self.players, **self.options)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """All that is played in it, from the first remark to the last."""
        asked = ([(LEARNER, remark.play)] if remark.play else [] for remark in self.remarks)
        return [move for remark, own in zip(self.remarks, asked, strict=True) for move in (*remark.played, *own)]


def read_lesson(file: Path) -> Lesson:
    """A lesson, or DataError with the file and what is wrong in it."""
    try:
        lesson = shape(tomllib.loads(file.read_text(encoding="utf-8")), Lesson, "not a lesson")
        for remark in lesson.remarks:
            _ = remark.played
    except (tomllib.TOMLDecodeError, DataError, ValueError) as error:
        raise DataError(f"{file.name}: {error}") from None
    if not lesson.remarks:
        raise DataError(f"{file.name}: a lesson has at least one [[remark]].")
    return msgspec.structs.replace(lesson, name=file.stem)


@cache
def lessons_of(title: Title) -> dict[str, Lesson]:
    """The lessons of a title by name, in the order of learning."""
    package = type(title).__module__.rpartition(".")[0]
    folder = Path(str(files(package))) / FOLDER if package else Path()
    found = [read_lesson(file) for file in folder.glob("*.toml")] if package and folder.is_dir() else []
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.order, lesson.name))}
