"""Positions of adventure 5 in one line, and turns in notation: what the tests of its rules are written with.

    s = a_dome().write(0, t1="3 | 7 X").built(0, "L1").shows("8/robot", "4/water", "5/energy")
    s.plays(0, "8/robot 1up3", "robot L2")
    assert s.halves(0) == "## ## .. .. .. .. .. .."

A tower is written from the bottom up, with the surface as a bar: "3 | 7 X" fills its levels down1, up1 and up2. A position
is set up quietly: what is written by hand wins no bonus that a `has` does not name, and the game has no record.
"""

from __future__ import annotations

from typing import Self, cast

from cosmodrome.games.moon.adventure5.data import FIELDS
from cosmodrome.games.moon.adventure5.game import DomeGame
from cosmodrome.games.moon.rules.adventure5 import Dome, DomeSheet
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.kernel.bits import bit, members
from games.moon.moon_table import MoonTable

__all__ = ["DomeTable", "a_dome", "a_game"]


def a_game(players: int = 2, missions: str = "random", pack: str = "") -> DomeGame:
    """The game of adventure 5."""
    return DomeGame(players, {"adventure": 5, "missions": missions, "pack": pack})


def a_dome(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "") -> DomeTable:
    """A table in its first turn, with fresh sheets and missions that are named rather than drawn."""
    state = cast("Dome", a_game(players, missions, pack).new(seed))
    state.forget()
    return DomeTable(state).shows("8/robot", "9/energy", "10/plant")


class DomeTable(MoonTable[Dome]):
    """A game of adventure 5 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Dome) -> None:
        super().__init__(state)
        self.board = state.board
        printed = cast("DomeGame", state.game).printed
        self.spaces = printed.spaces()
        self.section_ids = [section.id for section in printed.section]
        self.levels = [level.id for level in printed.level]
        self.end_ids = [end.id for end in printed.end]

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def write(self, seat: int, **towers: str) -> Self:
        """Whole towers: `write(0, t2="1 2 | X")` fills 2down2, 2down1 and 2up1."""
        sheet = self.sheet(seat)
        for name, text in towers.items():
            index = int(name[1:]) - 1
            zone = self.board.towers[index]
            below, above = (part.split() for part in text.split("|"))
            ground = self.spaces.index(f"{name[1:]}up1")
            for space, mark in enumerate([*below, *above], ground - len(below)):
                value = CROSS if mark == "X" else int(mark)
                assert zone.first <= space < zone.end, f"tower {name} has no such level"
                sheet.write(zone, space, value)
                if value == CROSS:
                    sheet.crosses += 1
                elif value % 2:
                    sheet.odd |= bit(space)
        return self._shown()

    def built(self, seat: int, *sections: str) -> Self:
        """These sections are built, in an order in which they can be; a cut one is named once for each half."""
        sheet = self.sheet(seat)
        for name in sections:
            section = self.section_ids.index(name)
            assert sheet.ends_of_the_gap(self.board) >> section & 1, f"{name} hangs in the air"
            sheet.build(section)
        return self._shown()

    def cut(self, seat: int, *sections: str) -> Self:
        """These sections are cut."""
        for name in sections:
            self.sheet(seat).cut(self.section_ids.index(name))
        return self._shown()

    def circled(self, seat: int, plants: str = "", waters: str = "") -> Self:
        """Symbols of the laboratory: `plants="up1 up1 down2"` circles two plants on up1 and one on down2."""
        sheet = self.sheet(seat)
        sheet.plants = [n + plants.split().count(level) for n, level in zip(sheet.plants, self.levels, strict=True)]
        sheet.waters = [n + waters.split().count(level) for n, level in zip(sheet.waters, self.levels, strict=True)]
        return self._shown()

    def has(
        self,
        seat: int,
        upgrades: dict[str, int] | None = None,
        astronauts: int = 0,
        errors: int = 0,
        missions: dict[str, int] | None = None,
        firsts: str = "",
        laters: str = "",
    ) -> Self:
        """What this seat has marked so far. `upgrades={"lab": 2}` says how many rows are crossed, `missions={"A": 0}`
        that its star is circled (1: its flower), `firsts="1top"` names end bonuses circled at their first value."""
        sheet = self.sheet(seat)
        sheet.upgrades = [(upgrades or {}).get(field, n) for field, n in zip(FIELDS, sheet.upgrades, strict=True)]
        sheet.astronauts, sheet.errors = astronauts, errors
        for letter, box in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), box)
        sheet.firsts |= sum(bit(self.end_ids.index(end)) for end in firsts.split())
        sheet.laters |= sum(bit(self.end_ids.index(end)) for end in laters.split())
        return self._shown()

    def struck(self, *ends: str) -> Self:
        """Somebody won the first value of these ends in an earlier turn."""
        self.state.taken |= sum(bit(self.end_ids.index(end)) for end in ends)
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    # --- looking -----------------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> DomeSheet:
        """One seat's sheet."""
        return self.state.sheet(seat)

    def places(self, seat: int, verb: str, tower: str = "") -> list[str]:
        """What follows a word in the moves of this seat: levels of a combination (of one tower), targets of an action."""
        found = [text.split(" ")[1] for text in self.offers(seat, verb)]
        return [place for place in found if place.startswith(tower)]

    def tower(self, seat: int, tower: int) -> str:
        """A tower as it stands: `3 | 7 X`, without its empty levels."""
        zone, sheet = self.board.towers[tower - 1], self.sheet(seat)
        ground = self.spaces.index(f"{tower}up1")
        cells = [(space, sheet.cell(zone, space)) for space in range(zone.first, zone.end) if sheet.filled >> space & 1]
        told = [(space, {EMPTY: ".", CROSS: "X"}.get(cell, str(cell))) for space, cell in cells]
        below = " ".join(mark for space, mark in told if space < ground)
        above = " ".join(mark for space, mark in told if space >= ground)
        return f"{below} | {above}".strip()

    def halves(self, seat: int) -> str:
        """The dome from left to right, two marks to a section: `##` built, `..` not, a bar where it is cut."""
        sheet, drawn = self.sheet(seat), []
        for section in range(self.board.sections):
            left, right = ("#" if sheet.built >> half & 1 else "." for half in (2 * section, 2 * section + 1))
            drawn.append(left + ("|" if sheet.cuts >> (2 * section + 1) & 1 else "") + right)
        return " ".join(drawn)

    def ends(self, seat: int) -> tuple[list[str], list[str]]:
        """The end bonuses circled, at the first and at the later value."""
        sheet = self.sheet(seat)
        return [self.end_ids[i] for i in members(sheet.firsts)], [self.end_ids[i] for i in members(sheet.laters)]
