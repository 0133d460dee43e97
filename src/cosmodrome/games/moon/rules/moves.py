"""The moves of Welcome to the Moon as integers, shared by all adventures.

    64 * pile + space                        write the number of a pile
    192 + space                              write an X
    256 + target                             mark one of the adventure's own things (adventure 1: fill an arrow)
    320 pass   321 system error   322-324 accomplish mission A, B, C
    1024 + 192 * change + 64 * pile + space  write it changed by -2, -1, +1, +2
    2048 + 64 * action + target              use an action

The commonest moves come first: Python keeps one object for each of the integers up to 256, so listing them is cheap.
"""

from __future__ import annotations

from typing import Final

__all__ = ["ACT", "CHANGED", "CROSS_OUT", "MARK", "MISSION", "PASS", "SPACES", "SYSTEM_ERROR", "WRITE"]

SPACES: Final = 64
"""More than any sheet has spaces."""
WRITE: Final = 0
CROSS_OUT: Final = 192
MARK: Final = 256
PASS: Final = 320
SYSTEM_ERROR: Final = 321
MISSION: Final = 322
CHANGED: Final = 1024
ACT: Final = 2048
