"""The phases of a turn in which seats are asked something; what happens between them needs no name.

An adventure may have phases of its own, from 2 to 5.
"""

from __future__ import annotations

from typing import Final

__all__ = ["DRAWING", "GIVING", "HAPPENING", "MISSIONS", "PREPARING", "WRITING"]

WRITING: Final = 0
"""Phases 2-4: everyone chooses a combination, writes and acts."""
MISSIONS: Final = 1
"""Phase 6, after the incidents: those who can may accomplish missions."""
PREPARING: Final = 6
"""In a campaign, before the first turn: what orders give is chosen."""
HAPPENING: Final = 7
"""In a campaign, at the start of a turn: an incident happens, and what it costs is chosen."""
DRAWING: Final = 8
"""Against ASTRA, phase 1: cards are drawn one by one, effect cards carried out."""
GIVING: Final = 9
"""Against ASTRA, after the missions: the card left over is given away."""
