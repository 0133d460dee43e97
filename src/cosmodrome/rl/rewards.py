"""What the end of a game is worth to each seat: between -1 and 1, and together 0 where several play."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cosmodrome.kernel import State

__all__ = ["rewards"]


def rewards(state: State) -> NDArray[np.float32]:
    """1 for a victory, divided among those who share it, and what they win is lost by the others. Alone: 1 or -1. A game
    that is not over, or that nobody of several has won, is worth nothing."""
    seats = int(state.seats)
    found = np.zeros(seats, dtype=np.float32)
    if not state.over:
        return found
    if seats == 1:
        found[0] = 1.0 if state.winners else -1.0
    elif state.winners:
        found -= 1 / (seats - 1)
        found[state.winners] = (seats / len(state.winners) - 1) / (seats - 1)
    return found
