"""Ratings, shares and what is taken: figures that can be checked by hand, and a report that needs nothing else."""

from __future__ import annotations

import re
from math import log10, sqrt
from pathlib import Path

import polars as pl
import pytest

from cosmodrome.games import title, titles
from cosmodrome.kernel import words
from cosmodrome.lab.engines import Here
from cosmodrome.lab.figures import figure
from cosmodrome.lab.ratings import ratings
from cosmodrome.lab.report import report
from cosmodrome.lab.takings import components_of
from cosmodrome.lab.tournament import Played, Run, Tournament

BOTS = ("a", "b")


def duel(games: int = 100) -> Tournament:
    return Tournament("moon", "1", {}, 2, BOTS, games, 0)


def won_by(lineup: int, deal: int, seat: int, *taken: dict[str, int]) -> Played:
    return Played(lineup, deal, f"0:{deal}", 10 + deal, 5, (seat == 0, seat == 1), (seat,), taken)


def test_three_wins_of_four_are_the_elo_that_the_textbook_says() -> None:
    """Of 200 games `a` wins 150: 400 log10 3 points apart, but for the drawn games that everybody is given."""
    played = [won_by(lineup, deal, lineup if deal % 4 else 1 - lineup) for lineup in (0, 1) for deal in range(100)]
    best, other = ratings(duel(), played)
    assert (best.bot, best.games, best.share) == ("a", 200, 0.75)
    assert best.rating - other.rating == pytest.approx(400 * log10(3), rel=0.03)
    assert best.rating + other.rating == pytest.approx(3000)
    assert best.low < best.rating < best.high
    # Both lineups of a deal went alike, so these are 100 games twice: 2 * 1.96 standard errors of 100 such games.
    assert best.high - best.low == pytest.approx(2 * 1.96 * 174 / (2 * sqrt(100 * 0.75 * 0.25)), rel=0.2)


def test_who_always_wins_has_a_rating_and_a_wide_interval() -> None:
    played = [won_by(lineup, deal, lineup) for lineup in (0, 1) for deal in range(10)]
    best, _ = ratings(duel(10), played)
    assert 1500 < best.rating < 2200
    assert best.high - best.low > 200


def test_at_three_seats_strength_is_told_from_who_wins() -> None:
    tournament = Tournament("moon", "1", {}, 3, ("a", "b", "c"), 60, 0)
    lineups = tournament.lineups
    wanted = "aaabbc"  # half of the games, a third, a sixth
    played = [
        Played(lineup, deal, "s", 1, 1, (0, 0, 0), (lineups[lineup].index(wanted[deal % 6]),))
        for lineup in range(len(lineups))
        for deal in range(60)
    ]
    found = {one.bot: one.rating for one in ratings(tournament, played)}
    assert found["a"] - found["c"] == pytest.approx(400 * log10(3), rel=0.05)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(1.5), rel=0.05)


def test_one_bot_alone_has_no_rating() -> None:
    assert ratings(Tournament("moon", "1", {}, 2, ("a",), 1, 0), [won_by(0, 0, 0)]) == []


def test_what_goes_with_winning_is_compared_within_each_bot() -> None:
    """Only `a` takes the card and `a` always wins: the card itself is worth nothing. The lamp decides who wins."""
    played = []
    for deal in range(40):
        winner = deal % 2
        lamp = {"card:lamp": 1}
        card = {"card:praised": 1}
        taken = [{**card, **lamp}, {}] if winner == 0 else [card, lamp]
        played.append(won_by(0, deal, winner, *taken))
    found = figure(duel(40), played)
    rows = {row["id"]: row for row in found.components.iter_rows(named=True)}
    assert rows["lamp"]["rate"] == 0.5
    assert rows["lamp"]["lift"] == pytest.approx(1.0)
    assert rows["praised"]["rate"] == 0.5
    assert rows["praised"]["lift"] is None
    assert found.by_seat["share"].to_list() == [0.5, 0.5]
    assert found.meetings.filter(pl.col("bot") == "a")["share"].to_list() == [0.5]


def test_games_that_failed_are_named_and_not_counted() -> None:
    failed = Played(0, 1, "0:1", 0, 0, (), (), error="ValueError: oops")
    found = figure(duel(2), [won_by(0, 0, 0), failed])
    assert found.errors == [failed]
    assert len(found.seats) == 2


@pytest.mark.parametrize("name", titles())
def test_every_title_says_what_is_taken_and_its_report_stands_alone(name: str, tmp_path: Path) -> None:
    box = title(name)
    options = {"rounds": 6} if name == "apogee" else {"characters": "on"} if name == "rescue" else {}
    game = box.configure(**options)
    run = Run.begin(tmp_path, Tournament(name, game.rules, dict(game.options), game.seats, ("random",), 3, 1))
    for _ in run.play(box, Here()):
        pass
    found = figure(run.tournament, run.played())
    assert not found.errors
    said = components_of(box)
    assert said is not None
    assert set(found.components["kind"]) <= set(said.headings("en"))
    assert len(found.components) > 5
    for language in ("en", "fr", "de"):
        told = [
            said.component(game, kind, thing, language)
            for kind, thing in found.components.select("kind", "id").iter_rows()
        ]
        assert all(told)
    files = found.save(tmp_path)
    assert pl.read_parquet(files[0]).equals(found.seats)
    page = report(found, box, words("de", "cosmodrome"))
    assert box.name in page
    assert "Siege nach Platz" in page
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", page)


def test_a_report_of_nothing_says_so(tmp_path: Path) -> None:
    page = report(
        figure(Tournament("moon", "1", {"adventure": 1}, 2, BOTS, 1, 0), []), title("moon"), words("en", "cosmodrome")
    )
    assert "No game has come to its end." in page
