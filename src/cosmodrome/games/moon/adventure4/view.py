"""What a seat may know of a game of adventure 4: its own sheet as it is, the others' as they stood when the phase
began."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure4 import Mine, MineSheet
from cosmodrome.games.moon.rules.sheet import Sheet
from cosmodrome.games.moon.view import MoonView, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["MineSheetView", "MineView", "mine_view"]


class MineSheetView(msgspec.Struct, frozen=True):
    """One mine with its factories. Cells hold a number, -1 for empty, 30 for X."""

    cells: tuple[int, ...]
    missions: tuple[int, ...]
    deposits: tuple[int, ...]
    """Deposits circled, extracted or not."""
    pumps: tuple[int, ...]
    """Columns extracted."""
    symbols: tuple[int, ...]
    """Symbols marked in each main factory."""
    energies: tuple[int, ...]
    """Energies crossed in each factory, main ones first."""
    robots: tuple[int, ...]
    done: tuple[int, ...]
    """Factories upgraded or activated."""
    bonuses: tuple[int, ...]
    """Main factories whose filling bonus is circled."""
    errors: int
    lost: tuple[int, ...]
    """The deposits that an incident of a campaign has crossed off."""
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the sheet would score if the game ended now."""
        return sum(self.lines.values())


class MineView(MoonView, frozen=True, kw_only=True):
    """Adventure 4."""

    sheets: tuple[MineSheetView, ...]
    taken: tuple[int, ...]
    """Main factories whose filling bonus is struck for all who have not circled it."""


def mine_view(state: Mine, seat: int | None) -> MineView:
    """What this seat, or a spectator, may know."""
    sheets = visible_sheets(state, seat)
    return MineView(
        **shared_view(state, seat, 4),
        sheets=tuple(_sheet_view(state, sheets, other) for other in range(state.seats)),
        taken=tuple(members(state.taken)),
    )


def _sheet_view(state: Mine, sheets: list[Sheet], seat: int) -> MineSheetView:
    sheet, board = cast("MineSheet", sheets[seat]), state.board
    return MineSheetView(
        cells=tuple(sheet.cells(board.levels)),
        missions=tuple(sheet.missions),
        deposits=tuple(members(sheet.deposits)),
        pumps=tuple(members(sheet.pumps)),
        symbols=tuple(sheet.symbols),
        energies=tuple(len(members(sheet.parts & factory.energies)) for factory in board.factories),
        robots=tuple(len(members(sheet.parts & factory.robots)) for factory in board.factories),
        done=tuple(members(sheet.done)),
        bonuses=tuple(members(sheet.firsts)),
        errors=sheet.errors,
        lost=tuple(members(sheet.lost)),
        lines=state.score_lines(sheets, seat),
    )
