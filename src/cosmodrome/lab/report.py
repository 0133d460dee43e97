"""The report of a tournament: one HTML page that needs nothing else, by day and by night, offline and on paper.

Vega and the data of the plots are inside the page. What the figures are is told beside them; how they are made is in
`figures` and `ratings`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import polars as pl

from cosmodrome.kernel import Title, Words
from cosmodrome.lab.figures import Figures
from cosmodrome.lab.plots import (
    Plot,
    components_plot,
    lengths_plot,
    meetings_plot,
    ratings_plot,
    scores_plot,
    seats_plot,
)
from cosmodrome.lab.takings import components_of

__all__ = ["report"]

PAGE: Final = Path(__file__).parent / "report.html"
BROUGHT: Final = "window.vegaEmbed = vegaEmbed;"
"""What the page needs of Vega."""
MOST: Final = 40
"""Things of one kind that are drawn; the table has all."""


def report(figures: Figures, title: Title, words: Words) -> str:
    """The page."""
    return Page(figures, title, words).html()


class Page:
    """Sections one after the other, and the plots that go into them."""

    def __init__(self, figures: Figures, title: Title, words: Words) -> None:
        self.figures = figures
        self.title = title
        self.words = words
        self.plots: list[Plot] = []

    def html(self) -> str:
        """All of it."""
        words = self.words
        sections = [self._ratings(), self._meetings(), self._seats(), self._scores(), self._lengths()]
        sections += self._components()
        sections.append(self._reading())
        plots = json.dumps(self.plots, separators=(",", ":")).replace("<", "\\u003c")
        filled = {
            "LANGUAGE": words.language,
            "TITLE": escape(words("{title}: tournament", title=self.title.name)),
            "LEAD": self._lead(),
            "SECTIONS": "\n".join(section for section in sections if section),
            "PLOTS": plots,
            "VEGA": _vega(),
        }
        page = PAGE.read_text(encoding="utf-8")
        for name, text in filled.items():
            page = page.replace(f"%{name}%", text)
        return page

    # --- sections -------------------------------------------------------------------------------------------------------

    def _lead(self) -> str:
        tournament, words = self.figures.tournament, self.words
        games = len(self.figures.seats) // tournament.seats
        options = ", ".join(f"{name}={value}" for name, value in tournament.options.items() if value != "")
        facts = [
            (words("Games"), f"{games:,}".replace(",", "\u202f")),
            (words("Seats"), str(tournament.seats)),
            (words("Bots"), ", ".join(tournament.bots)),
            (words("Options"), options or "–"),
            (words("Seed"), str(tournament.seed)),
        ]
        if self.figures.errors:
            facts.append((words("Games that failed"), str(len(self.figures.errors))))
        return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)

    def _ratings(self) -> str:
        words, rated = self.words, self.figures.ratings
        if not rated:
            return ""
        table = _table(
            [words("bot"), words("rating"), words("95% interval"), words("games"), words("share of victories")],
            (
                [one.bot, f"{one.rating:.0f}", f"{one.low:.0f} – {one.high:.0f}", str(one.games), f"{one.share:.1%}"]
                for one in rated
            ),
        )
        return self._section(words("Ratings"), ratings_plot(self.figures, words), "", table)

    def _meetings(self) -> str:
        words = self.words
        if not self.figures.ratings:
            return ""
        note = words("What the bot on the left wins of the games in which the one above sits, too.")
        return self._section(words("Who wins against whom"), meetings_plot(self.figures, words), note)

    def _seats(self) -> str:
        words, seats = self.words, self.figures.by_seat
        if seats.is_empty():
            return self._section(words("Victories by seat"), None, words("No game has come to its end."))
        table = _table(
            [words("seat"), words("games"), words("share of victories"), words("95% interval"), words("mean score")],
            (
                [str(seat + 1), str(games), f"{share:.1%}", f"{low:.1%} – {high:.1%}", f"{score:.1f}"]
                for seat, games, share, low, high, score in seats.iter_rows()
            ),
        )
        note = words("The dashed line is an equal share. Every bot has sat in every seat equally often.")
        if self.figures.tournament.seats == 1:
            note = words("How often the one who plays alone has won.")
        return self._section(words("Victories by seat"), seats_plot(self.figures, words), note, table)

    def _scores(self) -> str:
        words = self.words
        if self.figures.seats.is_empty():
            return ""
        of_bots = self.figures.seats.group_by("bot", maintain_order=True)
        table = _table(
            [
                words("bot"),
                words("mean"),
                words("lowest"),
                words("a quarter below"),
                words("median"),
                words("a quarter above"),
                words("highest"),
            ],
            ([str(bot), f"{_mean(frame['score']):.1f}", *_quantiles(frame["score"])] for (bot,), frame in of_bots),
        )
        return self._section(words("Scores"), scores_plot(self.figures, words), "", table)

    def _lengths(self) -> str:
        words = self.words
        games = self.figures.seats.filter(pl.col("seat") == 0)
        if games.is_empty():
            return ""
        measures = [(words("Rounds"), games["rounds"]), (words("Decisions"), games["decisions"])]
        table = _table(
            [
                " ",
                words("mean"),
                words("lowest"),
                words("a quarter below"),
                words("median"),
                words("a quarter above"),
                words("highest"),
            ],
            ([name, f"{_mean(series):.1f}", *_quantiles(series)] for name, series in measures if series.sum()),
        )
        return self._section(words("How long games are"), lengths_plot(self.figures, words), "", table)

    def _components(self) -> list[str]:
        words, said = self.words, components_of(self.title)
        if said is None or self.figures.components.is_empty():
            return []
        game = self.figures.tournament.game(self.title)
        found = []
        for kind, heading in said.headings(words.language).items():
            frame = self.figures.components.filter(pl.col("kind") == kind)
            if frame.is_empty():
                continue
            names = [said.component(game, kind, name, words.language) for name in frame["id"]]
            named = frame.with_columns(pl.Series("name", names, pl.String))
            table = _table(
                [
                    words("name"),
                    words("taken by"),
                    words("times a game"),
                    words("victories more"),
                    words("r"),
                    words("95% interval"),
                ],
                (
                    [
                        row["name"],
                        f"{row['rate']:.1%}",
                        f"{row['count']:.2f}",
                        _signed(row["lift"], ".1%"),
                        _signed(row["r"], ".2f"),
                        "–" if row["r"] is None else f"{row['low']:+.2f} – {row['high']:+.2f}",
                    ]
                    for row in named.iter_rows(named=True)
                ),
            )
            found.append(self._section(heading, components_plot(named.head(MOST), words), "", table))
        return found

    def _reading(self) -> str:
        words = self.words
        told = [
            words(
                "Ratings follow the Bradley-Terry model in its form for any number of seats: a bot wins with a chance that is its "
                "strength over the sum of the strengths at the table. 400 points are ten times the strength; the average is 1500. "
                "Each bot has one drawn game against an average one on top, so that one that wins everything has a rating, too."
            ),
            words(
                "All lineups play the same deals. Intervals hold 95 of 100 cases: Wilson's for shares; for ratings the wider of a "
                "bootstrap over deals and of the likelihood's curvature; Fisher's for correlations."
            ),
            words(
                "What goes with winning need not be its cause: the strong may take what the weak cannot. Comparisons are made within "
                "each bot, so that a thing is not praised for who likes it; among many things some look good by chance. A pale dot "
                "could as well be nothing."
            ),
        ]
        return f"<section><h2>{escape(words('How to read this'))}</h2>{''.join(f'<p>{escape(one)}</p>' for one in told)}</section>"

    def _section(self, heading: str, plot: Plot | None, note: str = "", table: str = "") -> str:
        told = [f"<section><h2>{escape(heading)}</h2>"]
        if note:
            told.append(f"<p>{escape(note)}</p>")
        if plot is not None:
            told.append(
                f'<div class="plot" data-plot="{len(self.plots)}" role="img" aria-label="{escape(heading)}"></div>'
            )
            self.plots.append(plot)
        if table:
            told.append(f"<details><summary>{escape(self.words('In figures'))}</summary>{table}</details>")
        return "".join([*told, "</section>"])


@cache
def _vega() -> str:
    """Vega and all that belongs to it, as one script."""
    import vl_convert  # takes a moment, and only a report needs it

    return vl_convert.javascript_bundle(BROUGHT)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in heads)
    body = "".join(
        f"<tr><th scope='row'>{escape(first)}</th>{''.join(f'<td>{escape(text)}</td>' for text in rest)}</tr>"
        for first, *rest in rows
    )
    return f"<div class='table'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _mean(series: pl.Series) -> float:
    return float(series.cast(pl.Float64).sum()) / len(series)


def _quantiles(series: pl.Series) -> list[str]:
    return [f"{series.quantile(part) or 0:.0f}" for part in (0.0, 0.25, 0.5, 0.75, 1.0)]


def _signed(value: Any, form: str) -> str:
    return "–" if value is None else f"{value:+{form}}"
