"""`cosmodrome lab opponents`: how strong the levels of bots are, measured again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
from typer import Argument
from typer import Option as Flag

from cosmodrome.cli.arguments import JsonFlag, SeedText
from cosmodrome.cli.output import print_json, tell
from cosmodrome.kernel import OptionError
from cosmodrome.lab.opponents import Meeting, arenas, meet, table, write_page

__all__ = ["opponents"]


class Told(msgspec.Struct, frozen=True):
    """All meetings, for programs."""

    meetings: list[Meeting]


def opponents(
    game: Annotated[str, Argument(metavar="[GAME]", help="Only this game.", show_default=False)] = "",
    games: Annotated[int, Flag("--games", min=1, metavar="N", help="Games for each pair of levels.")] = 100,
    seconds: Annotated[float | None, Flag("--seconds", min=0.01, help="What a commander has for a move.")] = None,
    simulations: Annotated[
        int | None, Flag("--simulations", min=1, help="The same in simulations, which can be repeated exactly.")
    ] = None,
    seed: SeedText = "opponents",
    jobs: Annotated[int | None, Flag("--jobs", min=1, metavar="J", help="How many processes; else all.")] = None,
    write: Annotated[Path | None, Flag("--write", metavar="FILE", help="Put the table into this page.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Let every level of bot play the one below it, in every game and from every seat, and tell who wins how often."""
    if seconds is not None and simulations is not None:
        raise OptionError("A commander thinks for --seconds or for --simulations, not for both.")
    commander = f"commander:{simulations}" if simulations is not None else f"commander:{seconds or 1.0:g}s"
    meetings: list[Meeting] = []
    for arena in arenas(game):
        for stronger, weaker in (("pilot", "cadet"), (commander, "pilot")):
            met = meet(arena, stronger, weaker, games, seed, jobs or os.cpu_count() or 1)
            meetings.append(met)
            if not as_json:
                share = met.share
                tell(
                    f"{arena.name}: {stronger} against {weaker} {share.share:.0%} ({share.low:.0%} to {share.high:.0%})"
                )
            if write is not None:
                write_page(write, meetings)
    if as_json:
        print_json(Told(meetings))
    elif write is None:
        tell(table(meetings))
