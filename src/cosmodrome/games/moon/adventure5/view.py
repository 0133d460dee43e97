"""What a seat may know of a game of adventure 5: its own sheet as it is, the others' as they stood when the phase
began."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure5 import FIRST, LATER, MISSIONS_FIELD, Dome, DomeSheet
from cosmodrome.games.moon.rules.sheet import NO_MISSION, Sheet
from cosmodrome.games.moon.view import MissionView, MoonView, asked_action, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["DomeSheetView", "DomeView", "dome_view"]


class DomeSheetView(msgspec.Struct, frozen=True):
    """One city."""

    cells: tuple[int, ...]
    """What each level of the towers holds: a number, -1 for empty, 30 for X."""
    missions: tuple[int, ...]
    """What each mission is worth on this sheet now, -1 before it is accomplished."""
    stars: tuple[int, ...]
    """What is circled for each mission: 0 the star of the first, 1 the flower of those after, -1 nothing."""
    plants: tuple[int, ...]
    """Plants circled on each level of the laboratory."""
    waters: tuple[int, ...]
    built: tuple[int, ...]
    """Halves of the dome that are built, two to a section."""
    cuts: tuple[int, ...]
    """Sections that are cut in two."""
    unbuilt: int
    """Pieces of the dome still to be built."""
    upgrades: tuple[int, ...]
    """Rows crossed in each upgrade field."""
    astronauts: int
    crosses: int
    """Levels that hold an X."""
    firsts: tuple[int, ...]
    """End bonuses circled at their first value."""
    laters: tuple[int, ...]
    """End bonuses circled at their later value."""
    errors: int
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the sheet would score if the game ended now."""
        return sum(self.lines.values())


class DomeView(MoonView, frozen=True, kw_only=True):
    """Adventure 5. The missions show what they would be worth on this seat's sheet, to a spectator as printed."""

    sheets: tuple[DomeSheetView, ...]
    taken: tuple[int, ...]
    """End bonuses whose first value is struck for all who have not circled it."""
    action: str
    """The action that this seat is asked about; empty: none."""


def dome_view(state: Dome, seat: int | None) -> DomeView:
    """What this seat, or a spectator, may know."""
    shared, sheets = shared_view(state, seat, 5), visible_sheets(state, seat)
    shared["missions"] = _valued(state, seat, shared["missions"])
    return DomeView(
        **shared,
        sheets=tuple(_sheet_view(state, sheets, other) for other in range(state.seats)),
        taken=tuple(members(state.taken)),
        action=asked_action(state, seat),
    )


def _valued(state: Dome, seat: int | None, missions: tuple[MissionView, ...]) -> tuple[MissionView, ...]:
    crossed = 0 if seat is None else state.sheet(seat).upgrades[MISSIONS_FIELD]
    first, later = (state.board.fields[MISSIONS_FIELD][column][crossed] for column in (FIRST, LATER))
    return tuple(msgspec.structs.replace(shown, first=first, later=later) for shown in missions)


def _sheet_view(state: Dome, sheets: list[Sheet], seat: int) -> DomeSheetView:
    sheet, board = cast("DomeSheet", sheets[seat]), state.board
    return DomeSheetView(
        cells=tuple(sheet.cells(board.towers)),
        missions=tuple(
            NO_MISSION if box == NO_MISSION else sheet.worth(board, MISSIONS_FIELD, box) for box in sheet.missions
        ),
        stars=tuple(sheet.missions),
        plants=tuple(sheet.plants),
        waters=tuple(sheet.waters),
        built=tuple(members(sheet.built)),
        cuts=tuple(half // 2 for half in members(sheet.cuts)),
        unbuilt=sheet.unbuilt(board),
        upgrades=tuple(sheet.upgrades),
        astronauts=sheet.astronauts,
        crosses=sheet.crosses,
        firsts=tuple(members(sheet.firsts)),
        laters=tuple(members(sheet.laters)),
        errors=sheet.errors,
        lines=state.score_lines(sheets, seat),
    )
