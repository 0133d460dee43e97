"""The moves of Welcome to the Moon as integers, shared by all adventures.

    64 * pile + space                        write the number of a pile
    192 + space                              write an X
    256 + target                             mark one of the adventure's own things (adventure 1: fill an arrow)
    320 pass   321 system error   322-324 accomplish mission A, B, C
    325 take a star for the side goal of a campaign   326 take its points
    1024 + 192 * change + 64 * pile + space  write it changed by -2, -1, +1, +2
    2048 + 64 * action + target              use an action

and against ASTRA, where a combination is a number card and another card for its action:

    4096 + a write, changed or not           the same number with the action of the other card
    6144 + card                              give a card to ASTRA
    6148 + card                              put it out of the game for a solo bonus
    6208 + target                            what an effect of ASTRA strikes

and in a campaign:

    6272 + target                            what an incident costs

Listing the moves of a position is what a fast game spends most of its time on. So all lists share one object for each move,
and `add_moves` makes no numbers.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.deck import PILES

__all__ = [
    "ACT",
    "CHANGED",
    "CHANGES",
    "CROSS_OUT",
    "GIVE",
    "LOSE",
    "MARK",
    "MISSION",
    "PASS",
    "POINTS",
    "SECOND",
    "SPACES",
    "SPARE",
    "STAR",
    "STRIKE",
    "SYSTEM_ERROR",
    "WRITE",
    "add_moves",
    "is_write",
    "listed",
    "shift",
    "written",
]

SPACES: Final = 64
"""More than any sheet has spaces."""
WRITE: Final = 0
CROSS_OUT: Final = 192
MARK: Final = 256
PASS: Final = 320
SYSTEM_ERROR: Final = 321
MISSION: Final = 322
STAR: Final = 325
POINTS: Final = 326
CHANGED: Final = 1024
ACT: Final = 2048
SECOND: Final = 4096
GIVE: Final = 6144
SPARE: Final = 6148
STRIKE: Final = 6208
LOSE: Final = 6272

_SHARED: Final[list[object]] = [*range(LOSE + SPACES)]
"""Every move there is. A list of objects is indexed without looking into them, one of integers is not."""

CHANGES: Final = [-2, -1, 1, 2]
"""What an Astronaut may do to a number; leaving it as it is needs no change."""


def shift(combination: i64) -> i64:
    """What a combination adds to a move that writes its number.

    >>> shift(2), shift(3)
    (128, 4096)
    """
    return SPACES * combination if combination < PILES else SECOND + SPACES * (combination - PILES)


def is_write(move: int) -> bool:
    """Does a move write a number, changed or not?

    >>> is_write(191), is_write(192), is_write(SECOND + CHANGED), is_write(ACT)
    (True, False, True, False)
    """
    code = move - SECOND if SECOND <= move < GIVE else move
    return WRITE <= code < WRITE + PILES * SPACES or CHANGED <= code < CHANGED + len(CHANGES) * PILES * SPACES


def written(move: int) -> tuple[int, int, int]:
    """Combination, space and change of a move that writes a number.

    >>> written(64 + 5), written(SECOND + CHANGED + 5)
    ((1, 5, 0), (3, 5, -2))
    """
    first, code = (PILES, move - SECOND) if move >= SECOND else (0, move)
    change = 0
    if code >= CHANGED:
        change = CHANGES[(code - CHANGED) // (PILES * SPACES)]
        code = (code - CHANGED) % (PILES * SPACES)
    return first + code // SPACES, code % SPACES, change


def add_moves(moves: list[int], bits: i64, first: i64) -> None:
    """Add the members of a set in order, each as a move counted from the first one.

    >>> moves = [PASS]
    >>> add_moves(moves, 0b1011, MARK)
    >>> moves
    [320, 256, 257, 259]
    """
    every, added = _SHARED, cast("list[object]", moves)
    while bits:
        if bits & 1:
            added.append(every[first])
        elif not bits & 0xFF:
            bits >>= 7
            first += 7
        first += 1
        bits >>= 1


def listed(bits: i64, first: i64) -> list[int]:
    """These moves alone.

    >>> listed(0b1011, MARK)
    [256, 257, 259]
    """
    moves: list[int] = []
    add_moves(moves, bits, first)
    return moves
