"""The sheet of adventure 5: towers, laboratory, dome and upgrade fields, and what one seat has marked on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import Sheet, Zone
from cosmodrome.kernel.bits import bit, size_of

__all__ = [
    "ASTRONAUTS_FIELD",
    "DOME_FIELD",
    "FIRST",
    "LAB_FIELD",
    "LATER",
    "MISSIONS_FIELD",
    "MOST",
    "OTHERS",
    "DomeBoard",
    "DomeMission",
    "DomeSheet",
    "EndBonus",
]

FIRST: Final = 0
LATER: Final = 1
"""What a mission box holds: the column of the missions field whose value it is worth at the end."""
MISSIONS_FIELD: Final = 0
LAB_FIELD: Final = 1
ASTRONAUTS_FIELD: Final = 2
DOME_FIELD: Final = 3
MOST: Final = 0
OTHERS: Final = 1
"""The columns of the astronauts field."""


class EndBonus:
    """What the highest or the lowest level of a tower is worth to the first, and to those after."""

    def __init__(self, id: str, space: int, first: int, later: int) -> None:
        self.id = id
        self.space: i64 = space
        self.first = first
        self.later = later


class DomeMission(Mission):
    """A mission of adventure 5: some count levels of the laboratory with at least so many symbols circled."""

    def __init__(self, id: str, letter: int, kind: str, spaces: int, count: int, symbols: int) -> None:
        super().__init__(id, letter, FIRST, LATER, kind, spaces, count)
        self.symbols: i64 = symbols


class DomeBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        towers: list[Zone],
        cellars: int,
        ends: list[EndBonus],
        level_of: list[int],
        plants: list[int],
        waters: list[int],
        odd_sections: int,
        sections: int,
        fields: list[list[list[int]]],
        astronauts: int,
        errors: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.towers = towers
        self.cellars: i64 = cellars
        """The first level below the surface of each tower, as bits over the sheet."""
        self.starts: i64 = self.cellars | self.cellars << 1
        """The starting levels: those, and the first ones above the surface."""
        self.ends = ends
        self.level_of = level_of
        """For each space the level of the laboratory that a pipe joins it to, -1 for none."""
        self.plants = plants
        """The plants on each level of the laboratory."""
        self.waters = waters
        self.odd_sections: i64 = odd_sections
        """The sections of the dome that ask for an odd number, as bits."""
        self.sections: i64 = sections
        self.fields = fields
        """The upgrade fields missions, laboratory, astronauts, dome; each has columns, each column its values by the
        rows crossed."""
        self.astronauts: i64 = astronauts
        self.errors = errors
        """What is lost after so many system errors."""
        self.size: i64 = towers[-1].end
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.tower_of = [index for index, zone in enumerate(towers) for _ in range(zone.size)]
        self.bottoms: i64 = sum([bit(zone.first) for zone in towers])
        self.tops: i64 = sum([bit(zone.end - 1) for zone in towers])
        self.end_of = [-1] * int(self.size)
        """For each space its end bonus, -1 for none."""
        for index, end in enumerate(ends):
            self.end_of[end.space] = index
        self.halves: i64 = bit(2 * self.sections) - 1
        """All halves of the dome, as bits: those of section i are 2i and 2i + 1, from the left foot to the right."""
        self.left_halves: i64 = sum([bit(2 * section) for section in range(sections)])


class DomeSheet(Sheet):
    """One seat's city."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.odd: i64 = 0
        """The spaces that hold an odd number."""
        self.crosses: i64 = 0
        """How many spaces hold an X."""
        self.plants: list[int] = []
        """How many are circled on each level of the laboratory. Replaced, never changed."""
        self.waters: list[int] = []
        """The same for water. Replaced, never changed."""
        self.built: i64 = 0
        """The halves of the dome that are built."""
        self.cuts: i64 = 0
        """The cuts, each as the right half of its section."""
        self.upgrades: list[int] = []
        """How many rows are crossed in each upgrade field. Replaced, never changed."""
        self.astronauts: i64 = 0
        self.firsts: i64 = 0
        """The end bonuses circled at their first value, as bits."""
        self.laters: i64 = 0
        """Those circled at the later value."""

    def copy(self) -> DomeSheet:
        """An independent copy."""
        twin = DomeSheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.odd = self.odd
        twin.crosses = self.crosses
        twin.plants = self.plants
        twin.waters = self.waters
        twin.built = self.built
        twin.cuts = self.cuts
        twin.upgrades = self.upgrades
        twin.astronauts = self.astronauts
        twin.firsts = self.firsts
        twin.laters = self.laters
        return twin

    # --- towers -----------------------------------------------------------------------------------------------------

    def above(self, board: DomeBoard) -> i64:
        """The empty levels that lie on top of a filled one."""
        return self.filled << 1 & ~self.filled & ~board.bottoms & board.all

    def below(self, board: DomeBoard) -> i64:
        """The empty levels that lie under a filled one."""
        return self.filled >> 1 & ~self.filled & ~board.tops

    def beginnings(self, board: DomeBoard) -> i64:
        """The starting levels of the towers that have not begun."""
        begun = (self.filled | self.filled >> 1) & board.cellars
        return board.starts & ~(begun | begun << 1)

    # --- the dome ---------------------------------------------------------------------------------------------------

    def cuttable(self, board: DomeBoard) -> i64:
        """The sections with nothing built and no cut, as bits of their left halves."""
        return board.left_halves & ~(self.built | self.built >> 1 | self.cuts >> 1)

    def cut(self, section: i64) -> None:
        """Cut a section in two."""
        self.cuts |= bit(2 * section + 1)

    def ends_of_the_gap(self, board: DomeBoard) -> i64:
        """The sections next to what is built or to the ground, as bits: two, or one, or none."""
        gap = board.halves & ~self.built
        if not gap:
            return 0
        left: i64 = 0
        while not gap >> 2 * left & 3:
            left += 1
        right = board.sections - 1
        while not gap >> 2 * right & 3:
            right -= 1
        return bit(left) | bit(right)

    def build(self, section: i64) -> None:
        """Build a section at an end of the gap: all of it, or if it was cut the half that is next."""
        left, right = bit(2 * section), bit(2 * section + 1)
        if not self.cuts & right:
            self.built |= left | right
        elif self.built & right:
            self.built |= left
        elif not self.built & left and self.built & (left - 1) == left - 1:
            self.built |= left  # everything to the left of it is built
        else:
            self.built |= right

    def unbuilt(self, board: DomeBoard) -> i64:
        """How many pieces of the dome are still to be built."""
        return size_of((board.left_halves | self.cuts) & ~self.built)

    # --- scoring ----------------------------------------------------------------------------------------------------

    def worth(self, board: DomeBoard, field: i64, column: i64) -> int:
        """The value of an upgrade field that counts now."""
        return board.fields[field][column][self.upgrades[field]]

    def open_fields(self, board: DomeBoard) -> i64:
        """The upgrade fields with a row left to cross, as bits. The last value of a column stands below the last box."""
        found: i64 = 0
        for field in range(len(board.fields)):
            if self.upgrades[field] < len(board.fields[field][0]) - 1:
                found |= bit(field)
        return found

    def levels_with(self, symbols: i64) -> i64:
        """How many levels of the laboratory have exactly so many symbols circled."""
        found: i64 = 0
        for level in range(len(self.plants)):
            if self.plants[level] + self.waters[level] == symbols:
                found += 1
        return found
