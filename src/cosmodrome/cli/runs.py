"""How commands play a run that is kept: with a bar, until it is done or somebody stops it, and its failures are named."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.cli.output import complain, progress
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Words
from cosmodrome.lab.engines import Engine
from cosmodrome.lab.tournament import Played, Run

__all__ = ["complain_of", "play_run"]


def play_run(run: Run, engine: Engine, words: Words, label: str = "", lasting: bool = True) -> bool:
    """Play what is missing; False if somebody stopped it. A run that is not lasting has a folder that goes away."""
    total = run.tournament.total
    done = total - sum(part.end - part.first for part in run.missing())
    with progress() as bar:
        task = bar.add_task(label or words("Playing"), total=total, completed=done)
        try:
            for played in run.play(title_of(run.tournament.title), engine):
                bar.advance(task, len(played))
                done += len(played)
        except KeyboardInterrupt:
            complain(_stopped(run, done, words) if lasting else words("Stopped; without --keep nothing is kept."))
            return False
    return True


def _stopped(run: Run, done: int, words: Words) -> str:
    return words(
        "Stopped after {done} of {total} games; they are kept in {folder}, and the same command goes on.",
        done=done,
        total=run.tournament.total,
        folder=run.folder,
    )


def complain_of(games: Sequence[Played], words: Words) -> None:
    """Name the games that failed, a line each."""
    for game in games:
        if game.error:
            complain(
                words("Game {index}, seed {seed}, failed: {error}", index=game.deal, seed=game.seed, error=game.error)
            )
