"""What a seat may know of a game of adventure 1."""

from __future__ import annotations

import msgspec

from cosmodrome.games.moon.rules.adventure1 import Launch, LaunchSheet
from cosmodrome.games.moon.view import MoonView, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["LaunchSheetView", "LaunchView", "launch_view"]


class LaunchSheetView(msgspec.Struct, frozen=True):
    """One rocket. Cells hold a number, -1 for empty, 30 for X."""

    cells: tuple[int, ...]
    missions: tuple[int, ...]
    rockets: int
    errors: int
    repaired: int
    finals: int
    arrows: tuple[int, ...]
    sabotages: tuple[int, ...]
    """The sabotages this seat triggered."""
    score: int
    """What the sheet would score if the game ended now."""
    launched: bool
    crews: int
    """Spare crews that a campaign has given and that are still there."""


class LaunchView(MoonView, frozen=True, kw_only=True):
    """Adventure 1."""

    sheets: tuple[LaunchSheetView, ...]
    spent: tuple[int, ...]
    """Sabotages that nobody can trigger any more."""


def launch_view(state: Launch, seat: int | None) -> LaunchView:
    """The seat sees its own sheet as it is, the others' as they stood when the phase began."""
    return LaunchView(
        **shared_view(state, seat, 1),
        sheets=tuple(_sheet_view(state, sheet) for sheet in visible_sheets(state, seat)),
        spent=tuple(members(state.spent)),
    )


def _sheet_view(state: Launch, sheet: object) -> LaunchSheetView:
    assert isinstance(sheet, LaunchSheet)
    return LaunchSheetView(
        cells=tuple(sheet.cells(state.board.floors)),
        missions=tuple(sheet.missions),
        rockets=sheet.rockets,
        errors=sheet.errors,
        repaired=sheet.repaired,
        finals=sheet.finals,
        arrows=tuple(members(sheet.arrows)),
        sabotages=tuple(members(sheet.sabotaged)),
        score=sheet.score(state.board),
        launched=sheet.launched(state.board),
        crews=sheet.crews,
    )
