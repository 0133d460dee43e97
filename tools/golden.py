"""Record games for the golden set: every variant of every title, every choice of every option, and every kind of ending.

    python tools/golden.py            add what is missing under tests/golden; records that exist are never rewritten
    python tools/golden.py --check    only say what is missing

A golden record replays in the tests to the exact result. When a change of rules makes one fail, that change is a new
rules version; the record of the old one stays.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import cosmodrome
from cosmodrome.bots import answer, bots_for
from cosmodrome.kernel import CosmodromeError, Game, Record, Rng, State, Title

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
SEEDS = 24
BOT = "pilot"


def wanted(title: Title) -> Iterator[dict[str, object]]:
    """The variants of a title; then each choice of an option that none of them makes, in the first variant that takes it."""
    variants = list(title.variants())
    yield from variants
    made = {(name, value) for variant in variants for name, value in title.configure(**variant).options.items()}
    for option in title.options:
        for choice in option.choices:
            if (option.name, choice) in made:
                continue
            for variant in variants:
                given = {**variant, option.name: choice}
                try:
                    game = title.configure(**given)
                except CosmodromeError:
                    continue
                if game.options.get(option.name) == choice:
                    made |= set(game.options.items())
                    yield given
                    break


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
    """The kind of end: why, and whether the victory was shared or nobody's."""
    reasons = getattr(state.view(None), "reasons", ())
    won = {0: ["lost"], 1: []}.get(len(state.winners), ["shared"])
    return "-".join([*reasons, *won]) or "end"


def kinds(title: Title) -> dict[tuple[int, tuple[tuple[str, object], ...]], set[str]]:
    """The endings that are recorded, by seats and options."""
    found: dict[tuple[int, tuple[tuple[str, object], ...]], set[str]] = {}
    for file in sorted((GOLDEN / title.id).glob("*.json")):
        record = Record.from_json(file.read_bytes())
        key = (len(record.seats), tuple(sorted(record.options.items())))
        found.setdefault(key, set()).add(ending(cosmodrome.replay(record)))
    return found


def record(title: Title, variant: dict[str, object], known: set[str]) -> int:
    """Play some seeds of a variant and keep those that end in a new way; how many were kept."""
    name = "-".join(str(value).replace(",", "") for value in variant.values())
    game = title.configure(**variant)
    kept = 0
    for seed in range(SEEDS):
        bots = [BOT if (seed >> seat) & 1 or seed % 3 == 0 else "random" for seat in range(game.seats)]
        state = played(game, bots, seed)
        file = GOLDEN / title.id / f"{name}-{ending(state)}.json"
        if ending(state) not in known and not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(state.record(bots).to_json())
            print(file.relative_to(GOLDEN), flush=True)
            kept += 1
        known.add(ending(state))
    return kept


def missing(title: Title) -> list[dict[str, object]]:
    """What ought to be recorded and is not, in no way at all."""
    found = kinds(title)
    return [variant for variant in wanted(title) if _key(title, variant) not in found]


def _key(title: Title, variant: dict[str, object]) -> tuple[int, tuple[tuple[str, object], ...]]:
    game = title.configure(**variant)
    return int(game.seats), tuple(sorted(game.options.items()))


def main() -> int:
    """Fill the golden set, or say what is missing in it."""
    titles = cosmodrome.titles().values()
    if "--check" in sys.argv:
        lacking = [f"{title.id} {variant}" for title in titles for variant in missing(title)]
        print(*lacking, sep="\n")
        return 1 if lacking else 0
    for title in titles:
        known = kinds(title)
        for variant in wanted(title):
            record(title, variant, known.get(_key(title, variant), set()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
