"""Positions of adventure 4 in one line, and turns in notation: what the tests of its rules are written with.

    s = a_mine(players=3).write(0, level1="3 . X", level2=". 7").shows("9/plant", "4/water", "5/energy")
    s.plays(0, "9/plant level2.3", "plant upper.3").others_write()
    assert s.deposits(0) == ["upper.3"]

A position is set up quietly: columns filled by hand are extracted only in the next phase 5, and the game has no record.
"""

from __future__ import annotations

from typing import Self, cast

from cosmodrome.games.moon.adventure4.game import MineGame
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ENERGY, ROBOT
from cosmodrome.games.moon.rules.adventure4 import MAIN, Mine, MineSheet
from cosmodrome.games.moon.rules.moves import MISSION, PASS
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.kernel.bits import bit, members
from games.moon.moon_table import MoonTable

__all__ = ["MineTable", "a_game", "a_mine"]

LEVELS = ("level1", "level2", "level3")


def a_game(players: int = 2, missions: str = "random", pack: str = "") -> MineGame:
    """The game of adventure 4."""
    return MineGame(players, {"adventure": 4, "missions": missions, "pack": pack})


def a_mine(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "") -> MineTable:
    """A table in its first turn, with empty sheets and missions that are named rather than drawn."""
    state = cast("Mine", a_game(players, missions, pack).new(seed))
    state.forget()
    return MineTable(state).shows("8/robot", "9/energy", "10/plant")


class MineTable(MoonTable[Mine]):
    """A game of adventure 4 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Mine) -> None:
        super().__init__(state)
        self.board = state.board
        self.names = cast("MineGame", state.game).notation

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def shows(self, *combinations: str) -> Self:
        """What the three piles show, as `7/energy`; those not named show a 1 that nobody plays."""
        piles = self.state.piles
        pairs = [combination.split("/") for combination in (*combinations, "1/robot", "1/robot")[:3]]
        piles.numbers = [int(number) for number, _ in pairs]
        piles.actions = [ACTIONS.index(action) for _, action in pairs]
        piles.choices = piles._distinct()
        return self

    def write(self, seat: int, **levels: str) -> Self:
        """Levels from the left: `write(0, level1="3 . X 9")` leaves the dot empty, and what is not named."""
        sheet = self.sheet(seat)
        for name, text in levels.items():
            level = self.board.levels[LEVELS.index(name)]
            for space, mark in enumerate(text.split(), level.first):
                if mark != ".":
                    sheet.write(level, space, CROSS if mark == "X" else int(mark))
        return self._shown()

    def fill(self, seat: int, *columns: int, but: str = "") -> Self:
        """Fill whole columns, counted from 1, except for one cavity: the number of a column is its own number."""
        sheet = self.sheet(seat)
        for level in self.board.levels:
            for column in columns:
                space = level.first + column - 1
                if self.names.spaces[space] != but and not sheet.filled >> space & 1:
                    sheet.write(level, space, column)
        return self._shown()

    def has(
        self,
        seat: int,
        deposits: str = "",
        pumps: str = "",
        errors: int | None = None,
        missions: dict[str, int] | None = None,
        bonuses: str = "",
        **symbols: int,
    ) -> Self:
        """What this seat has marked so far: deposits circled, columns extracted, errors crossed, what its missions
        earned, filling bonuses circled, and symbols in its main factories: `has(0, plant=7)`."""
        sheet = self.sheet(seat)
        for deposit in deposits.split():
            sheet.deposits |= bit(self.board.deposits.index(deposit))
        for column in pumps.split():
            sheet.pumps |= bit(int(column) - 1)
        for factory in bonuses.split():
            sheet.firsts |= bit(MAIN.index(factory))
        sheet.errors = sheet.errors if errors is None else errors
        sheet.symbols = [symbols.get(name, sheet.symbols[i]) for i, name in enumerate(MAIN)]
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
        return self._shown()

    def done(self, seat: int, *factories: str, but: str = "") -> Self:
        """Factories whose energies and robots are all crossed, quietly; `but` leaves one energy or one robot open."""
        sheet = self.sheet(seat)
        for name in factories:
            index = self.names.factories.index(name)
            factory = self.board.factories[index]
            sheet.parts |= factory.parts
            if but:
                left = factory.robots if but == "robot" else factory.energies
                sheet.parts &= ~(left & -left)
            else:
                sheet.done |= bit(index)
        return self._shown()

    def taken(self, *factories: str) -> Self:
        """The filling bonuses of these factories were circled in an earlier turn."""
        for factory in factories:
            self.state.taken |= bit(MAIN.index(factory))
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def others_write(self) -> Self:
        """Whoever is still to write does so in the first cavity that is offered, and does without the action."""
        turn = self.turn
        while not self.state.over and self.turn == turn and self.state.phase == 0:
            seat = self.state.actors[0]
            moves = self.state.legal(seat)
            self.state.play(seat, PASS if PASS in moves else moves[0])
        return self

    def everyone_takes_missions(self) -> Self:
        """Everyone takes all the missions that hold, in the order A, B, C."""
        while not self.state.over and self.state.phase == 1:
            seat = self.state.actors[0]
            self.state.play(seat, next(move for move in self.state.legal(seat) if move >= MISSION))
        return self

    def nobody_takes_missions(self) -> Self:
        """Everyone who is asked for missions leaves them for later."""
        while not self.state.over and self.state.phase == 1:
            self.state.play(self.state.actors[0], PASS)
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.state.turn

    def sheet(self, seat: int) -> MineSheet:
        """One seat's sheet."""
        return self.state.sheet(seat)

    def asks(self, seat: int) -> str:
        """What this seat is asked."""
        return self.state.view(seat).asks

    def offers(self, seat: int) -> list[str]:
        """The moves this seat may play, in notation."""
        return [self.state.notate(move) for move in self.state.legal(seat)]

    def places(self, seat: int, combination: str) -> list[str]:
        """The cavities where this seat may write the number of a combination."""
        return [text.split(" ")[1] for text in self.offers(seat) if text.split(" ")[0] == combination]

    def level(self, seat: int, name: str) -> str:
        """A level as it stands, `3 . X 9 …`."""
        level = self.board.levels[LEVELS.index(name)]
        cells = [self.sheet(seat).cell(level, space) for space in range(level.first, level.end)]
        return " ".join({EMPTY: ".", CROSS: "X"}.get(cell, str(cell)) for cell in cells)

    def symbols(self, seat: int) -> dict[str, int]:
        """The symbols marked in each main factory that has any."""
        return {name: n for name, n in zip(MAIN, self.sheet(seat).symbols, strict=True) if n}

    def deposits(self, seat: int) -> list[str]:
        """The deposits circled."""
        return [self.board.deposits[index] for index in members(self.sheet(seat).deposits)]

    def pumps(self, seat: int) -> list[int]:
        """The columns extracted, counted from 1."""
        return [index + 1 for index in members(self.sheet(seat).pumps)]

    def bonuses(self, seat: int) -> list[str]:
        """The main factories whose filling bonus is circled."""
        return [MAIN[index] for index in members(self.sheet(seat).firsts)]

    def finished(self, seat: int) -> list[str]:
        """The factories upgraded or activated."""
        return [self.names.factories[index] for index in members(self.sheet(seat).done)]

    def parts(self, seat: int, kind: int) -> dict[str, int]:
        """The energies (or robots) crossed, by factory that has any."""
        sheet = self.sheet(seat)
        counts = {
            factory.id: len(members(sheet.parts & (factory.robots if kind == ROBOT else factory.energies)))
            for factory in self.board.factories
        }
        return {name: n for name, n in counts.items() if n}

    def robots(self, seat: int) -> dict[str, int]:
        """The robots crossed."""
        return self.parts(seat, ROBOT)

    def energies(self, seat: int) -> dict[str, int]:
        """The energies crossed."""
        return self.parts(seat, ENERGY)

    def missions(self, seat: int) -> dict[str, int]:
        """What this seat's accomplished missions earned."""
        return {letter: value for letter, value in zip(LETTERS, self.sheet(seat).missions, strict=True) if value >= 0}
