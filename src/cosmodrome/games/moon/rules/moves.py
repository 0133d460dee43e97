"""The moves of Welcome to the Moon as integers, shared by all adventures.

    0 pass   1 system error   2-4 accomplish mission A, B, C
    64 + space           write an X
    128 + target         mark one of the adventure's own things (adventure 1: activate a rocket)
    256 + 64 * pile + space, and 192 further on for each change by an Astronaut: write a number
"""

from __future__ import annotations

from typing import Final

__all__ = ["CROSS_OUT", "MARK", "MISSION", "PASS", "SPACES", "SYSTEM_ERROR", "WRITE"]

PASS: Final = 0
SYSTEM_ERROR: Final = 1
MISSION: Final = 2
SPACES: Final = 64
"""More than any sheet has spaces."""
CROSS_OUT: Final = 64
MARK: Final = 128
WRITE: Final = 256
