"""The moves of Rocket Rescue as integers. A number means the same in every position.

0 pass   1-24 place a die (phase and face)   32 buy   36 refill   40 take a cube   44 swap   56 put crew on board
60 take a standard module   64 lower a rival's die   100 take a laid-out card   160 board   200 fetch crew
256 put a cube on a module   464 put on all it needs   520 assemble   832 launch
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "ASSEMBLE",
    "BOARD",
    "BUY",
    "CREW",
    "CUBE",
    "DIE",
    "FETCH",
    "FILL",
    "LAUNCH",
    "LOWER",
    "PASS",
    "PLANETS",
    "PUT",
    "REFILL",
    "STANDARD",
    "SWAP",
    "TAKE",
]

PASS: Final = 0
DIE: Final = 1
"""Plus 6 times the phase, plus the face less 1."""
BUY: Final = 32
"""Plus the resource; so are the next two."""
REFILL: Final = 36
CUBE: Final = 40
SWAP: Final = 44
"""Plus 3 times the resource given, plus the resource wanted."""
CREW: Final = 56
STANDARD: Final = 60
"""Plus the type."""
LOWER: Final = 64
"""Plus 8 times the party, plus the field."""
TAKE: Final = 100
"""Plus the card."""
BOARD: Final = 160
"""Plus the slot."""
FETCH: Final = 200
"""Plus the slot."""
PUT: Final = 256
"""Plus 4 times the card, plus the resource."""
FILL: Final = 464
"""Plus the card."""
ASSEMBLE: Final = 520
"""Plus 6 times the card, plus the hangar."""
LAUNCH: Final = 832
"""Plus 32 times the hangar, plus the planet."""
PLANETS: Final = 32
"""More than there are planets."""
