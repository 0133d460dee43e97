"""What a seat may know of a game of adventure 8: the sheet it is marking as it is, all others as they stood when the phase
began. Sheets belong to two seats each, so they are shown apart from what each seat has on its two of them."""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.rules.adventure8 import MISSION_SIDE, TOTAL_SIDE, Battle, BattleSheet, Side
from cosmodrome.games.moon.rules.sheet import Sheet
from cosmodrome.games.moon.view import MoonView, asked_action, shared_view
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.state import MAX_SEATS

__all__ = ["ASTRA", "BattleSeatView", "BattleView", "BattlefieldView", "SideView", "battle_view"]

NOBODY = -1
ASTRA = MAX_SEATS
"""Stands for ASTRA where a seat is named: no seat has this number."""


class SideView(msgspec.Struct, frozen=True):
    """The scoring area of one seat on one sheet."""

    seat: int
    plants: int
    """Boxes crossed on this track, and so on."""
    water: int
    types: tuple[int, ...]
    """Boxes crossed for each type of planets."""
    controlled: tuple[int, ...]
    """Planets of each type that it would control if all were awarded now."""
    planning: int
    astronauts: int
    """Astronauts circled, the used ones included."""
    used: int
    errors: int
    lines: dict[str, int]
    """What each scoring line of this side would bring if the game ended now, losses negative."""


class PlanetView(msgspec.Struct, frozen=True):
    """One planet of a sheet. Seats are -1 where there is no insignia."""

    cells: tuple[int, ...]
    """Whose insignia each space holds."""
    moon: tuple[int, ...]
    """Whose insignia each spot of its moon holds."""
    plants: int
    """Plants crossed off."""
    waters: int
    flag: tuple[int, ...]
    """The seats that control it: none until it is awarded."""
    leaders: tuple[int, ...]
    """The seats that would control it if it were awarded now."""


class BattlefieldView(msgspec.Struct, frozen=True):
    """A sheet between two seats."""

    planets: tuple[PlanetView, ...]
    asteroids: tuple[int, ...]
    """Whose insignia each asteroid holds, from the mission side on."""
    sides: tuple[SideView, SideView]
    """The mission side and the side opposite."""


class BattleSeatView(msgspec.Struct, frozen=True):
    """What one seat has on its two sheets together."""

    left: int
    """The sheet on which it has the mission side."""
    right: int
    """The sheet on which it has the side opposite."""
    active: int
    """The one of these that it plays on this turn."""
    missions: tuple[int, ...]
    errors: int
    lines: dict[str, int]
    """What each scoring line would bring if the game ended now, losses negative."""

    @property
    def score(self) -> int:
        """What the seat would score if the game ended now."""
        return sum(self.lines.values())


class BattleView(MoonView, frozen=True, kw_only=True):
    """Adventure 8."""

    sheets: tuple[BattleSeatView, ...]
    """By seat."""
    battlefields: tuple[BattlefieldView, ...]
    """The sheets around the table."""
    action: str
    """The action that this seat may use now, an empty string when it is asked something else."""


def battle_view(state: Battle, seat: int | None) -> BattleView:
    """What this seat, or a spectator, may know."""
    mine = NOBODY if seat is None else state.writes_on(seat)
    sheets = [state.sheets[at] if at == mine else state.shown[at] for at in range(state.ring)]
    return BattleView(
        **shared_view(state, seat, 8),
        sheets=tuple(_seat_view(state, sheets, other) for other in range(state.seats)),
        battlefields=tuple(_battlefield(state, sheets, at) for at in range(state.ring)),
        action=asked_action(state, seat),
    )


def _seat_view(state: Battle, sheets: list[Sheet], seat: int) -> BattleSeatView:
    left, right = cast("BattleSheet", sheets[seat]), cast("BattleSheet", sheets[state.right_of(seat)])
    return BattleSeatView(
        left=seat,
        right=state.right_of(seat),
        active=state.active(seat),
        missions=tuple(left.missions),
        errors=left.sides[MISSION_SIDE].errors + right.sides[TOTAL_SIDE].errors,
        lines=state.score_lines(sheets, seat),
    )


def _battlefield(state: Battle, sheets: list[Sheet], at: int) -> BattlefieldView:
    sheet = cast("BattleSheet", sheets[at])
    near, far = (_side_view(state, sheet, at, side) for side in (MISSION_SIDE, TOTAL_SIDE))
    return BattlefieldView(
        planets=tuple(_planet_view(state, sheet, at, index) for index in range(len(state.board.planets))),
        asteroids=_holders(state, at, members(state.board.asteroids), [side.asteroids for side in sheet.sides]),
        sides=(near, far),
    )


def _planet_view(state: Battle, sheet: BattleSheet, at: int, index: int) -> PlanetView:
    planet, leaders = state.board.planets[index], sheet.leaders(state.board.planets[index])
    spaces, spots = range(planet.zone.first, planet.zone.end), members(planet.moon)
    owners = _owners(state, at)
    return PlanetView(
        cells=_holders(state, at, spaces, [side.spaces for side in sheet.sides]),
        moon=_holders(state, at, spots, [side.moons for side in sheet.sides]),
        plants=len(members(planet.plants & sheet.plants)),
        waters=len(members(planet.waters & sheet.waters)),
        flag=tuple(owner for owner, side in zip(owners, sheet.sides, strict=True) if side.flags >> index & 1),
        leaders=tuple(owner for side, owner in enumerate(owners) if leaders >> side & 1),
    )


def _owners(state: Battle, at: int) -> list[int]:
    """Who plays on the two sides of a sheet."""
    seats = [int(state.owner(at, side)) for side in (MISSION_SIDE, TOTAL_SIDE)]
    return [seat if seat < state.seats else ASTRA for seat in seats]


def _holders(state: Battle, at: int, places: range | list[int], marks: list[int]) -> tuple[int, ...]:
    """Whose insignia each of some places holds."""
    near, far = marks
    owners = _owners(state, at)
    return tuple(owners[0] if near >> p & 1 else owners[1] if far >> p & 1 else NOBODY for p in places)


def _side_view(state: Battle, sheet: BattleSheet, at: int, index: int) -> SideView:
    side: Side = sheet.sides[index]
    return SideView(
        seat=_owners(state, at)[index],
        plants=side.plants,
        water=side.waters,
        types=tuple(side.types),
        controlled=tuple(sheet.controlled(state.board, index)),
        planning=side.plannings,
        astronauts=side.astronauts,
        used=side.used,
        errors=side.errors,
        lines=sheet.lines(state.board, index),
    )
