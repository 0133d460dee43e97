"""What a tournament adds up to, as polars frames: one row a seat of a game, one row a thing taken, and the sums over them.

The first two are the data itself, for everybody's own questions. The others are what the report draws. Whoever takes a thing
may win because of it, or take it because they are winning: the figures say what goes together, never why. They are taken
within each bot and then put together, so that a thing is not praised for who likes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, isnan, sqrt, tanh
from pathlib import Path
from typing import Final

import msgspec
import polars as pl

from cosmodrome.lab.ratings import Rating, ratings
from cosmodrome.lab.shares import Z95, wilson
from cosmodrome.lab.tournament import Played, Tournament

__all__ = ["Figures", "figure"]

FEWEST: Final = 10
"""Fewer games on either side tell nothing."""


class Figures(msgspec.Struct, frozen=True):
    """The frames of a tournament."""

    tournament: Tournament
    seats: pl.DataFrame
    """lineup, deal, seed, seat, bot, score, share, decisions, rounds"""
    takings: pl.DataFrame
    """lineup, deal, seat, bot, kind, id, count"""
    ratings: list[Rating]
    by_seat: pl.DataFrame
    """seat, games, share, low, high, score"""
    by_bot: pl.DataFrame
    """bot, games, share, low, high, score"""
    meetings: pl.DataFrame
    """bot, rival, games, share, low, high: what the bot wins of the games in which the rival sits, too"""
    components: pl.DataFrame
    """kind, id, rate, count, lift, r, low, high: how many seats took it and how often on average, by how much more of the
    victory they had than those who did not, and how the number taken goes with the victory, with its interval"""
    errors: list[Played]

    def save(self, folder: Path) -> list[Path]:
        """The data as Parquet."""
        rated = pl.DataFrame([msgspec.structs.asdict(rating) for rating in self.ratings], schema=RATING_SCHEMA)
        frames = {
            "seats": self.seats,
            "takings": self.takings,
            "ratings": rated,
            "by_seat": self.by_seat,
            "by_bot": self.by_bot,
            "meetings": self.meetings,
            "components": self.components,
        }
        files = []
        for name, frame in frames.items():
            files.append(folder / f"{name}.parquet")
            frame.write_parquet(files[-1])
        return files


RATING_SCHEMA: Final = {
    "bot": pl.String,
    "rating": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
    "games": pl.Int64,
    "share": pl.Float64,
}
SEAT_SCHEMA: Final = {
    "lineup": pl.Int32,
    "deal": pl.Int32,
    "seed": pl.String,
    "seat": pl.Int8,
    "bot": pl.String,
    "score": pl.Int64,
    "share": pl.Float64,
    "decisions": pl.Int32,
    "rounds": pl.Int32,
}
TAKING_SCHEMA: Final = {
    "lineup": pl.Int32,
    "deal": pl.Int32,
    "seat": pl.Int8,
    "bot": pl.String,
    "kind": pl.String,
    "id": pl.String,
    "count": pl.Int32,
}
COMPONENT_SCHEMA: Final = {
    "kind": pl.String,
    "id": pl.String,
    "rate": pl.Float64,
    "count": pl.Float64,
    "lift": pl.Float64,
    "r": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
}
SEAT_OF_A_GAME: Final = ["lineup", "deal", "seat"]


def figure(tournament: Tournament, played: Sequence[Played]) -> Figures:
    """Add a tournament up. Games that raised an error are left out, and named."""
    ended = [game for game in played if not game.error]
    seats, takings = _seats(tournament, ended), _takings(tournament, ended)
    return Figures(
        tournament,
        seats,
        takings,
        ratings(tournament, ended) if ended else [],
        _shares(seats, "seat"),
        _shares(seats, "bot"),
        _meetings(seats),
        _components(seats, takings),
        [game for game in played if game.error],
    )


def _seats(tournament: Tournament, played: Sequence[Played]) -> pl.DataFrame:
    lineups = tournament.lineups
    rows = [
        (game.lineup, game.deal, game.seed, seat, bot, game.scores[seat], share, game.decisions, game.rounds)
        for game in played
        for seat, (bot, share) in enumerate(zip(lineups[game.lineup], _victories(game), strict=True))
    ]
    return pl.DataFrame(rows, schema=SEAT_SCHEMA, orient="row")


def _victories(game: Played) -> list[float]:
    """What each seat has of the victory; alone, it is won or not."""
    return [float(bool(game.winners))] if len(game.scores) == 1 else game.shares()


def _takings(tournament: Tournament, played: Sequence[Played]) -> pl.DataFrame:
    lineups = tournament.lineups
    rows = [
        (game.lineup, game.deal, seat, lineups[game.lineup][seat], *thing.split(":", 1), count)
        for game in played
        for seat, taken in enumerate(game.taken)
        for thing, count in taken.items()
    ]
    return pl.DataFrame(rows, schema=TAKING_SCHEMA, orient="row")


def _shares(seats: pl.DataFrame, key: str) -> pl.DataFrame:
    grouped = seats.group_by(key).agg(
        pl.len().alias("games"), pl.col("share").sum().alias("won"), pl.col("score").mean()
    )
    return _with_interval(grouped).sort(key).select(key, "games", "share", "low", "high", "score")


def _with_interval(grouped: pl.DataFrame) -> pl.DataFrame:
    found = [wilson(won, games) for won, games in grouped.select("won", "games").iter_rows()]
    return grouped.with_columns(
        pl.Series("share", [one.share for one in found], pl.Float64),
        pl.Series("low", [one.low for one in found], pl.Float64),
        pl.Series("high", [one.high for one in found], pl.Float64),
    )


def _meetings(seats: pl.DataFrame) -> pl.DataFrame:
    rivals = seats.select("lineup", "deal", pl.col("bot").alias("rival")).unique()
    met = seats.join(rivals, on=["lineup", "deal"]).filter(pl.col("bot") != pl.col("rival"))
    grouped = met.group_by("bot", "rival").agg(pl.len().alias("games"), pl.col("share").sum().alias("won"))
    return _with_interval(grouped).sort("bot", "rival").select("bot", "rival", "games", "share", "low", "high")


def _components(seats: pl.DataFrame, takings: pl.DataFrame) -> pl.DataFrame:
    """Each thing: how often it is taken and how that goes with winning, compared within each bot."""
    rows = []
    centred = pl.col("share") - pl.col("share").mean().over("bot")
    base = seats.select(*SEAT_OF_A_GAME, "bot", "share", centred.alias("won"))
    for (kind, name), taken in takings.group_by("kind", "id"):
        joined = base.join(taken.select(*SEAT_OF_A_GAME, "count"), on=SEAT_OF_A_GAME, how="left").fill_null(0)
        r = joined.select(pl.corr(pl.col("count") - pl.col("count").mean().over("bot"), "won")).item()
        low, r, high = _fisher(r, len(joined))
        rate = (joined["count"] > 0).mean()
        rows.append((kind, name, rate, joined["count"].mean(), _lift(joined), r, low, high))
    return pl.DataFrame(rows, schema=COMPONENT_SCHEMA, orient="row").sort(
        "kind", "rate", "id", descending=[False, True, False]
    )


def _lift(joined: pl.DataFrame) -> float | None:
    """Share of the victory of those who took it less that of those who did not, bot by bot, weighted as Mantel and
    Haenszel do; nothing where too few took it, or too few did not."""
    has = pl.col("count") > 0
    sides = joined.group_by("bot").agg(
        has.sum().alias("took"),
        (~has).sum().alias("left"),
        pl.col("share").filter(has).mean().alias("with"),
        pl.col("share").filter(~has).mean().alias("without"),
    )
    sides = sides.filter((pl.col("took") > 0) & (pl.col("left") > 0))
    if sides["took"].sum() < FEWEST or sides["left"].sum() < FEWEST:
        return None
    weight = pl.col("took") * pl.col("left") / (pl.col("took") + pl.col("left"))
    found: float = sides.select((weight * (pl.col("with") - pl.col("without"))).sum() / weight.sum()).item()
    return found


def _fisher(r: float | None, n: int) -> tuple[float | None, float | None, float | None]:
    """A correlation with its 95% interval after Fisher; nothing where there is too little, or nothing to compare."""
    if r is None or isnan(r) or n < 2 * FEWEST or abs(r) >= 1:
        return None, None, None
    reach = Z95 / sqrt(n - 3)
    return tanh(atanh(r) - reach), r, tanh(atanh(r) + reach)
