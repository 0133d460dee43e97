"""Positions of adventure 2 in one line, and turns in notation: what the tests of its rules are written with.

    s = a_journey(players=3).write(0, "1 . . 7 | 2 3").shows("9/robot", "4/water", "5/energy")
    s.plays(0, "9/robot t5", "robot s1")
    assert s.robots(0) == [1, 0, 0, 0]

A position is set up quietly: no energy is spent for its lines, and the game has no record.
"""

from __future__ import annotations

from typing import Self, cast

from cosmodrome.games.moon.adventure2.game import JourneyGame
from cosmodrome.games.moon.rules.adventure2 import Journey, JourneySheet
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.kernel.bits import bit
from games.moon.moon_table import MoonTable

__all__ = ["JourneyTable", "a_game", "a_journey"]

LINE = "|"


def a_game(players: int = 2, missions: str = "random", pack: str = "") -> JourneyGame:
    """The game of adventure 2."""
    return JourneyGame(players, {"adventure": 2, "missions": missions, "pack": pack})


def a_journey(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "") -> JourneyTable:
    """A table in its first turn, with empty sheets and missions that are named rather than drawn."""
    state = cast("Journey", a_game(players, missions, pack).new(seed))
    state.forget()
    return JourneyTable(state).shows("8/robot", "9/energy", "10/plant")


class JourneyTable(MoonTable[Journey]):
    """A game of adventure 2 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Journey) -> None:
        super().__init__(state)
        self.board = state.board

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def write(self, seat: int, text: str) -> Self:
        """The trajectory from the Earth on: `write(0, "1 . X | 2")` leaves the dot empty and draws the line; its two
        energies are circled. What is not named stays empty."""
        sheet, space = self.state.sheet(seat), 0
        for mark in text.split():
            if mark == LINE:
                sheet.divide(space - 1)
                sheet.energies += self.board.energies_for_line
                continue
            if mark != ".":
                value = CROSS if mark == "X" else int(mark)
                assert value == CROSS or sheet.open_to(value) >> space & 1, f"{mark} does not fit space {space + 1}"
                sheet.write(sheet.zone_of(space), space, value)
            space += 1
        return self._shown()

    def has(
        self,
        seat: int,
        robots: list[int] | None = None,
        plants: list[int] | None = None,
        tanks: str = "",
        firsts: str = "",
        laters: str = "",
        energies: int | None = None,
        astronauts: int = 0,
        plannings: int = 0,
        wilds: int = 0,
        errors: int = 0,
        missions: dict[str, int] | None = None,
    ) -> Self:
        """What this seat has marked so far. `tanks="t2 t5"` names spaces, `firsts="s1 s3"` stations whose high
        multiplier is circled; with a multiplier go all robots of the station."""
        sheet, board = self.state.sheet(seat), self.board
        sheet.robots = robots or sheet.robots
        sheet.plants = plants or sheet.plants
        for name in tanks.split():
            sheet.tanks |= bit(int(name[1:]) - 1)
            sheet.filled |= bit(int(name[1:]) - 1)
        for index, station in enumerate(board.stations):
            sheet.firsts |= bit(index) if station.id in firsts.split() else 0
            sheet.laters |= bit(index) if station.id in laters.split() else 0
            if (sheet.firsts | sheet.laters) >> index & 1:
                sheet.robots = [*sheet.robots[:index], station.robots, *sheet.robots[index + 1 :]]
        sheet.energies = sheet.energies if energies is None else energies
        sheet.astronauts, sheet.plannings, sheet.wilds, sheet.errors = astronauts, plannings, wilds, errors
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
        return self._shown()

    def struck(self, *stations: str) -> Self:
        """Somebody circled the high multipliers of these stations in an earlier turn."""
        for index, station in enumerate(self.board.stations):
            self.state.taken |= bit(index) if station.id in stations else 0
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def everyone_plays(self, *notations: str) -> Self:
        """Every seat plays the same moves."""
        for seat in range(self.state.seats):
            self.plays(seat, *notations)
        return self

    def others_pass(self) -> Self:
        """Whoever is still writing in this turn writes the first number it can, and uses no action."""
        turn = self.state.turn
        while self.state.actors and self.state.turn == turn and self.asks(self.state.actors[0]) != "mission":
            seat = self.state.actors[0]
            self.state.play(seat, self.state.legal(seat)[0])
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> JourneySheet:
        """One seat's sheet."""
        return self.state.sheet(seat)

    def places(self, seat: int, combination: str) -> list[str]:
        """The spaces where this seat may write the number of a combination."""
        return [text.split(" ")[1] for text in self.offers(seat, combination)]

    def trajectory(self, seat: int) -> str:
        """The trajectory as it stands, up to its last mark: `1 . X | 2`."""
        sheet, told = self.sheet(seat), []
        for zone, end in zip(sheet.zones, [*[LINE] * (len(sheet.zones) - 1), ""], strict=True):
            cells = [sheet.cell(zone, space) for space in range(zone.first, zone.end)]
            told += [{EMPTY: ".", CROSS: "X"}.get(cell, str(cell)) for cell in cells] + [end]
        return " ".join(told).rstrip(" .")
