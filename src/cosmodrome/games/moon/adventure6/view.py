"""What a seat may know of a game of adventure 6: its own sheet as it is, the others' as they stood when the phase
began."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure6 import Virus, VirusSheet
from cosmodrome.games.moon.rules.sheet import Sheet
from cosmodrome.games.moon.view import MoonView, asked_action, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["INFECTED", "VirusSheetView", "VirusView", "virus_view"]

INFECTED = 31
"""What a space holds that is infected: like an X, but not one."""


class VirusSheetView(msgspec.Struct, frozen=True):
    """One sheet. Cells hold a number, -1 for empty, 30 for X, 31 for infected."""

    cells: tuple[int, ...]
    grey: int
    """The quarter of the grey virus, -1 before it is placed."""
    closed: tuple[int, ...]
    """The closed walkways."""
    complete: tuple[int, ...]
    """The quarters that are full, and so evacuated."""
    energies: tuple[int, ...]
    plants: tuple[int, ...]
    quarters: tuple[int, ...]
    """What each quarter is worth now."""
    tanks: tuple[int, ...]
    """The spaces whose tank is circled."""
    planted: int
    """Symbols crossed on the plant track."""
    watered: int
    fired: tuple[int, ...]
    """The signs set off this turn."""
    missions: tuple[int, ...]
    astronauts: int
    plannings: int
    wilds: int
    """Wild symbols circled so far, the used ones included."""
    wilds_left: int
    errors: int
    runs: int
    """Propagations still to be made, with the one that is being made."""
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the sheet would score if the game ended now."""
        return sum(self.lines.values())

    @property
    def infected(self) -> int:
        """How many spaces are infected."""
        return self.cells.count(INFECTED)


class VirusView(MoonView, frozen=True, kw_only=True):
    """Adventure 6. Before the first flip the piles show numbers and no actions."""

    sheets: tuple[VirusSheetView, ...]
    awake: tuple[int, ...]
    """The quarters whose virus is awake on all sheets."""
    spent: tuple[int, ...]
    """Signs that were set off in earlier turns."""
    action: str
    """The action that this seat may use now, an empty string when it is asked something else."""
    source: int
    """The quarter whose virus infects a space now, -1 when this seat is asked something else."""
    into: int
    """The quarter in which it does."""


def virus_view(state: Virus, seat: int | None) -> VirusView:
    """What this seat, or a spectator, may know."""
    shared, sheets = shared_view(state, seat, 6), visible_sheets(state, seat)
    source, into = -1, -1
    if seat is not None and shared["asks"] == "infect":
        source, into = int(state.sheet(seat).source), members(state.sheet(seat).into)[0]
    return VirusView(
        **shared,
        sheets=tuple(_sheet_view(state, sheets, other) for other in range(state.seats)),
        awake=tuple(members(state.awake)),
        spent=tuple(members(state.spent)),
        action=asked_action(state, seat),
        source=source,
        into=into,
    )


def _sheet_view(state: Virus, sheets: list[Sheet], seat: int) -> VirusSheetView:
    sheet, board = cast("VirusSheet", sheets[seat]), state.board
    infected = members(sheet.infected)
    cells = sheet.cells(board.floors)
    for space in infected:
        cells[space] = INFECTED
    return VirusSheetView(
        cells=tuple(cells),
        grey=sheet.grey,
        closed=tuple(members(sheet.closed)),
        complete=tuple(index for index, quarter in enumerate(board.quarters) if sheet.complete(quarter)),
        energies=tuple(sheet.energies),
        plants=tuple(sheet.plants),
        quarters=tuple(sheet.quarter_points(board, index) for index in range(len(board.quarters))),
        tanks=tuple(members(sheet.tanks)),
        planted=sheet.planted,
        watered=sheet.watered,
        fired=tuple(members(sheet.fired)),
        missions=tuple(sheet.missions),
        astronauts=sheet.astronauts,
        plannings=sheet.plannings,
        wilds=sheet.astronauts // board.symbols_for_wild + sheet.plannings // board.symbols_for_wild,
        wilds_left=sheet.wilds,
        errors=sheet.errors,
        runs=sheet.runs,
        lines=state.score_lines(sheets, seat),
    )
