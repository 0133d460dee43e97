"""Series of games between bots: the same games for the same seed, however many processes play them.

Game `i` of a series with seed `S` has the seed `S:i`, and the bot on its seat `k` draws from the stream `S:i:k`. So any
single game can be played again alone. A game that raises is an outcome too; the series goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import chain
from pathlib import Path

import msgspec

from cosmodrome.bots import Bot, answer, bot_for
from cosmodrome.kernel import Game, Listener, Rng, State, Title, Value
from cosmodrome.lab.engines import engine_for

__all__ = ["Outcome", "Series", "Summary", "play_game", "simulate", "summarise"]

CHUNKS_PER_JOB = 8
LONGEST_CHUNK = 500
"""A process gets a few games at a time: enough to be worth the way, few enough to share out evenly."""


class Series(msgspec.Struct, frozen=True):
    """Games to be played: which, who sits where, how many, from which seed, and where their records go."""

    title: type[Title]
    options: dict[str, object]
    bots: tuple[str, ...]
    """A name for each seat, as given: nobody changes seats."""
    games: int
    seed: int | str
    records: Path | None = None

    def game(self) -> Game:
        """The game that is played every time."""
        return self.title().configure(**{**self.options, "players": len(self.bots)})

    def seed_of(self, index: int) -> str:
        """The seed of one game of the series."""
        return f"{self.seed}:{index}"

    def record_of(self, index: int) -> Path | None:
        """The file for the record of one game."""
        if self.records is None:
            return None
        return self.records / f"{self.title.id}-{index:0{len(str(self.games - 1))}}.json"


class Outcome(msgspec.Struct, frozen=True):
    """How one game of a series went."""

    index: int
    seed: str
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    error: str = ""
    """What was raised, empty if the game came to its end."""
    rounds: int = 0
    """0: the game is not counted in rounds."""


class Summary(msgspec.Struct, frozen=True):
    """A series in figures. A victory shared by n seats counts 1/n for each of them, so wins add up to the games that
    came to their end. Decisions and means are those of these games."""

    game: str
    options: dict[str, Value]
    bots: list[str]
    games: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[float]
    """For each seat."""
    wins_by_bot: dict[str, float]
    mean_scores: list[float]
    """For each seat; empty if no game came to its end."""
    mean_decisions: float
    mean_rounds: float
    """0: the game is not counted in rounds."""


def play_game(game: Game, bots: Sequence[Bot], seed: int | str, listener: Listener | None = None) -> State:
    """One game between bots, each with its own stream of chance; a listener hears all of it."""
    state = game.new(seed, listener)
    streams = [Rng.seeded(f"{seed}:{seat}") for seat in range(game.seats)]
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, streams[seat]))
    return state


def simulate(series: Series, jobs: int = 1, engine: str = "local") -> Iterator[Outcome]:
    """Play a series and tell the outcomes in order; `jobs` is the number of processes, or of workers of an engine."""
    if jobs == 1 and engine == "local":
        yield from _play_some(series, range(series.games))
        return
    size = max(1, min(LONGEST_CHUNK, series.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, series.games)) for first in range(0, series.games, size)]
    yield from chain.from_iterable(engine_for(engine, jobs).each(partial(_play_chunk, series), chunks))


def summarise(series: Series, outcomes: Sequence[Outcome], seconds: float) -> Summary:
    """What a series adds up to."""
    game = series.game()
    ended = [outcome for outcome in outcomes if not outcome.error]
    shares = [Fraction(0)] * game.seats
    for outcome in ended:
        for seat in outcome.winners:
            shares[seat] += Fraction(1, len(outcome.winners))
    by_bot = dict.fromkeys(series.bots, Fraction(0))
    for name, share in zip(series.bots, shares, strict=True):
        by_bot[name] += share
    decisions = sum(outcome.decisions for outcome in ended)
    return Summary(
        game=game.title,
        options=dict(game.options),
        bots=list(series.bots),
        games=len(outcomes),
        errors=len(outcomes) - len(ended),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        wins=[float(share) for share in shares],
        wins_by_bot={name: float(share) for name, share in by_bot.items()},
        mean_scores=[sum(scores) / len(ended) for scores in zip(*(outcome.scores for outcome in ended), strict=True)],
        mean_decisions=decisions / len(ended) if ended else 0.0,
        mean_rounds=sum(outcome.rounds for outcome in ended) / len(ended) if ended else 0.0,
    )


def _play_chunk(series: Series, indexes: Sequence[int]) -> list[Outcome]:
    return list(_play_some(series, indexes))


def _play_some(series: Series, indexes: Sequence[int]) -> Iterator[Outcome]:
    game = series.game()
    title = series.title()
    seated = [bot_for(title, name) for name in series.bots]
    for index in indexes:
        seed = series.seed_of(index)
        try:
            state = play_game(game, [bot() for bot in seated], seed)
        except Exception as error:  # whatever is wrong with one game, the series goes on
            yield Outcome(index, seed, 0, (), (), f"{type(error).__name__}: {error}")
            continue
        file = series.record_of(index)
        if file is not None:
            file.write_bytes(state.record(list(series.bots)).to_json())
        scores, winners = tuple(state.scores), tuple(state.winners)
        yield Outcome(index, seed, len(state.moves), scores, winners, rounds=game.rounds(state))
