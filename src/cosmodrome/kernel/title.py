"""A title is a game as it stands on the shelf: its name, its seats, its options, and how to open the box.

A title registers with `cosmodrome.games`; from then on command line, conformance suite, bots and pages know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cosmodrome.kernel.data import Provenance
from cosmodrome.kernel.errors import OptionError
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.option import Option, Value, choose

__all__ = ["Title"]


class Title:
    """Subclass it once per game. The class attributes are facts, the methods open the box."""

    id: str
    name: str
    seats: tuple[int, int]
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

    def configure(self, **given: object) -> Game:
        """The game for options as a person gives them: `players` and the title's own."""
        wanted = dict(given)
        seats = self._seats(wanted.pop("players", self.seats[0]))
        return self.make(seats, choose(self.options, wanted))

    def _seats(self, players: object) -> int:
        low, high = self.seats
        text = str(players).strip()
        if isinstance(players, bool) or not text.isdecimal() or not low <= int(text) <= high:
            raise OptionError(f"players={players}: choose one of {', '.join(str(n) for n in range(low, high + 1))}.")
        return int(text)
