"""What a seat may know of a game of adventure 2: its own sheet as it is, the others' as they stood when the phase
began."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure2 import Journey, JourneySheet
from cosmodrome.games.moon.rules.sheet import Sheet
from cosmodrome.games.moon.view import MoonView, asked_action, shared_view, visible_sheets
from cosmodrome.kernel.bits import members

__all__ = ["JourneySheetView", "JourneyView", "ZoneView", "journey_view"]


class ZoneView(msgspec.Struct, frozen=True):
    """A zone: the spaces from `first` up to, and without, `end`."""

    first: int
    end: int
    complete: bool


class JourneySheetView(msgspec.Struct, frozen=True):
    """One trajectory. Cells hold a number, -1 for empty, 30 for X."""

    cells: tuple[int, ...]
    zones: tuple[ZoneView, ...]
    missions: tuple[int, ...]
    energies: int
    astronauts: int
    plannings: int
    wilds: int
    """Wild symbols circled so far, the used ones included."""
    wilds_left: int
    tanks: tuple[int, ...]
    """The spaces whose tank is circled."""
    robots: tuple[int, ...]
    plants: tuple[int, ...]
    firsts: tuple[int, ...]
    """Stations whose high multiplier is circled."""
    laters: tuple[int, ...]
    """Stations whose low multiplier is circled."""
    errors: int
    lost: tuple[int, ...]
    """The spaces whose tank an incident of a campaign has crossed off."""
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the sheet would score if the game ended now."""
        return sum(self.lines.values())

    @property
    def complete(self) -> int:
        """How many zones are complete."""
        return sum(zone.complete for zone in self.zones)

    def multiplier(self, station: int, first: int, later: int) -> int:
        """What a plant of a station is worth on this sheet, of the two values printed there."""
        return first if station in self.firsts else later if station in self.laters else 0


class JourneyView(MoonView, frozen=True, kw_only=True):
    """Adventure 2."""

    sheets: tuple[JourneySheetView, ...]
    taken: tuple[int, ...]
    """Stations whose high multiplier is struck for all who have not circled it."""
    action: str
    """The action that this seat may use now, or an empty string."""


def journey_view(state: Journey, seat: int | None) -> JourneyView:
    """What this seat, or a spectator, may know."""
    sheets = visible_sheets(state, seat)
    return JourneyView(
        **shared_view(state, seat, 2),
        sheets=tuple(_sheet_view(state, sheets, other) for other in range(state.seats)),
        taken=tuple(members(state.taken)),
        action=asked_action(state, seat),
    )


def _sheet_view(state: Journey, sheets: list[Sheet], seat: int) -> JourneySheetView:
    sheet, board = cast("JourneySheet", sheets[seat]), state.board
    return JourneySheetView(
        cells=tuple(sheet.cells(sheet.zones)),
        zones=tuple(ZoneView(zone.first, zone.end, sheet.complete(zone)) for zone in sheet.zones),
        missions=tuple(sheet.missions),
        energies=sheet.energies,
        astronauts=sheet.astronauts,
        plannings=sheet.plannings,
        wilds=sheet.astronauts // board.symbols_for_wild + sheet.plannings // board.symbols_for_wild,
        wilds_left=sheet.wilds,
        tanks=tuple(members(sheet.tanks)),
        robots=tuple(sheet.robots),
        plants=tuple(sheet.plants),
        firsts=tuple(members(sheet.firsts)),
        laters=tuple(members(sheet.laters)),
        errors=sheet.errors,
        lost=tuple(members(sheet.lost)),
        lines=state.score_lines(sheets, seat),
    )
