"""Positions of adventure 6 in one line, and turns in notation: what the tests of its rules are written with.

    s = an_outbreak(players=3).write(0, floor1="1 . X 7 *").shows("9/robot", "4/water", "5/energy")
    s.plays(0, "9/robot M1.1", "robot L1-M1")
    assert s.closed(0) == ["L1-M1"]

A position is set up quietly: nothing that is marked by hand sets anything off, and the game has no record. `*` stands for
an infected space.
"""

from __future__ import annotations

from typing import Self, cast

from cosmodrome.games.moon.adventure6.game import VirusGame
from cosmodrome.games.moon.rules.adventure6 import Virus, VirusSheet
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.kernel.bits import bit, members
from games.moon.moon_table import MoonTable

__all__ = ["FLOORS", "QUARTERS", "VirusTable", "a_game", "a_setup", "an_outbreak"]

FLOORS = ("floor1", "floor2", "floor3", "floor4", "floor5")
QUARTERS = ("L1", "M1", "M2", "R2", "L3", "M3", "R3", "L4", "M4", "M5", "R5")


def a_game(players: int = 2, missions: str = "random", pack: str = "", astra: int = 1) -> VirusGame:
    """The game of adventure 6."""
    return VirusGame(players, {"adventure": 6, "missions": missions, "pack": pack, "astra": astra})


def a_setup(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "", astra: int = 1) -> VirusTable:
    """A table before its first turn."""
    state = cast("Virus", a_game(players, missions, pack, astra).new(seed))
    state.forget()
    return VirusTable(state)


def an_outbreak(
    players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "", grey: str = "L1.1"
) -> VirusTable:
    """A table in its first turn: everyone has the grey virus in the same place, and missions are named, not drawn."""
    s = a_setup(players, seed, missions, pack)
    for seat in range(players):
        s.plays(seat, f"infect {grey}")
    return s.shows("8/robot", "9/energy", "10/plant")


class VirusTable(MoonTable[Virus]):
    """A game of adventure 6 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Virus) -> None:
        super().__init__(state)
        self.board = state.board
        self.printed = cast("VirusGame", state.game).printed
        self.spaces = self.printed.spaces()
        self.walkway_ids = [walkway.id for walkway in self.printed.walkway]

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def write(self, seat: int, **floors: str) -> Self:
        """Whole floors: `write(0, floor1="1 . X *")` leaves the dot as it is, and what is not named."""
        sheet = self.sheet(seat)
        for floor, text in floors.items():
            zone = self.board.floors[FLOORS.index(floor)]
            for space, mark in enumerate(text.split(), zone.first):
                if mark == "*":
                    sheet.infect(space)
                elif mark != ".":
                    value = CROSS if mark == "X" else int(mark)
                    fits = value == CROSS or sheet.fits(zone, value) >> (space - zone.first) & 1
                    assert fits, f"{mark} does not fit {self.spaces[space]}"
                    sheet.write(zone, space, value)
        return self._shown()

    def fill(self, seat: int, *quarters: str, but: int = 0) -> Self:
        """These quarters hold an X in every space that is still empty, but in the last few."""
        sheet = self.sheet(seat)
        for name in quarters:
            quarter = QUARTERS.index(name)
            empty = members(self.board.quarters[quarter].spaces & ~sheet.filled)
            for space in empty[: len(empty) - but]:
                sheet.write(self.board.floors[self.board.floor_of[space]], space, CROSS)
        return self._shown()

    def infects(self, seat: int, *spaces: str) -> Self:
        """These spaces are infected."""
        for space in spaces:
            self.sheet(seat).infect(self.spaces.index(space))
        return self._shown()

    def closes(self, seat: int, *walkways: str) -> Self:
        """These walkways, or all those of a quarter, are closed."""
        for name in walkways:
            ways = [name] if "-" in name else [way for way in self.walkway_ids if name in way.split("-")]
            for way in ways:
                self.sheet(seat).closed |= bit(self.walkway_ids.index(way))
        return self._shown()

    def has(
        self,
        seat: int,
        energies: dict[str, int] | None = None,
        plants: dict[str, int] | None = None,
        tanks: str = "",
        planted: int | None = None,
        watered: int | None = None,
        astronauts: int = 0,
        plannings: int = 0,
        wilds: int = 0,
        errors: int = 0,
        missions: dict[str, int] | None = None,
    ) -> Self:
        """What this seat has marked so far. `energies={"L1": 2}` says how many are circled, `tanks="M2.3"` names spaces;
        `planted` crosses symbols of the track beyond the plants that are named, which invariants would not allow.
        Missions that are named have woken their viruses."""
        sheet = self.sheet(seat)
        sheet.energies = [(energies or {}).get(q, n) for q, n in zip(QUARTERS, sheet.energies, strict=True)]
        sheet.plants = [(plants or {}).get(q, n) for q, n in zip(QUARTERS, sheet.plants, strict=True)]
        sheet.tanks |= sum(bit(self.spaces.index(name)) for name in tanks.split())
        sheet.planted = sum(sheet.plants) if planted is None else planted
        sheet.watered = len(members(sheet.tanks)) if watered is None else watered
        sheet.astronauts, sheet.plannings, sheet.wilds, sheet.errors = astronauts, plannings, wilds, errors
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
            self.state.awake |= bit(self.board.letters[LETTERS.index(letter)])
        return self._shown()

    def awake(self, *quarters: str) -> Self:
        """The viruses of these quarters are awake."""
        self.state.awake |= sum(bit(QUARTERS.index(quarter)) for quarter in quarters)
        return self

    def spent(self, *signs: str) -> Self:
        """These signs were set off in an earlier turn."""
        self.state.spent |= sum(bit(self.printed.signs.index(sign)) for sign in signs)
        return self

    def achieved(self, letters: str) -> Self:
        """Somebody accomplished these missions in an earlier turn, and so their viruses are awake."""
        for letter in letters:
            self.state.achieved |= bit(LETTERS.index(letter))
            self.state.awake |= bit(self.board.letters[LETTERS.index(letter)])
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def others_write(self) -> Self:
        """Whoever has not finished the writing phase of this turn writes, in R3 if it can, and does without an action."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.actors and self.asks(self.state.actors[0]) in ("write", "action"):
            seat = self.state.actors[0]
            offers = self.offers(seat)
            harmless = [text for text in offers if " R3." in text and "+" not in text and "-" not in text]
            self.plays(seat, harmless[-1] if harmless and self.asks(seat) == "write" else offers[0])
        return self

    def everyone_infects(self) -> Self:
        """All propagations are made in the first spaces."""
        while self.state.actors and self.asks(self.state.actors[0]) == "infect":
            seat = self.state.actors[0]
            self.state.play(seat, self.state.legal(seat)[0])
        return self

    def infects_first(self, seat: int) -> list[str]:
        """Make all propagations of a seat in the first spaces; tells where."""
        found = []
        while self.asks(seat) == "infect":
            found.append(self.offers(seat)[0].split(" ")[1])
            self.plays(seat, self.offers(seat)[0])
        return found

    # --- looking -----------------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> VirusSheet:
        """One seat's sheet."""
        return self.state.sheet(seat)

    def floor(self, seat: int, floor: str) -> str:
        """A floor as it stands: `1 . X *`."""
        zone, sheet = self.board.floors[FLOORS.index(floor)], self.sheet(seat)
        marks = []
        for space in range(zone.first, zone.end):
            cell = sheet.cell(zone, space)
            told = {EMPTY: ".", CROSS: "X"}.get(cell, str(cell))
            marks.append("*" if sheet.infected >> space & 1 else told)
        return " ".join(marks)

    def infected(self, seat: int) -> list[str]:
        """The infected spaces."""
        return [self.spaces[space] for space in members(self.sheet(seat).infected)]

    def closed(self, seat: int) -> list[str]:
        """The closed walkways."""
        return [self.walkway_ids[way] for way in members(self.sheet(seat).closed)]

    def tanks(self, seat: int) -> list[str]:
        """The spaces whose tank is circled."""
        return [self.spaces[space] for space in members(self.sheet(seat).tanks)]

    def energies(self, seat: int, quarter: str) -> int:
        """How many are circled in a quarter."""
        return self.sheet(seat).energies[QUARTERS.index(quarter)]

    def plants(self, seat: int, quarter: str) -> int:
        """How many are circled in a quarter."""
        return self.sheet(seat).plants[QUARTERS.index(quarter)]

    @property
    def viruses(self) -> list[str]:
        """The quarters whose virus is awake for all."""
        return [QUARTERS[quarter] for quarter in members(self.state.awake)]

    @property
    def struck(self) -> list[str]:
        """The signs that work no more."""
        return [self.printed.signs[sign] for sign in members(self.state.spent)]

    @property
    def runs(self) -> list[int]:
        """How many propagations each seat makes, if that is what is done now."""
        return self.state.runs if self.state.actors and self.asks(self.state.actors[0]) == "infect" else []
