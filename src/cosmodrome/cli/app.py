"""The entry point: finds the command, and turns whatever goes wrong into one line on stderr and an exit code.

The commands raise, and only this file catches. The exit codes are in `output`.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Final, TextIO

from typer import Context, Exit, Typer
from typer import Option as Flag
from typer.exceptions import TyperException
from typer.main import get_command

import cosmodrome
from cosmodrome.cli.bench import bench
from cosmodrome.cli.console_game import terminal
from cosmodrome.cli.data import data
from cosmodrome.cli.games import games
from cosmodrome.cli.lab import lab
from cosmodrome.cli.output import BAD_INPUT, FAILED, INTERRUPTED, complain, console
from cosmodrome.cli.replay import replay
from cosmodrome.cli.server import play, serve
from cosmodrome.cli.sim import sim
from cosmodrome.games import troubles
from cosmodrome.kernel import CosmodromeError, RecordError

__all__ = ["main"]

TRACEBACK: Final = "COSMODROME_TRACEBACK"
"""Set this in the environment to see where an unexpected error comes from."""

app = Typer(name="cosmodrome", add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
for command in (play, serve, terminal, games, sim, bench, replay, data):
    app.command()(command)
app.add_typer(lab)


@app.callback(invoke_without_command=True)
def cosmodrome_command(
    context: Context,
    version: Annotated[bool, Flag("--version", help="Show the version and leave.")] = False,
) -> None:
    """Four space-race board games, complete: to play, to watch, to study."""
    if version:
        console().print(cosmodrome.__version__, highlight=False)
        raise Exit
    if context.invoked_subcommand is None:
        console().print(context.get_help())
    for trouble in troubles():
        complain(trouble)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and tell its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _forgive(stream)
    try:
        code = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        _silence()
        return FAILED
    except OSError as error:
        if error.errno == errno.ENOSPC:
            _silence()
        return complain(f"{error.filename or 'stdout'}: {error.strerror or error}", BAD_INPUT)


def _run(arguments: Sequence[str] | None) -> int:
    try:
        found = get_command(app).main(args=arguments, prog_name="cosmodrome", standalone_mode=False)
    except TyperException as error:
        return complain(error.format_message(), BAD_INPUT)
    except RecordError as error:
        return complain(str(error), FAILED)
    except CosmodromeError as error:
        return complain(str(error), BAD_INPUT)
    except BrokenProcessPool:
        return complain("A process that played games was killed; nothing was counted.", FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:  # typer's own way out when the reader of a pipe has gone
        _silence()
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except (OSError, MemoryError):
        raise
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return complain(
            f"Unexpected {type(error).__name__}: {error} (a bug; {TRACEBACK}=1 shows where it comes from)", FAILED
        )
    return found if isinstance(found, int) else 0


def _forgive(stream: TextIO | None) -> None:
    """A letter that cannot be shown or read becomes a question mark instead of a failure."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _silence() -> None:
    """Nobody reads on: let the rest of stdout go nowhere, also what the interpreter flushes when it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, AttributeError, ValueError):
        return
