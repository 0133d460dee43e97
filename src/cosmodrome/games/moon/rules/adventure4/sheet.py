"""The sheet of adventure 4: the mine, the factories, and what one seat has marked in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ROBOT
from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import Sheet, Zone
from cosmodrome.kernel.bits import bit

__all__ = [
    "ASTRONAUTS",
    "MAIN",
    "PEARLS",
    "PLANNINGS",
    "PLANTS",
    "ROBOTS",
    "RUBIES",
    "WATERS",
    "Column",
    "Factory",
    "MainFactory",
    "MineBoard",
    "MineSheet",
    "SecondaryFactory",
]

MAIN: Final = ["plant", "water", "pearl", "ruby", "astronaut", "planning"]
"""The main factories, in the order in which they are counted; the first four process what the mine yields."""
PLANTS: Final = 0
WATERS: Final = 1
PEARLS: Final = 2
RUBIES: Final = 3
ASTRONAUTS: Final = 4
PLANNINGS: Final = 5
ROBOTS: Final = -1
"""What a secondary factory gives that gives no resource."""


class Column:
    """An extraction column: its deposits as bits, and how many minerals its cavities have."""

    def __init__(self, plants: int, waters: int, pearls: int, rubies: int) -> None:
        self.plants: i64 = plants
        self.waters: i64 = waters
        self.pearls = pearls
        self.rubies = rubies


class Factory:
    """What main and secondary factories have: energies and robots, each one a bit of the whole sheet's."""

    def __init__(self, id: str, energies: int, robots: int) -> None:
        self.id = id
        self.energies: i64 = energies
        self.robots: i64 = robots
        self.parts: i64 = energies | robots


class MainFactory(Factory):
    """A main factory: so many symbols, what each is worth before and after the upgrade, and its filling bonus."""

    def __init__(
        self, id: str, energies: int, robots: int, symbols: int, value: int, upgraded: int, linked: int, bonus: int
    ) -> None:
        super().__init__(id, energies, robots)
        self.symbols = symbols
        self.value = value
        self.upgraded = upgraded
        self.linked = linked
        """The symbol that the filling bonus is linked to, counted from 1; 0: there is none."""
        self.bonus = bonus


class SecondaryFactory(Factory):
    """A secondary factory: once active it gives so many symbols of a main factory, or ROBOTS."""

    def __init__(self, id: str, energies: int, robots: int, gives: int, count: int) -> None:
        super().__init__(id, energies, robots)
        self.gives = gives
        self.count = count


class MineBoard(Board):
    """The printed sheet. Factories are counted main ones first."""

    def __init__(
        self,
        levels: list[Zone],
        deposits: list[str],
        near: list[int],
        columns: list[Column],
        mains: list[MainFactory],
        secondaries: list[SecondaryFactory],
        errors: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.levels = levels
        self.level_of = [level for level in levels for _ in range(level.size)]
        self.deposits = deposits
        """The name of each deposit."""
        self.near = near
        """For each cavity the deposits directly above and below it, as bits."""
        self.columns = columns
        self.plants: i64 = sum([int(column.plants) for column in columns])
        self.waters: i64 = sum([int(column.waters) for column in columns])
        self.mains = mains
        self.secondaries = secondaries
        self.factories: list[Factory] = [*mains, *secondaries]
        self.secondary: i64 = bit(len(self.factories)) - bit(len(mains))
        """The secondary factories, as bits."""
        self.errors = errors
        """Points lost for so many system errors."""
        self.size: i64 = len(self.level_of)
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.bonuses: i64 = sum([bit(index) for index, main in enumerate(mains) if main.linked])
        """The main factories that have a filling bonus, as bits."""
        self.all_columns: i64 = bit(len(columns)) - 1
        self.minerals: i64 = 0
        """The cavities with a pearl or a ruby, as bits."""

    def open_factories(self, crossed: i64, kind: i64) -> i64:
        """The factories with an energy or a robot (the action says which) that is not crossed yet, as bits."""
        found: i64 = 0
        for index, factory in enumerate(self.factories):
            if (factory.robots if kind == ROBOT else factory.energies) & ~crossed:
                found |= bit(index)
        return found


class MineSheet(Sheet):
    """One seat's mine and factories."""

    def __init__(self, rows: list[int], missions: list[int], symbols: list[int]) -> None:
        super().__init__(rows, missions)
        self.deposits: i64 = 0
        """The deposits circled, extracted or not."""
        self.pumps: i64 = 0
        """The columns extracted."""
        self.symbols = symbols
        """How many symbols are marked in each main factory. Replaced, never changed."""
        self.parts: i64 = 0
        """The energies and robots crossed."""
        self.done: i64 = 0
        """The factories upgraded or activated."""
        self.firsts: i64 = 0
        """The main factories whose filling bonus is circled."""
        self.lost: i64 = 0
        """The deposits that an incident has crossed off."""

    def copy(self) -> MineSheet:
        """An independent copy."""
        twin = MineSheet(self.rows.copy(), self.missions, self.symbols)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.deposits = self.deposits
        twin.pumps = self.pumps
        twin.parts = self.parts
        twin.done = self.done
        twin.firsts = self.firsts
        twin.lost = self.lost
        return twin

    def full_columns(self, board: MineBoard) -> i64:
        """The columns whose cavities are all filled."""
        full = board.all_columns
        for level in board.levels:
            full &= self.filled >> level.first
        return full
