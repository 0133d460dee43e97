"""The table of docs/apogee.md: what a row says, and that every mission has one."""

from __future__ import annotations

import re

from tools.mission_lengths import BEGIN, END, PAGE, length

from cosmodrome.games.apogee.data import apogee_data
from cosmodrome.lab import Outcome


def game(index: int, rounds: int, *, won: bool = True) -> Outcome:
    return Outcome(index, str(index), 10, (100, 0), (0,) if won else (), rounds=rounds)


def test_a_row_counts_the_rounds_of_games_that_were_won() -> None:
    games = [game(i, rounds) for i, rounds in enumerate((9, 4, 5, 6, 7, 8, 5, 6, 7))]
    assert length("4", "40 min", [*games, game(9, 60, won=False)]).row() == "| 4 | 40 min | 9 of 10 | 4 / 6 / 9 |"
    assert length("6", "50 min", [game(0, 60, won=False)]).row() == "| 6 | 50 min | 0 of 1 | – / – / – |"


def test_every_mission_stands_in_the_table_with_what_is_printed_on_it() -> None:
    table = PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    rows = re.findall(r"^\| ((?:solo )?\d+) \| (\d+) ", table, re.MULTILINE)
    box = apogee_data()
    assert rows == [
        *((str(card.number), str(card.minutes)) for card in box.mission),
        *((f"solo {card.number}", str(card.rounds)) for card in box.solo_mission),
    ]
