"""The shelf: every title that is installed, our own and those that other packages register."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from cosmodrome.games.apogee import ApogeeTitle
from cosmodrome.games.missions import MissionsTitle
from cosmodrome.games.moon import MoonTitle
from cosmodrome.games.rescue import RescueTitle
from cosmodrome.kernel import OptionError, Title

__all__ = ["ENTRY_POINTS", "title", "titles"]

ENTRY_POINTS = "cosmodrome.games"
"""Another package names its Title class under this entry point group, and the title is on the shelf."""

OWN: tuple[type[Title], ...] = (MoonTitle, ApogeeTitle, RescueTitle, MissionsTitle)


@cache
def titles() -> dict[str, Title]:
    """All titles by id, ours first."""
    shelf = {made.id: made for made in (kind() for kind in OWN)}
    for point in entry_points(group=ENTRY_POINTS):
        made = point.load()()
        shelf.setdefault(made.id, made)
    return shelf


def title(id: str) -> Title:
    """The title with this id."""
    if id not in titles():
        raise OptionError(f"There is no game {id!r}; the games are {', '.join(titles())}.")
    return titles()[id]
