"""A title is a game as it stands on the shelf: its name, its seats, its options, and how to open the box.

A title registers with `cosmodrome.games`; from then on command line, conformance suite, bots and pages know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from cosmodrome.kernel.data import Provenance
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.option import Option, Value, choose

__all__ = ["Title"]


class Title:
    """Subclass it once per game. The class attributes are facts, the methods open the box."""

    id: str
    name: str
    summary: str
    """What one does in it, in a sentence."""
    seats: tuple[int, int]
    usual: int = 0
    """How many play unless somebody says otherwise; 0: the fewest."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    weight: float
    """How much there is to learn, from 1 to 5."""
    options: tuple[Option, ...]
    rules: str
    """The version of the rules: a record is only replayed under the rules it was played with."""
    locales: Path
    """Where the catalogues of this game's words lie; the domain is the title's id."""

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        """The game for checked options. Options that do not go together raise OptionError."""
        raise NotImplementedError

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        """All component data that these options can bring into play, with sources."""
        raise NotImplementedError

    def variants(self) -> Sequence[dict[str, object]]:
        """Option sets that together exercise every part of the game; the conformance suite runs them all."""
        raise NotImplementedError

    def part(self, name: str) -> ModuleType | None:
        """The module of this name beside the title's own, if its folder has one: `bots`, `terminal`."""
        folder = type(self).__module__.rpartition(".")[0]
        module = f"{folder}.{name}"
        return import_module(module) if folder and find_spec(module) is not None else None

    def configure(self, /, **given: object) -> Game:
        """The game for options as a person gives them: `players` and the title's own."""
        wanted = dict(given)
        seats = self._seats(wanted.pop("players", self.usual or self.seats[0]))
        return self.make(seats, choose(self.options, wanted))

    def _seats(self, players: object) -> int:
        low, high = self.seats
        choices = tuple(range(low, high + 1))
        return int(Option("players", choices, low, "How many seats take part.").accept(players))
