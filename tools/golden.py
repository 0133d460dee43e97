"""Record games for the golden set: for each title and variant a few seeds, kept when they add a new kind of ending.

    python tools/golden.py        add what is missing under tests/golden; records that exist are never rewritten

A golden record replays in the tests to the exact result. When a change of rules makes one fail, that change is a new
rules version; the record of the old one stays.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cosmodrome
from cosmodrome.bots import answer, bots_for
from cosmodrome.kernel import Game, Rng, State

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
SEEDS = 24


def played(game: Game, bots: list[str], seed: int) -> State:
    """One game between bots."""
    known = bots_for(cosmodrome.titles()[game.title])
    sitting = [known[name]() for name in bots]
    streams = [Rng.seeded(f"golden {seed} {seat}") for seat in range(game.seats)]
    state = game.new(seed)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(sitting[seat], state, seat, streams[seat]))
    return state


def ending(state: State) -> str:
    """The kind of end: why, and whether the victory was shared."""
    reasons = getattr(state.view(None), "reasons", ())
    shared = ["shared"] if len(state.winners) > 1 else []
    return "-".join([*reasons, *shared]) or "end"


def main() -> None:
    """Fill the golden set."""
    for title in cosmodrome.titles().values():
        strongest = next(iter(bots_for(title)))
        for variant in title.variants():
            name = "-".join(str(value).replace(",", "") for value in variant.values())
            game = title.configure(**variant)
            for seed in range(SEEDS):
                bots = [strongest if (seed >> seat) & 1 else "random" for seat in range(game.seats)]
                if seed % 3 == 0:
                    bots = [strongest] * game.seats
                state = played(game, bots, seed)
                file = GOLDEN / title.id / f"{name}-{ending(state)}.json"
                if not file.exists():
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(state.record(bots).to_json())
                    sys.stdout.write(f"{file.relative_to(GOLDEN)}\n")


if __name__ == "__main__":
    main()
