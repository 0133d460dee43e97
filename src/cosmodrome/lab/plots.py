"""The plots of a report, as Vega-Lite drawings made with Altair. Colours, type and grounds are the page's, which knows
whether it is night; here is only what is drawn."""

from __future__ import annotations

from typing import Any, Final

import altair as alt
import polars as pl

from cosmodrome.kernel import Words
from cosmodrome.lab.figures import Figures

__all__ = ["Plot", "components_plot", "lengths_plot", "meetings_plot", "ratings_plot", "scores_plot", "seats_plot"]

Plot = dict[str, Any]

WIDE: Final = 560
ROW: Final = 26
BARS: Final = 24
"""Bars of a histogram, about."""


def ratings_plot(figures: Figures, words: Words) -> Plot:
    """A dot and an interval for each bot."""
    rated = figures.ratings
    frame = pl.DataFrame(
        {
            "bot": [one.bot for one in rated],
            "rating": [one.rating for one in rated],
            "low": [one.low for one in rated],
            "high": [one.high for one in rated],
        }
    )
    return _dots(
        frame, "bot", "rating", words("Rating"), words("Ratings with 95% intervals"), [one.bot for one in rated]
    )


def seats_plot(figures: Figures, words: Words) -> Plot:
    """What each seat wins."""
    frame = figures.by_seat.with_columns(
        pl.Series("name", [words("Seat {seat}", seat=seat + 1) for seat in figures.by_seat["seat"]], pl.String)
    )
    names = frame["name"].to_list()
    fair = 1 / figures.tournament.seats
    return _dots(frame, "name", "share", words("Share of victories"), words("Victories by seat"), names, fair, ".0%")


def meetings_plot(figures: Figures, words: Words) -> Plot:
    """Who wins how much against whom."""
    frame, order = figures.meetings, [one.bot for one in figures.ratings]
    base = alt.Chart(frame).encode(
        x=alt.X("rival:N", title=words("against"), sort=order, axis=alt.Axis(labelAngle=0, orient="top")),
        y=alt.Y("bot:N", title=None, sort=order),
    )
    colour = alt.Color("share:Q", scale=alt.Scale(domain=[0, 1], scheme="blueorange"), legend=None)
    tips = [
        alt.Tooltip("bot:N", title=words("bot")),
        alt.Tooltip("rival:N", title=words("against")),
        alt.Tooltip("share:Q", title=words("Share of victories"), format=".1%"),
        alt.Tooltip("low:Q", title=words("from"), format=".1%"),
        alt.Tooltip("high:Q", title=words("to"), format=".1%"),
        alt.Tooltip("games:Q", title=words("games")),
    ]
    ink = alt.condition("abs(datum.share - 0.5) > 0.3", alt.value("white"), alt.value("black"))
    squares = base.mark_rect(cornerRadius=4).encode(color=colour, tooltip=tips)
    text = base.mark_text(fontSize=13).encode(text=alt.Text("share:Q", format=".0%"), color=ink)
    size = max(120, 64 * len(order))
    chart = (squares + text).properties(width=size, height=size * 0.6, description=words("Who wins against whom"))
    drawn: Plot = chart.to_dict()
    return drawn


def scores_plot(figures: Figures, words: Words) -> Plot:
    """How the scores of each bot spread."""
    return _spread(figures.seats, "score", "bot", words("Score"), words("Share of its games"), words("Scores by bot"))


def lengths_plot(figures: Figures, words: Words) -> Plot:
    """How long games are."""
    games = figures.seats.filter(pl.col("seat") == 0)
    measure = "rounds" if games["rounds"].sum() else "decisions"
    told = words("Rounds") if measure == "rounds" else words("Decisions")
    return _spread(games, measure, None, told, words("Share of games"), words("How long games are"))


def components_plot(frame: pl.DataFrame, words: Words) -> Plot:
    """How often each thing is taken, and how that goes with winning. `frame` has the names of one kind of things."""
    order = frame["name"].to_list()
    y = alt.Y("name:N", title=None, sort=order, axis=alt.Axis(labelLimit=230))
    tips = [
        alt.Tooltip("name:N", title=" "),
        alt.Tooltip("rate:Q", title=words("taken by"), format=".1%"),
        alt.Tooltip("count:Q", title=words("times a game"), format=".2f"),
        alt.Tooltip("lift:Q", title=words("victories more"), format="+.1%"),
        alt.Tooltip("r:Q", title=words("goes with winning"), format="+.2f"),
    ]
    often = (
        alt.Chart(frame)
        .mark_bar(cornerRadius=3, height=12)
        .encode(
            y=y,
            x=alt.X("rate:Q", title=words("Taken by so many seats"), axis=alt.Axis(format=".0%", tickCount=4)),
            tooltip=tips,
        )
    )
    held = alt.Chart(frame).encode(y=alt.Y("name:N", title=None, sort=order, axis=None), tooltip=tips)
    reach = held.mark_rule(strokeWidth=2, opacity=0.6).encode(
        x=alt.X("low:Q", title=words("Goes with winning (r)")), x2="high:Q"
    )
    sign = alt.condition("datum.low > 0 || datum.high < 0", alt.value(1.0), alt.value(0.35))
    dots = held.mark_point(filled=True, size=70).encode(x="r:Q", opacity=sign)
    zero = alt.Chart(pl.DataFrame({"x": [0.0]})).mark_rule(strokeDash=[3, 3], opacity=0.6).encode(x="x:Q")
    height = max(2, len(order)) * ROW
    left = often.properties(width=230, height=height)
    right = (zero + reach + dots).properties(width=230, height=height)
    return (
        alt.hconcat(left, right, spacing=28)
        .properties(description=words("What is taken, and what goes with winning"))
        .to_dict()
    )


def _dots(
    frame: pl.DataFrame,
    key: str,
    value: str,
    told: str,
    description: str,
    order: list[str],
    rule: float | None = None,
    figures: str = ".0f",
) -> Plot:
    """A dot with its interval a line."""
    tips = [alt.Tooltip(f"{name}:Q", format=figures) for name in (value, "low", "high")]
    scale = alt.Scale(zero=False)
    base = alt.Chart(frame).encode(y=alt.Y(f"{key}:N", title=None, sort=order), tooltip=[f"{key}:N", *tips])
    reach = base.mark_rule(strokeWidth=3, opacity=0.5).encode(
        x=alt.X("low:Q", title=told, scale=scale, axis=alt.Axis(format=figures)), x2="high:Q"
    )
    layers = [reach, base.mark_point(filled=True, size=110).encode(x=f"{value}:Q")]
    if rule is not None:
        layers.insert(
            0, alt.Chart(pl.DataFrame({"x": [rule]})).mark_rule(strokeDash=[4, 4], opacity=0.6).encode(x="x:Q")
        )
    height = max(2, len(order)) * (ROW + 6)
    return alt.layer(*layers).properties(width=WIDE, height=height, description=description).to_dict()


def _spread(frame: pl.DataFrame, value: str, key: str | None, told: str, shares: str, description: str) -> Plot:
    """A histogram as steps: shares of all, so that bots with more games do not look taller."""
    low, high = frame[value].min(), frame[value].max()
    assert isinstance(low, int)
    assert isinstance(high, int)
    width = max(1, round((high - low) / BARS))
    keys = [key] if key else []
    bins = (
        frame.with_columns(((pl.col(value) - low) // width * width + low).alias("bin"))
        .group_by([*keys, "bin"])
        .agg(pl.len().alias("n"))
        .with_columns((pl.col("n") / (pl.col("n").sum().over(key) if key else pl.col("n").sum())).alias("part"))
        .with_columns((pl.col("bin") + width).alias("end"))
        .sort([*keys, "bin"])
    )
    chart = alt.Chart(bins).encode(
        x=alt.X("bin:Q", title=told, scale=alt.Scale(zero=False, nice=False)),
        x2="end:Q",
        y=alt.Y("part:Q", title=shares, axis=alt.Axis(format=".0%")),
        y2=alt.datum(0),
        tooltip=[
            alt.Tooltip("bin:Q", title=told),
            alt.Tooltip("part:Q", title=shares, format=".1%"),
            *([alt.Tooltip(f"{key}:N")] if key else []),
        ],
    )
    bars = chart.mark_bar(opacity=0.8 if not key else 0.55, binSpacing=1)
    if key:
        bars = bars.encode(color=alt.Color(f"{key}:N", title=None, legend=alt.Legend(orient="top")))
    drawn: Plot = bars.properties(width=WIDE, height=220, description=description).to_dict()
    return drawn
