"""Positions of adventure 7 in one line, and turns in notation: what the tests of its rules are written with.

    s = an_escape(players=3).opens(0, "1A-1G").write(0, ship1="1 . X 7").shows("9/robot", "4/water", "5/energy")
    s.plays(0, "9/robot 1G", "robot 1A-2A")
    assert s.doubled(0) == ["ship1"]

A position is set up quietly: writing in a robot space or a greenhouse gives nothing, and the game has no record.
"""

from __future__ import annotations

from typing import Self, cast

from cosmodrome.games.moon.adventure7.game import EscapeGame
from cosmodrome.games.moon.rules.adventure7 import Escape, EscapeSheet
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.kernel.bits import bit, members
from games.moon.moon_table import MoonTable

__all__ = ["SHIPS", "EscapeTable", "a_game", "an_escape"]

SHIPS = ("ship1", "ship2", "ship3", "ship4", "ship5", "ship6")


def a_game(players: int = 2, missions: str = "random", pack: str = "") -> EscapeGame:
    """The game of adventure 7."""
    return EscapeGame(players, {"adventure": 7, "missions": missions, "pack": pack})


def an_escape(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "") -> EscapeTable:
    """A table in its first turn, with fresh sheets and missions that are named rather than drawn."""
    state = cast("Escape", a_game(players, missions, pack).new(seed))
    state.forget()
    return EscapeTable(state).shows("8/robot", "9/energy", "10/plant")


class EscapeTable(MoonTable[Escape]):
    """A game of adventure 7 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Escape) -> None:
        super().__init__(state)
        self.board = state.board
        printed = cast("EscapeGame", state.game).printed
        self.spaces = [space.id for space in printed.space]
        self.blocks = [block.id for block in printed.block]
        self.airlock_ids = [airlock.id for airlock in printed.airlock]

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def opens(self, seat: int, *airlocks: str) -> Self:
        """These airlocks are active, in an order in which they can be; none named: all of them."""
        sheet = self.sheet(seat)
        for name in airlocks or self.airlock_ids:
            airlock = self.airlock_ids.index(name)
            assert airlocks == () or sheet.within_reach() >> airlock & 1, f"{name} is out of reach"
            sheet.activate(self.board, airlock)
        return self._shown()

    def write(self, seat: int, **ships: str) -> Self:
        """Whole starships: `write(0, ship1="1 . X")` leaves the dot empty, and what is not named."""
        sheet = self.sheet(seat)
        for ship, text in ships.items():
            zone = self.board.zones[SHIPS.index(ship)]
            for space, mark in enumerate(text.split(), zone.first):
                if mark != ".":
                    value = CROSS if mark == "X" else int(mark)
                    fits = value == CROSS or sheet.fits(zone, value) >> (space - zone.first) & 1
                    assert fits, f"{mark} does not fit {self.spaces[space]}"
                    sheet.write(zone, space, value)
        return self._shown()

    def fill(self, seat: int, *blocks: str) -> Self:
        """These blocks, or starships, hold an X in every space that is still empty."""
        sheet = self.sheet(seat)
        for name in blocks:
            for space, called in enumerate(self.spaces):
                of = f"ship{called[0]}" if name in SHIPS else called[:2]
                if of == name and not sheet.filled >> space & 1:
                    sheet.write(self.board.zones[self.board.ship_of[space]], space, CROSS)
        return self._shown()

    def has(
        self,
        seat: int,
        plants: dict[str, int] | None = None,
        reactors: dict[str, int] | None = None,
        tanks: str = "",
        doubled: str = "",
        astronauts: int = 0,
        wilds: int = 0,
        plannings: int = 0,
        errors: int = 0,
        missions: dict[str, int] | None = None,
    ) -> Self:
        """What this seat has marked so far. `plants={"ship1": 2}` says how many are circled, `tanks="1A3 1B2"` names
        spaces, `doubled="ship1"` starships whose x2 bonus is circled."""
        sheet = self.sheet(seat)
        sheet.plants = [(plants or {}).get(ship, n) for ship, n in zip(SHIPS, sheet.plants, strict=True)]
        sheet.reactors = [(reactors or {}).get(ship, n) for ship, n in zip(SHIPS, sheet.reactors, strict=True)]
        sheet.tanks |= sum(bit(self.spaces.index(name)) for name in tanks.split())
        sheet.doubled |= sum(bit(SHIPS.index(ship)) for ship in doubled.split())
        sheet.astronauts, sheet.wilds, sheet.plannings, sheet.errors = astronauts, wilds, plannings, errors
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
        return self._shown()

    def struck(self, *ships: str) -> Self:
        """Somebody circled the x2 bonus of these starships in an earlier turn."""
        self.state.taken |= sum(bit(SHIPS.index(ship)) for ship in ships)
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    # --- looking -----------------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> EscapeSheet:
        """One seat's sheet."""
        return self.state.sheet(seat)

    def ship(self, seat: int, ship: str) -> str:
        """A starship as it stands: `1 . X 7`."""
        zone, sheet = self.board.zones[SHIPS.index(ship)], self.sheet(seat)
        cells = [sheet.cell(zone, space) for space in range(zone.first, zone.end)]
        return " ".join({EMPTY: ".", CROSS: "X"}.get(cell, str(cell)) for cell in cells)

    def airlocks(self, seat: int) -> list[str]:
        """The active airlocks."""
        return [self.airlock_ids[airlock] for airlock in members(self.sheet(seat).airlocks)]

    def reached(self, seat: int) -> list[str]:
        """The blocks that can be entered."""
        return [self.blocks[block] for block in members(self.sheet(seat).reached)]

    def tanks(self, seat: int) -> list[str]:
        """The spaces whose tank is circled."""
        return [self.spaces[space] for space in members(self.sheet(seat).tanks)]

    def doubled(self, seat: int) -> list[str]:
        """The starships whose x2 bonus is circled."""
        return [SHIPS[ship] for ship in members(self.sheet(seat).doubled)]
