"""The shelf: every title that is installed, our own and those that other packages register.

A package that cannot be loaded is left out and named in `troubles`; everything else on the shelf is not its hostage.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from cosmodrome.games.apogee import ApogeeTitle
from cosmodrome.games.missions import MissionsTitle
from cosmodrome.games.moon import MoonTitle
from cosmodrome.games.rescue import RescueTitle
from cosmodrome.kernel import OptionError, Title

__all__ = ["ENTRY_POINTS", "title", "titles", "troubles"]

ENTRY_POINTS = "cosmodrome.games"
"""Another package names its Title class under this entry point group, and the title is on the shelf."""

OWN: tuple[type[Title], ...] = (MoonTitle, ApogeeTitle, RescueTitle, MissionsTitle)


def titles() -> dict[str, Title]:
    """All titles by id, ours first."""
    return _shelf()[0]


def troubles() -> Sequence[str]:
    """A sentence for every registered title that is not on the shelf."""
    return _shelf()[1]


def title(id: str) -> Title:
    """The title with this id."""
    if id not in titles():
        raise OptionError(f"There is no game {id!r}; the games are {', '.join(titles())}.")
    return titles()[id]


@cache
def _shelf() -> tuple[dict[str, Title], list[str]]:
    found = {made.id: made for made in (kind() for kind in OWN)}
    complaints: list[str] = []
    for point in entry_points(group=ENTRY_POINTS):
        try:
            made = _opened(point)
            if made.id in found:
                raise OptionError(f"there is another game {made.id!r} on the shelf")
        except Exception as error:  # whatever somebody else's package does when it is loaded
            complaints.append(_complaint(point, error))
        else:
            found[made.id] = made
    return found, complaints


def _opened(point: EntryPoint) -> Title:
    """A title from another package, with its usual game made once: what fails at that fails here."""
    kind = point.load()
    if not (isinstance(kind, type) and issubclass(kind, Title)):
        raise TypeError("it does not name a subclass of cosmodrome.kernel.Title")
    made = kind()
    game = made.configure()
    if game.title != made.id:
        raise ValueError(f"the title is {made.id!r}, its games call themselves {game.title!r}")
    return made


def _complaint(point: EntryPoint, error: Exception) -> str:
    package = f" of the package {point.dist.name}" if point.dist is not None else ""
    why = " ".join(f"{type(error).__name__}: {error}".split())
    return f"The game {point.name!r}{package} was left out ({point.value}): {why}"
