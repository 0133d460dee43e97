"""Print which build runs and, for each title, a hash over the records of many random games.

    python tools/digest.py 1000

Two builds of the same source must print the same hashes.
"""

from __future__ import annotations

import hashlib
import sys

import cosmodrome
from cosmodrome.kernel import Rng, state


def digest(title: str, games: int) -> str:
    """One hash over all records, the games spread over the title's variants."""
    total = hashlib.blake2b(digest_size=16)
    variants = cosmodrome.titles()[title].variants()
    made = [cosmodrome.game(title, **variant) for variant in variants]
    for seed in range(games):
        position = made[seed % len(made)].new(seed)
        position.playout(Rng.seeded(f"digest {seed}"))
        total.update(position.record().to_json())
    return total.hexdigest()


def main() -> None:
    """Print build and hashes."""
    built = "uncompiled" if state.__file__.endswith(".py") else "compiled"
    print(built, *(f"{title}:{digest(title, int(sys.argv[1]))}" for title in cosmodrome.titles()))


if __name__ == "__main__":
    main()
