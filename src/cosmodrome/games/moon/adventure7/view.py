"""What a seat may know of a game of adventure 7: its own sheet as it is, the others' as they stood when the phase
began."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure7 import Escape, EscapeSheet
from cosmodrome.games.moon.rules.sheet import Sheet
from cosmodrome.games.moon.view import MoonView, asked_action, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["EscapeSheetView", "EscapeView", "ShipView", "escape_view"]


class ShipView(msgspec.Struct, frozen=True):
    """One starship of a sheet."""

    plants: int
    reactors: int
    doubled: bool
    """Its x2 bonus is circled."""
    greenhouse: int
    """What its greenhouse is worth now."""
    modules: int
    """What its full modules are worth now."""


class EscapeSheetView(msgspec.Struct, frozen=True):
    """One sheet. Cells hold a number, -1 for empty, 30 for X."""

    cells: tuple[int, ...]
    airlocks: tuple[int, ...]
    """The active airlocks."""
    reached: tuple[int, ...]
    """The blocks that can be entered."""
    tanks: tuple[int, ...]
    """The spaces whose tank is circled."""
    ships: tuple[ShipView, ...]
    missions: tuple[int, ...]
    astronauts: int
    wilds: int
    """Wild symbols circled so far, the used ones included."""
    wilds_left: int
    plannings: int
    errors: int
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the sheet would score if the game ended now."""
        return sum(self.lines.values())


class EscapeView(MoonView, frozen=True, kw_only=True):
    """Adventure 7."""

    sheets: tuple[EscapeSheetView, ...]
    taken: tuple[int, ...]
    """Starships whose x2 bonus is struck for all who have not circled it."""
    action: str
    """The action that this seat may use now, an empty string when it is asked something else."""


def escape_view(state: Escape, seat: int | None) -> EscapeView:
    """What this seat, or a spectator, may know."""
    sheets = visible_sheets(state, seat)
    return EscapeView(
        **shared_view(state, seat, 7),
        sheets=tuple(_sheet_view(state, sheets, other) for other in range(state.seats)),
        taken=tuple(members(state.taken)),
        action=asked_action(state, seat),
    )


def _sheet_view(state: Escape, sheets: list[Sheet], seat: int) -> EscapeSheetView:
    sheet, board = cast("EscapeSheet", sheets[seat]), state.board
    return EscapeSheetView(
        cells=tuple(sheet.cells(board.zones)),
        airlocks=tuple(members(sheet.airlocks)),
        reached=tuple(members(sheet.reached)),
        tanks=tuple(members(sheet.tanks)),
        ships=tuple(
            ShipView(
                sheet.plants[ship],
                sheet.reactors[ship],
                bool(sheet.doubled >> ship & 1),
                sheet.greenhouse_points(board, ship),
                sheet.module_points(board, ship),
            )
            for ship in range(len(board.ships))
        ),
        missions=tuple(sheet.missions),
        astronauts=sheet.astronauts,
        wilds=sheet.astronauts // board.astronauts_for_wild,
        wilds_left=sheet.wilds,
        plannings=sheet.plannings,
        errors=sheet.errors,
        lines=state.score_lines(sheets, seat),
    )
