"""What a seat may know of a game of adventure 3: its own sheet as it is, the others' as they stood when the phase
began."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure3 import NODES, Colony, ColonySheet
from cosmodrome.games.moon.rules.sheet import Sheet
from cosmodrome.games.moon.view import MoonView, asked_action, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["ColonySheetView", "ColonyView", "colony_view"]


class ColonySheetView(msgspec.Struct, frozen=True):
    """One colony. Nodes are counted row by row from the lower left, tunnels as in the rules."""

    cells: tuple[int, ...]
    """What each node holds: a number, -1 for empty, 30 for X and for what is filled from the start."""
    missions: tuple[int, ...]
    tunnels: tuple[int, ...]
    joined: tuple[int, ...]
    """The nodes that tunnels join to the rocket."""
    antennas: tuple[int, ...]
    """The nodes whose antennas are circled."""
    tanks: tuple[int, ...]
    """The nodes whose tank is circled."""
    greenhouses: tuple[int, ...]
    """How many are circled in each quarter."""
    energies: tuple[int, ...]
    """How many boxes are crossed of plants, water and antennas."""
    astronauts: int
    plannings: int
    errors: int
    firsts: tuple[int, ...]
    """Quarters whose first bonus is circled."""
    laters: tuple[int, ...]
    """Quarters whose later bonus is circled."""
    lost: tuple[int, ...]
    """The tunnels that an incident of a campaign has blocked."""
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the sheet would score if the game ended now."""
        return sum(self.lines.values())


class ColonyView(MoonView, frozen=True, kw_only=True):
    """Adventure 3."""

    sheets: tuple[ColonySheetView, ...]
    taken: tuple[int, ...]
    """Quarters whose first bonus is struck for all who have not circled it."""
    action: str
    """The action that this seat is asked about; empty: none."""


def colony_view(state: Colony, seat: int | None) -> ColonyView:
    """What this seat, or a spectator, may know."""
    sheets = visible_sheets(state, seat)
    return ColonyView(
        **shared_view(state, seat, 3),
        sheets=tuple(_sheet_view(state, sheets, other) for other in range(state.seats)),
        taken=tuple(members(state.taken)),
        action=asked_action(state, seat),
    )


def _sheet_view(state: Colony, sheets: list[Sheet], seat: int) -> ColonySheetView:
    sheet = cast("ColonySheet", sheets[seat])
    return ColonySheetView(
        cells=tuple(sheet.holds(node) for node in range(NODES)),
        missions=tuple(sheet.missions),
        tunnels=tuple(members(sheet.tunnels)),
        joined=tuple(members(sheet.joined)),
        antennas=tuple(members(sheet.circled_antennas(state.board))),
        tanks=tuple(members(sheet.tanks)),
        greenhouses=tuple(sheet.greenhouses),
        energies=tuple(sheet.energies),
        astronauts=sheet.astronauts,
        plannings=sheet.plannings,
        errors=sheet.errors,
        firsts=tuple(members(sheet.firsts)),
        laters=tuple(members(sheet.laters)),
        lost=tuple(members(sheet.blocked)),
        lines=state.score_lines(sheets, seat),
    )
