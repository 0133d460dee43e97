"""A position and a result on the terminal, for any game: its own drawing if its folder has a module `terminal`, else
whatever its view says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table

from cosmodrome.cli.output import console, plain, tell
from cosmodrome.kernel import State, Title, View, Words

__all__ = ["name_of", "result_table", "show_position"]


def show_position(title: Title, state: State, seat: int | None, names: Sequence[str], words: Words) -> None:
    """What a seat, or a spectator, may know of a position, and what is asked."""
    named = [name_of(other, names, words) for other in range(state.seats)]
    console().print(_drawn(title, state, state.view(seat), named, words))
    tell(state.prompt(seat, words.language), "bold")


def _drawn(title: Title, state: State, view: View, names: list[str], words: Words) -> RenderableType:
    module = title.part("terminal")
    drawn: RenderableType | None = None
    if module is not None:
        drawn = module.draw(state.game, view, names, words.language)
    return drawn if drawn is not None else Pretty(msgspec.to_builtins(view), expand_all=False)


def result_table(state: State, names: Sequence[str], words: Words) -> Table:
    """Scores and winners."""
    table = Table(words("seat"), words("score"), "")
    for seat, score in enumerate(state.scores):
        table.add_row(name_of(seat, names, words), str(score), words("winner") if seat in state.winners else "")
    return table


def name_of(seat: int, names: Sequence[str], words: Words) -> str:
    """Who sits there; people count seats from 1."""
    return plain(names[seat]) or words("Seat {seat}", seat=seat + 1)
