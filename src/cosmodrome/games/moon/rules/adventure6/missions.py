"""The missions of adventure 6: what a sheet must show for each kind, those of a campaign included."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.moon.rules.adventure6.sheet import VirusBoard, VirusSheet
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.kernel.bits import bit, size_of

__all__ = ["fulfils"]


def fulfils(board: VirusBoard, sheet: VirusSheet, mission: Mission) -> bool:
    """Quarters or floors evacuated, quarters shut off, or floors with all energies or all plants and tanks; in a campaign
    infected quarters shut off, or quarters with everything circled."""
    kind, filled, done = mission.kind, sheet.filled, i64(0)
    if kind == "quarters":
        for quarter in board.quarters:
            done += 1 if filled & quarter.spaces == quarter.spaces else 0
    elif kind == "floors":
        for floor in board.floors:
            done += 1 if filled & floor.all == floor.all else 0
    elif kind == "quarantine":
        for index in range(len(board.quarters)):
            if mission.spaces >> index & 1:
                ways: i64 = board.walkways_of[index]
                done += 1 if sheet.closed & ways == ways else 0
    elif kind == "shut_infections":
        for index, quarter in enumerate(board.quarters):
            shut = board.walkways_of[index] & ~sheet.closed == 0
            done += 1 if shut and sheet.infected & quarter.spaces else 0
    elif kind == "stocked":
        for index, quarter in enumerate(board.quarters):
            full = sheet.energies[index] == quarter.energies and sheet.plants[index] == quarter.plants
            done += 1 if full and quarter.tank & ~sheet.tanks == 0 else 0
    else:
        done = len(board.floors) - size_of(_floors_lacking(board, sheet, kind == "energies"))
    return done >= mission.count


def _floors_lacking(board: VirusBoard, sheet: VirusSheet, energies: bool) -> i64:
    """The floors on which an energy, or else a plant or a tank, is not circled."""
    found: i64 = 0
    for index, quarter in enumerate(board.quarters):
        if energies:
            lacks = sheet.energies[index] < quarter.energies
        else:
            lacks = sheet.plants[index] < quarter.plants or quarter.tank & ~sheet.tanks != 0
        if lacks:
            found |= bit(quarter.floor)
    return found
