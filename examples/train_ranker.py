"""Train a small policy in a few minutes on one processor, without a deep-learning library, and let it play the Cadet.

The policy ranks moves by what they lead to: it looks at the position after each legal move through the eyes of its seat, as
`cosmodrome.rl.Encoder` lays it out, and gives it one number, a weighted sum. It learns the weights from games of the Pilot:
the move that the Pilot chose should get the highest number of all that it could have chosen. That is a conditional logit
model, fitted with Adam in NumPy.

    python examples/train_ranker.py                       adventure 5 of Welcome to the Moon
    python examples/train_ranker.py missions --games 40   another title

The weights are kept in a file; `Ranker.load(file)` is a bot that can sit at any table of the laboratory.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots import Bot, answer, bot_for
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Game, Rng, State, Title
from cosmodrome.lab import play_game
from cosmodrome.lab.shares import wilson
from cosmodrome.rl import Encoder

Floats = NDArray[np.float32]

RIVALS = 11
"""Moves beside the chosen one that a lesson keeps, drawn at random."""
RATE, EPOCHS, HOLD, DECAY = 0.02, 30, 0.002, (0.9, 0.999)
"""How Adam learns, how often it sees everything, how much weights are pulled to 0, and how it forgets."""


class Ranker(Bot):
    """Plays the move after which the weighted sum is highest."""

    def __init__(self, encoder: Encoder, weights: Floats) -> None:
        self.encoder = encoder
        self.weights = weights

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The best of all legal moves."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return moves[int(np.argmax(after(self.encoder, world, seat, moves) @ self.weights))]

    @classmethod
    def load(cls, file: Path, title: Title, game: Game) -> Ranker:
        """A ranker from a file of weights."""
        return cls(Encoder(title, game), np.load(file))


def after(encoder: Encoder, world: State, seat: int, moves: list[int]) -> Floats:
    """What the seat sees after each move, a row for each."""
    rows = []
    for move in moves:
        branch = world.clone()
        branch.draft(seat, move)
        rows.append(encoder.observe(branch, seat))
    return np.stack(rows)


def lessons(title: Title, game: Game, encoder: Encoder, games: int) -> list[Floats]:
    """Decisions of the Pilot: what the chosen move leads to in the first row, what others would have led to below."""
    found = []
    for index in range(games):
        state, rng = game.new(f"lesson:{index}"), Rng.seeded(f"pilot:{index}")
        pilots = [bot_for(title, "pilot", game)() for _ in range(game.seats)]
        while not state.over:
            seat = state.actors[0]
            chosen = answer(pilots[seat], state, seat, rng)
            others = [move for move in state.legal(seat) if move != chosen]
            if others:
                rng.shuffle(others)
                found.append(after(encoder, state.redeal(seat, rng), seat, [chosen, *others[:RIVALS]]))
            state.play(seat, chosen)
    return found


def fit(found: list[Floats]) -> tuple[Floats, float]:
    """The weights that rank the chosen moves highest, and how often they do."""
    rows = np.concatenate([lesson - lesson[0] for lesson in found])
    scale = np.maximum(np.sqrt(np.mean(rows**2, axis=0)), 1e-3)
    rows /= scale
    starts = np.concatenate([[0], np.cumsum([len(lesson) for lesson in found])])
    weights = np.zeros(rows.shape[1], dtype=np.float32)
    speed, spread, step = np.zeros_like(weights), np.zeros_like(weights), 0
    order = np.random.default_rng(0)
    for _ in range(EPOCHS):
        for batch in np.array_split(order.permutation(len(found)), max(1, len(found) // 64)):
            slope = HOLD * weights
            for lesson in batch:
                here = rows[starts[lesson] : starts[lesson + 1]]
                chances = np.exp((sums := here @ weights) - sums.max())
                chances /= chances.sum()
                chances[0] -= 1
                slope += chances @ here / len(batch)
            step += 1
            speed = DECAY[0] * speed + (1 - DECAY[0]) * slope
            spread = DECAY[1] * spread + (1 - DECAY[1]) * slope**2
            correction = np.sqrt(1 - DECAY[1] ** step) / (1 - DECAY[0] ** step)
            weights -= RATE * correction * speed / (np.sqrt(spread) + 1e-8)
    right = [bool(np.argmax(rows[a:b] @ weights) == 0) for a, b in pairwise(starts)]
    return weights / scale, float(np.mean(right))


def match(title: Title, game: Game, ranker: Ranker, rival: str, games: int) -> float:
    """Games won of so many, each deal from every seat in turn."""
    won = 0.0
    for index in range(games):
        seat = index % game.seats
        bots: list[Bot] = [bot_for(title, rival, game)() for _ in range(game.seats)]
        bots[seat] = ranker
        winners = play_game(game, bots, f"match:{index // game.seats}").winners
        won += seat in winners and 1 / len(winners)
    return won


def main() -> None:
    """Learn, then play."""
    asked = argparse.ArgumentParser(description="Train a small policy and let it play the Cadet.")
    asked.add_argument("title", nargs="?", default="moon")
    asked.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    asked.add_argument("--games", type=int, default=50, help="games of the Pilot to learn from")
    asked.add_argument("--matches", type=int, default=100, help="games against the Cadet")
    asked.add_argument("--out", type=Path, default=Path("ranker.npy"))
    given = asked.parse_args()
    title = title_of(given.title)
    options = dict(text.split("=", 1) for text in given.option) or ({"adventure": "5"} if title.id == "moon" else {})
    game = title.configure(**options)
    encoder = Encoder(title, game)
    begin = time.perf_counter()
    found = lessons(title, game, encoder, given.games)
    print(
        f"{len(found)} decisions of {given.games} games, {encoder.size} numbers each: {time.perf_counter() - begin:.0f} s"
    )
    weights, right = fit(found)
    np.save(given.out, weights)
    print(f"chooses as the Pilot does in {right:.0%} of them: {time.perf_counter() - begin:.0f} s")
    ranker = Ranker(encoder, weights)
    for rival in ("random", "cadet"):
        won = match(title, game, ranker, rival, given.matches)
        share = wilson(won, given.matches)
        print(
            f"wins {share.share:.0%} against {rival} ({share.low:.0%} to {share.high:.0%}): {time.perf_counter() - begin:.0f} s"
        )


if __name__ == "__main__":
    main()
