"""The sheet of adventure 1 as a table, typed a second time from the printed sheet: the tests trust this, not the data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["QUARTERS", "TRACK", "Printed"]

# o: a space, R3: a rocket worth three, (R3): an inactive one, act: an activation, X: a building, sab: a sabotage
SHEET = """
    astro1    astronaut  ooo             R3 act X
    astro2    astronaut  ooo             R2 (R2) sab
    water     water      oo ooo          R2 sab | R3 (R3)
    robot1    robot      oo ooo          act X | R3 X
    robot2    robot      ooooo           R3 (R3) sab sab
    planning  planning   oooooo          R4 (R4) X sab
    energy    energy     ooooo oo ooo    R4 (R4) sab sab | R3 | R2 act X
    plant     plant      oo oo oo oo     R2 (R2) | R2 act | R2 (R2) | X sab
    wild      wild       oo oo oo oo     R2 X | R2 X | R2 X | act X
"""

TRACK = [(5, 0), (4, 15), (3, 30), (3, 45), (3, 60), (3, 75), (3, 90), (3, 105), (2, 120), (2, 135), (0, 150)]
"""The lines from the bottom up: rockets, and the box at the end."""


@dataclass(frozen=True)
class Printed:
    """A quarter: its first and last space on its floor, and its effects as printed."""

    id: str
    floor: str
    action: str
    first: int
    last: int
    effects: tuple[str, ...]

    @property
    def spaces(self) -> list[str]:
        """The names of its spaces."""
        return [f"{self.floor}.{n}" for n in range(self.first, self.last + 1)]

    @property
    def rockets(self) -> int:
        """What its active rockets are worth together."""
        return sum(int(effect[1:]) for effect in self.effects if effect[0] == "R")

    @property
    def inactive(self) -> int:
        """What its inactive rocket would be worth."""
        return sum(int(effect[2:-1]) for effect in self.effects if effect[0] == "(")

    @property
    def activations(self) -> int:
        """How many arrows it fills."""
        return self.effects.count("act")

    @property
    def buildings(self) -> int:
        """How many X it gives."""
        return self.effects.count("X")

    @property
    def sabotages(self) -> int:
        """How many sabotage symbols it has."""
        return self.effects.count("sab")

    @property
    def last_move(self) -> str:
        """Fill its last space, when space k of the floor holds number k, with a card that may go there."""
        return f"{self.last}/{'water' if self.action == 'wild' else self.action} {self.floor}.{self.last}"


def _quarters() -> Iterator[Printed]:
    for line in SHEET.strip().splitlines():
        floor, action, *rest = line.split()
        spaces = [word for word in rest if set(word) == {"o"}]
        effects = " ".join(rest[len(spaces) :]).split(" | ")
        first = 1
        for number, (run, some) in enumerate(zip(spaces, effects, strict=True), 1):
            yield Printed(f"{floor}.q{number}", floor, action, first, first + len(run) - 1, tuple(some.split()))
            first += len(run)


QUARTERS = list(_quarters())
