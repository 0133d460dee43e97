"""`cosmodrome lab learn`: makes the experience of the commanders anew, out of games between pilots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from typer import Argument
from typer import Option as Flag

from cosmodrome.bots.remembering import experience_folder, remember
from cosmodrome.cli.arguments import JobsFlag, JsonFlag, SeedText, as_seed
from cosmodrome.cli.output import print_json, progress, tell
from cosmodrome.games import title as title_of

if TYPE_CHECKING:
    from cosmodrome.lab.fitting import Figures
    from cosmodrome.lab.learning import Course

__all__ = ["learn"]


class Learnt(msgspec.Struct, frozen=True):
    """An experience, for programs."""

    game: str
    course: str
    file: str
    figures: Figures


class Told(msgspec.Struct, frozen=True):
    """All that was learnt, for programs."""

    learnt: list[Learnt]


def learn(
    game: Annotated[str, Argument(metavar="[GAME]", help="Only this game.", show_default=False)] = "",
    only: Annotated[str, Flag("--only", metavar="NAME", help="Only this course of it, for example adventure3.")] = "",
    games: Annotated[int, Flag("--games", min=1, metavar="N", help="Games for each course.")] = 4000,
    seed: SeedText = "experience",
    jobs: JobsFlag = None,
    write: Annotated[
        Path | None, Flag("--write", metavar="DIR", help="Keep it here, not where the commanders look for it.")
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Let pilots play each other, and learn from it how likely positions lead to victory: that is what commanders know."""
    from cosmodrome.cli.lab import needs_lab  # which knows this command

    needs_lab()
    from cosmodrome.lab.learning import courses

    learnt: list[Learnt] = []
    for course in courses(game, only):
        title = title_of(course.title)
        folder = experience_folder(type(title).__module__.rpartition(".")[0]) if write is None else write / title.id
        learnt.append(_learn(course, games, seed, jobs or os.cpu_count() or 1, folder / f"{course.name}.toml"))
        if not as_json:
            tell(f"{title.name}, {course.name}: {_told(learnt[-1].figures)}; {learnt[-1].file}")
    if as_json:
        print_json(Told(learnt))


def _learn(course: Course, games: int, seed: str, jobs: int, file: Path) -> Learnt:
    from cosmodrome.lab.learning import learn as learn_from  # needs the extra `lab`

    with progress() as bar:
        task = bar.add_task(f"{course.title} {course.name}", total=games)
        experience, figures = learn_from(course, games, as_seed(seed), jobs, lambda: bar.advance(task))
    command = f"cosmodrome lab learn {course.title} --only {course.name} --games {games} --seed {seed}"
    remember(file, experience, f"Written by `{command}`:\n{_told(figures)}.")
    return Learnt(course.title, course.name, str(file), figures)


def _told(figures: Figures) -> str:
    return (
        f"{figures.games} games, {figures.positions} positions, {figures.traits} traits; "
        f"loss {figures.loss:.4f}, with equal shares {figures.equal:.4f}"
    )
