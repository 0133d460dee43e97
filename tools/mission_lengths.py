"""How long the missions of Apogee are: the heuristic plays each of them with every number of seats, and the table of
`docs/apogee.md` tells how many rounds that took, next to the duration that the box names.

    python tools/mission_lengths.py              print the table
    python tools/mission_lengths.py --write      and put it into the docs
    python tools/mission_lengths.py --games 20   games of each mission for each number of seats
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from cosmodrome.games.apogee.data import apogee_data
from cosmodrome.games.apogee.title import ApogeeTitle
from cosmodrome.lab import Outcome, Series, simulate

PAGE = Path(__file__).parents[1] / "docs" / "apogee.md"
BEGIN, END = "<!-- lengths -->\n", "<!-- end of lengths -->\n"
BOT = "pilot"
SEED = "lengths"


class Length(msgspec.Struct, frozen=True):
    """A mission as it was played."""

    mission: str
    printed: str
    games: int
    won: int
    rounds: tuple[int, ...]
    """Of the games that somebody won, from the shortest to the longest."""

    def part(self, share: float) -> str:
        """The round by which this share of the games was won."""
        return str(self.rounds[min(int(share * len(self.rounds)), len(self.rounds) - 1)]) if self.rounds else "–"

    def row(self) -> str:
        """A line of the table."""
        shares = " / ".join(self.part(share) for share in (0.1, 0.5, 0.9))
        return f"| {self.mission} | {self.printed} | {self.won} of {self.games} | {shares} |"


def measure(mission: int, seats: Sequence[int], games: int) -> list[Outcome]:
    """Games of a mission for each number of seats."""
    return [
        outcome
        for players in seats
        for outcome in simulate(Series(ApogeeTitle, {"mission": mission}, (BOT,) * players, games, SEED))
    ]


def length(name: str, printed: str, outcomes: Sequence[Outcome]) -> Length:
    """What the games of a mission come to."""
    failed = [outcome.error for outcome in outcomes if outcome.error]
    assert not failed, failed[0]
    won = sorted(outcome.rounds for outcome in outcomes if outcome.winners)
    return Length(name, printed, len(outcomes), len(won), tuple(won))


def lengths(games: int) -> Iterator[Length]:
    """Every mission, then every mission for one."""
    box = apogee_data()
    for card in box.mission:
        yield length(str(card.number), f"{card.minutes} min", measure(card.number, (2, 3, 4, 5), games))
    for alone in box.solo_mission:
        rounds = f"{alone.rounds} rounds at most"
        yield length(f"solo {alone.number}", rounds, measure(alone.number, (1,), 4 * games))


def main() -> None:
    """Measure, tell, and write if asked to."""
    reader = argparse.ArgumentParser(description="Measure how many rounds each mission of Apogee takes.")
    reader.add_argument("--games", type=int, default=10, help="games of each mission for each number of seats")
    reader.add_argument("--write", action="store_true", help="put the table into docs/apogee.md")
    asked = reader.parse_args()
    rows = ["| Mission | Printed | Won | Rounds: 10% / half / 90% of these games |", "|---|---|---|---|"]
    print(*rows, sep="\n")
    for measured in lengths(asked.games):
        rows.append(measured.row())
        print(rows[-1], flush=True)
    if asked.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(rows) + f"\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
