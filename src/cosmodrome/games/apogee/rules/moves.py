"""The moves of Apogee as integers.

    0 pass, stop or done   1 spend a spare die   2 hire a senior   3 hire a junior (two before the first round)
    4 the Director's Specialty   5 static fire   8 + destination: launch   16 + seat: the nation acts against a seat
    24 + row: replace a row   32 + director: keep that Director of the two dealt
    64 + kind: build   128 + kind: take from a row   192 + kind: sell from the reserve   256 + kind: drop from a reserve
    320 + kind: keep an R&D card   384 + kind: sell what is built
    448 + engineer: dismiss   512 + 8 * engineer + post: assign

Technology cards of one kind are alike, so a move names the kind and never the copy. Engineers are unique.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "ASSIGN",
    "BUILD",
    "DIRECTOR",
    "DISMISS",
    "DROP",
    "JUNIOR",
    "KEEP",
    "KINDS",
    "LAUNCH",
    "NATION",
    "PASS",
    "POSTS",
    "REPLACE",
    "SELL",
    "SELL_BUILT",
    "SENIOR",
    "SPECIALTY",
    "SPEND_DIE",
    "STATIC_FIRE",
    "TAKE",
]

PASS: Final = 0
SPEND_DIE: Final = 1
SENIOR: Final = 2
JUNIOR: Final = 3
SPECIALTY: Final = 4
STATIC_FIRE: Final = 5
LAUNCH: Final = 8
NATION: Final = 16
REPLACE: Final = 24
DIRECTOR: Final = 32
BUILD: Final = 64
TAKE: Final = 128
SELL: Final = 192
DROP: Final = 256
KEEP: Final = 320
SELL_BUILT: Final = 384
DISMISS: Final = 448
ASSIGN: Final = 512

KINDS: Final = 62
"""No box may have more kinds of technologies: they are the bits of one integer."""
POSTS: Final = 8
"""The stride of `ASSIGN`: more than there are posts."""
