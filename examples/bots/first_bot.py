"""A first bot, step by step: any move, a look ahead, good advice, and a fair match against the others.

python examples/bots/first_bot.py              20 games of Welcome to the Moon against the weakest level
python examples/bots/first_bot.py rescue       another game
"""

from __future__ import annotations

import sys
from functools import cache
from math import sqrt

import cosmodrome
from cosmodrome.bots import Bot, Judge, MakeBot, answer, bot_for
from cosmodrome.kernel import Game, Rng, State

__all__ = ["Advised", "AnyMove", "LookAhead", "match"]


# --8<-- [start:any]
class AnyMove(Bot):
    """The first legal move."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """One of the legal moves, each a whole number."""
        return world.legal(seat)[0]


# --8<-- [end:any]


# --8<-- [start:ahead]
class LookAhead(Bot):
    """Tries every move in some worlds that could be, plays each to its end by chance, and takes the best on average."""

    worlds = 12

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The move whose games went best."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return moves[0]
        ahead = self.ahead(world, seat, moves, rng)
        return max(moves, key=lambda move: ahead[move])

    def ahead(self, world: State, seat: int, moves: list[int], rng: Rng) -> dict[int, float]:
        """How games went after each of these moves, on average."""
        worth = dict.fromkeys(moves, 0.0)
        for _ in range(self.worlds):
            guess = world.redeal(seat, rng)  # the same to this seat, dealt again where it cannot look
            for move in moves:
                future = guess.clone()
                future.play(seat, move)
                future.playout(rng)
                worth[move] += self.value(future, seat) / self.worlds
        return worth

    def value(self, end: State, seat: int) -> float:
        """A victory, and a little for every point of advantage."""
        others = [score for other, score in enumerate(end.scores) if other != seat]
        lead = end.scores[seat] - max(others, default=0)
        return (seat in end.winners) / max(1, len(end.winners)) + lead / 1000


# --8<-- [end:ahead]


# --8<-- [start:advised]
class Advised(LookAhead):
    """Looks ahead among the few moves that the judge of the game likes best, and weighs what both of them say."""

    worlds = 4
    best = 3

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The best of the best."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return moves[0]
        judge = self.judge(world.game)
        ratings = dict(zip(moves, judge.rate(world, seat, moves, rng), strict=True))
        short = sorted(moves, key=lambda move: -ratings[move])[: self.best]
        ahead = self.ahead(world, seat, short, rng)
        return max(short, key=lambda move: ratings[move] / judge.swing + ahead[move])

    @cache  # noqa: B019 - a bot lives as long as its game
    def judge(self, game: Game) -> Judge:
        """Who judges this game: every title says it in its module `bots`."""
        found: Judge = cosmodrome.titles()[game.title].part("bots").judge_for(game)  # type: ignore[union-attr]
        return found


# --8<-- [end:advised]


# --8<-- [start:match]
def match(game: Game, ours: MakeBot, theirs: MakeBot, games: int) -> tuple[float, float]:
    """How often ours wins, and how far that may be off (95%). Every deal is played from both sides."""
    won = 0.0
    for number in range(games):
        state, rng = game.new(number // 2), Rng.seeded(f"match {number}")
        mine = [seat % 2 == number % 2 for seat in range(game.seats)]
        seats = [ours() if own else theirs() for own in mine]
        while not state.over:
            seat = state.actors[0]
            state.play(seat, answer(seats[seat], state, seat, rng))
        won += sum(mine[seat] for seat in state.winners) / max(1, len(state.winners))
    careful = (won + 2) / (games + 4)  # so that ten of ten are not taken for certainty
    return won / games, 1.96 * sqrt(careful * (1 - careful) / (games + 4))


# --8<-- [end:match]


def main() -> None:
    """A match of two against the weakest level of a title."""
    title = cosmodrome.titles()[sys.argv[1] if len(sys.argv) > 1 else "moon"]
    game = title.configure(players=2)
    for ours in (LookAhead, Advised):
        share, off = match(game, ours, bot_for(title, "cadet", game), games=20)
        sys.stdout.write(f"{ours.__name__} wins {share:.0%} ± {off:.0%} of 20 games of {title.name} against Cadet.\n")


if __name__ == "__main__":
    main()
